"""Pointing at an answer shows what it leads to, and moves no answer: it would slip from under the pointer."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from mythagora.engine.record import parse_entry
from mythagora.engine.state import State
from tests.browser.positions import Desk
from tests.golden.harness import FOLDER, HEAD, head_of, start
from tests.server.running import Running

WINDOWS: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1000, "height": 760},
]
GAMES = {"mythe": "three-players", "mytikas": "four-players", "mythotopia": "three-players"}
MOMENTS = 2  # of a question
MOST = 4  # answers pointed at in one moment

# The middle of every answer that a click there would choose.
IN_SIGHT = """() => [...document.querySelectorAll('[data-option]')].flatMap(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  const under = document.elementFromPoint(...middle)?.closest('[data-option]');
  return under === one ? [[one.dataset.option, ...middle]] : [];
})"""
# Which of them a click would miss, when all that follows from pointing is drawn.
MISSED = """async answers => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return answers.flatMap(([action, x, y]) => {
    const under = document.elementFromPoint(x, y)?.closest('[data-option]')?.dataset.option;
    return under === action ? [] : [action];
  });
}"""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('pointing') / 'tables.db'}") as running:
        yield running


def moments(game: str) -> Iterator[tuple[str, int, State]]:
    """Some moments of a golden game for each of its questions, no two about the same."""
    lines = (FOLDER / game / f"{GAMES[game]}.game").read_text("utf-8").splitlines()
    play = start(head_of(lines, HEAD))
    asked: dict[str, list[object]] = {}
    for line in lines:
        if not line.startswith("> "):
            continue
        entry = parse_entry(line.removeprefix("> "))
        question = play.state.view(entry.seat).question
        if question is not None:
            known = asked.setdefault(question.name, [])
            if question.about not in known and len(known) < MOMENTS:
                known.append(question.about)
                yield question.name, entry.seat, play.state.clone()
        play.enter(entry)


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_moves_when_another_is_pointed_at(page: Page, running: Running, game: str) -> None:
    found = list(moments(game))
    assert len(found) > 2
    desk = Desk(page, running, game, found[0][2].players)
    pointed = 0
    for name, seat, state in found:
        desk.lay(state)
        desk.sit(seat)
        for window in WINDOWS:
            page.set_viewport_size(window)
            pointed += point_around(page, f"{game}, {name}, {window}")
    assert pointed > 4 * len(found)


def point_around(page: Page, where: str) -> int:
    """How many answers were pointed at."""
    page.mouse.move(0, 0)
    page.evaluate(MISSED, [])
    answers = page.evaluate(IN_SIGHT)
    chosen = answers[:: -(-len(answers) // MOST)] if answers else []
    for action, x, y in chosen:
        page.mouse.move(x, y)
        assert not page.evaluate(MISSED, answers), f"{where}: pointing at {action} moves answers"
    return len(chosen)
