"""Whole steps in one call, for programs: see the same file of Space Taxi."""

from typing import Final

from cabstand.core.actors import CHANCE
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import KINDS, ROADS
from cabstand.games.fare_play.flow import apply, is_chance, legal, list_chance, may_drive
from cabstand.games.fare_play.hands import new_weights
from cabstand.games.fare_play.lanes import DX, DY, EDGES, TURNS, is_location, opposite
from cabstand.games.fare_play.map import is_open
from cabstand.games.fare_play.paths import hearse_exits
from cabstand.games.fare_play.placing import FIRST_EDGE, FITS, fits_on, is_bare_road, masks_around, why_not_turn
from cabstand.games.fare_play.playable import MOST_MOVES, changes_something, list_action
from cabstand.games.fare_play.record import DEAL, DRAW, FAST, PLAY, RUSH, Record

TRIES: Final = 400
_NONE: Final = -1


@rule
def settle(s: Record, rng: Stream) -> int:
    """Let chance act until somebody is asked or the game is over; how often it acted."""
    acts = 0
    while is_chance(s):
        apply(s, CHANCE, sample(s, rng))
        acts += 1
    return acts


@rule
def sample(s: Record, rng: Stream) -> int:
    """What chance does next, with its true odds."""
    if s.phase in (DEAL, DRAW):
        return moves.of_card(moves.DEAL, sample_card(s, rng))
    out = new_weights()
    return int(out[below(rng, list_chance(s, out, new_weights()))])


@rule
def sample_card(s: Record, rng: Stream) -> int:
    """The next card of the pile, by the weights of `draw_weights`: first the locations, while there are any, then the rest."""
    places = 0
    others = 0
    for kind in range(KINDS):
        if is_location(kind):
            places += int(s.pile[kind])
        else:
            others += int(s.pile[kind])
    if places == 0:
        return find_in_pile(s, below(rng, others), False)
    for_a_place = places * max(others, 1)
    at = below(rng, for_a_place + others * int(s.top_left))
    if at < for_a_place:
        return find_in_pile(s, at // max(others, 1), True)
    return find_in_pile(s, (at - for_a_place) // s.top_left, False)


@rule
def find_in_pile(s: Record, at: int, place: bool) -> int:
    """The kind of the card with this number among the locations of the pile, or among its other cards."""
    kind = 0
    while is_location(kind) != place or at >= s.pile[kind]:
        if is_location(kind) == place:
            at -= int(s.pile[kind])
        kind += 1
    return kind


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
