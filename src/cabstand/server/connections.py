"""Which connections are open, and who has to go when there is no more room."""

from collections.abc import Callable
from typing import Final, NamedTuple

from cabstand.server.counters import Allowance, Counters, MemoryCounters

CROWDED: Final = "cabstand.crowded"
"""An extension of a scope: its address has more connections than it may have, so the request will only be refused."""
OWN_FILES: Final = 96
"""What the server needs for itself: its store, its workers, the page, and connections that are just being closed."""
NEW_CONNECTIONS: Final = Allowance(1000, 50)
"""For one address: visitors who come back at once whenever they are cut off cost more than those who stay."""
_MOST: Final = 20_000
_MOST_OF_AN_ADDRESS: Final = 1_000


class Room(NamedTuple):
    """How many connections there may be in all and from one address, and how many of the latter may be streams."""

    total: int
    of_address: int
    streams_of_address: int


def room_for(files: int) -> Room:
    """The room within a number of open files. One address never gets more than half of it, nor only streams."""
    total = min(max(files - OWN_FILES, files // 4), _MOST)
    of_address = min(total // 2, _MOST_OF_AN_ADDRESS)
    return Room(total, of_address, of_address * 3 // 4)


class Connection:
    """One connection. `address` is the visitor it counts for: nobody, while a proxy of ours only keeps it for later.

    `waits` says whether it waits for its visitor, who has sent no request or only a part of one.
    """

    def __init__(self, address: str, waits: Callable[[], bool], end: Callable[[], None]) -> None:
        self.address = address
        self.waits = waits
        self.end = end
        self.is_surplus = False


class Connections:
    """All open connections.

    An address that has as many as it may have loses the oldest that waits; if all are at work, the new one is let in only to
    hear that. When there is no more room at all, the address with the most loses one to an address that has fewer.
    """

    def __init__(self, room: Room, arrivals: Allowance = NEW_CONNECTIONS, counters: Counters | None = None) -> None:
        self._room = room
        self._arrivals = arrivals
        self._counters: Counters = MemoryCounters() if counters is None else counters
        self._of: dict[str, dict[Connection, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def of(self, address: str) -> int:
        return len(self._of.get(address, ())) if address else 0

    def add(self, connection: Connection) -> str:
        """Let a connection in, even if another one has to go for it; or say why not, by an id of the catalogue."""
        if connection.address and self._counters.spend("connections", connection.address, self._arrivals):
            return "server-many-connections"
        if self._count >= self._room.total and not self._make_room(connection.address):
            return "server-full"
        self._put(connection)
        return ""

    def remove(self, connection: Connection) -> None:
        theirs = self._of.get(connection.address, {})
        if connection in theirs:
            self._count -= 1
            del theirs[connection]
            if not theirs:
                del self._of[connection.address]

    def count_for(self, connection: Connection, address: str) -> None:
        """A proxy's connection counts for the visitor whose request it carries."""
        if address != connection.address and connection in self._of.get(connection.address, {}):
            self.remove(connection)
            connection.address = address
            self._put(connection)

    def is_crowded(self, connection: Connection) -> bool:
        """Whether a connection was one too many for its address, and still is."""
        return connection.is_surplus and self.of(connection.address) > self._room.of_address

    def _put(self, connection: Connection) -> None:
        theirs = self._of.setdefault(connection.address, {})
        oldest = next((one for one in theirs if one.waits()), None) if self._is_full(connection.address) else None
        if oldest is not None:
            self._end(oldest)
        connection.is_surplus = self._is_full(connection.address)
        self._count += 1
        self._of.setdefault(connection.address, {})[connection] = None

    def _is_full(self, address: str) -> bool:
        return self.of(address) >= self._room.of_address

    def _make_room(self, newcomer: str) -> bool:
        """End a connection of the address that has the most: the oldest that waits, or the oldest of all."""
        most = max((address for address in self._of if address), key=self.of, default="")
        if not most or self.of(most) <= self.of(newcomer) + 1:
            return False
        theirs = self._of[most]
        self._end(next((one for one in theirs if one.waits()), next(iter(theirs))))
        return True

    def _end(self, connection: Connection) -> None:
        self.remove(connection)
        connection.end()
