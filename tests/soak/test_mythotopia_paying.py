"""The long run of Mythotopia's paying beside the enumeration, `make soak`."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mythagora.engine.edition import Edition
from mythagora.games.mythotopia.edition import MythotopiaEdition
from mythagora.games.mythotopia.state import mythotopia_edition
from tests.fuzz.mythotopia_editions import editions
from tests.rules.mythotopia.test_edition import BOX, RULEBOOK
from tests.rules.mythotopia.test_paying import check_answers, check_mustering, check_paying, rich_edition

PURSES = 50_000  # of each printed edition, in parts so that both cores have work
CHUNKS = 4
RICH = 200  # editions, with as many purses as PURSES in all

pytestmark = pytest.mark.slow


def check(edition: MythotopiaEdition, dice: Random, number: int) -> None:
    check_paying(edition, dice, number)
    check_answers(edition, dice, number)
    check_mustering(edition, dice, number)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("edition", [RULEBOOK, BOX], ids=["rulebook", "box"])
def test_paying_with_printed_cards(edition: MythotopiaEdition, chunk: int) -> None:
    check(edition, Random(1000 + chunk), PURSES // CHUNKS)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_paying_with_richer_cards(chunk: int) -> None:
    for number in range(RICH // CHUNKS):
        dice = Random(1000 + chunk * RICH + number)
        check(rich_edition(dice), dice, PURSES // RICH)


@given(editions(), st.integers(0, 2**32))
def test_paying_in_generated_editions(edition: Edition, seed: int) -> None:
    check(mythotopia_edition(edition), Random(seed), 20)
