"""Counts of what visitors do: allowances that refill with time, and things that are held for a while."""

import time
from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol

import msgspec

MOST_BUCKETS: Final = 20_000
"""Buckets of one kind. Where there are more visitors, the one who has spent nothing for the longest time is forgotten."""


class Allowance(msgspec.Struct, frozen=True):
    """`burst` at once, and `rate` per second in the long run."""

    burst: float
    rate: float

    def times(self, scale: float) -> "Allowance":
        return Allowance(self.burst * scale, self.rate * scale)


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """Part of an allowance. Less than nothing is given back."""

    what: str
    who: str
    amount: float
    rate: float
    """How much of it comes back per second."""


class Counters(Protocol):
    """Counts by kind and by visitor. It answers at once: an implementation for several processes counts for itself and
    exchanges its counts with the others in the background."""

    def wait(self, what: str, who: str, allowance: Allowance, amount: float = 1) -> float:
        """Seconds until one more, or some amount, may be spent; 0: now."""

    def spend(self, what: str, who: str, allowance: Allowance, amount: float = 1) -> float:
        """Spend it if that is allowed now and return 0; else the seconds until it is."""

    def give_back(self, what: str, who: str) -> None:
        """Undo one spending: it does not count after all."""

    def has_spent(self, what: str, who: str) -> bool:
        """Whether anything that was spent has not come back yet."""

    def hold(self, what: str, who: str, most: float) -> bool:
        """Hold one more, unless that would be more than `most`."""

    def let_go(self, what: str, who: str) -> None: ...


SHARED: Final = frozenset({"codes", "all codes", "players", "tables", "new links", "editions", "kept bytes"})
"""What counts at all servers of one store together; the rest protects each server by itself."""


class Bucket(msgspec.Struct):
    """What was spent by the time `at`, and how much of it comes back per second."""

    spent: float
    at: float
    rate: float

    def left(self, now: float) -> float:
        return max(0.0, self.spent - (now - self.at) * self.rate)


class MemoryCounters:
    """The counts of one process. What counts at all servers together is told to the others by `share`, and heard from them."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
        share: Callable[[Spent], None] = lambda _: None,
    ) -> None:
        self._now = now
        self._most = most
        self._share = share
        self._buckets: dict[str, dict[str, Bucket]] = {}
        self._held: dict[tuple[str, str], int] = {}

    def wait(self, what: str, who: str, allowance: Allowance, amount: float = 1) -> float:
        return max(0.0, (self._spent(what, who) + amount - allowance.burst) / allowance.rate)

    def spend(self, what: str, who: str, allowance: Allowance, amount: float = 1) -> float:
        wait = self.wait(what, who, allowance, amount)
        if not wait:
            self._charge(what, who, amount, allowance.rate)
            if what in SHARED:
                self._share(Spent(what, who, amount, allowance.rate))
        return wait

    def hear(self, spent: Spent) -> None:
        """What was spent or given back at another server."""
        if spent.amount < 0:
            self._undo(spent.what, spent.who)
        else:
            self._charge(spent.what, spent.who, spent.amount, spent.rate)

    def _charge(self, what: str, who: str, amount: float, rate: float) -> None:
        spent = self._spent(what, who) + amount
        buckets = self._buckets.setdefault(what, {})
        buckets.pop(who, None)  # the order of the dict is the order of the last spending
        self._drop_refilled(buckets)
        if len(buckets) >= self._most:
            del buckets[next(iter(buckets))]
        buckets[who] = Bucket(spent, self._now(), rate)

    def _drop_refilled(self, buckets: dict[str, Bucket]) -> None:
        """Forget up to two buckets that have refilled. This is done for each new one, so their number follows the visitors'."""
        for who in list(islice(buckets, 2)):
            if not buckets[who].left(self._now()):
                del buckets[who]

    def give_back(self, what: str, who: str) -> None:
        self._undo(what, who)
        if what in SHARED:
            self._share(Spent(what, who, -1, 0))

    def _undo(self, what: str, who: str) -> None:
        bucket = self._buckets.get(what, {}).get(who)
        if bucket is not None:
            bucket.spent -= 1

    def has_spent(self, what: str, who: str) -> bool:
        return self._spent(what, who) > 0

    def _spent(self, what: str, who: str) -> float:
        bucket = self._buckets.get(what, {}).get(who)
        return 0.0 if bucket is None else bucket.left(self._now())

    def hold(self, what: str, who: str, most: float) -> bool:
        held = self._held.get((what, who), 0)
        if held >= most:
            return False
        self._held[what, who] = held + 1
        return True

    def let_go(self, what: str, who: str) -> None:
        left = self._held.get((what, who), 0) - 1
        if left > 0:
            self._held[what, who] = left
        else:
            self._held.pop((what, who), None)
