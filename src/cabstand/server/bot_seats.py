"""The seats that bots play: when it is a bot's turn, what it says unasked, and what it chooses."""

from typing import TYPE_CHECKING, Final

from cabstand.bots.registry import seated_bot
from cabstand.core import Actor, Move, Seat
from cabstand.core.manifest import manifest_of
from cabstand.core.rule import States
from cabstand.server.bots import BotPool
from cabstand.server.standing import Standing
from cabstand.table.plan import Plan

if TYPE_CHECKING:
    from cabstand.server.live import Live

BOT_PAUSES: Final = {"instant": 0.0, "quick": 0.8, "calm": 2.5}


def bot_pause(plan: Plan) -> float:
    """Seconds that a bot lets go by before it acts."""
    return BOT_PAUSES[plan.settings.bot_pace] * manifest_of(plan.game.name).bot_pause


class BotSeats:
    def __init__(self, standing: Standing, bots: BotPool) -> None:
        self._standing = standing
        self._bots = bots

    def eager(self) -> tuple[int, Move] | None:
        """A bot that wants to do something although it is not asked."""
        game, table = self._standing.game, self._standing.table
        for seat in range(len(self._standing.plan.seats.places)):
            if (level := self._standing.bot_of(seat)) and seat != table.to_move:
                move = seated_bot(game, level).out_of_turn(game.hide(table.state, Seat(seat)), Seat(seat))
                if move is not None:
                    return seat, move
        return None

    async def choose(self, seat: int, state: States) -> Move:
        """What the bot on a seat does when it is asked in this state."""
        standing = self._standing
        return await self._bots.choose(standing.plan.seats.host, standing.game, standing.bot_of(seat), state, Seat(seat))


async def play_turn(live: "Live") -> None:
    """The bot whose turn it is thinks and moves, unless something else has happened meanwhile."""
    seq, seat = live.seq, int(live.table.to_move)
    move = await live.bots.choose(seat, live.table.state)
    async with live.alone():
        if live.seq == seq and live.standing.bot_of(seat):
            await live.write(live.table.move_line(Actor(seat), move), "bot", f"bot/{seq + 1}")


async def speak_up(live: "Live", seat: int, move: Move) -> None:
    """A bot does something out of turn."""
    async with live.alone():
        await live.write(live.table.move_line(Actor(seat), move), "bot", f"bot/{live.seq + 1}")
