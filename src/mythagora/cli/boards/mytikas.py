"""Mytikas in a terminal: the mountain, the gods and their areas, the line of deities, the players' boards."""

import textwrap
from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythagora.cli.boards.base import COLOURS, Board
from mythagora.cli.screen import sentence
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.games.mytikas import cards
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import (
    AREAS,
    GODS,
    KINDS,
    LEVELS,
    PIECE_OF,
    PIECES,
    SETS,
    SLOTS,
    START_SLOT,
    MytikasEdition,
)
from mythagora.games.mytikas.state import MytikasState
from mythagora.games.mytikas.view import BuilderView, CardView, LineView, MytikasView
from mythagora.texts import Argument
from mythagora.wording.mytikas import NIGHT, MytikasWords
from mythagora.wording.seats import listing
from mythagora.wording.words import Words

KEEP = "\u00a0"  # a blank that no line ends at
SLOPES = ["/", "/ ", "/  ", "/   "]
# Within a turn only the reader's own board is drawn again; these questions begin something new.
FRESH_QUESTIONS = ("choose-deity", "first-favor", "open-turn", "follow")
OFFERING_QUESTIONS = ("serve-hades", "make-offering", "put")
ROWS = ["resources", "buildings", "deities"]  # of a player board
OWN_ROWS = ["resources", "buildings", "own-deities", "costs"]
MARGIN = 3  # columns left of what lies on a player board
TWO = 2  # players: a builder bars both areas of its god, MK-2P1


class MytikasBoard(Board):
    compact: frozenset[str] = frozenset({"move", "turn", "give", "put"})

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words, MytikasWords)
        self.words: MytikasWords = words
        self.numbers: MytikasEdition = words.numbers

    # Drawings.

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        assert isinstance(view, MytikasView)
        lines = self.table(view, width)
        if view.dealt and view.chosen is None and not view.line:
            lines += [Text(), self.line(width, "dealt", deities=self.deities(view.dealt))]
        if view.dealt and view.line:
            lines += [Text(), self.line(width, "declined", deities=self.deities(view.dealt))]
        if view.chosen is not None:
            lines += [Text(), self.line(width, "chosen", deity=self.words.word("deity", view.chosen))]
        return Group(*lines)

    def redraw(self, before: View, view: View, memory: bool, width: int) -> RenderableType | None:
        """Within an action of one's own only one's own board is drawn, and of it only what matters."""
        assert isinstance(before, MytikasView)
        assert isinstance(view, MytikasView)
        question = view.question.name if view.question is not None else ""
        if before.seat != view.seat or before.turn != view.turn or question in FRESH_QUESTIONS:
            return self.draw(view, memory, width)
        if replace(before.builders[view.seat], area=None) == replace(view.builders[view.seat], area=None):
            return None
        is_offering = question in OFFERING_QUESTIONS
        rows = ["resources", "deities" if is_offering else "costs"]
        return self.player(view, view.seat, width, rows)

    def draw_all(self, state: State, width: int) -> RenderableType:
        assert isinstance(state, MytikasState)
        view = state.view(-1)
        assert isinstance(view, MytikasView)
        shown = [
            LineView(
                deity=DEITIES[state.line[place]] if state.line[place] >= 0 else None,
                face_up=thing.face_up,
                taken=thing.taken,
                lock=thing.lock,
            )
            for place, thing in enumerate(view.line)
        ]
        lines = self.table(view, width, shown)
        for seat in self.seats:
            dealt = [DEITIES[deity] for deity in members(state.dealt[seat.number])]
            if dealt and not view.line:
                lines.append(self.line(width, "dealt-to", name=seat.name, deities=self.deities(dealt)))
        deck = [DEITIES[deity] for deity in members(state.deck)]
        if deck:
            lines.append(self.line(width, "deck-holds", deities=self.deities(deck)))
        return Group(*lines)

    def table(
        self, view: MytikasView, width: int, shown: list[LineView] | None = None
    ) -> list[RenderableType]:
        lines: list[RenderableType] = [self.mountain(view), Text(), self.gods(view), Text()]
        lines += self.line_of_cards(view, view.line if shown is None else shown, width)
        lines.append(self.end(view, width))
        order = [(view.seat + place) % len(self.seats) for place in range(len(self.seats))]
        if view.seat < 0:
            order = list(range(len(self.seats)))
        for seat in order:
            lines += [Text(), self.player(view, seat, width, OWN_ROWS if seat == view.seat else ROWS)]
        return lines

    def line(self, width: int, name: str, /, **facts: Argument) -> RenderableType:
        return sentence(self.texts.say(f"mytikas-board-{name}", **facts), width)

    def deities(self, keys: list[str]) -> str:
        return listing(self.texts, [self.words.word("deity", key) for key in keys])

    def letter(self, seat: int) -> Text:
        return Text(self.seats[seat].letter, style=f"bold {COLOURS[seat]}")

    def mountain(self, view: MytikasView) -> RenderableType:
        """Level 4 on top: free level tokens, and who has built what there."""
        grid = Table.grid(padding=(0, 2))
        title = Text(self.texts.say("mytikas-board-mountain"), style="bold")
        for level in range(LEVELS, 0, -1):
            slope = SLOPES[LEVELS - level]
            hill = Text(
                f" {slope.rjust(LEVELS)}{slope[::-1].replace('/', chr(92)).ljust(LEVELS)}", style="dim"
            )
            left = view.tokens[level - 1]
            built = Text()
            for seat in range(len(view.builders)):
                names = self.pieces_on(view.builders[seat], level)
                if names:
                    built.append("   " if built else "")
                    built.append_text(self.letter(seat))
                    built.append(f" {', '.join(names)}")
            tokens = Text(self.texts.say("mytikas-board-tokens", count=left), style="" if left else "bold")
            label = Text(self.texts.say("mytikas-board-level", level=level), style="bold")
            grid.add_row(hill, label, tokens, built)
        key = Text(f"  {self.texts.say('mytikas-board-key')}", style="dim")
        return Group(Text.assemble(" ", title, " ", key), grid)

    def pieces_on(self, builder: BuilderView, level: int) -> list[str]:
        found: dict[str, int] = {}
        for slot, at in builder.built.items():
            if at == level:
                piece = PIECES[int(PIECE_OF[SLOTS.index(slot)])]
                found[piece] = found.get(piece, 0) + 1
        names = [(self.words.word("piece", piece), count) for piece, count in found.items()]
        return [name if count == 1 else f"{name} ×{count}" for name, count in names]

    def gods(self, view: MytikasView) -> RenderableType:
        """The action board: each god's Favors, areas and bonuses, and the builders."""
        grid = Table.grid(padding=(0, 2))
        for number, word in enumerate(AREAS):
            area = self.words.area(word, is_brief=True)
            god = GODS[number // 2]
            is_night = number % 2 == NIGHT
            name = Text("" if is_night else f" {self.words.word('god', god)}", style="bold")
            pile = "" if is_night else self.texts.say("mytikas-board-pile", count=view.piles[god])
            time = self.texts.say("mytikas-board-night") if is_night else self.texts.say("mytikas-board-day")
            standing = Text()
            for seat, builder in enumerate(view.builders):
                if builder.area == word:
                    standing.append_text(self.letter(seat))
                elif builder.area is not None and len(self.seats) == TWO and builder.area.startswith(god):
                    standing.append(self.texts.say("mytikas-board-barred", letter=self.seats[seat].letter))
            bonus = self.texts.say("mytikas-board-bonus", bonus=area["bonus"])
            cells = [Text(pile), Text(time), Text(str(area["main"]))]
            grid.add_row(name, *cells, Text(bonus), standing)
        return grid

    def line_of_cards(self, view: MytikasView, line: list[LineView], width: int) -> list[RenderableType]:
        if not line:
            return []
        places = [self.place(thing) for thing in line]
        lock = view.deck_lock or 0
        places.append(self.texts.say("mytikas-board-deck", cards=view.deck, lock=lock).replace(" ", KEEP))
        lines: list[RenderableType] = [self.line(width, "line", places=" | ".join(places))]
        for thing in line:
            if thing.face_up and thing.deity is not None:
                lines.append(self.effect(thing.deity, width))
        return lines

    def effect(self, key: str, width: int) -> RenderableType:
        facts = self.words.deity(key)
        return self.line(
            width, "effect", deity=self.words.word("deity", key), effect=facts["effect"], score=facts["score"]
        )

    def place(self, thing: LineView) -> str:
        facts: dict[str, Argument] = {"lock": thing.lock or 0}
        if thing.taken:
            name = "taken"
        elif thing.deity is None:
            name = "face-down"
        else:
            name = "face-up" if thing.face_up else "known"
            facts["deity"] = self.words.word("deity", thing.deity)
        return self.texts.say(f"mytikas-board-{name}", **facts).replace(" ", KEEP)

    def end(self, view: MytikasView, width: int) -> RenderableType:
        if view.ending:
            causes = listing(self.texts, [self.words.word("ending", cause) for cause in view.ending])
            return self.line(width, "last" if view.asked else "over", causes=causes)
        return self.line(
            width, "end", full=view.levels_full, locks=view.locks_left, pieces=view.fewest_pieces_left
        )

    def player(self, view: MytikasView, seat: int, width: int, shown: Sequence[str]) -> RenderableType:
        """One board: a line with name and points, then what lies on it."""
        own = view.builders[seat]
        name = self.seats[seat].name
        if seat == view.seat:
            name = self.texts.say("mytikas-board-you", name=name)
        mark = "▸" if seat == view.active and view.asked else " "
        favors = [
            self.texts.say("mytikas-board-favor", god=self.words.word("god", god), count=count)
            for god, count in own.favors.items()
            if count
        ]
        nothing = self.texts.say("mytikas-board-nothing")
        points = self.words.points(own)
        held = self.texts.say("mytikas-board-favors", favors=", ".join(favors) or nothing)
        reserve = self.texts.say("mytikas-board-reserve", count=own.offerings)
        parts = [f"{name}: {points}", reserve, held]
        head = wrap(" · ".join(part.replace(" ", KEEP) for part in parts), width, MARGIN)
        head.plain = f"{mark}{self.seats[seat].letter} {head.plain[MARGIN:]}"
        head.stylize(f"bold {COLOURS[seat]}", 1, 2)
        head.stylize("bold", MARGIN, MARGIN + len(name))
        effects = [
            self.texts.say(
                "mytikas-board-own-card", card=self.card(card), effect=self.words.deity(card.deity)["effect"]
            )
            for card in own.cards
        ]
        rows = {
            "resources": self.resources(own),
            "buildings": self.buildings(own),
            "deities": " · ".join(self.card(card) for card in own.cards) or nothing,
            "own-deities": "\n".join(effects) or nothing,
            "costs": self.costs(own),
        }
        labels = {row: self.texts.say(f"mytikas-board-{row.removeprefix('own-')}") for row in OWN_ROWS + ROWS}
        indent = MARGIN + max(len(label) for label in labels.values()) + 2
        lines = [head]
        for row in shown:
            for number, words in enumerate(rows[row].split("\n")):
                line = wrap(words, width, indent)
                label = labels[row] if number == 0 else ""
                line.plain = f"{' ' * MARGIN}{label}".ljust(indent) + line.plain[indent:]
                lines.append(line)
        return Group(*lines)

    def resources(self, own: BuilderView) -> str:
        levels = []
        for level, goods in enumerate(own.goods, start=1):
            words = self.words.short(goods) or self.texts.say("mytikas-board-empty")
            levels.append(self.texts.say("mytikas-board-on-level", level=level, goods=words))
        return "   ".join(level.replace(" ", KEEP) for level in levels)

    def buildings(self, own: BuilderView) -> str:
        """By kind: where they stand, and what the free slots would give."""
        kinds = []
        for piece, word in enumerate(PIECES):
            slots = [slot for slot in range(len(SLOTS)) if int(PIECE_OF[slot]) == piece]
            states = []
            for slot in slots:
                level = own.built.get(SLOTS[slot], 0)
                if level:
                    states.append(self.texts.say("mytikas-board-built", level=level))
                else:
                    gives = self.words.slot_bonus(slot, "gives")
                    states.append(self.texts.say("mytikas-board-free", bonus=gives))
            title = self.texts.say(f"mytikas-piece-{word}.slots")
            kept = [title.replace(" ", KEEP), *[state.replace(" ", KEEP) for state in states]]
            kinds.append(KEEP.join(kept[:2]) + "".join(f" {state}" for state in kept[2:]))
        return " · ".join(kinds)

    def card(self, card: CardView) -> str:
        text = self.texts.say(
            "mytikas-board-card",
            deity=self.words.word("deity", card.deity),
            count=card.offerings,
            lock=card.lock or 0,
            points=card.points,
            works="yes" if card.works else "no",
        )
        return text.replace(" ", KEEP)

    def costs(self, own: BuilderView) -> str:
        nothing = self.texts.say("mytikas-goods-none")
        words = [
            f"{self.words.word('piece', piece)} {self.words.short(cost) or nothing}"
            for piece, cost in own.costs.items()
        ]
        return " · ".join(word.replace(" ", KEEP) for word in words)

    # The sheet of an edition.

    def sheet(self, edition: Edition) -> RenderableType:
        """Every number with its key in the file, and below it the deities."""
        numbers = self.columns("numbers", ["key", "what", "value", "origin"])
        for key, what, value in self.rows():
            numbers.add_row(Text(key), Text(what), Text(value), Text(self.numbers.origins[key]))
        deities = self.columns("deities", ["deity", "effect", "score", "rule"])
        for deity, word in enumerate(DEITIES):
            facts = self.words.deity(word)
            name = Text(self.words.word("deity", word))
            deities.add_row(name, Text(str(facts["effect"])), Text(str(facts["score"])), cards.RULES[deity])
        return Group(numbers, Text(), deities)

    def rows(self) -> list[tuple[str, str, str]]:
        sheet = self.numbers
        rows = []
        for piece, word in enumerate(PIECES):
            cost = [int(sheet.cost[piece * KINDS + kind]) for kind in range(KINDS)]
            what = self.texts.say("mytikas-edition-cost", piece=self.words.word("piece", word))
            rows.append((f"cost.{word}", what, self.words.short(cost)))
        for word in ("zeus-day", "demeter-day", "poseidon-night", "hades-day", "hades-night"):
            area = self.words.area(word, is_brief=True)
            what = self.texts.say("mytikas-edition-main", area=str(area[""]))
            if word == "demeter-day":
                for number in range(SETS):
                    goods = [int(sheet.demeter_day[number * KINDS + kind]) for kind in range(KINDS)]
                    rows.append((f"demeter-day[{number + 1}]", what, self.words.short(goods)))
            else:
                rows.append((word, what, str(area["main"])))
        for word in AREAS:
            area = self.words.area(word)
            what = self.texts.say("mytikas-edition-bonus", area=str(area[""]))
            rows.append((f"bonus.{word}", what, str(area["bonus"])))
        for slot, word in enumerate(SLOTS):
            if slot != START_SLOT:
                what = self.texts.say("mytikas-edition-slot", slot=self.words.word("slot", word))
                rows.append((f"slot.{word}", what, self.words.slot_bonus(slot)))
        locks = sorted({int(lock) for lock in sheet.locks if lock})
        rows.append(("locks", self.texts.say("mytikas-edition-locks"), ", ".join(map(str, locks))))
        steps = ", ".join(str(int(step)) for step in sheet.steps)
        rows.append(("steps", self.texts.say("mytikas-edition-steps"), steps))
        return rows

    def columns(self, name: str, columns: Sequence[str]) -> Table:
        table = Table(
            title=self.texts.say(f"mytikas-edition-{name}"),
            title_justify="left",
            title_style="bold",
            box=None,
        )
        for column in columns:
            name = self.texts.say(f"mytikas-edition-{column}")
            is_short = column in ("key", "deity", "rule")
            table.add_column(name, justify="left", header_style="bold", no_wrap=is_short)
        return table


def wrap(words: str, width: int, indent: int) -> Text:
    """Lines that begin at this column; rich would break them at every kind of blank."""
    start = " " * indent
    lines = textwrap.wrap(
        words,
        width - 1,
        initial_indent=start,
        subsequent_indent=start,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return Text("\n".join(lines).replace(KEEP, " "))
