"""What happened, what is asked and why not, as sentences for one reader.

Whoever talks to people, the terminal or the server, has its sentences from here. What is worded for a
reader comes from `event.told(reader)`, from `state.view(reader)` and from the edition, which is public.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.events import Event, Told
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import State
from mythagora.engine.view import Question, View
from mythagora.texts import Argument, Texts
from mythagora.wording.expectations import KINDS, reworded
from mythagora.wording.mythe import MytheWords
from mythagora.wording.mythotopia import MythotopiaWords
from mythagora.wording.mytikas import MytikasWords
from mythagora.wording.seats import ALL, SPECTATOR, Seat, clean, listing
from mythagora.wording.words import Words

WORDS: dict[str, Callable[[Texts, Edition, list[Seat]], Words]] = {
    "mythe": MytheWords,
    "mytikas": MytikasWords,
    "mythotopia": MythotopiaWords,
}
SENTENCES = 2000  # about events that a table keeps, since several readers are told the same
GLOSSARIES = 100  # of a game's edition in a language


@dataclass
class Glossary:
    """What texts may say of the things in a box. It is the same at every table, and all of them fill it."""

    language: str
    game: str
    edition: str  # by its hash
    things: dict[tuple[str, str], dict[str, Argument]] = field(default_factory=dict)  # by sort and word


glossary = lru_cache(GLOSSARIES)(Glossary)


def error_text(texts: Texts, error: InputError) -> str:
    """The sentence for bad input; what came from outside is made safe to print."""
    facts: dict[str, Argument] = {key: clean(value) for key, value in error.facts.items()}
    for kind in KINDS:
        if kind in facts:
            facts[kind] = reworded(texts, kind, str(facts[kind]))
    sentence = texts.form(f"error-{error.name}", facts)[0]
    if "within" in facts:
        return texts.say("inside-a-file", file=str(facts["within"]), sentence=sentence)
    return sentence


def whom(values: Iterable[str], reader: int) -> int:
    """The reader that something is worded for: who is not in it reads the same as a spectator."""
    return reader if str(reader) in values else SPECTATOR


class Wording:
    """The texts of one table in one language. A game without words of its own goes by its notation."""

    def __init__(self, texts: Texts, game: str, edition: Edition, seats: list[Seat]) -> None:
        self.texts = texts
        self.game = game
        self.seats = seats
        self.words = WORDS.get(game, Words)(texts, edition, seats)
        self.glossary = glossary(texts.language, game, edition.hash)
        self.told_before: dict[tuple[int, str, bool, tuple[tuple[str, str, str], ...]], str] = {}

    def say(self, name: str, /, **arguments: Argument) -> str:
        return self.texts.say(name, **arguments)

    def own(self, name: str, facts: dict[str, Argument]) -> str:
        """One of the game's own texts."""
        return self.texts.form(f"{self.game}-{name}", facts)[0]

    def facts(self, things: list[tuple[str, str, str]], reader: int) -> dict[str, Argument]:
        """Roles with their sorts and words, as the facts of a text; a role that comes twice is a list."""
        facts: dict[str, Argument] = {}
        several: dict[str, list[str]] = {}
        for role, sort, value in things:
            for key, fact in self.described(sort, value, reader).items():
                facts[f"{role}-{key}" if key else role] = fact
                if not key:
                    several.setdefault(role, []).append(str(fact))
        for role, names in several.items():
            if len(names) > 1:
                facts[role] = listing(self.texts, names)
        return facts

    def described(self, sort: str, value: str, reader: int) -> dict[str, Argument]:
        if sort in self.words.of_seats:
            return self.words.describe(sort, value, reader)
        facts = self.glossary.things.get((sort, value))
        if facts is None:
            facts = self.glossary.things[sort, value] = self.words.describe(sort, value, reader)
        return facts

    def told(self, event: Event, reader: int) -> Told:
        """The pieces of an event: its verb, and role, sort and word of each fact this reader may know."""
        return Told(event.verb, event.facts, True) if reader == ALL else event.told(reader)

    def event(self, event: Event, reader: int) -> str:
        """What this reader may know of it."""
        told = self.told(event, reader)
        things = tuple([(fact.role, fact.sort, fact.value) for fact in told.facts])
        addressed = whom([fact.value for fact in told.facts], reader)
        key = (addressed, told.verb, told.whole, things)
        sentence = self.told_before.get(key)
        if sentence is None:
            if len(self.told_before) >= SENTENCES:
                self.told_before.clear()
            facts = self.words.complete(self.facts(list(things), addressed))
            name = f"event-{told.verb}" if told.whole else f"event-{told.verb}-unseen"
            sentence = self.told_before[key] = self.own(name, facts)
        return sentence

    def question(self, question: Question, asked: list[int], reader: int) -> str:
        """What is asked, with its rule."""
        text = self.own(f"question-{question.name}", self.about(question, asked, reader))
        return self.say("cites", text=text, rule=question.rule)

    def help(self, question: Question, asked: list[int], reader: int) -> str:
        """What the question means at the table."""
        facts = {**self.about(question, asked, reader), "rule": question.rule}
        return " ".join(self.own(f"help-{question.name}", facts).split())

    def about(self, question: Question, asked: list[int], reader: int) -> dict[str, Argument]:
        things = [(role, role, value) for role, value in question.about.items()]
        if reader not in asked:
            things += [("seat", "seat", str(seat)) for seat in asked]
        return self.words.complete(self.facts(things, reader))

    def action(self, state: State, action: int, reader: int) -> str:
        """An answer as it stands in the list of them."""
        return self.actions(state, [action], reader)[0]

    def actions(self, state: State, actions: list[int], reader: int) -> list[str]:
        """All answers of a list, with one look at the table as this reader sees it."""
        view = state.view(reader)
        return [self.answered(state, action, view) for action in actions]

    def answered(self, state: State, action: int, view: View) -> str:
        """The same where it is known already what the reader sees."""
        return self.answer(*self.parts(state, action), view)

    def answer(self, verb: str, things: list[tuple[str, str]], view: View) -> str:
        """The text of an answer from its parts."""
        facts = self.facts([(sort, sort, word) for sort, word in things], view.seat)
        facts |= self.words.answer(view, verb, things)
        return self.own(f"action-{verb}", facts)

    def openings(self, state: State, actions: list[int], reader: int) -> list[str]:
        """The same named only as what would come next: shorter, where there are words for it."""
        view = state.view(reader)
        return [self.opening(*self.parts(state, action), view) for action in actions]

    def opening(self, verb: str, things: list[tuple[str, str]], view: View) -> str:
        if not self.texts.has(f"{self.game}-action-{verb}.opens"):
            return self.answer(verb, things, view)
        facts = self.facts([(sort, sort, word) for sort, word in things], view.seat)
        return self.own(f"action-{verb}.opens", facts)

    def parts(self, state: State, action: int) -> tuple[str, list[tuple[str, str]]]:
        """The verb of an action, and the sort and word of each thing after it."""
        verb, *words = state.text(action).split(" ")
        return verb, list(zip(self.words.sorts.get(verb, []), words, strict=False))

    def phrases(self, state: State, action: int) -> list[tuple[str, str]]:
        """What a person may type: pairs of a verb and the things after it."""
        verb, things = self.parts(state, action)
        verbs = [verb, *self.texts.say(f"{self.game}-action-{verb}.words").split(",")]
        objects = [""]
        for sort, word in things:
            names = [word, *self.words.names(sort, word)]
            objects = [f"{before} {name}".strip() for before in objects for name in names]
        return [(word.strip(), thing) for word in verbs for thing in objects]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with its rule."""
        name = f"{self.game}-refusal-{refusal.name}"
        text = self.texts.say(name if self.texts.has(name) else f"refusal-{refusal.name}")
        return self.say("cites", text=text, rule=refusal.rule) if refusal.rule else text

    def error(self, error: InputError) -> str:
        return error_text(self.texts, error)

    def result(self, view: View, seat: int) -> str:
        """What to say of a seat's end result beside its place."""
        return self.words.result(view, seat)

    def name(self, reader: int) -> str:
        return "" if reader in (ALL, SPECTATOR) else self.seats[reader].name
