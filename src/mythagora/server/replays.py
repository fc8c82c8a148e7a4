"""A finished game again, step by step, as any seat or as a spectator saw it."""

import msgspec

from mythagora import shelf
from mythagora.engine.record import UNDO, WITHDRAW
from mythagora.server import company, protocol
from mythagora.server.failures import FailureError
from mythagora.server.referee import Chapter, Referee, resting
from mythagora.server.table import find_edition, record_of
from mythagora.server.words import LogWords, Telling
from mythagora.storage.ledger import LogRow, TableFile

FINISHED = ("over", "abandoned")


def check_finished(file: TableFile) -> None:
    """A running game is nobody's to look into."""
    if file.table.status not in FINISHED or file.table.seed is None:
        raise FailureError("not-over", 409)


def replay(
    file: TableFile, rows: list[LogRow], info: protocol.TableInfo, reader: int, language: str
) -> protocol.Replay:
    """Folded from the beginning, with the eyes of this reader alone. It takes a while: not for the loop."""
    check_finished(file)
    if not -1 <= reader < len(file.seats):
        raise FailureError("no-such-seat", 404)
    record = record_of(file)
    if record is None:
        return read_only(file, rows, info, reader, language)
    referee = Referee(shelf.find(file.table.game), record, file.table.memory_aids, [reader])
    telling = Telling(referee, language, company.parts(file))
    first = referee.sights[reader]
    view, asked = first.fields, telling.asked(first, reader)
    steps: list[protocol.ReplayStep] = []
    chapters: list[Chapter] = []  # of the steps
    for row in rows:
        choice = is_choice(referee, row)
        step = referee.enter(row)
        if step is not None and reader in step.changes:
            happenings = telling.happenings(step.chapter, reader)
            line = telling.line_with(step.chapter, reader, happenings)
            now = telling.asked(referee.sights[reader], reader)
            changes = step.changes[reader]
            steps.append(protocol.ReplayStep(line=line, changes=changes, asked=now, choice=choice))
            chapters.append(step.chapter)
    told = zip(steps, chapters, strict=True)
    steps = [step if chapter.taken_by is None else marked(step) for step, chapter in told]
    conceded = [row.seat for row in file.seats if row.conceded]
    result = telling.result(conceded, file.table.rematch)
    return protocol.Replay(table=info, seat=reader, view=view, asked=asked, steps=steps, result=result)


def is_choice(referee: Referee, row: LogRow) -> bool:
    """Whether this entry chose among several answers."""
    if row.entry == WITHDRAW or row.entry.startswith(f"{UNDO} "):
        return False
    return len(referee.play.state.legal_actions(row.seat)) > 1


def marked(step: protocol.ReplayStep) -> protocol.ReplayStep:
    """Taken back later."""
    return msgspec.structs.replace(step, line=msgspec.structs.replace(step.line, undone=True))


def read_only(
    file: TableFile, rows: list[LogRow], info: protocol.TableInfo, reader: int, language: str
) -> protocol.Replay:
    """The behaviour is not here any more: what was told stays readable."""
    chapters = resting(rows)
    words = LogWords(language, file.table.game, find_edition(file), company.parts(file), chapters)
    lines = [words.line(chapter, reader) for chapter in chapters]
    told = [line for line in lines if line is not None]
    steps = [protocol.ReplayStep(line=line, changes={}, asked=None, choice=False) for line in told]
    return protocol.Replay(table=info, seat=reader, view=None, asked=None, steps=steps, result=None)
