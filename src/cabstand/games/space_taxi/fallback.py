"""The move made for a player who is absent or did not answer: harmless, quick, the same every time."""

from cabstand.core.rule import rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.record import PLAY, RETURN, Record
from cabstand.games.space_taxi.rules import SPECIES, rounds, seat_in_turn, smuggling_failed


@rule
def fallback(s: Record) -> int:
    if s.phase == PLAY:
        return _few_dice(s)
    if s.phase == RETURN:
        # ruling: out of time there means no coin returned, in the last round all of them
        last = s.round_no + 1 == rounds(s.seats)
        return moves.of_number(moves.RETURN, s.coins[seat_in_turn(s)] if last else 0)
    return moves.THROW


@rule
def _few_dice(s: Record) -> int:
    """The lowest open tile from 1 up: the failed smuggling die, aliens with the most friends, fuel near 3, then the rest."""
    tile = 1
    while not s.open[tile]:
        tile += 1
    heap = moves.PLAY
    if smuggling_failed(s):
        heap += moves.heap(moves.CRYSTAL, s.crystal)
    while moves.size(heap) < tile:
        heap += _next_die(s, heap)
    return heap


@rule
def _next_die(s: Record, heap: int) -> int:
    best = -1
    for species in range(SPECIES):
        left = s.faces[species] > moves.dice(heap, species)
        if left and (best < 0 or _friends(s, species) > _friends(s, best)):
            best = species
    if best >= 0:
        return moves.heap(best, 1)
    for away in range(6):
        face = 2 + (away + 1) // 2 * (1 if away % 2 else -1)  # 3, 4, 2, 5, 1, 6
        if s.fuels[face] > moves.dice(heap, moves.FUEL + face):
            return moves.heap(moves.FUEL + face, 1)
    if s.crystal != 0 and moves.dice(heap, moves.CRYSTAL) == 0:
        return moves.heap(moves.CRYSTAL, s.crystal)
    return moves.heap(moves.THUMB, 1)


@rule
def _friends(s: Record, species: int) -> int:
    return int(s.aboard[species] + s.faces[species])
