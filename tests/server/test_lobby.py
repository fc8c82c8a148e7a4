"""Making, finding and joining tables."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from mythagora import shelf
from mythagora.bots import levels, roster
from mythagora.server import company
from tests.server.running import FRIEND, ME, OPEN, RANDOM, THUMB, Guest, Running


def kinds(info: Any) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def test_somebody_new_is_a_guest_and_stays_one(server: Running) -> None:
    ann = server.guest()
    first = ann.get("/api/me")
    assert first["is_new"]
    assert ann.get("/api/me") == first
    named = ann.patch("/api/me", {"name": " Ann ", "language": "ru"})
    assert (named["name"], named["language"], named["is_new"]) == ("Ann", "ru", False)
    assert ann.get("/api/me") == named


def test_a_guest_is_a_guest_in_every_language(server: Running) -> None:
    ann = server.guest()
    number = ann.get("/api/me")["name"].removeprefix("Guest ")
    assert ann.patch("/api/me", {"language": "ru"})["name"] == f"Гость {number}"
    named = ann.patch("/api/me", {"name": "Guest of honour", "language": "en"})
    assert named["name"] == ann.patch("/api/me", {"language": "ru"})["name"] == "Guest of honour"


@pytest.mark.parametrize("name", ["", "   ", "1234", "x" * 21, "a\nb", "\u202eevil"])
def test_a_name_that_cannot_be_one_is_refused(server: Running, name: str) -> None:
    ann = server.guest("Ann")
    failure = ann.patch("/api/me", {"name": name}, 400)
    assert failure["name"] == "name"
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_forged_cookie_is_somebody_new(server: Running) -> None:
    ann = server.guest("Ann")
    forged = ann.http.cookies["mythagora"][:-2] + "xx"
    bob = server.guest()
    bob.http.cookies.clear()
    answer = bob.http.get("/api/me", headers={"cookie": f"mythagora={forged}"})
    assert answer.json()["id"] != ann.get("/api/me")["id"]
    assert answer.json()["is_new"]


def test_ones_own_link_opens_another_device(server: Running) -> None:
    ann, other = server.guest("Ann"), server.guest()
    link = ann.post("/api/me/link")["link"]
    answer = other.http.get(link)
    assert (answer.status_code, answer.headers["location"]) == (303, "/tables")
    assert other.get("/api/me") == ann.get("/api/me")
    ann.post("/api/me/link")  # the first one opens nothing any more
    third = server.guest()
    before = third.get("/api/me")
    assert third.http.get(link).headers["location"] == "/link"  # a page that says so
    assert third.get("/api/me") == before


def test_another_name_and_another_link_at_once_are_both_kept(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest()
    with ThreadPoolExecutor(8) as several:
        renaming = [several.submit(ann.patch, "/api/me", {"name": f"Ann {number}"}) for number in range(20)]
        link = ann.post("/api/me/link")["link"]
        assert {one.result()["id"] for one in renaming} == {ann.get("/api/me")["id"]}
    bob.http.get(link)
    assert bob.get("/api/me") == ann.get("/api/me")


def test_every_game_says_what_can_be_chosen(server: Running) -> None:
    games = server.guest().get("/api/games")
    assert [game["name"] for game in games] == list(shelf.GAMES)
    for game in games:
        assert game["editions"]
        assert game["usual_bot"] in game["bots"]
        for edition in game["editions"]:
            numbers = server.guest().get(f"/api/games/{game['name']}/editions/{edition['name']}")
            assert numbers["edition"]["hash"] == edition["hash"]
            assert numbers["numbers"]
            path = f"/api/games/{game['name']}/editions/{edition['name']}/file"
            file = server.guest().http.get(path).text
            assert shelf.own(game["name"], file, "own.toml").hash == edition["hash"]


def test_a_bot_of_no_name_is_a_level_that_suits_a_first_game(server: Running) -> None:
    ann = server.guest("Ann")
    for game in ann.get("/api/games"):
        table, _ = ann.make(game["name"], [ME, {"kind": "bot"}])
        seat = ann.get(f"/api/tables/{table}")["seats"][1]
        assert seat["bot"] == game["usual_bot"]
        assert seat["bot"] in levels.LEVELS


def test_a_registered_bot_sits_at_a_table_under_its_own_name(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "bots", lambda: [*roster.NAMES, "mine"])
    ann = server.guest("Ann")
    assert "mine" in ann.get("/api/games")[0]["bots"]
    table, _ = ann.make("mythe", [ME, OPEN, {"kind": "bot", "bot": "mine"}])
    assert ann.get(f"/api/tables/{table}")["seats"][2]["name"] == "mine"


def test_the_rules_come_line_by_line(server: Running) -> None:
    for game in shelf.GAMES:
        page = server.guest().get(f"/api/games/{game}/rules")
        rules = [rule["id"] for chapter in page["chapters"] for rule in chapter["rules"]]
        assert len(rules) > 20
        assert len(set(rules)) == len(rules)
        assert page["intro"]


def test_a_table_with_bots_alone_beside_me_begins_at_once(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/tables", {"game": "mythe", "seats": [ME, THUMB, {"kind": "empty"}, RANDOM]}, 201)
    info = made["table"]
    assert info["status"] == "running"
    assert kinds(info) == ["person", "bot", "bot"]
    assert info["seats"][0]["is_you"]
    assert info["is_host"]
    assert len(info["seal"]["seal"]) == 64
    assert info["seal"]["secret"] is None
    assert info["seal"]["seed"] is None


def test_two_bots_of_one_kind_are_told_apart(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB, THUMB])
    names = [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    assert names[0] == "Ann"
    assert len(set(names)) == 3


def test_a_friend_comes_by_link_and_the_game_begins(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table, [link] = ann.make("mythe", [ME, FRIEND])
    assert ann.get(f"/api/tables/{table}")["status"] == "waiting"
    assert eve.sit(table, 409)["name"] == "no-seat-free"
    assert eve.sit(table, 403, seat=1)["name"] == "by-link-only"
    assert eve.sit(table, 404, secret="guessed")["name"] == "link"
    info = bob.follow(link, entropy="0b0b")
    assert info["status"] == "running"
    assert info["seats"][1]["name"] == "Bob"
    assert info["seal"]["entropy"][1] == "0b0b"
    assert eve.follow(link, 409)["name"] == "seat-taken"


def test_a_seat_link_is_kept_hashed(server: Running) -> None:
    ann = server.guest("Ann")
    table, [link] = ann.make("mythe", [ME, FRIEND])
    secret = link.rsplit("/", 1)[1]
    row = server.house.hall.tables[table].file.seats[1]
    assert row.secret_hash
    assert secret not in str(server.house.hall.tables[table].file)


def test_a_lost_link_is_made_anew_by_the_host(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [lost] = ann.make("mythe", [ME, FRIEND])
    path = f"/api/tables/{table}/link"
    assert bob.post(path, {"seat": 1}, 403)["name"] == "host-only"
    assert ann.post(path, {"seat": 0}, 409)["name"] == "seat-taken"
    assert ann.post(path, {"seat": 9}, 404)["name"] == "no-such-seat"
    made = ann.post(path, {"seat": 1})
    assert made["seat"] == 1
    assert bob.follow(lost, 404)["name"] == "link"
    assert bob.follow(made["link"])["seats"][1]["is_you"]
    assert ann.post(path, {"seat": 1}, 409)["name"] == "table-begun"


def test_a_table_that_waits_in_vain_is_called_off(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [link] = ann.make("mythe", [ME, FRIEND, OPEN], is_open=True)
    path = f"/api/tables/{table}/call-off"
    with bob.open(table) as watcher:
        watcher.expect("table")
        assert bob.post(path, None, 403)["name"] == "host-only"
        assert ann.post(path)["status"] == "abandoned"
        watcher.until(lambda seat: seat.now["table"]["status"] == "abandoned")
    assert ann.post(path, None, 409)["name"] == "table-begun"
    assert bob.follow(link, 409)["name"] == "table-closed"
    assert table not in [row["table"]["id"] for row in bob.get("/api/tables")]
    assert ann.get("/api/me/tables") == []
    assert ann.post(f"/api/tables/{table}/rematch", None, 409)["name"] == "not-over"
    for after in ("replay", "review", "replay/hint?step=0", "record"):
        assert ann.get(f"/api/tables/{table}/{after}", 409)["name"] == "not-over"
    running, _ = ann.make("mythe", [ME, THUMB])
    assert ann.post(f"/api/tables/{running}/call-off", None, 409)["name"] == "table-begun"


def test_open_tables_are_listed_and_private_ones_are_not(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    shown, _ = ann.make("mytikas", [ME, OPEN], is_open=True, name="Come in")
    hidden, _ = ann.make("mytikas", [ME, OPEN])
    listed = {row["table"]["id"]: row for row in bob.get("/api/tables")}
    assert listed[shown]["table"]["name"] == "Come in"
    assert hidden not in listed
    mine = {row["table"]["id"] for row in ann.get("/api/me/tables")}
    assert {shown, hidden} <= mine
    assert bob.get("/api/me/tables") == []


def test_my_tables_say_whose_turn_it_is(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _ = ann.make("mythe", [ME, OPEN])
    bob.sit(table)
    [ours] = ann.get("/api/me/tables")
    [theirs] = bob.get("/api/me/tables")
    assert ours["turn_of"] == theirs["turn_of"]
    assert len(ours["turn_of"]) == 1
    assert (ours["your_turn"], theirs["your_turn"]) == (ours["turn_of"] == [0], ours["turn_of"] == [1])


def test_whoever_has_held_a_seat_takes_no_other(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _ = ann.make("mythe", [ME, OPEN, OPEN, OPEN])
    bob.sit(table, seat=2)
    assert bob.sit(table, 409, seat=3)["name"] == "held-another"
    bob.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert bob.sit(table, 409, seat=3)["name"] == "held-another"
    assert bob.sit(table, seat=2)["seats"][2]["is_you"]
    assert ann.sit(table, 409, seat=1)["name"] == "held-another"


def test_the_host_begins_with_fewer(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _ = ann.make("mythe", [ME, OPEN, OPEN, OPEN])
    assert ann.post(f"/api/tables/{table}/start", None, 400)["name"] == "seat-count"
    bob.sit(table, seat=2)
    assert bob.post(f"/api/tables/{table}/start", None, 403)["name"] == "host-only"
    info = ann.post(f"/api/tables/{table}/start")
    assert kinds(info) == ["person", "person"]
    assert [seat["seat"] for seat in info["seats"]] == [0, 1]
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
    assert ann.post(f"/api/tables/{table}/start", None, 409)["name"] == "table-begun"


def test_seats_move_up_for_those_who_are_there(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _ = ann.make("mythe", [ME, OPEN, OPEN, OPEN])
    bob.sit(table, seat=3)
    with bob.open(table, 3) as seat:
        assert seat.expect("table")["view"] is None
        ann.post(f"/api/tables/{table}/start")
        begun = seat.expect("table")
        assert begun["seat"] == 1
        assert begun["view"]["seat"] == 1


def test_the_host_seats_bots(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _ = ann.make("mythe", [ME, OPEN, OPEN])
    assert bob.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "thumb"}, 403)["name"] == "host-only"
    assert ann.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "thumb"}, 409)["name"] == "seat-taken"
    assert ann.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "genius"}, 400)["name"] == "bot"
    assert kinds(ann.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "thumb"})) == [
        "person",
        "bot",
        "open",
    ]
    info = ann.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"})
    assert info["status"] == "running"


def test_a_bot_goes_on_for_who_leaves_and_gives_the_seat_back(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table, [link] = ann.make("mythe", [ME, FRIEND], pace={"kind": "none"})
    bob.follow(link)
    assert eve.post(f"/api/tables/{table}/leave", {"seat": 1}, 403)["name"] == "not-your-seat"
    info = bob.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "random"})
    assert (info["seats"][1]["kind"], info["seats"][1]["bot"], info["seats"][1]["name"]) == (
        "bot",
        "random",
        "Bob",
    )
    assert bob.get("/api/me/tables")[0]["your_seats"] == []
    assert eve.sit(table, 409, seat=1)["name"] == "seat-taken"  # the table is private
    info = bob.sit(table, seat=1)
    assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("person", None)


def test_somebody_else_goes_on_at_an_open_table(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table, _ = ann.make("mythe", [ME, OPEN], is_open=True)
    bob.sit(table)
    assert not eve.get(f"/api/tables/{table}")["seats"][1]["is_left"]
    info = bob.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert [seat["is_left"] for seat in info["seats"]] == [False, True]
    info = eve.sit(table, seat=1)
    assert info["seats"][1]["name"] == "Eve"
    assert not info["seats"][1]["is_left"]
    assert bob.sit(table, 409, seat=1)["name"] == "seat-taken"


def test_a_new_name_is_seen_at_the_table(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _ = ann.make("mythe", [ME, {"kind": "here", "name": "Cid"}])
    with bob.open(table) as watcher:
        watcher.expect("table")
        ann.patch("/api/me", {"name": "Anna"})
        watcher.until(lambda seat: [one["name"] for one in seat.now["table"]["seats"]] == ["Anna", "Cid"])


def test_one_device_has_several_seats(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, {"kind": "here", "name": "Bea"}, THUMB])
    info = ann.get(f"/api/tables/{table}")
    assert info["is_hot_seat"]
    assert [seat["is_you"] for seat in info["seats"]] == [True, True, False]
    for number in (0, 1):
        with ann.open(table, number) as seat:
            assert seat.expect("table")["view"]["seat"] == number


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ({"game": "chess", "seats": [ME, THUMB]}, "unknown-game"),
        ({"game": "mythe", "seats": [ME]}, "seat-count"),
        ({"game": "mythe", "seats": [ME] + [THUMB] * 7}, "seat-count"),
        ({"game": "mythe", "seats": [ME, ME]}, "two-seats"),
        ({"game": "mythe", "seats": [ME, THUMB], "options": {"turn-limit": -1}}, "option-value"),
        ({"game": "mythe", "seats": [ME, THUMB], "options": {"speed": 1}}, "unknown-option"),
        ({"game": "mythe", "seats": [ME, THUMB], "edition": "secret"}, "unknown-edition"),
        ({"game": "mythe", "seats": [ME, THUMB], "edition_text": "x = ["}, "edition-syntax"),
        ({"game": "mythe", "seats": [ME, THUMB], "edition_text": "#" * 20_001}, "edition-too-long"),
        ({"game": "mythe", "seats": [ME, THUMB], "edition_text": "#" * 200_000}, "body"),
        ({"game": "mythe", "seats": [ME, THUMB], "entropy": "not hex"}, "entropy"),
        ({"game": "mythe", "seats": [ME, THUMB], "name": "x" * 41}, "table-name"),
        ({"game": "mythe", "seats": [ME, THUMB], "pace": {"kind": "turn", "seconds": 1}}, "pace"),
        ({"game": "mythe", "seats": [ME, {"kind": "bot", "bot": "genius"}]}, "bot"),
        ({"game": "mythe", "seats": [ME, {"kind": "here", "name": ""}]}, "name"),
        ({"game": "mythe", "seats": "me"}, "request"),
        ({"game": "mythe", "seats": [ME, THUMB], "cheat": True}, "request"),
        ({"game": "mythe", "seats": [ME, THUMB], "sealed": "forged"}, "sealed"),
    ],
)
def test_a_table_that_cannot_be_gets_a_sentence(server: Running, wish: Any, name: str) -> None:
    ann = server.guest("Ann")
    answer = ann.http.post("/api/tables", json=wish)
    assert 400 <= answer.status_code < 500
    failure = answer.json()
    assert failure["name"] == name
    assert " " in failure["text"]
    assert ann.get("/api/me/tables") == []


def test_somebodys_own_edition_is_played_with(server: Running) -> None:
    ann = server.guest("Ann")
    text = shelf.edition("mythe").text.replace("points = 3", "points = 4")
    table, _ = ann.make("mythe", [ME, THUMB], edition_text=text, edition_file="mine.toml")
    info = ann.get(f"/api/tables/{table}")
    assert not info["edition"]["is_ours"]
    numbers = ann.get(f"/api/tables/{table}/edition")
    assert numbers["edition"] == info["edition"]


def test_a_seal_can_be_seen_before_one_adds_to_the_dice(server: Running) -> None:
    ann = server.guest("Ann")
    sealed = ann.post("/api/seal")
    table, _ = ann.make("mythe", [ME, THUMB], sealed=sealed["sealed"], entropy="abcd")
    info = ann.get(f"/api/tables/{table}")
    assert (table, info["seal"]["seal"]) == (sealed["table"], sealed["seal"])
    again = {"game": "mythe", "seats": [ME, THUMB], "sealed": sealed["sealed"]}
    assert ann.post("/api/tables", again, 400)["name"] == "sealed"


def test_errors_are_in_the_readers_language(server: Running) -> None:
    here = Guest(server.address, language="ru")
    english = here.get("/api/tables/nowhere?language=en", 404)["text"]
    russian = here.get("/api/tables/nowhere", 404)["text"]
    assert english == "There is no table here. Check the address, or make a table of your own."
    assert russian != english
    assert any("а" <= letter <= "я" for letter in russian)
