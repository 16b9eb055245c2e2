"""The games of this server over HTTP."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from cabstand.content.catalogue import choose_language, languages
from cabstand.server.game_facts import Games, games_in
from cabstand.server.language import words_for
from cabstand.server.routes import Req

_CACHING: Final = "public, max-age=300"
_ANSWER: Final = ResponseSpec(Games, generate_examples=False, description="The games of this server")
Code = Annotated[str | None, QueryParameter(max_length=20)]


class Told(NamedTuple):
    body: bytes
    tag: str


@cache
def told_games(language: str) -> Told:
    body = msgspec.json.encode(games_in(language))
    return Told(body, f'"{sha256(body).hexdigest()[:16]}"')


def all_told_games() -> dict[str, bytes]:
    """The answer in every language, made before anybody is here: importing bots would hold everybody up later."""
    return {language.code: told_games(language.code).body for language in languages() if language.complete}


@get("/api/games", sync_to_thread=False, responses={200: _ANSWER})
def list_games(request: Req, language: Code = None) -> Response[bytes]:
    """The games that can be played here: seats, options as a JSON schema, bots, and what else each of them offers."""
    chosen = words_for(request).language if language is None else choose_language([language], complete=True)
    told = told_games(chosen)
    headers = {"etag": told.tag, "cache-control": _CACHING, "vary": "accept-language", "content-language": chosen}
    if request.headers.get("if-none-match") == told.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(told.body, media_type="application/json", headers=headers)


GAMES: Final = [list_games]
