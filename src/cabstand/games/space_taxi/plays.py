"""The legal moves of a seat: listed, counted, or one of them drawn without listing.

A play is a heap of dice (`moves.py`). After the first throw there are up to 1,540 of them, so they are built in two parts:
what is done with the thumbs-ups, from a table of all ways to turn up to four of them, and all other dice, face by face.
"""

from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.record import PLAY, RETURN, THROW, Record
from cabstand.games.space_taxi.rules import SPECIES, TILES, seat_in_turn, smuggling_failed

MOST_MOVES: Final = 1540
_LARGEST: Final = TILES - 1
_TURNED: Final = [turned for n in range(TILES) for turned in combinations_with_replacement(range(SPECIES), n)]
# Ways to turn thumbs-ups to species, fewest first: the heap, how many are turned, and how many ways turn at most 0, 1, .. 4.
JOKERS: Final = np.array([sum(moves.heap(moves.JOKER + x, 1) for x in turned) for turned in _TURNED], np.int64)
JOKERS_PAID: Final = np.array([len(turned) for turned in _TURNED], np.int64)
JOKER_WAYS: Final = np.array([sum(len(turned) <= n for turned in _TURNED) for n in range(TILES)], np.int64)


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    """Write the legal moves of a seat to `out` (MOST_MOVES long) and say how many there are."""
    if s.phase not in (THROW, PLAY, RETURN) or seat != seat_in_turn(s):
        return 0
    if s.phase == PLAY:
        return _list_plays(s, out)
    if s.phase == RETURN:
        for coins in range(s.coins[seat] + 1):
            out[coins] = moves.of_number(moves.RETURN, coins)
        return int(s.coins[seat]) + 1
    out[0] = moves.THROW
    return 1


@rule
def largest_open_tile(s: Record) -> int:
    tile = _LARGEST
    while tile > 0 and not s.open[tile]:
        tile -= 1
    return tile


@rule
def thrown(s: Record, part: int) -> int:
    """How many dice lie there in each part of a heap that holds no thumbs-up: five species, then six numbers of fuel."""
    return int(s.faces[part] if part < SPECIES else s.fuels[part - SPECIES])


@rule
def slot_of(part: int) -> int:
    return part if part < SPECIES else moves.FUEL + part - SPECIES


PARTS: Final = SPECIES + 6


@rule
def _list_plays(s: Record, out: Ints) -> int:
    most = largest_open_tile(s)
    heaps = np.empty(MOST_MOVES, np.int64)
    sizes = np.empty(MOST_MOVES, np.int64)
    count = _list_plain_heaps(s, most, heaps, sizes)
    coins = s.coins[seat_in_turn(s)]
    n = 0
    for thumbs in range(min(s.faces[moves.THUMB], most) + 1):
        for i in range(count):
            dice = sizes[i] + thumbs
            if dice > most or not s.open[dice]:
                continue
            for way in range(JOKER_WAYS[min(thumbs, coins)]):
                out[n] = heaps[i] + JOKERS[way] + moves.heap(moves.THUMB, thumbs - JOKERS_PAID[way])
                n += 1
    return n


@rule
def _list_plain_heaps(s: Record, most: int, heaps: Ints, sizes: Ints) -> int:
    """Every heap without thumbs-ups of at most `most` dice: begin with the smallest and add face by face."""
    with_crystal = moves.PLAY + moves.heap(moves.CRYSTAL, s.crystal)
    count = 0
    if not smuggling_failed(s):
        heaps[0] = moves.PLAY
        sizes[0] = 0
        count = 1
    if s.crystal != 0 and most > 0:
        heaps[count] = with_crystal
        sizes[count] = 1
        count += 1
    for part in range(PARTS):
        there = thrown(s, part)
        if there == 0:
            continue
        begun = count
        for i in range(begun):
            for more in range(1, min(there, most - sizes[i]) + 1):
                heaps[count] = heaps[i] + moves.heap(slot_of(part), more)
                sizes[count] = sizes[i] + more
                count += 1
    return count


# --- Drawing one without listing -------------------------------------------------------------------------------------


@rule
def draw_legal(s: Record, rng: Stream) -> int:
    """A legal move of the seat in turn, each equally likely."""
    if s.phase == PLAY:
        return _draw_play(s, rng)
    if s.phase == RETURN:
        return moves.of_number(moves.RETURN, below(rng, s.coins[seat_in_turn(s)] + 1))
    return moves.THROW


# In how many ways can 0, 1, 2, 3 or 4 dice be chosen? A generating function c0 + c1 x + .. + c4 x^4 answers, and x = 4096
# keeps it in one integer, since no coefficient reaches 4096. A further face of which up to t dice may be taken multiplies
# it by 1 + x + .. + x^t; multiplying by the inverse takes that face away again.
_PLACE: Final = 12
_PLACES: Final = (1 << _PLACE * TILES) - 1
_FACE: Final = [sum(1 << _PLACE * n for n in range(most + 1)) for most in range(TILES)]
WITH_FACE: Final = np.array(_FACE, np.int64)
WITHOUT_FACE: Final = np.array([pow(face, -1, _PLACES + 1) for face in _FACE], np.int64)


@rule
def ways_to_choose(ways: int, dice: int) -> int:
    return ways >> _PLACE * dice & 4095


@rule
def ways_with(ways: int, there: int) -> int:
    return ways * int(WITH_FACE[min(there, _LARGEST)]) & _PLACES


@rule
def ways_without(ways: int, there: int) -> int:
    return ways * int(WITHOUT_FACE[min(there, _LARGEST)]) & _PLACES


@rule
def ways_with_thumbs(s: Record) -> int:
    """The ways with thumbs-ups alone, where turning them is a choice too."""
    coins = s.coins[seat_in_turn(s)]
    ways = 0
    for n in range(min(s.faces[moves.THUMB], _LARGEST) + 1):
        ways += int(JOKER_WAYS[min(n, coins)]) << _PLACE * n
    return ways


@rule
def _ways_without_crystal(s: Record) -> int:
    ways = ways_with_thumbs(s)
    for part in range(PARTS):
        ways = ways_with(ways, thrown(s, part))
    return ways


@rule
def _ways_to_play(s: Record, ways: int) -> int:
    """The ways with or without the crystal, from those without."""
    without_crystal = 0 if smuggling_failed(s) else ways
    with_crystal = ways << _PLACE & _PLACES if s.crystal != 0 else 0
    return without_crystal + with_crystal


@rule
def _count(s: Record, plays: int) -> int:
    """How many of these ways have as many dice as an open tile."""
    total = 0
    for dice in range(TILES):
        total += ways_to_choose(plays, dice) * s.open[dice]
    return total


@rule
def count_plays(s: Record) -> int:
    """How many plays the dice that lie there allow, without listing them."""
    return _count(s, _ways_to_play(s, _ways_without_crystal(s)))


@rule
def _draw_play(s: Record, rng: Stream) -> int:
    ways = _ways_without_crystal(s)
    without_crystal = 0 if smuggling_failed(s) else ways
    plays = _ways_to_play(s, ways)
    total = _count(s, plays)
    at = below(rng, total)
    dice = 0
    while at >= ways_to_choose(plays, dice) * s.open[dice]:
        at -= ways_to_choose(plays, dice) * s.open[dice]
        dice += 1
    heap = moves.PLAY
    if at >= ways_to_choose(without_crystal, dice):
        at -= ways_to_choose(without_crystal, dice)
        dice -= 1
        heap += moves.heap(moves.CRYSTAL, s.crystal)
    return _play_at(s, ways, heap, dice, at)


@rule
def _play_at(s: Record, ways: int, heap: int, dice: int, at: int) -> int:
    """The play with number `at` among those that add `dice` dice to the heap."""
    for part in range(PARTS):
        if dice == 0:
            break
        ways = ways_without(ways, thrown(s, part))
        taken = 0
        while at >= ways_to_choose(ways, dice - taken):
            at -= ways_to_choose(ways, dice - taken)
            taken += 1
        heap += moves.heap(slot_of(part), taken)
        dice -= taken
    return heap + int(JOKERS[at]) + moves.heap(moves.THUMB, dice - JOKERS_PAID[at])
