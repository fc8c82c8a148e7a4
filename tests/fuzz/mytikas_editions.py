"""Editions of Mytikas that nobody printed: any that the loader must accept.

Locks stay low enough for random players to reach them.
"""

from hypothesis import strategies as st

from mythagora.engine.edition import Edition
from mythagora.games.mytikas.edition import AREAS, BONUSES, PIECES, SLOTS, read

GAINS = ["any", "favors", "offerings", "gold"]
goods = st.lists(st.integers(0, 9), min_size=3, max_size=3)
some_goods = goods.filter(any)


def table(name: str, *lines: str) -> list[str]:
    return [name, *lines, 'origin = "own"']


@st.composite
def texts(draw: st.DrawFn) -> str:
    """The text of an edition within all bounds of the loader."""
    lines = ["format = 1", 'name = "generated"', 'title = "Generated"']
    for piece in PIECES:
        lines += table(f"[cost.{piece}]", f"goods = {draw(goods)}")
    lines += table("[zeus-day]", f"sets = {[draw(some_goods) for _ in range(3)]}")
    for _ in range(3):
        lines += table("[[demeter-day]]", f"set = {draw(some_goods)}")
    lines += table("[poseidon-night]", f"favors = {draw(st.integers(1, 4))}")
    lines += table("[hades-day]", f"ups = {draw(st.integers(1, 9))}")
    lines += table("[hades-night]", f"offerings = {draw(st.integers(1, 9))}")
    for area in AREAS:
        kind = draw(st.sampled_from(BONUSES))
        times = 1 if kind == "make" else draw(st.integers(1, 4))
        lines += table(f"[bonus.{area}]", f'kind = "{kind}"', f"times = {times}")
    for slot in SLOTS[1:]:
        gains = draw(
            st.dictionaries(st.sampled_from(["any", "favors", "offerings", "gold"]), st.integers(0, 4))
        )
        lines += table(f"[slot.{slot}]", *[f"{key} = {number}" for key, number in gains.items()])
    low = draw(st.integers(2, 5))
    mid = low + draw(st.integers(1, 2))
    lines += table("[locks]", f"values = {[low, mid, mid + draw(st.integers(1, 2))]}")
    points = draw(st.lists(st.integers(0, 50), min_size=3, max_size=3))
    lines += table("[steps]", f"points = {points}", 'remark = "generated"')
    return "\n".join(lines) + "\n"


def editions() -> st.SearchStrategy[Edition]:
    """Accepted editions, for the laws."""
    return texts().map(lambda text: read(text, "generated.toml"))
