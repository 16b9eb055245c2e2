"""Bots for TAXI!: how they decide. What they know of the city is a level of its own.

Sensible is: keep a Give or Take card while those that are left promise a gain, else hand it to the richest; throw at the road
works unless rich; leave by the talk; get the token back as soon as a cushion is left.
"""

from typing import Final

from cabstand.core.bot import Bot
from cabstand.core.game import Move, Seat
from cabstand.core.referee import Speaker
from cabstand.core.rng import Stream
from cabstand.core.rule import States, record, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.bots.win import best_card_move
from cabstand.games.taxi.knowledge import Mind
from cabstand.games.taxi.money import TOKEN_COSTS, can_afford
from cabstand.games.taxi.plays import draw_in_turn
from cabstand.games.taxi.record import CHOOSE, DIVERT, LEAVE, ORDER, Record
from cabstand.games.taxi.rules import EXIT_COSTS, is_at_stake

RANDOM, SIMPLE, GAMBLER, CAREFUL, WINNER = range(5)

KNOWS: Final = 60
"""Of 100 questions, where nothing else is said."""
_MANNERS: Final = 10

_CUSHIONS: Final = (1, 12, 1, 30, 12)  # pounds left after redeeming, by manner: two bad boxes are enough
_NEVER: Final = 10_000
_PAYS_FROM: Final = (0, 150, _NEVER, 60, _NEVER)  # pounds from which the way out of the road works is paid for, by manner


# A bot is a number: how it decides, and how much it knows.


@rule
def manner(bot: int) -> int:
    return bot % _MANNERS


@rule
def percent_right(bot: int) -> int:
    """How many of 100 questions a bot knows."""
    return bot // _MANNERS


@rule
def percent_said(bot: int) -> int:
    """How many of 100 hidden words it hits upon in a talk: fewer, for nobody asks for them."""
    return percent_right(bot) * 5 // 6


@rule
def choose(bot: int, s: Record, rng: Stream) -> int:
    """The move of a bot for the seat in turn."""
    if manner(bot) == RANDOM:
        return draw_in_turn(s, rng)
    if s.phase == CHOOSE:
        if manner(bot) == GAMBLER:
            return moves.KEEP
        return best_card_move(s) if manner(bot) == WINNER else keep_or_hand_on(s, manner(bot) == CAREFUL)
    if s.phase == DIVERT:
        # Leaving the ladder takes 36/11 turns on average, about £20 in fines and lost fares, but its foot pays
        pays = s.money[s.seat] >= _PAYS_FROM[manner(bot)] and can_afford(s, s.seat, EXIT_COSTS)
        return moves.PAY if pays else moves.THROW
    if s.phase == LEAVE:
        # a talk earns £4 a word and never costs anything, a Give or Take card is about even
        return moves.BY_SOUND
    return moves.THROW


@rule
def keep_or_hand_on(s: Record, careful: bool) -> int:
    """Used cards lie open, so what is left is known: keep if it promises a gain that is worth the risk, else to the richest.

    The careful keep only what cannot cost them half of what they have.
    """
    left = 0
    worst = 0
    for card in range(s.gifts):
        if not s.gift_used[card] or s.gifts_used == s.gifts:
            left += s.gift_amounts[card]
            worst = min(worst, s.gift_amounts[card])
    ruin = not s.token[s.seat] and s.money[s.seat] <= -worst
    if left > 0 and not ruin and not (careful and s.money[s.seat] <= -2 * worst):
        return moves.KEEP
    richest = -1
    for seat in range(s.seats):
        if seat != s.seat and not s.out[seat] and (richest < 0 or s.money[seat] > s.money[richest]):
            richest = seat
    return moves.of(moves.HAND, richest)


@rule
def wants_token_back(bot: int, s: Record, seat: int) -> bool:
    """Without the token a seat is one bad box from being out and cannot win: get it back as soon as a cushion is left."""
    if s.token[seat] or s.out[seat] or is_at_stake(s, seat):
        return False
    return bool(s.money[seat] >= TOKEN_COSTS + _CUSHIONS[manner(bot)])


class TaxiBot(Bot):
    """A bot of this game: how it decides, and how many of 100 questions it knows."""

    def __init__(self, manner: int, knows: int = KNOWS) -> None:
        self.manner = manner
        self.number = knows * _MANNERS + manner

    def knowing(self, percent: int) -> "TaxiBot":
        return TaxiBot(self.manner, percent)

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        s: Record = record(hidden)
        if wants_token_back(self.number, s, seat):
            return Move(moves.REDEEM)
        return Move(int(choose(self.number, s, rng)))

    def out_of_turn(self, hidden: States, seat: Seat) -> Move | None:
        s: Record = record(hidden)
        return Move(moves.REDEEM) if s.phase != ORDER and wants_token_back(self.number, s, seat) else None


def mind_of(speaker: Speaker) -> Mind:
    """What a bot has in mind when cards ask."""
    number = speaker.bot.number
    return Mind(speaker.name, int(percent_right(number)), int(percent_said(number)))


BOTS: Final[dict[str, Bot]] = {
    "random": TaxiBot(RANDOM),
    "simple": TaxiBot(SIMPLE),
    "gambler": TaxiBot(GAMBLER),
    "careful": TaxiBot(CAREFUL),
    "winner": TaxiBot(WINNER),
}
