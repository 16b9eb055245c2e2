"""The countdowns of a table: they follow every change, of the game and of the plan."""

from cabstand.server.clock import Clock
from cabstand.server.reading import Reading
from cabstand.server.referee_seat import RefereeSeat
from cabstand.server.standing import Standing
from cabstand.server.turn_clock import TurnClock, seconds_left
from cabstand.server.window import AnswerWindow


class Clocks:
    def __init__(
        self,
        standing: Standing,
        window: AnswerWindow,
        referee_seat: RefereeSeat,
        turn_clock: TurnClock,
        reading: Reading,
        clock: Clock,
    ) -> None:
        self._standing = standing
        self._window = window
        self._referee_seat = referee_seat
        self._turn_clock = turn_clock
        self._reading = reading
        self._clock = clock

    def follow(self) -> None:
        self._window.follow()
        if self._reading.left():
            self._referee_seat.wait()
            self._turn_clock.wait()
        else:
            self._referee_seat.follow()
            self._turn_clock.follow()

    def restore(self) -> None:
        """Begin at a table that was begun before this process was: what is left of a slow turn, the lines say."""
        left = seconds_left(self._standing, self._clock.wall())
        self._window.follow()
        self._referee_seat.follow(left)
        self._turn_clock.follow(left)
