"""What stands on the command line, checked: options, editions, seeds, files, languages."""

import os
import secrets
from datetime import datetime
from pathlib import Path

from mythagora import shelf
from mythagora.engine.dice import SEED_BYTES
from mythagora.engine.edition import LONGEST_TEXT, Edition
from mythagora.engine.errors import InputError
from mythagora.engine.game import Game
from mythagora.texts import Texts, languages, texts


def find_texts(language: str) -> Texts:
    known = languages()
    if language not in known:
        raise InputError("unknown-language", {"language": language[:40], "known": ", ".join(known)})
    return texts(language)


def parse_options(game: Game, given: list[str], is_among_bots: bool) -> dict[str, int]:
    """`only-drawn` switches on, `turn-limit=400` sets a number; the rest is as usual at such a table."""
    options: dict[str, int] = {}
    for words in given:
        name, equals, value = words.partition("=")
        known = [option for option in game.options() if option.name == name]
        if not known:
            names = ", ".join(option.name for option in game.options())
            raise InputError("unknown-option", {"game": game.title, "option": name[:40], "known": names})
        if not equals:
            options[name] = 1
        elif value.isascii() and value.isdigit() and len(value) <= 9:
            options[name] = int(value)
        else:
            facts = {"option": name, "least": str(known[0].least), "most": str(known[0].most)}
            raise InputError("option-value", {**facts, "found": value[:40] or "="})
    return game.settle(game.among_bots(options) if is_among_bots else options)


def find_edition(game: Game, given: str) -> Edition:
    """One of the game's own by name, or somebody's file."""
    if not given or given in game.editions():
        return shelf.edition(game.name, given)
    path = Path(given)
    if not path.exists() and path.suffix != ".toml" and os.sep not in given:
        return shelf.edition(game.name, given)  # says which there are
    return shelf.own(game.name, read_text(path), path.name)


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_TEXT * 4 + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise InputError("file-not-text", {"file": str(path)}) from None
    except (OSError, ValueError) as error:
        raise InputError("file-unreadable", {"file": str(path), "problem": reason(error)}) from None


def parse_seed(given: str) -> bytes:
    """Hexadecimal; a short one is filled with zeros at the front."""
    if not given:
        return secrets.token_bytes(SEED_BYTES)
    digits = given.casefold()
    if len(digits) > SEED_BYTES * 2 or any(digit not in "0123456789abcdef" for digit in digits):
        raise InputError("seed-syntax", {"seed": given[:80], "most": str(SEED_BYTES * 2)})
    return bytes.fromhex(digits.zfill(SEED_BYTES * 2))


def data_folder() -> Path:
    """Where games are kept when nobody says where."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "share"
    return base / "mythagora"


def fresh_file(game: str) -> Path:
    """A name by date and time that is not taken."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = data_folder() / f"{game}-{stamp}.json"
    number = 2
    while path.exists():
        path = data_folder() / f"{game}-{stamp}-{number}.json"
        number += 1
    return path


def reason(error: OSError | ValueError) -> str:
    """What the system says, without file names and numbers."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
