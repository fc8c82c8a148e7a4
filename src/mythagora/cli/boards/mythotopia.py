"""Mythotopia in a terminal: the map by its seas, wars, victory cards, the display, the lords and cards."""

import textwrap
import tomllib
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythagora import shelf
from mythagora.cli.boards.base import COLOURS, Board
from mythagora.cli.screen import sentence
from mythagora.cli.seats import Seat, listing
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.games.mythotopia.edition import (
    CHARTERS,
    HILLS,
    IMPROVEMENT,
    IMPROVEMENTS,
    MOUNTAINS,
    OPEN,
    PROVINCES,
    SEAS,
    SYMBOLS,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.state import MythotopiaState, mythotopia_edition
from mythagora.games.mythotopia.view import LordView, MythotopiaView, ProvinceView, SideView, WarView
from mythagora.texts import Argument, Texts

KEEP = "\u00a0"  # a blank that no line ends at
ABREAST = 96  # columns that suffice for two provinces in a line
SHORTEST = 3  # letters of a province among borders
MARGIN = 3  # columns left of what belongs to a player
INDENT = 27  # where borders go on in the next line
HOLDER = 9  # columns for who holds a province, before its borders
BORDER_MARKS = {OPEN: "", HILLS: "^", MOUNTAINS: "^^"}
START = "start-"
NEUTRAL = -1
PROVINCE_SORTS = ("province", "from", "to")
NUMBER_SORTS = (
    "number",
    "value",
    "left",
    "need",
    "paid",
    "armies",
    "ships",
    "gold",
    "food",
    "cards",
    "mercenaries",
    "charters",
)
# Answers that say something of how the table stands.
ABOUT_THE_TABLE = frozenset(
    {
        "done",
        "store",
        "reveal",
        "target",
        "end-war",
        "settle",
        "road-to",
        "spend-as-one",
        "discard-card",
        "remove-card",
    }
)
POWERS = {"food": "farming", "stone": "quarry", "gold": "gold-mine"}  # cards that let any card pay, MT-X7
TABLES = ["set-up", "play", "pieces", "cost", "strength", "victory", "stock", "charter", "start"]


class MythotopiaBoard(Board):
    sorts: Mapping[str, Sequence[str]] = {
        "trade": ["value"],
        "number": ["number"],
        "seer": ["charter"],
        "keep-charter": ["charter"],
        "port": ["sea"],
        "recall-from": ["sea"],
        "target": ["province"],
        "armies-to": ["province"],
        "armies-from": ["province"],
        "end-war": ["province"],
        "hero": ["province"],
        "peace": ["province"],
        "hire": ["province"],
        "build-in": ["province"],
        "road-to": ["province"],
        "march-from": ["province"],
        "march-to": ["province"],
        "citadel": ["province"],
        "give-up": ["province"],
        "settle": ["province"],
        "raid": ["province", "seat"],
        "play": ["card"],
        "origin": ["card"],
        "ship": ["card"],
        "muster": ["card"],
        "levy": ["card"],
        "spend": ["card"],
        "spend-milled": ["card"],
        "spend-traded": ["card"],
        "spend-both": ["card"],
        "spend-as-one": ["card"],
        "discard-card": ["card"],
        "lay": ["card"],
        "remove-card": ["card"],
        "draft-card": ["card"],
        "revive": ["card"],
        "keep": ["card"],
    }
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

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        super().__init__(texts, edition, seats)
        self.numbers: MythotopiaEdition = mythotopia_edition(edition)
        self.is_ours = any(own.hash == edition.hash for own in shelf.ours("mythotopia"))
        self.known: dict[tuple[str, str], list[str]] = {}  # names, since a typed answer asks for thousands
        self.short = short_names(self.numbers.province_names)
        self.prices = self.all_prices()

    # Names.

    def describe(self, sort: str, value: str, reader: int) -> dict[str, Argument]:
        if sort in NUMBER_SORTS:
            return {"": int(value)}
        if sort == "card":
            return self.card_facts(value)
        if sort in PROVINCE_SORTS:
            return {"": self.province(value)}
        if sort == "sea":
            return {"": self.sea(value)}
        if sort == "symbol":
            return {"": self.word("symbol", value), "key": value}
        if sort == "victory":
            return {"": self.word("victory", value)}
        if sort == "charter":
            return self.charter_facts(value)
        if sort == "side":
            return self.side_facts(NEUTRAL if value == "neutral" else int(value), reader)
        return super().describe(sort, value, reader)

    def names(self, sort: str, value: str) -> list[str]:
        if (sort, value) not in self.known:
            self.known[sort, value] = self.find_names(sort, value)
        return self.known[sort, value]

    def find_names(self, sort: str, value: str) -> list[str]:
        if sort == "seat":
            return super().names(sort, value) if int(value) < len(self.seats) else []
        if sort == "card":
            names = [self.card(value)]
            return [*names, self.plain(value)] if value.startswith(START) else names
        if sort == "province":
            return [self.province(value)]
        if sort == "sea":
            return [self.sea(value)]
        return [self.word("charter", value)] if sort == "charter" else []

    def word(self, group: str, key: str) -> str:
        return self.texts.say(f"mythotopia-{group}-{key}")

    def say(self, name: str, /, **facts: Argument) -> str:
        return self.texts.say(f"mythotopia-board-{name}", **facts)

    def ours(self, group: str, key: str, name: str) -> str:
        """Ours by the texts, in every language; somebody's own edition by its own names."""
        text = f"mythotopia-{group}-{key}"
        return self.texts.say(text) if self.is_ours and self.texts.has(text) else name

    def province(self, key: str) -> str:
        return self.numbers.province_names[self.numbers.provinces.index(key)]

    def sea(self, key: str) -> str:
        return self.ours("sea", key, self.numbers.sea_names[self.numbers.seas.index(key)])

    def card(self, key: str) -> str:
        """A starting card says that it is one, since some improvements have the same name."""
        if key.startswith(START):
            parts = key.removeprefix(START).split("-")
            number = int(parts[1]) if len(parts) > 1 else 1
            return self.say("start", card=self.plain(key), number=number)
        return self.plain(key)

    def plain(self, key: str) -> str:
        if key not in self.numbers.cards:
            return key  # a starting card that this edition does not have
        name = self.numbers.card_names[self.numbers.cards.index(key)]
        if key.startswith(START):
            return self.ours("start", key.removeprefix(START).split("-")[0], name)
        return self.ours("card", key, name) if key in IMPROVEMENTS else name

    def symbols(self, key: str) -> str:
        """`2 army/gold`: all of one kind, or all of the other."""
        card = self.numbers.cards.index(key)
        words = []
        for symbol, word in enumerate(SYMBOLS):
            count = int(self.numbers.worth_of(card, symbol))
            if count > 0:
                name = self.word("symbol", word)
                words.append(name if count == 1 else f"{count}{KEEP}{name}")
        return "/".join(words)

    def shown(self, key: str) -> str:
        """A card with its symbols."""
        symbols = self.symbols(key)
        return self.say("symbols", card=self.card(key), symbols=symbols) if symbols else self.card(key)

    def effect(self, key: str) -> str:
        """What its text does; a starting card has the text of the improvement of that name."""
        kind = key.removeprefix(START).split("-")[0] if key.startswith(START) else key
        text = f"mythotopia-card-{kind}.effect"
        if not self.texts.has(text):
            return ""
        facts: dict[str, Argument] = {}
        if f"{kind}-gold" in self.prices:
            facts["gold"] = self.prices[f"{kind}-gold"]
        if f"{kind}-strength" in self.prices:
            facts["plus"] = self.prices[f"{kind}-strength"]
        return self.texts.say(text, **facts)

    def card_facts(self, key: str) -> dict[str, Argument]:
        is_province = key in self.numbers.provinces
        return {
            "": self.card(key),
            "shown": self.shown(key).replace(KEEP, " "),
            "effect": self.effect(key),
            "kind": "province" if is_province else "other",
        }

    def charter_facts(self, key: str) -> dict[str, Argument]:
        charter = CHARTERS.index(key)
        needs = int(self.numbers.charter_needs[charter])
        return {
            "": self.word("charter", key),
            "condition": self.texts.say(f"mythotopia-charter-{key}.condition", needs=needs),
            "points": int(self.numbers.charter_points[charter]),
        }

    def side_facts(self, side: int, reader: int) -> dict[str, Argument]:
        if side == NEUTRAL:
            return {"": self.word("side", "neutral"), "is": "neutral"}
        return super().describe("seat", str(side), reader)

    def all_prices(self) -> dict[str, Argument]:
        """The numbers that texts name."""
        sheet = self.numbers
        numbers = {
            "army-gold": sheet.army_gold,
            "ship-gold": sheet.ship_gold,
            "draft-gold": sheet.draft_gold,
            "patronage-gold": sheet.patronage_gold,
            "guilded-city-gold": sheet.guilded_gold,
            "inns-gold": sheet.inns_gold,
            "mercenary-gold": sheet.mercenary_gold,
            "mystic-gold": sheet.mystic_gold,
            "diplomat-gold": sheet.diplomat_gold,
            "reinforce-food": sheet.reinforce_food,
            "city-stone": sheet.city_stone,
            "castle-stone": sheet.castle_stone,
            "road-stone": sheet.road_stone,
            "hills-road-stone": sheet.road_stone + sheet.hills_stone,
            "castle-strength": sheet.castle_strength,
            "citadel-strength": sheet.citadel_strength,
            "cavalry-strength": sheet.cavalry_strength,
            "limes-strength": sheet.limes_strength,
            "ranger-strength": sheet.ranger_strength,
            "least-deck": sheet.least_deck,
            "all-mercenaries": sheet.mercenaries,
        }
        return {name: int(number) for name, number in numbers.items()}

    # Facts that hang on several others, or on the table.

    def complete(self, facts: dict[str, Argument]) -> dict[str, Argument]:
        """Orders in words, what a payment is for, and the prices; no card where none was drawn."""
        facts = {"card": "", "purpose": "", **self.prices, **facts}
        if "armies" in facts and "ships" in facts:
            facts["order"] = self.order(int(facts["armies"]), int(facts["ships"]))
        if "deed" in facts:
            facts["purpose"] = self.texts.form(f"mythotopia-purpose-{facts['deed']}", facts)[0]
        return facts

    def order(self, armies: int, ships: int) -> str:
        words = []
        if armies > 0:
            words.append(self.texts.say("mythotopia-order-armies", count=armies))
        if ships > 0:
            words.append(self.texts.say("mythotopia-order-ships", count=ships))
        return listing(self.texts, words)

    def answer(
        self, state: State, verb: str, things: list[tuple[str, str]], reader: int
    ) -> dict[str, Argument]:
        if verb not in ABOUT_THE_TABLE:
            return self.prices
        view = state.view(reader)
        assert isinstance(view, MythotopiaView)
        return {**self.prices, **self.answer_facts(view, verb, dict(things))}

    def answer_facts(self, view: MythotopiaView, verb: str, words: dict[str, str]) -> dict[str, Argument]:
        own = view.lords[view.seat]
        question = view.question
        if verb == "done":
            return {"asked": question.name if question is not None else ""}
        if verb == "store":
            return {"room": own.reserve_limit - len(own.reserve)}
        if verb == "reveal" and own.charter is not None:
            facts = self.charter_facts(own.charter)
            return {"charter": facts[""], "points": facts["points"]}
        if verb == "target":
            return {"held": self.held(view, words["province"])}
        if verb in ("end-war", "settle"):
            return {"outcome": self.outcome(view, words["province"], verb == "settle")}
        if verb == "road-to" and question is not None:
            return {"hills": self.border_word(question.about.get("province", ""), words["province"])}
        if verb == "spend-as-one" and question is not None:
            power = POWERS.get(question.about.get("symbol", ""), "levies")
            return {"power": self.card(power)}
        if verb in ("discard-card", "remove-card"):
            return {"from": "reserve" if words["card"] in own.reserve else "hand"}
        return {}

    def held(self, view: MythotopiaView, key: str) -> str:
        """Who would have to be beaten in a province."""
        number = self.numbers.provinces.index(key)
        place = view.provinces[number]
        if place.owner is None:
            words = [self.say("neutral", strength=self.neutral_strength(place))]
        else:
            owner = self.seats[place.owner].name
            words = [self.say("owned", name=owner, piece=self.word("piece", str(place.piece)))]
            words += [self.say("castle")] if place.castle else []
            words += [self.say("rugged")] if self.is_rugged(number) else []
        for seat, count in enumerate(place.armies):
            if count > 0 and seat == place.owner:
                words.append(self.say("own-armies", count=count))
            elif count > 0:
                words.append(self.say("army-of", name=self.seats[seat].name, count=count))
        words += [self.say("dragon")] if place.dragon else []
        words += [self.say("runestone")] if place.runestone else []
        return ", ".join(words)

    def outcome(self, view: MythotopiaView, key: str, at_the_end: bool) -> str:
        war = next(war for war in view.wars if war.province == key)
        facts = self.side_facts(war.at_the_end if at_the_end else war.leaders[0], view.seat)
        return self.say("outcome", name=facts[""], **{"is": facts["is"]})

    def border_word(self, one: str, other: str) -> str:
        keys = self.numbers.provinces
        if one not in keys:
            return "no"
        border = self.numbers.border(keys.index(one), keys.index(other))
        return {HILLS: "yes", MOUNTAINS: "mountains"}.get(int(border), "no")

    def is_rugged(self, province: int) -> bool:
        return bool(self.numbers.rugged >> province & 1)

    def neutral_strength(self, place: ProvinceView) -> int:
        strength = int(self.numbers.strength[self.numbers.provinces.index(place.province)])
        return strength + int(self.numbers.dragon_strength) if place.dragon else strength

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
        touches = [self.sea(self.numbers.seas[other]) for other in members(self.numbers.touching[sea])]
        coast = [self.short[place] for place in members(self.numbers.coast[sea])]
        words = self.say(
            "sea",
            sea=self.sea(key),
            ships=" ".join(ships) or "none",
            touches=listing(self.texts, touches) or "none",
            coast=" ".join(coast),
        )
        line = sentence(words, width)
        line.stylize("bold", 1, 1 + len(self.sea(key)))
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
        name = self.numbers.province_names[number] + ("*" if self.is_rugged(number) else "")
        holder, pieces = self.holder(place), self.pieces(view, place)
        symbol = self.symbols(place.province)
        head = f"{name:<10} {symbol:<5} {' '.join([holder, *pieces]):<{HOLDER}} "
        borders = self.borders(number, place)
        lines = textwrap.wrap(
            head.replace(" ", KEEP) + " ".join(borders),
            room,
            subsequent_indent=" " * INDENT,
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
            return self.say("free", strength=self.neutral_strength(place))
        return f"{self.seats[place.owner].letter} {self.word('piece', str(place.piece))}"

    def pieces(self, view: MythotopiaView, place: ProvinceView) -> list[str]:
        """What stands in a province besides town, city or citadel."""
        words = ["K"] if place.castle else []
        words += [self.say("dragon")] if place.dragon else []
        words += [self.say("rune")] if place.runestone else []
        for seat, count in enumerate(place.armies):
            if count > 0:
                hired = f"+{place.mercenaries[seat]}m" if place.mercenaries[seat] else ""
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
            facts = self.side_facts(war.leaders[0], view.seat)
            enders = [self.seats[seat].name for seat in war.may_end]
            end = self.say("leads", name=facts[""], enders=listing(self.texts, enders), **{"is": facts["is"]})
        words = self.say("war", province=self.province(war.province), sides=" – ".join(sides), end=end)
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
                    self.say("slot", slot=self.word("slot", slot), value=value) for slot, value in slots
                )
            name = Text(f" {self.word('victory', victory.victory)}")
            grid.add_row(
                name, Text(left, style="" if victory.left else "dim"), Text(self.condition(victory.victory))
            )
        stock = view.stock
        words = self.say("stock", one=stock[0], two=stock[1], three=stock[2])
        title = Text.assemble(" ", (self.say("victories"), "bold"), ("  " + words, "dim"))
        return Group(title, grid)

    def condition(self, key: str) -> str:
        facts: dict[str, Argument] = {
            "large": self.places(self.numbers.large_island),
            "small": self.places(self.numbers.small_island),
        }
        if f"{key}-gold" in self.prices:
            facts["gold"] = self.prices[f"{key}-gold"]
        return self.texts.say(f"mythotopia-victory-{key}.condition", **facts)

    def places(self, provinces: int) -> str:
        return listing(self.texts, [self.numbers.province_names[place] for place in members(provinces)])

    def end(self, view: MythotopiaView, width: int) -> Text:
        if view.ending is not None and not view.asked:
            return sentence(self.say("over", cause=self.word("ending", view.ending)), width)
        if view.turns_left is not None:
            return sentence(self.say("turns-left", turns=view.turns_left), width, "bold")
        empty, needed = view.empty, view.empty_needed
        if view.options["final-round"]:
            return sentence(self.say("empty-final", empty=empty, needed=needed), width)
        callers = [self.seats[seat].name for seat, lord in enumerate(view.lords) if lord.may_call]
        names = listing(self.texts, callers) or "none"
        return sentence(self.say("empty", empty=empty, needed=needed, names=names), width)

    def cards(self, keys: Sequence[str]) -> str:
        words = [self.shown(key).replace(" ", KEEP) for key in keys]
        return " · ".join(words) or self.say("nothing")

    def caption(self, key: str) -> str:
        return self.say("effect", card=self.shown(key), effect=self.effect(key))

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
            part.replace(" ", KEEP) for part in [f"{name}: {self.points(own)}", *self.holdings(own)]
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

    def points(self, own: LordView) -> str:
        return self.say("points", points=own.score)

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
            names = [self.word("charter", charter) for charter in own.revealed]
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
        top = "none" if own.discard_top is None else self.card(own.discard_top)
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
            facts = self.charter_facts(own.charter)
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

    def result(self, view: View, seat: int) -> str:
        assert isinstance(view, MythotopiaView)
        return self.points(view.lords[seat])

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
            cards.add_row(Text(self.card(key)), Text(self.symbols(key)), Text(self.effect(key)))
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
        name = sheet.province_names[number] + ("*" if self.is_rugged(number) else "")
        borders = []
        for other in members(sheet.open[number] | sheet.hills[number] | sheet.mountains[number]):
            borders.append(BORDER_MARKS[int(sheet.border(number, other))] + sheet.province_names[other])
        seas = [self.sea(sheet.seas[sea]) for sea in members(sheet.seas_of[number])]
        places = "; ".join(part for part in (" ".join(borders), ", ".join(seas)) if part)
        return [name, self.symbols(key), str(sheet.strength[number]), places]

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
