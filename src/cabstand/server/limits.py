"""How much anyone may ask for: buckets that fill again with time, one for each address and one for each player."""

import time
from typing import Final

import msgspec

from cabstand.games.game import refuse
from cabstand.server.errors import TooMany

_MOST_BUCKETS: Final = 50_000


class Allowance(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


REQUESTS: Final = Allowance(200, 10)
FILES: Final = Allowance(2000, 100)
"""The page's own, which lie in memory: each new phone fetches some fifty, and a party comes from one address all at once."""
MOVES: Final = Allowance(100, 5)
NEW_TABLES: Final = Allowance(20, 5 / 60)
NEW_PLAYERS: Final = Allowance(30, 10 / 60)
WRONG_CODES: Final = Allowance(10, 10 / 60)
EDITIONS: Final = Allowance(20, 10 / 60)
REPLAYS: Final = Allowance(100, 2)
COACH: Final = Allowance(120, 4)
CHAT: Final = Allowance(10, 0.5)
MESSAGES: Final = Allowance(100, 5)
SOCKETS: Final = 20
"""Open streams for each address."""


class Limits:
    """The buckets of a server. `scale` is for hosts who know that many people come from one address."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: dict[str, int] = {}

    def spend(self, what: str, who: str, allowance: Allowance) -> None:
        """Take one from a bucket; refused, with the time to wait, where it is empty."""
        now = time.monotonic()
        level, at = self._buckets.get((what, who), (allowance.burst * self.scale, now))
        level = min(allowance.burst * self.scale, level + (now - at) * allowance.rate * self.scale)
        if level < 1:
            wait = (1 - level) / (allowance.rate * self.scale)
            raise TooMany(refuse("server-too-many", seconds=int(wait) + 1).refusal, wait)
        if len(self._buckets) >= _MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[what, who] = (level - 1, now)

    def give_back(self, what: str, who: str) -> None:
        """What was spent turned out to be well spent."""
        level, at = self._buckets[what, who]
        self._buckets[what, who] = (level + 1, at)

    def take_slot(self, address: str) -> "Slot":
        """Room for one more open stream of an address; refused where it has too many."""
        if self._sockets.get(address, 0) >= SOCKETS * self.scale:
            raise TooMany(refuse("server-too-many", seconds=10).refusal, 10)
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return Slot(self, address)

    def give_slot_back(self, address: str) -> None:
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)


class Slot:
    """Room that is given back once: at the end of a stream, or when a stream that never began is thrown away."""

    def __init__(self, limits: Limits, address: str) -> None:
        self._limits: Limits | None = limits
        self._address = address

    def release(self) -> None:
        if self._limits is not None:
            self._limits.give_slot_back(self._address)
            self._limits = None

    def __del__(self) -> None:
        self.release()
