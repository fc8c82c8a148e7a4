"""The sixteen Deity cards: effects, timing and points."""

import pytest

from mythagora.games.mytikas.cards import DEITIES, deity_points
from mythagora.games.mytikas.game import Mytikas
from tests.rules.mytikas.table import (
    asked,
    cards,
    edition_with,
    favors,
    goods,
    options,
    play,
    refusal,
    reserve,
    table,
    told,
)


def points(state: Mytikas, deity: str, seat: int = 0) -> int:
    """What the card scores now, as the engine counts and as the view shows it."""
    found = int(deity_points(state, seat, DEITIES.index(deity)))
    shown = {card.deity: card.points for card in state.view(-1).builders[seat].cards}
    assert shown[deity] == found
    return found


@pytest.mark.rule("MK-D1")
def test_a_card_works_from_the_turn_after_it_came() -> None:
    state = table(reserve={0: 2, 1: 0}, favors={0: "hades", 1: "hades"}, line="persephone")
    play(state, "go hades-night", "main", "offer persephone", "put 1")
    assert not state.view(0).builders[0].cards[0].works
    play(state, "done", "pass")
    assert asked(state) == "open-turn 1"
    assert state.view(0).builders[0].cards[0].works


@pytest.mark.rule("MK-D1")
def test_a_fresh_card_does_not_help_in_the_same_turn() -> None:
    """Seat 1 follows, takes Ares, and cannot use it; Hera would not give the bonus either."""
    state = table(reserve={0: 3}, line="persephone")
    play(state, "go hades-night", "offer persephone", "put 1")
    assert asked(state) == "open-turn 1"  # Persephone came in this turn: no bonus
    held = table(reserve={0: 3}, cards={0: "persephone:1"}, line="zeus")
    play(held, "go hades-night", "offer zeus", "put 1")
    assert options(held) == ["bonus", "done"]


@pytest.mark.rule("MK-D1")
def test_a_lost_card_stops_at_once_and_the_delay_never_touches_scoring() -> None:
    state = table(reserve={0: 3}, favors={1: "hades"}, cards={1: "hermes:1"}, line="zeus")
    play(state, "go hades-night", "offer hermes", "put 2", "follow hades")
    play(state, "take")
    assert asked(state) == "open-turn 1"  # Hermes is gone: nothing more to make
    assert cards(state, 0) == "hermes:2"
    assert points(state, "hermes") == 3


@pytest.mark.rule("MK-D1")
def test_locked_or_not_makes_no_difference() -> None:
    state = table(cards={0: "ares:L4"}, locks=1, turned=1)
    play(state, "go poseidon-day")
    assert reserve(state, 0) == 2


@pytest.mark.rule("MK-D2")
def test_zeus_follows_for_an_offering() -> None:
    state = table(reserve={1: 1}, cards={1: "zeus:1"})
    play(state, "go demeter-day", "harvest 1")
    assert options(state) == ["follow offering", "pass"]
    events = play(state, "follow offering")
    assert told(events)[0] == "follows seat=1 pays=offering"
    assert reserve(state, 1) == 0
    without = table(reserve={1: 1}, favors={1: "demeter"}, cards={1: "pan:1"})
    play(without, "go demeter-day", "harvest 1")
    assert refusal(without, "follow offering") == ("zeus-does-not-help", "MK-D2")


@pytest.mark.rule("MK-D2")
@pytest.mark.rule("MK-D20")
@pytest.mark.parametrize(
    ("held", "scored"), [("", 3), ("zeus hades", 3), ("zeus zeus", 7), ("zeus zeus hades hades", 7)]
)
def test_zeus_scores_two_identical_favors_once(held: str, scored: int) -> None:
    assert points(table(cards={0: "zeus:1"}, favors={0: held}), "zeus") == scored


@pytest.mark.rule("MK-D3")
def test_poseidon_follows_for_any_favor_to_its_own_pile() -> None:
    state = table(favors={1: "hades zeus"}, cards={1: "poseidon:1"})
    play(state, "go demeter-day", "harvest 1")
    assert options(state) == ["follow zeus", "follow hades", "pass"]
    play(state, "follow hades")
    assert favors(state, 1) == [1, 0, 0, 0]
    assert state.view(0).piles["hades"] == 3
    assert refusal(table(), "follow zeus")[0] == "following-not-now"


@pytest.mark.rule("MK-D3")
@pytest.mark.parametrize(("held", "scored"), [("", 3), ("zeus zeus", 3), ("zeus hades", 7)])
def test_poseidon_scores_two_different_favors(held: str, scored: int) -> None:
    assert points(table(cards={0: "poseidon:1"}, favors={0: held}), "poseidon") == scored


@pytest.mark.rule("MK-D4")
def test_demeter_changes_stone_on_one_level_once() -> None:
    state = table(goods={0: "2s / 3s"}, cards={0: "demeter:1"})
    assert options(state, "change") == ["change marble 1", "change marble 2", "change gold 2"]
    assert refusal(state, "change gold 1") == ("too-little-stone", "MK-D4")
    gold = state.clone()
    play(state, "change marble 1")
    assert goods(state, 0) == "1m / 3s"
    assert refusal(state, "change marble 2") == ("once-a-turn", "MK-D4")
    play(gold, "change gold 2")
    assert goods(gold, 0) == "2s / 1g"
    play(gold, "go demeter-day")
    assert refusal(gold, "change marble 1") == ("change-not-now", "MK-D4")
    assert refusal(table(goods={0: "9s"}), "change marble 1") == ("card-does-not-help", "MK-D1")


@pytest.mark.rule("MK-D4")
@pytest.mark.rule("MK-D18")
@pytest.mark.parametrize(("stone", "scored"), [(0, 3), (5, 3), (6, 5), (11, 5), (12, 7)])
def test_demeter_scores_stone(stone: int, scored: int) -> None:
    state = table(cards={0: "demeter:1"}, goods={0: f"{stone // 2}s / {stone - stone // 2}s9m9g"})
    assert points(state, "demeter") == scored


@pytest.mark.rule("MK-D5")
def test_hades_takes_three_or_seven_resources_of_any_level() -> None:
    state = table(goods={0: "2s / 1m1g"}, cards={0: "hades:1"})
    assert options(state, "sacrifice") == ["sacrifice 3"]
    assert refusal(state, "sacrifice 7") == ("too-few-goods", "MK-D5")
    play(state, "sacrifice 3", "give stone 1", "give gold 2", "give stone 1")
    assert goods(state, 0) == " / 1m"
    assert reserve(state, 0) == 1
    assert refusal(state, "sacrifice 3")[0] == "once-a-turn"
    large = table(goods={0: "9s"}, cards={0: "hades:1"})
    play(large, "sacrifice 7")  # all alike, so nothing is asked
    assert goods(large, 0) == "2s"
    assert reserve(large, 0) == 3


@pytest.mark.rule("MK-D5")
@pytest.mark.parametrize(
    ("locked", "scored"),
    [("", 0), ("ares:L4", 3), ("ares:L4 pan:L4", 5), ("ares:L4 pan:L4 hera:L5", 7)],
)
def test_hades_scores_locks_held(locked: str, scored: int) -> None:
    number = len(locked.split())
    state = table(4, cards={0: f"hades:1 {locked}".strip()}, locks=number, turned=number)
    assert points(state, "hades") == scored


@pytest.mark.rule("MK-D5")
def test_more_locks_than_three_count_as_three() -> None:
    held = "hades:L4 ares:L4 pan:L5 hera:L5"
    assert points(table(4, cards={0: held}, locks=4, turned=4), "hades") == 7


@pytest.mark.parametrize(
    ("deity", "god", "area", "answers"),
    [
        pytest.param("hera", "zeus", "zeus-day", ["produce 2"], marks=pytest.mark.rule("MK-D6")),
        pytest.param("dionysus", "demeter", "demeter-day", ["harvest 1"], marks=pytest.mark.rule("MK-D7")),
        pytest.param("aphrodite", "poseidon", "poseidon-day", [], marks=pytest.mark.rule("MK-D8")),
        pytest.param("persephone", "hades", "hades-night", ["take"], marks=pytest.mark.rule("MK-D9")),
    ],
)
def test_four_cards_stand_in_for_a_favor(deity: str, god: str, area: str, answers: list[str]) -> None:
    state = table(cards={0: f"{deity}:1"}, reserve={0: 1}, goods={0: "1s"})
    play(state, f"go {area}", *answers)
    assert "bonus" in options(state)
    assert points(state, deity) == 3
    assert points(table(cards={0: f"{deity}:1"}, favors={0: god}), deity) == 7
    other = "zeus" if god != "zeus" else "hades"
    assert points(table(cards={0: f"{deity}:1"}, favors={0: other}), deity) == 3
    without = table(reserve={0: 1}, goods={0: "1s"})
    play(without, f"go {area}", *answers)
    assert asked(without) == "open-turn 1"


@pytest.mark.rule("MK-D6")
def test_hera_helps_at_both_zeus_areas_and_nowhere_else() -> None:
    state = table(cards={0: "hera:1"}, goods={0: "1s1m1g"})
    play(state, "go zeus-night", "slot small-1")
    assert "bonus" in options(state)
    elsewhere = table(cards={0: "hera:1"}, goods={0: "1s"})
    play(elsewhere, "go demeter-day", "harvest 1")
    assert asked(elsewhere) == "open-turn 1"


@pytest.mark.rule("MK-D6")
def test_favor_and_card_together_give_one_bonus() -> None:
    state = table(cards={0: "hera:1"}, favors={0: "zeus"}, goods={0: "1s1m1g"})
    play(state, "go zeus-night", "main", "slot small-1", "bonus")
    assert reserve(state, 0) == 3
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-D19")
def test_without_the_main_action_the_card_does_not_replace_the_favor() -> None:
    state = table(cards={0: "dionysus:1"}, goods={0: "1s"})
    play(state, "go demeter-day")
    assert asked(state) == "choose-harvest 0"  # the bonus alone is no choice
    assert refusal(table(cards={0: "hera:1"}), "go zeus-night")[0] == "nothing-to-do-there"
    option = table(cards={0: "dionysus:1"}, goods={0: "1s"}, card_bonus_only=1)
    play(option, "go demeter-day")
    assert options(option) == ["main", "bonus"]


@pytest.mark.rule("MK-D10")
def test_apollo_lifts_twice_after_producing_own_or_following() -> None:
    state = table(cards={0: "apollo:1"})
    play(state, "go zeus-day", "produce 3", "move gold 1 2", "move gold 2 3", "done")
    assert goods(state, 0) == " /  / 1g"
    follower = table(cards={1: "apollo:1"}, favors={1: "zeus"})
    play(follower, "go zeus-day", "produce 1", "follow zeus", "produce 2", "move stone 1 2", "done")
    assert goods(follower, 1) == "1m / 1s"


@pytest.mark.rule("MK-D10")
@pytest.mark.parametrize(("gold", "scored"), [(0, 3), (1, 5), (2, 5), (3, 7)])
def test_apollo_scores_gold(gold: int, scored: int) -> None:
    assert points(table(cards={0: "apollo:1"}, goods={0: f"9s / / / {gold}g"}), "apollo") == scored


@pytest.mark.rule("MK-D11")
def test_athena_makes_temples_a_gold_cheaper() -> None:
    state = table(cards={0: "athena:1"}, goods={0: "1s1m"})
    assert state.view(0).builders[0].costs["small-temple"] == [1, 1, 0]
    assert state.view(0).builders[0].costs["large-temple"] == [0, 2, 1]
    assert state.view(0).builders[0].costs["minor-city"] == [2, 1, 0]
    play(state, "go zeus-night", "slot small-1")
    assert goods(state, 0) == ""
    assert points(state, "athena") == 3
    both = table(cards={0: "athena:1"}, built={0: "small-1:1 small-2:2 large-1:1 major-1:1"})
    assert points(both, "athena") == 9


@pytest.mark.rule("MK-D12")
def test_pan_adds_one_of_a_kind_just_produced() -> None:
    state = table(cards={0: "pan:1"})
    play(state, "go demeter-day", "harvest 1")
    assert options(state) == ["also stone", "also gold"]
    assert refusal(state, "also marble") == ("not-just-produced", "MK-D12")
    play(state, "also gold")
    assert goods(state, 0) == "1s2g"
    one_kind = table(cards={1: "pan:1"}, favors={1: "demeter"})
    events = play(one_kind, "go demeter-day", "harvest 1", "follow demeter", "harvest 3")
    assert "produces-extra seat=1 good=marble" in told(events)
    assert goods(one_kind, 1) == "3m"


@pytest.mark.rule("MK-D12")
@pytest.mark.parametrize(("marble", "scored"), [(2, 3), (3, 5), (6, 5), (7, 7)])
def test_pan_scores_marble(marble: int, scored: int) -> None:
    assert points(table(cards={0: "pan:1"}, goods={0: f"9s{marble}m9g"}), "pan") == scored


@pytest.mark.rule("MK-D13")
def test_artemis_makes_cities_a_marble_cheaper() -> None:
    state = table(cards={0: "artemis:1"}, goods={0: "2s"})
    assert points(state, "artemis") == 2  # the first city counts
    play(state, "go demeter-night", "slot minor-3", "favor zeus")
    assert goods(state, 0) == ""
    assert points(state, "artemis") == 4
    both = table(cards={0: "artemis:1"}, built={0: "minor-2:1 major-1:1 small-1:1"})
    assert points(both, "artemis") == 6


@pytest.mark.rule("MK-D14")
def test_ares_takes_one_more_offering() -> None:
    state = table(cards={0: "ares:1", 1: "hera:1"})
    play(state, "go poseidon-day")
    assert reserve(state, 0) == 2
    follower = table(cards={1: "ares:1"}, favors={1: "poseidon"})
    play(follower, "go poseidon-day", "follow poseidon")
    assert reserve(follower, 1) == 2


@pytest.mark.rule("MK-D14")
@pytest.mark.parametrize(("spare", "scored"), [(0, 3), (1, 5), (3, 5), (4, 7)])
def test_ares_scores_offerings_in_reserve_and_on_cards(spare: int, scored: int) -> None:
    state = table(cards={0: "ares:1 pan:1 hera:L4"}, reserve={0: spare}, locks=1, turned=1)
    assert points(state, "ares") == scored


@pytest.mark.rule("MK-D15")
def test_hephaestus_forges_a_favor_from_marble() -> None:
    state = table(cards={0: "hephaestus:1"}, goods={0: "1s / 1m"})
    play(state, "go poseidon-night", "favor zeus")
    assert options(state) == ["forge 2", "done"]
    assert refusal(state, "forge 1") == ("no-marble-there", "MK-D15")
    play(state, "forge 2", "favor poseidon")
    assert favors(state, 0) == [1, 0, 1, 0]
    assert asked(state) == "wrap-up 0"  # once; and the token just forged opens the bonus
    assert "bonus" in options(state)


@pytest.mark.rule("MK-D15")
@pytest.mark.parametrize(("held", "scored"), [("zeus", 3), ("zeus zeus", 5), ("zeus zeus hades demeter", 7)])
def test_hephaestus_scores_favors(held: str, scored: int) -> None:
    assert points(table(cards={0: "hephaestus:1"}, favors={0: held}), "hephaestus") == scored


@pytest.mark.rule("MK-D16")
def test_hestia_turns_one_resource_on_its_way_up() -> None:
    state = table(cards={0: "hestia:1"}, goods={0: "2s1g"})
    play(state, "go hades-day")
    assert options(state, "turn") == ["turn stone 1"]
    events = play(state, "turn stone 1")
    assert told(events) == ["turns seat=0 good=stone into=marble from=1 to=2"]
    assert goods(state, 0) == "1s1g / 1m"
    assert refusal(state, "turn stone 1") == ("no-turning-now", "MK-D16")
    play(state, "move marble 2 3", "done", "done")  # it may move on
    assert goods(state, 0) == "1s1g /  / 1m"
    marble = table(cards={0: "hestia:1"}, goods={0: "1m / / / 1m"})
    play(marble, "go hades-day")
    assert refusal(marble, "turn marble 4") == ("top-level", "MK-A7")
    play(marble, "turn marble 1")
    assert goods(marble, 0) == " / 1g /  / 1m"


@pytest.mark.rule("MK-D16")
@pytest.mark.parametrize(("top", "scored"), [("", 3), ("5s", 3), ("1s1m", 5), ("1s1m1g", 7)])
def test_hestia_scores_kinds_on_the_top(top: str, scored: int) -> None:
    assert points(table(cards={0: "hestia:1"}, goods={0: f"1s1m1g / / / {top}"}), "hestia") == scored


@pytest.mark.rule("MK-D17")
def test_hermes_takes_and_makes_either_may_be_skipped() -> None:
    state = table(cards={0: "hermes:1"}, line="zeus")
    play(state, "go hades-night")
    assert asked(state) == "make-offering 0"  # taken; now it can be offered
    assert options(state) == ["offer zeus", "offer hermes", "done"]
    skipped = state.clone()
    play(skipped, "done")
    assert reserve(skipped, 0) == 1
    play(state, "offer zeus")
    assert cards(state, 0) == "zeus:1 hermes:1"
    only_make = table(cards={0: "hermes:1"}, reserve={0: 1}, line="zeus")
    play(only_make, "go hades-night", "offer zeus")
    assert reserve(only_make, 0) == 0


@pytest.mark.rule("MK-D17")
@pytest.mark.rule("MK-D20")
@pytest.mark.parametrize(
    ("held", "scored"), [("", 3), ("pan:1", 5), ("pan:1 ares:1", 5), ("pan:1 ares:1 hera:1", 7)]
)
def test_hermes_scores_cards_itself_included(held: str, scored: int) -> None:
    assert points(table(cards={0: f"hermes:1 {held}".strip()}), "hermes") == scored


@pytest.mark.rule("MK-D18")
def test_steps_are_edition_data_and_effects_need_the_main_action() -> None:
    printed = edition_with(("points = [3, 5, 7]", "points = [1, 6, 9]"))
    assert points(table(cards={0: "apollo:1"}, goods={0: "1g"}, edition=printed), "apollo") == 6
    state = table(cards={0: "ares:1"}, favors={0: "poseidon"}, reserve={0: 1}, line="zeus")
    play(state, "go poseidon-day", "bonus", "offer ares")
    assert reserve(state, 0) == 0  # nothing taken: the main action was declined


@pytest.mark.rule("MK-D20")
def test_resource_counts_cover_all_levels() -> None:
    state = table(cards={0: "pan:1"}, goods={0: "1m / 1m / 1m / 4m"})
    assert points(state, "pan") == 7


@pytest.mark.rule("MK-D21")
def test_a_cost_never_falls_below_nothing_and_extras_come_before_the_bonus() -> None:
    free = edition_with(("goods = [2, 1, 0]", "goods = [2, 0, 0]"))
    state = table(cards={0: "artemis:1"}, edition=free)
    assert state.view(0).builders[0].costs["minor-city"] == [2, 0, 0]
    state = table(cards={0: "apollo:1"}, favors={0: "zeus"})
    play(state, "go zeus-day", "produce 2", "move stone 1 2", "done")
    assert asked(state) == "wrap-up 0"
    assert "bonus" in options(state)
