"""The browser client: files made from web/ when Cabstand was installed, kept in memory, small enough for that."""

import gzip
import mimetypes
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cabstand.content.command import command
from cabstand.core.manifest import screen_file
from cabstand.server.language import words_for
from cabstand.server.previews import squeezed, with_preview

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
_PLACE: Final = b'<script type="application/json" id="games"></script>'
_COMMAND: Final = b'<meta name="command" content="cabstand"'
_PLAY: Final = b"cabstand play<"
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # such names carry the hash of what is in them
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".txt", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    body: bytes
    squeezed: bytes | None
    kind: str
    caching: str


class Pages:
    """All files of the client by their address, and its page in every language: the list of games lies in it, so that the page
    is drawn at once and nothing in it moves later."""

    def __init__(self, games: Mapping[str, bytes], folder: Path = STATIC) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()]
        self._files = {path.relative_to(folder).as_posix(): _read(path, path.read_bytes()) for path in paths}
        index = folder / INDEX
        self._indexes = {
            code: _read(index, with_games(with_command(index.read_bytes()), told))
            for code, told in games.items()
            if index.exists()
        }

    def find(self, name: str) -> File | None:
        return self._files.get(name)

    def index(self, language: str) -> File | None:
        return self._indexes.get(language)


def with_command(page: bytes) -> bytes:
    """The page with what people here type to run Cabstand, wherever it names that."""
    typed = command().encode()
    return page.replace(_COMMAND, _COMMAND.replace(b"cabstand", typed)).replace(_PLAY, typed + b" play<")


def with_games(page: bytes, games: bytes) -> bytes:
    """The page with the list of games in it. No text of a game can end the element it lies in."""
    return page.replace(_PLACE, _PLACE.replace(b"></", b">" + games.replace(b"<", b"\\u003c") + b"</"), 1)


def _read(path: Path, body: bytes) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if path.suffix in _SQUEEZED else None
    return File(body, squeezed, kind, _FOR_EVER if path.parent.name == "assets" else _ASK_AGAIN)


def _index(request: Request[Any, Any, Any]) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    words = words_for(request)
    file = pages.index(words.language)
    if file is None:
        return Response(words.say("server-page-not-built").encode(), status_code=503, media_type="text/plain; charset=utf-8")
    body = with_preview(file.body, request, request.app.state.settings.public_url)
    if body is not file.body:
        file = File(body, squeezed(body), file.kind, file.caching)
    return _send(request, file, "accept-encoding, accept-language")


def _answer(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    file = pages.find(name)
    return _send(request, file)


def _send(request: Request[Any, Any, Any], file: File | None, varies_by: str = "accept-encoding") -> Response[bytes]:
    if file is None:
        raise NotFoundException
    headers = {"cache-control": file.caching, "vary": varies_by}
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.squeezed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


@get(
    [
        "/",
        "/t/{table:str}",
        "/join",
        "/join/{code:str}",
        "/device",
        "/seat",
        "/team",
        "/code/{code:str}",
        "/replay",
        "/replay/{table:str}",
        "/rules/{game:str}",
        "/editions",
        "/editions/{game:str}",
        "/daily",
        "/daily/{day:str}",
        "/daily/{game:str}/{day:str}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every address of the client is the same page; what it shows is the client's to say."""
    return _index(request)


def is_for_people(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody has typed or followed an address, and no program has asked for a file or an answer."""
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asks and not request.scope["path"].startswith(("/api/", "/assets/", "/games/"))


def lost_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """An address that is none: the client says so kindly, and knows the way back."""
    answer = _index(request)
    answer.status_code = max(404, answer.status_code or 0)
    return answer


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    return _answer(request, f"assets/{name}")


@get(
    [
        "/icon.svg",
        "/icon-turn.svg",
        "/icon-192.png",
        "/icon-512.png",
        "/icon-mask.png",
        "/old.js",
        "/frame.js",
        "/manifest.webmanifest",
        "/licences.txt",
        "/robots.txt",
        "/sw.js",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _answer(request, request.url.path.removeprefix("/"))


@lru_cache(maxsize=256)
def _game_file(path: Path, changed: float) -> File:  # noqa: ARG001 - what was read before the change is not asked for any more
    """A file of a game, read again when its author has changed it."""
    return _read(path, path.read_bytes())


@get("/games/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def game_file(request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file of a screen that is not built into the page: one that its game's manifest names, and no other."""
    path = screen_file(game, name)
    return _send(request, None if path is None else _game_file(path, path.stat().st_mtime))


PAGES: Final = [page, asset, root_file, game_file]
