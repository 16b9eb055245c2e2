"""The legal moves of a seat or of the referee, and what chance can do: listed, or one of them drawn."""

from typing import Final

import numpy as np

from cabstand.core.actors import CHANCE, REFEREE
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Flags, Ints, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.money import can_afford
from cabstand.games.taxi.record import CHOOSE, DIVERT, GIFT, LEAVE, MOST_SEATS, QUESTION, Record
from cabstand.games.taxi.refusals import LEGAL, reason
from cabstand.games.taxi.rules import EXIT_COSTS, WORDS, is_chance, is_referee

MOST_MOVES: Final = 8  # a referee at a talk by the clock: 0 to 6 words, or time is up


@rule
def legal(s: Record, actor: int, out: Ints) -> int:
    """Write the legal moves of a seat or the referee to `out` (MOST_MOVES long) and say how many there are."""
    if actor == CHANCE:
        return 0
    args = np.zeros(2, np.int64)
    # what could be legal at all: anybody may redeem, and the rest is for the seat in turn or the referee
    is_in_turn = actor == s.seat and not is_referee(s)
    first = moves.RIGHT if actor == REFEREE else moves.THROW if is_in_turn else moves.REDEEM
    after = moves.DIE if actor == REFEREE else moves.RIGHT
    n = 0
    for kind in range(first, after):
        if kind == moves.HAND and s.phase != CHOOSE:
            continue
        numbers = MOST_SEATS if kind == moves.HAND else WORDS + 1 if kind == moves.WORDS else 1
        for number in range(numbers):
            move = moves.of(kind, number)
            if reason(s, actor, move, args) == LEGAL:
                out[n] = move
                n += 1
    return n


@rule
def draw_in_turn(s: Record, rng: Stream) -> int:
    """A legal move of the seat in turn that is not redeeming, each equally likely: the common case, without listing."""
    if s.phase == CHOOSE:
        return _draw_hand(s, rng)
    if s.phase == LEAVE:
        return moves.BY_SOUND if below(rng, 2) == 0 else moves.BY_GIVE
    if s.phase == DIVERT and can_afford(s, s.seat, EXIT_COSTS) and below(rng, 2) == 0:
        return moves.PAY
    return moves.THROW


@rule
def _draw_hand(s: Record, rng: Stream) -> int:
    others = 0
    for seat in range(s.seats):
        others += seat != s.seat and not s.out[seat]
    at = below(rng, others + 1)
    for seat in range(s.seats):
        if seat != s.seat and not s.out[seat]:
            if at == 0:
                return moves.of(moves.HAND, seat)
            at -= 1
    return moves.KEEP


# --- chance ----------------------------------------------------------------------------------------------------------


@rule
def sample(s: Record, rng: Stream) -> int:
    """What chance does next, with its true odds."""
    if s.rolling:
        return moves.of(moves.DIE, 1 + below(rng, 6))
    if s.phase == QUESTION:
        return moves.of(moves.QUESTION, _draw_card(s.question_used, s.questions, s.questions_used, rng))
    if s.phase == GIFT:
        return moves.of(moves.GIFT, _draw_card(s.gift_used, s.gifts, s.gifts_used, rng))
    return moves.of(moves.TALK, _draw_card(s.talk_used, s.talks, s.talks_used, rng))


@rule
def _draw_card(used: Flags, cards: int, gone: int, rng: Stream) -> int:
    """A card that is not used, counted from 1; any card where the deck is empty and will be reshuffled."""
    card = below(rng, cards)
    while used[card] and gone < cards:
        card = below(rng, cards)
    return card + 1


@rule
def outcomes(s: Record, out: Ints) -> int:
    """List what chance can do next, all equally likely; says how many."""
    if not is_chance(s):
        return 0
    if s.rolling:
        for face in range(6):
            out[face] = moves.of(moves.DIE, face + 1)
        return 6
    if s.phase == QUESTION:
        return _list_cards(moves.QUESTION, s.question_used, s.questions, s.questions_used, out)
    if s.phase == GIFT:
        return _list_cards(moves.GIFT, s.gift_used, s.gifts, s.gifts_used, out)
    return _list_cards(moves.TALK, s.talk_used, s.talks, s.talks_used, out)


@rule
def _list_cards(kind: int, used: Flags, cards: int, gone: int, out: Ints) -> int:
    n = 0
    for card in range(cards):
        if not used[card] or gone == cards:
            out[n] = moves.of(kind, card + 1)
            n += 1
    return n


@rule
def actor_to_move(s: Record) -> int:
    """Who is next, while the game is on: a seat, chance or the referee."""
    if is_chance(s):
        return CHANCE
    return REFEREE if is_referee(s) else int(s.seat)
