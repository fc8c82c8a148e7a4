"""Who asks, and in which language they are answered."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from mythagora.server.failures import FailureError
from mythagora.server.house import House
from mythagora.server.languages import known_language, preferred
from mythagora.server.people import COOKIE
from mythagora.storage.ledger import PersonRow

FRESH = "mythagora_fresh_cookie"  # in the state of a request: the cookie that its answer sets


class Visitor:
    """Whoever sends a request: perhaps somebody we know."""

    def __init__(self, house: House, request: Request[Any, Any, Any], person: PersonRow | None) -> None:
        self.house = house
        self.request = request
        self.person = person

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    @property
    def language(self) -> str:
        return language_of(self.request, self.person)

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def caller(self) -> str:
        """Whose allowance it is: a person's, or an address's."""
        return self.id or self.address

    async def known(self) -> PersonRow:
        """This person; somebody new becomes a guest."""
        if self.person is None:
            self.limit("guest", self.address)
            self.person = await self.house.people.welcome(self.language)
            self.remember(self.person)
        return self.person

    def remember(self, person: PersonRow) -> None:
        self.request.scope["state"][FRESH] = self.house.people.cookie(person)

    def limit(self, kind: str, who: str = "") -> None:
        if not self.house.limits.take(kind, who or self.caller):
            raise FailureError("too-fast", 429)


def language_of(request: Request[Any, Any, Any], person: PersonRow | None) -> str:
    asked = request.query_params.get("language")
    if asked:
        return known_language(asked)
    if person is not None:
        return person.language
    return preferred(request.headers.get("accept-language", ""))


async def visitor(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Visitor:
    person = await house.people.by_cookie(request.cookies.get(COOKIE))
    return Visitor(house, request, person)


# What most requests of the API take.
Visiting = NamedDependency[Visitor]
TableId = Annotated[str, PathParameter(max_length=32)]
