"""Tables laid for a test, in the words of the notation.

    state = table(goods={0: "2s1m / 1g"}, cards={0: "hera:1"}, favors={0: "zeus"})
    play(state, "go zeus-day", "produce 1")

What a test does not say is empty: no resources, no cards before players, no Favors outside the piles. The
line and the deck get the cards that are left. It is seat 0's turn, nobody's builder stands anywhere.
"""

import re

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.events import Event
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.refusals import ALLOWED
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import GODS, SLOTS
from mythagora.games.mytikas.game import Mytikas, MytikasGame
from mythagora.games.mytikas.meta import options as all_options
from mythagora.games.mytikas.setup import TOKENS
from mythagora.games.mytikas.state import mytikas_edition

GAME = MytikasGame()
STANDARD = mytikas_edition(shelf.edition("mytikas"))
SEED = bytes(range(32))
BySeat = dict[int, str]


def edition_with(*changes: tuple[str, str]) -> Edition:
    """The standard edition with some of its text changed."""
    text = STANDARD.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return GAME.edition(text, "test.toml")


def board(words: str) -> str:
    """`2s1m / 1g`: resources from level 1 up."""
    levels = [*words.split("/"), "", "", ""][:4]
    return "/".join(",".join(number_of(level, letter) for letter in "smg") for level in levels)


def number_of(words: str, letter: str) -> str:
    found = re.search(rf"(\d+){letter}", words)
    return found[1] if found else "0"


def slots(words: str) -> str:
    """`minor-2:1 large-1:4`: the slots built beside the first city, with their levels."""
    levels = {"minor-1": "1", **dict(word.split(":") for word in words.split())}
    return "".join(levels.get(slot, "0") for slot in SLOTS)


def table(
    players: int = 3,
    *,
    active: int = 0,
    goods: BySeat | None = None,
    built: BySeat | None = None,
    favors: BySeat | None = None,
    reserve: dict[int, int] | None = None,
    cards: BySeat | None = None,
    builders: BySeat | None = None,
    line: str = "",
    tokens: str = "",
    fresh: str = "-",
    locks: int = 0,
    turned: int = 0,
    asked: str = "",
    waiting: str = "-",
    edition: Edition = STANDARD,
    **switches: int,
) -> Mytikas:
    seats = range(players)
    held = [(cards or {}).get(seat, "-").replace(" ", ",") for seat in seats]
    used = {card.split(":")[0] for card in ",".join(held).split(",")}
    named = line.split() if line else []
    left = [deity for deity in DEITIES if deity not in used and deity not in named]
    row = named + left[: players + 2 - len(named)]
    deck = [deity for deity in left if deity not in row]
    owned = [[(favors or {}).get(seat, "").split().count(god) for god in GODS] for seat in seats]
    pile = 4 if players == 4 else 3
    piles = [pile - sum(owned[seat][god] for seat in seats) for god in range(4)]
    switched = {name.replace("_", "-"): value for name, value in switches.items()}
    all_built = [slots((built or {}).get(seat, "")) for seat in seats]
    spent = [sum(word[1:].count(str(level)) for word in all_built) for level in (1, 2, 3, 4)]
    full = [TOKENS[(players - 2) * 4 + level] - spent[level] for level in range(4)]
    lines = [
        f"players {players}",
        "options " + " ".join(f"{one.name}={switched.get(one.name, one.usual)}" for one in all_options()),
        "turn 0",
        "first 0",
        f"active {active}",
        "happened -",
        "ending -",
        "asked " + (asked or f"open-turn {active} 0"),
        f"waiting {waiting}",
        "builders " + "|".join((builders or {}).get(seat, "-") for seat in seats),
        "tokens " + (tokens or " ".join(str(number) for number in full)),
        "goods " + "|".join(board((goods or {}).get(seat, "")) for seat in seats),
        "built " + "|".join(all_built),
        "favors " + "|".join(",".join(str(n) for n in who) for who in [*owned, piles]),
        "reserve " + " ".join(str((reserve or {}).get(seat, 0)) for seat in seats),
        "cards " + "|".join(held),
        f"fresh {fresh}",
        "line " + "|".join(row),
        f"turned {turned}",
        f"locks {locks}",
        "deck " + (",".join(deck) or "-"),
        "dealt " + "|".join("-" for _ in seats),
        "chosen " + "|".join("-" for _ in seats),
        "past glimpsed=- undealt=- seen=" + "|".join("-" for _ in seats) + " open=-",
    ]
    return GAME.read("\n".join(lines), edition, fast(1))


def new(players: int, seed: bytes = SEED, **options: int) -> Mytikas:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new(players, named, STANDARD, seed)


def start(players: int, seed: bytes = SEED, **options: int) -> Play:
    """A game in progress, with its record."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Play(GAME, Record("mytikas", GAME.version, players, GAME.settle(named), STANDARD, seed))


def options(state: Mytikas, start: str = "", seat: int | None = None) -> list[str]:
    """What may be answered now, in words; those that begin with `start`."""
    who = state.to_act() if seat is None else seat
    words = [state.text(action) for action in state.legal_actions(who)]
    return [word for word in words if word.startswith(start)]


def play(state: Mytikas, *answers: str) -> list[Event]:
    """Give these answers, all of them legal, and return what happened."""
    events: list[Event] = []
    for answer in answers:
        action = state.parse(answer)
        seat = state.to_act()
        assert state.refusal(seat, action) is ALLOWED, (answer, state.refusal(seat, action), options(state))
        assert action in state.legal_actions(seat), answer
        state.events = events
        state.apply(seat, action)
        state.events = None
    return events


def told(events: list[Event], seat: int = -1) -> list[str]:
    """What a seat is told of the events; -1 is a spectator."""
    return [event.told(seat).text() for event in events]


def verbs(events: list[Event]) -> list[str]:
    return [event.verb for event in events]


def refusal(state: Mytikas, answer: str, seat: int | None = None) -> tuple[str, str]:
    """Why the asked seat may not answer this: the id, and the rule."""
    who = state.to_act() if seat is None else seat
    action = state.parse(answer)
    found = state.refusal(who, action)
    assert (found is ALLOWED) == (action in state.legal_actions(who))
    return found.name, found.rule


def line(state: Mytikas, name: str) -> str:
    """One line of the position."""
    for words in state.write().splitlines():
        if words.startswith(name + " "):
            return words[len(name) + 1 :]
    raise AssertionError(f"no line {name}")


def asked(state: Mytikas) -> str:
    """The question and the seat: `build 1`; empty when the game is over."""
    words = line(state, "asked")
    return "" if words == "-" else " ".join(words.split(" ")[:2])


def goods(state: Mytikas, seat: int) -> str:
    """`2s1m / 1g`, levels without anything at the end left out."""
    levels = line(state, "goods").split("|")[seat].split("/")
    words = []
    for level in levels:
        numbers = zip(level.split(","), "smg", strict=True)
        words.append("".join(number + letter for number, letter in numbers if number != "0"))
    return " / ".join(words).rstrip(" /")


def favors(state: Mytikas, seat: int) -> list[int]:
    """Zeus, Demeter, Poseidon, Hades."""
    return [int(number) for number in line(state, "favors").split("|")[seat].split(",")]


def reserve(state: Mytikas, seat: int) -> int:
    return int(state.reserve[seat])


def cards(state: Mytikas, seat: int) -> str:
    """`hera:2 pan:L4`."""
    return line(state, "cards").split("|")[seat].replace(",", " ")
