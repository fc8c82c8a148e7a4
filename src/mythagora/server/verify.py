"""Whether a record is what it says: the sums of its dice, every entry, and the position at its end.

Anybody can do these sums; `mythagora verify` does them on one's own machine. To judge the attempts at a fair
deal again takes as long as it took before the game, so that is a point of its own.
"""

from collections.abc import Callable

from mythagora import shelf
from mythagora.bots import roster
from mythagora.engine.errors import InputError
from mythagora.engine.play import Play, replay
from mythagora.engine.record import Record, parse_entry
from mythagora.lab import fair
from mythagora.lab.fair import Question
from mythagora.server import dice
from mythagora.server.protocol import Check, Verdict
from mythagora.storage import records
from mythagora.storage.records import DicePart, FairDeal, File, Judged
from mythagora.texts import Texts
from mythagora.wording import error_text


def verify(data: bytes, name: str, texts: Texts) -> Verdict:
    """What cannot be read at all is an `InputError`; what can is checked point by point."""
    file = opened(data, name)
    deal = deal_of(file)
    checks: list[Check] = []
    if isinstance(file.dice, DicePart):
        checks += [check_seal(file.dice, texts.say), check_seed(file, file.dice, texts.say)]
    attempts = 0
    if deal is not None:
        checks.append(check_deal(deal, texts.say))
        if is_repeatable(file, deal):
            attempts = len(deal.judged)
        else:
            checks.append(Check(name="shares", holds=None, text=texts.say("verify-shares-unknown")))
    try:
        play = again(file, name)
    except InputError as error:
        checks.append(Check(name="replay", holds=False, text=error_text(texts, error)))
        return Verdict(checks=checks, holds=False, attempts=attempts)
    entries = len(file.entries)
    checks.append(Check(name="replay", holds=True, text=texts.say("verify-replay", entries=entries)))
    found = int(play.state.checksum())
    facts = {"found": str(found), "expected": str(file.checksum)}
    same = found == file.checksum
    text = texts.say("verify-checksum" if same else "verify-checksum-not", **facts)
    checks.append(Check(name="checksum", holds=same, text=text))
    return Verdict(checks=checks, holds=all(check.holds is not False for check in checks), attempts=attempts)


def opened(data: bytes, name: str) -> File:
    file = records.decode(data, name)
    records.check(file, shelf.find(file.game), name)
    return file


def deal_of(file: File) -> FairDeal | None:
    """The fair deal the game began with, if there was to be one."""
    if not isinstance(file.dice, DicePart) or not isinstance(file.dice.fair, FairDeal):
        return None
    fair.check(file.dice.fair.terms)
    return file.dice.fair


def again(file: File, name: str) -> Play:
    """The game played again, entry by entry."""
    game = shelf.find(file.game)
    edition = records.find_edition(file, game, name)
    options = game.settle(file.options)
    seed = hexadecimal(file.seed, name)
    record = Record(file.game, file.behaviour, file.players, options, edition, seed)
    for text in file.entries:
        record.entries.append(parse_entry(text))
    return replay(game, record)


def hexadecimal(given: str, name: str) -> bytes:
    if not given.isascii() or not dice.DIGITS.issuperset(given) or len(given) % 2:
        raise InputError("record-value", {"file": name, "problem": "`seed` is not hexadecimal"})
    return bytes.fromhex(given)


def check_seal(part: DicePart, say: Callable[..., str]) -> Check:
    """The secret at the end is the one that was sealed at the beginning."""
    holds = is_secret(part.secret) and dice.seal(part.table, part.secret) == part.seal
    text = say("verify-seal" if holds else "verify-seal-not", seal=part.seal[:64])
    return Check(name="seal", holds=holds, text=text)


def check_seed(file: File, part: DicePart, say: Callable[..., str]) -> Check:
    """The dice were made of that secret and of what everybody added."""
    deal = deal_of(file)
    holds = is_secret(part.secret) and len(part.entropy) == file.players
    if holds and deal is None:
        holds = dice.seed(part.secret, part.entropy) == file.seed
    elif holds and deal is not None:
        holds = dice.dealt_seed(part.secret, part.entropy, deal) == file.seed
    people = len([entropy for entropy in part.entropy if entropy])
    return Check(
        name="seed", holds=holds, text=say("verify-seed" if holds else "verify-seed-not", people=people)
    )


# The fair deal.


def check_deal(deal: FairDeal, say: Callable[..., str]) -> Check:
    """The attempt taken is the one that the terms and the shares name."""
    judged, terms = list(deal.judged), deal.terms
    too_late = any(fair.is_found(terms, judged[:count]) for count in range(len(judged)))
    right = fair.is_found(terms, judged) and not too_late and fair.choose(terms, judged).chosen == deal.chosen
    text = say(
        ("verify-deal" if deal.is_fair else "verify-deal-best") if right else "verify-deal-not",
        attempt=deal.chosen + 1,
        tried=len(judged),
        bound=terms.bound,
        worst=f"{deal.taken.worst:.1f}",
        shares=percents(deal.taken),
    )
    return Check(name="deal", holds=right, text=text)


def is_repeatable(file: File, deal: FairDeal) -> bool:
    """Whether deals are still judged as they were then, and there is a seed to begin with."""
    has_secret = isinstance(file.dice, DicePart) and is_secret(file.dice.secret)
    return has_secret and deal.judging == fair.JUDGING and deal.terms.bot in roster.NAMES


def question(file: File, attempt: int, name: str) -> Question | None:
    """An attempt that is to be judged again, if it can be."""
    deal, part = deal_of(file), file.dice
    if deal is None or not isinstance(part, DicePart) or not is_repeatable(file, deal):
        return None
    if not 0 <= attempt < len(deal.judged):
        return None
    sealed = bytes.fromhex(dice.seed(part.secret, part.entropy, deal.terms))
    return Question(
        game=file.game,
        edition=records.find_edition(file, shelf.find(file.game), name).text,
        players=file.players,
        options=file.options,
        terms=deal.terms,
        attempt=attempt,
        seed=fair.attempt_seed(sealed, attempt).hex(),
    )


def check_attempt(file: File, found: Judged, say: Callable[..., str]) -> Check:
    """One attempt, judged again."""
    deal = deal_of(file)
    assert deal is not None
    told = deal.judged[found.attempt]
    facts = {"attempt": told.attempt + 1, "told": percents(told), "found": percents(found)}
    holds = found == told
    text = say("verify-attempt" if holds else "verify-attempt-not", **facts)
    return Check(name="shares", holds=holds, text=text)


def repeat(data: bytes, name: str, texts: Texts, progress: Callable[[int], None]) -> list[Check]:
    """All attempts at the fair deal, judged again; told one by one where they come out otherwise."""
    file = opened(data, name)
    checks: list[Check] = []
    attempt = 0
    while (asked := question(file, attempt, name)) is not None:
        checks.append(check_attempt(file, fair.answer(asked, progress), texts.say))
        attempt += 1
    failed = [check for check in checks if not check.holds]
    text = texts.say("verify-shares", attempts=attempt)
    return failed or [Check(name="shares", holds=True, text=text)]


def rollouts(data: bytes, name: str) -> int:
    """How many games that takes."""
    deal = deal_of(opened(data, name))
    return 0 if deal is None else len(deal.judged) * deal.terms.rollouts


def percents(one: Judged) -> str:
    """Seat by seat."""
    return " – ".join(f"{share / 10:.1f} %" for share in one.shares)


def is_secret(given: str) -> bool:
    return len(given) == dice.SECRET_BYTES * 2 and dice.DIGITS.issuperset(given)
