"""Why a move is refused. `reason` answers for every integer and every actor; LEGAL means that the rules allow it."""

from enum import IntEnum
from typing import Final

from cabstand.core.actors import CHANCE
from cabstand.core.rule import Ints, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.record import DONE, LOT, PLAY, RETURN, THROW, Record
from cabstand.games.space_taxi.rules import (
    COINS,
    CRYSTAL_SIDES,
    SPECIES,
    TILES,
    crystal_in_hand,
    fuel_in_hand,
    is_chance,
    passengers_in_hand,
    seat_in_turn,
    smuggling_failed,
)


class Reason(IntEnum):
    """The reasons of this game. The comment names the two arguments that go with it."""

    LEGAL = 0
    OVER = 1
    NO_SUCH_SEAT = 2  # seat
    NOT_YOUR_TURN = 3  # the seat in turn
    WAIT_FOR_CHANCE = 4
    NOT_A_MOVE = 5
    THROW_FIRST = 6
    PLAY_FIRST = 7
    RETURN_FIRST = 8
    NOT_THROWN = 9  # slot of the heap, how many of them lie there
    WRONG_CRYSTAL = 10  # what it shows, 0 where it is not thrown
    TOO_MANY_DICE = 11  # dice in the heap
    FAILED_DIE_STAYS = 12
    TILE_TURNED = 13  # tile
    TOO_FEW_COINS = 14  # coins needed, coins held
    ROLL_DOES_NOT_FIT = 15
    NO_LOTS = 16
    NO_REFEREE = 17


LEGAL: Final = 0
_ENDS: Final = 1 << 58  # no heap reaches this bit


@rule
def reason(s: Record, actor: int, move: int, args: Ints) -> int:
    """Why `actor` (a seat or CHANCE) may not make this move; the arguments of the reason are left in `args`."""
    args[0] = 0
    args[1] = 0
    if actor >= s.seats:
        args[0] = actor + 1
        return Reason.NO_SUCH_SEAT.value
    if s.phase == DONE:
        return Reason.OVER.value
    if actor < CHANCE:
        return Reason.NO_REFEREE.value
    if move < 0 or move >= _ENDS or moves.kind(move) > moves.ROLL:
        return Reason.NOT_A_MOVE.value
    if actor == CHANCE:
        return _reason_for_chance(s, move)
    if is_chance(s):
        return Reason.WAIT_FOR_CHANCE.value
    if actor != seat_in_turn(s):
        args[0] = seat_in_turn(s) + 1
        return Reason.NOT_YOUR_TURN.value
    return _reason_in_turn(s, actor, move, args)


@rule
def _reason_in_turn(s: Record, seat: int, move: int, args: Ints) -> int:
    kind = moves.kind(move)
    if kind in (moves.LOT, moves.ROLL):
        return Reason.NOT_A_MOVE.value
    if s.phase == THROW:
        if kind != moves.THROW:
            return Reason.THROW_FIRST.value
        return LEGAL if move == moves.THROW else Reason.NOT_A_MOVE.value
    if s.phase == PLAY:
        return _reason_of_play(s, seat, move, args) if kind == moves.PLAY else Reason.PLAY_FIRST.value
    if kind != moves.RETURN:
        return Reason.RETURN_FIRST.value
    if moves.number(move) > COINS:
        return Reason.NOT_A_MOVE.value
    return _reason_of_coins(s, seat, moves.number(move), args)


@rule
def _reason_of_play(s: Record, seat: int, heap: int, args: Ints) -> int:
    unthrown = _slot_not_thrown(s, heap, args)
    if unthrown >= 0:
        return Reason.NOT_THROWN.value
    shown = moves.dice(heap, moves.CRYSTAL)
    if shown != 0 and shown != s.crystal:
        args[0] = s.crystal
        return Reason.WRONG_CRYSTAL.value
    dice = moves.size(heap)
    if dice >= TILES:
        args[0] = dice
        return Reason.TOO_MANY_DICE.value
    if smuggling_failed(s) and shown == 0:
        return Reason.FAILED_DIE_STAYS.value
    if not s.open[dice]:
        args[0] = dice
        return Reason.TILE_TURNED.value
    return _reason_of_coins(s, seat, moves.coins_paid(heap), args)


@rule
def _slot_not_thrown(s: Record, heap: int, args: Ints) -> int:
    """The first slot in which the heap has more dice than were thrown, or -1."""
    for face in range(SPECIES):
        if moves.dice(heap, face) > s.faces[face]:
            args[0] = face
            args[1] = s.faces[face]
            return face
    if moves.dice(heap, moves.THUMB) + moves.coins_paid(heap) > s.faces[moves.THUMB]:
        args[0] = moves.THUMB
        args[1] = s.faces[moves.THUMB]
        return moves.THUMB
    for face in range(6):
        if moves.dice(heap, moves.FUEL + face) > s.fuels[face]:
            args[0] = moves.FUEL + face
            args[1] = s.fuels[face]
            return moves.FUEL + face
    return -1


@rule
def _reason_of_coins(s: Record, seat: int, coins: int, args: Ints) -> int:
    if coins <= s.coins[seat]:
        return LEGAL
    args[0] = coins
    args[1] = s.coins[seat]
    return Reason.TOO_FEW_COINS.value


@rule
def _reason_for_chance(s: Record, move: int) -> int:
    if s.phase == LOT:
        fits = moves.kind(move) == moves.LOT and moves.number(move) < s.seats
        return LEGAL if fits else Reason.NO_LOTS.value
    if s.phase in (THROW, PLAY, RETURN) or moves.kind(move) != moves.ROLL:
        return Reason.ROLL_DOES_NOT_FIT.value
    passengers = 0
    fuel = 0
    for face in range(6):
        passengers += moves.dice(move, face)
        fuel += moves.dice(move, moves.FUEL + face)
    shown = moves.dice(move, moves.CRYSTAL)
    fits = (
        passengers == passengers_in_hand(s)
        and fuel == fuel_in_hand(s)
        and moves.coins_paid(move) == 0
        and (1 <= shown <= CRYSTAL_SIDES if crystal_in_hand(s) else shown == 0)
    )
    return LEGAL if fits else Reason.ROLL_DOES_NOT_FIT.value
