"""What a chat program shows of a link before anybody opens it. It reads the address, which may name the game, and nothing else:
the token of a link stands behind the `#` and never comes here."""

import gzip
from functools import lru_cache
from html import escape
from typing import Any, Final

from litestar.connection import ASGIConnection

from cabstand.content.catalogue import Catalogue
from cabstand.server.game_facts import games_in
from cabstand.server.language import words_for

INVITING: Final = ("/join", "/seat", "/team")
_TITLE: Final = b"<title>Cabstand</title>"
_PICTURE: Final = "/icon-512.png"


def with_preview(page: bytes, request: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bytes:
    """The page with a title, a text and a picture for chat programs, where its address is an invitation."""
    if not f"{request.url.path}/".startswith(tuple(f"{path}/" for path in INVITING)):
        return page
    base = public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return _inserted(page, preview(words_for(request), request.query_params.get("game", ""), base))


def preview(words: Catalogue, game: str, base: str) -> str:
    """The elements of a page's head. A game that is not here is not named."""
    facts = next((facts for facts in games_in(words.language).games if facts.name == game), None)
    title = words.say("server-invited-to", game=facts.texts.name) if facts else words.say("server-invited")
    parts = {
        "og:type": "website",
        "og:site_name": "Cabstand",
        "og:title": title,
        "og:description": facts.texts.about if facts else words.say("server-invited-why"),
        "og:image": base + _PICTURE,
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in parts.items())


@lru_cache(maxsize=64)
def _inserted(page: bytes, elements: str) -> bytes:
    return page.replace(_TITLE, _TITLE + elements.encode(), 1)


@lru_cache(maxsize=64)
def squeezed(page: bytes) -> bytes:
    return gzip.compress(page, 6, mtime=0)
