"""The moves of a seat in Space Taxi as actions 0 to 7027.

| actions | move |
|---|---|
| 0 | throw the dice in hand |
| 1 to 28 | return 0 to 27 coins |
| 29 to 7027 | play a heap of at most four dice |

A heap is a choice with repetition from 17 sorts of dice: fuel that shows 1 to 6, passengers that show R G B Y P, an unpaid
thumbs-up, thumbs-ups turned to R G B Y P. The smuggling die is in it or not; what it shows, the throw says. So there are
C(n + 16, n) heaps of n dice, and as many again with the smuggling die for n up to three, less the 126 that would take four fuel
dice. Their numbers follow from the combinatorial number system: dice at places p1 <= p2 <= .. have the number
C(p1, 1) + C(p2 + 1, 2) + .., so a die that comes behind all others adds to it and changes nothing else.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Final

import numpy as np

from cabstand.core.rule import Flags, Ints, States, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import JOKER_WAYS, JOKERS, JOKERS_PAID, largest_open_tile
from cabstand.games.space_taxi.record import PLAY, RETURN, THROW, Record
from cabstand.games.space_taxi.rules import COINS, FUEL_DICE, SPECIES, TILES, seat_in_turn, smuggling_failed

SORTS: Final = 17
MOST_DICE: Final = TILES - 1
_THUMB: Final = 11  # the place of an unpaid thumbs-up; turned ones follow
_FUEL_SIDES: Final = 6
_PLAIN: Final = _FUEL_SIDES + SPECIES  # places of dice that are no thumbs-up
FIRST_RETURN: Final = 1
FIRST_PLAY: Final = FIRST_RETURN + COINS + 1


def _slot(place: int) -> int:
    if place < _FUEL_SIDES:
        return moves.FUEL + place
    return place - _FUEL_SIDES if place <= _THUMB else moves.JOKER + place - _THUMB - 1


_FOUR_FUEL: Final = comb(_FUEL_SIDES + MOST_DICE - 1, MOST_DICE)  # with one fuel die too many; they are numbered first


def _blocks() -> tuple[Ints, int]:
    """Where the heaps of n dice begin, without and with the smuggling die, and where they end."""
    begin = np.zeros((TILES, 2), np.int64)
    at = FIRST_PLAY
    for dice in range(TILES):
        for crystal in (0, 1) if dice < MOST_DICE else (0,):
            begin[dice, crystal] = at if dice <= FUEL_DICE else at - _FOUR_FUEL
            at = int(begin[dice, crystal]) + comb(SORTS + dice - 1, dice)
    return begin, at


BEGIN, ACTIONS = _blocks()
RANK: Final = np.array([[comb(place + n, n + 1) for n in range(MOST_DICE)] for place in range(SORTS)], np.int64)
"""What a die at a place adds to the number of a heap, if n others come before it."""


def _more() -> Ints:
    """By place, dice before, and dice there: what they add together."""
    table = np.zeros((SORTS, TILES, TILES), np.int64)
    for place in range(SORTS):
        for before in range(TILES):
            for there in range(TILES - before):
                table[place, before, there] = sum(int(RANK[place, before + n]) for n in range(there))
    return table


def _thumbs() -> Ints:
    """By dice before, thumbs-ups and the way to turn them: what they add."""
    table = np.zeros((TILES, TILES, len(JOKERS)), np.int64)
    for before in range(TILES):
        for thumbs in range(TILES - before):
            for way in range(int(JOKER_WAYS[thumbs])):
                unpaid = thumbs - int(JOKERS_PAID[way])
                places = [_THUMB] * unpaid
                for species in range(SPECIES):
                    places += [_THUMB + 1 + species] * int(moves.dice(int(JOKERS[way]), moves.JOKER + species))
                table[before, thumbs, way] = sum(int(RANK[place, before + n]) for n, place in enumerate(places))
    return table


MORE: Final = _more()
THUMBS: Final = _thumbs()


def _heaps() -> tuple[Ints, Flags]:
    """The move of every action, the smuggling die left out, and whether that die is in its heap."""
    heaps, with_crystal = np.zeros(ACTIONS, np.int64), np.zeros(ACTIONS, np.int8)
    heaps[0] = moves.THROW
    for coins in range(COINS + 1):
        heaps[FIRST_RETURN + coins] = moves.of_number(moves.RETURN, coins)
    for dice in range(TILES):
        for places in combinations_with_replacement(range(SORTS), dice):
            if dice > FUEL_DICE and places[-1] < _FUEL_SIDES:
                continue
            rank = sum(int(RANK[place, n]) for n, place in enumerate(places))
            for crystal in (0, 1) if dice < MOST_DICE else (0,):
                heaps[BEGIN[dice, crystal] + rank] = moves.PLAY + sum(moves.heap(_slot(place), 1) for place in places)
                with_crystal[BEGIN[dice, crystal] + rank] = crystal
    return heaps, with_crystal


HEAPS, WITH_CRYSTAL = _heaps()
SLOT_AT: Final = np.array([_slot(place) for place in range(SORTS)], np.int64)


@rule
def index(_states: States, _seat: int, move: int) -> int:
    """The action that a legal move is."""
    kind = moves.kind(move)
    if kind == moves.THROW:
        return 0
    if kind == moves.RETURN:
        return FIRST_RETURN + moves.number(move)
    rank = 0
    dice = 0
    for place in range(SORTS):
        there = moves.dice(move, SLOT_AT[place])
        rank += MORE[place, dice, there]
        dice += there
    return int(BEGIN[dice, 1 if moves.dice(move, moves.CRYSTAL) > 0 else 0]) + rank


@rule
def move_in(s: Record, action: int) -> int:
    if WITH_CRYSTAL[action] == 0:
        return int(HEAPS[action])
    return int(HEAPS[action]) + moves.heap(moves.CRYSTAL, s.crystal) if s.crystal != 0 else -1


@rule
def move(states: States, _seat: int, action: int) -> int:
    """The move that an action stands for; -1 where the smuggling die would be in it and was not thrown."""
    return move_in(states[0], action)


@rule
def list_actions(s: Record, out: Ints, ranks: Ints, sizes: Ints) -> int:
    """Write the legal actions of the seat in turn to `out`; how many. The other two arrays are to work in."""
    if s.phase == THROW:
        out[0] = 0
        return 1
    seat = seat_in_turn(s)
    if s.phase == RETURN:
        for coins in range(s.coins[seat] + 1):
            out[coins] = FIRST_RETURN + coins
        return int(s.coins[seat]) + 1
    return _list_plays(s, s.coins[seat], out, ranks, sizes) if s.phase == PLAY else 0


@rule
def _list_plays(s: Record, coins: int, out: Ints, ranks: Ints, sizes: Ints) -> int:
    most = largest_open_tile(s)
    count = _list_plain_heaps(s, most, ranks, sizes)
    must_take = smuggling_failed(s)
    may_take = s.crystal != 0
    n = 0
    for thumbs in range(min(s.faces[moves.THUMB], most) + 1):
        ways = JOKER_WAYS[min(thumbs, coins)]
        for i in range(count):
            before = sizes[i]
            dice = before + thumbs
            if dice > most:
                continue
            adds = THUMBS[before, thumbs]
            if s.open[dice] and not must_take:
                first = BEGIN[dice, 0] + ranks[i]
                for way in range(ways):
                    out[n + way] = first + adds[way]
                n += ways
            if may_take and dice < most and s.open[dice + 1]:
                first = BEGIN[dice, 1] + ranks[i]
                for way in range(ways):
                    out[n + way] = first + adds[way]
                n += ways
    return n


@rule
def _list_plain_heaps(s: Record, most: int, ranks: Ints, sizes: Ints) -> int:
    """Every heap of at most `most` dice without thumbs-ups and smuggling die, by its number among those of its size."""
    ranks[0] = 0
    sizes[0] = 0
    count = 1
    for place in range(_PLAIN):
        there = s.fuels[place] if place < _FUEL_SIDES else s.faces[place - _FUEL_SIDES]
        if there == 0:
            continue
        begun = count
        for i in range(begun):
            before = sizes[i]
            for more in range(1, min(there, most - before) + 1):
                ranks[count] = ranks[i] + MORE[place, before, more]
                sizes[count] = before + more
                count += 1
    return count
