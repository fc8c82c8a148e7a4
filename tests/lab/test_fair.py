"""Fair deals follow from the sealed seed, can be repeated, and the hunt finds what is there to be found."""

import msgspec
import pytest

from mythagora import shelf
from mythagora.cli import fairness
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.lab import fair
from mythagora.lab.fair import attempt_seed
from mythagora.lab.hunt import Hunter, Prey, total_games
from mythagora.lab.hunt import Terms as HuntTerms
from mythagora.lab.run import unwatched
from mythagora.storage.records import FairDeal, Judged, Terms
from tests.texts.test_texts import Strict

GAME = shelf.find("mytikas")  # where even short games have a winner
EDITION = shelf.edition("mytikas")
OPTIONS = {"turn-limit": 3}
MYTHE = shelf.edition("mythe")
SEALED = bytes(range(32))
TERMS = Terms(bound=15, rollouts=6, attempts=4, bot="random")


def test_attempts_differ_and_follow_from_the_seed() -> None:
    seeds = [attempt_seed(SEALED, attempt) for attempt in range(4)]
    assert len(set(seeds)) == 4
    assert seeds == [attempt_seed(SEALED, attempt) for attempt in range(4)]
    assert attempt_seed(bytes(32), 0) != seeds[0]
    assert all(len(seed) == 32 for seed in seeds)


def test_the_first_deal_within_the_bound_is_taken() -> None:
    found = fair.deal(GAME, 2, OPTIONS, EDITION, SEALED, TERMS)
    assert found.judged[found.chosen].attempt == found.chosen
    if found.is_fair:
        assert found.chosen == len(found.judged) - 1
        assert found.judged[-1].worst <= TERMS.bound
        assert all(one.worst > TERMS.bound for one in found.judged[:-1])
    whole = fair.deal(GAME, 2, OPTIONS, EDITION, SEALED, msgspec.structs.replace(TERMS, bound=100))
    assert whole.is_fair
    assert len(whole.judged) == 1
    assert whole.judged[0] == found.judged[0]


def test_where_none_is_fair_the_fairest_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = iter([(900, 100), (700, 300), (800, 200), (700, 300)])

    def judged(*arguments: object) -> Judged:
        return Judged(int(str(arguments[6])), next(shares))

    monkeypatch.setattr(fair, "judge", judged)
    found = fair.deal(GAME, 2, OPTIONS, EDITION, SEALED, TERMS)
    assert not found.is_fair
    assert found.chosen == 1
    assert found.judged[1].worst == 20.0


def test_a_deal_can_be_repeated_and_a_false_one_is_found_out() -> None:
    found = fair.deal(GAME, 2, OPTIONS, EDITION, SEALED, TERMS)
    read = msgspec.json.decode(msgspec.json.encode(found), type=FairDeal)
    assert read == found
    assert fair.holds(GAME, 2, OPTIONS, EDITION, SEALED, read)
    strange = [bytes([number] * 32) for number in range(5)]
    assert not all(fair.holds(GAME, 2, OPTIONS, EDITION, seed, read) for seed in strange)
    other = msgspec.structs.replace(read, chosen=read.chosen + 1)
    assert not fair.holds(GAME, 2, OPTIONS, EDITION, SEALED, other)


@pytest.mark.parametrize(
    "terms", [Terms(bound=0), Terms(rollouts=0), Terms(attempts=10**6), Terms(bound=101)]
)
def test_terms_have_bounds(terms: Terms) -> None:
    with pytest.raises(InputError, match="fair-terms"):
        fair.check(terms)


def test_it_is_told_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    fairness.fair(Strict("en"), Screen(), "mythe", 3, ["turn-limit=6"], "", "7", TERMS)
    said = " ".join(capsys.readouterr().out.split())
    assert "Sealed seed 0000" in said
    assert attempt_seed(bytes(31) + b"\7", 0).hex()[:8] in said or "deal 0" not in said


def hunting(**changes: object) -> HuntTerms:
    usual = {"game": "mythe", "level": "level1", "against": ("random",), "players": 2, "trials": 2}
    return HuntTerms(**{**usual, "games": 2, "margin": 0.05, "seed": 1, **changes})  # type: ignore[arg-type]


def test_a_hunt_tries_then_shows_it_again() -> None:
    terms = hunting()
    told: list[int] = []
    found = Hunter(terms, MYTHE, {"turn-limit": 1}, None, told.append).hunt()
    assert sum(told) == total_games(terms)
    assert len(found.tried) == 2
    assert len(found.finalists) == 2
    assert found.tried[0].factors == dict.fromkeys(found.tried[0].factors, 1.0)  # it begins where we are
    assert found.tried[0].bot.startswith("search:level1,")
    again = Hunter(terms, MYTHE, {"turn-limit": 1}, None, told.append).hunt()
    assert [prey.bot for prey in again.tried] == [prey.bot for prey in found.tried]


def test_to_dominate_is_to_beat_everyone_surely() -> None:
    from mythagora.lab.figures import Estimate

    strong, close = Estimate(0.7, 0.05, 100), Estimate(0.56, 0.05, 100)
    assert Prey("a", {}, {}, {"x": strong, "y": strong}).dominates(0.5, 0.05)
    assert not Prey("a", {}, {}, {"x": strong, "y": close}).dominates(0.5, 0.05)


def test_only_levels_have_weights() -> None:
    with pytest.raises(InputError, match="hunt-level"):
        Hunter(hunting(level="thumb"), MYTHE, {}, None, unwatched)
