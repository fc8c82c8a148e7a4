"""The plots of a report, in the colours of the house. What a colour says, a shape or a word says too."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import matplotlib
import numpy as np
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import FuncFormatter, MaxNLocator
from numpy.typing import NDArray

from mythagora.lab.figures import Estimate

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # a browser may have what is not here

PAPER, PAPER_DEEP, EDGE = "#f4ead4", "#e6d6b4", "#cdb88c"
INK, SOFT, FAINT = "#2a2018", "#6b5641", "#a08a6c"
MOSS, OCHRE, VERMILION, LAPIS, SEA, STONE = "#6f7d42", "#c38a2c", "#b6432d", "#2f4f8f", "#54808a", "#9a9186"
SEATS = ["#c0402b", "#2f66ad", "#d49c16", "#3a8a57", "#3d3644", "#de7a22"]
SHAPES = ["^", "o", "s", "D", "H", "X"]  # as at the table: triangle, circle, square, diamond, hexagon, cross
WIDTH = 5.0
MOST_BINS = 48
STYLE = {
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "axes.edgecolor": EDGE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 1.0,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": PAPER_DEEP,
    "grid.linewidth": 0.9,
    "xtick.color": EDGE,
    "ytick.color": EDGE,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "text.color": INK,
    "font.family": "sans-serif",
    "font.sans-serif": ["Inter", "DejaVu Sans"],
    "font.size": 9.5,
    "svg.fonttype": "none",
    "svg.hashsalt": "mythagora",
    "lines.solid_capstyle": "round",
}


@contextmanager
def canvas(height: float, width: float = WIDTH) -> Iterator[tuple[Figure, Any]]:
    """A figure with one pair of axes, drawn in our style."""
    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]  # its type lists every key there is
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure, figure.add_subplot()


def svg(figure: Figure) -> str:
    """The drawing as text to be put into a page."""
    out = io.StringIO()
    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def png(figure: Figure) -> bytes:
    out = io.BytesIO()
    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]
        figure.savefig(out, format="png", dpi=160, facecolor=PAPER, metadata={"Software": None})
    return out.getvalue()


def percent(axis: Any) -> None:
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value * 100:.0f} %"))


def only_across(axes: Any) -> None:
    """Rows with names: no grid between them, no frame beside them."""
    axes.grid(False, axis="y")
    axes.spines["left"].set_visible(False)
    axes.tick_params(axis="y", length=0)


def shares(names: list[str], found: list[Estimate], even: float, even_word: str) -> Figure:
    """A point with its interval for each, and where all would be if it did not matter."""
    with canvas(0.85 + 0.42 * len(names)) as (figure, axes):
        rows = range(len(names) - 1, -1, -1)
        axes.axvline(even, color=FAINT, linestyle=(0, (4, 3)), linewidth=1.2)
        axes.text(
            even, len(names) - 0.15, f" {even_word}", color=SOFT, fontsize=8
        )  # above what is told of rows
        for row, estimate, place in zip(rows, found, range(len(names)), strict=True):
            color = SEATS[place % len(SEATS)]
            ends = [max(estimate.low, 0.0), min(estimate.high, 1.0)]
            axes.plot(ends, [row, row], color=color, linewidth=5, alpha=0.35)
            axes.plot(estimate.mean, row, SHAPES[place % len(SHAPES)], color=color, markersize=9)
            axes.annotate(
                f"{estimate.mean * 100:.1f} %",
                (estimate.mean, row),
                (0, 9),
                textcoords="offset points",
                ha="center",
                fontsize=8.5,
                color=INK,
            )
        axes.set_yticks(list(rows), names)
        axes.set_ylim(-0.6, len(names) + 0.15)
        reach = max([abs(bound - even) for one in found for bound in (one.low, one.high)] + [0.02]) * 1.25
        axes.set_xlim(max(even - reach, -0.02), min(even + reach, 1.02))
        percent(axes.xaxis)
        axes.xaxis.set_major_locator(MaxNLocator(5))
        only_across(axes)
        return figure


def bars(names: list[str], found: list[Estimate]) -> Figure:
    """Shares as bars, with their intervals."""
    with canvas(0.6 + 0.36 * len(names)) as (figure, axes):
        rows = list(range(len(names) - 1, -1, -1))
        axes.barh(rows, [one.mean for one in found], color=SEA, height=0.62, alpha=0.85)
        for row, one in zip(rows, found, strict=True):
            high = min(one.high, 1.0)
            axes.plot([max(one.low, 0.0), high], [row, row], color=INK, linewidth=1.4)
            axes.annotate(
                f"{one.mean * 100:.1f} %",
                (max(high, one.mean), row),
                (5, 0),
                textcoords="offset points",
                va="center",
                fontsize=8.5,
            )
        axes.set_yticks(rows, names)
        most = max(min(one.high, 1.0) for one in found) * 1.16 + 0.01
        axes.set_xlim(0, most)
        axes.set_xticks([tick for tick in axes.get_xticks() if tick <= min(most, 1.0)])
        percent(axes.xaxis)
        only_across(axes)
        return figure


def histogram(values: NDArray[Any], word: str, median_word: str) -> Figure:
    with canvas(2.5) as (figure, axes):
        low, high = float(values.min()), float(values.max())
        width = np.ceil((high - low + 1) / MOST_BINS)  # whole numbers, as many in each
        edges = np.arange(np.floor(low) - 0.5, np.ceil(high) + 0.5 + width, width)
        axes.hist(values, bins=edges, color=OCHRE, alpha=0.85, edgecolor=PAPER, linewidth=0.6)
        middle = float(np.quantile(values, 0.5, method="nearest"))
        axes.axvline(middle, color=VERMILION, linewidth=1.6, linestyle=(0, (4, 3)))
        top = axes.get_ylim()[1]
        axes.set_ylim(0, top * 1.12)
        axes.text(middle, top * 1.06, f" {median_word} {middle:g}", color=VERMILION, fontsize=8.5)
        axes.set_xlabel(word)
        axes.yaxis.set_visible(False)
        axes.spines["left"].set_visible(False)
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        return figure


def courses(lines: dict[str, NDArray[Any]], xword: str, yword: str) -> Figure:
    """Means over the course of the games, each with the half of all games around it."""
    with canvas(2.9) as (figure, axes):
        styles = [(VERMILION, "-", "o"), (LAPIS, "--", "s"), (MOSS, ":", "^")]
        for (name, values), (color, dash, shape) in zip(lines.items(), styles, strict=False):
            moments = np.linspace(0, 1, values.shape[1])
            low, high = np.quantile(values, [0.25, 0.75], axis=0)
            axes.fill_between(moments, low, high, color=color, alpha=0.13, linewidth=0)
            axes.plot(moments, values.mean(axis=0), dash, marker=shape, markersize=4, color=color, label=name)
        percent(axes.xaxis)
        axes.set_xlim(0, 1.02)
        axes.set_xlabel(xword)
        axes.set_ylabel(yword)
        axes.legend(frameon=False, loc="upper left", fontsize=8.5)
        return figure


def chances(moments: list[float], found: list[Estimate], even: float, even_word: str, xword: str) -> Figure:
    """A share as it changes over the course of a game."""
    with canvas(2.6) as (figure, axes):
        kept = [(at, one) for at, one in zip(moments, found, strict=True) if one.cases > 1]
        at = [place for place, _ in kept]
        axes.fill_between(
            at,
            [one.low for _, one in kept],
            [one.high for _, one in kept],
            color=LAPIS,
            alpha=0.18,
            linewidth=0,
        )
        axes.plot(at, [one.mean for _, one in kept], "-", color=LAPIS, marker="o", markersize=4)
        if even:
            axes.axhline(even, color=FAINT, linestyle=(0, (4, 3)), linewidth=1.2)
            axes.text(1.0, even, even_word, color=SOFT, fontsize=8, ha="right", va="bottom")
        axes.set_ylim(0, max([one.high for _, one in kept] + [even]) * 1.12 or 1)
        axes.set_xlim(0, 1.02)
        percent(axes.xaxis)
        percent(axes.yaxis)
        axes.set_xlabel(xword)
        return figure


def winners(
    names: list[str], found: list[tuple[Estimate, Estimate]], words: tuple[str, str], height: float = 0.4
) -> Figure:
    """What winners have beside what the others have; a filled circle and an open square."""
    with canvas(0.85 + height * len(names)) as (figure, axes):
        rows = list(range(len(names) - 1, -1, -1))
        for row, (won, lost) in zip(rows, found, strict=True):
            axes.plot([won.mean, lost.mean], [row, row], color=EDGE, linewidth=2.5, zorder=1)
            for one, color in ((won, VERMILION), (lost, LAPIS)):
                axes.plot([one.low, one.high], [row, row], color=color, linewidth=6, alpha=0.3)
        axes.plot([won.mean for won, _ in found], rows, "o", color=VERMILION, markersize=7.5, label=words[0])
        axes.plot(
            [lost.mean for _, lost in found],
            rows,
            "s",
            color=LAPIS,
            markersize=6.5,
            label=words[1],
            markerfacecolor=PAPER,
            markeredgewidth=1.6,
        )
        axes.set_yticks(rows, names)
        axes.set_ylim(-0.6, len(names) - 0.4)
        axes.set_xlim(left=min(0.0, axes.get_xlim()[0]))
        axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1.0), ncols=2, fontsize=8.5)
        only_across(axes)
        return figure


def added(names: list[str], found: list[tuple[Estimate, Estimate]], xword: str) -> Figure:
    """How much more is won with a thing than without, the best first; beside it, how often it is held."""
    with canvas(0.8 + 0.27 * len(names)) as (figure, axes):
        rows = list(range(len(names) - 1, -1, -1))
        axes.axvline(0, color=FAINT, linewidth=1.2)
        for row, (held, more) in zip(rows, found, strict=True):
            color = MOSS if more.mean >= 0 else VERMILION
            faint = 1.0 if more.excludes(0.0) else 0.35
            axes.plot([more.low, more.high], [row, row], color=color, linewidth=5, alpha=0.3 * faint)
            shape = ">" if more.mean >= 0 else "<"
            axes.plot(more.mean, row, shape, color=color, alpha=faint, markersize=6.5)
            axes.annotate(
                f"{held.mean * 100:.0f} %",
                (1.0, row),
                (4, 0),
                ("axes fraction", "data"),
                "offset points",
                va="center",
                fontsize=8,
                color=SOFT,
            )
        axes.set_yticks(rows, names)
        axes.set_ylim(-0.7, len(names) - 0.3)
        percent(axes.xaxis)
        axes.set_xlabel(xword)
        only_across(axes)
        return figure


def stack(names: list[str], parts: list[float]) -> Figure:
    """One bar, cut into what decides; every part has its word and its hatching."""
    with canvas(1.5) as (figure, axes):
        looks = [(VERMILION, ""), (OCHRE, "///"), (LAPIS, "..."), (STONE, "\\\\\\")]
        left = 0.0
        for part, (color, hatch) in zip(parts, looks, strict=True):
            axes.barh(0, part, left=left, color=color, hatch=hatch, edgecolor=PAPER, height=0.7)
            if part >= 0.05:
                axes.text(
                    left + part / 2,
                    0,
                    f"{part * 100:.0f} %",
                    ha="center",
                    va="center",
                    fontsize=10,
                    color="white",
                    fontweight="bold",
                    bbox={"boxstyle": "round,pad=0.25", "facecolor": color, "edgecolor": "none"},
                )
            left += part
        axes.set_xlim(0, 1)
        axes.axis("off")
        marks = [
            Patch(facecolor=color, hatch=hatch, edgecolor=PAPER, label=name)
            for name, (color, hatch) in zip(names, looks, strict=True)
        ]
        where = {"loc": "lower center", "bbox_to_anchor": (0.5, 0.94)}
        axes.legend(handles=marks, frameon=False, ncols=4, fontsize=8.5, **where)
        return figure
