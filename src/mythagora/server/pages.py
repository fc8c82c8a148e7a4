"""The pages of the client and its texts: files from inside the package, nothing from anywhere else."""

import asyncio
import gzip
import mimetypes
import os
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path, PurePosixPath

from litestar import Request, Response, get
from litestar.params import FromPath

from mythagora.server.failures import FailureError
from mythagora.server.languages import USUAL, languages, preferred
from mythagora.texts import texts

# What the client itself makes of an address; anything else that is no file is not here.
PAGES = ("", "new", "tables", "table", "join", "link", "replay", "rules", "about", "verify")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


def client() -> Path:
    """Where the built client lies."""
    return Path(str(files("mythagora.server").joinpath("client")))


def load(path: Path) -> tuple[bytes, bytes | None, str]:
    """A file, the same squeezed, and its mark."""
    return load_as_of(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=400)
def load_as_of(path: Path, _: int) -> tuple[bytes, bytes | None, str]:
    """Kept until the file changes."""
    data = path.read_bytes()
    squeezed = gzip.compress(data, 9, mtime=0) if path.suffix in SQUEEZED else None
    return data, squeezed, f'"{sha256(data).hexdigest()[:24]}"'


def find(folder: Path, name: str) -> Path | None:
    """A file below the folder, and nothing beside it."""
    parts = PurePosixPath(name).parts
    if not parts or any(part in ("..", "/", "") or part.startswith(".") for part in parts):
        return None
    path = folder.joinpath(*parts)
    return path if os.path.isfile(path) else None  # of whatever length: `Path.is_file` may raise


def send(request: Request, path: Path, caching: str, status: int = 200) -> Response[bytes]:  # type: ignore[type-arg]
    data, squeezed, mark = load(path)
    headers = {"etag": mark, "cache-control": caching, "vary": "Accept-Encoding"}
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            squeezed, status_code=status, headers={**headers, "content-encoding": "gzip"}, media_type=kind
        )
    return Response(data, status_code=status, headers=headers, media_type=kind)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request, path: FromPath[str] = "") -> Response[bytes]:  # type: ignore[type-arg]
    """A file of the client, or the client itself, which finds its page by the address."""
    name = path.strip("/")
    folder = client()
    found = await asyncio.to_thread(find, folder, name) if name else None
    if found is not None and found.name != "index.html":
        return send(request, found, FOREVER if name.startswith("assets/") else ASK_AGAIN)
    is_page = name.split("/")[0] in PAGES
    index = folder / "index.html"
    if not is_page and "." in name.rsplit("/", 1)[-1]:
        raise FailureError("no-such-page", 404)
    if not index.is_file():
        text = texts(preferred(request.headers.get("accept-language", ""))).say("client-missing")
        body = f'<!doctype html><meta charset="utf-8"><title>Mythagora</title><p>{text}</p>'
        return Response(body.encode(), status_code=503, media_type="text/html; charset=utf-8")
    return send(request, index, ASK_AGAIN, 200 if is_page else 404)


@get("/texts/{language:str}/{file:str}", include_in_schema=False)
async def text_file(request: Request, language: FromPath[str], file: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
    """The texts, shared by the browser and the terminal."""
    folder = Path(str(files("mythagora.texts")))
    known = language if language in languages() else USUAL
    found = find(folder / known, file) if file.endswith(".ftl") else None
    if found is None:
        raise FailureError("no-such-page", 404)
    return send(request, found, ASK_AGAIN)
