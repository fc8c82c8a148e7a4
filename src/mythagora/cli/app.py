"""The door of the command line. What a command needs is imported when it is called."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mythagora.bots.roster import NAMES
from mythagora.texts import texts

if TYPE_CHECKING:
    from mythagora.cli.screen import Screen
    from mythagora.texts import Texts

DEFAULT_LANGUAGE = "en"
HELP = texts(DEFAULT_LANGUAGE)
BOTS = ", ".join(NAMES)
BAD_INPUT = 2
STOPPED_BY_KEY = 130

app = typer.Typer(
    help=HELP.say("cli"), no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False
)


def guarded(language: str, body: Callable[["Texts", "Screen"], int | None]) -> None:
    """Run a command; whatever goes wrong is a sentence and an exit code, never a traceback."""
    from mythagora.cli import screen, settings
    from mythagora.cli.wording import error_text
    from mythagora.engine.errors import InputError

    screen.prepare()
    speech = HELP
    code: int | None = 0
    try:
        speech = settings.find_texts(language)
        code = body(speech, screen.Screen())
    except InputError as error:
        screen.complain(error_text(speech, error))
        code = BAD_INPUT
    except KeyboardInterrupt:
        screen.complain(speech.say("stopped-plainly"))
        code = STOPPED_BY_KEY
    except EOFError:
        screen.complain(speech.say("stopped-early"))
        code = BAD_INPUT
    except (screen.ClosedOutputError, BrokenPipeError):
        screen.complain(speech.say("stopped-unread"))
        screen.silence_output()
        code = BAD_INPUT
    except OSError as error:
        screen.complain(speech.say("stopped-unwritten", problem=settings.reason(error)))
        screen.silence_output()
        code = BAD_INPUT
    except Exception as error:
        if os.environ.get("MYTHAGORA_TRACEBACK"):
            raise
        screen.complain(speech.say("fault", problem=f"{type(error).__name__}: {error}"))
        code = 1
    raise typer.Exit(code or 0)


def show_version(wanted: bool) -> None:
    if wanted:
        from mythagora import COMPILED, __version__

        typer.echo(HELP.say("version", version=__version__, mode="compiled" if COMPILED else "plain"))
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool, typer.Option("--version", help=HELP.say("cli-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    pass


Language = Annotated[str, typer.Option(help=HELP.say("cli-language"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help=HELP.say("cli-play-option"))
]
SeatOption = Annotated[str, typer.Option(help=HELP.say("cli-replay-seat"))]
SpectatorOption = Annotated[bool, typer.Option("--spectator", help=HELP.say("cli-replay-spectator"))]
AllOption = Annotated[bool, typer.Option("--all", help=HELP.say("cli-replay-all"))]
EditionOption = Annotated[str, typer.Option(metavar="NAME|FILE", help=HELP.say("cli-play-edition"))]


@app.command(help=HELP.say("cli-play"))
def play(
    game: Annotated[str, typer.Argument(help=HELP.say("cli-play-game"), show_default=False)] = "",
    seats: Annotated[str, typer.Option(metavar="WHO,WHO,…", help=HELP.say("cli-play-seats", bots=BOTS))] = "",
    option: Options = None,
    edition: EditionOption = "",
    seed: Annotated[str, typer.Option(metavar="HEX", help=HELP.say("cli-play-seed"))] = "",
    memory: Annotated[bool, typer.Option(help=HELP.say("cli-play-memory"))] = True,
    file: Annotated[str, typer.Option(metavar="FILE", help=HELP.say("cli-play-file"))] = "",
    resume: Annotated[str, typer.Option(metavar="FILE", help=HELP.say("cli-play-resume"))] = "",
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> int:
        from mythagora.cli import play as table

        wishes = table.Wishes(game, seats, tuple(option or ()), edition, seed, memory, file, resume)
        return table.run(table.set_up(speech, wishes, screen))

    guarded(language, body)


@app.command(help=HELP.say("cli-replay"))
def replay(
    file: Annotated[str, typer.Argument(help=HELP.say("cli-replay-file"))],
    seat: SeatOption = "",
    spectator: SpectatorOption = False,
    everything: AllOption = False,
    first: Annotated[int, typer.Option("--from", min=1, help=HELP.say("cli-replay-from"))] = 1,
    last: Annotated[int, typer.Option("--to", min=0, help=HELP.say("cli-replay-to"), show_default=False)] = 0,
    step: Annotated[bool, typer.Option("--step", help=HELP.say("cli-replay-step"))] = False,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import replay as command

        command.replay(speech, screen, file, seat, spectator, everything, first, last, step)

    guarded(language, body)


@app.command(help=HELP.say("cli-show"))
def show(
    what: Annotated[str, typer.Argument(help=HELP.say("cli-show-what"), show_default=False)] = "",
    seat: SeatOption = "",
    spectator: SpectatorOption = False,
    everything: AllOption = False,
    edition: Annotated[str, typer.Option(metavar="NAME|FILE", help=HELP.say("cli-show-edition"))] = "",
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import show as command

        command.show(speech, screen, what, seat, spectator, everything, edition)

    guarded(language, body)


@app.command(help=HELP.say("cli-match"))
def match(
    game: Annotated[str, typer.Argument(help=HELP.say("cli-match-game"))],
    bots: Annotated[list[str], typer.Argument(help=HELP.say("cli-match-bots", bots=BOTS))],
    games: Annotated[int, typer.Option(min=1, help=HELP.say("cli-match-games"))] = 200,
    option: Options = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import match as command

        command.match(speech, screen, game, bots, games, option or [])

    guarded(language, body)


@app.command(help=HELP.say("cli-bench"))
def bench(
    peers: Annotated[str, typer.Option(metavar="COMMAND", help=HELP.say("cli-bench-peers"))] = "",
    seconds: Annotated[float, typer.Option(min=0.01, help=HELP.say("cli-bench-seconds"))] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help=HELP.say("cli-bench-rounds"))] = 5,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-bench-output"))] = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli.bench import run

        run(peers, seconds, rounds, output, speech, screen)

    guarded(language, body)


def main() -> None:
    """Where the script `mythagora` begins. What goes wrong before a command begins is told here."""
    try:
        app()
        sys.stdout.flush()
    except OSError as error:
        from mythagora.cli import screen, settings

        closed = isinstance(error, BrokenPipeError)
        reason = HELP.say("stopped-unread") if closed else settings.reason(error)
        screen.complain(reason if closed else HELP.say("stopped-unwritten", problem=reason))
        screen.silence_output()
        sys.exit(BAD_INPUT)


if __name__ == "__main__":
    main()
