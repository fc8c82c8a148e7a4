"""A run as plots with words: panels, then one self-contained page, PNG files, or rows for a terminal."""

import html
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from matplotlib.figure import Figure

from mythagora import shelf
from mythagora.bots.roster import title_of
from mythagora.engine.measures import COURSE, Measure
from mythagora.lab import plots
from mythagora.lab.figures import Estimate, Figures, estimate
from mythagora.lab.results import Results, failed

Say = Callable[..., str]  # a text of the reader's language by its id
FEWEST_HELD = 30  # cases with and without a thing, for its added win rate to be shown
TENTHS = [part / (COURSE - 1) for part in range(COURSE)]


@dataclass(frozen=True)
class Panel:
    """One question to the results: what the plot shows, in a sentence, and the figures behind it."""

    name: str
    title: str
    words: str
    figure: Figure
    rows: list[tuple[str, str]] = field(default_factory=list)


def panels(results: Results, say: Say) -> list[Panel]:
    """All that can be said of these results; what there is nothing to say about is left out."""
    return Reporter(Figures(results), say).panels()


class Reporter:
    def __init__(self, figures: Figures, say: Say) -> None:
        self.figures = figures
        self.plan = figures.plan
        self.game = shelf.find(self.plan.game)
        self.say = say
        self.even = 1 / figures.players

    def panels(self) -> list[Panel]:
        found = [
            self.bots(),
            self.order(),
            self.luck(),
            self.length(),
            self.lead(),
            self.lead_wins(),
            self.overtakings(),
            self.points(),
            self.endings(),
            self.rates(),
            *self.groups(),
        ]
        return [panel for panel in found if panel is not None]

    def bot(self, bot: str) -> str:
        return title_of(self.say, bot)

    def measure(self, name: str) -> str:
        return self.say(f"measure-{self.plan.game}-{name}")

    def word(self, measure: Measure, word: str) -> str:
        return self.say(f"{self.plan.game}-{measure.sort}-{word}")

    def bots(self) -> Panel | None:
        found = self.figures.wins_by_bot()
        if len(found) < 2:
            return None
        names = [self.bot(bot) for bot in found]
        best = max(found, key=lambda bot: found[bot].mean)
        text = "report-bots-words" if found[best].excludes(self.even) else "report-bots-even"
        facts = {"share": percent(found[best].mean), "even": percent(self.even)}
        words = self.say(text, bot=self.bot(best), **facts)
        estimates = list(found.values())
        figure = plots.shares(names, estimates, self.even, self.say("report-even"))
        return Panel("bots", self.say("report-bots"), words, figure, rows_of(names, estimates))

    def order(self) -> Panel:
        """Who begins, in the order of play; the seat's number itself means nothing."""
        found = self.figures.wins_by_order()
        names = [self.say("report-place", place=place + 1) for place in range(len(found))]
        place = max(range(len(found)), key=lambda place: abs(found[place].mean - self.even))
        among = len(found) if len(found) > 2 else 1  # what one of two wins the other loses
        if not found[place].surely_differs(self.even, among):
            place, text = 0, "report-order-even"
        else:
            text = "report-order-matters"
        facts = {"share": percent(found[place].mean), "even": percent(self.even), "place": place + 1}
        figure = plots.shares(names, found, self.even, self.say("report-even"))
        return Panel(
            "order", self.say("report-order"), self.say(text, **facts), figure, rows_of(names, found)
        )

    def luck(self) -> Panel | None:
        parts = self.figures.luck_and_skill()
        if parts is None:
            return None
        names = [self.say(f"report-luck-{part.name}") for part in parts]
        shares = {part.name: percent(part.share) for part in parts}
        rows = [(name, f"{percent(part.share)} %") for name, part in zip(names, parts, strict=True)]
        figure = plots.stack(names, [part.share for part in parts])
        return Panel("luck", self.say("report-luck"), self.say("report-luck-words", **shares), figure, rows)

    def length(self) -> Panel:
        turns = self.figures.numbers("turns")
        low, middle, high = np.quantile(turns, [0.05, 0.5, 0.95], method="nearest")
        decisions = self.figures.numbers("decisions").mean()
        facts = {"low": f"{low:,}", "middle": f"{middle:,}", "high": f"{high:,}"}
        words = self.say("report-length-words", decisions=number(decisions), **facts)
        figure = plots.histogram(turns, self.say("report-turns"), self.say("report-median"))
        rows = [(self.say("report-turns"), shown(estimate(turns)))]
        rows.append((self.say("report-decisions"), shown(estimate(self.figures.numbers("decisions")))))
        return Panel("length", self.say("report-length"), words, figure, rows)

    def lead(self) -> Panel:
        margins = self.figures.margins()
        lead = self.measure(self.figures.measures.lead)
        ordered = np.sort(self.figures.course, axis=1)
        lines = {
            self.say("report-lead-best"): ordered[:, -1, :],
            self.say("report-lead-last"): ordered[:, 0, :],
        }
        figure = plots.courses(lines, self.say("report-course"), lead)
        end, middle = margins[:, -1].mean(), margins[:, COURSE // 2].mean()
        words = self.say("report-lead-words", middle=number(middle), end=number(end), lead=lead)
        rows = [
            (f"{part * 100:.0f} %", shown(estimate(margins[:, place]))) for place, part in enumerate(TENTHS)
        ]
        return Panel("lead", self.say("report-lead"), words, figure, rows)

    def lead_wins(self) -> Panel | None:
        found = self.figures.lead_wins()
        if not any(one.cases > 1 for one in found):
            return None
        figure = plots.chances(TENTHS, found, self.even, self.say("report-even"), self.say("report-course"))
        half = found[COURSE // 2]
        words = self.say("report-lead-wins-words", share=percent(half.mean)) if half.cases else ""
        rows = rows_of([f"{part * 100:.0f} %" for part in TENTHS], found)
        return Panel("lead-wins", self.say("report-lead-wins"), words, figure, rows)

    def overtakings(self) -> Panel | None:
        found = self.figures.overtakings()
        if not any(one.cases > 1 for one in found):
            return None
        figure = plots.chances(TENTHS[1:], found, 0.0, "", self.say("report-course"))
        changes = self.figures.numbers("lead_changes")
        words = self.say("report-overtakings-words", mean=f"{changes.mean():.1f}", most=int(changes.max()))
        rows = rows_of([f"{part * 100:.0f} %" for part in TENTHS[1:]], found)
        return Panel("overtakings", self.say("report-overtakings"), words, figure, rows)

    def points(self) -> Panel | None:
        points = self.figures.by_seat("points")
        won = self.figures.won
        if len(np.unique(points)) < 3:
            return None  # a game that is only won or lost has no points
        winners = points[won]
        figure = plots.histogram(winners, self.say("report-points-of-winners"), self.say("report-median"))
        means = {
            "winners": number(winners.mean()),
            "others": number(points[~won].mean() if (~won).any() else 0),
        }
        spread = estimate(points.max(axis=1) - points.min(axis=1))
        words = self.say("report-points-words", spread=number(spread.mean), **means)
        rows = [(self.say("report-winners"), shown(estimate(winners)))]
        rows += [(self.say("report-others"), shown(estimate(points[~won])))]
        return Panel("points", self.say("report-points"), words, figure, rows)

    def endings(self) -> Panel:
        found = self.figures.endings()
        names = [self.say(f"{self.plan.game}-ending-{ending}") for ending in found]
        words = self.say(
            "report-endings-words", ending=names[0], share=percent(next(iter(found.values())).mean)
        )
        estimates = list(found.values())
        figure = plots.bars(names, estimates)
        return Panel("endings", self.say("report-endings"), words, figure, rows_of(names, estimates))

    def rates(self) -> Panel | None:
        rates = self.figures.measures.rates
        found = [(rate, self.figures.rate(rate.part, rate.whole)) for rate in rates]
        found = [(rate, one) for rate, one in found if one.mean > 0]
        shares = [(rate, one) for rate, one in found if rate.is_share]
        if not shares:
            return None
        names = [self.measure(rate.name) for rate, _ in shares]
        estimates = [one for _, one in shares]
        rows = rows_of(names, estimates)
        rows += [(self.measure(rate.name), shown(one)) for rate, one in found if not rate.is_share]
        words = self.say("report-rates-words", what=names[0], share=percent(estimates[0].mean))
        return Panel("rates", self.say("report-rates"), words, plots.bars(names, estimates), rows)

    def groups(self) -> list[Panel | None]:
        """What the game itself counts: numbers by winners and others, sets by what they add."""
        found: list[Panel | None] = []
        measures = self.figures.measures
        groups = dict.fromkeys(measure.group for measure in [*measures.of_seat, *measures.of_table])
        for group in groups:
            numbers = [one for one in measures.of_seat if one.group == group and not one.words]
            if numbers:
                found.append(self.numbers(group, numbers))
            found += [self.held(one) for one in measures.of_seat if one.group == group and one.words]
            found += [self.in_play(one) for one in measures.of_table if one.group == group and one.words]
        return found

    def numbers(self, group: str, measures: list[Measure]) -> Panel | None:
        kept = [one for one in measures if self.figures.counted(one.name).any()]
        if not kept:
            return None
        found = [self.figures.winners_and_others(one.name) for one in kept]
        names = [self.measure(one.name) for one in kept]
        words = (self.say("report-winners"), self.say("report-others"))
        telling = max(range(len(kept)), key=lambda place: apart(*found[place]))
        won, lost = found[telling]
        facts = {"won": figure_of(won.mean), "lost": figure_of(lost.mean), "what": names[telling]}
        rows = [
            (name, f"{shown(one)} / {shown(other)}") for name, (one, other) in zip(names, found, strict=True)
        ]
        return Panel(
            f"counted-{group}",
            self.say(f"measures-{self.plan.game}-{group}"),
            self.say("report-numbers-words", **facts),
            plots.winners(names, found, words),
            rows,
        )

    def held(self, measure: Measure) -> Panel | None:
        found = [(word, *self.figures.added(measure, word)) for word in measure.words]
        kept = [one for one in found if one[2].cases >= FEWEST_HELD]
        if not any(one[2].mean for one in kept):
            return None  # too few, or every kind of bot always wins or never does
        kept.sort(key=lambda one: -one[2].mean)
        names = [self.word(measure, word) for word, _, _ in kept]
        pairs = [(how_often, more) for _, how_often, more in kept]
        figure = plots.added(names, pairs, self.say("report-added"))
        facts = {"what": names[0], "more": percent(pairs[0][1].mean), "often": percent(pairs[0][0].mean)}
        is_sure = pairs[0][1].mean > 0 and pairs[0][1].surely_differs(0.0, len(kept))
        words = self.say("report-held-words" if is_sure else "report-held-unsure", **facts)
        rows = [
            (name, f"{percent(how_often.mean)} % / {signed(more)}")
            for name, (how_often, more) in zip(names, pairs, strict=True)
        ]
        return Panel(
            measure.name, self.say(f"measures-{self.plan.game}-{measure.group}"), words, figure, rows
        )

    def in_play(self, measure: Measure) -> Panel | None:
        shares = [(word, estimate(self.figures.in_play(measure, word) * 1.0)) for word in measure.words]
        kept = sorted([one for one in shares if one[1].mean > 0], key=lambda one: -one[1].mean)
        if not kept:
            return None
        names = [self.word(measure, word) for word, _ in kept]
        estimates = [one for _, one in kept]
        title = self.say(f"measures-{self.plan.game}-{measure.group}")
        return Panel(
            f"held-{measure.name}", title, "", plots.bars(names, estimates), rows_of(names, estimates)
        )


def apart(won: Estimate, lost: Estimate) -> float:
    """How far two means are apart, measured by their intervals."""
    reach = won.reach + lost.reach
    return abs(won.mean - lost.mean) / reach if reach > 0 else 0.0


def percent(share: float) -> str:
    return f"{share * 100:.1f}"


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 20 else f"{value:.1f}"


def figure_of(value: float) -> str:
    return f"{value:.2f}" if abs(value) < 20 else f"{value:,.1f}"


def shown(one: Estimate) -> str:
    return f"{figure_of(one.mean)} ± {figure_of(one.reach)}"


def signed(one: Estimate) -> str:
    return f"{one.mean * 100:+.1f} ± {one.reach * 100:.1f}"


def rows_of(names: list[str], found: list[Estimate]) -> list[tuple[str, str]]:
    """Shares, for a table."""
    shares = [f"{percent(one.mean)} % ± {percent(one.reach)}" if one.cases else "–" for one in found]
    return list(zip(names, shares, strict=True))


# The page.

STYLE = """
:root { color-scheme: light; --paper: #f4ead4; --deep: #e6d6b4; --edge: #cdb88c; --ink: #2a2018;
  --soft: #6b5641; --vermilion: #b6432d; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 1240px; margin: 0 auto; padding: 40px 24px 64px; }
h1 { font: 600 42px/1.1 "EB Garamond", Georgia, serif; margin: 0 0 8px; letter-spacing: -0.01em; }
.lead { color: var(--soft); max-width: 68ch; margin: 0 0 28px; }
.facts { display: flex; flex-wrap: wrap; gap: 10px 28px; margin: 0 0 32px; padding: 14px 18px;
  border: 1px solid var(--edge); border-radius: 10px; background: #fbf5e6; }
.facts div { min-width: 90px; }
.facts dt { color: var(--soft); font-size: 13px; }
.facts dd { margin: 0; font: 600 22px/1.2 "EB Garamond", Georgia, serif; }
.grid { columns: 2 480px; column-gap: 22px; }
article { break-inside: avoid; margin: 0 0 22px; background: #fbf5e6;
  border: 1px solid var(--edge); border-radius: 10px; padding: 18px 20px 14px;
  box-shadow: 0 1px 2px rgb(42 32 24 / .12), 0 6px 18px rgb(42 32 24 / .08); }
h2 { font: 600 24px/1.2 "EB Garamond", Georgia, serif; margin: 0 0 2px; }
article p { margin: 0 0 10px; color: var(--soft); font-size: 14.5px; }
svg { width: 100%; height: auto; display: block; }
svg text { font-family: Inter, system-ui, sans-serif !important; }
details { margin-top: 8px; font-size: 13.5px; color: var(--soft); }
summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; margin-top: 6px; }
td { padding: 3px 6px 3px 0; border-top: 1px solid var(--deep); vertical-align: top; }
td:last-child { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
footer { margin-top: 36px; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
@media (max-width: 560px) {
  main { padding: 24px 10px 40px; } article { padding: 14px 12px 10px; } h1 { font-size: 34px; }
}
@media print { body { background: white; } article { box-shadow: none; } }
"""


def page(results: Results, found: list[Panel], say: Say, language: str) -> str:
    """One file with everything in it: no script, nothing fetched."""
    plan = results.plan
    title = say("report-title", game=say(f"{plan.game}-title"))
    games = results.games.num_rows
    bots = ", ".join(title_of(say, bot) for bot in plan.bots)
    lead = say("report-about", games=games, bots=bots, edition=plan.edition)
    for bot, decisions in failed(results).items():
        lead += " " + say("bot-failed", bot=title_of(say, bot), decisions=decisions)
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in heads(found)
    )
    articles = "".join(article(panel, say("report-numbers")) for panel in found)
    options = ", ".join(f"{name}={value}" for name, value in plan.options)
    how = say(
        "report-how", seed=plan.seed, options=options or "-", engine=plan.engine, hash=plan.edition_hash[:16]
    )
    parts = [
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n',
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<main>\n",
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n<dl class="facts">{facts}</dl>\n',
        f'<div class="grid">\n{articles}</div>\n<footer>{escape(how)}</footer>\n</main>\n</html>\n',
    ]
    return "".join(parts)


def heads(found: list[Panel]) -> list[tuple[str, str]]:
    """The first figures of some panels, for the top of the page."""
    kept = {panel.name: panel for panel in found}
    chosen = [kept[name] for name in ("bots", "order", "length", "rates", "endings") if name in kept]
    return [(panel.rows[0][0], panel.rows[0][1].split(" ±")[0]) for panel in chosen if panel.rows]


def article(panel: Panel, numbers: str) -> str:
    rows = "".join(f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in panel.rows)
    table = f"<details><summary>{escape(numbers)}</summary><table>{rows}</table></details>" if rows else ""
    label = f' role="img" aria-label="{escape(panel.title)}"'
    drawing = plots.svg(panel.figure).replace("<svg", f"<svg{label}", 1)
    for mark in (' id="', 'href="#', "url(#"):  # every drawing has names of its own on the page
        drawing = drawing.replace(mark, f"{mark}{panel.name}-")
    words = f"<p>{escape(panel.words)}</p>" if panel.words else ""
    return f"<article><h2>{escape(panel.title)}</h2>{words}{drawing}{table}</article>\n"


def escape(text: str) -> str:
    return html.escape(text, quote=True)
