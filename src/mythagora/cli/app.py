"""The door of the command line. What a command needs is imported when it is called."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mythagora.bots.roster import NAMES
from mythagora.cli import lab
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

app.add_typer(lab.app, name="lab")


def guarded(language: str, body: Callable[["Texts", "Screen"], int | None]) -> None:
    """Run a command; whatever goes wrong is a sentence and an exit code, never a traceback."""
    from mythagora.cli import screen, settings
    from mythagora.engine.errors import InputError
    from mythagora.wording import error_text

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


@app.command(help=HELP.say("cli-review"))
def review(
    file: Annotated[str, typer.Argument(help=HELP.say("cli-replay-file"))],
    seat: SeatOption = "",
    at: Annotated[int, typer.Option(min=0, help=HELP.say("cli-review-at"))] = 0,
    share: Annotated[
        float | None, typer.Option(min=0.0001, max=10, help=HELP.say("cli-review-share"), show_default=False)
    ] = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import review as command

        command.review(speech, screen, file, seat, share, at)

    guarded(language, body)


@app.command(help=HELP.say("cli-ladder"))
def ladder(
    game: Annotated[str, typer.Argument(help=HELP.say("cli-match-game"))],
    bots: Annotated[
        list[str] | None, typer.Argument(help=HELP.say("cli-ladder-bots"), show_default=False)
    ] = None,
    players: Annotated[int, typer.Option(min=0, help=HELP.say("cli-ladder-players"))] = 0,
    share: Annotated[float, typer.Option(min=0.001, max=10, help=HELP.say("cli-ladder-share"))] = 0.1,
    least: Annotated[int, typer.Option(min=1, help=HELP.say("cli-ladder-least"))] = 60,
    most: Annotated[int, typer.Option(min=1, help=HELP.say("cli-ladder-most"))] = 400,
    processes: Annotated[int, typer.Option(min=1, help=HELP.say("cli-ladder-processes"))] = 2,
    minutes: Annotated[float, typer.Option(min=0, help=HELP.say("cli-ladder-minutes"))] = 0,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-ladder-results"))] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help=HELP.say("cli-ladder-keep"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-ladder-plot"))] = None,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-ladder-output"))] = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import ladder as command
        from mythagora.lab.ladder import Effort

        effort = Effort(least, max(least, most), processes, minutes * 60)
        files = {"results": results, "keep": keep, "plot": plot, "output": output}
        command.run(command.Wishes(game, tuple(bots or ()), players, share, effort, **files), speech, screen)

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


@app.command(help=HELP.say("cli-serve"))
def serve(
    host: Annotated[str, typer.Option(help=HELP.say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=HELP.say("cli-serve-port"))] = 8000,
    database_url: Annotated[str, typer.Option(metavar="URL", help=HELP.say("cli-serve-database"))] = "",
    workers: Annotated[int, typer.Option(min=0, max=64, help=HELP.say("cli-serve-workers"))] = 0,
    log_level: Annotated[str, typer.Option(help=HELP.say("cli-serve-log"))] = "info",
    show: Annotated[bool, typer.Option("--open", help=HELP.say("cli-serve-open"))] = False,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", _: "Screen") -> int:
        from mythagora.cli.serve import serve as command

        return command(speech, host, port, database_url, workers, log_level, show)

    guarded(language, body)


@app.command(help=HELP.say("cli-verify"))
def verify(
    file: Annotated[str, typer.Argument(help=HELP.say("cli-verify-file"))],
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> int:
        from mythagora.cli.verify import verify as command

        return command(speech, screen, file)

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
