"""What the dice of a day give: five turns by somebody who plays perfectly and does not know them, and the best in them.

The dice come by turn, throw and die (passengers and fuel as faces from 0, then the smuggling die): of each kind as many are
thrown as are in hand, the first ones. *Perfect play* knows the odds and not the dice: it follows the coach's tables. The *best*
knows every die beforehand: everything that the rules allow is tried, throw by throw. Of two ways that lead to the same
position one is enough, so a turn has some hundred thousand positions and not billions of ways.
"""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, States, blank, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES, legal
from cabstand.games.space_taxi.record import DONE, PLAY, RETURN, ROLL, STATE, Record
from cabstand.games.space_taxi.rules import (
    FIRST_COINS,
    FUEL_DICE,
    PASSENGER_DICE,
    TILES,
    apply,
    crystal_in_hand,
    fuel_in_hand,
    passengers_in_hand,
    set_up,
    taxi_is_full,
)
from cabstand.games.space_taxi.solver.places import MOST_POINTS
from cabstand.games.space_taxi.solver.points import FIGURES, WORTH, PointsTable, look_up_plays, points_table
from cabstand.games.space_taxi.solver.turn import MOST_BONUS
from cabstand.games.space_taxi.solver.worth import best_return

Dice = list[list[list[int]]]

_CRYSTAL_DIE: Final = PASSENGER_DICE + FUEL_DICE
_BLOCK: Final = 4096
"""Positions whose plays are listed at a time."""


@rule
def roll_of(s: Record, dice: Ints) -> int:
    """How the dice in hand fall in the throw that is due, from the dice of this turn."""
    thrown = dice[TILES - (s.open[0] + s.open[1] + s.open[2] + s.open[3] + s.open[4])]
    roll = moves.ROLL
    for die in range(passengers_in_hand(s)):
        roll += moves.heap(thrown[die], 1)
    for die in range(fuel_in_hand(s)):
        roll += moves.heap(moves.FUEL + thrown[PASSENGER_DICE + die], 1)
    if crystal_in_hand(s):
        roll += moves.heap(moves.CRYSTAL, thrown[_CRYSTAL_DIE])
    return roll


# --- perfect play ----------------------------------------------------------------------------------------------------


def perfect_play(dice: Dice) -> tuple[list[int], list[int]]:
    """The scores of a day by perfect play for points, and the moves that make them."""
    states, turns, made = blank(STATE), len(dice), list[int]()
    set_up(states[0], 1, 0)
    for turn in range(turns):
        made += play_perfectly(states, np.array(dice[turn]), points_table(turns - turn, figures=False))
    return [int(score) for score in states["scores"][0, :turns, 0]], made


def play_perfectly(states: States, dice: Ints, table: PointsTable) -> list[int]:
    """The turn that is due, with these dice; its moves."""
    turn, s, made = int(states["round_no"][0]), states[0], list[int]()
    plays, found, scratch = np.empty(MOST_MOVES, np.int64), np.empty((MOST_MOVES, FIGURES)), blank(STATE)
    while s["round_no"] == turn and s["phase"] != DONE:
        if s["phase"] == ROLL:
            apply(s, int(roll_of(s, dice)))
            continue
        if s["phase"] == PLAY:
            count = look_up_plays(table.worth, table.figures, table.failed, states, scratch, plays, found)
            made.append(int(plays[int(found[:count, WORTH].argmax())]))
        elif s["phase"] == RETURN:
            made.append(int(moves.of_number(moves.RETURN, best_return(int(s["points"]), int(s["coins"][0]), table.rounds))))
        else:
            made.append(moves.THROW)
        apply(s, made[-1])
    return made


# --- the best there was ----------------------------------------------------------------------------------------------

_PURSE: Final = PASSENGER_DICE + 1  # more than can be paid, so that a launch always asks how many coins are returned
_WING_BITS: Final = 3 * 6
_TILE_BITS: Final = _WING_BITS + 2 * 6
_MINE_BITS: Final = _TILE_BITS + TILES
_BEFORE_BITS: Final = _MINE_BITS + 4
_ASIDE_BITS: Final = _BEFORE_BITS + 4
_PAID_BITS: Final = _ASIDE_BITS + 1


@rule
def pack(s: Record) -> int:
    """A position between two throws of somebody alone in the first turn, as one number."""
    key = np.int64(s.mine) << _MINE_BITS
    key |= np.int64(s.before) << _BEFORE_BITS
    key |= np.int64(s.aside) << _ASIDE_BITS
    key |= np.int64(_PURSE - s.coins[0]) << _PAID_BITS
    for face in range(6):
        key |= np.int64(s.aboard[face]) << 3 * face
        key |= np.int64(s.wings[face]) << (_WING_BITS + 2 * face)
    for tile in range(TILES):
        key |= np.int64(s.open[tile]) << (_TILE_BITS + tile)
    return int(key)


@rule
def unpack(key: int, s: Record) -> None:
    for face in range(6):
        s.aboard[face] = key >> 3 * face & 7
        s.wings[face] = key >> (_WING_BITS + 2 * face) & 3
    for tile in range(TILES):
        s.open[tile] = key >> (_TILE_BITS + tile) & 1
    s.mine = key >> _MINE_BITS & 15
    s.before = key >> _BEFORE_BITS & 15
    s.aside = key >> _ASIDE_BITS & 1
    s.coins[0] = _PURSE - (key >> _PAID_BITS)
    s.phase = ROLL


@rule
def try_plays(keys: Ints, dice: Ints, states: States, launches: Ints, out: Ints) -> int:
    """What can follow from these positions: others, into `out` (how many is told), and launches by points, coins paid and
    whether the taxi is full. A failed launch scores nothing, whatever it was: those are left out."""
    plays = np.empty(MOST_MOVES, np.int64)
    s: Record = states[0]
    after: Record = states[1]
    count = 0
    for key in keys:
        unpack(key, s)
        apply(s, roll_of(s, dice))
        for i in range(legal(s, 0, plays)):
            states[1] = states[0]
            apply(after, plays[i])
            if after.phase == RETURN:
                full = taxi_is_full(after)
                bonus = MOST_BONUS if full else 0
                launches[after.points, _PURSE + bonus - after.coins[0], 1 if full else 0] = 1
            elif after.round_no == 0:
                out[count] = pack(after)
                count += 1
    return count


def all_launches(dice: Ints) -> list[tuple[int, int, int]]:
    """Every launch that a turn with these dice can lead to: points, coins paid, coins received."""
    states, launches = blank(STATE, 2), np.zeros((MOST_POINTS + 1, PASSENGER_DICE + 1, 2), np.int64)
    set_up(states[0], 1, 0)
    states["coins"][0, 0] = _PURSE
    keys, room = np.array([pack(states[0])]), np.empty(_BLOCK * MOST_MOVES, np.int64)
    for _ in range(TILES):
        found = [keys[:0]]
        for first in range(0, len(keys), _BLOCK):
            count = try_plays(keys[first : first + _BLOCK], dice, states, launches, room)
            found.append(np.unique(room[:count]))
        keys = np.unique(np.concatenate(found))
    return [(int(points), int(paid), MOST_BONUS * int(full)) for points, paid, full in np.argwhere(launches)]


def best_scores(dice: Dice) -> list[int]:
    """The scores of a day by somebody who knew all of its dice: together the most that the rules allow."""
    worth = {coins: (0, (0, coins)) for coins in range(FIRST_COINS + MOST_BONUS * len(dice) + 1)}
    plan = []
    for number in reversed(range(len(dice))):
        worth = _best_turns(all_launches(np.array(dice[number])), {coins: total for coins, (total, _) in worth.items()}, number)
        plan.append(worth)
    coins, scores = FIRST_COINS, []
    for turn in reversed(plan):
        score, coins = turn[coins][1]
        scores.append(score)
    return scores


def _best_turns(
    launches: list[tuple[int, int, int]], later: dict[int, int], number: int
) -> dict[int, tuple[int, tuple[int, int]]]:
    """By coins held: what this turn and the later ones bring at best, and the score and coins left by which it does."""
    best = {}
    for coins in range(FIRST_COINS + MOST_BONUS * number + 1):
        ends = [(0, coins)]  # a failed launch
        for points, paid, received in launches:
            held = coins - paid + received
            ends += [(points + 2 * returned, held - returned) for returned in range(held + 1)] if paid <= coins else []
        best[coins] = max((score + later[left], (score, left)) for score, left in ends)
    return best
