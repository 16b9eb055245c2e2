"""The servers that share one store, and what they tell each other: who is at which table, and what is said there.

What must last is in the store, and travels as its news. This here does not last: a server that starts asks the others for it, and
whatever a server said is forgotten once that server runs no more.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cabstand.server.elsewhere import Elsewhere, Follower
from cabstand.server.messages import Said
from cabstand.store.records import StoreBroken
from cabstand.store.signals import Signals

if TYPE_CHECKING:
    from cabstand.server.desk import Desk

PULSE_SECONDS: Final = 1.0
"""How soon it is noticed that another server runs no more."""
LONGEST: Final = 7_500
"""Bytes of one message; PostgreSQL carries no more than 8,000."""
log = logging.getLogger("cabstand.peers")


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who of a table's people follows it at the server that says so."""

    table: str
    people: list[Follower]


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A question to all servers: who is at this table? Without a table: at any."""

    table: str = ""


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """What a player said at a table."""

    table: str
    player: str
    said: Said


class SpokenBefore(msgspec.Struct, frozen=True, tag="spoken-before"):
    """What was said lately at a table, for the one server that has just opened it."""

    table: str
    server: int
    said: list[tuple[str, Said]]
    """With the player who said it; oldest first."""


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A player has deleted their name: chat shows it no longer."""

    player: str


PeerMessage = Here | Who | Spoke | SpokenBefore | Forgotten
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(PeerMessage).decode


class Peers:
    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._outbox: dict[str, Here | SpokenBefore] = {}
        self._wake = asyncio.Event()

    @property
    def _signals(self) -> Signals:
        return self._desk.store.signals

    def tasks(self) -> list[Coroutine[Any, Any, None]]:
        """What runs as long as the server does."""
        return [self._listen(), self._send_waiting(), self._watch()]

    # --- saying

    def elsewhere(self, table: str) -> Elsewhere:
        """For a table that is opened here."""
        return Elsewhere(lambda people: self._say_here(table, people))

    async def ask(self, table: str) -> None:
        """Who is at a table elsewhere: asked when it has been opened here."""
        try:
            await self.say(Who(table), table)
        except StoreBroken as error:
            log.warning("other servers cannot be asked who is there: %s", error)

    async def say(self, message: PeerMessage, about: str = "") -> None:
        """All servers hear it, this one included. Raises StoreBroken."""
        await self._signals.send(about, _encode(message).decode())

    def _say_here(self, table: str, people: frozenset[Follower]) -> None:
        told = sorted(people, key=lambda one: (one[0] is None, one[0] or 0, one[1]))
        while len(_encode(message := Here(table, told))) > LONGEST:
            told = told[:-1]  # those who look out of a seat come first: of a crowd of team-mates the last are missing
        self._send_soon(f"here {table}", message)

    def _say_what_was_said(self, table: str, server: int, said: list[tuple[str, Said]]) -> None:
        while len(_encode(message := SpokenBefore(table, server, said))) > LONGEST:
            said = said[1:]
        if said:
            self._send_soon(f"said {table} {server}", message)

    def _send_soon(self, what: str, message: Here | SpokenBefore) -> None:
        """Only the last word about each thing counts, so that many who come at once are one message."""
        self._outbox[what] = message
        self._wake.set()

    async def _send_waiting(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._outbox = self._outbox, {}
            for message in waiting.values():
                try:
                    await self.say(message, message.table)
                except StoreBroken as error:
                    log.warning("table %s: other servers do not know who is here: %s", message.table[:8], error)

    # --- hearing

    async def _listen(self) -> None:
        heard = self._signals.heard()
        await self.ask("")
        async for signal in heard:
            if not signal.text:
                await self._start_over()
                continue
            try:
                message = _decode(signal.text)
            except msgspec.DecodeError:
                log.warning("server %d said something that nobody understands", signal.server)
                continue
            self._hear(signal.server, message)

    def _hear(self, server: int, message: PeerMessage) -> None:
        lives = self._desk.lives
        own = server == self._signals.server
        match message:
            case Here(table, people) if not own and table in lives:
                self._changed(table, lives[table].attendance.elsewhere.hear(server, frozenset(people)))
            case Who(table) if not own:
                for live in [lives[table]] if table in lives else [] if table else list(lives.values()):
                    live.attendance.announce(again=True)
                if table in lives:
                    self._say_what_was_said(table, server, lives[table].chat.said_by())
            case Spoke(table, player, said) if table in lives:
                lives[table].hear(player, said)
            case SpokenBefore(table, wanted, said) if wanted == self._signals.server and table in lives:
                lives[table].chat.catch_up(said)
            case Forgotten(player):
                for live in lives.values():
                    live.chat.forget(player)

    def _changed(self, table: str, has_changed: bool) -> None:
        if has_changed:
            self._desk.lives[table].attendance.tell()

    async def _start_over(self) -> None:
        """Something was missed, or this server has a new number: say again who is here, and ask the others."""
        for live in list(self._desk.lives.values()):
            live.attendance.announce(again=True)
        await self.ask("")

    async def _watch(self) -> None:
        """Forget what servers said that run no more."""
        while True:
            await self._desk.clock.sleep(PULSE_SECONDS)
            named = {server for live in self._desk.lives.values() for server in live.attendance.elsewhere.servers}
            if not named:
                continue
            try:
                running = await self._signals.running(named)
            except StoreBroken:
                continue  # it is not known who runs: the database is away, and everybody sees that
            for table, live in list(self._desk.lives.items()):
                self._changed(table, live.attendance.elsewhere.keep(running))
