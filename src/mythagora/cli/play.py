"""`mythagora play`: people and bots at one table, the game saved after every move."""

import secrets
import shlex
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mythagora import __version__, shelf
from mythagora.bots import advice, base, roster
from mythagora.bots.careful import failures
from mythagora.cli import answers, boards, settings
from mythagora.cli.review import show_hint
from mythagora.cli.screen import ClosedOutputError, Screen, complain, silence_output
from mythagora.cli.seats import parse as parse_seats
from mythagora.engine.dice import SEED_BYTES, chacha
from mythagora.engine.errors import InputError
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.view import View
from mythagora.storage import records
from mythagora.storage.records import SeatPart
from mythagora.texts import Texts
from mythagora.wording import Wording, chronicle, seats
from mythagora.wording.seats import SPECTATOR, Seat, clean, listing

DEFAULT_SEATS = "you,thumb,thumb"
COMMANDS = ["explain", "hint", "undo", "log", "board", "save", "help", "quit"]
STOPPED_BY_KEY = 130  # what shells expect after Ctrl-C
BAD_INPUT = 2
NUMBER_WIDTH = 4  # of an answer, in columns


class Quit(Exception):
    """The person at the keyboard leaves."""


@dataclass(frozen=True)
class Wishes:
    """What stands on the command line."""

    game: str = ""
    seats: str = ""
    options: tuple[str, ...] = ()
    edition: str = ""
    seed: str = ""
    memory: bool = True
    file: str = ""
    resume: str = ""


class Session:
    """One table in a terminal. `entropy` is where the bots' own chance comes from."""

    def __init__(
        self,
        texts: Texts,
        play: Play,
        parts: list[SeatPart],
        path: Path,
        screen: Screen,
        memory: bool = True,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        game = play.record.game
        self.texts = texts
        self.chronicle = chronicle.again(play)
        self.play = self.chronicle.play
        self.seats: list[Seat] = seats.seat(texts, parts)
        self.wording = Wording(texts, game, play.record.edition, self.seats)
        self.board = boards.find(self.wording)
        self.path = path
        self.screen = screen
        self.memory = memory
        self.entropy = entropy
        self.people = [seat.number for seat in self.seats if seat.bot is None]
        self.bots = {
            seat.number: roster.at_table(
                seat.bot, game, int.from_bytes(entropy(4), "little"), play.record.players
            )
            for seat in self.seats
            if seat.bot is not None
        }
        self.holder = SPECTATOR  # who sits at the keyboard
        self.told = {seat: self.chronicle.last_of(seat) for seat in [*self.people, SPECTATOR]}
        self.drawn: View | None = None  # the table as it stands on the screen

    # The flow of the game.

    def run(self) -> None:
        """Until the game is over; whoever stops it stops it with an exception."""
        self.save()
        self.greet()
        if not self.people:
            self.watch()
        while not self.play.state.is_over():
            seat = int(self.play.state.to_act())
            if seat in self.bots:
                self.let_bot_act(seat)
            else:
                self.ask(seat)
        self.finish()

    def watch(self) -> None:
        """Nobody but bots: everything as a spectator may know it, the table once a round."""
        last = SPECTATOR
        while not self.play.state.is_over():
            seat = int(self.play.state.to_act())
            if seat != last:
                self.screen.print()
            if seat != last and (seat == 0 or last == SPECTATOR):
                self.draw(SPECTATOR)
                self.screen.print()
            last = seat
            self.let_bot_act(seat)
            self.tell_news(SPECTATOR)

    def let_bot_act(self, seat: int) -> None:
        """Its world is re-dealt by dice of its own."""
        dice = chacha(self.entropy(SEED_BYTES))
        bot = self.bots[seat]
        before = len(failures(bot))
        action = base.ask(bot, self.play.state, seat, dice)
        for problem in failures(bot)[before:]:
            self.screen.say(
                self.texts.say("bot-stood-in", name=self.seats[seat].name, problem=clean(problem)), "dim"
            )
        self.act(seat, int(action))

    def act(self, seat: int, action: int) -> None:
        with undisturbed():
            self.chronicle.act(seat, action)
            self.save()

    def save(self) -> None:
        write(self.path, self)

    def ask(self, seat: int) -> None:
        """One decision of a person: news, the table, the question, and words until one of them answers it."""
        if seat != self.holder:
            self.hand_over(seat)
        news = self.news(seat)
        part = self.what_changed(seat)
        if news:
            self.screen.print()
            self.tell(news)
        if part is not None:
            self.screen.print()
            self.screen.print(part)
        self.ask_question(seat)
        while True:
            said = self.screen.ask(self.texts.say("play-prompt")).strip()
            if self.obey(seat, said):
                return

    def hand_over(self, seat: int) -> None:
        """Between two people nothing of the first one's hand stays to be seen."""
        if len(self.people) > 1:
            name = self.seats[seat].name
            first = self.holder == SPECTATOR
            if not first:
                self.screen.draw_curtain()
            self.screen.say(self.texts.say("curtain-first" if first else "curtain", name=name), "bold")
            self.screen.ask("")
            self.drawn = None
        self.holder = seat

    def finish(self) -> None:
        """The last news, who won, and where the record is."""
        state = self.play.state
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told[SPECTATOR] = max(self.told[SPECTATOR], self.told.get(self.holder, 0))
        self.screen.print()
        if self.tell_news(reader):
            self.screen.print()
        self.draw(reader)
        self.screen.print()
        self.screen.rule(self.texts.say("result-title"))
        places = [int(place) for place in state.standing()]
        first = [seat for seat in self.seats if places[seat.number] == 1]
        if len(first) == 1:
            is_you = "you" if first[0].number == reader else "other"
            self.screen.say(self.texts.say("result-won", name=first[0].name, **{"is": is_you}), "bold")
        else:
            names = listing(self.texts, [seat.name for seat in first])
            self.screen.say(self.texts.say("result-draw", names=names), "bold")
        view = state.view(SPECTATOR)
        for seat in sorted(self.seats, key=lambda seat: places[seat.number]):
            place, result = places[seat.number], self.wording.result(view, seat.number)
            text = self.texts.say("result-place", place=place, name=seat.name)
            if result:
                text = self.texts.say("result-place-with", place=place, name=seat.name, result=result)
            self.screen.say(f"  {text}")
        self.screen.say(self.texts.say("result-turns", turns=state.turns()))
        self.screen.say(self.texts.say("result-record", file=shlex.quote(str(self.path))))

    # What is printed.

    def greet(self) -> None:
        game = self.play.game
        self.screen.rule(self.texts.say(f"{game.name}-title"))
        names = []
        for seat in self.seats:
            kind = "play-seat" if seat.bot is None else "play-seat-bot"
            if self.people == [seat.number]:
                kind = "play-seat-you"
            names.append(self.texts.say(kind, name=seat.name, letter=seat.letter))
        if not self.play.record.entries:
            self.screen.say(self.texts.say(f"{game.name}-blurb"))
            self.screen.print()
        self.screen.say(self.texts.say("play-seats", seats=listing(self.texts, names)))
        resumed = "play-resumed" if self.play.record.entries else "play-saved-at"
        self.screen.say(self.texts.say(resumed, file=str(self.path)))
        if self.people and not self.play.state.is_over():
            self.screen.say(self.texts.say("play-how"))

    def tell_news(self, reader: int) -> bool:
        """Whether there was anything to tell."""
        lines = self.news(reader)
        self.tell(lines)
        return bool(lines)

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.say(line, start="· ")

    def news(self, reader: int) -> list[str]:
        """What happened since this reader last looked, which is now."""
        lines = self.lines_since(self.told[reader], reader)
        self.told[reader] = len(self.chronicle.chapters)
        return lines

    def what_changed(self, seat: int) -> RenderableType | None:
        """As much of the table as must be drawn again."""
        before, self.drawn = self.drawn, self.view(seat)
        if before is None:
            return self.board.draw(self.drawn, self.memory, self.screen.width)
        if same_table(before, self.drawn):
            return None
        return self.board.redraw(before, self.drawn, self.memory, self.screen.width)

    def lines_since(self, place: int, reader: int) -> list[str]:
        chapters = self.chronicle.chapters[place:]
        return [line for chapter in chapters for line in chronicle.tell(chapter, self.wording, reader)]

    def view(self, seat: int) -> View:
        return self.play.state.view(seat)

    def draw(self, seat: int) -> None:
        view = self.view(seat)
        self.screen.print(self.board.draw(view, self.memory, self.screen.width))
        self.drawn = view

    def ask_question(self, seat: int) -> None:
        view = self.view(seat)
        assert view.question is not None
        self.screen.print()
        self.screen.say(self.wording.question(view.question, view.asked, seat), "bold")
        state = self.play.state
        short: list[tuple[int, str]] = []  # waiting for a line that they share
        for number, action in enumerate(self.legal(seat), start=1):
            label = self.wording.action(state, action, seat)
            if self.wording.parts(state, action)[0] in self.board.compact:
                short.append((number, label))
                continue
            self.list_short(short)
            text = Text(label)
            for line in self.preview(seat, action):
                text.append(f"\n→ {line}", style="dim")
            self.screen.print(numbered([(number, text)]))
        self.list_short(short)

    def list_short(self, answers: list[tuple[int, str]]) -> None:
        """Several to a line, as many as fit; then the list is empty again."""
        widest = max([len(label) for _, label in answers], default=0)
        abreast = max(1, (self.screen.width + 2) // (widest + NUMBER_WIDTH + 3))
        for start in range(0, len(answers), abreast):
            row = answers[start : start + abreast]
            self.screen.print(numbered([(number, Text(label.ljust(widest + 1))) for number, label in row]))
        answers.clear()

    def legal(self, seat: int) -> list[int]:
        return self.play.state.legal_actions(seat)

    def preview(self, seat: int, action: int) -> list[str]:
        """What an answer would lead to, tried out in a world re-dealt for this seat."""
        state = self.play.state
        if self.wording.parts(state, action)[0] not in self.wording.words.previews:
            return []
        world = state.clone()
        world.redeal(seat, chacha(self.entropy(SEED_BYTES)))
        world.events = []
        world.apply(seat, action)
        return [self.wording.event(event, seat) for event in world.events]

    # What is typed.

    def obey(self, seat: int, said: str) -> bool:
        """Whether the game went on."""
        first, _, rest = said.partition(" ")
        if not said:
            self.screen.say(self.texts.say("said-nothing"))
            return False
        if first.startswith("?") and first != "?":
            first, rest = "?", said[1:]
        for name in COMMANDS:
            if first.casefold() in words_of(self.texts, f"command-{name}"):
                return self.command(name, seat, rest.strip())
        return self.answer(seat, said)

    def answer(self, seat: int, said: str) -> bool:
        options = self.legal(seat)
        if said.isascii() and said.isdigit():
            if len(said) < 6 and 1 <= int(said) <= len(options):
                self.act(seat, options[int(said) - 1])
                return True
            self.screen.say(self.texts.say("said-number", number=said[:20], most=len(options)))
            return False
        answer = self.understand(seat, said)
        for action in answer.actions:
            self.act(seat, action)
        if not answer.actions:
            self.explain_answer(seat, said, answer)
        return bool(answer.actions)

    def understand(self, seat: int, said: str) -> answers.Answer:
        dice = chacha(self.entropy(SEED_BYTES))
        return answers.understand(said, self.wording, self.play.state, seat, self.play.game.actions, dice)

    def explain_answer(self, seat: int, said: str, answer: answers.Answer) -> None:
        safe = clean(said)[:60]
        if answer.unclear:
            names = [self.wording.action(self.play.state, action, seat) for action in answer.unclear]
            text = self.texts.say("said-unclear", said=safe, choices="; ".join(names))
        elif answer.refusal is not None:
            text = self.wording.refusal(answer.refusal)
        elif answer.actions:
            choice = self.wording.action(self.play.state, answer.actions[0], seat)
            text = self.texts.say("said-allowed", choice=choice)
        else:
            text = self.texts.say("said-unknown", said=safe, most=len(self.legal(seat)))
        self.screen.say(text)

    def command(self, name: str, seat: int, rest: str) -> bool:
        """Whether the game went on."""
        if name == "quit":
            raise Quit
        if name == "undo":
            return self.undo(seat, rest)
        if name == "explain":
            self.explain(seat, rest)
        elif name == "hint":
            self.hint(seat)
        elif name == "log":
            self.show_log(seat)
        elif name == "board":
            self.draw(seat)
            self.ask_question(seat)
        elif name == "save":
            self.save_copy(rest)
        else:
            self.help()
        return False

    def explain(self, seat: int, rest: str) -> None:
        """The question and its rule; or one answer, and why it is not to be had."""
        options = self.legal(seat)
        if not rest:
            view = self.view(seat)
            assert view.question is not None
            self.screen.say(self.wording.help(view.question, view.asked, seat))
        elif rest.isascii() and rest.isdigit() and len(rest) < 6 and 1 <= int(rest) <= len(options):
            self.explain_answer(seat, rest, answers.Answer(actions=[options[int(rest) - 1]]))
        else:
            self.explain_answer(seat, rest, self.understand(seat, rest))

    def hint(self, seat: int) -> None:
        """The best answers as the strongest bot sees them from this seat; not where memory aids are off."""
        if not self.memory:
            self.screen.say(self.texts.say("hint-off"))
            return
        record = self.play.record
        seed = int.from_bytes(self.entropy(4), "little")
        job = advice.job_for(self.play.state, record.game, record.edition.text, seat, seed)
        found = advice.hint(job)
        if not found.advice:
            self.screen.say(self.texts.say("hint-only-one"))
            return
        show_hint(found, self.play.state, seat, self.wording, self.screen)

    def undo(self, seat: int, rest: str) -> bool:
        """Whether something was taken back."""
        moves = 1
        if rest:
            if not (rest.isascii() and rest.isdigit() and len(rest) < 6 and int(rest) > 0):
                self.screen.say(self.texts.say("undo-syntax"))
                return False
            moves = int(rest)
        reach = self.play.undo_reach(seat)
        if reach == 0:
            self.screen.say(self.texts.say(f"undo-why-{self.why_not_undo(seat)}"))
            return False
        if moves > reach:
            self.screen.say(self.texts.say("undo-too-many", reach=reach, moves=moves))
            return False
        with undisturbed():
            self.chronicle.undo(seat, moves)
            self.save()
        return True

    def why_not_undo(self, seat: int) -> str:
        if not self.play.moments:
            return "empty"
        last = self.play.moments[-1]
        if last.seat != seat:
            return "other"
        return "chance" if last.rolled else "learned"

    def show_log(self, seat: int) -> None:
        self.screen.rule(self.texts.say("log-title", name=self.seats[seat].name))
        lines = self.lines_since(0, seat)
        for line in lines or [self.texts.say("log-empty")]:
            self.screen.say(line)

    def save_copy(self, rest: str) -> None:
        """Never over something that is there."""
        if not rest:
            self.screen.say(self.texts.say("save-needs-name"))
            return
        path = Path(rest).expanduser()
        try:
            refuse_existing(path)
            write(path, self)
        except InputError as error:
            self.screen.say(self.wording.error(error))
        else:
            self.screen.say(self.texts.say("saved-copy", file=str(path)))

    def help(self) -> None:
        self.screen.say(self.texts.say("help-title"))
        grid = Table.grid(padding=(0, 2))
        for name in COMMANDS:
            text = self.texts.say(f"command-{name}")
            grid.add_row(Text(f"  {text}", style="bold"), Text(self.texts.say(f"command-{name}.help")))
        self.screen.print(grid)


def same_table(before: View, after: View) -> bool:
    """Whether only the question has changed."""
    first = {key: value for key, value in vars(before).items() if key != "question"}
    return first == {key: value for key, value in vars(after).items() if key != "question"}


def numbered(answers: list[tuple[int, Text]]) -> Table:
    """A line of answers with their numbers."""
    grid = Table.grid(padding=(0, 1))
    cells: list[Text] = []
    for number, label in answers:
        grid.add_column(justify="right", min_width=NUMBER_WIDTH, style="bold")
        grid.add_column()
        cells += [Text(str(number)), label]
    grid.add_row(*cells)
    return grid


def words_of(texts: Texts, name: str) -> list[str]:
    return [word.strip() for word in texts.say(f"{name}.words").split(",")]


def write(path: Path, session: Session) -> None:
    parts = [seat.part for seat in session.seats]
    try:
        records.save(path, session.play, parts, __version__, session.memory)
    except (OSError, ValueError) as error:
        problem = settings.reason(error)
        raise InputError("file-unwritable", {"file": str(path), "problem": problem}) from None


def refuse_existing(path: Path) -> None:
    if path.exists() or path.is_symlink():
        raise InputError("file-exists", {"file": str(path)})


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the move is done and saved."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


# From the command line to a table.


def set_up(
    texts: Texts, wishes: Wishes, screen: Screen, entropy: Callable[[int], bytes] = secrets.token_bytes
) -> Session:
    """A new game or a saved one; whatever is wrong is told before anything is written."""
    if wishes.resume:
        return resume(texts, wishes, screen, entropy)
    game = shelf.find(wishes.game or next(iter(shelf.GAMES)))
    parts = parse_seats(texts, wishes.seats or DEFAULT_SEATS)
    game.check_players(len(parts))
    edition = settings.find_edition(game, wishes.edition)
    is_among_bots = all(part.bot is not None for part in parts)
    given = settings.parse_options(game, list(wishes.options), is_among_bots)
    seed = settings.parse_seed(wishes.seed)
    path = Path(wishes.file).expanduser() if wishes.file else settings.fresh_file(game.name)
    refuse_existing(path)
    record = Record(game.name, game.version, len(parts), given, edition, seed)
    if not wishes.game:
        known = ", ".join(shelf.GAMES)
        screen.say(texts.say("play-default-game", title=texts.say(f"{game.name}-title"), known=known))
    return Session(texts, Play(game, record), parts, path, screen, wishes.memory, entropy)


def resume(texts: Texts, wishes: Wishes, screen: Screen, entropy: Callable[[int], bytes]) -> Session:
    clash = {
        "GAME": wishes.game,
        "--seats": wishes.seats,
        "--option": wishes.options,
        "--edition": wishes.edition,
        "--seed": wishes.seed,
    }
    given = [name for name, value in clash.items() if value]
    if given:
        raise InputError("resume-alone", {"given": ", ".join(given)})
    source = Path(wishes.resume).expanduser().resolve()
    saved = records.read(source)
    path = source
    if wishes.file:
        path = Path(wishes.file).expanduser()
        refuse_existing(path)
    players = saved.play.record.players
    parts = saved.seats or (parse_seats(texts, "you") + [SeatPart("thumb", "thumb")] * (players - 1))
    memory = wishes.memory and saved.memory_aids
    return Session(texts, saved.play, parts, path, screen, memory, entropy)


def run(session: Session) -> int:
    """Play it, and however it ends say where the game is. The exit code."""
    file = shlex.quote(str(session.path))
    try:
        session.run()
    except Quit:
        session.screen.say(session.texts.say("stopped", file=file))
    except KeyboardInterrupt:
        complain("\n" + session.texts.say("stopped-by-key", file=file))
        return STOPPED_BY_KEY
    except EOFError:
        complain(session.texts.say("stopped-input", file=file))
        return BAD_INPUT
    except (ClosedOutputError, BrokenPipeError):
        complain(session.texts.say("stopped-output", file=file))
        silence_output()
        return BAD_INPUT
    except OSError as error:  # the output is a full disk, say; what goes wrong with the record is told apart
        complain(session.texts.say("stopped-failed", file=file, problem=settings.reason(error)))
        silence_output()
        return BAD_INPUT
    return 0
