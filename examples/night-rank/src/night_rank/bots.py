"""The bots of Night Rank: one that decides at random, one by rule of thumb. Both look at nothing but their own hand."""

from typing import Final

from cabstand.core.bot import Bot
from cabstand.core.game import Move, Seat
from cabstand.core.rng import Stream, below
from cabstand.core.rule import States, record, rule
from night_rank import rules
from night_rank.record import DEAL, DONE, DRIVE, KINDS, Record

RANDOM, SIMPLE = range(2)
WORTH_A_WHISTLE: Final = 2


@rule
def choose(bot: int, s: Record, rng: Stream) -> int:
    """The move of the seat that is asked."""
    return choose_at_random(s, rng) if bot == RANDOM else choose_by_thumb(s)


@rule
def choose_at_random(s: Record, rng: Stream) -> int:
    if s.phase == DRIVE:
        at = below(rng, s.held[s.turn])
        card = 0
        while at >= s.hands[s.turn, card]:
            at -= s.hands[s.turn, card]
            card += 1
        return rules.of(rules.DRIVES, card)
    may = s.hands[s.asked, rules.WHISTLE] > 0 and below(rng, 2) == 0
    return rules.WHISTLES if may else rules.PASSES


@rule
def choose_by_thumb(s: Record) -> int:
    """Drive the dearest fare, whistle for what is worth it."""
    if s.phase == DRIVE:
        card = KINDS - 1
        while s.hands[s.turn, card] == 0:
            card -= 1
        return rules.of(rules.DRIVES, card)
    may = s.hands[s.asked, rules.WHISTLE] > 0 and s.fare >= WORTH_A_WHISTLE
    return rules.WHISTLES if may else rules.PASSES


@rule
def wants_to_honk(bot: int, s: Record, seat: int) -> bool:
    """The point is there for the taking; who plays at random does not see it."""
    return bot == SIMPLE and s.phase not in (DEAL, DONE) and s.horns[seat] == 1


class NightRankBot(Bot):
    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        return Move(int(choose(self.number, record(hidden), rng)))

    def out_of_turn(self, hidden: States, seat: Seat) -> Move | None:
        return Move(rules.HONKS) if wants_to_honk(self.number, record(hidden), seat) else None


BOTS: Final[dict[str, Bot]] = {"random": NightRankBot(RANDOM), "simple": NightRankBot(SIMPLE)}
