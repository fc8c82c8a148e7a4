"""A moment of a game as the client gets it, for drawing boards without a server.

    python tools/workshop.py mythe --players 5 --seed 3 --moves 60 --seat 0 > web/workshop/mythe.json
    python tools/workshop.py mytikas --until open-turn --moves 40       # go on to that question for the seat

Bots (thumb) play the first moves; then until the seat is asked, or asked the question named. Open
`/workshop/?file=mythe.json` under `npm run dev` in web/.
"""

import argparse
import sys
import tomllib
from typing import Any

import msgspec

from mythagora import shelf
from mythagora.bots import base, roster
from mythagora.engine.dice import fast
from mythagora.engine.events import Event
from mythagora.engine.state import State
from mythagora.games.mythotopia import outlook, plans
from mythagora.lab.match import seed_of
from mythagora.storage.records import SeatPart
from mythagora.texts import texts
from mythagora.wording import Wording, seats

NAMES = ["Thistle", "Mira", "Otto", "Lev", "Ada"]
LETTERS = "ABCDE"
MOST_STEPS = 20_000


def moment(
    game: str, players: int, number: int, moves: int, seat: int, question: str, options: dict[str, int]
) -> dict[str, Any]:
    edition = shelf.edition(game)
    state = shelf.find(game).new(players, options, edition, seed_of(number))
    speech = texts("en")
    parts = [SeatPart(NAMES[0])] + [SeatPart(name, "thumb") for name in NAMES[1:players]]
    seated = [
        seats.Seat(place, LETTERS[place], NAMES[place], SeatPart(NAMES[place], part.bot))
        for place, part in enumerate(parts)
    ]
    wording = Wording(speech, game, edition, seated)
    bots = [roster.find("thumb", game, number * 8 + place) for place in range(players)]
    worlds = fast(number * 2 + 1)
    log: list[dict[str, Any]] = []
    for done in range(MOST_STEPS):
        if state.is_over() or (done >= moves and is_there(state, seat, question)):
            break
        actor = int(state.to_act())
        events: list[Event] = []
        action = base.ask(bots[actor], state, actor, fast(worlds.word()))
        state.events = events
        state.apply(actor, action)
        state.events = None
        told = [happening(wording, event, seat) for event in events]
        if told:
            log.append(
                {
                    "version": len(log) + 1,
                    "turn": state.turns(),
                    "seat": actor,
                    "happenings": told,
                    "undone": False,
                }
            )
    view = msgspec.to_builtins(state.view(seat))
    if game == "mythotopia":
        view["outlook"] = msgspec.to_builtins(outlook.outlook(state))
    return {
        "seat": seat,
        "table": table(game, edition.name, edition.hash, parts),
        "view": view,
        "numbers": tomllib.loads(edition.text),
        "asked": asked(wording, state.view(seat), seat),
        "options": [option(wording, state, action, seat) for action in legal(state, seat)],
        "plans": whole_ways(wording, state, seat),
        "log": log[-40:],
    }


def is_there(state: State, seat: int, question: str) -> bool:
    if not state.may_act(seat):
        return False
    now = state.view(seat).question
    return not question or (now is not None and now.name == question)


def happening(wording: Wording, event: Event, seat: int) -> dict[str, Any]:
    told = event.told(seat)
    facts = [{"role": fact.role, "sort": fact.sort, "word": fact.value} for fact in told.facts]
    return {"verb": told.verb, "facts": facts, "text": wording.event(event, seat), "whole": told.whole}


def option(wording: Wording, state: State, action: int, seat: int) -> dict[str, Any]:
    verb, things = wording.parts(state, action)
    return {
        "action": state.text(action),
        "verb": verb,
        "things": [{"sort": sort, "word": word} for sort, word in things],
        "text": wording.action(state, action, seat),
        "preview": [],
        "price": plans.price(state, seat, action) if wording.game == "mythotopia" else {},
    }


def legal(state: State, seat: int) -> list[int]:
    return state.legal_actions(seat) if state.may_act(seat) else []


def whole_ways(wording: Wording, state: State, seat: int) -> list[dict[str, Any]]:
    if wording.game != "mythotopia":
        return []
    return [
        {
            "actions": [state.text(action) for action in way],
            "text": ", ".join(wording.actions(state, way, seat)),
        }
        for way in plans.plans(state, seat)
    ]


def asked(wording: Wording, view: Any, seat: int) -> dict[str, Any] | None:
    question = view.question
    if question is None:
        return None
    return {
        "name": question.name,
        "rule": question.rule,
        "seats": view.asked,
        "about": question.about,
        "text": wording.question(question, view.asked, seat),
        "help": wording.help(question, view.asked, seat),
    }


def table(game: str, edition: str, digest: str, parts: list[SeatPart]) -> dict[str, Any]:
    infos = [
        {
            "seat": place,
            "kind": "bot" if part.bot else "person",
            "name": part.name,
            "bot": part.bot,
            "is_you": place == 0,
            "is_present": True,
            "is_thinking": False,
            "conceded": False,
            "may_be_replaced": False,
        }
        for place, part in enumerate(parts)
    ]
    return {
        "id": "workshop",
        "name": "Cheese before noon",
        "game": game,
        "edition": {"name": edition, "hash": digest, "is_ours": True},
        "options": {},
        "memory_aids": True,
        "hints": True,
        "pace": {"kind": "none", "seconds": 0},
        "is_open": False,
        "is_hot_seat": False,
        "status": "running",
        "seats": infos,
        "spectators": 0,
        "seal": {"seal": "9f3c7be0a71e", "entropy": [], "secret": None, "seed": None},
        "is_host": True,
        "created": 0,
        "started": 0,
        "ended": None,
        "behaviour": 1,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="A moment of a game as the client gets it.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--until", default="", metavar="QUESTION")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = {name: int(value) for name, _, value in (text.partition("=") for text in given.option)}
    found = moment(given.game, given.players, given.seed, given.moves, given.seat, given.until, options)
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
