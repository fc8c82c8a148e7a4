"""`mythagora lab`: simulate, report, compare. What a command needs is imported when it is called."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mythagora.bots.levels import LEVELS
from mythagora.bots.roster import NAMES
from mythagora.texts import texts

if TYPE_CHECKING:
    from mythagora.cli.screen import Screen
    from mythagora.texts import Texts

DEFAULT_LANGUAGE = "en"
HELP = texts(DEFAULT_LANGUAGE)
BOTS = ", ".join(NAMES)
SEARCHING = ", ".join(LEVELS)

app = typer.Typer(help=HELP.say("cli-lab"), no_args_is_help=True)

Language = Annotated[str, typer.Option(help=HELP.say("cli-language"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help=HELP.say("cli-play-option"))
]
EditionOption = Annotated[str, typer.Option(metavar="NAME|FILE", help=HELP.say("cli-play-edition"))]
GameArgument = Annotated[str, typer.Argument(help=HELP.say("cli-match-game"), show_default=False)]
Seats = Annotated[str, typer.Option(metavar="BOT,BOT,…", help=HELP.say("cli-lab-seats", bots=BOTS))]
Games = Annotated[int, typer.Option(min=1, help=HELP.say("cli-lab-games"))]
Seed = Annotated[str, typer.Option(metavar="HEX", help=HELP.say("cli-lab-seed"))]
Workers = Annotated[int, typer.Option(min=0, help=HELP.say("cli-lab-workers"))]
PageOption = Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-lab-report-output"))]
Against = Annotated[str, typer.Option(metavar="BOT,BOT,…", help=HELP.say("cli-lab-hunt-against"))]
RecordOutput = Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-lab-record-output"))]
DiffOutput = Annotated[Path | None, typer.Option(metavar="FOLDER", help=HELP.say("cli-lab-diff-output"))]
ResultsArgument = Annotated[Path, typer.Argument(help=HELP.say("cli-lab-results"))]


def guarded(language: str, body: Callable[["Texts", "Screen"], int | None]) -> None:
    from mythagora.cli.app import guarded as guard  # the door imports this file

    guard(language, body)


@app.command(help=HELP.say("cli-lab-run"))
def run(
    game: GameArgument,
    seats: Seats = "thumb,random",
    games: Games = 1000,
    option: Options = None,
    edition: EditionOption = "",
    seed: Seed = "0",
    decisions: Annotated[bool, typer.Option("--decisions", help=HELP.say("cli-lab-decisions"))] = False,
    rotate: Annotated[bool, typer.Option(help=HELP.say("cli-lab-rotate"))] = True,
    output: Annotated[Path | None, typer.Option(metavar="FOLDER", help=HELP.say("cli-lab-output"))] = None,
    workers: Workers = 0,
    on: Annotated[str, typer.Option(metavar="local|ray|ADDRESS", help=HELP.say("cli-lab-on"))] = "local",
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> int | None:
        from mythagora.cli import simulate

        wishes = simulate.Wishes(game, seats, games, tuple(option or ()), edition, seed, rotate, decisions)
        return simulate.run(speech, screen, wishes, output, workers, on)

    guarded(language, body)


@app.command(help=HELP.say("cli-lab-report"))
def report(
    results: ResultsArgument,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help=HELP.say("cli-lab-report-output"))
    ] = None,
    png: Annotated[Path | None, typer.Option(metavar="FOLDER", help=HELP.say("cli-lab-report-png"))] = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import reporting

        reporting.report(speech, screen, results, output, png)

    guarded(language, body)


@app.command(help=HELP.say("cli-lab-diff"))
def diff(
    game: GameArgument,
    edition: Annotated[
        list[str] | None, typer.Option(metavar="NAME|FILE", help=HELP.say("cli-lab-diff-edition"))
    ] = None,
    option: Options = None,
    change: Annotated[
        list[str] | None, typer.Option(metavar="NAME[=VALUE]", help=HELP.say("cli-lab-diff-change"))
    ] = None,
    seats: Seats = "thumb,thumb",
    games: Games = 1000,
    seed: Seed = "0",
    output: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=HELP.say("cli-lab-diff-output"))
    ] = None,
    workers: Workers = 0,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> int | None:
        from mythagora.cli import comparing

        changes = (tuple(edition or ()), tuple(option or ()), tuple(change or ()))
        wishes = comparing.Wishes(game, *changes, seats, games, seed)
        return comparing.diff(speech, screen, wishes, output, workers)

    guarded(language, body)


@app.command(help=HELP.say("cli-lab-fair"))
def fair(
    game: GameArgument,
    players: Annotated[int, typer.Option(min=0, help=HELP.say("cli-lab-fair-players"))] = 0,
    option: Options = None,
    edition: EditionOption = "",
    seed: Annotated[str, typer.Option(metavar="HEX", help=HELP.say("cli-lab-fair-seed"))] = "",
    bound: Annotated[int, typer.Option(help=HELP.say("cli-lab-fair-bound"))] = 10,
    rollouts: Annotated[int, typer.Option(help=HELP.say("cli-lab-fair-rollouts"))] = 100,
    attempts: Annotated[int, typer.Option(help=HELP.say("cli-lab-fair-attempts"))] = 20,
    bot: Annotated[str, typer.Option(help=HELP.say("cli-lab-fair-bot", bots=BOTS))] = "thumb",
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import fairness
        from mythagora.storage.records import Terms

        terms = Terms(bound, rollouts, attempts, bot)
        fairness.fair(speech, screen, game, players, option or [], edition, seed, terms)

    guarded(language, body)


@app.command(help=HELP.say("cli-lab-hunt"))
def hunt(
    game: GameArgument,
    level: Annotated[
        str, typer.Option(help=HELP.say("cli-lab-hunt-level", levels=", ".join(LEVELS)))
    ] = "level1",
    against: Annotated[
        str, typer.Option(metavar="BOT,BOT,…", help=HELP.say("cli-lab-hunt-against"))
    ] = "level1",
    players: Annotated[int, typer.Option(min=2, help=HELP.say("cli-lab-hunt-players"))] = 2,
    trials: Annotated[int, typer.Option(min=1, help=HELP.say("cli-lab-hunt-trials"))] = 40,
    games: Annotated[int, typer.Option(min=4, help=HELP.say("cli-lab-hunt-games"))] = 100,
    margin: Annotated[float, typer.Option(min=0, max=50, help=HELP.say("cli-lab-hunt-margin"))] = 5.0,
    option: Options = None,
    edition: EditionOption = "",
    seed: Annotated[int, typer.Option(help=HELP.say("cli-lab-seed"))] = 0,
    workers: Workers = 0,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import hunting, simulate
        from mythagora.lab.hunt import Terms

        others = tuple(simulate.bots_in(against))
        terms = Terms(game, level, others, players, trials, games, margin / 100, seed)
        hunting.hunt(speech, screen, terms, option or [], edition, workers)

    guarded(language, body)


@app.command(help=HELP.say("cli-lab-record"))
def record(
    results: ResultsArgument,
    number: Annotated[int, typer.Argument(min=0, help=HELP.say("cli-lab-record-number"))],
    output: RecordOutput = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    def body(speech: "Texts", screen: "Screen") -> None:
        from mythagora.cli import simulate

        simulate.record(speech, screen, results, number, output)

    guarded(language, body)
