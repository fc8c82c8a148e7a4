"""Which language somebody reads."""

from functools import cache

from mythagora import texts

USUAL = "en"


@cache
def languages() -> list[str]:
    """Looked up once: they come with the program."""
    return texts.languages()


def known_language(given: str) -> str:
    """One there are texts in."""
    return given if given in languages() else USUAL


def preferred(header: str) -> str:
    """The first of a browser's languages that we have: `ru-RU,ru;q=0.9,en;q=0.8`."""
    weighted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        word, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), word.split("-")[0].casefold()))
        except ValueError:
            continue
    known = languages()
    return next((word for _, word in sorted(weighted) if word in known), USUAL)
