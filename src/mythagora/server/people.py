"""Guests first: a person is a signed cookie and a name. Their own link opens another device."""

import secrets
import time
from collections import OrderedDict
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from mythagora.server.company import checked_name, hashed
from mythagora.server.languages import known_language
from mythagora.server.protocol import MeWish
from mythagora.storage.ledger import Ledger, PersonRow
from mythagora.texts import texts

COOKIE = "mythagora"
COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep none longer
ID_BYTES = 12
LINK_BYTES = 24
MOST_KEPT = 5_000


def guest(language: str, number: int | str) -> str:
    """What somebody is called before they say how."""
    return texts(language).say("guest", number=number)


class People:
    """Who is who. Those seen lately are kept at hand."""

    def __init__(self, ledger: Ledger, key: bytes) -> None:
        self.ledger = ledger
        self.signer = URLSafeSerializer(key, salt="mythagora person 1")
        self.seen: OrderedDict[str, PersonRow] = OrderedDict()

    def cookie(self, person: PersonRow) -> str:
        return self.signer.dumps(person.id)

    async def by_cookie(self, cookie: str | None) -> PersonRow | None:
        """The person whose cookie this is; none for a forged one."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            key = self.signer.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(key, str):
            return None
        if key in self.seen:
            self.seen.move_to_end(key)
            return self.seen[key]
        person = await self.ledger.person(key)
        return None if person is None else self.keep(person)

    def keep(self, person: PersonRow) -> PersonRow:
        self.seen[person.id] = person
        if len(self.seen) > MOST_KEPT:
            self.seen.popitem(last=False)
        return person

    async def welcome(self, language: str) -> PersonRow:
        """Somebody new."""
        person = PersonRow(
            id=secrets.token_urlsafe(ID_BYTES),
            name=guest(language, secrets.randbelow(900) + 100),
            language=language,
            is_new=True,
            link_hash=None,
            created=time.time(),
        )
        await self.ledger.add_person(person)
        return self.keep(person)

    async def change(self, person: PersonRow, wish: MeWish) -> PersonRow:
        changed: dict[str, Any] = {}
        if wish.language is not None:
            language = changed["language"] = known_language(wish.language)
            number = person.name.rsplit(" ", 1)[-1]
            if person.is_new and person.name == guest(person.language, number):
                changed["name"] = guest(language, number)
        if wish.name is not None:
            changed |= {"name": checked_name(wish.name), "is_new": False}
        return await self.put_down(person, changed)

    async def put_down(self, person: PersonRow, changed: dict[str, Any]) -> PersonRow:
        """Read again afterwards: another device may have changed something else."""
        if changed:
            await self.ledger.change_person(person.id, changed)
        return self.keep(await self.ledger.person(person.id) or person)

    async def link(self, person: PersonRow) -> str:
        """A new link of this person's own; the one before opens nothing any more."""
        secret = secrets.token_urlsafe(LINK_BYTES)
        await self.put_down(person, {"link_hash": hashed(secret)})
        return secret

    async def by_link(self, secret: str) -> PersonRow | None:
        person = await self.ledger.person_by_link(hashed(secret))
        return None if person is None else self.keep(person)
