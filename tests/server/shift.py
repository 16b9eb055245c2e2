"""TAXI! without a process: a table of people, driven to the next question or talk."""

from typing import Any

from tests.server.hand_clock import HandClock
from tests.server.office import ME, SECRET, Office, fall_back, start
from tests.server.people import new_key

from cabstand.core import OVER, REFEREE
from cabstand.core.referee import Asked
from cabstand.server import answers
from cabstand.server.live import Live
from cabstand.server.messages import Done
from cabstand.server.requests import Answer
from cabstand.store.store import Player


class Shift:
    """Some seats of one player, unless a test gives them to others."""

    def __init__(self, live: Live, clock: HandClock, ada: Player) -> None:
        self.live, self.clock, self.ada = live, clock, ada

    @property
    def asked(self) -> Asked:
        asked = self.live.referee_seat.asked()
        assert asked is not None, "the referee waits for nobody"
        return asked

    async def drive_until(self, in_pieces: bool) -> int:
        """Play on until a talk (in pieces) or a question lies on the table; the seat that is asked."""
        while (asked := self.live.referee_seat.asked()) is None or asked.in_pieces != in_pieces:
            assert self.live.table.to_move != OVER, "the shift has ended"
            if asked is not None:
                await self.answer("")
                await self.let_it_pass()
            else:
                await fall_back(self.live, self.ada.id)
        return asked.seat

    async def answer(self, text: str, player: str = "") -> Done:
        """Answer for the seat that is asked."""
        asked = Answer(self.asked.seat + 1, self.live.seq, new_key(), text)
        async with self.live.alone():
            return await answers.answer(self.live, player or self.ada.id, self.asked.seat, asked)

    async def let_it_pass(self) -> None:
        """Wait until the referee has spoken."""
        seq = self.live.seq
        while self.live.seq == seq and self.live.table.to_move == REFEREE:
            left = self.live.referee_seat.left()
            assert left is not None, "the referee waits for somebody"
            await self.clock.pass_(left)


async def begin_shift(here: Office, seats: int = 2, **wanted: Any) -> Shift:
    [ada] = await here.welcome("Ada")
    live = await here.lay(
        ada, *[ME] * seats, game="taxi", secret=SECRET, **{"options": {"rounds": "40"}, "watch": True, **wanted}
    )
    await start(live)
    return Shift(live, here.clock, ada)
