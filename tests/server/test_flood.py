"""A hundred thousand messages that nobody should send, and a fuzzer at the API's door.

python -m pytest -m slow tests/server/test_flood.py
"""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from mythagora.server.protocol import PROTOCOL
from tests.server.databases import KINDS, fresh
from tests.server.process import Process
from tests.server.running import ME, OPEN, THUMB, Guest, Running

MESSAGES = int(os.environ.get("MESSAGES", "100000"))
EXAMPLES = int(os.environ.get("EXAMPLES", "200"))
AT_ONCE = 250
STEADY = 24 * 2**20  # bytes that memory may grow between the first tenth and the end

WHOLE: list[dict[str, Any]] = [
    {"type": "hello", "protocol": PROTOCOL, "language": "en", "since": 0},
    {"type": "act", "command": "c", "version": 0, "action": "draw 1"},
    {"type": "undo", "command": "c", "version": 0, "moves": 1},
    {"type": "withdraw", "command": "c", "version": 0},
    {"type": "explain", "command": "c", "action": "draw 0"},
    {"type": "propose", "command": "c", "what": "undo", "moves": 1},
    {"type": "answer", "command": "c", "agree": True},
    {"type": "say", "command": "c", "text": "x"},
    {"type": "orders", "command": "c", "orders": [{"question": "q", "answers": ["a"], "until": "game"}]},
    {"type": "ping"},
]
ODD: list[Any] = [None, True, -1, 2**70, -(2**63), 1e308, "", "x" * 300, "\u0000", "é́", "null", [], {}, [[]]]


def malformed(chance: random.Random) -> str | bytes:
    """A message with something wrong in it: a field, a type, its end, its letters, its size."""
    message = dict(chance.choice(WHOLE))
    way = chance.randrange(8)
    if way == 0:
        message[chance.choice(list(message))] = chance.choice(ODD)
    elif way == 1:
        del message[chance.choice(list(message))]
    elif way == 2:
        message[f"f{chance.randrange(9)}"] = chance.choice(ODD)
    text = json.dumps(message)
    if way == 3:
        return text[: chance.randrange(len(text))]
    if way == 4:
        place = chance.randrange(len(text))
        return text[:place] + chr(chance.randrange(1, 0xD000)) + text[place + 1 :]
    if way == 5:
        return chance.randbytes(chance.randrange(200))
    if way == 6:
        return chance.choice(["[", "{", '"', "{}", "[]", "0", " "]) * chance.randrange(1, 2000)
    if way == 7:
        return text[:-1] + ',"pad":"' + "x" * chance.choice([10, 8_000, 9_000, 30_000]) + '"}'
    return text


def send_all(socket: ClientConnection, chance: random.Random, number: int) -> int:
    """So many, and how many problems were told; after each handful the socket is seen to live."""
    problems = 0
    for _ in range(0, number, AT_ONCE):
        for _ in range(AT_ONCE):
            socket.send(malformed(chance))
        socket.send('{"type":"explain","command":"last","action":"no such action"}')
        while True:
            answer = json.loads(socket.recv(60))
            assert answer.get("name") != "fault", answer
            problems += answer["type"] == "problem"
            if answer.get("command") == "last":
                break
    return problems


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_thousand_malformed_messages(kind: str, tmp_path: Path) -> None:
    process = Process(fresh(kind, tmp_path), tmp_path / "log")
    process.wait()
    guest = Guest(process.address)
    table, _ = guest.make("mythe", [ME, OPEN])
    Guest(process.address).sit(table)
    chance = random.Random(8)
    address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket?seat=0"
    headers = {"cookie": guest.cookie}
    with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
        socket.send(json.dumps(WHOLE[0]))
        problems = send_all(socket, chance, MESSAGES // 10)
        early = process.memory()
        began = time.monotonic()
        problems += send_all(socket, chance, MESSAGES - MESSAGES // 10)
        late = process.memory()
    seconds = time.monotonic() - began
    rate = 0.9 * MESSAGES / seconds
    print(f"{kind}: {MESSAGES} messages, {problems} problems told, {rate:.0f} messages a second")
    print(f"{kind}: memory {early / 2**20:.1f} MiB after a tenth, {late / 2**20:.1f} MiB at the end")
    assert problems > MESSAGES / 2
    assert late - early < STEADY
    assert guest.get("/api/health")["status"] == "fine"
    process.stop()
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log[-3000:]


NO_FAULT = "not_a_server_error"
AS_DESCRIBED = "content_type_conformance,response_schema_conformance,status_code_conformance"


def fuzz(address: str, cookie: str, examples: int, checks: str, folder: Path) -> str:
    """schemathesis over the OpenAPI document; what it printed."""
    command = [
        *[sys.executable, "-m", "schemathesis.cli", "run", f"{address}/api/schema/openapi.json"],
        *["--phases", "coverage,fuzzing", "--max-examples", str(examples), "--seed", "5", "--no-color"],
        *["--continue-on-failure", "--checks", checks],
        *["-H", f"cookie: {cookie}", "--suppress-health-check", "all", "--workers", "1"],
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=1500)
    printed = done.stdout + done.stderr
    assert done.returncode == 0, printed[-6000:]
    return printed


def with_tables(running: Running) -> Guest:
    """Somebody with a table that waits, one that runs, and one that is over."""
    ann = running.guest("Ann")
    ann.make("mythe", [ME, OPEN], is_open=True)
    ann.make("mythe", [ME, THUMB], is_open=True)
    return ann


def test_the_api_holds_against_a_fuzzer(tmp_path: Path) -> None:
    with Running(fresh("sqlite", tmp_path)) as running:
        fuzz(running.address, with_tables(running).cookie, 5, NO_FAULT, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_api_holds_against_a_fuzzer_for_long(kind: str, tmp_path: Path) -> None:
    with Running(fresh(kind, tmp_path)) as running:
        checks = f"{NO_FAULT},{AS_DESCRIBED}"
        print(fuzz(running.address, with_tables(running).cookie, EXAMPLES, checks, tmp_path)[-1500:])
