"""How much anybody may ask for: allowances for each address and for each player, and how many streams may be open."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cabstand.core.game import refuse
from cabstand.server.counters import Allowance, Counters, MemoryCounters
from cabstand.server.errors import TooMany, Unknown

REQUESTS: Final = Allowance(200, 10)
FILES: Final = Allowance(2000, 100)
"""The page's own, which lie in memory: each new phone fetches some fifty, and a party comes from one address all at once."""
MOVES: Final = Allowance(100, 5)
NEW_TABLES: Final = Allowance(20, 5 / 60)
NEW_PLAYERS: Final = Allowance(30, 10 / 60)
WRONG_CODES: Final = Allowance(10, 10 / 60)
ALL_WRONG_CODES: Final = Allowance(300, 20 / 60)
"""For everybody together: there are eight million codes, and a stranger may have any number of addresses."""
LINK_USES: Final = Allowance(100, 2)
"""Links have an allowance of their own: their tokens are too long to be guessed, so a wrong one harms nobody."""
NEW_LINKS: Final = Allowance(100, 20 / 60)
EDITIONS: Final = Allowance(20, 10 / 60)
KEPT_BYTES: Final = Allowance(50_000_000, 50_000_000 / (24 * 3600))
"""For question packs that are kept: nobody can fill the disk with them."""
REPLAYS: Final = Allowance(100, 2)
COACH: Final = Allowance(120, 4)
CHAT: Final = Allowance(10, 0.5)
MESSAGES: Final = Allowance(100, 5)

STREAMS_OF_A_SEAT: Final = 6
"""Streams by which one person follows one table from one seat: a few windows on a few devices."""
STREAMS_OF_A_PLAYER: Final = 60
STREAMS_OF_AN_ADDRESS: Final = 700
"""Everybody at a large school or a party comes from one address: this only stops somebody who invents players."""
_TOLD: Final = {
    "tables": "server-many-tables",
    "players": "server-many-players",
    "editions": "server-many-editions",
    "kept bytes": "server-many-bytes",
}
"""Allowances that take long to refill have texts of their own."""
_FULL: Final = {
    "seat": "server-streams-of-seat",
    "player": "server-streams-of-player",
    "address": "server-streams-of-address",
}
_ASK_AGAIN: Final = 10.0
"""Seconds after which a refused stream may find room."""


class Limits:
    """The limits of a server. `scale` is for hosts who know that many people come from one address."""

    def __init__(
        self, scale: float = 1.0, counters: Counters | None = None, streams_of_address: int = STREAMS_OF_AN_ADDRESS
    ) -> None:
        self.scale = scale
        self._counters: Counters = MemoryCounters() if counters is None else counters
        self._streams_of_address = streams_of_address

    def spend(self, what: str, who: str, allowance: Allowance, amount: float = 1) -> None:
        """Take from an allowance. If it is used up, refuse and say how long to wait."""
        wait = self._counters.spend(what, who, allowance.times(self.scale), amount)
        if wait:
            raise TooMany(refuse(_TOLD.get(what, "server-too-many"), seconds=int(wait) + 1).refusal, wait)

    @contextmanager
    def code_guess(self, address: str) -> Iterator[None]:
        """One try at a spoken code; only a wrong code (Unknown) costs anything.

        Once everybody together has tried too many, an address without a wrong try may still guess: otherwise a stranger
        could keep all guests out of all parties.
        """
        allowance, everybody = WRONG_CODES.times(self.scale), ALL_WRONG_CODES.times(self.scale)
        wait, why = self._counters.wait("codes", address, allowance), "server-wrong-codes"
        if not wait and self._counters.has_spent("codes", address):
            wait, why = self._counters.wait("all codes", "", everybody), "server-wrong-codes-of-all"
        if wait:
            raise TooMany(refuse(why, seconds=int(wait) + 1).refusal, wait)
        self._counters.spend("codes", address, allowance)
        try:
            yield
        except Unknown:
            self._counters.spend("all codes", "", everybody)
            raise
        except Exception:
            self._counters.give_back("codes", address)
            raise
        self._counters.give_back("codes", address)

    def open_stream(self, player: str, table: str, seat: int | None, address: str) -> "StreamSlot":
        """Make room for one more stream of this person on this seat, of this person, and of this address."""
        wanted = (
            ("seat", f"{player} {table} {seat}", STREAMS_OF_A_SEAT),
            ("player", player, STREAMS_OF_A_PLAYER),
            ("address", address, self._streams_of_address),
        )
        slot = StreamSlot(self._counters)
        for kind, who, most in wanted:
            if not self._counters.hold(f"streams of {kind}", who, most * self.scale):
                slot.release()
                raise TooMany(refuse(_FULL[kind], most=int(most * self.scale)).refusal, _ASK_AGAIN)
            slot.held.append((f"streams of {kind}", who))
        return slot


class StreamSlot:
    """Room that is given back once: at the end of a stream, or when a stream that never began is thrown away."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters
        self.held: list[tuple[str, str]] = []

    def release(self) -> None:
        while self.held:
            self._counters.let_go(*self.held.pop())

    def __del__(self) -> None:
        self.release()
