"""The numbers and names printed on one copy of a game, read from text and checked value by value.

A game says what it expects; whatever is wrong is told with file and key. The caller reads the file.
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from typing import Final, final

from mythagora.engine.errors import InputError

ORIGINS: Final = ["rulebook", "public record", "reconstruction", "own"]  # where a number comes from
LONGEST_TEXT: Final = 20_000
LONGEST_REMARK: Final = 300


class Edition:
    """Shared by all states of a game and never written: cloning it is copying a reference.

    The hash covers what the rules use, not origins and remarks: correcting a comment in a file
    leaves the records made with it whole.
    """

    def __init__(self, name: str, title: str, text: str, digest: str) -> None:
        self.name: Final = name
        self.title: Final = title
        self.text: Final = text  # the file as it came, to be carried in records
        self.hash: Final = digest


@final
class Sheet:
    """One table of an edition file. Every value taken is checked, and what is left over is a mistake."""

    def __init__(self, file: str, path: str, values: dict[str, object], taken: list[str]) -> None:
        self.file: Final = file
        self.path: Final = path
        self.left: Final = dict(values)
        self.taken: Final = taken  # what was read, in order; all sheets of a file share it

    def wrong(self, key: str, expected: str) -> InputError:
        found = show(self.left[key]) if key in self.left else "nothing"
        return InputError(
            "edition-value",
            {"file": self.file, "key": self.path + key, "expected": expected, "found": found},
        )

    def take(self, key: str) -> None:
        """The value is used by the rules, so it counts for the hash."""
        self.taken.append(f"{self.path}{key}={self.left[key]!r}")
        del self.left[key]

    def number(self, key: str, least: int, most: int) -> int:
        value = self.left.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < least or value > most:
            raise self.wrong(key, f"a whole number from {least} to {most}")
        self.take(key)
        return value

    def numbers(self, key: str, fewest: int, longest: int, least: int, most: int) -> list[int]:
        expected = f"{fewest} to {longest} whole numbers from {least} to {most}"
        value = self.left.get(key)
        if not isinstance(value, list) or not fewest <= len(value) <= longest:
            raise self.wrong(key, expected)
        numbers: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or item < least or item > most:
                raise self.wrong(key, expected)
            numbers.append(item)
        self.take(key)
        return numbers

    def flag(self, key: str) -> bool:
        """Left out means no, so writing a no out leaves the hash as it is."""
        value = self.left.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        if value:
            self.take(key)
        else:
            self.left.pop(key, None)
        return value

    def words(self, key: str, longest: int) -> str:
        """A short text for people, on one line."""
        value = self.left.get(key)
        if not isinstance(value, str) or not 0 < len(value) <= longest or not value.isprintable():
            raise self.wrong(key, f"a text of 1 to {longest} characters on one line")
        self.take(key)
        return value

    def key(self, key: str, seen: list[str]) -> str:
        """The word by which notation and texts name a thing: unique, lower case, with hyphens."""
        value = self.left.get(key)
        if not isinstance(value, str) or not is_key(value) or value in seen:
            raise self.wrong(key, "a word of its own: a small letter, then small letters, digits and hyphens")
        self.take(key)
        return value

    def one_of(self, key: str, choices: list[str], missing: str) -> str:
        """One of some words; left out it is `missing`."""
        if key not in self.left:
            return missing
        value = self.left[key]
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(key, "one of " + ", ".join([repr(choice) for choice in choices]))
        self.take(key)
        return value

    def origin(self) -> str:
        """Where the numbers of this table come from; a remark may stand beside it. Not hashed."""
        value = self.left.get("origin")
        if not isinstance(value, str) or value not in ORIGINS:
            raise self.wrong("origin", "one of " + ", ".join([repr(origin) for origin in ORIGINS]))
        del self.left["origin"]
        return value + self.remark()

    def remark(self) -> str:
        value = self.left.get("remark", "")
        if not isinstance(value, str) or len(value) > LONGEST_REMARK or not value.isprintable():
            raise self.wrong("remark", f"a text of at most {LONGEST_REMARK} characters on one line")
        self.left.pop("remark", None)
        return ": " + value if value else ""

    def table(self, key: str) -> Sheet:
        value = self.left.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        del self.left[key]
        return Sheet(self.file, f"{self.path}{key}.", value, self.taken)

    def tables(self, key: str, fewest: int, most: int) -> list[Sheet]:
        value = self.left.get(key)
        expected = f"{fewest} tables" if fewest == most else f"{fewest} to {most} tables"
        if not isinstance(value, list) or not fewest <= len(value) <= most:
            if isinstance(value, list):
                self.left[key] = f"{len(value)} of them"
            raise self.wrong(key, expected)
        sheets: list[Sheet] = []
        for number, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.wrong(key, expected)
            sheets.append(Sheet(self.file, f"{self.path}{key}[{number + 1}].", item, self.taken))
        del self.left[key]
        return sheets

    def finish(self) -> None:
        """Nothing may be left: a key that nobody reads is most likely a misspelt one."""
        for key in self.left:
            raise InputError("edition-unknown-key", {"file": self.file, "key": self.path + key})


def show(value: object) -> str:
    """The beginning of a value, for messages."""
    try:
        return repr(value)[:80]
    except ValueError:  # Python does not write numbers of thousands of digits
        return "a number of thousands of digits"


def is_key(word: str) -> bool:
    if not word or len(word) > 30 or not "a" <= word[0] <= "z":
        return False
    return all([letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in word])


def open_sheet(file: str, text: str) -> Sheet:
    """The whole file as a sheet."""
    if len(text) > LONGEST_TEXT:
        found = str(len(text))
        raise InputError("edition-too-long", {"file": file, "most": str(LONGEST_TEXT), "found": found})
    try:
        values: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError
        raise InputError("edition-syntax", {"file": file, "problem": str(error)}) from None
    return Sheet(file, "", values, [])


def digest(sheet: Sheet) -> str:
    """A hash of what was taken from a sheet and those below it."""
    return sha256("\n".join(sheet.taken).encode()).hexdigest()
