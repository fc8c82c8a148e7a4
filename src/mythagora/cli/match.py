"""`mythagora match`: bots against each other, many times."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mythagora import shelf
from mythagora.bots import roster
from mythagora.cli import settings
from mythagora.cli.screen import Screen
from mythagora.lab.match import Match
from mythagora.lab.match import match as play_match
from mythagora.texts import Texts
from mythagora.wording.seats import clean


def match(texts: Texts, screen: Screen, name: str, bots: list[str], games: int, given: list[str]) -> Match:
    """The first bot against the others; the seeds are numbers, so the result can be had again."""
    game = shelf.find(name)
    game.check_players(len(bots))
    for bot in bots:
        roster.find(bot, name, 0)
    options = settings.parse_options(game, given, is_among_bots=True)
    names = [roster.title_of(texts.say, bot) for bot in bots]
    title = texts.say(f"{name}-title")
    plays = texts.say("match-plays", bot=names[0], others=", ".join(names[1:]), games=games, game=title)
    screen.say(plays)
    columns = (TextColumn(" "), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not screen.console.is_terminal
    with Progress(*columns, console=screen.console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=games)
        outcome = play_match(name, bots, games, options, lambda: progress.advance(task))
    low, high = outcome.score.interval()
    rates = {"rate": percent(outcome.score.rate()), "low": percent(low), "high": percent(high)}
    screen.say(texts.say("match-result", bot=names[0], games=games, **rates), "bold")
    screen.say(texts.say("match-even", share=percent(1 / len(bots))))
    screen.say(texts.say("match-draws", draws=int(outcome.draws)))
    turns = {"shortest": min(outcome.turns), "longest": max(outcome.turns)}
    screen.say(texts.say("match-turns", mean=f"{sum(outcome.turns) / games:.1f}", **turns))
    for ending, number in outcome.endings.most_common():
        share, words = percent(number / games), texts.say(f"{name}-ending-{ending}")
        screen.say(texts.say("match-ending", share=share, ending=words))
    tell_failed(texts, screen, {bot: len(problems) for bot, problems in outcome.failed.items()})
    for problems in outcome.failed.values():
        screen.say(texts.say("bot-failed-first", problem=clean(problems[0])))
    return outcome


def tell_failed(texts: Texts, screen: Screen, failed: dict[str, int], game: str = "") -> None:
    """Figures of a bot that failed are partly those of level 1. With a game: how to see what is wrong."""
    for bot, decisions in failed.items():
        name = roster.title_of(texts.say, bot)
        screen.say(texts.say("bot-failed", bot=name, decisions=decisions), "bold")
        if game:
            screen.say(texts.say("bot-failed-more", bot=bot, game=game))


def percent(share: float) -> str:
    return f"{share * 100:.1f}"
