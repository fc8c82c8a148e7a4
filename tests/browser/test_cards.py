"""Every improvement of Mythotopia and every deity of Mytikas, used through the interface."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.record import parse_entry
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.state import State
from mythagora.games.mythotopia.edition import IMPROVEMENTS
from mythagora.games.mytikas.cards import DEITIES
from tests.browser.positions import Desk, scene, scenes
from tests.golden.harness import FOLDER, HEAD, head_of, start
from tests.server.running import Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('cards') / 'tables.db'}") as running:
        yield running


def test_every_improvement_is_used_on_the_board(page: Page, running: Running) -> None:
    """Each golden scene of a card is clicked through; what it says is refused must not be lit."""
    desk = Desk(page, running, "mythotopia", 2)
    for card in IMPROVEMENTS:
        before, entries = scene(scenes("mythotopia")[f"card-{card}"])
        alone = before.clone()
        desk.lay(before)
        for text in entries:
            entry = parse_entry(text)
            action = alone.parse(entry.words)
            if alone.refusal(entry.seat, action) is not ALLOWED:
                assert entry.words not in desk.player.lit(), f"{card}: {text}"
                continue
            desk.act(entry.seat, entry.words)
            alone.apply(entry.seat, action)
            assert desk.referee.play.state.write() == alone.write(), f"{card}: {text}"
    assert not desk.player.refused


def uses() -> dict[str, tuple[State, int, str]]:
    """For each deity a moment of the golden games where the answer needs it: without the card it is refused,
    or comes to something else."""
    found: dict[str, tuple[State, int, str]] = {}
    for path in sorted((FOLDER / "mytikas").glob("deities-*.game")):
        lines = path.read_text("utf-8").splitlines()
        play = start(head_of(lines, HEAD))
        for line in lines:
            if not line.startswith("> "):
                continue
            entry = parse_entry(line.removeprefix("> "))
            for deity in held(play.state, entry.seat):
                if deity not in found and needs(play.state, entry.seat, entry.words, deity):
                    found[deity] = (play.state.clone(), entry.seat, entry.words)
            play.enter(entry)
    return found


def held(state: State, seat: int) -> list[str]:
    """The deities of a seat, from the text of the position: `cards hestia:1|zeus:1|-`."""
    cards = field(state, "cards").split("|")[seat]
    return [] if cards == "-" else [card.split(":")[0] for card in cards.split(",")]


def field(state: State, name: str) -> str:
    return next(line.split(" ", 1)[1] for line in state.write().splitlines() if line.startswith(f"{name} "))


def needs(state: State, seat: int, words: str, deity: str) -> bool:
    other = without(state, seat, deity)
    action = other.parse(words)
    if other.refusal(seat, action) is not ALLOWED:
        return True
    same = state.clone()
    same.apply(seat, action)
    other.apply(seat, action)
    return without(same, seat, deity).write() != other.write()


def without(state: State, seat: int, deity: str) -> State:
    """The same position with the card back in the deck."""
    changed = []
    for line in state.write().splitlines():
        name, _, rest = line.partition(" ")
        if name == "cards":
            hands = rest.split("|")
            left = [card for card in hands[seat].split(",") if card.split(":")[0] != deity]
            hands[seat] = ",".join(left) or "-"
            line = f"cards {'|'.join(hands)}"
        elif name == "deck":
            line = f"deck {deity}" if rest == "-" else f"deck {rest},{deity}"
        changed.append(line)
    return shelf.find("mytikas").read("\n".join(changed) + "\n", shelf.edition("mytikas"), fast(1))


def test_every_deity_is_used_on_the_board(page: Page, running: Running) -> None:
    moments = uses()
    assert sorted(moments) == sorted(DEITIES)
    desk = Desk(page, running, "mytikas", 3)
    for deity, (state, seat, words) in moments.items():
        alone = state.clone()
        alone.apply(seat, alone.parse(words))
        desk.lay(state)
        desk.sit(seat)
        assert page.locator(f'.owncards [data-at="card/{deity}"]').count() == 1, deity
        desk.act(seat, words)
        assert desk.referee.play.state.write() == alone.write(), f"{deity}: {words}"
    assert not desk.player.refused
