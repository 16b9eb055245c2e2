"""Seconds that run down while somebody is awaited. A pause stops them, and they go on where they stopped."""

from collections.abc import Hashable

from cabstand.server.clock import Clock


class Countdown:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._case: Hashable = None
        """What is awaited: for something else the seconds begin again."""
        self._left: float | None = None
        """While it stands still."""
        self._ends: float | None = None
        """While it runs."""

    def run(self, case: Hashable, seconds: float | None) -> None:
        """Begin to count what is awaited now, or go on counting it; without seconds there is no end."""
        if case != self._case:
            self._case, self._left, self._ends = case, seconds, None
        if self._ends is None and self._left is not None:
            self._ends = self._clock.now() + self._left

    def stop(self) -> None:
        if self._ends is not None:
            self._left, self._ends = self._ends - self._clock.now(), None

    def left(self) -> float | None:
        """Seconds until the end; None while it stands still, and where there is no end."""
        return None if self._ends is None else max(0.0, self._ends - self._clock.now())
