"""Mytikas in a terminal: the mountain, the gods and their areas, the line of deities, the players' boards."""

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythagora.cli.boards.base import COLOURS, Board
from mythagora.cli.screen import sentence
from mythagora.cli.seats import Seat, listing
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.games.mytikas import cards
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import (
    AREAS,
    BONUSES,
    GODS,
    GOODS,
    KINDS,
    LEVELS,
    PIECE_OF,
    PIECES,
    SETS,
    SLOTS,
    START_SLOT,
    MytikasEdition,
    goods_word,
)
from mythagora.games.mytikas.state import MytikasState, mytikas_edition
from mythagora.games.mytikas.view import BuilderView, CardView, LineView, MytikasView
from mythagora.texts import Argument, Texts

KEEP = "\u00a0"  # a blank that no line ends at
SLOPES = ["/", "/ ", "/  ", "/   "]
LEVEL_SORTS = ("level", "start", "goal")
NUMBER_SORTS = ("count", "left")
# Within a turn only the reader's own board is drawn again; these questions begin something new.
FRESH_QUESTIONS = ("choose-deity", "first-favor", "open-turn", "follow")
OFFERING_QUESTIONS = ("serve-hades", "make-offering", "put")
ROWS = ["resources", "buildings", "deities"]  # of a player board
OWN_ROWS = ["resources", "buildings", "own-deities", "costs"]
MARGIN = 3  # columns left of what lies on a player board
NIGHT = 1
TWO = 2  # players: a builder bars both areas of its god, MK-2P1
SCALE_KEYS = ("low", "middle", "high", "each")


class MytikasBoard(Board):
    sorts: Mapping[str, Sequence[str]] = {
        "go": ["area"],
        "follow": ["price"],
        "produce": ["set"],
        "harvest": ["crop"],
        "also": ["good"],
        "move": ["good", "start", "goal"],
        "turn": ["good", "start"],
        "build": ["piece", "level"],
        "slot": ["slot"],
        "favor": ["god"],
        "rob": ["god", "seat"],
        "offer": ["deity"],
        "put": ["count"],
        "forge": ["level"],
        "change": ["into", "level"],
        "sacrifice": ["count"],
        "give": ["good", "level"],
        "keep": ["deity"],
    }
    compact: frozenset[str] = frozenset({"move", "turn", "give", "put"})

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        super().__init__(texts, edition, seats)
        self.numbers: MytikasEdition = mytikas_edition(edition)

    # Names.

    def describe(self, sort: str, value: str, reader: int) -> dict[str, Argument]:
        if sort in LEVEL_SORTS or sort in NUMBER_SORTS:
            return {"": int(value)}
        if sort in ("good", "into"):
            return {"": self.word("good", value), "title": self.texts.say(f"mytikas-good-{value}.title")}
        if sort == "goods":
            return {"": self.goods(value)}
        if sort in ("set", "crop"):
            table = self.numbers.zeus_day if sort == "set" else self.numbers.demeter_day
            return {"": self.goods(goods_word(table, (int(value) - 1) * KINDS))}
        if sort == "area":
            return self.area(value)
        if sort == "piece":
            return {"": self.word("piece", value), "title": self.texts.say(f"mytikas-piece-{value}.title")}
        if sort == "city":
            return self.describe("slot", value, reader)
        if sort == "slot":
            slot = SLOTS.index(value)
            return {"": self.word("slot", value), "is": "some", "bonus": self.slot_bonus(slot)}
        if sort == "deity":
            return {"": self.word("deity", value), **self.deity(value)}
        if sort == "god":
            return {"": self.word("god", value)}
        if sort == "price":
            return {"": self.price(value)}
        return super().describe(sort, value, reader)

    def names(self, sort: str, value: str) -> list[str]:
        if sort in LEVEL_SORTS:
            return [f"L{value}"]
        if sort in ("area", "piece", "slot", "deity"):
            return [self.word(sort, value)]
        if sort == "seat":
            return super().names(sort, value) if int(value) < len(self.seats) else []
        return []

    def word(self, group: str, key: str) -> str:
        return self.texts.say(f"mytikas-{group}-{key}")

    def goods(self, word: str) -> str:
        """`1s1m` as *1 stone and 1 marble*; `stone,gold` as *stone or gold*."""
        if word in GOODS or "," in word:
            return self.either([self.word("good", good) for good in word.split(",")])
        counts = {letter: int(number) for number, letter in re.findall(r"(\d+)([a-z])", word)}
        return self.spelt([counts.get(good[0], 0) for good in GOODS])

    def either(self, names: list[str]) -> str:
        text = names[0]
        for name in names[1:]:
            text = self.texts.say("mytikas-goods-or", first=text, last=name)
        return text

    def price(self, word: str) -> str:
        if word == "offering":
            return self.texts.say("mytikas-price-offering")
        return self.texts.say("mytikas-price-favor", god=self.word("god", word))

    def area(self, word: str) -> dict[str, Argument]:
        """An area with what its main action and its bonus do."""
        number = AREAS.index(word)
        facts: dict[str, Argument] = {}
        if word == "zeus-day":
            facts = {"sets": self.sets([int(good) for good in self.numbers.zeus_day])}
        elif word == "demeter-day":
            facts = {"sets": self.sets([int(good) for good in self.numbers.demeter_day])}
        elif word == "poseidon-night":
            facts = {"count": int(self.numbers.night_favors)}
        elif word == "hades-day":
            facts = {"count": int(self.numbers.day_ups)}
        elif word == "hades-night":
            facts = {"count": int(self.numbers.night_offerings)}
        main = self.texts.say(f"mytikas-area-{word}.main", **facts)
        bonus = self.bonus(BONUSES[int(self.numbers.bonus[number])], int(self.numbers.times[number]))
        return {"": self.word("area", word), "main": main, "bonus": bonus}

    def bonus(self, kind: str, count: int) -> str:
        return self.texts.say(f"mytikas-bonus-{kind}", count=count)

    def slot_bonus(self, slot: int, group: str = "bonus") -> str:
        """What lies under a piece on the player board; as a `bonus`, or more shortly what it `gives`."""
        sheet = self.numbers
        kinds = [
            ("gold", int(sheet.slot_gold[slot])),
            ("offering", int(sheet.slot_offerings[slot])),
            ("favor", int(sheet.slot_favors[slot])),
            ("any", int(sheet.slot_any[slot])),
        ]
        words = [self.texts.say(f"mytikas-{group}-{kind}", count=count) for kind, count in kinds if count]
        return listing(self.texts, words) or self.texts.say(f"mytikas-{group}-none")

    def sets(self, goods: list[int]) -> str:
        sets = [self.short(goods[number * KINDS : number * KINDS + KINDS]) for number in range(SETS)]
        return self.either([", ".join(sets[:-1]), sets[-1]])

    def short(self, goods: Sequence[int]) -> str:
        """`2S 1M`."""
        words = [
            f"{count}{self.texts.say(f'mytikas-good-{GOODS[kind]}.letter')}"
            for kind, count in enumerate(goods)
            if count
        ]
        return " ".join(words)

    def spelt(self, goods: Sequence[int]) -> str:
        """`2 stone and 1 marble`."""
        words = [
            self.texts.say("mytikas-goods-count", count=count, good=self.word("good", GOODS[kind]))
            for kind, count in enumerate(goods)
            if count
        ]
        return listing(self.texts, words) or self.texts.say("mytikas-goods-none")

    def deity(self, key: str) -> dict[str, Argument]:
        """What a card does, and what it scores."""
        deity = DEITIES.index(key)
        low, middle, high = [int(points) for points in self.numbers.steps]
        if deity in (cards.ZEUS, cards.POSEIDON) or cards.BY_GOD <= deity < cards.BY_AREA:
            low, high = cards.BASE, cards.BASE + cards.EXTRA
        each = cards.PER_TEMPLE if deity == cards.ATHENA else cards.PER_CITY
        facts: dict[str, Argument] = dict(zip(SCALE_KEYS, (low, middle, high, each), strict=True))
        return {
            "effect": self.texts.say(f"mytikas-deity-{key}.effect"),
            "score": self.texts.say(f"mytikas-deity-{key}.score", **facts),
        }

    # Facts that hang on several others, or on the table.

    def complete(self, facts: dict[str, Argument]) -> dict[str, Argument]:
        """A city and Hestia are named only where there is one."""
        return {"city": "", "city-is": "none", "turn": "none", **facts}

    def answer(
        self, state: State, verb: str, things: list[tuple[str, str]], reader: int
    ) -> dict[str, Argument]:
        view = state.view(reader)
        assert isinstance(view, MytikasView)
        asked = view.question.name if view.question is not None else ""
        words = dict(things)
        own = view.builders[reader]
        if verb == "go":
            return self.bonus_open(words["area"], own)
        if verb in ("main", "bonus", "day", "night"):
            return self.area_facts(verb, view)
        if verb == "done":
            return {"asked": asked}
        if verb == "move":
            is_up = int(words["goal"]) > int(words["start"])
            is_free = not is_up and view.active == reader
            return {"way": "up" if is_up else "down", "free": "yes" if is_free else "no"}
        if verb == "turn":
            into = GOODS[GOODS.index(words["good"]) + 1]
            return {"goal": int(words["start"]) + 1, "into": self.word("good", into)}
        if verb == "build":
            cost = self.short(own.costs[words["piece"]]) or self.texts.say("mytikas-goods-none")
            return {"cost": cost}
        if verb in ("favor", "rob"):
            return {"pile": view.piles[words["god"]], "held": own.favors[words["god"]]}
        if verb == "take":
            return {"count": int(self.numbers.night_offerings)}
        if verb == "change":
            into = words["into"]
            return {"stone": cards.STONE_FOR_GOLD if into == "gold" else cards.STONE_FOR_MARBLE}
        if verb == "sacrifice":
            is_large = int(words["count"]) == cards.LARGE_SACRIFICE
            return {"gain": cards.LARGE_BLESSING if is_large else cards.SMALL_BLESSING}
        if verb in ("offer", "put"):
            return self.offering_facts(verb, words, view)
        return {}

    def bonus_open(self, area: str, own: BuilderView) -> dict[str, Argument]:
        """Whether a Favor, or a card that stands in for one, is at hand."""
        god = AREAS.index(area) // 2
        stand_in = DEITIES[cards.BY_GOD + god]
        if own.favors[GODS[god]]:
            return {"bonus-by": "favor", "card": ""}
        if any(card.deity == stand_in and card.works for card in own.cards):
            return {"bonus-by": "card", "card": self.word("deity", stand_in)}
        return {"bonus-by": "none", "card": ""}

    def area_facts(self, verb: str, view: MytikasView) -> dict[str, Argument]:
        word = view.builders[view.active].area or AREAS[0]
        if verb in ("day", "night"):
            word = AREAS[AREAS.index(word) // 2 * 2 + (NIGHT if verb == "night" else 0)]
        return {f"area-{key}" if key else "area": fact for key, fact in self.area(word).items()}

    def offering_facts(self, verb: str, words: dict[str, str], view: MytikasView) -> dict[str, Argument]:
        """Who has the card and what lies on it; whether it would be locked."""
        question = view.question.about if view.question is not None else {}
        deity = words.get("deity", question.get("deity", ""))
        where, owner, on = "line", "", 0
        for seat, builder in enumerate(view.builders):
            for card in builder.cards:
                if card.deity == deity:
                    where = "own" if seat == view.seat else "other"
                    owner, on = self.seats[seat].name, card.offerings
        if verb == "offer":
            return {"where": where, "owner": owner, "on": on}
        total = int(words["count"]) + (on if where == "own" else 0)
        return {"locks": "yes" if total == view.next_lock else "no"}

    # Drawings.

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        assert isinstance(view, MytikasView)
        lines = self.table(view, width)
        if view.dealt and view.chosen is None and not view.line:
            lines += [Text(), self.line(width, "dealt", deities=self.deities(view.dealt))]
        if view.dealt and view.line:
            lines += [Text(), self.line(width, "declined", deities=self.deities(view.dealt))]
        if view.chosen is not None:
            lines += [Text(), self.line(width, "chosen", deity=self.word("deity", view.chosen))]
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
        return listing(self.texts, [self.word("deity", key) for key in keys])

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
        names = [(self.word("piece", piece), count) for piece, count in found.items()]
        return [name if count == 1 else f"{name} ×{count}" for name, count in names]

    def gods(self, view: MytikasView) -> RenderableType:
        """The action board: each god's Favors, areas and bonuses, and the builders."""
        grid = Table.grid(padding=(0, 2))
        for number, word in enumerate(AREAS):
            area = self.area(word)
            god = GODS[number // 2]
            is_night = number % 2 == NIGHT
            name = Text("" if is_night else f" {self.word('god', god)}", style="bold")
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
        facts = self.deity(key)
        return self.line(
            width, "effect", deity=self.word("deity", key), effect=facts["effect"], score=facts["score"]
        )

    def place(self, thing: LineView) -> str:
        facts: dict[str, Argument] = {"lock": thing.lock or 0}
        if thing.taken:
            name = "taken"
        elif thing.deity is None:
            name = "face-down"
        else:
            name = "face-up" if thing.face_up else "known"
            facts["deity"] = self.word("deity", thing.deity)
        return self.texts.say(f"mytikas-board-{name}", **facts).replace(" ", KEEP)

    def end(self, view: MytikasView, width: int) -> RenderableType:
        if view.ending:
            causes = listing(self.texts, [self.word("ending", cause) for cause in view.ending])
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
            self.texts.say("mytikas-board-favor", god=self.word("god", god), count=count)
            for god, count in own.favors.items()
            if count
        ]
        nothing = self.texts.say("mytikas-board-nothing")
        points = self.points(own)
        held = self.texts.say("mytikas-board-favors", favors=", ".join(favors) or nothing)
        reserve = self.texts.say("mytikas-board-reserve", count=own.offerings)
        parts = [f"{name}: {points}", reserve, held]
        head = wrap(" · ".join(part.replace(" ", KEEP) for part in parts), width, MARGIN)
        head.plain = f"{mark}{self.seats[seat].letter} {head.plain[MARGIN:]}"
        head.stylize(f"bold {COLOURS[seat]}", 1, 2)
        head.stylize("bold", MARGIN, MARGIN + len(name))
        effects = [
            self.texts.say(
                "mytikas-board-own-card", card=self.card(card), effect=self.deity(card.deity)["effect"]
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
            words = self.short(goods) or self.texts.say("mytikas-board-empty")
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
                    gives = self.slot_bonus(slot, "gives")
                    states.append(self.texts.say("mytikas-board-free", bonus=gives))
            title = self.texts.say(f"mytikas-piece-{word}.slots")
            kept = [title.replace(" ", KEEP), *[state.replace(" ", KEEP) for state in states]]
            kinds.append(KEEP.join(kept[:2]) + "".join(f" {state}" for state in kept[2:]))
        return " · ".join(kinds)

    def card(self, card: CardView) -> str:
        text = self.texts.say(
            "mytikas-board-card",
            deity=self.word("deity", card.deity),
            count=card.offerings,
            lock=card.lock or 0,
            points=card.points,
            works="yes" if card.works else "no",
        )
        return text.replace(" ", KEEP)

    def costs(self, own: BuilderView) -> str:
        nothing = self.texts.say("mytikas-goods-none")
        words = [
            f"{self.word('piece', piece)} {self.short(cost) or nothing}" for piece, cost in own.costs.items()
        ]
        return " · ".join(word.replace(" ", KEEP) for word in words)

    def result(self, view: View, seat: int) -> str:
        assert isinstance(view, MytikasView)
        return self.points(view.builders[seat])

    def points(self, own: BuilderView) -> str:
        return self.texts.say(
            "mytikas-board-points", points=own.points, buildings=own.building_points, cards=own.card_points
        )

    # The sheet of an edition.

    def sheet(self, edition: Edition) -> RenderableType:
        """Every number with its key in the file, and below it the deities."""
        numbers = self.columns("numbers", ["key", "what", "value", "origin"])
        for key, what, value in self.rows():
            numbers.add_row(Text(key), Text(what), Text(value), Text(self.numbers.origins[key]))
        deities = self.columns("deities", ["deity", "effect", "score", "rule"])
        for deity, word in enumerate(DEITIES):
            facts = self.deity(word)
            name = Text(self.word("deity", word))
            deities.add_row(name, Text(str(facts["effect"])), Text(str(facts["score"])), cards.RULES[deity])
        return Group(numbers, Text(), deities)

    def rows(self) -> list[tuple[str, str, str]]:
        sheet = self.numbers
        rows = []
        for piece, word in enumerate(PIECES):
            cost = [int(sheet.cost[piece * KINDS + kind]) for kind in range(KINDS)]
            what = self.texts.say("mytikas-edition-cost", piece=self.word("piece", word))
            rows.append((f"cost.{word}", what, self.short(cost)))
        for word in ("zeus-day", "demeter-day", "poseidon-night", "hades-day", "hades-night"):
            area = self.area(word)
            what = self.texts.say("mytikas-edition-main", area=str(area[""]))
            if word == "demeter-day":
                for number in range(SETS):
                    goods = [int(sheet.demeter_day[number * KINDS + kind]) for kind in range(KINDS)]
                    rows.append((f"demeter-day[{number + 1}]", what, self.short(goods)))
            else:
                rows.append((word, what, str(area["main"])))
        for word in AREAS:
            area = self.area(word)
            what = self.texts.say("mytikas-edition-bonus", area=str(area[""]))
            rows.append((f"bonus.{word}", what, str(area["bonus"])))
        for slot, word in enumerate(SLOTS):
            if slot != START_SLOT:
                what = self.texts.say("mytikas-edition-slot", slot=self.word("slot", word))
                rows.append((f"slot.{word}", what, self.slot_bonus(slot)))
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
