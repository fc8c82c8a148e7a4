"""`mythagora lab fair`: how good each seat's start is, and a deal that is fair within a bound."""

from math import sqrt

from rich.table import Table

from mythagora import shelf
from mythagora.bots import roster
from mythagora.cli import settings, simulate
from mythagora.cli.screen import Screen
from mythagora.lab import fair as deals
from mythagora.storage.records import FairDeal, Terms
from mythagora.texts import Texts

LETTERS = "ABCDEFGH"


def fair(
    texts: Texts,
    screen: Screen,
    name: str,
    players: int,
    options: list[str],
    edition: str,
    seed: str,
    terms: Terms,
) -> None:
    game = shelf.find(name)
    seats = players or game.fewest
    game.check_players(seats)
    roster.find(terms.bot, name, 0)
    deals.check(terms)
    chosen = settings.parse_options(game, options, is_among_bots=True)
    used = settings.find_edition(game, edition)
    sealed = settings.parse_seed(seed)
    with simulate.bar(texts, screen, terms.attempts * terms.rollouts, 0) as progress:
        found = deals.deal(game, seats, chosen, used, sealed, terms, progress)
    bot = roster.title_of(texts.say, terms.bot)
    title = texts.say(f"{name}-title")
    screen.say(texts.say("lab-fair-about", rollouts=terms.rollouts, game=title, players=seats, bot=bot))
    screen.print(table_of(texts, found, seats))
    even = 1 / seats
    reach = f"{196 * sqrt(even * (1 - even) / terms.rollouts):.1f}"
    screen.say(texts.say("lab-fair-how", even=f"{even * 100:.1f}", reach=reach))
    text = "lab-fair-found" if found.is_fair else "lab-fair-best"
    taken = found.judged[found.chosen]
    worst = f"{taken.worst:.1f}"
    attempt, key = found.chosen, deals.attempt_seed(sealed, found.chosen).hex()
    screen.say(
        texts.say(text, attempt=attempt, bound=terms.bound, worst=worst, tried=len(found.judged)), "bold"
    )
    screen.say(texts.say("lab-fair-seeds", sealed=sealed.hex(), seed=key))


def table_of(texts: Texts, found: FairDeal, seats: int) -> Table:
    """A row for each deal that was judged."""
    table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="bold")
    table.add_column(texts.say("lab-fair-attempt"), justify="right")
    for seat in range(seats):
        table.add_column(LETTERS[seat], justify="right")
    table.add_column(texts.say("lab-fair-worst"), justify="right")
    table.add_column("")
    for one in found.judged:
        mark = texts.say("lab-fair-taken") if one.attempt == found.chosen else ""
        shares = [f"{share / 10:.1f} %" for share in one.shares]
        table.add_row(str(one.attempt), *shares, f"{one.worst:.1f}", mark)
    return table
