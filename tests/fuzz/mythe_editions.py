"""Editions of Mythe that nobody printed: any that the loader must accept, as text and as values."""

from dataclasses import dataclass

from hypothesis import strategies as st

from mythagora.games.mythe.edition import MytheEdition, read

CARDS = 16
LEAST_UNMARKED = 6
LONGEST_TRACK = 40
SHORTEST_TRACK = 5
MOST = 9


@dataclass(frozen=True)
class PrintedCard:
    points: int
    obstacle: bool = False
    legendary: bool = False
    mark: str = ""

    def lines(self, number: int) -> list[str]:
        words = ["[[card]]", f'key = "card-{number}"', f'name = "Card {number}"', 'origin = "own"']
        words.append("obstacle = true" if self.obstacle else f"points = {self.points}")
        if self.legendary:
            words.append("legendary = true")
        if self.mark:
            words.append(f'mark = "{self.mark}"')
        return words


@st.composite
def cards(draw: st.DrawFn, mark: str) -> PrintedCard:
    if draw(st.integers(0, 3)) == 0:
        return PrintedCard(0, obstacle=True, mark=mark)
    return PrintedCard(draw(st.integers(0, MOST)), legendary=draw(st.booleans()), mark=mark)


@st.composite
def texts(draw: st.DrawFn) -> str:
    """The text of an edition that is playable with 2 to 5, within all bounds of the loader."""
    unmarked = draw(st.integers(LEAST_UNMARKED, CARDS))
    marks = [""] * unmarked + [draw(st.sampled_from(["4+", "5"])) for _ in range(CARDS - unmarked)]
    deck = [draw(cards(mark)) for mark in marks]
    deck[0] = PrintedCard(draw(st.integers(0, MOST)), legendary=True)  # opens the Dragon
    deck[1] = PrintedCard(draw(st.integers(1, MOST)), legendary=draw(st.booleans()))  # pays the way
    held = deck[0].points  # what the hero holds cannot be drawn
    payable = min(MOST, sum(card.points for card in deck[:unmarked]) - held)
    length = draw(st.integers(SHORTEST_TRACK, LONGEST_TRACK))
    costs = draw(st.lists(st.integers(1, payable), min_size=length, max_size=length))
    cuts = sorted(draw(st.sets(st.integers(1, length - 1), max_size=5)))
    lengths = [end - begin for begin, end in zip([0, *cuts], [*cuts, length], strict=True)]
    zones = [f"zone {number}" for number in range(len(lengths))]
    order = draw(st.permutations(deck))
    lines = ["format = 1", 'name = "generated"', 'title = "Generated"', "[track]", f"costs = {costs}"]
    lines += [
        "zones = [" + ", ".join(f'"{zone}"' for zone in zones) + "]",
        f"lengths = {lengths}",
        'origin = "own"',
    ]
    lines += ["[dragon]", f"cost = {draw(st.integers(1, payable))}", 'origin = "own"', 'remark = "generated"']
    for number, card in enumerate(order):
        lines += card.lines(number)
    return "\n".join(lines) + "\n"


def editions() -> st.SearchStrategy[MytheEdition]:
    """Accepted editions, for the laws."""
    return texts().map(lambda text: read(text, "generated.toml"))
