"""Who follows one table at the other servers on the same store.

Each server tells the others who of a table's people is there; it does so when that changes, and when another server asks.
"""

from collections.abc import Callable, Collection
from typing import Final

from cabstand.server.hub import Viewer

Follower = tuple[Viewer, str]
"""From which seat somebody looks, and which player that is."""
NOBODY: Final[frozenset[Follower]] = frozenset()


class Elsewhere:
    def __init__(self, announce: Callable[[frozenset[Follower]], None] = lambda _: None) -> None:
        self._announce = announce
        self._announced = NOBODY
        self._by_server: dict[int, frozenset[Follower]] = {}

    @property
    def people(self) -> frozenset[Follower]:
        return NOBODY.union(*self._by_server.values())

    def tell(self, here: frozenset[Follower], again: bool = False) -> None:
        """Tell the others who is here, if they do not know it; with `again` in any case, unless nobody is."""
        if here != self._announced or (again and here):
            self._announced = here
            self._announce(here)

    def hear(self, server: int, people: frozenset[Follower]) -> bool:
        """What another server says; whether anything has changed."""
        before = self.people
        self._by_server.pop(server, None)
        if people:
            self._by_server[server] = people
        return self.people != before

    def keep(self, servers: Collection[int]) -> bool:
        """Forget what servers said that run no more; whether anything has changed."""
        before = self.people
        self._by_server = {server: people for server, people in self._by_server.items() if server in servers}
        return self.people != before

    @property
    def servers(self) -> frozenset[int]:
        return frozenset(self._by_server)
