"""What every answer carries, what is too much, and that nothing of our insides gets out."""

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from mythagora.cli import serve as serving
from mythagora.cli.serve import JsonLines, invitation, listen, serve
from mythagora.engine.errors import InputError
from mythagora.server import lobby
from mythagora.server.house import RATES
from mythagora.texts import texts
from tests.server.databases import fresh
from tests.server.running import ME, OPEN, THUMB, UNLIMITED, Running, wait


def test_every_answer_says_what_a_page_may_do(server: Running) -> None:
    ann = server.guest("Ann")
    for path in [
        "/",
        "/api/me",
        "/api/nowhere",
        "/assets/none.js",
        "/texts/en/server.ftl",
        "/table/some-table",
    ]:
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_the_cookie_is_kept_from_scripts(server: Running) -> None:
    import httpx

    answer = httpx.get(f"{server.address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in httpx.get(f"{server.address}/api/games").headers


def test_behind_https_the_cookie_stays_there(server: Running) -> None:
    import httpx

    answer = httpx.get(f"{server.address}/api/me", headers={"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_other_peoples_pages_change_nothing(server: Running) -> None:
    ann = server.guest("Ann")
    answer = ann.http.patch("/api/me", json={"name": "Evil"}, headers={"origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["name"]) == (403, "origin")
    for odd in ("null", "http://[::1", "no address"):
        assert ann.http.post("/api/seal", headers={"origin": odd}).status_code == 403
    assert ann.get("/api/me")["name"] == "Ann"
    own = {"origin": server.address}
    assert ann.http.patch("/api/me", json={"name": "Anna"}, headers=own).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "name"),
    [
        ("GET", "/api/nowhere", b"", 404, "no-such-page"),
        ("DELETE", "/api/me", b"", 405, "method"),
        ("POST", "/api/tables", b"{", 400, "request"),
        ("POST", "/api/tables", b"[]", 400, "request"),
        ("POST", "/api/tables", b"\xff", 400, "request"),
        ("POST", "/api/tables", b"x" * 900_000, 413, "body"),
        ("POST", "/api/verify", b"x" * 5_000_000, 413, "body"),
        ("POST", "/api/verify", b"x" * 1_000_001, 413, "verify-long"),
        ("GET", "/api/tables/" + "x" * 40, b"", 400, "request"),
        ("GET", "/api/tables/none/replay?seat=x", b"", 400, "request"),
        ("GET", "/api/tables/no%00ne", b"", 404, "no-such-table"),
        ("GET", "/texts/en/..%2f..%2f__init__.py", b"", 404, "no-such-page"),
        ("GET", "/assets/../../app.py", b"", 404, "no-such-page"),
        ("GET", "/%2e%2e/app.py", b"", 404, "no-such-page"),
        ("GET", "/" + "x" * 3000 + ".js", b"", 404, "no-such-page"),
        ("GET", "/texts/en/" + "x" * 3000 + ".ftl", b"", 404, "no-such-page"),
    ],
)
def test_every_error_is_a_name_and_a_sentence(
    server: Running, method: str, path: str, body: bytes, status: int, name: str
) -> None:
    ann = server.guest("Ann")
    answer = ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["name"]) == (status, name), answer.text[:300]
    assert set(answer.json()) == {"name", "text"}
    assert "Traceback" not in answer.text
    assert answer.json()["text"][0].isupper()


def test_our_own_mistakes_show_a_mark_and_nothing_else(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("secret insides")

    monkeypatch.setattr(server.house.ledger, "open_tables", fail)
    answer = server.guest("Ann").http.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["name"] == "fault"
    assert "secret insides" not in answer.text
    mark = next(record for record in caplog.records if getattr(record, "mark", ""))
    assert mark.__dict__["mark"] in answer.json()["text"]
    table, _ = server.guest("Ann").make("mythe", [ME, OPEN])
    monkeypatch.setattr(server.house.hall.tables[table], "greet", fail)
    with server.guest("Bob").open(table) as seat:
        problem = seat.expect("problem")
        assert problem["name"] == "fault"
        assert "secret insides" not in problem["text"]
        seat.send(type="ping")
        seat.expect("pong")


def test_what_is_done_too_often_has_to_wait(tmp_path: Path) -> None:
    tight = {**UNLIMITED, "table": (2, 0.001), "chat": (2, 0.001), "sit": (1, 0.001), "message": (8, 0.001)}
    assert set(tight) == set(RATES)
    with Running(fresh("sqlite", tmp_path), tight) as running:
        ann, bob = running.guest("Ann"), running.guest("Bob")
        table, _ = ann.make("mythe", [ME, OPEN])
        ann.make("mythe", [ME, THUMB])
        wish = {"game": "mythe", "seats": [ME, THUMB]}
        assert ann.post("/api/tables", wish, 429)["name"] == "too-fast"
        bob.make("mythe", [ME, THUMB])  # others may go on
        bob.sit(table)
        assert bob.sit(table, 429)["name"] == "too-fast"
        with ann.open(table, 0) as seat:
            seat.expect("table")
            answers = [seat.command(type="say", text="Hello") for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["done", "done", "problem", "problem", "problem"]
            assert answers[-1]["name"] == "chat-fast"
            for _ in range(3):
                seat.send(type="ping")
            assert seat.expect("problem")["name"] == "too-fast"


def test_the_health_of_the_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest()
    health = ann.get("/api/health")
    assert health["status"] == "fine"
    assert health["tables"] >= 0

    def gone() -> None:
        raise OSError("no database")

    monkeypatch.setattr(server.house.database, "read", gone)
    assert ann.get("/api/health", 503)["status"] == "database"


def test_the_api_is_described(server: Running) -> None:
    described = server.guest().http.get("/api/schema/openapi.json").json()
    names = set(described["paths"])
    assert {"/api/me", "/api/tables", "/api/tables/{table_id}/sit", "/api/verify"} <= names
    handlers = [handler for handler in lobby.HANDLERS if handler.include_in_schema is not False]
    assert server.guest().http.get("/api/schema").json() == described  # and no page from elsewhere
    assert len([way for path in described["paths"].values() for way in path]) == len(handlers)


def test_texts_and_files_are_asked_for_once(server: Running) -> None:
    ann = server.guest()
    first = ann.http.get("/texts/ru/server.ftl")
    assert first.status_code == 200
    assert "failure-" in first.text
    mark = first.headers["etag"]
    again = ann.http.get("/texts/ru/server.ftl", headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")
    assert ann.http.get("/texts/tlh/server.ftl").status_code == 200  # in the usual language


def test_pages_are_found_by_the_client(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mythagora.server import pages

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Here</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("let here = 1;" * 100)
    (tmp_path / ".hidden").write_text("no")
    monkeypatch.setattr(pages, "client", lambda: tmp_path)
    ann = server.guest()
    for path in [
        "/",
        "/new/mythe",
        "/tables",
        "/table/x",
        "/join/a/b",
        "/replay/a",
        "/rules/mythe",
        "/about",
    ]:
        page = ann.http.get(path)
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "Here" in page.text
        assert page.headers["cache-control"] == "no-cache"
    script = ann.http.get("/assets/index-abc.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert ann.http.get("/nowhere").status_code == 404
    assert ann.http.get("/.hidden").status_code == 404
    monkeypatch.setattr(pages, "client", lambda: tmp_path / "not-built")
    missing = ann.http.get("/")
    assert (missing.status_code, "make play" in missing.text) == (503, True)


def test_logs_are_lines_of_json() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    record = logging.makeLogRecord({"name": "mythagora.x", "msg": "it %s", "args": ("works",), "levelno": 20})
    record.levelname = "INFO"
    record.table = "t1"
    handler.emit(record)
    line = json.loads(stream.getvalue())
    assert (line["message"], line["level"], line["table"]) == ("it works", "info", "t1")


@pytest.mark.parametrize(
    ("database", "level", "name"),
    [("mysql://x/y", "info", "database-url"), ("sqlite:////tmp/x.sqlite", "loud", "log-level")],
)
def test_a_server_that_cannot_start_says_why(database: str, level: str, name: str) -> None:
    with pytest.raises(InputError) as caught:
        serve(texts("en"), "127.0.0.1", 0, database, 1, level, False)
    assert caught.value.name == name


def test_a_port_that_is_taken_is_told() -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    try:
        with pytest.raises(InputError) as caught:
            listen("127.0.0.1", taken.getsockname()[1])
        assert caught.value.name == "address"
    finally:
        taken.close()


def test_friends_nearby_are_told_where_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    words = texts("en")
    assert "--host 0.0.0.0" in invitation(words, "127.0.0.1", 8000)[0]
    assert invitation(words, "mythagora.example", 8000) == []
    monkeypatch.setattr(serving, "near_address", lambda: "192.0.2.7")
    assert invitation(words, "0.0.0.0", 8000) == ["Friends in your network find it at http://192.0.2.7:8000/"]
    monkeypatch.setattr(serving, "near_address", lambda: "")
    assert invitation(words, "0.0.0.0", 8000) == []


def test_sockets_are_closed_when_the_server_stops(tmp_path: Path) -> None:
    from tests.server.running import is_closed

    with Running(fresh("sqlite", tmp_path)) as running:
        ann = running.guest("Ann")
        table, _ = ann.make("mythe", [ME, OPEN])
        seat = ann.open(table, 0)
        seat.expect("table")
        house = running.house
    assert is_closed(seat)
    assert asyncio.run(wait_for_tasks(house)) == 0


async def wait_for_tasks(house: Any) -> int:
    wait(lambda: not any(table.bots.tasks for table in house.hall.tables.values()))
    return sum(len(table.bots.tasks) for table in house.hall.tables.values())
