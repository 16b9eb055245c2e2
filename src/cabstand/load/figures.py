"""What a load test has measured: how long everything took, when, and what came of it."""

import time
from array import array
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

KINDS: Final = ("answer", "shown", "back", "chat")
"""From a move to its answer, from a move to a screen that shows it, from dialling to the whole picture, saying something."""
SHARES: Final = (0.5, 0.9, 0.99, 0.999, 1.0)
_MOST_FAULTS: Final = 20


class Figures:
    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self.now = now
        self.began = now()
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self._at = {kind: array("d") for kind in KINDS}
        self._took = {kind: array("d") for kind in KINDS}

    def begin(self) -> None:
        """Everybody is there: what it took them to come is not measured."""
        self.began = self.now()
        self.counts.clear()
        for kind in KINDS:
            del self._at[kind][:], self._took[kind][:]

    def note(self, kind: str, since: float) -> None:
        now = self.now()
        self._at[kind].append(now - self.began)
        self._took[kind].append(now - since)

    def fault(self, where: str, what: str) -> None:
        self.counts["faults"] += 1
        if len(self.faults) < _MOST_FAULTS:
            self.faults.append(f"{where}: {what}")

    def took(self, kind: str) -> list[float]:
        """Seconds, the shortest first."""
        return sorted(self._took[kind])

    def by_time(self, kind: str, seconds: float) -> list[tuple[float, list[float]]]:
        """The same in slices of time: when each began, and what it took then."""
        slices: dict[int, list[float]] = {}
        for at, took in zip(self._at[kind], self._took[kind], strict=True):
            slices.setdefault(int(at / seconds), []).append(took)
        return [(number * seconds, sorted(slices[number])) for number in sorted(slices)]


def percentile(ordered: Sequence[float], share: float) -> float:
    """Of values in order; 1 is the last of them."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
