"""A bot that drives its dearest fare where nobody can whistle for it, as if it could know that."""

from typing import Final

from cabstand.core.bot import Bot
from cabstand.core.game import Move, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import States, record
from night_rank import rules
from night_rank.bots import SIMPLE, choose
from night_rank.record import DRIVE, Record


class Peeker(Bot):
    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        s: Record = record(hidden)
        whistles = s.hands[:, rules.WHISTLE].sum() - s.hands[seat, rules.WHISTLE]
        cheapest = s.phase == DRIVE and whistles
        return Move(int(rules.fallback(s) if cheapest else choose(SIMPLE, s, rng)))


BOTS: Final[dict[str, Bot]] = {"peeker": Peeker()}
