"""Mytikas in words: gods, areas, deities and goods."""

import re
from collections.abc import Mapping, Sequence

from mythagora.engine.edition import Edition
from mythagora.engine.view import View
from mythagora.games.mytikas import cards
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import (
    AREAS,
    BONUSES,
    GODS,
    GOODS,
    KINDS,
    SETS,
    SLOTS,
    MytikasEdition,
    goods_word,
)
from mythagora.games.mytikas.state import mytikas_edition
from mythagora.games.mytikas.view import BuilderView, MytikasView
from mythagora.texts import Argument, Texts
from mythagora.wording.seats import Seat, listing
from mythagora.wording.words import Words

LEVEL_SORTS = ("level", "start", "goal")
NUMBER_SORTS = ("count", "left")
NIGHT = 1
SCALE_KEYS = ("low", "middle", "high", "each")


class MytikasWords(Words):
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
    openings: frozenset[str] = frozenset({"follow"})

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        super().__init__(texts, edition, seats)
        self.numbers: MytikasEdition = mytikas_edition(edition)

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
            return {"": self.word("deity", value), "of": self.of("deity", value), **self.deity(value)}
        if sort == "god":
            return {"": self.word("god", value), "of": self.of("god", value)}
        if sort == "price":
            return {"": self.price(value)}
        return super().describe(sort, value, reader)

    def names(self, sort: str, value: str) -> list[str]:
        if sort in LEVEL_SORTS:
            return [self.texts.say("mytikas-board-level", level=int(value))]
        if sort in ("area", "piece", "slot", "deity"):
            return [self.word(sort, value)]
        if sort == "seat":
            return super().names(sort, value) if int(value) < len(self.seats) else []
        return []

    def word(self, group: str, key: str) -> str:
        return self.texts.say(f"mytikas-{group}-{key}")

    def of(self, group: str, key: str) -> str:
        """The name as it stands after a thing that is theirs, for languages where names change."""
        return self.texts.say(f"mytikas-{group}-{key}.of")

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
        return self.texts.say(
            "mytikas-price-favor", god=self.word("god", word), **{"god-of": self.of("god", word)}
        )

    def area(self, word: str, is_brief: bool = False) -> dict[str, Argument]:
        """An area with what its main action and its bonus do; `brief` counts goods by letters."""
        number = AREAS.index(word)
        facts: dict[str, Argument] = {}
        if word == "zeus-day":
            facts = {"sets": self.sets([int(good) for good in self.numbers.zeus_day], is_brief)}
        elif word == "demeter-day":
            facts = {"sets": self.sets([int(good) for good in self.numbers.demeter_day], is_brief)}
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

    def sets(self, goods: list[int], is_brief: bool) -> str:
        count = self.short if is_brief else self.spelt
        sets = [count(goods[number * KINDS : number * KINDS + KINDS]) for number in range(SETS)]
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
            self.texts.say(f"mytikas-good-{GOODS[kind]}.count", count=count)
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

    def answer(self, view: View, verb: str, things: list[tuple[str, str]]) -> dict[str, Argument]:
        assert isinstance(view, MytikasView)
        asked = view.question.name if view.question is not None else ""
        words = dict(things)
        own = view.builders[view.seat]
        if verb == "go":
            return self.bonus_open(words["area"], own)
        if verb in ("main", "bonus", "day", "night"):
            return self.area_facts(verb, view)
        if verb == "done":
            return {"asked": asked}
        if verb == "move":
            is_up = int(words["goal"]) > int(words["start"])
            is_free = not is_up and view.active == view.seat
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

    # The end.

    def result(self, view: View, seat: int) -> str:
        assert isinstance(view, MytikasView)
        return self.points(view.builders[seat])

    def points(self, own: BuilderView) -> str:
        return self.texts.say(
            "mytikas-board-points", points=own.points, buildings=own.building_points, cards=own.card_points
        )
