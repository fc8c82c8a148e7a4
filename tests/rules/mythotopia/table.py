"""Tables laid for a test, in the words of the notation.

    state = table(
        own={0: "blore palmain", 1: "nusus"},        # towns; `cities=` and `citadels=` own provinces as well
        hand={0: "palmain custus start-army"},       # also reserve, discard, draw, in_play, aside
        armies="0 blore 3, 1 nusus 2",               # ships="0 serpent-sea 1", mercenaries="0 blore 2"
        roads="blore-palmain", castles="blore",
        victories="city road castle dragons", dragons="oxter",
    )
    assert "invade" in options(state)
    events = play(state, "invade", "origin palmain", "target nusus", …)
    assert refused(state, "armies-to oxter") is NOT_YOUR_PLACE

What a test does not say, lies where it is out of the way:

- A province card named in a pile makes the province its seat's, with a town, unless somebody owns it.
- The other cards of a seat (provinces it owns, starting cards) are in its draw pile. Say `draw={0: "…"}` and
  just those are: its other province cards are in the province deck then, its other starting cards aside.
- No improvement is on display; those not named are undealt (`gone="philosopher"` takes it out of the game).
- City, Road and Castle are in play, with all their counters; counters nobody has are in the stock.
- Armies and ships not on the map are available, but for those of the pool (`pool_armies={0: 0}`).
- No dragons, no runestones, no charters (`secret_charters=1` brings the deck of them).
- It is seat 0's turn, no action taken: `asked="take-turn 0 0"`. The last number is what a question is about,
  as in the comments of `state.py`: `taken=1` is short for the second action.
"""

from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.events import Event
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import count, first, only
from mythagora.engine.steps import NOTHING, question
from mythagora.games.mythotopia import setup
from mythagora.games.mythotopia.edition import (
    CHARTER_COUNT,
    CHARTERS,
    IMPROVEMENT,
    IMPROVEMENT_COUNT,
    PROVINCES,
    SEAS,
    START,
    V_ISLES,
    V_SEAS,
    VICTORIES,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.game import Mythotopia, MythotopiaGame, step_names
from mythagora.games.mythotopia.meta import options as all_options
from mythagora.games.mythotopia.state import (
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    IN_PLAY,
    RESERVE,
    ZONES,
    MythotopiaState,
    mythotopia_edition,
)
from mythagora.games.mythotopia.view import MythotopiaView

GAME = MythotopiaGame()
SEED = bytes(range(32))
BySeat = dict[int, str]
HAPPENED = ["drafted", "war-ended", "free", "marched", "stowed", "farmed", "quarried", "mined", "levied"]


def text_of(name: str) -> str:
    folder = files("mythagora.games.mythotopia").joinpath("editions")
    return folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")


def own_edition(name: str) -> MythotopiaEdition:
    return mythotopia_edition(GAME.edition(f"{text_of(name)}\n{text_of('map')}", f"{name}.toml"))


RULEBOOK = own_edition("rulebook")
BOX = own_edition("box")


def edition_with(*changes: tuple[str, str]) -> MythotopiaEdition:
    """The edition `rulebook` with some of its text changed."""
    text = RULEBOOK.text
    for old, fresh in changes:
        assert old in text, old
        text = text.replace(old, fresh, 1)
    return mythotopia_edition(GAME.edition(text, "test.toml"))


def table(
    players: int = 2,
    *,
    own: BySeat | None = None,
    cities: BySeat | None = None,
    citadels: BySeat | None = None,
    castles: str = "",
    roads: str = "",
    armies: str = "",
    mercenaries: str = "",
    ships: str = "",
    pool_armies: dict[int, int] | None = None,
    pool_ships: dict[int, int] | None = None,
    hand: BySeat | None = None,
    reserve: BySeat | None = None,
    discard: BySeat | None = None,
    draw: BySeat | None = None,
    in_play: BySeat | None = None,
    aside: BySeat | None = None,
    shown: BySeat | None = None,
    display: str = "",
    gone: str = "",
    looked: str = "",
    victories: str = "city road castle",
    left: dict[str, int] | None = None,
    counters: BySeat | None = None,
    sea_claims: dict[int, int] | None = None,
    sea_towns: dict[int, int] | None = None,
    dragons: str = "",
    runestones: str = "",
    charters: BySeat | None = None,
    revealed: BySeat | None = None,
    charter_points: dict[int, int] | None = None,
    turn: int = 0,
    turns_left: int = -1,
    active: int = 0,
    first_seat: int = 0,
    taken: int = 0,
    happened: str = "",
    asked: str = "",
    waiting: str = "",
    edition: Edition = RULEBOOK,
    seed: int = 1,
    **switches: int,
) -> Mythotopia:
    state = Mythotopia()
    state.edition = mythotopia_edition(edition)
    state.dice = fast(seed)
    set_options(state, switches)
    setup.lay_out(state, players)
    state.turn, state.turns_left, state.active, state.first = turn, turns_left, active, first_seat
    state.happened = flags(happened, HAPPENED)
    piles = [(HAND, hand), (RESERVE, reserve), (DISCARD_PILE, discard), (IN_PLAY, in_play), (DRAW_PILE, draw)]
    own_places(state, own or {}, cities or {}, citadels or {})
    for zone, by_seat in piles:
        fill_piles(state, zone, by_seat or {})
    lay_cards_aside(state, aside or {}, set(draw or {}))
    state.display = crafts_of(state, display)
    state.looked = crafts_of(state, looked)
    place_the_rest(state, crafts_of(state, gone))
    for seat, words in (shown or {}).items():
        for card in words.split():
            show(state, seat, card)
    build(state, castles, roads)
    place_armies(state, armies, mercenaries, pool_armies or {})
    place_ships(state, ships, pool_ships or {})
    lay_counters(state, victories, left or {}, counters or {})
    state.sea_claims = by_seat_numbers(sea_claims or {})
    state.sea_towns = by_seat_numbers(sea_towns or {})
    state.dragons = provinces_of(state, dragons)
    state.runestones = provinces_of(state, runestones)
    deal_charters(state, charters or {}, revealed or {}, charter_points or {})
    ask(state, asked or f"take-turn {active} {taken}", waiting)
    return checked(state, seed)


def checked(state: Mythotopia, seed: int) -> Mythotopia:
    """The same position, read from its text, so that no test plays on a table that cannot be."""
    again = GAME.read(state.write(), state.edition, fast(seed))
    assert again.checksum() == state.checksum()
    return again


# Laying it out.


def set_options(state: MythotopiaState, switches: dict[str, int]) -> None:
    settled = GAME.settle({name.replace("_", "-"): value for name, value in switches.items()})
    values = [settled[option.name] for option in all_options()]
    state.choose_start, state.final_round, state.secret_charters, state.turn_limit = values


def flags(words: str, names: list[str]) -> int:
    return sum(1 << names.index(word) for word in words.split())


def province(state: MythotopiaState, key: str) -> int:
    assert key in state.edition.provinces, key
    return state.edition.provinces.index(key)


def provinces_of(state: MythotopiaState, words: str) -> int:
    return sum(1 << province(state, key) for key in words.split())


def card_number(state: MythotopiaState, key: str) -> int:
    assert key in state.edition.cards, key
    return state.edition.cards.index(key)


def crafts_of(state: MythotopiaState, words: str) -> int:
    return sum(1 << card_number(state, key) - IMPROVEMENT for key in words.split())


def by_seat_numbers(numbers: dict[int, int]) -> vec[i64]:
    return vec[i64]([numbers.get(seat, 0) for seat in range(4)])


def own_places(state: MythotopiaState, own: BySeat, cities: BySeat, citadels: BySeat) -> None:
    for seat in range(state.players):
        state.cities[seat] = provinces_of(state, cities.get(seat, ""))
        state.citadels[seat] = provinces_of(state, citadels.get(seat, ""))
        towns = provinces_of(state, own.get(seat, ""))
        state.towns[seat] = towns & ~state.cities[seat] & ~state.citadels[seat]


def fill_piles(state: MythotopiaState, zone: int, by_seat: BySeat) -> None:
    """The last card named of a discard pile lies on top."""
    for seat, words in by_seat.items():
        for key in words.split():
            card = card_number(state, key)
            if card < PROVINCES and state.owner(card) < 0:
                state.towns[seat] |= only(card)
            state.put(seat, zone, card)


def lay_cards_aside(state: MythotopiaState, aside: BySeat, drawn: set[int]) -> None:
    """What is left of the starting cards and of the own provinces: draw pile, or out of the deck."""
    for seat in range(state.players):
        mine = state.owned(seat)
        starts = first(state.edition.starts) << START - IMPROVEMENT
        for zone in range(ZONES):
            mine &= ~state.lands[seat * ZONES + zone]
            starts &= ~state.crafts[seat * ZONES + zone]
        away = crafts_of(state, aside.get(seat, ""))
        if seat in drawn:
            away = starts
        else:
            state.lands[seat * ZONES + DRAW_PILE] |= mine
            state.crafts[seat * ZONES + DRAW_PILE] |= starts & ~away
        state.aside[seat] = away


def place_the_rest(state: MythotopiaState, gone: int) -> None:
    lands = 0
    crafts = gone | state.display | state.looked
    for pile in range(4 * ZONES):
        lands |= state.lands[pile]
        crafts |= state.crafts[pile]
    state.province_deck = first(PROVINCES) & ~lands
    state.undealt = first(IMPROVEMENT_COUNT) & ~crafts


def show(state: MythotopiaState, seat: int, key: str) -> None:
    card = card_number(state, key)
    if card < PROVINCES:
        state.shown_lands[seat] |= only(card)
    else:
        state.shown_crafts[seat] |= only(card - IMPROVEMENT)


def build(state: MythotopiaState, castles: str, roads: str) -> None:
    state.castles = provinces_of(state, castles)
    for road in roads.replace(",", " ").split():
        one, other = (province(state, key) for key in road.split("-"))
        state.roads[one] |= only(other)
        state.roads[other] |= only(one)
        state.road_count += 1


def phrases(words: str) -> list[list[str]]:
    """`0 blore 3, 1 nusus`: seat, place and number; one where none is said."""
    return [[*phrase.split(), "1"][:3] for phrase in words.split(",") if phrase.strip()]


def place_armies(state: MythotopiaState, armies: str, mercenaries: str, pools: dict[int, int]) -> None:
    for seat, pool in pools.items():
        state.ready_armies[seat] += state.pool_armies[seat] - pool
        state.pool_armies[seat] = pool
    for seat_word, key, number in phrases(armies):
        state.place_armies(int(seat_word), province(state, key), int(number))
    hired = [
        int(seat_word) * PROVINCES + province(state, key)
        for seat_word, key, number in phrases(mercenaries)
        for _ in range(int(number))
    ]
    for one, place in enumerate(hired):
        state.mercenaries[one] = place


def place_ships(state: MythotopiaState, ships: str, pools: dict[int, int]) -> None:
    for seat, pool in pools.items():
        state.ready_ships[seat] += state.pool_ships[seat] - pool
        state.pool_ships[seat] = pool
    for seat_word, key, number in phrases(ships):
        state.ships[int(seat_word) * SEAS + state.edition.seas.index(key)] += int(number)
        state.ready_ships[int(seat_word)] -= int(number)


def lay_counters(state: MythotopiaState, victories: str, left: dict[str, int], counters: BySeat) -> None:
    """`left={"isles": 2}` is a set: 1 for the large island, 2 for the small one; likewise the seas."""
    edition = state.edition
    state.in_play = flags(victories, VICTORIES)
    for victory, key in enumerate(VICTORIES):
        if state.is_in_play(victory):
            number = left.get(key, int(edition.counters[victory * 5 + state.players]))
            state.left[victory] = number
            if victory in (V_ISLES, V_SEAS):
                for slot in range(2):
                    state.stock[edition.counter_value[victory * 2 + slot] - 1] -= number >> slot & 1
            else:
                state.stock[edition.counter_value[victory * 2] - 1] -= number
        else:
            assert key not in left, key
    for seat, words in counters.items():
        for word in words.split():
            state.counters[seat * 3 + int(word) - 1] += 1
            state.stock[int(word) - 1] -= 1


def deal_charters(state: MythotopiaState, kept: BySeat, shown: BySeat, points: dict[int, int]) -> None:
    if not state.secret_charters:
        return
    state.charter_deck = first(CHARTER_COUNT)
    for seat in range(state.players):
        if seat in kept:
            state.charter[seat] = CHARTERS.index(kept[seat])
            state.charter_deck &= ~only(state.charter[seat])
        state.revealed[seat] = flags(shown.get(seat, ""), CHARTERS)
        state.charter_deck &= ~state.revealed[seat]
        state.charter_points[seat] = points.get(seat, 0)


def ask(state: MythotopiaState, asked: str, waiting: str) -> None:
    """`take-turn 0 1`: question, seats with commas between, what it is about; the last waiting is next."""
    for words in waiting.split(";"):
        if words.strip():
            state.waiting[state.depth] = as_question(words)
            state.depth += 1
    state.asked = as_question(asked)


def as_question(words: str) -> int:
    name, seats, about = [*words.split(), "0"][:3]
    kind = step_names().index(name)
    return question(kind, sum(1 << int(seat) for seat in seats.split(",")), int(about))


def new(players: int, seed: bytes = SEED, edition: Edition = RULEBOOK, **options: int) -> Mythotopia:
    """A game from its beginning."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new(players, named, edition, seed)


def start(players: int, seed: bytes = SEED, **options: int) -> Play:
    """A game in progress, with its record."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Play(GAME, Record("mythotopia", GAME.version, players, GAME.settle(named), RULEBOOK, seed))


# Playing.


def options(state: Mythotopia, start: str = "", seat: int | None = None) -> list[str]:
    """What may be answered now, in words; those that begin with `start`."""
    who = state.to_act() if seat is None else seat
    words = [state.text(action) for action in state.legal_actions(who)]
    return [word for word in words if word.startswith(start)]


def play(state: Mythotopia, *answers: str, seat: int | None = None) -> list[Event]:
    """Give these answers, all of them legal, and return what happened."""
    events: list[Event] = []
    for answer in answers:
        action = state.parse(answer)
        who = state.to_act() if seat is None else seat
        assert not state.is_over(), answer
        refusal = state.refusal(who, action)
        assert refusal is ALLOWED, (answer, asked(state), refusal.name, options(state, seat=who))
        assert action in state.legal_actions(who), answer
        state.events = events
        state.apply(who, action)
        state.events = None
        check_pieces(state)
    return events


def check_pieces(state: Mythotopia) -> None:
    """What moves about is never more or less."""
    edition = state.edition
    for seat in range(state.players):
        here = sum(state.armies[seat * PROVINCES + place] for place in range(PROVINCES))
        total = here + state.ready_armies[seat] + state.pool_armies[seat]
        assert total == edition.armies_ready + edition.armies_pool, f"armies of {seat}"
        afloat = sum(state.ships[seat * SEAS + sea] for sea in range(SEAS))
        total = afloat + state.ready_ships[seat] + state.pool_ships[seat]
        assert total == edition.ships_ready + edition.ships_pool, f"ships of {seat}"
        assert min(state.towns_left(seat), state.cities_left(seat)) >= 0
        assert min(state.ready_armies[seat], state.ready_ships[seat]) >= 0
    assert sum(count(lands) for lands in state.lands) + count(state.province_deck) == PROVINCES


def refused(state: Mythotopia, answer: str, seat: int | None = None) -> Refusal:
    """Why the asked seat may not answer this; `ALLOWED` if it may."""
    who = state.to_act() if seat is None else seat
    action = state.parse(answer)
    found = state.refusal(who, action)
    assert (found is ALLOWED) == (action in state.legal_actions(who)), answer
    return found


def why(state: Mythotopia, answer: str, seat: int | None = None) -> tuple[str, str]:
    """The same as its name and its rule: `("own-province", "MT-I2")`."""
    found = refused(state, answer, seat)
    return found.name, found.rule


def told(events: list[Event], seat: int = -1) -> list[str]:
    """What a seat is told of the events; -1 is a spectator."""
    return [event.told(seat).text() for event in events]


def verbs(events: list[Event]) -> list[str]:
    return [event.verb for event in events]


def look(state: Mythotopia, seat: int = -1) -> MythotopiaView:
    """What a seat may know; -1 is a spectator."""
    return state.view(seat)


# Looking at the table.


def asked(state: Mythotopia) -> str:
    """The question and the seats asked: `take-turn 0`; empty when the game is over."""
    if state.asked == NOTHING:
        return ""
    seats = ",".join(str(seat) for seat in state.seats_to_act())
    return f"{step_names()[state.asked & 255]} {seats}"


def pile(state: MythotopiaState, seat: int, zone: int) -> str:
    """The cards of a pile: `blore palmain start-army`, by number."""
    number = seat * ZONES + zone
    cards = [card for card in range(PROVINCES) if state.lands[number] >> card & 1]
    cards += [card for card in range(IMPROVEMENT, 77) if state.crafts[number] >> (card - IMPROVEMENT) & 1]
    return " ".join(state.edition.cards[card] for card in cards)


def hand_of(state: MythotopiaState, seat: int) -> str:
    return pile(state, seat, HAND)


def reserve_of(state: MythotopiaState, seat: int) -> str:
    return pile(state, seat, RESERVE)


def discard_of(state: MythotopiaState, seat: int) -> str:
    return pile(state, seat, DISCARD_PILE)


def draw_of(state: MythotopiaState, seat: int) -> str:
    return pile(state, seat, DRAW_PILE)


def keys(state: MythotopiaState, provinces: int) -> str:
    """A set of provinces in words, in the order of the map."""
    return " ".join(key for place, key in enumerate(state.edition.provinces) if provinces >> place & 1)


def owned(state: MythotopiaState, seat: int) -> str:
    return keys(state, state.owned(seat))


def armies_in(state: MythotopiaState, seat: int, key: str) -> int:
    return int(state.armies_in(seat, province(state, key)))


def ships_in(state: MythotopiaState, seat: int, key: str) -> int:
    return int(state.ships_in(seat, state.edition.seas.index(key)))


def counters_of(state: MythotopiaState, seat: int) -> list[int]:
    """How many counters of 1, 2 and 3."""
    return [int(state.counters[seat * 3 + value]) for value in range(3)]


def left_on(state: MythotopiaState, victory: str) -> int:
    return int(state.left[VICTORIES.index(victory)])


def improvements(state: MythotopiaState, crafts: int) -> str:
    """A set of crafts (the display, say) in words."""
    found = [card for card in range(IMPROVEMENT, 77) if crafts >> (card - IMPROVEMENT) & 1]
    return " ".join(state.edition.cards[card] for card in found)
