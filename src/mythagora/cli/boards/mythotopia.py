"""Mythotopia in a terminal: the map by its seas, wars, victory cards, the display, the lords and cards."""

import textwrap
import tomllib
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythagora.cli.boards.base import COLOURS, Board
from mythagora.cli.screen import sentence
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.games.mythotopia.edition import (
    HILLS,
    IMPROVEMENT,
    IMPROVEMENTS,
    MOUNTAINS,
    OPEN,
    PROVINCES,
    SEAS,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.state import MythotopiaState
from mythagora.games.mythotopia.view import LordView, MythotopiaView, ProvinceView, SideView, WarView
from mythagora.texts import Argument
from mythagora.wording.mythotopia import KEEP, NEUTRAL, MythotopiaWords
from mythagora.wording.seats import listing
from mythagora.wording.words import Words

ABREAST = 96  # columns that suffice for two provinces in a line
SHORTEST = 3  # letters of a province among borders
MARGIN = 3  # columns left of what belongs to a player
NAME = 10  # columns for the name of a province
BORDER_MARKS = {OPEN: "", HILLS: "^", MOUNTAINS: "^^"}
PIECES = ["town", "city", "citadel"]
TABLES = ["set-up", "play", "pieces", "cost", "strength", "victory", "stock", "charter", "start"]


class MythotopiaBoard(Board):
    compact: frozenset[str] = frozenset(
        {
            "invade",
            "place-armies",
            "remove-armies",
            "place-ships",
            "recall-ships",
            "buy",
            "draft",
            "store",
            "discard",
            "remove",
            "patronage",
            "pass",
            "origin",
            "number",
            "port",
            "recall-from",
            "target",
            "armies-to",
            "armies-from",
            "peace",
            "hire",
            "build-in",
            "road-to",
            "march-from",
            "march-to",
            "citadel",
            "give-up",
            "raid",
            "ship",
            "muster",
            "levy",
            "spend",
            "discard-card",
            "lay",
            "remove-card",
            "revive",
        }
    )

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words, MythotopiaWords)
        self.words: MythotopiaWords = words
        self.numbers: MythotopiaEdition = words.numbers
        self.names = [words.province(key) for key in self.numbers.provinces]
        self.short = short_names(self.names)
        self.symbol_width = max(len(words.symbols(key)) for key in self.numbers.provinces)
        pieces = [f"A {words.word('piece', piece)}" for piece in PIECES]
        self.holder_width = max(len(holder) for holder in [*pieces, self.say("free", strength=9)])

    def say(self, name: str, /, **facts: Argument) -> str:
        return self.words.say(name, **facts)

    # Drawings.

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        assert isinstance(view, MythotopiaView)
        return Group(*self.table(view, memory, width, captions=view.seat in view.asked))

    def redraw(self, before: View, view: View, memory: bool, width: int) -> RenderableType | None:
        """All of it when a turn of the reader's begins; within one, what changed of it."""
        assert isinstance(before, MythotopiaView)
        assert isinstance(view, MythotopiaView)
        if before.seat != view.seat or (before.turn != view.turn and view.active == view.seat):
            return Group(*self.table(view, memory, width, captions=False))
        if not any(lord.hand for lord in before.lords):
            return self.draw(view, memory, width)  # the game has begun
        lines: list[RenderableType] = []
        changed = [number for number, place in enumerate(view.provinces) if place != before.provinces[number]]
        if changed:
            lines.append(Text(f" {self.say('changed')}", style="bold"))
            lines += self.cells(view, changed, width)
        lines += [self.war(view, war, width) for war in view.wars if war not in before.wars]
        if before.hand != view.hand or before.lords[view.seat] != view.lords[view.seat]:
            is_between = view.question is not None and view.question.name == "take-turn"
            lines += [Text()] if lines else []
            lines += self.lord(view, view.seat, memory, width) if is_between else self.at_hand(view, width)
        return Group(*lines) if lines else None

    def draw_all(self, state: State, width: int) -> RenderableType:
        """With every hand open, and what was not dealt."""
        assert isinstance(state, MythotopiaState)
        view = state.view(-1)
        assert isinstance(view, MythotopiaView)
        lines = self.common(view, width)
        for seat in range(len(view.lords)):
            own = state.view(seat)
            assert isinstance(own, MythotopiaView)
            lines += [Text(), *self.lord(own, seat, False, width, mark_you=False)]
        undealt = [self.numbers.cards[card + IMPROVEMENT] for card in members(state.undealt)]
        lines += [Text(), sentence(self.say("undealt", cards=self.cards(undealt)), width)]
        return Group(*lines)

    def table(self, view: MythotopiaView, memory: bool, width: int, captions: bool) -> list[RenderableType]:
        """With captions, all cards of the display say what they do."""
        lines = self.common(view, width, captions)
        seats = len(view.lords)
        order = [
            (view.seat + 1 + place) % seats for place in range(seats)
        ]  # oneself last, above the question
        for seat in order if view.seat >= 0 else range(seats):
            lines += [Text(), *self.lord(view, seat, memory, width)]
        return lines

    def common(self, view: MythotopiaView, width: int, captions: bool = False) -> list[RenderableType]:
        """All that belongs to nobody in particular."""
        key = sentence(self.say("key"), width, "dim")
        lines: list[RenderableType] = [key]
        for sea in range(SEAS):
            lines += [self.sea_line(view, sea, width), *self.cells(view, self.group(sea), width)]
        rest = [place for place in range(PROVINCES) if self.numbers.seas_of[place] == 0]
        if rest:
            lines += [Text(f" {self.say('inland')}", style="bold"), *self.cells(view, rest, width)]
        lines += [self.war(view, war, width) for war in view.wars]
        lines += [Text(), self.victories(view, width), self.end(view, width)]
        if captions:
            lines += [sentence(self.say("shop"), width, "bold")]
            lines += [sentence(self.caption(card), width, start="  ") for card in view.display]
        else:
            lines.append(sentence(self.say("display", cards=self.cards(view.display)), width))
        return lines

    # The map.

    def group(self, sea: int) -> list[int]:
        """The provinces drawn under a sea: each under one, the inland ones before the others."""
        found = []
        for place in range(PROVINCES):
            seas = members(self.numbers.seas_of[place])
            inland = [other for other in seas if self.numbers.inland >> other & 1]
            if seas and (inland or seas)[0] == sea:
                found.append(place)
        return found

    def sea_line(self, view: MythotopiaView, sea: int, width: int) -> Text:
        """A sea with its ships and its whole coast."""
        key = self.numbers.seas[sea]
        ships = [
            f"{count}{self.seats[seat].letter}" for seat, count in enumerate(view.seas[key]) if count > 0
        ]
        touches = [self.words.sea(self.numbers.seas[other]) for other in members(self.numbers.touching[sea])]
        coast = [self.short[place] for place in members(self.numbers.coast[sea])]
        words = self.say(
            "sea",
            sea=self.words.sea(key),
            ships=" ".join(ships) or "none",
            touches=listing(self.texts, touches) or "none",
            coast=" ".join(coast),
        )
        line = sentence(words, width)
        line.stylize("bold", 1, 1 + len(self.words.sea(key)))
        return line

    def cells(self, view: MythotopiaView, places: Sequence[int], width: int) -> list[RenderableType]:
        """Provinces, two abreast where there is room."""
        across = 2 if width >= ABREAST else 1
        room = (width - 1) // across - 1
        cells = [self.cell(view, place, room) for place in places]
        lines: list[RenderableType] = []
        for start in range(0, len(cells), across):
            row = cells[start : start + across]
            for number in range(max(len(cell) for cell in row)):
                line = Text(" ")
                for cell in row:
                    part = cell[number].copy() if number < len(cell) else Text()
                    part.pad_right(room + 1 - len(part.plain))
                    line.append_text(part)
                line.rstrip()
                lines.append(line)
        return lines

    def cell(self, view: MythotopiaView, number: int, room: int) -> list[Text]:
        """One province: its symbol, who holds it, what stands there, and its borders."""
        place = view.provinces[number]
        name = self.names[number] + ("*" if self.words.is_rugged(number) else "")
        holder, pieces = self.holder(place), self.pieces(view, place)
        symbol = self.words.symbols(place.province)
        holding = " ".join([holder, *pieces])
        head = f"{name:<{NAME}} {symbol:<{self.symbol_width}} {holding:<{self.holder_width}} "
        borders = self.borders(number, place)
        lines = textwrap.wrap(
            head.replace(" ", KEEP) + " ".join(borders),
            room,
            subsequent_indent=" " * (NAME + self.symbol_width + self.holder_width + 3),
            break_on_hyphens=False,
        )
        texts = [Text(line.replace(KEEP, " ")) for line in lines]
        texts[0].stylize("bold", 0, len(name))
        if place.owner is not None:
            start = head.index(holder, len(name) + 1)
            texts[0].stylize(f"bold {COLOURS[place.owner]}", start, start + len(holder))
        return texts

    def holder(self, place: ProvinceView) -> str:
        if place.owner is None:
            return self.say("free", strength=self.words.neutral_strength(place))
        return f"{self.seats[place.owner].letter} {self.words.word('piece', str(place.piece))}"

    def pieces(self, view: MythotopiaView, place: ProvinceView) -> list[str]:
        """What stands in a province besides town, city or citadel."""
        words = [self.say("fort")] if place.castle else []
        words += [self.say("dragon")] if place.dragon else []
        words += [self.say("rune")] if place.runestone else []
        for seat, count in enumerate(place.armies):
            if count > 0:
                mercenaries = place.mercenaries[seat]
                hired = self.say("hired", count=mercenaries) if mercenaries else ""
                words.append(f"{count}{self.seats[seat].letter}{hired}")
        if any(war.province == place.province for war in view.wars):
            words[-1] += "!"
        return words

    def borders(self, number: int, place: ProvinceView) -> list[str]:
        sheet = self.numbers
        words = []
        for other in members(sheet.open[number] | sheet.hills[number] | sheet.mountains[number]):
            road = "=" if sheet.provinces[other] in place.roads else ""
            words.append(f"{road}{BORDER_MARKS[int(sheet.border(number, other))]}{self.short[other]}")
        return words

    def war(self, view: MythotopiaView, war: WarView, width: int) -> Text:
        sides = [self.side(side) for side in war.sides]
        if len(war.leaders) > 1:
            end = self.say("tie")
        else:
            facts = self.words.side_facts(war.leaders[0], view.seat)
            enders = [self.seats[seat].name for seat in war.may_end]
            end = self.say("leads", name=facts[""], enders=listing(self.texts, enders), **{"is": facts["is"]})
        words = self.say("war", province=self.words.province(war.province), sides=" – ".join(sides), end=end)
        return sentence(words, width)

    def side(self, side: SideView) -> str:
        name = self.say("no-side") if side.seat == NEUTRAL else self.seats[side.seat].name
        parts = [
            self.texts.say(f"mythotopia-strength-{part}", count=count)
            for part, count in side.strength.items()
        ]
        if len(parts) < 2:
            return self.say("side-bare", name=name, total=side.total)
        return self.say("side", name=name, total=side.total, parts=", ".join(parts))

    # Victory cards and the display.

    def victories(self, view: MythotopiaView, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for column in range(3):
            grid.add_column(no_wrap=column < 2)
        for victory in view.victories:
            if victory.value is not None or not victory.conditions:
                left = self.say("counters", left=victory.left, value=victory.value or 0)
            else:
                slots = victory.conditions.items()
                left = ", ".join(
                    self.say("slot", slot=self.words.word("slot", slot), value=value) for slot, value in slots
                )
            name = Text(f" {self.words.word('victory', victory.victory)}")
            grid.add_row(
                name,
                Text(left, style="" if victory.left else "dim"),
                Text(self.words.condition(victory.victory)),
            )
        stock = view.stock
        words = self.say("stock", one=stock[0], two=stock[1], three=stock[2])
        title = Text.assemble(" ", (self.say("victories"), "bold"), ("  " + words, "dim"))
        return Group(title, grid)

    def end(self, view: MythotopiaView, width: int) -> Text:
        if view.ending is not None and not view.asked:
            return sentence(self.say("over", cause=self.words.word("ending", view.ending)), width)
        if view.turns_left is not None:
            return sentence(self.say("turns-left", turns=view.turns_left), width, "bold")
        empty, needed = view.empty, view.empty_needed
        if view.options["final-round"]:
            return sentence(self.say("empty-final", empty=empty, needed=needed), width)
        callers = [self.seats[seat].name for seat, lord in enumerate(view.lords) if lord.may_call]
        names = listing(self.texts, callers) or "none"
        return sentence(self.say("empty", empty=empty, needed=needed, names=names), width)

    def cards(self, keys: Sequence[str]) -> str:
        words = [self.words.shown(key).replace(" ", KEEP) for key in keys]
        return " · ".join(words) or self.say("nothing")

    def caption(self, key: str) -> str:
        return self.say("effect", card=self.words.shown(key), effect=self.words.effect(key))

    # The lords.

    def lord(
        self, view: MythotopiaView, seat: int, memory: bool, width: int, mark_you: bool = True
    ) -> list[RenderableType]:
        """One player: a line with all numbers, then reserve and cards as far as the reader knows them."""
        own = view.lords[seat]
        is_reader = seat == view.seat
        name = self.seats[seat].name
        if is_reader and mark_you:
            name = self.say("you", name=name)
        mark = "▸" if seat == view.active and view.asked else " "
        words = " · ".join(
            part.replace(" ", KEEP) for part in [f"{name}: {self.words.points(own)}", *self.holdings(own)]
        )
        head = wrap(words, width, MARGIN)
        head.plain = f"{mark}{self.seats[seat].letter} {head.plain[MARGIN:]}"
        head.stylize(f"bold {COLOURS[seat]}", 1, 2)
        head.stylize("bold", MARGIN, MARGIN + len(name))
        rows = self.own_rows(view, own) if is_reader else self.other_rows(own, memory)
        return [head, *labelled(rows, width)]

    def at_hand(self, view: MythotopiaView, width: int) -> list[RenderableType]:
        """The cards that the reader can play, and no more."""
        own = view.lords[view.seat]
        rows = [(self.say("hand"), self.cards(view.hand)), self.reserve(own)]
        return labelled(rows if own.reserve else rows[:1], width)

    def holdings(self, own: LordView) -> list[str]:
        words = [self.say("provinces", count=len(own.provinces))]
        counters = [
            self.say("counter", count=count, value=value + 1)
            for value, count in enumerate(own.counters)
            if count
        ]
        if counters:
            words.append(self.say("held-counters", counters=", ".join(counters)))
        if own.revealed:
            names = [self.words.word("charter", charter) for charter in own.revealed]
            words.append(self.say("revealed", charters=", ".join(names)))
        words += [self.say("charter")] if own.has_charter and own.charter is None else []
        return [
            *words,
            self.say("armies", ready=own.armies, pool=own.armies_pool),
            self.say("ships", ready=own.ships, pool=own.ships_pool),
            self.say("towns", towns=own.towns_left, cities=own.cities_left),
            self.piles(own),
        ]

    def piles(self, own: LordView) -> str:
        top = "none" if own.discard_top is None else self.words.card(own.discard_top)
        return self.say("piles", hand=own.hand, draw=own.draw_pile, discard=own.discard_pile, top=top)

    def reserve(self, own: LordView) -> tuple[str, str]:
        return self.say("reserve", count=len(own.reserve), limit=own.reserve_limit), self.cards(own.reserve)

    def other_rows(self, own: LordView, memory: bool) -> list[tuple[str, str]]:
        rows = [self.reserve(own)]
        if memory and own.shown:
            rows.append((self.say("shown"), self.cards(own.shown)))
        if own.choice:
            rows.append((self.say("chosen"), self.cards(own.choice)))
        return rows

    def own_rows(self, view: MythotopiaView, own: LordView) -> list[tuple[str, str]]:
        removed = [*own.aside, *[card for card in view.province_deck if card in own.provinces]]
        rows = [(self.say("hand"), self.cards(view.hand)), self.reserve(own)]
        for label, cards in (
            ("in-play", own.in_play),
            ("looked", view.looked),
            ("chosen", own.choice),
            ("draw-pile", view.draw_pile),
            ("discard-pile", view.discard_pile),
            ("removed", removed),
        ):
            rows.append((self.say(label), self.cards(cards) if cards else ""))
        if own.charter is not None:
            facts = self.words.charter_facts(own.charter)
            words = self.say(
                "secret", charter=facts[""], condition=facts["condition"], points=facts["points"]
            )
            rows.append((self.say("own-charter"), words))
        texts = [
            card for card in [*view.hand, *own.reserve] if card in IMPROVEMENTS and not self.is_plain(card)
        ]
        rows += [("", self.caption(card)) for card in texts]
        return rows

    def is_plain(self, key: str) -> bool:
        return key in ("army", "market")

    # The sheet of an edition.

    def sheet(self, edition: Edition) -> RenderableType:
        """Every number with its key in the file, then the cards and the map."""
        file = tomllib.loads(edition.text)
        numbers = self.columns("numbers", ["key", "value", "origin"])
        for table in TABLES:
            for key, value, origin in flat(table, file[table], ""):
                numbers.add_row(Text(key), Text(value), Text(origin))
        cards = self.columns("cards", ["card", "symbols", "effect"])
        for key in IMPROVEMENTS:
            cards.add_row(
                Text(self.words.card(key)), Text(self.words.symbols(key)), Text(self.words.effect(key))
            )
        provinces = self.columns("map", ["province", "symbols", "strength", "borders"])
        for number, key in enumerate(self.numbers.provinces):
            provinces.add_row(*[Text(word) for word in self.province_row(number, key)])
        return Group(
            numbers,
            Text(),
            cards,
            self.origin_of(file["improvement"]),
            Text(),
            provinces,
            self.origin_of(file["map"]),
        )

    def origin_of(self, table: dict[str, object]) -> Text:
        return Text(f" {self.texts.say('mythotopia-edition-origin')}: {table['origin']}", style="dim")

    def province_row(self, number: int, key: str) -> list[str]:
        sheet = self.numbers
        name = self.names[number] + ("*" if self.words.is_rugged(number) else "")
        borders = []
        for other in members(sheet.open[number] | sheet.hills[number] | sheet.mountains[number]):
            borders.append(BORDER_MARKS[int(sheet.border(number, other))] + self.names[other])
        seas = [self.words.sea(sheet.seas[sea]) for sea in members(sheet.seas_of[number])]
        places = "; ".join(part for part in (" ".join(borders), ", ".join(seas)) if part)
        return [name, self.words.symbols(key), str(sheet.strength[number]), places]

    def columns(self, name: str, columns: Sequence[str]) -> Table:
        title = self.texts.say(f"mythotopia-edition-{name}")
        table = Table(title=title, title_justify="left", title_style="bold", box=None)
        for column in columns:
            is_short = column in ("key", "card", "province")
            label = self.texts.say(f"mythotopia-edition-{column}")
            table.add_column(label, justify="left", header_style="bold", no_wrap=is_short)
        return table


def labelled(rows: Sequence[tuple[str, str]], width: int) -> list[RenderableType]:
    """Rows with something in them, behind their labels."""
    rows = [(label, words) for label, words in rows if words]
    indent = MARGIN + max(len(label) for label, _ in rows) + 2
    lines: list[RenderableType] = []
    for label, words in rows:
        line = wrap(words, width, indent)
        line.plain = f"{' ' * MARGIN}{label}".ljust(indent) + line.plain[indent:]
        lines.append(line)
    return lines


def flat(path: str, table: dict[str, object], origin: str) -> list[tuple[str, str, str]]:
    """The values of a table and of those in it: key, value, where it comes from."""
    origin = str(table.get("origin", origin))
    rows = []
    for key, value in table.items():
        if isinstance(value, dict):
            rows += flat(f"{path}.{key}", value, origin)
        elif key not in ("origin", "remark", "name"):
            words = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
            rows.append((f"{path}.{key}", words, origin))
    return rows


def short_names(names: Sequence[str]) -> list[str]:
    """The first letters of each, as many as tell them apart."""
    size = SHORTEST
    longest = max(len(name) for name in names)
    while size < longest and len({name[:size] for name in names}) < len(names):
        size += 1
    return [name[:size].strip().replace(" ", KEEP) for name in names]


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
