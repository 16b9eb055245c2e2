"""What this server says to the others on the same store: at once, or as soon as the one before has left."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from cabstand.server.counters import Spent
from cabstand.server.elsewhere import Follower
from cabstand.server.messages import Said
from cabstand.server.peer_messages import Here, PeerMessage, Spending, SpokenBefore, Who
from cabstand.store.records import StoreBroken
from cabstand.store.signals import Signals

LONGEST: Final = 7_500
"""Bytes of one message; PostgreSQL carries no more than 8,000."""
AT_ONCE: Final = 15
"""Links or allowances in one message: so many fit, whatever is in them."""
log = logging.getLogger("cabstand.peers")
encode: Final = msgspec.json.Encoder().encode


class Outbox:
    def __init__(self, signals: Callable[[], Signals]) -> None:
        self._signals = signals
        self._last_words: dict[str, PeerMessage] = {}
        """Of several messages about the same thing only the last is sent: many who come at once are one message."""
        self._spent: list[Spent] = []
        self._wake = asyncio.Event()

    async def say(self, message: PeerMessage, about: str = "") -> None:
        """All servers hear it, this one included. Raises StoreBroken."""
        await self._signals().send(about, encode(message).decode())

    async def ask(self, table: str) -> None:
        """Who is at a table elsewhere: asked when it has been opened here."""
        try:
            await self.say(Who(table), table)
        except StoreBroken as error:
            log.warning("other servers cannot be asked who is there: %s", error)

    def say_soon(self, what: str, message: PeerMessage) -> None:
        self._last_words[what] = message
        self._wake.set()

    def say_spent(self, spent: Spent) -> None:
        self._spent.append(spent)
        self._wake.set()

    def say_who_is_here(self, table: str, people: frozenset[Follower]) -> None:
        told = sorted(people, key=lambda one: (one[0] is None, one[0] or 0, one[1]))
        while len(encode(message := Here(table, told))) > LONGEST:
            told = told[:-1]  # those who look out of a seat come first: of a crowd of team-mates the last are missing
        self.say_soon(f"here {table}", message)

    def say_what_was_said(self, table: str, server: int, said: list[tuple[str, Said]]) -> None:
        while len(encode(message := SpokenBefore(table, server, said))) > LONGEST:
            said = said[1:]
        if said:
            self.say_soon(f"said {table} {server}", message)

    async def send_waiting(self) -> None:
        """As long as the server runs."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            spent, self._spent = self._spent, []
            waiting, self._last_words = [*self._last_words.values()], {}
            for message in [*waiting, *(Spending(spent[n : n + AT_ONCE]) for n in range(0, len(spent), AT_ONCE))]:
                try:
                    await self.say(message, getattr(message, "table", ""))
                except StoreBroken as error:
                    log.warning("other servers did not hear of this (%s): %s", type(message).__name__, error)
