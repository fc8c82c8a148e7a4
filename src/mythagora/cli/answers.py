"""From what a person typed to an action: numbers, words in the reader's language, the notation.

It knows no rule: the state says which actions are legal, and why others are not.
"""

from dataclasses import dataclass, field

from mythagora.engine.dice import Dice
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import State
from mythagora.wording import Wording


@dataclass(frozen=True)
class Answer:
    """Exactly one of these is filled, or none: then nothing was understood."""

    actions: list[int] = field(default_factory=list)  # one, or several in a row: `give sword to Bob`
    unclear: list[int] = field(default_factory=list)
    refusal: Refusal | None = None


def understand(said: str, wording: Wording, state: State, seat: int, actions: int, dice: Dice) -> Answer:
    """The dice are for looking one answer ahead in a re-dealt world; the table's stay untouched."""
    words = folded(said).split()
    if not words:
        return Answer()
    answer = match(words, wording, state, seat, actions)
    if answer.actions or answer.unclear:
        return answer
    for cut in range(len(words) - 1, 0, -1):
        first = match(words[:cut], wording, state, seat, actions)
        if len(first.actions) != 1:
            continue
        world = state.clone()
        world.redeal(seat, dice)
        stamp = world.dice.stamp()
        world.apply(seat, first.actions[0])
        if world.dice.stamp() != stamp or not world.may_act(seat):
            continue  # chance came in between: the second answer would be a guess
        then = match(words[cut:], wording, world, seat, actions)
        if len(then.actions) == 1:
            return Answer(actions=[first.actions[0], then.actions[0]])
        if then.refusal is not None and answer.refusal is None:
            return then
    return answer


def match(words: list[str], wording: Wording, state: State, seat: int, actions: int) -> Answer:
    """The actions meant by these words; of several the legal ones are meant."""
    legal = state.legal_actions(seat)
    exact, begun, thing_alone = grades(words, wording, state, legal, actions)
    for candidates in [exact] if exact else [begun, thing_alone]:
        allowed = [action for action in candidates if action in legal]
        if len(allowed) == 1:
            return Answer(actions=allowed)
        if allowed:
            return Answer(unclear=allowed)
    refused = exact or begun
    return Answer(refusal=state.refusal(seat, refused[0])) if refused else Answer()


def grades(
    words: list[str], wording: Wording, state: State, legal: list[int], actions: int
) -> list[list[int]]:
    """Candidates from the closest fit to the loosest: the very words, beginnings of words, a thing alone."""
    filler = {folded(word.strip()) for word in wording.say("input-filler").split(",")}
    rests = [words[1:], [word for word in words[1:] if word not in filler]]
    exact: list[int] = []
    begun: list[int] = []
    thing_alone: list[int] = []
    for action in range(actions):
        for verb, thing in wording.phrases(state, action):
            names = folded(thing).split()
            is_verb = folded(verb) == words[0]
            if is_verb and names in rests:
                exact.append(action)
            elif folded(verb).startswith(words[0]) and any(fits(rest, names) for rest in rests):
                begun.append(action)
            elif action in legal and names and fits(words, names):
                thing_alone.append(action)
    return [unique(exact), unique(begun), unique(thing_alone)]


def fits(said: list[str], name: list[str]) -> bool:
    """`bread` or `cru of` for Crust of Bread: beginnings of neighbouring words."""
    if not said:
        return True
    for start in range(len(name) - len(said) + 1):
        if all(word.startswith(begin) for word, begin in zip(name[start:], said, strict=False)):
            return True
    return False


def folded(text: str) -> str:
    """Capital and small letters are the same, and so are Russian Ё and Е, as on most keyboards."""
    return text.casefold().replace("ё", "е")


def unique(actions: list[int]) -> list[int]:
    return list(dict.fromkeys(actions))
