"""Fair dice: sealed before the first card, opened after the last.

When a table is made the server draws a secret and shows its seal. Everybody who sits down adds a number of
their own, so the server cannot have chosen the dice to its liking; and nobody else can, for they do not know
the secret. The seed of the game is made of all of these in the order of the seats. At the end the secret is
shown, and everybody can do the sums again (`mythagora verify`).

Where a fair deal was agreed, that seed is still sealed: the terms are one more part of it, the seeds of all
attempts grow from it, and the game has that of the attempt taken.

What this does not give: hidden cards lie with the server, which has to be trusted not to look.
"""

import hmac
import secrets
from hashlib import sha256

from mythagora.lab import fair
from mythagora.storage.records import FairDeal, Terms

SEAL = b"mythagora seal 1"
SEED = b"mythagora seed 1"
SECRET = b"mythagora secret 1"
SECRET_BYTES = 32
ENTROPY_BYTES = 16
LONGEST_ENTROPY = 128  # hexadecimal digits
DIGITS = frozenset("0123456789abcdef")


def is_entropy(given: str) -> bool:
    """Whether this can be somebody's part: hexadecimal, small letters, not too long."""
    return len(given) <= LONGEST_ENTROPY and all(letter in DIGITS for letter in given)


def entropy(given: str = "") -> str:
    """What a person adds; where a page sends nothing the server adds it for them."""
    return given or secrets.token_hex(ENTROPY_BYTES)


def secret_of(key: bytes, table: str) -> str:
    """Grown from the server's key, so that a seal can be shown before there is a table."""
    return hmac.new(key, SECRET + table.encode(), sha256).hexdigest()


def joined(*parts: bytes) -> bytes:
    """Each part with its length before it, so that no two lists of parts look the same."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def seal(table: str, secret: str) -> str:
    """What is shown from the beginning: it binds the server to its secret, and gives nothing away."""
    return sha256(joined(SEAL, table.encode(), bytes.fromhex(secret))).hexdigest()


def seed(secret: str, parts: list[str | None], terms: Terms | None = None) -> str:
    """The seed of the game: the secret and what each seat added, seat by seat; bots add nothing. With terms
    it is the one from which the attempts at a fair deal grow.
    """
    added = [(part or "").encode() for part in parts]
    agreed = [] if terms is None else [agreement(terms)]
    return sha256(joined(SEED, bytes.fromhex(secret), *added, *agreed)).hexdigest()


def agreement(terms: Terms) -> bytes:
    """As a part of the seed: nobody can say later that something else was agreed."""
    return f"fair {terms.bound} {terms.rollouts} {terms.attempts} {terms.bot}".encode()


def dealt_seed(secret: str, parts: list[str | None], deal: FairDeal) -> str:
    """The seed of a game whose deal was looked for."""
    sealed = bytes.fromhex(seed(secret, parts, deal.terms))
    return fair.attempt_seed(sealed, deal.chosen).hex()
