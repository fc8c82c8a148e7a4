"""Whatever a person brings is read, or refused with an `InputError`: nothing else ever comes out."""

import json
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.engine.play import Play
from mythagora.engine.record import Record, parse_entry
from mythagora.engine.sets import count
from mythagora.games.mythe.edition import MytheEdition, read
from mythagora.games.mythe.game import Mythe, MytheGame
from mythagora.games.mythe.state import mythe_edition
from mythagora.storage.records import SeatPart, dump, load
from tests.fuzz.damage import spoiled_bytes, spoiled_json, spoiled_text
from tests.fuzz.mythe_editions import editions, texts

GAME = MytheGame()
STANDARD = mythe_edition(shelf.edition("mythe"))
OWN = mythe_edition(GAME.edition(STANDARD.text.replace("cost = 1\n", "cost = 2\n"), "own.toml"))
MORE = 3 * settings().max_examples
FEWER = settings().max_examples // 2
Read = TypeVar("Read")


def attempt(read: Callable[[], Read], *names: str) -> Read | None:
    """What was read, or nothing when it was refused in one of these ways."""
    try:
        return read()
    except InputError as error:
        check(error, names)
        return None


def check(error: InputError, names: tuple[str, ...]) -> None:
    assert str(error)
    assert not names or error.name in names


def played(edition: MytheEdition, players: int, moves: int) -> Play:
    options = GAME.settle({"turn-limit": 30, "only-drawn": 0})
    play = Play(GAME, Record("mythe", GAME.version, players, options, edition, bytes(range(32))))
    dice = fast(9)
    for number in range(moves):
        if play.state.is_over():
            break
        seat = int(play.state.to_act())
        acts = play.state.legal_actions(seat)
        play.act(seat, acts[dice.below(len(acts))])
        if number % 9 == 8:
            play.undo(seat, 1)
    return play


RECORDS = [
    dump(played(STANDARD, 3, 40), [SeatPart("a"), SeatPart("b"), SeatPart("c", bot="random")], "0"),
    dump(played(OWN, 2, 10), [], "0"),
]
POSITIONS = [
    state.write()
    for state in [played(STANDARD, 3, 40).state, played(STANDARD, 2, 11).state, played(OWN, 5, 25).state]
]


def try_to_load(data: bytes) -> None:
    saved = attempt(lambda: load(data, "fuzz.json"))
    if saved is None:
        return
    again = load(dump(saved.play, saved.seats, "0"), "again.json")
    assert again.play.state.checksum() == saved.play.state.checksum()


@given(st.sampled_from(RECORDS).flatmap(spoiled_bytes))
def test_records_with_spoiled_bytes(data: bytes) -> None:
    try_to_load(data)


@settings(max_examples=MORE)
@given(st.sampled_from(RECORDS).flatmap(spoiled_json))
def test_records_with_spoiled_values(data: bytes) -> None:
    try_to_load(data)


@given(st.binary(max_size=200))
def test_records_of_anything(data: bytes) -> None:
    try_to_load(data)


@given(
    st.lists(
        st.text(max_size=12) | st.sampled_from(["0 undo 1", "1 undo 2", "0 draw 1", "2 withdraw", "1 stop"]),
        max_size=8,
    )
)
def test_records_with_other_entries(entries: list[str]) -> None:
    file = json.loads(RECORDS[0])
    file["entries"] = entries
    try_to_load(json.dumps(file).encode("utf-8", "surrogatepass"))


@given(st.text(max_size=30))
def test_entries_of_anything(text: str) -> None:
    entry = attempt(lambda: parse_entry(text), "entry-syntax")
    assert entry is None or entry.text() == text


@given(
    st.text(max_size=20)
    | st.sampled_from(["draw", "to", "give", "declare"]).flatmap(
        lambda verb: st.text(max_size=4).map(lambda rest: f"{verb} {rest}")
    )
)
def test_actions_of_anything(text: str) -> None:
    state = GAME.new(2, {}, STANDARD, bytes(32))
    action = attempt(lambda: state.parse(text), "unknown-action")
    assert action is None or state.text(action) == text


# -------------------------------------------------------------------------------------------- editions


def play_out(edition: MytheEdition, players: int, seed: int, only_drawn: int = 0) -> Mythe:
    """A random game; no card may be lost on the way."""
    options = {"turn-limit": 25, "only-drawn": only_drawn}
    state = GAME.new(players, options, edition, seed.to_bytes(32, "little"))
    cards = state.edition.in_play[players]
    dice = fast(seed)
    while not state.is_over():
        acts = state.legal_actions(state.to_act())
        state.apply(state.to_act(), acts[dice.below(len(acts))])
        held: int = 0
        number = 0
        for pile in range(state.piles):
            held |= state.hands[pile] | state.gifts[pile]
            number += count(state.hands[pile]) + count(state.gifts[pile])
        if not state.is_giving():
            held |= state.drawn
            number += count(state.drawn)
        assert held == cards
        assert number == count(cards)
        assert all(0 <= space <= edition.dragon for space in state.spaces)
    return state


@settings(max_examples=MORE)
@given(spoiled_text(STANDARD.text), st.integers(2, 5), st.integers(0, 1000))
def test_editions_with_spoiled_text(text: str, players: int, seed: int) -> None:
    edition = attempt(
        lambda: read(text, "fuzz.toml"), "edition-syntax", "edition-value", "edition-unknown-key"
    )
    if edition is not None:
        play_out(edition, players, seed)


@given(st.text(max_size=100))
def test_editions_of_anything(text: str) -> None:
    with pytest.raises(InputError):
        GAME.edition(text, "fuzz.toml")


VALUES = st.one_of(
    st.integers(-3, 50).map(str),
    st.sampled_from(
        [
            "true",
            "false",
            "1.5",
            "nan",
            "1979-05-27",
            '""',
            '"x"',
            "[]",
            "[1]",
            "{}",
            "{a = 1}",
            "9" * 30,
            "[[1]]",
        ]
    ),
    st.lists(st.integers(0, 10), max_size=45).map(str),
)


@settings(max_examples=MORE)
@given(st.data())
def test_editions_with_other_values(data: st.DataObject) -> None:
    lines = STANDARD.text.split("\n")
    places = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.sampled_from(places))
        lines[number] = lines[number].split(" = ")[0] + " = " + data.draw(VALUES)
    edition = attempt(lambda: read("\n".join(lines), "fuzz.toml"), "edition-value", "edition-unknown-key")
    if edition is not None:
        play_out(edition, 2, 1)


@given(texts(), st.integers(2, 5), st.integers(0, 1), st.integers(0, 1000))
def test_every_generated_edition_is_accepted_and_played_to_the_end(
    text: str, players: int, only_drawn: int, seed: int
) -> None:
    edition = read(text, "generated.toml")
    state = play_out(edition, players, seed, only_drawn)
    assert state.winner >= 0 or state.turn == 25


@settings(max_examples=FEWER)
@given(editions(), st.integers(0, 1000))
def test_a_generated_edition_travels_in_a_record(edition: MytheEdition, seed: int) -> None:
    play = played(edition, 2 + seed % 4, 15)
    again = load(dump(play, [], "0"), "x").play
    assert again.state.write() == play.state.write()
    assert again.record.edition.hash == edition.hash


# ------------------------------------------------------------------------------------------- positions


@settings(max_examples=MORE)
@given(st.sampled_from(POSITIONS).flatmap(spoiled_text))
def test_positions_with_spoiled_text(text: str) -> None:
    state = attempt(lambda: GAME.read(text, STANDARD, fast(1)), "position")
    if state is None:
        return
    words = state.write()
    assert GAME.read(words, STANDARD, fast(1)).write() == words


@given(st.text(max_size=100))
def test_positions_of_anything(text: str) -> None:
    with pytest.raises(InputError):
        GAME.read(text, STANDARD, fast(1))


@settings(max_examples=MORE)
@given(st.sampled_from(POSITIONS).flatmap(spoiled_text), st.integers(0, 100))
def test_positions_that_were_read_can_be_played_on(text: str, seed: int) -> None:
    state = attempt(lambda: GAME.read(text, STANDARD, fast(seed)))
    if state is None:
        return
    dice = fast(seed)
    for _ in range(20):
        if state.is_over():
            break
        for seat in range(state.players):
            world = state.clone()
            world.redeal(seat, fast(seed))
            assert world.view(seat) == state.view(seat)
        acts = state.legal_actions(state.to_act())
        assert acts
        state.apply(state.to_act(), acts[dice.below(len(acts))])
