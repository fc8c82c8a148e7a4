"""Ways to spoil a good file."""

import json
from typing import TypeAlias

from hypothesis import strategies as st

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"

anything: st.SearchStrategy[JSON] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(2**62, 2**70)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(
        ["0 undo 1", "1 undo 3", "9 undo 1", "0 withdraw", "2 draw 1", "0 done", "1 stop", "0 give bread"]
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@st.composite
def spoiled_bytes(draw: st.DrawFn, good: bytes) -> bytes:
    """Bytes flipped, taken out, put in, or cut off."""
    data = bytearray(good)
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(data)))
        match draw(st.sampled_from(["flip", "take", "put", "cut"])):
            case "flip" if place < len(data):
                data[place] ^= draw(st.integers(1, 255))
            case "take":
                del data[place : place + draw(st.integers(1, 30))]
            case "put":
                data[place:place] = draw(st.binary(min_size=1, max_size=10))
            case "cut" if draw(st.booleans()):
                del data[place:]
    return bytes(data)


@st.composite
def spoiled_text(draw: st.DrawFn, good: str) -> str:
    """Characters and lines changed, taken out, doubled, swapped."""
    text = good
    for _ in range(draw(st.integers(1, 4))):
        lines = text.split("\n")
        number = draw(st.integers(0, len(lines) - 1))
        place = draw(st.integers(0, len(lines[number])))
        start, end = lines[number][:place], lines[number][place:]
        match draw(st.sampled_from(["put", "take", "number", "drop", "double", "swap", "copy"])):
            case "put":
                lines[number] = start + draw(st.text(min_size=1, max_size=3)) + end
            case "take":
                lines[number] = start + end[draw(st.integers(1, 5)) :]
            case "number":
                lines[number] = (
                    start
                    + draw(st.sampled_from(["0", "1", "9", "16", "-1", "99999", "|", ",", "-", " "]))
                    + end
                )
            case "drop":
                del lines[number]
            case "double":
                lines.insert(number, lines[number])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[number], lines[other] = lines[other], lines[number]
            case "copy":
                words = draw(st.sampled_from(text.split() or [""]))
                lines[number] = start + words + end
        text = "\n".join(lines) or "\n"
    return text


@st.composite
def spoiled_json(draw: st.DrawFn, good: bytes) -> bytes:
    """Values replaced or taken out, deep inside."""
    file: JSON = json.loads(good)
    for _ in range(draw(st.integers(1, 3))):
        file = draw(spoiled_value(file))
    return json.dumps(file).encode("utf-8", "surrogatepass")


@st.composite
def spoiled_value(draw: st.DrawFn, good: JSON) -> JSON:
    """The value with something else somewhere in it."""
    if isinstance(good, dict) and good:
        key = draw(st.sampled_from(sorted(good)))
        if draw(st.integers(0, 5)) == 0:
            return {other: value for other, value in good.items() if other != key}
        return {**good, key: draw(spoiled_value(good[key]))}
    if isinstance(good, list) and good and draw(st.booleans()):
        number = draw(st.integers(0, len(good) - 1))
        middle = [] if draw(st.integers(0, 3)) == 0 else [draw(spoiled_value(good[number]))]
        return [*good[:number], *middle, *good[number + 1 :]]
    return draw(anything)
