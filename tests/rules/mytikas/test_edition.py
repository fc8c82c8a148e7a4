"""The edition file: its numbers change the game, and a wrong one is told with file and key."""

import pytest

from mythagora.engine.errors import InputError
from tests.rules.mytikas.table import STANDARD, edition_with, goods, options, play, table


def problem(old: str, new: str) -> dict[str, str]:
    with pytest.raises(InputError) as caught:
        edition_with((old, new))
    assert caught.value.facts["file"] == "test.toml"
    return {"name": caught.value.name, **caught.value.facts}


def test_every_number_has_an_origin() -> None:
    assert len(STANDARD.origins) == 4 + 1 + 3 + 3 + 8 + 7 + 2
    assert STANDARD.origins["zeus-day"].startswith("rulebook")
    assert STANDARD.origins["cost.minor-city"].startswith("reconstruction")


def test_the_hash_covers_numbers_and_not_remarks() -> None:
    assert edition_with(('origin = "reconstruction"', 'origin = "own"')).hash == STANDARD.hash
    assert edition_with(("goods = [2, 1, 0]", "goods = [3, 1, 0]")).hash != STANDARD.hash


def test_a_corrected_file_changes_the_game() -> None:
    changed = edition_with(
        ("goods = [2, 1, 0]", "goods = [1, 0, 0]"),
        ("sets = [[3, 0, 0]", "sets = [[5, 0, 0]"),
        ("ups = 4", "ups = 1"),
        ("values = [4, 5, 6]", "values = [2, 3, 9]"),
    )
    state = table(goods={0: "1s"}, edition=changed, reserve={0: 9}, line="zeus")
    assert "go demeter-night" in options(state)
    assert state.view(0).next_lock == 2
    play(state, "go zeus-day", "produce 1")
    assert goods(state, 0) == "6s"
    ups = table(goods={0: "1s1m"}, edition=changed)
    play(ups, "go hades-day", "move stone 1 2")
    assert ups.view(0).question.name == "wrap-up"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("goods = [2, 1, 0]", "goods = [2, 1]", "cost.minor-city.goods"),
        ("goods = [2, 1, 0]", "goods = [2, 1, 10]", "cost.minor-city.goods"),
        ("goods = [2, 1, 0]", 'goods = "2s1m"', "cost.minor-city.goods"),
        ("sets = [[3, 0, 0], ", "sets = [", "zeus-day.sets"),
        ("[3, 0, 0]", "[0, 0, 0]", "zeus-day.sets"),
        ("[3, 0, 0]", "[true, 0, 0]", "zeus-day.sets"),
        ("set = [4, 0, 0]", "set = [0, 0, 0]", "demeter-day[2].set"),
        ("favors = 1\norigin", "favors = 0\norigin", "poseidon-night.favors"),
        ("ups = 4", "ups = 10", "hades-day.ups"),
        ("offerings = 1\norigin", "offerings = 0\norigin", "hades-night.offerings"),
        ('kind = "up"', 'kind = "down"', "bonus.zeus-day.kind"),
        ('kind = "up"\n', "", "bonus.zeus-day.kind"),
        ('kind = "make"\ntimes = 1', 'kind = "make"\ntimes = 2', "bonus.poseidon-day.times"),
        ("any = 2", "any = 5", "slot.minor-2.any"),
        ("values = [4, 5, 6]", "values = [4, 4, 6]", "locks.values"),
        ("values = [4, 5, 6]", "values = [1, 4, 6]", "locks.values"),
        ("points = [3, 5, 7]", "points = [3, 5]", "steps.points"),
        ("[steps]", "[step]", "steps"),
        ("[slot.large-1]", "[slot.large-2]", "slot.large-1"),
        ('origin = "rulebook"', 'origin = "hearsay"', "zeus-day.origin"),
        ("format = 1", "format = 2", "format"),
    ],
)
def test_a_wrong_value_is_told_with_its_key(old: str, new: str, key: str) -> None:
    found = problem(old, new)
    assert found["name"] == "edition-value"
    assert found["key"] == key
    assert found["expected"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[locks]", "[locks]\nvalue = 3", "locks.value"),
        ("[slot.minor-2]\nany = 2", "[slot.minor-2]\nmoves = 2", "slot.minor-2.moves"),
        ("format = 1", "format = 1\nextra = 1", "extra"),
    ],
)
def test_a_misspelt_key_is_told(old: str, new: str, key: str) -> None:
    found = problem(old, new)
    assert (found["name"], found["key"]) == ("edition-unknown-key", key)
