"""How long somebody has for a turn, where the table has a clock."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cabstand.core import REFEREE, Actor, Seat
from cabstand.server.clock import Clock
from cabstand.server.countdown import Countdown
from cabstand.server.early_answers import EarlyAnswers
from cabstand.server.standing import Standing
from cabstand.server.window import AnswerWindow
from cabstand.store.store import Row
from cabstand.table.plan import Plan

if TYPE_CHECKING:
    from cabstand.server.live import Live


class TurnClock:
    def __init__(self, standing: Standing, window: AnswerWindow, early: EarlyAnswers, clock: Clock) -> None:
        self._standing = standing
        self._window = window
        self._early = early
        self._countdown = Countdown(clock)

    def left(self) -> float | None:
        """Seconds that are left for the move that the table waits for."""
        return self._countdown.left()

    def follow(self, of_turn: float | None = None) -> None:
        """The table has changed: a new move begins, or a pause. `of_turn`: what is left of a turn that began before this
        process did."""
        if of_turn is not None:
            self._countdown.run(self._standing.tally.played, of_turn)
        if self._runs():
            self._countdown.run(self._standing.tally.played, float(self._standing.plan.settings.seconds))
        else:
            self._countdown.stop()

    def wait(self) -> None:
        """Let no time pass: somebody still reads."""
        self._countdown.stop()

    def _runs(self) -> bool:
        settings, standing = self._standing.plan.settings, self._standing
        if settings.pace == "none" or not settings.seconds or not standing.is_going_on or self._window.seats():
            return False
        mover = standing.table.to_move
        if mover == REFEREE and standing.referee is not None:
            seat = standing.referee.asked(standing.table.state).seat
            return settings.pace == "slow" and seat not in self._early.by_seat and not standing.bot_of(seat)
        return mover >= 0 and not standing.bot_of(int(mover))


def seconds_left(standing: Standing, wall: float) -> float:
    """Seconds left of a turn that perhaps began before the server did: of a quick one all of them."""
    plan = standing.plan
    return seconds_of_turn(plan, taken_so_far(standing.rows, wall)) if standing.rows else float(plan.settings.seconds)


def seconds_of_turn(plan: Plan, taken: float) -> float:
    """What is left of a slow turn by the clock on the wall, as far as that can be believed: it may have been set, so a quarter
    of a turn always is."""
    whole = float(plan.settings.seconds)
    return min(whole, max(whole / 4, whole - taken)) if plan.settings.pace == "slow" else whole


def taken_so_far(rows: Sequence[Row], wall: float) -> float:
    """Seconds since the last move, without the pauses after it, by the moments of the lines."""
    begun = next((at for at in reversed(range(len(rows))) if not rows[at].line.startswith("table:")), -1)
    taken, since, is_paused = 0, rows[max(0, begun)].at, False
    for row in rows[begun + 1 :]:
        if row.line == "table: pause":
            taken, is_paused = taken + row.at - since, True
        elif row.line == "table: resume":
            since, is_paused = row.at, False
    return taken / 1000 if is_paused else taken / 1000 + wall - since / 1000


async def out_of_time(live: "Live") -> None:
    """The rules' own choice is made for the seat that has let its time pass."""
    async with live.alone():
        table = live.table
        seat = Seat(int(table.to_move))
        move = table.game.fallback(table.state, seat)
        await live.write(table.move_line(Actor(seat), move, "out of time"), "clock", f"clock/{live.seq + 1}")
