"""Whole steps in one call, for programs: see the same file of Space Taxi."""

from typing import Final

from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import KINDS, ROADS
from cabstand.games.fare_play.flow import CHANCE, apply, is_chance, legal, list_chance, may_drive
from cabstand.games.fare_play.hands import new_weights
from cabstand.games.fare_play.lanes import DX, DY, EDGES, TURNS, opposite
from cabstand.games.fare_play.map import is_open
from cabstand.games.fare_play.paths import hearse_exits
from cabstand.games.fare_play.placing import FIRST_EDGE, FITS, fits_on, is_bare_road, masks_around, why_not_turn
from cabstand.games.fare_play.playable import MOST_MOVES, changes_something, list_action
from cabstand.games.fare_play.record import FAST, PLAY, RUSH, Record
from cabstand.games.rng import Stream, below, weighted
from cabstand.games.rule import Ints, rule

TRIES: Final = 400
_NONE: Final = -1


@rule
def settle(s: Record, rng: Stream) -> int:
    """Let chance act until somebody is asked or the game is over; how often it acted."""
    acts = 0
    out = new_weights()
    weights = new_weights()
    while is_chance(s):
        count = list_chance(s, out, weights)
        total = 0
        for i in range(count):
            total += weights[i]
        apply(s, CHANCE, out[weighted(rng, weights[:count], total)])
        acts += 1
    return acts


# --- a legal move, each equally likely, without listing them all ------------------------------------------------------


@rule
def draw_legal(s: Record, seat: int, rng: Stream, out: Ints) -> int:
    """One of the legal moves of the seat that is asked; `out` is room for them.

    Where road cards can be laid, most moves are lays. They are drawn by guessing: of all cards of the map, edges and turns,
    and of all other moves, one is drawn; what is no legal move is drawn again. So each legal move is as likely as any other.
    """
    if s.phase not in (PLAY, FAST, RUSH):
        return int(out[below(rng, legal(s, seat, out))])
    listed = list_others(s, seat, out) if s.phase == PLAY else 0
    turns = 0
    for kind in range(ROADS):
        if s.hands[seat, kind] > 0:
            turns += TURNS[kind]
    turning = EDGES * s.laid if s.phase == PLAY and s.hands[seat, cards.U_TURN] > 0 else 0
    lays = EDGES * s.laid * turns
    for _ in range(TRIES):
        at = below(rng, listed + turning + lays)
        if at < listed:
            return int(out[at])
        at -= listed
        move = guess_turn(s, at) if at < turning else guess_lay(s, seat, at - turning)
        if move != _NONE:
            return move
    return int(out[below(rng, legal(s, seat, out))])


@rule
def list_others(s: Record, seat: int, out: Ints) -> int:
    """The moves of the one-card step that are not guessed."""
    n = 0
    if may_drive(s):
        n = hearse_exits(s, out)
        for i in range(n):
            out[i] = moves.DRIVE | out[i] << 27
    for kind in range(ROADS, KINDS):
        if s.hands[seat, kind] > 0 and kind != cards.U_TURN:
            n = list_action(s, kind, MOST_MOVES, out, n)
    return n


@rule
def guess_lay(s: Record, seat: int, at: int) -> int:
    """The lay with this number among all cards of the map, edges, kinds in hand and turns; _NONE where that is none."""
    edge = at & 3
    at >>= 2
    card = at % s.laid
    turn = at // s.laid
    if not is_open(s, card, edge):
        return _NONE
    x = s.x[card] + DX[edge]
    y = s.y[card] + DY[edge]
    masks = masks_around(s, x, y)
    if FIRST_EDGE[masks & 15] != opposite(edge):
        return _NONE  # this square counts from another edge
    kind = 0
    while s.hands[seat, kind] == 0 or turn >= TURNS[kind]:
        if s.hands[seat, kind] > 0:
            turn -= TURNS[kind]
        kind += 1
    return moves.of_square(moves.LAY, kind, x, y, turn) if fits_on(s, kind, x, y, turn, masks) else _NONE


@rule
def guess_turn(s: Record, at: int) -> int:
    """The same for a U-Turn, among all cards of the map and turns."""
    card = at >> 2
    turn = at & 3
    kind = s.kind[card]
    if card == 0 or not is_bare_road(s, card) or turn >= TURNS[kind]:
        return _NONE
    if not changes_something(kind, s.turned[card], turn) or why_not_turn(s, card, turn) != FITS:
        return _NONE
    return moves.of_square(moves.TRAFFIC, cards.U_TURN, s.x[card], s.y[card], turn)
