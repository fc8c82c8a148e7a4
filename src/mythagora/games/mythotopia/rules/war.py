"""Wars: who is how strong, how one ends, and what the winner takes. MT-W1 to MT-W10."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.events import NOBODY_YET
from mythagora.engine.sets import count, first, nth, only
from mythagora.games.mythotopia.edition import (
    CAVALRY,
    HERO,
    LIMES,
    RANGER,
    RESERVE_ARMY,
    SEAS,
    V_CITADEL,
    V_DEFENDER,
    V_DRAGONS,
    V_RUNESTONES,
    V_SPOILS,
)
from mythagora.games.mythotopia.rules.counters import claim, claim_islands
from mythagora.games.mythotopia.state import (
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    NOBODY,
    RESERVE,
    MythotopiaState,
    replaced,
)

NEUTRAL: Final = -1  # the winner of a war that the neutral force has won
UNDECIDED: Final = -2
ZONES_SEARCHED: Final = vec[i64]([HAND, DRAW_PILE, DISCARD_PILE, RESERVE])


def is_side(state: MythotopiaState, province: i64, seat: i64) -> bool:
    """The owner is one even without armies. MT-W1."""
    return state.is_in_war(seat, province)


def ship_strength(state: MythotopiaState, province: i64, seat: i64) -> i64:
    """Ships in bordering seas. MT-W3."""
    total: i64 = 0
    seas = state.edition.seas_of[province]
    for sea in range(SEAS):
        if seas >> sea & 1:
            total += state.ships_in(seat, sea)
    return total


def wall_strength(state: MythotopiaState, province: i64, seat: i64) -> i64:
    """Castle or citadel, for the owner. MT-W3."""
    if state.castles >> province & 1:
        return state.edition.castle_strength
    return state.edition.citadel_strength if state.citadels[seat] >> province & 1 else 0


def card_strength(state: MythotopiaState, province: i64, seat: i64, is_owner: bool) -> i64:
    """Cavalry or Limes, and Ranger, in the reserve. MT-X3, MT-X4, MT-X23."""
    edition = state.edition
    total: i64 = 0
    if is_owner and state.in_reserve(seat, LIMES):
        total += edition.limes_strength
    if not is_owner and state.in_reserve(seat, CAVALRY):
        total += edition.cavalry_strength
    if edition.rugged >> province & 1 and state.in_reserve(seat, RANGER):
        total += edition.ranger_strength
    return total


def strength(state: MythotopiaState, province: i64, seat: i64) -> i64:
    """Of one side of a war. MT-W3."""
    is_owner = state.owned(seat) >> province & 1 != 0
    total = state.armies_in(seat, province) + state.mercenaries_in(seat, province)
    total += ship_strength(state, province, seat)
    total += card_strength(state, province, seat, is_owner)
    if is_owner:
        total += wall_strength(state, province, seat)
        if state.edition.rugged >> province & 1:
            total += state.edition.rugged_strength
    return total


def neutral_strength(state: MythotopiaState, province: i64) -> i64:
    """MT-W4."""
    total = state.edition.strength[province]
    return total + state.edition.dragon_strength if state.dragons >> province & 1 else total


def verdict(state: MythotopiaState, province: i64, owner_wins_ties: bool) -> i64:
    """The strongest side: a seat, `NEUTRAL`, or `UNDECIDED` where several are strongest. MT-W2.

    At the end of the game a tie for the first place goes to the defender, whoever is in it. MT-E2.
    """
    owner = state.owner(province)
    best = NEUTRAL
    most = neutral_strength(state, province) if owner == NOBODY else strength(state, province, owner)
    if owner != NOBODY:
        best = owner
    tied = False
    for seat in range(state.players):
        if seat != owner and state.present[seat] >> province & 1:
            power = strength(state, province, seat)
            if power > most:
                most = power
                best = seat
                tied = False
            elif power == most:
                tied = True
    if not tied:
        return best
    return owner if owner_wins_ties else UNDECIDED


def hero_decides(state: MythotopiaState, province: i64, seat: i64) -> bool:
    """A tie for the first place with this seat in it. MT-X12."""
    if verdict(state, province, False) != UNDECIDED:
        return False
    mine = strength(state, province, seat)
    if state.owner(province) == NOBODY and neutral_strength(state, province) > mine:
        return False
    for other in range(state.players):
        if is_side(state, province, other) and strength(state, province, other) > mine:
            return False
    return True


def own_wars(state: MythotopiaState, seat: i64) -> i64:
    """Wars that this seat takes part in. MT-W2."""
    return state.wars() & (state.present[seat] | state.owned(seat))


def may_end(state: MythotopiaState, province: i64) -> bool:
    return verdict(state, province, False) != UNDECIDED


def has_hero(state: MythotopiaState, seat: i64) -> bool:
    return state.can_play(seat, HERO)


def is_shielded(state: MythotopiaState, seat: i64) -> bool:
    """Reserve Army holds: its owner is in a war with another player. MT-X24."""
    return state.in_reserve(seat, RESERVE_ARMY) and fights_a_player(state, seat)


def fights_a_player(state: MythotopiaState, seat: i64) -> bool:
    """In one of its own provinces, or in another's. Wars in neutral provinces do not count. MT-X24."""
    mine = state.owned(seat)
    for other in range(state.players):
        if other != seat:
            if state.present[other] & mine != 0 or state.present[seat] & state.owned(other) != 0:
                return True
    return False


def end_war(state: MythotopiaState, province: i64, winner: i64) -> None:
    """The winner takes the province or holds it, and all armies go home. MT-W5 to MT-W9."""
    owner = state.owner(province)
    if state.events is not None:
        event = state.event("war-ends", state.active, who_learns(state, province, winner))
        event.fact("province", "province", state.edition.provinces[province])
        event.fact("winner", "side", "neutral" if winner == NEUTRAL else str(winner))
    send_home(state, province)
    if winner == NEUTRAL:
        return
    if winner == owner:
        claim(state, owner, V_DEFENDER, 0)
    else:
        capture(state, province, winner, owner)


def who_learns(state: MythotopiaState, province: i64, winner: i64) -> i64:
    """Whether the loser's card was in hand or draw pile had been its secret. MT-W6."""
    owner = state.owner(province)
    if winner in (owner, NEUTRAL) or owner == NOBODY or state.shown_lands[owner] >> province & 1:
        return NOBODY_YET
    hidden = state.pile_has(owner, HAND, province) or state.pile_has(owner, DRAW_PILE, province)
    return first(state.players) & ~only(owner) if hidden else NOBODY_YET


def send_home(state: MythotopiaState, province: i64) -> None:
    """All armies to their owners' available stock, mercenaries to the supply. MT-W9."""
    for seat in range(state.players):
        number = state.armies_in(seat, province)
        if number > 0:
            state.add_armies(seat, province, -number)
            state.ready_armies[seat] += number


def capture(state: MythotopiaState, province: i64, winner: i64, loser: i64) -> None:
    """An invader takes control; without a town left the province turns neutral. MT-W5, MT-W6, MT-W7."""
    place = only(province)
    had_citadel = loser != NOBODY and state.citadels[loser] & place != 0
    replacement = False
    if loser != NOBODY:
        replacement = give_card_up(state, province, loser)
        state.towns[loser] &= ~place
        state.cities[loser] &= ~place
        if had_citadel:
            state.citadels = replaced(state.citadels, loser, 0)
    settles = state.towns_left(winner) > 0
    if settles:
        state.province_deck &= ~place
        state.towns[winner] |= place
        state.put(winner, DISCARD_PILE, province)
        state.tell_place("captures", winner, province)
    else:
        state.province_deck |= place
        state.tell_place("turns-neutral", winner, province)
    if replacement:
        state.draw_cards(loser, 1)
    if not settles:
        return
    if had_citadel:
        claim(state, winner, V_CITADEL, 0)
    if loser != NOBODY:
        claim(state, winner, V_SPOILS, 0)
    if state.dragons & place:
        state.dragons &= ~place
        claim(state, winner, V_DRAGONS, 0)
    if state.runestones & place:
        state.runestones &= ~place
        claim(state, winner, V_RUNESTONES, 0)
    claim_islands(state, winner, province)


def give_card_up(state: MythotopiaState, province: i64, loser: i64) -> bool:
    """The loser's card of the province leaves its pile; out of the hand it is replaced. MT-W6."""
    for zone in ZONES_SEARCHED:
        if state.pile_has(loser, zone, province):
            state.lift(loser, zone, province)
            return zone == HAND
    return False


def wars_in_order(state: MythotopiaState) -> list[int]:
    """Provinces at war, for views."""
    wars = state.wars()
    return [int(nth(wars, place)) for place in range(count(wars))]
