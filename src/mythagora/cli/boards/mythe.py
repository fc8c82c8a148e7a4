"""Mythe in a terminal: the way with its prices, the heroes on it, the hands."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythagora.cli.boards.base import COLOURS, Board
from mythagora.cli.screen import sentence
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.games.mythe.edition import MARKS, MytheEdition, needed_players
from mythagora.games.mythe.state import MytheState, mythe_edition
from mythagora.games.mythe.view import MytheView
from mythagora.texts import Argument
from mythagora.wording.mythe import MytheWords
from mythagora.wording.words import Words

CELLS = [4, 3]  # columns of a space on the way, if there is room
KEEP = "\u00a0"  # a blank that no line ends at


class MytheBoard(Board):
    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words, MytheWords)
        self.words: MytheWords = words
        self.mythe: MytheEdition = words.mythe

    # Names.

    def marked(self, key: str) -> str:
        """A card with its number, or the word that says what it is."""
        number = self.mythe.keys.index(key)
        if int(self.mythe.obstacles) >> number & 1:
            kind = "obstacle"
        elif int(self.mythe.legends) >> number & 1:
            kind = "legendary"
        else:
            kind = "plain"
        points = int(self.mythe.value[number])
        text = self.texts.say("mythe-board-card", card=self.words.card(key), kind=kind, points=points)
        return text.replace(" ", KEEP)

    def cards(self, keys: list[str]) -> str:
        return ", ".join(self.marked(key) for key in keys) or self.texts.say("mythe-board-nothing")

    # Drawings.

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        assert isinstance(view, MytheView)
        lines: list[RenderableType] = [self.way(view, width), Text(), self.hands(view), Text()]
        lines += self.open_cards(view, width)
        if 0 <= view.seat < len(self.seats):
            lines.append(self.line(width, "hand", "bold", cards=self.cards(view.hand)))
            lines += self.aside(view, width)
        if memory:
            lines += self.known(view, width)
        return Group(*lines)

    def draw_all(self, state: State, width: int) -> RenderableType:
        assert isinstance(state, MytheState)
        view = state.view(-1)
        assert isinstance(view, MytheView)
        lines: list[RenderableType] = [self.way(view, width), Text(), self.hands(view), Text()]
        lines += self.open_cards(view, width)
        for pile in range(int(state.piles)):
            cards = self.cards([self.mythe.keys[card] for card in members(state.hands[pile])])
            if self.words.pile_word(pile) == "neutral":
                lines.append(self.line(width, "neutral-holds", "", cards=cards))
            else:
                lines.append(self.line(width, "hand-of", "", name=self.seats[pile].name, cards=cards))
        if not state.is_over():
            giver = state.view(state.active)
            assert isinstance(giver, MytheView)
            lines += self.aside(giver, width)
        return Group(*lines)

    def line(self, width: int, name: str, style: str = "", /, **facts: Argument) -> RenderableType:
        return sentence(self.texts.say(f"mythe-board-{name}", **facts), width, style)

    def open_cards(self, view: MytheView, width: int) -> list[RenderableType]:
        lines: list[RenderableType] = []
        if view.shown is not None:
            lines.append(self.line(width, "declared", card=self.words.card(view.shown)))
        if view.drawn and view.question is not None and not view.question.name.startswith("give"):
            lines.append(self.line(width, "drawn", cards=self.cards(view.drawn), points=view.points))
        elif view.drawn:
            lines.append(self.line(width, "drawn-before", cards=self.cards(view.drawn)))
        return lines

    def aside(self, view: MytheView, width: int) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for pile, keys in enumerate(view.gifts):
            if keys:
                whose = self.words.pile(self.words.pile_word(pile), view.seat)
                facts = {(f"pile-{key}" if key else "pile"): fact for key, fact in whose.items()}
                lines.append(self.line(width, "aside", cards=self.cards(keys), **facts))
        return lines

    def way(self, view: MytheView, width: int) -> RenderableType:
        """Part by part: its name, what its spaces cost, who stands there. On one row if there is room."""
        rows: list[tuple[Text, Text, Text]] = []
        for cell in CELLS:
            pieces = [self.part(part, view, cell) for part in self.words.parts()]
            if sum(names.cell_len for names, _, _ in pieces) < width:
                break
        for piece in pieces:
            if not rows or rows[-1][0].cell_len + piece[0].cell_len >= width:
                rows.append((Text(" "), Text(" "), Text(" ")))
            for line, addition in zip(rows[-1], piece, strict=True):
                line.append_text(addition)
        return Group(*[line for row in rows for line in row])

    def part(self, part: list[int], view: MytheView, least: int) -> tuple[Text, Text, Text]:
        """Three pieces of the same width; a space is at least so wide."""
        is_dragon = part[0] == int(self.mythe.dragon)
        name = self.words.zone(part[0])
        standing = [[seat for seat in self.seats if view.spaces[seat.number] == space] for space in part]
        cells = [max(least, len(seats) + 1) for seats in standing]
        cells[-1] += max(0, len(name) + 1 - sum(cells))
        costs, heroes = Text(), Text()
        for space, seats, cell in zip(part, standing, cells, strict=True):
            sign = "⌂" if space == 0 else str(int(self.mythe.cost[space]))
            costs.append(sign, style="bold")
            costs.append("─" * (cell - 1), style="dim")
            for seat in seats:
                heroes.append(seat.letter, style=f"bold {COLOURS[seat.number]}")
            heroes.append(" " * (costs.cell_len - heroes.cell_len))
        names = Text(name.ljust(sum(cells)), style="bold red" if is_dragon else "")
        if is_dragon:
            names.append(self.texts.say("mythe-board-cheese"), style="yellow")
            costs.append("◆".ljust(names.cell_len - costs.cell_len), style="yellow")
            heroes.append(" " * (names.cell_len - heroes.cell_len))
        return names, costs, heroes

    def hands(self, view: MytheView) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for pile, size in enumerate(view.sizes):
            count = self.texts.say("mythe-board-size", count=size)
            if self.words.pile_word(pile) == "neutral":
                grid.add_row("", self.texts.say("mythe-board-neutral"), "", count)
                continue
            seat = self.seats[pile]
            name = seat.name
            if seat.number == view.seat:
                name = self.texts.say("mythe-board-you", name=name)
            mark = "▸" if seat.number == view.active and view.asked else " "
            letter = Text(f" {seat.letter}", style=f"bold {COLOURS[seat.number]}")
            place = self.words.space(view.spaces[seat.number])
            grid.add_row(Text.assemble(mark, letter), Text(name), Text(place), count)
        return grid

    def known(self, view: MytheView, width: int) -> list[RenderableType]:
        """What this seat could remember or work out. MY-G5."""
        lines: list[RenderableType] = []
        for pile, keys in enumerate(view.memory):
            if keys:
                whose = self.words.pile(self.words.pile_word(pile), view.seat)[""]
                lines.append(self.line(width, "known", pile=whose, cards=self.cards(keys)))
        return lines

    # The sheet of an edition.

    def sheet(self, edition: Edition) -> RenderableType:
        mythe = mythe_edition(edition)
        way = self.table("way", ["zone", "costs", "origin"])
        before = ""
        for part in self.words.parts()[1:]:
            costs = " ".join(str(int(mythe.cost[space])) for space in part)
            is_dragon = part[0] == int(mythe.dragon)
            origin = mythe.dragon_origin if is_dragon else mythe.track_origin
            same = self.texts.say("mythe-edition-same")
            way.add_row(Text(self.words.zone(part[0])), costs, Text(same if origin == before else origin))
            before = origin
        cards = self.table("cards", ["key", "card", "points", "kind", "players", "origin"])
        for number, key in enumerate(mythe.keys):
            kind = "plain"
            points = str(int(mythe.value[number]))
            if int(mythe.obstacles) >> number & 1:
                kind, points = "obstacle", self.texts.say("mythe-edition-plain")
            elif int(mythe.legends) >> number & 1:
                kind = "legendary"
            fewest = min(
                players
                for players in [needed_players(mark) for mark in ["", *MARKS]]
                if int(mythe.in_play[players]) >> number & 1
            )
            marked = fewest > needed_players("")
            players = self.texts.say("mythe-edition-from", players=fewest)
            cards.add_row(
                Text(key),
                Text(self.words.card(key)),
                points,
                self.texts.say(f"mythe-edition-{kind}"),
                players if marked else self.texts.say("mythe-edition-any"),
                Text(mythe.origins[number]),
            )
        return Group(way, Text(), cards)

    def table(self, name: str, columns: list[str]) -> Table:
        table = Table(
            title=self.texts.say(f"mythe-edition-{name}"), title_justify="left", title_style="bold", box=None
        )
        for column in columns:
            table.add_column(self.texts.say(f"mythe-edition-{column}"), justify="left", header_style="bold")
        return table
