"""Why a move is refused. `reason` answers for every integer and every actor; LEGAL means that the rules allow it."""

from enum import IntEnum
from typing import Final

from cabstand.core.actors import CHANCE, REFEREE
from cabstand.core.rule import Ints, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.money import TOKEN_COSTS, can_afford
from cabstand.games.taxi.record import (
    CHOOSE,
    DIVERT,
    DONE,
    GIFT,
    LADDER,
    LEAVE,
    MOST_QUESTIONS,
    ORDER,
    QUESTION,
    SLIDE,
    TALK,
    THROW,
    Record,
)
from cabstand.games.taxi.rules import EXIT_COSTS, WORDS, is_at_stake, is_chance, is_referee


class Reason(IntEnum):
    """The reasons of this game. The comment names the argument that goes with it."""

    LEGAL = 0
    OVER = 1
    NO_SUCH_SEAT = 2  # seat
    NOT_YOUR_TURN = 3  # the seat in turn
    WAIT_FOR_CHANCE = 4
    WAIT_FOR_REFEREE = 5
    NOT_A_MOVE = 6
    NOT_NOW = 7
    NOT_TO_YOURSELF = 8
    NOBODY_THERE = 9  # the seat that is out or never was
    CANNOT_PAY = 10  # pounds held
    TOKEN_IN_HAND = 11
    CANNOT_REDEEM = 12  # pounds held
    SETTLE_FIRST = 13
    YOU_ARE_OUT = 14
    NOT_THE_REFEREES = 15
    NO_CLOCK = 16
    SHIFT_NOT_BEGUN = 17
    TIME_IS_UP_ALREADY = 18
    DOES_NOT_FALL_SO = 19
    CARD_IS_USED = 20  # the card


LEGAL: Final = 0


@rule
def reason(s: Record, actor: int, move: int, args: Ints) -> int:
    """Why this actor may not make this move; the argument of the reason is left in `args`."""
    args[0] = 0
    if actor >= s.seats:
        args[0] = actor + 1
        return Reason.NO_SUCH_SEAT.value
    if s.phase == DONE:
        return Reason.OVER.value
    if not is_well_formed(move):
        return Reason.NOT_A_MOVE.value
    if actor == CHANCE:
        return _reason_for_chance(s, move, args)
    if is_chance(s):
        return Reason.WAIT_FOR_CHANCE.value
    if actor == REFEREE:
        return _reason_for_referee(s, moves.kind(move))
    if actor < REFEREE or moves.kind(move) > moves.REDEEM:
        return Reason.NOT_A_MOVE.value
    if s.out[actor]:
        return Reason.YOU_ARE_OUT.value
    if moves.kind(move) == moves.REDEEM:
        return _reason_of_redeeming(s, actor, args)
    if is_referee(s):
        return Reason.WAIT_FOR_REFEREE.value
    if actor != s.seat:
        args[0] = s.seat + 1
        return Reason.NOT_YOUR_TURN.value
    return _reason_in_turn(s, actor, moves.kind(move), moves.number(move), args)


@rule
def is_well_formed(move: int) -> bool:
    """Whether this is a move of the game at all, whoever makes it and whenever."""
    if move < 0:
        return False
    kind = moves.kind(move)
    number = moves.number(move)
    if kind == moves.HAND:
        return number < 99
    if kind == moves.WORDS:
        return number <= WORDS
    if kind == moves.DIE:
        return 1 <= number <= 6
    if kind in (moves.QUESTION, moves.GIFT, moves.TALK):
        return 1 <= number <= MOST_QUESTIONS
    return kind < moves.DIE and number == 0


@rule
def _reason_in_turn(s: Record, seat: int, kind: int, number: int, args: Ints) -> int:
    if kind == moves.THROW:
        return LEGAL if s.phase in (ORDER, THROW, DIVERT, SLIDE, LADDER) else Reason.NOT_NOW.value
    if kind == moves.PAY:
        if s.phase != DIVERT:
            return Reason.NOT_NOW.value
        args[0] = s.money[seat]
        return LEGAL if can_afford(s, seat, EXIT_COSTS) else Reason.CANNOT_PAY.value
    if kind in (moves.BY_SOUND, moves.BY_GIVE):
        return LEGAL if s.phase == LEAVE else Reason.NOT_NOW.value
    if s.phase != CHOOSE:
        return Reason.NOT_NOW.value
    if kind == moves.KEEP:
        return LEGAL
    if number == seat:
        return Reason.NOT_TO_YOURSELF.value
    args[0] = number + 1
    return Reason.NOBODY_THERE.value if number >= s.seats or s.out[number] else LEGAL


@rule
def _reason_of_redeeming(s: Record, seat: int, args: Ints) -> int:
    if s.token[seat]:
        return Reason.TOKEN_IN_HAND.value
    if is_at_stake(s, seat):
        return Reason.SETTLE_FIRST.value
    args[0] = s.money[seat]
    return LEGAL if can_afford(s, seat, TOKEN_COSTS) else Reason.CANNOT_REDEEM.value


@rule
def _reason_for_referee(s: Record, kind: int) -> int:
    if kind == moves.TIME_UP:
        if s.rounds > 0:
            return Reason.NO_CLOCK.value
        if s.phase == ORDER:
            return Reason.SHIFT_NOT_BEGUN.value
        return Reason.TIME_IS_UP_ALREADY.value if s.time_up else LEGAL
    if kind in (moves.RIGHT, moves.WRONG):
        return LEGAL if s.phase == QUESTION else Reason.NOT_THE_REFEREES.value
    return LEGAL if kind == moves.WORDS and s.phase == TALK else Reason.NOT_THE_REFEREES.value


@rule
def _reason_for_chance(s: Record, move: int, args: Ints) -> int:
    kind = moves.kind(move)
    card = moves.number(move)
    args[0] = card
    if s.rolling:
        return LEGAL if kind == moves.DIE else Reason.DOES_NOT_FALL_SO.value
    if s.phase == GIFT and kind == moves.GIFT and card <= s.gifts:
        used = s.gift_used[card - 1] and s.gifts_used < s.gifts
    elif s.phase == QUESTION and s.card == 0 and kind == moves.QUESTION and card <= s.questions:
        used = s.question_used[card - 1] and s.questions_used < s.questions
    elif s.phase == TALK and s.card == 0 and kind == moves.TALK and card <= s.talks:
        used = s.talk_used[card - 1] and s.talks_used < s.talks
    else:
        return Reason.DOES_NOT_FALL_SO.value
    return Reason.CARD_IS_USED.value if used else LEGAL
