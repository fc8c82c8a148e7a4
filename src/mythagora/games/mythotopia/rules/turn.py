"""A turn: two actions, free actions around them, then the hand is filled. MT-T1 to MT-T6."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import nth
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import (
    CHARTER_COUNT,
    GOLD,
    HERO,
    IMPROVEMENT,
    MARAUDERS,
    MERCENARY,
    PROVINCES,
    QUEEN,
    SEER,
    V_PATRONAGE,
    WAREHOUSE,
)
from mythagora.games.mythotopia.paying import gold_within_reach
from mythagora.games.mythotopia.rules.armies import buy, can_buy, can_garrison, can_launch, ports, withdrawals
from mythagora.games.mythotopia.rules.build import found_city, pave, raise_castle
from mythagora.games.mythotopia.rules.cards import (
    hire,
    is_action_card,
    is_free_card,
    make_peace,
    play_text,
    revive,
    works,
)
from mythagora.games.mythotopia.rules.charters import (
    can_reveal,
    can_seek,
    look_at_charters,
    reveal,
    seer_choices,
    seer_refusal,
    show_charter,
    use_seer,
)
from mythagora.games.mythotopia.rules.counters import claim, may_claim
from mythagora.games.mythotopia.rules.deck import (
    can_remove,
    can_stow,
    crafts_on_offer,
    draft,
    lands_on_offer,
    room_in_reserve,
)
from mythagora.games.mythotopia.rules.final import call_end, enough_are_empty, may_call, resolve_wars
from mythagora.games.mythotopia.rules.invade import can_invade, targets_allowed
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    AT_WAR,
    CANNOT_INVADE,
    CANNOT_PAY,
    CHARTER_NOT_MET,
    DECK_TOO_SMALL,
    HELD_BY_RESERVE_ARMY,
    MUST_COME_FIRST,
    NO_ACTION_LEFT,
    NO_ARMIES_THERE,
    NO_ARMY_ON_MAP,
    NO_ARMY_READY,
    NO_CHARTER,
    NO_CHARTERS,
    NO_CLEAR_WINNER,
    NO_HERO,
    NO_MERCENARY_LEFT,
    NO_NETWORK,
    NO_PATRONAGE,
    NO_PORT,
    NO_SEER,
    NO_SHIP_READY,
    NO_SHIP_SYMBOL,
    NO_SHIPS_THERE,
    NO_TEXT,
    NO_TIE_TO_BREAK,
    NO_WAR_THERE,
    NO_WAREHOUSE,
    NOT_AT_HAND,
    NOT_CALLED,
    NOT_ENOUGH_EMPTY,
    NOT_IN_HAND,
    NOT_ON_OFFER,
    NOT_SOLE_LEADER,
    NOT_YOUR_WAR,
    NOTHING_TO_DO_WITH,
    ONCE_A_TURN,
    ONE_CHARTER,
    ONE_DRAFT,
    ONE_STOW,
    POOL_IS_EMPTY,
    RESERVE_IS_FULL,
    SEER_TAKES_OTHERS,
    VICTORY_IS_EMPTY,
    out_of_place,
)
from mythagora.games.mythotopia.rules.roads import can_march
from mythagora.games.mythotopia.rules.war import (
    end_war,
    has_hero,
    hero_decides,
    is_shielded,
    may_end,
    own_wars,
    verdict,
)
from mythagora.games.mythotopia.state import (
    BUY,
    CARRY_OUT,
    CHOOSE_DISCARDS,
    CHOOSE_DRAFT,
    CHOOSE_GARRISON,
    CHOOSE_ORIGIN,
    CHOOSE_PORT,
    CHOOSE_RECALL,
    CHOOSE_REMOVALS,
    CHOOSE_WITHDRAWAL,
    DEED_BUY,
    DEED_CASTLE,
    DEED_CHARTERS,
    DEED_CITY,
    DEED_DRAFT,
    DEED_EXTRA,
    DEED_GARRISON,
    DEED_HIRE,
    DEED_INVADE,
    DEED_PATRONAGE,
    DEED_PEACE,
    DEED_REVIVE,
    DEED_ROAD,
    DISCARD_VERB,
    DRAFT_VERB,
    DRAFTED,
    END_GAME,
    END_TURN,
    END_WAR,
    FREE_ACTION,
    GARRISON,
    HAND,
    HERO_WAR,
    INVADE,
    LAST_ROUND,
    LAUNCH,
    LAY_RESERVE,
    LIMIT,
    MARCH,
    MARCH_FROM,
    MARCHED,
    ORDER_PIECES,
    PASS,
    PATRONIZE,
    PLAY,
    PROCLAIM,
    RECALL_SHIPS,
    REMOVE_VERB,
    RESERVE,
    REVEAL,
    SEEK,
    SEEK_CHARTER,
    SEER_TAKES,
    STORE,
    STOW,
    STOW_CARD,
    STOWED,
    TAKE_TURN,
    WAR_ENDED,
    WITHDRAW,
    ZONES,
    MythotopiaState,
    MythotopiaStep,
    is_card,
    is_in,
)

ACTIONS_A_TURN: Final = 2


class TakeTurn(MythotopiaStep):
    """What does the active seat do next? MT-T1."""

    name: str = "take-turn"
    rule: str = "MT-T1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        taken = about_of(state.asked)
        if taken < ACTIONS_A_TURN:
            if taken == 0 and state.happened & FREE_ACTION == 0:
                add_first_actions(state, seat, acts)
            add_actions(state, seat, acts)
        else:
            acts.add(END_TURN)
        add_texts(state, seat, taken < ACTIONS_A_TURN, acts)
        add_free_actions(state, seat, acts)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        taken = about_of(state.asked)
        if action == END_TURN:
            end_turn(state, seat)
        elif action in (END_GAME, PROCLAIM):
            if action == PROCLAIM:
                show_charter(state, seat)
            call_end(state, seat)
        elif is_free(action):
            state.happened |= FREE_ACTION
            state.ask(TAKE_TURN, seat, taken)
            take_free_action(state, seat, action)
        else:
            state.ask(TAKE_TURN, seat, taken + 1)
            take_action(state, seat, action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """Never; but the action before is over, so that a card whose text served it may pay again. MT-C1."""
        state.barred = 0
        return False

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        taken = about_of(state.asked)
        if action == END_TURN:
            return out_of_place(action)
        if is_free(action):
            return free_refusal(state, seat, action)
        if action == PROCLAIM:
            return NO_CHARTER if state.charter[seat] < 0 else call_refusal(state)
        if not is_turn_action(action):
            return out_of_place(action)
        if taken == ACTIONS_A_TURN:
            return NO_ACTION_LEFT
        if action == END_GAME or is_in(action, END_WAR, 2 * PROVINCES):
            if taken > 0 or state.happened & FREE_ACTION:
                return MUST_COME_FIRST
            return call_refusal(state) if action == END_GAME else war_refusal(state, seat, action)
        return action_refusal(state, seat, action)


def is_free(action: i64) -> bool:
    """Whether it costs no action. MT-T3, MT-T5."""
    if action in (MARCH, STOW, REVEAL):
        return True
    if is_in(action, SEER_TAKES, CHARTER_COUNT):
        return True
    return is_card(action, PLAY) and is_free_card(action - PLAY)


def is_turn_action(action: i64) -> bool:
    """Whether it is one of the actions a turn consists of."""
    return (
        action <= END_TURN or action == SEEK or is_in(action, END_WAR, 2 * PROVINCES) or is_card(action, PLAY)
    )


# What is on offer.


def add_first_actions(state: MythotopiaState, seat: i64, acts: Actions) -> None:
    """End a war, end the game: only as the first thing done. MT-T3."""
    wars = own_wars(state, seat)
    while wars != 0:
        province = nth(wars, 0)
        wars &= wars - 1
        if may_end(state, province):
            acts.add(END_WAR + province)
        elif has_hero(state, seat) and hero_decides(state, province, seat):
            acts.add(HERO_WAR + province)
    if may_call(state, seat):
        acts.add(END_GAME)


def add_actions(state: MythotopiaState, seat: i64, acts: Actions) -> None:
    if can_invade(state, seat):
        acts.add(INVADE)
    if can_garrison(state, seat):
        acts.add(GARRISON)
    if withdrawals(state, seat) != 0:
        acts.add(WITHDRAW)
    if can_launch(state, seat):
        acts.add(LAUNCH)
    if state.seas_with_ships(seat) > 0:
        acts.add(RECALL_SHIPS)
    if can_buy(state, seat):
        acts.add(BUY)
    if can_draft(state, seat):
        acts.add(DRAFT_VERB)
    if state.hand_size(seat) > 0 and room_in_reserve(state, seat) > 0:
        acts.add(STORE)
    if state.cards_at_hand(seat) > 0:
        acts.add(DISCARD_VERB)
    if can_remove(state, seat):
        acts.add(REMOVE_VERB)
    if can_patronize(state, seat):
        acts.add(PATRONIZE)
    if can_seek(state, seat):
        acts.add(SEEK)
    acts.add(PASS)


def can_draft(state: MythotopiaState, seat: i64) -> bool:
    """MT-D1, MT-T2."""
    if state.happened & DRAFTED or not gold_within_reach(state, seat, state.edition.draft_gold):
        return False
    return crafts_on_offer(state, seat) != 0 or lands_on_offer(state, seat) != 0


def can_patronize(state: MythotopiaState, seat: i64) -> bool:
    """MT-V9, MT-V13."""
    if not may_claim(state, seat, V_PATRONAGE):
        return False
    return gold_within_reach(state, seat, state.edition.patronage_gold)


def add_texts(state: MythotopiaState, seat: i64, action_left: bool, acts: Actions) -> None:
    """Cards at hand that can be played for their text. MT-C5."""
    cards = state.crafts[seat * ZONES + HAND] | state.crafts[seat * ZONES + RESERVE]
    while cards != 0:
        card = nth(cards, 0) + IMPROVEMENT
        cards &= cards - 1
        if is_free_card(card) or (action_left and is_action_card(state, card)):
            if works(state, seat, card):
                acts.add(PLAY + card)


def add_free_actions(state: MythotopiaState, seat: i64, acts: Actions) -> None:
    if can_march(state, seat):
        acts.add(MARCH)
    if can_stow(state, seat):
        acts.add(STOW)
    if state.charter[seat] >= 0:
        if can_reveal(state, seat):
            acts.add(REVEAL)
        choices = seer_choices(state, seat)
        while choices != 0:
            acts.add(SEER_TAKES + nth(choices, 0))
            choices &= choices - 1
        if may_call(state, seat):
            acts.add(PROCLAIM)


# What is done.


def take_action(state: MythotopiaState, seat: i64, action: i64) -> None:
    if action == INVADE:
        state.ask(CHOOSE_ORIGIN, seat)
    elif action == GARRISON:
        state.ask(CHOOSE_GARRISON, seat)
    elif action == WITHDRAW:
        state.ask(CHOOSE_WITHDRAWAL, seat)
    elif action == LAUNCH:
        state.ask(CHOOSE_PORT, seat)
    elif action == RECALL_SHIPS:
        state.ask(CHOOSE_RECALL, seat)
    elif action == BUY:
        state.ask(ORDER_PIECES, seat)
    elif action == DRAFT_VERB:
        state.happened |= DRAFTED
        state.ask(CHOOSE_DRAFT, seat)
    elif action == STORE:
        state.ask(LAY_RESERVE, seat)
    elif action == DISCARD_VERB:
        state.ask(CHOOSE_DISCARDS, seat)
    elif action == REMOVE_VERB:
        state.ask(CHOOSE_REMOVALS, seat)
    elif action == PATRONIZE:
        state.ask(CARRY_OUT, seat, DEED_PATRONAGE)
        ask_payment(state, seat, GOLD, state.edition.patronage_gold)
    elif action == SEEK:
        state.ask(SEEK_CHARTER, seat)
    elif action == PASS:
        if state.events is not None:
            state.event("passes", seat)
    elif action >= PLAY:
        play_text(state, seat, action - PLAY)
    else:
        fight_out(state, seat, action)


def fight_out(state: MythotopiaState, seat: i64, action: i64) -> None:
    """End a war, with Hero if it is a tie. MT-W2, MT-X12."""
    state.happened |= WAR_ENDED
    if action < HERO_WAR:
        end_war(state, action - END_WAR, verdict(state, action - END_WAR, False))
    else:
        state.play_card(seat, HERO)
        state.tell_card("plays", seat, HERO)
        end_war(state, action - HERO_WAR, seat)


def take_free_action(state: MythotopiaState, seat: i64, action: i64) -> None:
    if action == MARCH:
        state.happened |= MARCHED
        state.ask(MARCH_FROM, seat)
    elif action == STOW:
        state.happened |= STOWED
        state.ask(STOW_CARD, seat)
    elif action == REVEAL:
        reveal(state, seat)
    elif action >= PLAY:
        play_text(state, seat, action - PLAY)
    else:
        use_seer(state, seat, action - SEER_TAKES)


def hand_limit(state: MythotopiaState, seat: i64) -> i64:
    """MT-T1, MT-X22."""
    return state.edition.hand + 1 if state.in_reserve(seat, QUEEN) else state.edition.hand


def end_turn(state: MythotopiaState, seat: i64) -> None:
    """The hand is filled, and the next seat's turn begins. MT-T1, MT-E4, MT-E5."""
    if state.events is not None:
        state.event("ends-turn", seat)
    state.draw_cards(seat, hand_limit(state, seat) - state.hand_size(seat))
    state.happened = 0
    state.turn += 1
    if state.turns_left > 0:
        state.turns_left -= 1
    elif state.final_round != 0 and enough_are_empty(state):
        state.turns_left = state.players
        if state.events is not None:
            state.event("begins-final-round", seat)
    if state.turns_left == 0:
        resolve_wars(state, LAST_ROUND)
    elif state.turn_limit > 0 and state.turn >= state.turn_limit:
        resolve_wars(state, LIMIT)
    else:
        state.active = state.after(seat, 1)
        state.ask(TAKE_TURN, state.active)


class CarryOut(MythotopiaStep):
    """Never asked: what was paid for happens."""

    name: str = "carry-out"
    rule: str = "MT-C6"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        return

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        return

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        about = about_of(state.asked)
        carry_out(state, seat, about & 15, about >> 4)
        return True


def carry_out(state: MythotopiaState, seat: i64, deed: i64, what: i64) -> None:
    if deed == DEED_DRAFT:
        draft(state, seat, what)
    elif deed == DEED_BUY:
        buy(state, seat, what & 15, what >> 4)
    elif deed == DEED_CITY:
        found_city(state, seat, what)
    elif deed == DEED_CASTLE:
        raise_castle(state, seat, what)
    elif deed == DEED_ROAD:
        pave(state, seat, what & 63, what >> 6)
    elif deed == DEED_PATRONAGE:
        claim(state, seat, V_PATRONAGE, 0)
    elif deed == DEED_EXTRA:
        claim(state, seat, what, 0)
    elif deed == DEED_PEACE:
        make_peace(state, seat, what)
    elif deed == DEED_HIRE:
        hire(state, seat, what & 63, what >> 6)
    elif deed == DEED_REVIVE:
        revive(state, seat, what)
    elif deed == DEED_CHARTERS:
        look_at_charters(state, seat, what)
    elif deed in (DEED_INVADE, DEED_GARRISON):
        state.place_armies(seat, what & 63, what >> 6)
        state.tell_place("invades" if deed == DEED_INVADE else "places", seat, what & 63, what >> 6)


# What is refused, and why.


def call_refusal(state: MythotopiaState) -> Refusal:
    if state.final_round != 0:
        return NOT_CALLED
    return NOT_SOLE_LEADER if enough_are_empty(state) else NOT_ENOUGH_EMPTY


def war_refusal(state: MythotopiaState, seat: i64, action: i64) -> Refusal:
    province = (action - END_WAR) % PROVINCES
    if state.wars() >> province & 1 == 0:
        return NO_WAR_THERE
    if own_wars(state, seat) >> province & 1 == 0:
        return NOT_YOUR_WAR
    if action < HERO_WAR:
        return NO_CLEAR_WINNER
    return NO_TIE_TO_BREAK if has_hero(state, seat) else NO_HERO


def free_refusal(state: MythotopiaState, seat: i64, action: i64) -> Refusal:
    if action == MARCH:
        return ONCE_A_TURN if state.happened & MARCHED else NO_NETWORK
    if action == STOW:
        return stow_refusal(state, seat)
    if action == REVEAL:
        if state.charter[seat] == SEER:
            return SEER_TAKES_OTHERS
        return NO_CHARTER if state.charter[seat] < 0 else CHARTER_NOT_MET
    if action >= PLAY:
        return free_card_refusal(state, seat, action - PLAY)
    return seer_refusal(state, seat, action - SEER_TAKES) if state.charter[seat] == SEER else NO_SEER


def free_card_refusal(state: MythotopiaState, seat: i64, card: i64) -> Refusal:
    if not state.can_play(seat, card):
        return NOT_AT_HAND
    if card == MARAUDERS:
        return NO_ARMY_ON_MAP
    if card == MERCENARY and state.mercenaries_ready() == 0:
        return NO_MERCENARY_LEFT
    return NOTHING_TO_DO_WITH


def stow_refusal(state: MythotopiaState, seat: i64) -> Refusal:
    if not state.in_reserve(seat, WAREHOUSE):
        return NO_WAREHOUSE
    if state.happened & STOWED:
        return ONE_STOW
    return NOT_IN_HAND if state.hand_size(seat) == 0 else RESERVE_IS_FULL


def action_refusal(state: MythotopiaState, seat: i64, action: i64) -> Refusal:
    if action == INVADE:
        return invade_refusal(state, seat)
    if action == GARRISON:
        return NO_ARMY_READY if state.ready_armies[seat] == 0 else CANNOT_PAY
    if action == WITHDRAW:
        return AT_WAR if state.present[seat] != 0 else NO_ARMIES_THERE
    if action == LAUNCH:
        if state.ready_ships[seat] == 0:
            return NO_SHIP_READY
        return NO_SHIP_SYMBOL if ports(state, seat) != 0 else NO_PORT
    if action == RECALL_SHIPS:
        return NO_SHIPS_THERE
    if action == BUY:
        return POOL_IS_EMPTY if state.pool_armies[seat] + state.pool_ships[seat] == 0 else CANNOT_PAY
    if action == DRAFT_VERB:
        return draft_refusal(state, seat)
    if action == STORE:
        return NOT_IN_HAND if state.hand_size(seat) == 0 else RESERVE_IS_FULL
    if action == DISCARD_VERB:
        return NOT_AT_HAND
    if action == REMOVE_VERB:
        return NOT_AT_HAND if state.cards_at_hand(seat) == 0 else DECK_TOO_SMALL
    if action == PATRONIZE:
        if not state.is_in_play(V_PATRONAGE):
            return NO_PATRONAGE
        return CANNOT_PAY if may_claim(state, seat, V_PATRONAGE) else VICTORY_IS_EMPTY
    if action == SEEK:
        if state.secret_charters == 0 or state.charter_deck == 0:
            return NO_CHARTERS
        return ONE_CHARTER if state.charter[seat] >= 0 else CANNOT_PAY
    return text_refusal(state, seat, action - PLAY)


def invade_refusal(state: MythotopiaState, seat: i64) -> Refusal:
    if state.ready_armies[seat] == 0:
        return NO_ARMY_READY
    if is_shielded(state, seat) or targets_allowed(state, seat) == 0:
        return HELD_BY_RESERVE_ARMY
    return CANNOT_INVADE


def draft_refusal(state: MythotopiaState, seat: i64) -> Refusal:
    if state.happened & DRAFTED:
        return ONE_DRAFT
    if crafts_on_offer(state, seat) == 0 and lands_on_offer(state, seat) == 0:
        return NOT_ON_OFFER
    return CANNOT_PAY


def text_refusal(state: MythotopiaState, seat: i64, card: i64) -> Refusal:
    if not state.can_play(seat, card):
        return NOT_AT_HAND
    return NOTHING_TO_DO_WITH if is_action_card(state, card) else NO_TEXT
