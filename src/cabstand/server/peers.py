"""The servers that share one store, and what they tell each other.

What must last is in the store, and travels as its news. The messages here do not last: a server that starts asks the others,
and whatever a server said about people is forgotten once that server runs no more.
"""

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cabstand.server.counters import Spent
from cabstand.server.elsewhere import Elsewhere
from cabstand.server.messages import Chatted
from cabstand.server.outbox import AT_ONCE, Outbox
from cabstand.server.peer_messages import (
    Forgotten,
    Here,
    Linked,
    PeerMessage,
    SharedLink,
    Spending,
    Spoke,
    SpokenBefore,
    Unlinked,
    Who,
)
from cabstand.store.records import StoreBroken
from cabstand.store.signals import Signals

if TYPE_CHECKING:
    from cabstand.server.desk import Desk

PULSE_SECONDS: Final = 1.0
"""How soon it is noticed that another server runs no more."""
log = logging.getLogger("cabstand.peers")
_decode: Final = msgspec.json.Decoder(PeerMessage).decode


class Ears(msgspec.Struct):
    """Who else at this server wants to hear what the others say."""

    linked: Callable[[SharedLink], None] = lambda _: None
    unlinked: Callable[[str], None] = lambda _: None
    spent: Callable[[Spent], None] = lambda _: None
    links: Callable[[], Sequence[SharedLink]] = lambda: ()
    """The links that work here."""


class Peers:
    def __init__(self, desk: "Desk") -> None:
        self.ears = Ears()
        self._desk = desk
        self.outbox = Outbox(lambda: desk.store.signals)

    @property
    def _signals(self) -> Signals:
        return self._desk.store.signals

    def tasks(self) -> list[Coroutine[Any, Any, None]]:
        """What runs as long as the server does."""
        return [self._listen(), self.outbox.send_waiting(), self._watch()]

    def elsewhere(self, table: str) -> Elsewhere:
        """For a table that is opened here."""
        return Elsewhere(lambda people: self.outbox.say_who_is_here(table, people))

    async def _listen(self) -> None:
        heard = self._signals.heard()
        await self.outbox.ask("")
        async for signal in heard:
            if not signal.text:
                await self._start_over()
                continue
            try:
                message = _decode(signal.text)
            except msgspec.DecodeError:
                log.warning("server %d said something that nobody understands", signal.server)
                continue
            self._hear_at_tables(message)
            if signal.server != self._signals.server:
                self._hear_from_others(signal.server, message)

    def _hear_at_tables(self, message: PeerMessage) -> None:
        """What is done here just as everywhere, whoever said it."""
        match message:
            case Spoke(table, player, said) if table in self._desk.lives:
                live = self._desk.lives[table]
                live.chat.add(player, said)
                live.hub.tell(lambda _: Chatted(said))
            case Forgotten(player):
                for live in self._desk.lives.values():
                    live.chat.forget(player)

    def _hear_from_others(self, server: int, message: PeerMessage) -> None:
        lives = self._desk.lives
        match message:
            case Here(table, people) if table in lives:
                self._changed(table, lives[table].attendance.elsewhere.hear(server, frozenset(people)))
            case Who(table):
                self._answer(server, table)
            case SpokenBefore(table, wanted, said) if wanted == self._signals.server and table in lives:
                lives[table].chat.catch_up(said)
            case Linked(links):
                for link in links:
                    self.ears.linked(link)
            case Unlinked(key):
                self.ears.unlinked(key)
            case Spending(spent):
                for one in spent:
                    self.ears.spent(one)

    def _answer(self, server: int, table: str) -> None:
        lives = self._desk.lives
        for live in [lives[table]] if table in lives else [] if table else list(lives.values()):
            live.attendance.announce(again=True)
        if table in lives:
            self.outbox.say_what_was_said(table, server, lives[table].chat.said_by())
        if not table:
            links = self.ears.links()
            for first in range(0, len(links), AT_ONCE):
                self.outbox.say_soon(f"links {first}", Linked([*links[first : first + AT_ONCE]]))

    def _changed(self, table: str, has_changed: bool) -> None:
        if has_changed:
            self._desk.lives[table].attendance.tell()

    async def _start_over(self) -> None:
        """Something was missed, or this server has a new number: say again who is here, and ask the others."""
        for live in list(self._desk.lives.values()):
            live.attendance.announce(again=True)
        await self.outbox.ask("")

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
                continue  # nobody knows who runs: the database is away, and everybody sees that
            for table, live in list(self._desk.lives.items()):
                self._changed(table, live.attendance.elsewhere.keep(running))
