"""`mythagora lab hunt`: looks for a strategy that beats the best there is."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from rich.table import Table

from mythagora import shelf
from mythagora.bots import roster
from mythagora.cli import settings, simulate
from mythagora.cli.screen import Screen
from mythagora.lab.extras import need
from mythagora.texts import Texts

if TYPE_CHECKING:
    from mythagora.lab.hunt import Prey, Terms

SHOWN = 5


def hunt(
    texts: Texts, screen: Screen, terms: "Terms", options: list[str], edition: str, workers: int
) -> None:
    need("lab", "optuna", "numpy", "pyarrow")
    from mythagora.lab import hunt as hunts
    from mythagora.lab.run import cores

    game = shelf.find(terms.game)
    game.check_players(terms.players)
    hunts.check(terms)
    for bot in terms.against:
        roster.find(bot, terms.game, 0)
    chosen = settings.parse_options(game, options, is_among_bots=True)
    used = settings.find_edition(game, edition)
    number = workers or cores()
    title = texts.say(f"{terms.game}-title")
    others = ", ".join(roster.title_of(texts.say, bot) for bot in terms.against)
    facts = {"level": roster.title_of(texts.say, terms.level), "others": others, "game": title}
    screen.say(texts.say("lab-hunt-about", trials=terms.trials, games=terms.games, **facts))
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(number, context) if number > 1 else None
    try:
        with simulate.bar(texts, screen, hunts.total_games(terms), 0) as progress:
            found = hunts.Hunter(terms, used, chosen, pool, progress).hunt()
    finally:
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
    screen.print(table_of(texts, found.finalists, terms.against))
    best = found.finalists[0]
    even = 1 / terms.players
    margin = f"{terms.margin * 100:.0f}"
    if best.dominates(even, terms.margin):
        screen.say(texts.say("lab-hunt-found", margin=margin), "bold")
    else:
        screen.say(texts.say("lab-hunt-none", margin=margin, even=f"{even * 100:.1f}"), "bold")
    screen.say(texts.say("lab-hunt-seat", bot=best.bot))


def table_of(texts: Texts, finalists: "list[Prey]", against: tuple[str, ...]) -> Table:
    """The finalists on fresh deals, with the tastes that make them."""
    table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="bold")
    for bot in against:
        table.add_column(texts.say("lab-hunt-against", bot=roster.title_of(texts.say, bot)), justify="right")
    table.add_column(texts.say("lab-hunt-tastes"), overflow="fold")
    for prey in finalists[:SHOWN]:
        shares = [
            f"{prey.shares[bot].mean * 100:.1f} ± {prey.shares[bot].reach * 100:.1f} %" for bot in against
        ]
        tastes = ", ".join(f"{name} {value:g}" for name, value in prey.tastes.items())
        table.add_row(*shares, tastes)
    return table
