"""`mythagora verify`: whether a record is what it says, worked out on one's own machine."""

from pathlib import Path

from mythagora.cli import simulate
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.server.protocol import Check
from mythagora.server.verify import repeat, rollouts
from mythagora.server.verify import verify as check
from mythagora.storage.records import LARGEST
from mythagora.texts import Texts


def verify(texts: Texts, screen: Screen, file: str) -> int:
    path = Path(file).expanduser()
    try:
        with path.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except OSError as error:
        problem = error.strerror or "unknown error"
        raise InputError("file-unreadable", {"file": str(path), "problem": problem}) from None
    verdict = check(data, path.name, texts)
    tell(texts, screen, verdict.checks)
    again: list[Check] = []
    if verdict.attempts:
        screen.say(texts.say("verify-repeating", attempts=verdict.attempts))
        with simulate.bar(texts, screen, rollouts(data, path.name), 0) as progress:
            again = repeat(data, path.name, texts, progress)
        tell(texts, screen, again)
    holds = verdict.holds and all(point.holds for point in again)
    screen.say(texts.say("verify-whole" if holds else "verify-broken"), "bold")
    return 0 if holds else 1


def tell(texts: Texts, screen: Screen, points: list[Check]) -> None:
    for point in points:
        mark = {True: "verify-holds", False: "verify-fails", None: "verify-unknown"}[point.holds]
        screen.say(f"{texts.say(mark)} {point.text}")
