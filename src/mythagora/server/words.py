"""A table in the words of one language: what the referee says, as messages for its readers.

A line of the log is worded once for each reader and kept, since all sockets of a reader get the same.
"""

import asyncio
import time
from typing import Any

import msgspec

from mythagora.engine.edition import Edition
from mythagora.engine.events import Event
from mythagora.engine.record import WITHDRAW
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import SPECTATOR, State
from mythagora.server import protocol
from mythagora.server.insight import Insight
from mythagora.server.referee import Chapter, Referee, Sight, Step, tells
from mythagora.storage.records import SeatPart
from mythagora.texts import texts
from mythagora.wording import Wording, whom
from mythagora.wording import seats as seating

LOOP_SHARE = 0.01  # seconds of wording at a stretch, before others get their turn
QUESTIONS = 500  # that a table keeps in its words, since several readers are asked the same
MOST_OPENED = 3  # answers that are told of those an answer would allow


class LogWords:
    """The log of one table in one language. Made anew when somebody's name changes."""

    def __init__(
        self, language: str, game: str, edition: Edition, parts: list[SeatPart], chapters: list[Chapter]
    ) -> None:
        self.texts = texts(language)
        self.seats = seating.seat(self.texts, parts)
        self.wording = Wording(self.texts, game, edition, self.seats)
        self.chapters = chapters
        self.lines: dict[int, list[protocol.Line | None]] = {}  # by reader, a place for each chapter

    def line(self, chapter: Chapter, reader: int) -> protocol.Line | None:
        """What this reader was told of a chapter; none where it heard nothing."""
        happenings = self.happenings(chapter, reader)
        if not happenings:
            return None
        return self.line_with(chapter, reader, happenings)

    def line_with(self, chapter: Chapter, reader: int, happenings: list[protocol.Happening]) -> protocol.Line:
        return protocol.Line(
            version=chapter.version(reader),
            turn=chapter.turn,
            seat=chapter.seat,
            happenings=happenings,
            undone=chapter.taken_by is not None,
        )

    def happenings(self, chapter: Chapter, reader: int) -> list[protocol.Happening]:
        if chapter.takes_back:
            if chapter.words == WITHDRAW or not tells(self.chapters, chapter, reader):
                return []
            return [self.takes_back(chapter, reader)]
        return [self.happening(event, reader) for event in chapter.events]

    def happening(self, event: Event, reader: int) -> protocol.Happening:
        told = event.told(reader)
        facts = [protocol.Fact(role=fact.role, sort=fact.sort, word=fact.value) for fact in told.facts]
        text = self.wording.event(event, reader)
        return protocol.Happening(verb=told.verb, facts=facts, text=text, whole=told.whole)

    def takes_back(self, chapter: Chapter, reader: int) -> protocol.Happening:
        """The others hear of as many moves as they had heard of."""
        chapters = [self.chapters[sequence] for sequence in chapter.takes_back]
        moves = len([back for back in chapters if reader == chapter.seat or back.events])
        things = [("seat", "seat", str(chapter.seat)), ("moves", "number", str(moves))]
        facts = [protocol.Fact(role=role, sort=sort, word=word) for role, sort, word in things]
        text = self.texts.form("event-takes-back", self.wording.facts(things, reader))[0]
        return protocol.Happening(verb="takes-back", facts=facts, text=text, whole=True)

    async def log(self, reader: int) -> list[protocol.Line]:
        """All lines for this reader. A long log is worded bit by bit, so that other tables go on."""
        lines = self.lines.setdefault(reader, [])
        chapters = self.chapters
        began = time.monotonic()
        while len(lines) < len(chapters):
            lines.append(self.line(chapters[len(lines)], reader))
            if time.monotonic() - began > LOOP_SHARE:
                await asyncio.sleep(0)
                began = time.monotonic()
        return [self.refreshed(line, chapters[place]) for place, line in enumerate(lines) if line is not None]

    def refreshed(self, line: protocol.Line, chapter: Chapter) -> protocol.Line:
        """Taken back later than it was worded."""
        undone = chapter.taken_by is not None
        return line if line.undone == undone else msgspec.structs.replace(line, undone=undone)


class Telling(LogWords):
    """A table that is played here: its questions and answers too."""

    def __init__(self, referee: Referee, language: str, parts: list[SeatPart]) -> None:
        record = referee.play.record
        super().__init__(language, record.game, record.edition, parts, referee.chapters)
        self.referee = referee
        self.asked_before: dict[tuple[object, ...], protocol.Asked] = {}

    # The question and its answers.

    def asked(self, sight: Sight, reader: int) -> protocol.Asked | None:
        question, seats = sight.view.question, sight.view.asked
        if question is None:
            return None
        addressed = reader if reader in seats else whom(question.about.values(), reader)
        key = (addressed, question.name, question.rule, *question.about.items(), *seats)
        asked = self.asked_before.get(key)
        if asked is None:
            if len(self.asked_before) >= QUESTIONS:
                self.asked_before.clear()
            asked = self.asked_before[key] = protocol.Asked(
                name=question.name,
                rule=question.rule,
                seats=seats,
                about=question.about,
                text=self.wording.question(question, seats, addressed),
                help=self.wording.help(question, seats, addressed),
            )
        return asked

    def options(self, reader: int, insight: Insight) -> list[protocol.Option]:
        sight = self.referee.sights[reader]
        state = self.referee.play.state
        options = []
        for action, words in zip(sight.actions, sight.options, strict=True):
            verb, things = self.wording.parts(state, action)
            events = insight.previews.get(action, [])
            opened = self.opened(*insight.openings[action], reader) if action in insight.openings else []
            options.append(
                protocol.Option(
                    action=words,
                    verb=verb,
                    things=[protocol.Thing(sort=sort, word=word) for sort, word in things],
                    text=self.wording.answer(verb, things, sight.view),
                    preview=[*[self.wording.event(event, reader) for event in events], *opened],
                    price=insight.prices.get(action, {}),
                )
            )
        return options

    def opened(self, state: State, actions: list[int], reader: int) -> list[str]:
        """What an answer would allow, in one sentence."""
        words = self.wording.openings(state, actions[:MOST_OPENED], reader)
        more = len(actions) - len(words)
        return [self.texts.say("preview-opens", answers="; ".join(words), more=more)] if words else []

    def plans(self, reader: int, insight: Insight) -> list[protocol.Plan]:
        state = self.referee.play.state
        plans = []
        for actions in insight.plans:
            words = [state.text(action) for action in actions]
            text = seating.listing(self.texts, self.wording.actions(state, actions, reader))
            plans.append(protocol.Plan(actions=words, text=text))
        return plans

    def previewed(self, reader: int) -> list[int]:
        """The answers that say beforehand what they lead to."""
        return self.told(self.wording.words.previews, reader)

    def opening(self, reader: int) -> list[int]:
        """The answers that say beforehand what they would allow."""
        return self.told(self.wording.words.openings, reader)

    def told(self, verbs: frozenset[str], reader: int) -> list[int]:
        sight = self.referee.sights[reader]
        named = zip(sight.actions, sight.options, strict=True)
        return [action for action, words in named if words.split(" ")[0] in verbs]

    def undo(self, reader: int) -> protocol.Undo:
        """What this reader could take back, or why nothing."""
        if reader == SPECTATOR:
            return protocol.Undo(moves=0, withdraw=False, may_ask=False, text="")
        referee = self.referee
        play = referee.play
        moves = play.undo_reach(reader)
        back = referee.back_to_own(reader)
        withdraw = play.may_withdraw(reader)
        over = play.state.is_over()
        if over:
            return protocol.Undo(moves=0, withdraw=False, may_ask=False, text=self.texts.say("undo-over"))
        if moves:
            last = play.moments[-1]
            move = self.wording.answered(last.before, last.action, self.referee.seen_before(reader))
            text = self.texts.say("undo-would", move=move)
        else:
            text = self.texts.say(f"undo-why-{referee.why_not_undo(reader)}")
        return protocol.Undo(moves=moves, withdraw=withdraw, may_ask=back > moves, text=text, back=back)

    # Messages.

    def update(
        self, step: Step, reader: int, insight: Insight, result: protocol.Result | None
    ) -> protocol.Update:
        """The newest step."""
        sight = self.referee.sights[reader]
        return protocol.Update(
            version=step.chapter.version(reader),
            line=self.line_with(step.chapter, reader, self.happenings(step.chapter, reader)),
            changes=step.changes[reader],
            asked=self.asked(sight, reader),
            options=self.options(reader, insight),
            plans=self.plans(reader, insight),
            undo=self.undo(reader),
            undone=step.undone.get(reader, []),
            result=result,
        )

    def passed(self, step: Step, reader: int) -> protocol.Update:
        """A step that was missed, with another after it: what was asked then is over."""
        return protocol.Update(
            version=step.chapter.version(reader),
            line=self.line_with(step.chapter, reader, self.happenings(step.chapter, reader)),
            changes=step.changes[reader],
            asked=None,
            options=[],
            plans=[],
            undo=protocol.Undo(moves=0, withdraw=False, may_ask=False, text=""),
            undone=step.undone.get(reader, []),
        )

    def view(self, reader: int) -> dict[str, Any]:
        return self.referee.sights[reader].fields

    def result(self, conceded: list[int], rematch: str | None) -> protocol.Result | None:
        """The end of the game in its own words; none while it runs."""
        state = self.referee.play.state
        if not state.is_over():
            return None
        view = self.referee.view(SPECTATOR)
        places = [int(place) for place in state.standing()]
        scores = [int(score) for score in state.scores()]
        first = [seat.name for seat in self.seats if places[seat.number] == 1]
        if len(first) == 1:
            title = self.texts.say("result-won", name=first[0], **{"is": "other"})
        else:
            title = self.texts.say("result-draw", names=seating.listing(self.texts, first))
        rows = []
        for seat in sorted(self.seats, key=lambda seat: places[seat.number]):
            text = self.wording.result(view, seat.number)
            if seat.number in conceded:
                text = f"{text} {self.texts.say('result-conceded')}".strip()
            row = protocol.Place(
                seat=seat.number, place=places[seat.number], score=scores[seat.number], text=text
            )
            rows.append(row)
        endings = [self.wording.own(f"ending-{word}", {}) for word in state.endings()]
        return protocol.Result(
            title=title, endings=endings, turns=int(state.turns()), places=rows, rematch=rematch
        )

    def refusal(self, refusal: Refusal) -> protocol.Refusal:
        return protocol.Refusal(name=refusal.name, rule=refusal.rule, text=self.wording.refusal(refusal))
