"""Mytikas in a terminal: the mountain, the action board, the line of deities, a board for each player."""

import re
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mythagora.cli.boards.base import COLOURS, Board
from mythagora.cli.screen import sentence
from mythagora.cli.seats import Seat
from mythagora.engine.edition import Edition
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import (
    AREAS,
    BONUSES,
    GODS,
    GOODS,
    KINDS,
    LEVELS,
    PIECES,
    SLOTS,
    MytikasEdition,
    goods_word,
)
from mythagora.games.mytikas.state import MytikasState, mytikas_edition
from mythagora.games.mytikas.view import BuilderView, LineView, MytikasView
from mythagora.texts import Argument, Texts

LETTERS = "smg"  # stone, marble, gold in the word of a set
SIGNS = {"minor": "c", "small": "t", "major": "C", "large": "T"}  # cities and temples on the mountain
KEEP = "\u00a0"  # a blank that no line ends at


class MytikasBoard(Board):
    sorts: Mapping[str, Sequence[str]] = {
        "go": ["area"],
        "follow": ["price"],
        "produce": ["yield"],
        "harvest": ["crop"],
        "also": ["good"],
        "move": ["good", "from", "to"],
        "turn": ["good", "from"],
        "build": ["piece", "level"],
        "slot": ["slot"],
        "favor": ["god"],
        "rob": ["god", "seat"],
        "offer": ["deity"],
        "put": ["count"],
        "forge": ["level"],
        "change": ["good", "level"],
        "sacrifice": ["count"],
        "give": ["good", "level"],
        "keep": ["deity"],
    }

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        super().__init__(texts, edition, seats)
        self.mytikas: MytikasEdition = mytikas_edition(edition)

    # Names.

    def describe(self, sort: str, value: str, reader: int) -> dict[str, Argument]:
        if sort in ("count", "left"):
            return {"": int(value)}
        if sort in ("from", "to"):
            return {"": value}
        if sort == "level":
            return {"": self.texts.say("mytikas-level", number=value)}
        if sort == "area":
            return {"": self.texts.say(f"mytikas-area-{value}"), "does": self.does(value)}
        if sort in ("god", "deity"):
            return {"": self.texts.say(f"mytikas-{sort}-{value}")}
        if sort == "good":
            following = GOODS[min(GOODS.index(value) + 1, KINDS - 1)]
            return {"": self.good(value), "next": self.good(following)}
        if sort == "goods":
            return {"": self.goods(value)}
        if sort == "yield":
            return {"": self.goods(goods_word(self.mytikas.zeus_day, (int(value) - 1) * KINDS))}
        if sort == "crop":
            return {"": self.goods(goods_word(self.mytikas.demeter_day, (int(value) - 1) * KINDS))}
        if sort == "piece":
            return {"": self.texts.say(f"mytikas-piece-{value}")}
        if sort in ("slot", "city"):
            return {"": self.slot(value), "gives": self.gives(SLOTS.index(value))}
        if sort == "price":
            return {"": self.price(value)}
        return super().describe(sort, value, reader)

    def names(self, sort: str, value: str) -> list[str]:
        if sort == "seat" and int(value) >= len(self.seats):
            return []
        if sort in ("area", "god", "deity", "good", "piece"):
            return [str(self.describe(sort, value, -1)[""])]
        return super().names(sort, value)

    def good(self, word: str) -> str:
        return self.texts.say(f"mytikas-good-{word}")

    def goods(self, word: str) -> str:
        """`1s1m` as *1 stone 1 marble*."""
        found = re.findall(r"(\d+)([smg])", word)
        words = [f"{number} {self.good(GOODS[LETTERS.index(letter)])}" for number, letter in found]
        return " + ".join(words).replace(" ", KEEP) or self.texts.say("mytikas-nothing")

    def price(self, word: str) -> str:
        if word == "offering":
            return self.texts.say("mytikas-price-offering")
        return self.texts.say("mytikas-price-favor", god=self.texts.say(f"mytikas-god-{word}"))

    def slot(self, word: str) -> str:
        """*minor city 2*."""
        kind, _, number = word.partition("-")
        piece = next(piece for piece in PIECES if piece.startswith(kind))
        return self.texts.say(f"mytikas-piece-{piece}") + f" {number}"

    def does(self, area: str) -> str:
        counts = {"poseidon-night": self.mytikas.night_favors, "hades-day": self.mytikas.day_ups}
        return self.texts.form(f"mytikas-does-{area}", {"count": int(counts.get(area, 0))})[0]

    def bonus(self, kind: str, times: int) -> str:
        return self.texts.form(f"mytikas-bonus-{kind}", {"count": times})[0]

    def gives(self, slot: int) -> str:
        printed = self.mytikas
        parts = [
            ("gold", int(printed.slot_gold[slot])),
            ("favor", int(printed.slot_favors[slot])),
            ("offering", int(printed.slot_offerings[slot])),
            ("any", int(printed.slot_any[slot])),
        ]
        words = [self.bonus(kind, times) for kind, times in parts if times]
        return ", ".join(words) or self.texts.say("mytikas-nothing")

    # Drawings.

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        assert isinstance(view, MytikasView)
        lines: list[RenderableType] = [self.mountain(view), Text(), self.action_board(view), Text()]
        lines += self.line(view, width)
        for seat in self.seats:
            lines += [Text(), *self.player(view, seat, width)]
        lines += [Text(), *self.outlook(view, width)]
        return Group(*lines)

    def draw_all(self, state: State, width: int) -> RenderableType:
        assert isinstance(state, MytikasState)
        down = [state.line[place] for place in range(state.turned + 1, state.players + 2)]
        words = ", ".join(self.deity(DEITIES[card]) for card in down if card >= 0)
        deck = ", ".join(self.deity(DEITIES[card]) for card in members(state.deck))
        nothing = self.texts.say("mytikas-nothing")
        hidden = self.texts.say("mytikas-board-hidden", line=words or nothing, deck=deck or nothing)
        return Group(self.draw(state.view(-1), False, width), sentence(hidden, width))

    def deity(self, word: str) -> str:
        return self.texts.say(f"mytikas-deity-{word}")

    def mountain(self, view: MytikasView) -> RenderableType:
        """The levels from the top, what is built there, and how many tokens are left."""
        grid = Table.grid(padding=(0, 2))
        grid.add_row("", Text(self.texts.say("mytikas-board-mountain"), style="bold"), "")
        for level in range(LEVELS, 0, -1):
            pieces = Text()
            for seat in self.seats:
                built = view.builders[seat.number].built
                signs = "".join(SIGNS[slot.split("-")[0]] for slot, at in built.items() if at == level)
                if signs:
                    pieces.append(f"{seat.letter}:{signs} ", style=f"bold {COLOURS[seat.number]}")
            number = view.tokens[level - 1]
            tokens = self.texts.say("mytikas-board-tokens", count=number)
            name = self.texts.say("mytikas-level", number=str(level))
            grid.add_row(
                f" {name}", Text.assemble(("▲" * (9 - 2 * level)).center(8), tokens.ljust(10)), pieces
            )
        return grid

    def action_board(self, view: MytikasView) -> RenderableType:
        """God by god: the pile of Favors, and each area with its action, its bonus and who stands there."""
        grid = Table.grid(padding=(0, 2))
        grid.add_row("", Text(self.texts.say("mytikas-board-action-board"), style="bold"), "", "", "")
        for number, area in enumerate(AREAS):
            god = GODS[number // 2]
            standing = Text()
            for seat in self.seats:
                if view.builders[seat.number].area == area:
                    standing.append(seat.letter, style=f"bold {COLOURS[seat.number]}")
            pile = self.texts.say("mytikas-board-pile", count=view.piles[god]) if number % 2 == 0 else ""
            bonus = self.bonus(BONUSES[int(self.mytikas.bonus[number])], int(self.mytikas.times[number]))
            grid.add_row(
                standing if standing.plain else " ",
                Text(self.texts.say(f"mytikas-area-{area}")),
                Text(self.does(area)),
                Text(self.texts.say("mytikas-board-bonus", bonus=bonus), style="dim"),
                Text(pile),
            )
        return grid

    def line(self, view: MytikasView, width: int) -> list[RenderableType]:
        words = [self.place(place).replace(" ", KEEP) for place in view.line]
        if view.deck_lock is None:
            words.append(self.texts.say("mytikas-board-deck", count=view.deck).replace(" ", KEEP))
        else:
            deck = self.texts.say("mytikas-board-deck-lock", count=view.deck, lock=view.deck_lock)
            words.append(deck.replace(" ", KEEP))
        return [sentence(self.texts.say("mytikas-board-line") + ": " + " | ".join(words), width)]

    def place(self, place: LineView) -> str:
        if place.taken:
            return self.texts.say("mytikas-board-taken")
        if place.face_up and place.deity is not None:
            return self.deity(place.deity)
        if place.lock is None:
            return self.texts.say("mytikas-board-turned-soon")
        if place.deity is not None:
            return self.texts.say("mytikas-board-seen", deity=self.deity(place.deity), lock=place.lock)
        return self.texts.say("mytikas-board-face-down", lock=place.lock)

    def player(self, view: MytikasView, seat: Seat, width: int) -> list[RenderableType]:
        """Name and points; resources by level; Favors and cards; what is built and what it all costs."""
        board = view.builders[seat.number]
        name = seat.name
        if seat.number == view.seat:
            name = self.texts.say("mytikas-board-you", name=name)
        points = self.texts.say("mytikas-board-points", points=board.points)
        mark = "▸" if seat.number == view.active and view.asked else " "
        title = self.texts.say("mytikas-board-board", name=name, points=points, offerings=board.offerings)
        style = f"bold {COLOURS[seat.number]}"
        lines: list[RenderableType] = [
            Text.assemble(mark, (f" {seat.letter} ", style), Text(title, style="bold")),
            sentence("  " + " · ".join(self.stores(board)), width, start="   "),
        ]
        owned = [
            f"{self.texts.say(f'mytikas-god-{god}')}{KEEP}{count}"
            for god, count in board.favors.items()
            if count
        ]
        nothing = self.texts.say("mytikas-nothing")
        cards = [self.card(board, number) for number in range(len(board.cards))]
        words = [
            self.texts.say("mytikas-board-favors", favors=", ".join(owned) or nothing),
            self.texts.say("mytikas-board-cards", cards=", ".join(cards) or nothing),
        ]
        lines.append(sentence(" · ".join(words), width, start="   "))
        if seat.number == view.seat:
            costs = [
                f"{self.texts.say(f'mytikas-piece-{piece}')}{KEEP}{self.short(cost)}".replace(" ", KEEP)
                for piece, cost in board.costs.items()
            ]
            text = self.texts.say("mytikas-board-costs", costs=", ".join(costs))
            lines.append(sentence(text, width, start="   "))
        return lines

    def stores(self, board: BuilderView) -> list[str]:
        """`level 1: 3 stone + 1 gold`, for each level that has something."""
        words = []
        for level, numbers in enumerate(board.goods):
            word = "".join(
                f"{number}{letter}" for number, letter in zip(numbers, LETTERS, strict=True) if number
            )
            if word:
                name = self.texts.say("mytikas-level", number=str(level + 1))
                words.append(f"{name}: {self.goods(word)}".replace(" ", KEEP))
        return words or [self.texts.say("mytikas-nothing")]

    def card(self, board: BuilderView, number: int) -> str:
        card = board.cards[number]
        deity = self.deity(card.deity)
        if card.lock is not None:
            text = self.texts.say("mytikas-board-card-locked", deity=deity, points=card.points)
        else:
            text = self.texts.say(
                "mytikas-board-card", deity=deity, offerings=card.offerings, points=card.points
            )
        return text.replace(" ", KEEP)

    def short(self, cost: list[int]) -> str:
        word = "".join(f"{number}{letter}" for number, letter in zip(cost, LETTERS, strict=True) if number)
        return word or "0"

    def outlook(self, view: MytikasView, width: int) -> list[RenderableType]:
        """How near the end is, and what only this seat knows."""
        lines: list[RenderableType] = []
        if view.ending:
            lines.append(sentence(self.texts.say("mytikas-board-ending"), width, "bold"))
        else:
            gauges = self.texts.say(
                "mytikas-board-gauges",
                levels=view.levels_full,
                locks=view.locks_left,
                pieces=view.fewest_pieces_left,
            )
            lines.append(sentence(gauges, width))
        if view.next_lock is not None:
            lines.append(sentence(self.texts.say("mytikas-board-next-lock", lock=view.next_lock), width))
        if view.dealt:
            cards = ", ".join(self.deity(word) for word in view.dealt)
            if view.chosen is not None:
                text = self.texts.say("mytikas-board-chosen", deity=self.deity(view.chosen))
            elif view.line:
                text = self.texts.say("mytikas-board-declined", cards=cards)
            else:
                text = self.texts.say("mytikas-board-dealt", cards=cards)
            lines.append(sentence(text, width))
        return lines

    def turns(self, view: View) -> int:
        assert isinstance(view, MytikasView)
        return view.turn

    # The sheet of an edition.

    def sheet(self, edition: Edition) -> RenderableType:
        """Every number with its origin, under the key it has in the file."""
        printed = mytikas_edition(edition)
        table = Table(
            title=self.texts.say("mytikas-edition-numbers"),
            title_justify="left",
            title_style="bold",
            box=None,
        )
        for column in ("key", "value", "origin"):
            name = self.texts.say(f"mytikas-edition-{column}")
            table.add_column(name, justify="left", header_style="bold")
        for key, origin in printed.origins.items():
            table.add_row(Text(key), Text(self.printed(printed, key)), Text(origin))
        return table

    def printed(self, edition: MytikasEdition, key: str) -> str:
        part, _, word = key.partition(".")
        if part == "cost":
            return self.goods(goods_word(edition.cost, PIECES.index(word) * KINDS)).replace(KEEP, " ")
        if part == "bonus":
            area = AREAS.index(word)
            return self.bonus(BONUSES[int(edition.bonus[area])], int(edition.times[area]))
        if part == "slot":
            return self.gives(SLOTS.index(word))
        if part == "zeus-day":
            sets = [self.goods(goods_word(edition.zeus_day, number * KINDS)) for number in range(3)]
            return " / ".join(sets).replace(KEEP, " ")
        if part.startswith("demeter-day"):
            number = int(part[-2]) - 1
            return self.goods(goods_word(edition.demeter_day, number * KINDS)).replace(KEEP, " ")
        if part == "locks":
            values = sorted({int(value) for value in edition.locks if value})
            return " ".join(str(value) for value in values)
        if part == "steps":
            return " ".join(str(int(value)) for value in edition.steps)
        if part == "hades-night":
            return self.bonus("offering", int(edition.night_offerings))
        return self.does(part)
