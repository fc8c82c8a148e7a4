"""Mythe in words: cards, spaces and hands."""

from collections.abc import Mapping, Sequence

from mythagora import shelf
from mythagora.engine.edition import Edition
from mythagora.games.mythe.edition import MytheEdition
from mythagora.games.mythe.state import NEUTRAL, mythe_edition
from mythagora.texts import Argument, Texts
from mythagora.wording.seats import Seat
from mythagora.wording.words import Words


class MytheWords(Words):
    sorts: Mapping[str, Sequence[str]] = {
        "draw": ["pile"],
        "declare": ["card"],
        "give": ["card"],
        "to": ["pile"],
    }
    of_seats: frozenset[str] = frozenset({"seat", "pile"})
    previews: frozenset[str] = frozenset({"stop"})

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        super().__init__(texts, edition, seats)
        self.mythe: MytheEdition = mythe_edition(edition)
        self.is_ours = any(own.hash == edition.hash for own in shelf.ours("mythe"))

    def describe(self, sort: str, value: str, reader: int) -> dict[str, Argument]:
        if sort == "card":
            return {"": self.card(value)}
        if sort == "space":
            return {"": self.space(int(value))}
        if sort == "pile":
            return self.pile(value, reader)
        return super().describe(sort, value, reader)

    def names(self, sort: str, value: str) -> list[str]:
        if sort == "card":
            return [self.card(value)]
        if sort == "pile":
            if value == "neutral":
                return [name.strip() for name in self.texts.say("mythe-pile.names").split(",")]
            return super().names("seat", value) if int(value) < len(self.seats) else []
        return super().names(sort, value)

    def card(self, key: str) -> str:
        """Ours by the texts, in every language; somebody's own edition by its own names."""
        name = self.mythe.names[self.mythe.keys.index(key)]
        text = f"mythe-card-{key}"
        return self.texts.say(text) if self.is_ours and self.texts.has(text) else name

    def pile(self, word: str, reader: int) -> dict[str, Argument]:
        whose = self.whose(word, reader)
        return {"": self.texts.say("mythe-pile", **whose), "is": whose["whose"], "name": whose["name"]}

    def whose(self, word: str, reader: int) -> dict[str, Argument]:
        if word == "neutral" or int(word) >= len(self.seats):
            return {"whose": "neutral", "name": self.texts.say("mythe-board-neutral")}
        seat = self.seats[int(word)]
        return {"whose": "you" if seat.number == reader else "other", "name": seat.name}

    def pile_word(self, pile: int) -> str:
        return "neutral" if len(self.seats) == NEUTRAL and pile == NEUTRAL else str(pile)

    def zone(self, space: int) -> str:
        word = self.mythe.zones[space]
        text = f"mythe-zone-{word}"
        return self.texts.say(text) if self.texts.has(text) else word

    def space(self, space: int) -> str:
        """`Road 3`, counted from where that part of the way begins."""
        if space == 0:
            return self.texts.say("mythe-village")
        if space == int(self.mythe.dragon):
            return self.texts.say("mythe-dragon")
        part = next(part for part in self.parts() if space in part)
        if len(part) == 1:
            return self.zone(space)
        return self.texts.say("mythe-space", zone=self.zone(space), number=space - part[0] + 1)

    def parts(self) -> list[list[int]]:
        """The spaces of each part of the way, the village and the Dragon among them."""
        parts: list[list[int]] = []
        for space, zone in enumerate(self.mythe.zones):
            if parts and self.mythe.zones[parts[-1][0]] == zone:
                parts[-1].append(space)
            else:
                parts.append([space])
        return parts
