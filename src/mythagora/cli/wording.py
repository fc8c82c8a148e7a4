"""What happened, what is asked and why not, as sentences for one reader."""

from mythagora.cli import boards
from mythagora.cli.seats import ALL, SPECTATOR, Seat, clean, listing
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.events import Event, Told
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import State
from mythagora.engine.view import Question
from mythagora.texts import Argument, Texts


def error_text(texts: Texts, error: InputError) -> str:
    """The sentence for bad input; what came from outside is made safe to print."""
    facts: dict[str, Argument] = {key: clean(value) for key, value in error.facts.items()}
    sentence = texts.form(f"error-{error.name}", facts)[0]
    if "within" in facts:
        return texts.say("inside-a-file", file=str(facts["within"]), sentence=sentence)
    return sentence


class Wording:
    """The texts of one table."""

    def __init__(self, texts: Texts, game: str, edition: Edition, seats: list[Seat]) -> None:
        self.texts = texts
        self.game = game
        self.seats = seats
        self.board = boards.find(game, texts, edition, seats)

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
            for key, fact in self.board.describe(sort, value, reader).items():
                facts[f"{role}-{key}" if key else role] = fact
                if not key:
                    several.setdefault(role, []).append(str(fact))
        for role, names in several.items():
            if len(names) > 1:
                facts[role] = listing(self.texts, names)
        return facts

    def event(self, event: Event, reader: int) -> str:
        """What this reader may know of it."""
        told = Told(event.verb, event.facts, True) if reader == ALL else event.told(reader)
        facts = self.facts([(fact.role, fact.sort, fact.value) for fact in told.facts], reader)
        facts = self.board.complete(facts)
        return self.own(f"event-{told.verb}" if told.whole else f"event-{told.verb}-unseen", facts)

    def question(self, question: Question, asked: list[int], reader: int) -> str:
        """What is asked, with its rule."""
        text = self.own(f"question-{question.name}", self.about(question, asked, reader))
        return self.say("cites", text=text, rule=question.rule)

    def help(self, question: Question, asked: list[int], reader: int) -> str:
        facts = {**self.about(question, asked, reader), "rule": question.rule}
        return " ".join(self.own(f"help-{question.name}", facts).split())

    def about(self, question: Question, asked: list[int], reader: int) -> dict[str, Argument]:
        things = [(role, role, value) for role, value in question.about.items()]
        if reader not in asked:
            things += [("seat", "seat", str(seat)) for seat in asked]
        return self.board.complete(self.facts(things, reader))

    def action(self, state: State, action: int, reader: int) -> str:
        """An answer as it stands in the list of them."""
        verb, things = self.parts(state, action)
        facts = self.facts([(sort, sort, word) for sort, word in things], reader)
        facts |= self.board.answer(state, verb, things, reader)
        return self.own(f"action-{verb}", facts)

    def parts(self, state: State, action: int) -> tuple[str, list[tuple[str, str]]]:
        """The verb of an action, and the sort and word of each thing after it."""
        verb, *words = state.text(action).split(" ")
        return verb, list(zip(self.board.sorts.get(verb, []), words, strict=False))

    def phrases(self, state: State, action: int) -> list[tuple[str, str]]:
        """What a person may type: pairs of a verb and the things after it."""
        verb, things = self.parts(state, action)
        verbs = [verb, *self.texts.say(f"{self.game}-action-{verb}.words").split(",")]
        objects = [""]
        for sort, word in things:
            names = [word, *self.board.names(sort, word)]
            objects = [f"{before} {name}".strip() for before in objects for name in names]
        return [(word.strip(), thing) for word in verbs for thing in objects]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with its rule."""
        name = f"{self.game}-refusal-{refusal.name}"
        text = self.texts.say(name if self.texts.has(name) else f"refusal-{refusal.name}")
        return self.say("cites", text=text, rule=refusal.rule) if refusal.rule else text

    def error(self, error: InputError) -> str:
        return error_text(self.texts, error)

    def name(self, reader: int) -> str:
        return "" if reader in (ALL, SPECTATOR) else self.seats[reader].name
