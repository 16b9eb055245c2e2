"""What became of requests: one that is sent again gets the same answer, and nothing happens twice."""

from typing import Final

from cabstand.server.messages import Done
from cabstand.store.store import Row

MOST_REMEMBERED: Final = 1000


class Receipts:
    def __init__(self) -> None:
        self._lines: dict[str, int] = {}
        self._others: dict[str, Done] = {}
        """Answers to requests that made no line."""

    def took(self, row: Row) -> None:
        self._lines[row.key] = row.seq

    def find(self, name: str) -> Done | None:
        """The answer that a request of this name got before."""
        return Done(self._lines[name]) if name in self._lines else self._others.get(name)

    def remember(self, name: str, done: Done) -> Done:
        """Keep the answer to a request that has made no line yet."""
        self._others[name] = done
        if len(self._others) > MOST_REMEMBERED:
            del self._others[next(iter(self._others))]
        return done
