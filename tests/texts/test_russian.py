"""Russian as it is spoken at a table: forms of plurals, cases of names, and a game typed in Russian."""

from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.engine.events import Event
from mythagora.storage.records import SeatPart
from mythagora.texts import texts
from mythagora.wording import Wording, seats
from tests.cli.table import command

SAY = texts("ru").say
COUNTS = [1, 2, 5, 11, 21, 22]


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("mythe-board-size", ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]),
        (
            "mytikas-bonus-offering",
            [
                "1 Подношение",
                "2 Подношения",
                "5 Подношений",
                "11 Подношений",
                "21 Подношение",
                "22 Подношения",
            ],
        ),
        (
            "mytikas-good-stone.count",
            ["1 камень", "2 камня", "5 камней", "11 камней", "21 камень", "22 камня"],
        ),
        (
            "mytikas-good-gold.count",
            ["1 золото", "2 золота", "5 золота", "11 золота", "21 золото", "22 золота"],
        ),
        (
            "mythotopia-order-armies",
            ["1 армию", "2 армии", "5 армий", "11 армий", "21 армию", "22 армии"],
        ),
        (
            "mythotopia-board-provinces",
            ["1 провинция", "2 провинции", "5 провинций", "11 провинций", "21 провинция", "22 провинции"],
        ),
    ],
)
def test_plural_forms(name: str, forms: list[str]) -> None:
    assert [SAY(name, count=count) for count in COUNTS] == forms


def test_plural_forms_within_sentences() -> None:
    assert [SAY("result-turns", turns=turns) for turns in COUNTS] == [
        "Сыгран 1 ход.",
        "Сыграно 2 хода.",
        "Сыграно 5 ходов.",
        "Сыграно 11 ходов.",
        "Сыгран 21 ход.",
        "Сыграно 22 хода.",
    ]
    facts = {"seat": "Лев", "seat-is": "other", "from": "Деревня", "to": "Мост 1"}
    told = [SAY("mythe-event-advances", lost=lost, **facts) for lost in [0, *COUNTS]]
    assert told[0] == "Лев идёт вперёд: Деревня → Мост 1."
    assert [line.removeprefix(told[0] + " ") for line in told[1:]] == [
        "Пропало 1 очко.",
        "Пропало 2 очка.",
        "Пропало 5 очков.",
        "Пропало 11 очков.",
        "Пропало 21 очко.",
        "Пропало 22 очка.",
    ]


def table(game: str) -> Wording:
    speech = texts("ru")
    people = seats.seat(speech, [SeatPart("Лев"), SeatPart("Мира"), SeatPart("thumb", "thumb")])
    return Wording(speech, game, shelf.edition(game), people)


def test_names_stay_as_they_are_whatever_the_case() -> None:
    wording = table("mythe")
    event = Event("draws").fact("seat", "seat", "0").fact("pile", "pile", "1").fact("card", "card", "bread")
    event.fact("points", "number", "2")
    assert wording.event(event, 0) == "Вы тянете у игрока Мира: Корка хлеба. Пока 2 очка."
    assert wording.event(event, 1) == "Лев тянет из вашей руки: Корка хлеба. Пока 2 очка."
    assert wording.event(event, 2) == "Лев тянет у игрока Мира: Корка хлеба. Пока 2 очка."


def test_gods_and_deities_change_their_endings() -> None:
    wording = table("mytikas")
    robs = (
        Event("robs-favor").fact("seat", "seat", "2").fact("god", "god", "demeter").fact("other", "seat", "1")
    )
    assert wording.event(robs, 0) == "Глазомер берёт Милость Деметры у игрока Мира."
    assert wording.event(robs, 1) == "Глазомер берёт Милость Деметры у вас."
    locks = (
        Event("locks").fact("seat", "seat", "1").fact("deity", "deity", "hestia").fact("lock", "count", "3")
    )
    assert wording.event(locks, 0) == "Мира запирает карту Гестии замком на 3: увести её больше нельзя."


def test_seats_go_by_russian_letters() -> None:
    assert [seat.letter for seat in table("mythe").seats] == ["А", "Б", "В"]


def test_a_game_is_played_in_russian(tmp_path: Path) -> None:
    said = "?\n? тянуть лев\nтянуть Глазомер\nнет такого\nжурнал\nвыход\n"
    names = ("--language", "ru", "--seats", "Лев,thumb", "--seed", "1", "--file", str(tmp_path / "game.json"))
    done = command("play", "mythe", *names, said=said, home=tmp_path)
    flat = " ".join(done.stdout.split())
    assert done.returncode == 0, done.stderr
    for text in (
        "За столом: А – Лев (вы) и Б – Глазомер (бот).",
        "Ход начинается с карты, вытянутой вслепую из чужой руки",
        "Вы тянете у игрока Глазомер:",
        "«нет такого» — здесь такого ответа нет.",
        "Из своей руки тянуть нельзя. Выберите чужую. (MY-D1)",
        "Журнал: что может знать Лев",
        "Игра сохранена в",
    ):
        assert text in flat, text


def test_what_is_typed_may_do_without_the_dots() -> None:
    """Ё and Е are the same, as on most keyboards."""
    from mythagora.cli.answers import folded

    assert folded("Ещё Вперёд") == "еще вперед"
