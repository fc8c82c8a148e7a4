"""Mythotopia in words: provinces, cards, charters and wars."""

from collections.abc import Mapping, Sequence

from mythagora import shelf
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.view import View
from mythagora.games.mythotopia.edition import (
    CHARTERS,
    HILLS,
    IMPROVEMENTS,
    MOUNTAINS,
    SYMBOLS,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.state import mythotopia_edition
from mythagora.games.mythotopia.view import LordView, MythotopiaView, ProvinceView
from mythagora.texts import Argument, Texts
from mythagora.wording.seats import Seat, listing
from mythagora.wording.words import Words

KEEP = "\u00a0"  # a blank that no line ends at
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


class MythotopiaWords(Words):
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

    of_seats: frozenset[str] = frozenset({"seat", "side"})

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        super().__init__(texts, edition, seats)
        self.numbers: MythotopiaEdition = mythotopia_edition(edition)
        self.is_ours = any(own.hash == edition.hash for own in shelf.ours("mythotopia"))
        self.known: dict[tuple[str, str], list[str]] = {}  # names, since a typed answer asks for thousands
        self.prices = self.all_prices()

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
        return self.ours("province", key, self.numbers.province_names[self.numbers.provinces.index(key)])

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
        if key in self.numbers.provinces:
            return self.province(key)
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
                many = self.say("many", count=count, symbol=name).replace(" ", KEEP)
                words.append(name if count == 1 else many)
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

    def answer(self, view: View, verb: str, things: list[tuple[str, str]]) -> dict[str, Argument]:
        if verb not in ABOUT_THE_TABLE:
            return self.prices
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

    def condition(self, key: str) -> str:
        facts: dict[str, Argument] = {
            "large": self.places(self.numbers.large_island),
            "small": self.places(self.numbers.small_island),
        }
        if f"{key}-gold" in self.prices:
            facts["gold"] = self.prices[f"{key}-gold"]
        return self.texts.say(f"mythotopia-victory-{key}.condition", **facts)

    def places(self, provinces: int) -> str:
        return listing(
            self.texts, [self.province(self.numbers.provinces[place]) for place in members(provinces)]
        )

    # The end.

    def result(self, view: View, seat: int) -> str:
        assert isinstance(view, MythotopiaView)
        return self.points(view.lords[seat])

    def points(self, own: LordView) -> str:
        return self.say("points", points=own.score)
