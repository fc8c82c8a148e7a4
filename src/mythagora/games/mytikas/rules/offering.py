"""Offerings: taking them, making them on a card, and the locks that secure a card for good."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import only
from mythagora.engine.steps import about_of
from mythagora.games.mytikas.cards import DEITIES, HERMES
from mythagora.games.mytikas.rules.refusals import (
    CARD_IS_LOCKED,
    CARD_NOT_IN_PLAY,
    NO_OFFERING_LEFT,
    OUTBID_THE_OWNER,
    OVER_THE_LOCK,
    TOO_FEW_OFFERINGS,
    out_of_place,
)
from mythagora.games.mytikas.state import (
    DEITY_COUNT,
    DONE,
    FORGE,
    LOCKS_GONE,
    MAKE_OFFERING,
    MOST_PUT,
    NOBODY,
    OFFER,
    PUT,
    PUT_OFFERINGS,
    TAKE,
    MytikasState,
    MytikasStep,
    replaced,
)


class ServeHades(MytikasStep):
    """Take Offerings, or make an offering? With Hermes both, in that order. MK-A8, MK-D17."""

    name: str = "serve-hades"
    rule: str = "MK-A8"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        acts.add(TAKE)
        add_offers(state, acts, seat)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action == TAKE:
            return ALLOWED
        if action >= OFFER and action < PUT:
            return offer_refusal(state, seat, action - OFFER)
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action >= OFFER:
            state.ask(PUT_OFFERINGS, seat, action - OFFER)
            return
        take_offerings(state, seat, state.edition.night_offerings)
        if state.commands(seat, HERMES):
            state.ask(MAKE_OFFERING, seat, 1)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        if can_offer(state, seat):
            return False
        self.apply(state, seat, TAKE)
        return True


class MakeOffering(MytikasStep):
    """To which card? Your own, one of the line, or an opponent's. Hermes lets you skip it. MK-O1, MK-D17."""

    name: str = "make-offering"
    rule: str = "MK-O1"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        add_offers(state, acts, seat)
        if about_of(state.asked) != 0:
            acts.add(DONE)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action >= OFFER and action < PUT:
            return offer_refusal(state, seat, action - OFFER)
        if action == DONE and about_of(state.asked) != 0:
            return ALLOWED
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action >= OFFER:
            state.ask(PUT_OFFERINGS, seat, action - OFFER)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """No card can be served; or exactly one, and it must be."""
        only_one: i64 = NOBODY
        for deity in range(DEITY_COUNT):
            if may_offer(state, seat, deity):
                if only_one != NOBODY or about_of(state.asked) != 0:
                    return False
                only_one = deity
        if only_one != NOBODY:
            state.ask(PUT_OFFERINGS, seat, only_one)
        return True


class PutOfferings(MytikasStep):
    """How many Offerings on this card? MK-O1, MK-O3, MK-O6."""

    name: str = "put"
    rule: str = "MK-O1"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        deity = about_of(state.asked)
        for number in range(fewest(state, seat, deity), most(state, seat, deity) + 1):
            acts.add(PUT + number - 1)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action < PUT or action >= FORGE:
            return out_of_place(action)
        deity = about_of(state.asked)
        number = action - PUT + 1
        if number > state.reserve[seat]:
            return NO_OFFERING_LEFT
        if number < fewest(state, seat, deity):
            return OUTBID_THE_OWNER
        return ALLOWED if number <= most(state, seat, deity) else OVER_THE_LOCK

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        put_offerings(state, seat, about_of(state.asked), action - PUT + 1)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        deity = about_of(state.asked)
        number = fewest(state, seat, deity)
        if number != most(state, seat, deity):
            return False
        put_offerings(state, seat, deity, number)
        return True


def add_offers(state: MytikasState, acts: Actions, seat: i64) -> None:
    if state.reserve[seat] > 0:
        for deity in range(DEITY_COUNT):
            if may_offer(state, seat, deity):
                acts.add(OFFER + deity)


def can_offer(state: MytikasState, seat: i64) -> bool:
    if state.reserve[seat] > 0:
        for deity in range(DEITY_COUNT):
            if may_offer(state, seat, deity):
                return True
    return False


def may_offer(state: MytikasState, seat: i64, deity: i64) -> bool:
    """An unlocked card before a player or face up in the line, and Offerings enough. MK-O1."""
    if state.locked[deity] > 0:
        return False
    if state.holder(deity) == NOBODY and state.line_place(deity) < 0:
        return False
    return fewest(state, seat, deity) <= most(state, seat, deity)


def offer_refusal(state: MytikasState, seat: i64, deity: i64) -> Refusal:
    """A card still face down is refused like one in the deck: nobody can tell them apart. MK-O6."""
    if state.holder(deity) == NOBODY and state.line_place(deity) < 0:
        return CARD_NOT_IN_PLAY
    if state.locked[deity] > 0:
        return CARD_IS_LOCKED
    if may_offer(state, seat, deity):
        return ALLOWED
    return NO_OFFERING_LEFT if state.reserve[seat] == 0 else TOO_FEW_OFFERINGS


def fewest(state: MytikasState, seat: i64, deity: i64) -> i64:
    """One, or one more than its owner has on it. MK-O1, MK-O6."""
    owner = state.holder(deity)
    return 1 if owner in (seat, NOBODY) else state.on_card[deity] + 1


def most(state: MytikasState, seat: i64, deity: i64) -> i64:
    """The reserve, and not more than the lowest lock asks for while one is left. MK-O3, MK-O5."""
    number = min(state.reserve[seat], MOST_PUT)
    lock = state.next_lock()
    if lock == 0 or state.offerings_over_lock:
        return number
    return min(number, lock - state.on_card[deity] if state.holder(deity) == seat else lock)


def take_offerings(state: MytikasState, seat: i64, number: i64) -> None:
    """From the supply, which has no end. MK-S10."""
    state.reserve[seat] += number
    if state.events is not None:
        state.tell(
            Event("takes-offerings").fact("seat", "seat", str(seat)).fact("count", "number", str(number))
        )


def put_offerings(state: MytikasState, seat: i64, deity: i64, number: i64) -> None:
    """Protect your card, take one of the line, or outbid an owner, who gets their own back. MK-O1, MK-O2."""
    owner = state.holder(deity)
    state.reserve[seat] -= number
    if state.events is not None:
        tell_offering(state, seat, owner, deity, number)
    if owner == seat:
        state.on_card[deity] += number
    else:
        if owner == NOBODY:
            state.line = replaced(state.line, state.line_place(deity), -1)
        else:
            state.reserve[owner] += state.on_card[deity]
            state.cards = replaced(state.cards, owner, state.cards[owner] & ~only(deity))
        state.cards = replaced(state.cards, seat, state.cards[seat] | only(deity))
        state.on_card[deity] = number
        state.fresh |= only(deity)
    take_locks(state, seat, deity)


def tell_offering(state: MytikasState, seat: i64, owner: i64, deity: i64, number: i64) -> None:
    verb = "protects" if owner == seat else "takes-card" if owner == NOBODY else "steals-card"
    event = Event(verb).fact("seat", "seat", str(seat)).fact("deity", "deity", DEITIES[deity])
    event.fact("count", "number", str(number))
    if verb == "steals-card":
        event.fact("other", "seat", str(owner)).fact("back", "number", str(state.on_card[deity]))
    state.tell(event)


def take_locks(state: MytikasState, seat: i64, deity: i64) -> None:
    """The moment a card holds what the lowest lock says, it is secured; then the next lock counts. MK-O3.

    Only the card just served can reach it, unless cards may hold more than a lock: then any card may
    have waited for its number, those of the seat first, and clockwise from there.
    """
    if state.next_lock() != 0 and state.on_card[deity] == state.next_lock():
        lock(state, seat, deity)
    if state.offerings_over_lock:
        while True:
            waiting = next_to_lock(state, seat)
            if waiting == NOBODY:
                return
            lock(state, state.holder(waiting), waiting)


def next_to_lock(state: MytikasState, seat: i64) -> i64:
    """A card that holds exactly what the lowest lock says; -1 for none."""
    value = state.next_lock()
    if value != 0:
        for place in range(state.players):
            owner = state.after(seat, place)
            for deity in range(DEITY_COUNT):
                if state.cards[owner] >> deity & 1 and state.on_card[deity] == value:
                    return deity
    return NOBODY


def lock(state: MytikasState, seat: i64, deity: i64) -> None:
    """The lock goes on the card, the Offerings back to the supply. MK-O3."""
    value = state.next_lock()
    state.locked = replaced(state.locked, deity, value)
    state.on_card[deity] = 0
    state.locks_taken += 1
    if state.events is not None:
        state.tell(
            Event("locks")
            .fact("seat", "seat", str(seat))
            .fact("deity", "deity", DEITIES[deity])
            .fact("lock", "number", str(value))
        )
    if state.next_lock() == 0:
        state.ending |= LOCKS_GONE
        if state.events is not None:
            state.tell(Event("locks-gone").fact("seat", "seat", str(seat)))
