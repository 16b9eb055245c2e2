"""The texts of a game over HTTP: a page that was built without them reads them from here."""

from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from cabstand.content.texts import fluent_of, language_codes
from cabstand.core.places import places
from cabstand.server.routes import Req

_CACHING: Final = "public, max-age=300"
_ANSWER: Final = ResponseSpec(str, generate_examples=False, media_type="text/plain", description="Messages in Fluent syntax")


class Told(NamedTuple):
    body: bytes
    tag: str


@cache
def _told(game: str, language: str) -> Told:
    body = fluent_of(places()[game], language).encode()
    return Told(body, f'"{sha256(body).hexdigest()[:16]}"')


@get("/api/texts/{game:str}/{language:str}", sync_to_thread=True, responses={200: _ANSWER})
def texts(request: Req, game: str, language: str) -> Response[bytes]:
    """All texts of a game in a language, in English where it lacks some: messages in Fluent syntax."""
    if game not in places() or language not in language_codes():
        raise NotFoundException
    told = _told(game, language)
    headers = {"etag": told.tag, "cache-control": _CACHING}
    if request.headers.get("if-none-match") == told.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(told.body, media_type="text/plain", headers=headers)


TEXTS: Final = [texts]
