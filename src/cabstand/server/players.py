"""Who is asking: a player is known by a cookie that only the browser holds. The store keeps its hash, never the token."""

import hashlib
import logging
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec
from litestar.datastructures import Cookie
from msgspec.structs import replace

from cabstand.core.game import refuse
from cabstand.server.errors import NotYours
from cabstand.store.store import Player, Store, StoreBroken
from cabstand.table.names import BLANKS, is_visible, looks_deleted, looks_like_a_bot
from cabstand.table.plan import NAME_LENGTH

COOKIE: Final = "cabstand"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep no cookie longer
_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 32
_REMEMBERED: Final = 10_000
_TRUSTED_SECONDS: Final = 600.0
_NOTED_SECONDS: Final = 24 * 3600.0
log = logging.getLogger("cabstand.players")


class _Known(msgspec.Struct, frozen=True):
    """A player as the store knew them at a moment, in seconds since 1970."""

    player: Player
    since: float


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(_ID_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def plain_text(text: str, kept: str = "") -> str:
    """One form for each letter, no invisible or control characters but those that are kept, one blank between words."""
    normal = unicodedata.normalize("NFC", text)
    visible = (" " if letter.isspace() or letter in BLANKS else letter for letter in normal)
    return " ".join("".join(letter for letter in visible if letter.isprintable() or letter in kept).split())


def clean_name(name: str) -> str:
    """A name that people can see, and that looks neither like a bot's nor like a name that was deleted."""
    tidy = plain_text(name)
    if not is_visible(tidy) or len(tidy) > NAME_LENGTH or looks_like_a_bot(tidy) or looks_deleted(tidy):
        raise refuse("server-bad-name", most=NAME_LENGTH)
    return tidy


def cookie_with(token: str, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="strict", secure=secure)


class Players:
    """The players of a server. Tokens that were looked up lately are remembered, for a while: another process may rename a
    player or forget one."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[str, _Known] = OrderedDict()

    def __len__(self) -> int:
        """How many tokens are remembered."""
        return len(self._known)

    def let_go(self) -> None:
        """Forget what would be looked up again anyway."""
        for key in [key for key, known in self._known.items() if not self._is_fresh(known)]:
            del self._known[key]

    def _is_fresh(self, known: _Known) -> bool:
        return 0 <= self._now() - known.since < _TRUSTED_SECONDS

    async def welcome(self, name: str) -> tuple[Player, str]:
        """A new player and the token that proves it."""
        player, token = Player(new_id(), clean_name(name), self._moment()), new_token()
        await self._store.players.add(player, hashed(token))
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        renamed = replace(player, name=clean_name(name))
        await self._store.players.rename(player.id, renamed.name)
        self._look_again(player)
        return renamed

    async def forget(self, player: Player) -> None:
        await self._store.players.forget(player.id)
        self._look_again(player)

    def _look_again(self, player: Player) -> None:
        for key in [key for key, known in self._known.items() if known.player.id == player.id]:
            del self._known[key]

    async def find(self, token: str | None) -> Player | None:
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        known = self._known.get(key)
        if known is None or not self._is_fresh(known):
            found = await self._store.players.with_token(key)
            if found is None:
                self._known.pop(key, None)
                return None
            await self._note_use(found)
            known = self._known[key] = _Known(found, self._now())
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return known.player

    async def _note_use(self, player: Player) -> None:
        """Note that a name is used, at most once a day: then it does not expire."""
        if self._moment() - player.seen > _NOTED_SECONDS * 1000:
            try:
                await self._store.players.saw(player.id, self._moment())
            except StoreBroken as error:
                log.warning("that a player was here cannot be written: %s", error)

    def _moment(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self._now() * 1000)

    async def need(self, token: str | None) -> Player:
        """The player, or a refusal that says how to become one."""
        player = await self.find(token)
        if player is None:
            raise NotYours(refuse("server-who-are-you").refusal)
        return player
