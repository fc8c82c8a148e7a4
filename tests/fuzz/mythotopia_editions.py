"""Editions of Mythotopia that nobody printed, with maps that nobody drew: any that the loader must accept."""

from itertools import pairwise
from random import Random

from hypothesis import strategies as st

from mythagora.engine.edition import Edition
from mythagora.games.mythotopia.edition import CHARTERS, IMPROVEMENTS, STARTS, SYMBOLS, VICTORIES, read

KEYS = [f"land-{number}" for number in range(1, 41)]
SEAS = ["north", "east", "south", "west"]
KINDS = ["open", "open", "hills", "mountains"]  # as likely as that
COSTS = ["invade-food", "reinforce-food", "army-gold", "ship-gold", "draft-gold", "city-stone"]
COSTS += ["castle-stone", "road-stone", "patronage-gold", "guilded-city-gold", "inns-gold"]
COSTS += ["mercenary-gold", "mystic-gold", "diplomat-gold"]
STRENGTHS = ["castle", "citadel", "rugged", "dragon", "cavalry", "limes", "ranger"]
ORIGIN = 'origin = "own"'


def quoted(words: list[str]) -> str:
    return "[" + ", ".join([f'"{word}"' for word in words]) + "]"


def map_lines(dice: Random) -> list[str]:
    """Two islands of one to five provinces, and a mainland: chains of provinces, with more borders added."""
    large = KEYS[: dice.randint(1, 5)]
    small = KEYS[len(large) : len(large) + dice.randint(1, 5)]
    borders: dict[tuple[str, str], str] = {}
    for land in [large, small, KEYS[len(large) + len(small) :]]:
        for one, other in pairwise(land):
            borders[one, other] = dice.choice(KINDS)
        for one in land:
            other = dice.choice(land)
            if one != other and (other, one) not in borders:
                borders[one, other] = dice.choice(KINDS)
    lines = ["[map]", ORIGIN, "[map.islands]", f"large = {quoted(large)}", f"small = {quoted(small)}"]
    touching = [pair for pair in pairwise(SEAS) if dice.random() < 0.5]
    for sea in SEAS:
        near = [one if two == sea else two for one, two in touching if sea in (one, two)]
        inland = "true" if dice.random() < 0.5 else "false"
        lines += [f"[map.sea.{sea}]", f'name = "{sea}"', f"touches = {quoted(near)}", f"inland = {inland}"]
    for number, key in enumerate(KEYS):
        seas = [sea for place, sea in enumerate(SEAS) if place == number or dice.random() < 0.2]
        lines += [f"[map.province.{key}]", f'name = "{key}"', f'symbol = "{dice.choice(SYMBOLS[:4])}"']
        lines += [f"strength = {dice.choice([0, 1, 2, 3, 4, 15])}", f"seas = {quoted(seas)}"]
        if dice.random() < 0.3:
            lines.append("rugged = true")
        for kind in ["open", "hills", "mountains"]:
            mine = [pair for pair, found in borders.items() if found == kind and key in pair]
            if mine:
                lines.append(f"{kind} = {quoted([one if two == key else two for one, two in mine])}")
    return lines


@st.composite
def card_lines(draw: st.DrawFn, keys: list[str]) -> list[str]:
    symbols = st.dictionaries(st.sampled_from(SYMBOLS), st.integers(0, 3), max_size=3)
    lines: list[str] = []
    for key in keys:
        shown = "".join([f", {symbol} = {number}" for symbol, number in draw(symbols).items()])
        lines.append(f'{key} = {{name = "{key}"{shown}}}')
    return lines


@st.composite
def victory_lines(draw: st.DrawFn, in_play: int) -> list[str]:
    """The victory cards, and a stock that suffices for any of them, sometimes just so."""
    lines = ["[victory]", ORIGIN]
    fixed = [0, 0, 0]  # by value - 1: the most counters that lie on them
    variable: list[list[int]] = [[], [], []]  # by value - 1 and card
    for place, key in enumerate(VICTORIES):
        laid = [0, 0, 0]
        if key in ("isles", "seas"):
            values = [draw(st.integers(1, 3)) for _ in range(2)]
            lines.append(f"{key} = {{values = {values}}}")
            for value in values:
                laid[value - 1] += 1
        else:
            value = draw(st.integers(1, 3))
            numbers = draw(st.lists(st.integers(1, 8), min_size=3, max_size=3))
            lines.append(f"{key} = {{value = {value}, counters = {numbers if place < 3 else numbers[0]}}}")
            laid[value - 1] = max(numbers) if place < 3 else numbers[0]
        for value in range(3):
            if place < 3:
                fixed[value] += laid[value]
            else:
                variable[value].append(laid[value])
    stock = [
        fixed[value] + sum(sorted(variable[value], reverse=True)[:in_play]) + draw(st.integers(0, 3))
        for value in range(3)
    ]
    return [*lines, "[stock]", ORIGIN, f"counters = {stock}"]


@st.composite
def number_lines(draw: st.DrawFn) -> list[str]:
    def number(least: int, most: int) -> int:
        return draw(st.integers(least, most))

    dragons = number(0, 5)
    runestones = number(0, 5)
    free = 40 - dragons - runestones
    dealt = [number(1, free // players) for players in (2, 3, 4)]
    to_choose = [number(1, free // players) for players in (3, 4)]
    most = [dealt[0], max(dealt[1], to_choose[0]), max(dealt[2], to_choose[1])]
    armies = number(1, 15)
    ships = number(0, 9)
    in_play = number(0, 10)
    return [
        "[pieces]",
        ORIGIN,
        f"towns = {[number(least, 40) for least in most]}",
        f"cities = {number(0, 9)}",
        f"armies = {[armies, number(0, 15 - armies)]}",
        f"ships = {[ships, number(0, 9 - ships)]}",
        f"roads = {number(0, 20)}",
        f"castles = {number(0, 20)}",
        f"mercenaries = {number(0, 2)}",
        f"dragons = {dragons}",
        f"runestones = {runestones}",
        "[set-up]",
        ORIGIN,
        f"provinces = {dealt}",
        f"to-choose = {to_choose}",
        f"given-up = {number(0, min(to_choose) - 1)}",
        f"display = {number(0, 29)}",
        f"hand = {number(1, 8)}",
        f"fourth-hand = {number(1, 8)}",
        f"victories = {in_play}",
        "[play]",
        ORIGIN,
        f"reserve = {number(0, 9)}",
        f"least-deck = {number(1, 20)}",
        f"province-points = {number(0, 9)}",
        f"floor = {number(0, 99)}",
        f"empty-cards = {number(1, 3 + in_play)}",
        "[cost]",
        ORIGIN,
        *[f"{key} = {number(1, 5)}" for key in COSTS],
        f"hills-food = {number(0, 5)}",
        f"hills-stone = {number(0, 5)}",
        "[strength]",
        ORIGIN,
        *[f"{key} = {number(0, 9)}" for key in STRENGTHS],
        *draw(victory_lines(in_play)),
    ]


@st.composite
def texts(draw: st.DrawFn) -> str:
    """The text of an edition within all bounds of the loader."""
    lines = ["format = 1", 'name = "generated"', 'title = "Generated"']
    cards = draw(st.lists(st.sampled_from(STARTS), min_size=1, max_size=8))
    lines += ["[start]", ORIGIN, f"cards = {quoted(cards)}", *draw(card_lines(STARTS))]
    lines += ["[improvement]", ORIGIN, *draw(card_lines(IMPROVEMENTS))]
    lines += draw(number_lines())
    lines += ["[charter]", ORIGIN, f"most = {draw(st.integers(1, 5))}"]
    for key in CHARTERS[:-1]:
        needs = draw(st.integers(1, 4 if key == "admirals" else 8))
        lines.append(f"{key} = {{needs = {needs}, points = {draw(st.integers(0, 9))}}}")
    lines += map_lines(Random(draw(st.integers(0, 2**32 - 1))))
    return "\n".join(lines) + "\n"


def editions() -> st.SearchStrategy[Edition]:
    """Accepted editions, for the laws."""
    return texts().map(lambda text: read(text, "generated.toml"))
