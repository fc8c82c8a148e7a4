"""Sets as numbers: the same as plain and as compiled code, up to the last thing."""

import pytest

from mythagora.engine.sets import count, first, lowest, members, nth, only


@pytest.mark.parametrize("thing", range(62))
def test_a_thing_is_found_again(thing: int) -> None:
    assert only(thing) == 2**thing
    assert members(only(thing)) == [thing]
    assert lowest(only(thing)) == thing
    assert first(thing) == 2**thing - 1
    assert count(first(thing)) == thing
    assert nth(only(thing) | only(0), 1 if thing else 0) == thing
