"""Tables laid for a test, in the words of the notation.

    state = table(hands="sword,bread|ambush|...", asked="draw-on 0", drawn="map<2")
    play(state, "draw 1", "done")

`...` in a hand stands for all cards that the test does not care about. Chance is never mocked:
`draw 2=bread` tries dice until they hand over that card.
"""

from mythagora import shelf
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Dice, fast
from mythagora.engine.edition import Edition
from mythagora.engine.events import Event
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.sets import members
from mythagora.games.mythe.game import Mythe, MytheGame
from mythagora.games.mythe.knowledge import memory, places_now
from mythagora.games.mythe.state import mythe_edition
from mythagora.games.mythe.view import MytheView

GAME = MytheGame()
STANDARD = mythe_edition(shelf.edition("mythe"))
SEED = bytes(range(32))


def edition_with(*changes: tuple[str, str]) -> Edition:
    """The standard edition with some of its text changed."""
    text = STANDARD.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return GAME.edition(text, "test.toml")


def card(key: str) -> int:
    return STANDARD.keys.index(key)


def table(
    hands: str,
    *,
    players: int = 3,
    active: int = 0,
    asked: str = "open-turn",
    spaces: str = "",
    gifts: str = "",
    drawn: str = "-",
    shown: str = "-",
    turn: int = 0,
    only_drawn: int = 0,
    limit: int = 0,
    past: str = "",
    edition: Edition = STANDARD,
    dice: Dice | None = None,
) -> Mythe:
    """A position of a game; `asked` is a question to the active seat, `past` lines of the notation.

    When the giving has begun, something was drawn: the first card of the giver's hand, unless said.
    """
    printed = mythe_edition(edition)
    words, _, about = asked.partition(" ")
    piles = hands.count("|") + 1
    gifts = gifts or "|" * (piles - 1)
    if words.startswith("give") and drawn == "-":
        drawn = hands.split("|")[active].split(",")[0] + f"<{(active + 1) % players}"
        drawn = drawn.replace("...", "ambush")
    open_cards = [] if drawn == "-" else [move.split("<")[0] for move in drawn.split(",")]
    worth = sum(int(printed.value[printed.keys.index(key)]) for key in open_cards)
    elsewhere = gifts if words.startswith("give") else ",".join(open_cards)
    used = (hands + "," + elsewhere).replace("|", ",").split(",")
    rest = [printed.keys[i] for i in members(printed.in_play[players]) if printed.keys[i] not in used]
    lines = [
        f"players {players}",
        f"options only-drawn={only_drawn} turn-limit={limit}",
        f"turn {turn}",
        f"active {active}",
        f"asked {words} {active} {about}".rstrip(),
        "spaces " + (spaces or " ".join(["0"] * players)),
        "hands " + hands.replace("...", ",".join(rest)),
        f"gifts {gifts}",
        f"drawn {drawn}",
        f"shown {shown}",
        f"points {worth}",
        "winner -",
        *past.splitlines(),
    ]
    return GAME.read("\n".join(lines), edition, dice if dice is not None else fast(1))


def new(players: int, seed: bytes = SEED, **options: int) -> Mythe:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new(players, named, STANDARD, seed)


def start(players: int, seed: bytes = SEED, **options: int) -> Play:
    """A game in progress, with its record."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Play(GAME, Record("mythe", GAME.version, players, GAME.settle(named), STANDARD, seed))


def options(state: Mythe) -> list[str]:
    """What may be answered now, in words."""
    return [state.text(action) for action in state.legal_actions(state.to_act())]


def play(state: Mythe, *answers: str) -> list[Event]:
    """Give these answers, all of them legal, and return what happened."""
    events: list[Event] = []
    for answer in answers:
        words, _, wanted = answer.partition("=")
        action = state.parse(words)
        seat = state.to_act()
        assert state.refusal(seat, action) is ALLOWED, (answer, state.refusal(seat, action))
        assert action in state.legal_actions(seat), answer
        if wanted:
            load_dice(state, action, wanted)
        state.events = events
        state.apply(seat, action)
        state.events = None
    return events


def load_dice(state: Mythe, action: int, wanted: str) -> None:
    """Dice that hand over this card."""
    for seed in range(1, 1000):
        trial = state.clone()
        trial.dice = fast(seed)
        events: list[Event] = []
        trial.events = events
        trial.apply(state.to_act(), action)
        if f"card={wanted}" in events[0].told(-1).text().split(" "):
            state.dice = fast(seed)
            return
    raise AssertionError(f"{wanted} cannot be drawn there")


def told(events: list[Event], seat: int = -1) -> list[str]:
    """What a seat is told of the events; -1 is a spectator."""
    return [event.told(seat).text() for event in events]


def verbs(events: list[Event]) -> list[str]:
    return [event.verb for event in events]


def refusal(state: Mythe, answer: str, seat: int | None = None) -> tuple[str, str]:
    """Why the asked seat may not answer this: the id, and the rule."""
    who = state.to_act() if seat is None else seat
    action = state.parse(answer)
    found = state.refusal(who, action)
    assert (found is ALLOWED) == (action in state.legal_actions(who))
    return found.name, found.rule


def line(state: Mythe, name: str) -> str:
    """One line of the position."""
    for words in state.write().splitlines():
        if words.startswith(name + " "):
            return words[len(name) + 1 :]
    raise AssertionError(f"no line {name}")


def hand(state: Mythe, pile: int) -> list[str]:
    return keys(state, state.hands[pile])


def keys(state: Mythe, cards: int) -> list[str]:
    return [state.edition.keys[number] for number in members(cards)]


def look(state: Mythe, seat: int) -> MytheView:
    return state.view(seat)


def question(state: Mythe, seat: int | None = None) -> tuple[str, str]:
    """The question as a seat sees it, and its rule."""
    asked = state.view(state.to_act() if seat is None else seat).question
    assert asked is not None
    return asked.name, asked.rule


def known(state: Mythe, seat: int) -> list[list[str]]:
    """By pile: what a seat remembers to be in it."""
    return [keys(state, cards) for cards in memory(state, seat)]


def places(state: Mythe, seat: int, key: str) -> list[int]:
    """The piles where a seat cannot rule a card out."""
    return members(places_now(state, seat)[state.edition.keys.index(key)])


def legal_buffer(state: Mythe) -> list[int]:
    """As compiled callers ask: into a buffer that still holds something."""
    acts = Actions()
    acts.add(99)
    state.legal(state.to_act(), acts)
    return acts.to_list()
