"""Large bodies of requests that are still arriving: how many bytes of them are kept, and who has to go when it is too much."""

from collections.abc import Callable
from typing import Final

SMALL: Final = 64 * 1024
"""Bytes; smaller bodies are not counted. Only question packs are larger."""
MOST_OF_AN_ADDRESS: Final = 16_000_000
MOST: Final = 128_000_000


class Body:
    """A body of which `size` bytes are kept. `address` is the visitor who sends it: nobody, where a proxy of ours does."""

    def __init__(self, address: str, end: Callable[[], None]) -> None:
        self.address = address
        self.end = end
        self.size = 0


class Bodies:
    """All large bodies that are still arriving.

    An address that sends more than it may send at once loses the body that began first. When that is too much for all
    addresses together, the one that sends the most loses it.
    """

    def __init__(self, of_address: int = MOST_OF_AN_ADDRESS, total: int = MOST) -> None:
        self._of_address = of_address
        self._most = total
        self._of: dict[str, dict[Body, None]] = {}
        self._sizes: dict[str, int] = {}
        self._total = 0

    def __len__(self) -> int:
        return self._total

    def keep(self, body: Body, size: int) -> None:
        """By now `size` bytes of a body have come. Bodies for which there is no more room are ended; perhaps this one."""
        self._of.setdefault(body.address, {})[body] = None
        self._add(body, size - body.size)
        while body.address and self._sizes.get(body.address, 0) > self._of_address:
            self._end_first(body.address)
        while self._total > self._most:
            self._end_first(max(self._sizes, key=self._sizes.__getitem__))

    def forget(self, body: Body) -> None:
        """A body has come to its end, or nobody keeps it any more."""
        theirs = self._of.get(body.address, {})
        if body in theirs:
            self._add(body, -body.size)
            del theirs[body]
            if not theirs:
                del self._of[body.address], self._sizes[body.address]

    def _add(self, body: Body, size: int) -> None:
        body.size += size
        self._total += size
        self._sizes[body.address] = self._sizes.get(body.address, 0) + size

    def _end_first(self, address: str) -> None:
        body = next(iter(self._of[address]))
        self.forget(body)
        body.end()
