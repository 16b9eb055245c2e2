"""Who is asking: a player is known by a cookie that only the browser holds. The store keeps its hash, never the token."""

import hashlib
import secrets
import unicodedata
from typing import Final

from litestar.datastructures import Cookie

from cabstand.games.game import refuse
from cabstand.server.errors import NotYours
from cabstand.store.store import Player, Store
from cabstand.table.plan import NAME_LENGTH

COOKIE: Final = "cabstand"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep no cookie longer
_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 32
_REMEMBERED: Final = 10_000


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(_ID_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def plain_text(text: str, kept: str = "") -> str:
    """One form for each letter, no invisible or control characters but those that are kept, one blank between words."""
    normal = unicodedata.normalize("NFC", text)
    visible = (" " if letter.isspace() else letter for letter in normal)
    return " ".join("".join(letter for letter in visible if letter.isprintable() or letter in kept).split())


def clean_name(name: str) -> str:
    """A name as text."""
    tidy = plain_text(name)
    if not 1 <= len(tidy) <= NAME_LENGTH or tidy.lower().startswith("bot "):
        raise refuse("server-bad-name", most=NAME_LENGTH)
    return tidy


def cookie_with(token: str, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="strict", secure=secure)


class Players:
    """The players of a server. Tokens that were looked up lately are remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Player] = {}

    async def welcome(self, name: str) -> tuple[Player, str]:
        """A new player and the token that proves it."""
        player, token = Player(new_id(), clean_name(name)), new_token()
        await self._store.add_player(player, hashed(token))
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        renamed = Player(player.id, clean_name(name))
        await self._store.rename(player.id, renamed.name)
        self._known.clear()
        return renamed

    async def forget(self, player: Player) -> None:
        await self._store.forget_player(player.id)
        self._known.clear()

    async def find(self, token: str | None) -> Player | None:
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key not in self._known:
            found = await self._store.player_with(key)
            if found is None:
                return None
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[key] = found
        return self._known[key]

    async def need(self, token: str | None) -> Player:
        """The player, or a refusal that says how to become one."""
        player = await self.find(token)
        if player is None:
            raise NotYours(refuse("server-who-are-you").refusal)
        return player
