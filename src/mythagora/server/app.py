"""The server put together: routes, what every answer carries, and how anything that goes wrong is told."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from mythagora import __version__
from mythagora.engine.errors import InputError
from mythagora.server.failures import FailureError
from mythagora.server.house import House, build, tear_down
from mythagora.server.languages import preferred
from mythagora.server.lobby import follow_link, router
from mythagora.server.pages import page, text_file
from mythagora.server.people import COOKIE, COOKIE_AGE
from mythagora.server.protocol import Failure
from mythagora.server.socket import is_same_origin, table_socket
from mythagora.server.thinking import usual_workers
from mythagora.server.visitors import FRESH, visitor
from mythagora.storage.database import usual_url
from mythagora.texts import texts
from mythagora.wording import error_text

LARGEST_BODY = 200_000  # bytes: room for somebody's own edition; records have a door of their own
CONTENT = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
STATUS_NAMES = {404: "no-such-page", 405: "method", 413: "body", 415: "body-type"}

logger = logging.getLogger("mythagora.server")


@dataclass(frozen=True)
class Settings:
    database_url: str = field(default_factory=usual_url)
    workers: int = field(default_factory=usual_workers)
    rates: dict[str, tuple[float, float]] | None = None  # for tests: how often somebody may do something


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = await build(settings.database_url, settings.workers, settings.rates)
        app.state.house = house
        await house.hall.open()
        logger.info("open", extra={"database": house.database.shown(), "workers": settings.workers})
        try:
            yield
        finally:
            await tear_down(house)
            logger.info("closed")

    return Litestar(
        route_handlers=[router, follow_link, table_socket, text_file, page],
        dependencies={"house": Provide(the_house, sync_to_thread=False), "visitor": Provide(visitor)},
        lifespan=[lifespan],
        before_request=check_origin,
        before_send=[dress],
        exception_handlers={
            FailureError: tell_failure,
            InputError: tell_input_error,
            HTTPException: tell_http_error,
            Exception: tell_fault,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Mythagora",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            # The pages that usually come with it are fetched from other hosts.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )


def the_house(state: State) -> House:
    house: House = state.house
    return house


async def check_origin(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Only our own pages may change something in a person's name."""
    origin = request.headers.get("origin")
    if request.method in SAFE_METHODS or is_same_origin(origin, request.headers.get("host")):
        return None
    return failure_response(request, FailureError("origin", 403))


async def dress(message: Message, scope: Scope) -> None:
    """What every answer carries, and the cookie of somebody new."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    fresh = scope.get("state", {}).get(FRESH)
    if fresh:
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={fresh}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
        headers.add("set-cookie", cookie)


# What goes wrong, told.


def language(request: Request[Any, Any, Any]) -> str:
    return preferred(str(request.query_params.get("language") or request.headers.get("accept-language", "")))


def answer(status: int, name: str, text: str) -> Response[Any]:
    body = msgspec.json.encode(Failure(name=name, text=text))
    return Response(body, status_code=status, media_type="application/json")


def failure_response(request: Request[Any, Any, Any], failure: FailureError) -> Response[Any]:
    text = texts(language(request)).say(f"failure-{failure.name}", **failure.facts)
    return answer(failure.status, failure.name, text)


def tell_failure(request: Request[Any, Any, Any], failure: FailureError) -> Response[Any]:
    return failure_response(request, failure)


def tell_input_error(request: Request[Any, Any, Any], error: InputError) -> Response[Any]:
    """What somebody brought: an edition, a record, an option."""
    status = 404 if error.name in ("unknown-game", "unknown-edition") else 400
    return answer(status, error.name, error_text(texts(language(request)), error))


def tell_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    name = STATUS_NAMES.get(error.status_code, "request")
    if error.status_code >= 500:
        return tell_fault(request, error)
    problem = "" if name != "request" else problem_of(error)
    return failure_response(request, FailureError(name, error.status_code, problem=problem))


def problem_of(error: HTTPException) -> str:
    """Which part of a request is wrong, without anything of ours."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]


def tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistake: a mark to find it by in the log, and nothing of its insides."""
    mark = secrets.token_hex(4)
    path = request.scope.get("path_template") or request.scope["path"]  # without the secret of a link
    logger.error("a request failed", exc_info=error, extra={"mark": mark, "path": path})
    return failure_response(request, FailureError("fault", 500, mark=mark))
