"""Everything Mytikas can say has a text in every language, and games can be told and drawn."""

import io

import pytest
from rich.console import Console

from mythagora import shelf
from mythagora.bots.roster import find
from mythagora.cli import boards
from mythagora.engine.dice import fast
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.game import STEPS
from mythagora.games.mytikas.rules.refusals import ALL as REFUSALS
from mythagora.games.mytikas.view import PUBLIC_RULES
from mythagora.storage.records import SeatPart
from mythagora.texts import languages, texts
from mythagora.wording import Wording, seats
from mythagora.wording.seats import ALL, SPECTATOR
from tests.texts.test_texts import Strict, event_verbs, messages

LANGUAGES = languages()
WIDTH = 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_can_say_has_a_text_and_nothing_else_has(language: str) -> None:
    steps = {step.name for step in STEPS} | {step.public for step in STEPS}
    assert set(PUBLIC_RULES) <= steps
    game = shelf.find("mytikas")
    state = game.new(2, {}, shelf.edition("mytikas"), bytes(32))
    verbs = {state.text(action).split(" ")[0] for action in range(game.actions)}
    events = event_verbs("mytikas") | {"protects", "takes-card", "steals-card", "chooses-unseen"}
    expected = {
        "question": steps,
        "help": steps,
        "action": verbs,
        "refusal": {refusal.name for refusal in REFUSALS},
        "event": events,
        "option": {option.name for option in game.options()},
        "deity": set(DEITIES),
    }
    found = messages(language)
    for group, names in expected.items():
        start = f"mytikas-{group}-"
        assert {name.removeprefix(start) for name in found if name.startswith(start)} == names, group
    for option in game.options():
        assert texts(language).has(f"mytikas-option-{option.name}.help")
    for verb in verbs:
        assert texts(language).has(f"mytikas-action-{verb}.words")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "choose"), [(2, 0), (3, 1), (4, 0)])
def test_played_games_can_be_told_and_drawn(language: str, players: int, choose: int) -> None:
    speech = Strict(language)
    game = shelf.find("mytikas")
    edition = shelf.edition("mytikas")
    table = seats.seat(speech, [SeatPart(f"Seat {number}") for number in range(players)])
    wording = Wording(speech, "mytikas", edition, table)
    board = boards.find(wording)
    options = game.settle({"choose-your-deity": choose, "turn-limit": 60})
    play = Play(game, Record("mytikas", game.version, players, options, edition, bytes([players] * 32)))
    bots = [find("random", "mytikas", number) for number in range(players)]
    printed = io.StringIO()
    paper = Console(width=WIDTH, file=printed, highlight=False)
    while not play.state.is_over():
        seat = int(play.state.to_act())
        for reader in [seat, (seat + 1) % players, SPECTATOR]:
            view = play.state.view(reader)
            assert view.question is not None
            assert wording.question(view.question, view.asked, reader)
            assert view.question.rule in wording.help(view.question, view.asked, reader)
        for action in play.state.legal_actions(seat):
            assert wording.action(play.state, action, seat)
            assert wording.phrases(play.state, action)
        if len(play.moments) % 20 == 0:
            for drawing in [
                board.draw(play.state.view(seat), True, WIDTH),
                board.draw_all(play.state, WIDTH),
            ]:
                paper.print(drawing)
        world = play.state.clone()
        world.redeal(seat, fast(len(play.moments)))
        for event in play.act(seat, int(bots[seat].decide(world, seat))):
            for reader in [*range(players), SPECTATOR, ALL]:
                assert wording.event(event, reader)
    assert all(len(line) <= WIDTH for line in printed.getvalue().splitlines())
    assert play.state.turns() > 10
    paper.print(board.sheet(edition))
