"""A window: several seats are asked at once, for the same time whether or not anyone can answer.

Early answers are kept secret, and applied in the order of the rules when the window closes.
"""

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Final

from cabstand.core import Actor, Seat
from cabstand.core.rule import States
from cabstand.core.window import window_states
from cabstand.server.bot_seats import bot_pause
from cabstand.server.clock import Clock
from cabstand.server.countdown import Countdown
from cabstand.server.messages import Done, Window
from cabstand.server.standing import Standing
from cabstand.server.tally import WAIVED

if TYPE_CHECKING:
    from cabstand.server.live import Live

WINDOW_SECONDS: Final = 8.0


class AnswerWindow:
    def __init__(self, standing: Standing, clock: Clock) -> None:
        self.closing = False
        """Its answers are applied one after another, and nobody is asked."""
        self._standing = standing
        self._countdown = Countdown(clock)
        self._known: tuple[States, dict[Seat, States]] | None = None
        """Who is asked in which state, worked out once for each state of the game."""

    def states(self) -> dict[Seat, States]:
        """Who is asked in the window that is open, each with the state in which the rules would ask them."""
        table = self._standing.begun
        if table is None or table.fold.given_up:
            return {}
        if self._known is None or self._known[0] is not table.state:
            self._known = table.state, window_states(table.game, table.state)
        return self._known[1]

    def seats(self) -> list[Seat]:
        return list(self.states()) if self._standing.plan.progress.stage == "playing" else []

    def follow(self) -> None:
        """The table has changed: a window opens, or a pause stops its time."""
        if not (asked := self.seats()):
            return
        if self._standing.is_going_on:
            self._countdown.run(self._standing.tally.played, None if self.is_untimed(asked) else self._length(asked))
        else:
            self._countdown.stop()

    def left(self) -> float:
        """Seconds until it closes."""
        return self._countdown.left() or 0.0

    def told(self, has_answered: bool, is_new: bool = False) -> Window | None:
        """The window that is open, if any, for a seat that has answered or not. A line that opens one says the same to
        everybody: how long it will last."""
        seats = self.seats()
        if not seats or self.closing:
            return None
        seconds = 0.0 if self.is_untimed(seats) else round(self._length(seats) if is_new else self.left(), 1)
        return Window([seat + 1 for seat in seats], seconds, has_answered, self.is_untimed(seats))

    def is_untimed(self, asked: Sequence[int]) -> bool:
        """Whether it waits for a player who may take as long as they like."""
        return self._standing.plan.waits_for_reactions and bool(self._people(asked))

    def still_waits(self, answered: Container[int]) -> bool:
        """Whether such a player has not answered yet."""
        asked = self.seats()
        return self.is_untimed(asked) and any(seat not in answered for seat in self._people(asked))

    def _people(self, asked: Sequence[int]) -> list[int]:
        return [seat for seat in asked if not self._standing.bot_of(seat)]

    def _length(self, asked: Sequence[int]) -> float:
        """As long as ever where people are asked, whether or not they could answer; bots among themselves need no time."""
        return WINDOW_SECONDS if self._people(asked) else bot_pause(self._standing.plan)


async def answer_early(live: "Live", player: str, seat: int, text: str) -> Done:
    """Keep an answer until the window closes; the last one given counts."""
    game, actor, state = live.table.game, Actor(seat), live.window.states()[Seat(seat)]
    move = game.read_move(state, actor, text)
    game.apply(state, actor, move)
    await live.keep(live.early.with_answer(seat, game.write_move(actor, move), player))
    if live.window.is_untimed(live.window.seats()):
        live.course.go_on()
    return Done(live.seq, waits=True)


async def hold(live: "Live") -> None:
    """Let bots think while a window is open, so that its end does not tell whether they could react; then apply the answers."""
    seq, asked, window = live.seq, live.window.states(), live.window
    early = dict(live.early.by_seat)
    if window.still_waits(early):
        return
    for seat, state in asked.items():
        if live.standing.bot_of(seat) and seat not in early:
            early[seat] = live.table.game.write_move(Actor(seat), await live.bots.choose(seat, state))
    await live.clock.sleep(window.left())
    async with live.alone():
        if live.seq != seq:
            return
        window.closing = True
        try:
            await _apply_in_order(live, list(asked), early | live.early.by_seat)
        finally:
            window.closing = False
            live.audience.tell_all()
        live.course.go_on()


async def _apply_in_order(live: "Live", asked: Sequence[int], early: dict[int, str]) -> None:
    """In the order of the rules; after the first answer that does something they say who is asked next."""
    game = live.table.game
    for seat in asked:
        actor, state = Actor(seat), live.table.state
        waived = game.waive(state)
        if waived is None or game.to_move(state) != actor:
            return
        move = game.read_move(state, actor, early[seat]) if seat in early else waived
        key = f"{WAIVED if move == waived else 'window/'}{live.seq + 1}"
        await live.write(live.table.move_line(actor, move), "window", key)
        if move != waived:
            return
