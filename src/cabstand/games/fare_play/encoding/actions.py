"""The moves of a seat in Fare Play as actions 0 to 9873.

Squares have no bounds, but cards on the map are numbered, at most 68 of them. So a square is named by a card: an occupied one
by the number of its card, an empty one by the first of its neighbours (north, east, south, west) that has road towards it, and
the edge of that neighbour. A token that is moved is named by which of its kind it is, in the order of the cards that it lies
on. `BLOCKS` lists what the actions are; within a block they count up from the last number named to the first.
"""

from typing import Final, NamedTuple

import numpy as np

from cabstand.core.rule import Ints, States, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import KINDS, LOCATIONS, MOST_LAID, OBSTACLES, ROADS, TOKEN_COUNTS
from cabstand.games.fare_play.lanes import DX, DY, EDGES, NOWHERE, TURNS, opposite
from cabstand.games.fare_play.map import card_at, road_at
from cabstand.games.fare_play.record import MOST_SEATS, Record

LAID_KINDS: Final = ROADS + LOCATIONS
_AIMED: Final = 3  # Lose a Turn, Steal a Fare, Swap Hands: the first Traffic cards, each at a seat
_ACCESS: Final = cards.ALL_CLEAR - cards.ROAD_CREW + 1
SHAPES: Final[Ints] = np.concatenate([[0], np.cumsum(TURNS[:LAID_KINDS])]).astype(np.int64)
"""Every card that can be laid with its turns, one after another: where each kind begins."""
TOKENS: Final[Ints] = np.concatenate([[0], np.cumsum(TOKEN_COUNTS)]).astype(np.int64)
"""The same for the tokens of each obstacle."""


class Block(NamedTuple):
    """A row of actions."""

    what: str
    size: int


BLOCKS: Final = (
    Block("go", 1),
    Block("start over", 1),
    Block("no reaction", 1),
    Block("Red Light", 1),
    Block("declare", 1),
    Block("end the turn", 1),
    Block("drive the hearse: edge", EDGES),
    Block("Detour: seat", MOST_SEATS),
    Block("discard: card", KINDS),
    Block("pass a location on: location", LOCATIONS),
    Block("Traffic card without a target: card", cards.RUSH_HOUR - cards.LOSE_A_TURN + 1),
    Block("Lose a Turn, Steal a Fare, Swap Hands: card, seat", _AIMED * MOST_SEATS),
    Block("Resurface: card on the map", MOST_LAID),
    Block("U-Turn: card on the map, turn", MOST_LAID * EDGES),
    Block("Access card: card, card on the map", _ACCESS * MOST_LAID),
    Block("All Clear on the hearse", 1),
    Block("the hearse comes: card on the map, edge", MOST_LAID * EDGES),
    Block("token from the pool: obstacle, card on the map", OBSTACLES * MOST_LAID),
    Block("token moved: which, card on the map", int(TOKENS[-1]) * MOST_LAID),
    Block("lay a card: card and turn, card on the map, edge", int(SHAPES[-1]) * MOST_LAID * EDGES),
)
_BEGINS: Final = [sum(block.size for block in BLOCKS[:n]) for n in range(len(BLOCKS) + 1)]
(
    GO,
    START_OVER,
    NOTHING,
    RED,
    DECLARE,
    END,
    DRIVE,
    DIVERT,
    DISCARD,
    PASS_ON,
    TRAFFIC,
    AIMED,
    RESURFACE,
    U_TURN,
    CLEAR,
    CLEAR_HEARSE,
    HEARSE_IN,
    TOKEN,
    MOVED,
    LAY,
    ACTIONS,
) = _BEGINS
_ALONE: Final = np.array([moves.GO, moves.START_OVER, moves.NOTHING, moves.RED, moves.DECLARE, moves.END], np.int64)
_ALONE_AT: Final = np.full(moves.LAST + 1, -1, np.int64)
_ALONE_AT[_ALONE] = np.arange(len(_ALONE))


# --- a move as an action ---------------------------------------------------------------------------------------------


@rule
def index_in(s: Record, move: int) -> int:
    """The action that a legal move is."""
    kind = moves.kind(move)
    if kind == moves.LAY:
        return _index_of_lay(s, move)
    if kind == moves.TRAFFIC:
        return _index_of_traffic(s, move)
    if _ALONE_AT[kind] >= 0:
        return int(_ALONE_AT[kind])
    if kind == moves.DRIVE:
        return DRIVE + moves.turn(move)
    if kind == moves.DIVERT:
        return DIVERT + moves.seat(move)
    card = moves.card(move)
    if kind == moves.DISCARD:
        return DISCARD + card
    if kind == moves.PASS_ON:
        return PASS_ON + card - ROADS
    at = card_at(s, moves.x(move), moves.y(move))
    if kind == moves.HEARSE_IN:
        return HEARSE_IN + at * EDGES + moves.turn(move)
    if kind == moves.CLEAR:
        return CLEAR_HEARSE if moves.turn(move) == 1 else CLEAR + (card - cards.ROAD_CREW) * MOST_LAID + at
    return _index_of_token(s, move, card - cards.ROAD_WORKS, at)


@rule
def _index_of_lay(s: Record, move: int) -> int:
    x = moves.x(move)
    y = moves.y(move)
    shape = SHAPES[moves.card(move)] + moves.turn(move)
    for edge in range(EDGES):
        other = card_at(s, x + DX[edge], y + DY[edge])
        if other != NOWHERE and road_at(s, other, opposite(edge)):
            return LAY + (int(shape) * MOST_LAID + other) * EDGES + opposite(edge)
    return -1  # no card is laid where no road leads


@rule
def _index_of_traffic(s: Record, move: int) -> int:
    card = moves.card(move)
    if card < cards.LOSE_A_TURN + _AIMED:
        return AIMED + (card - cards.LOSE_A_TURN) * MOST_SEATS + moves.seat(move)
    if card == cards.RESURFACE:
        return RESURFACE + card_at(s, moves.x(move), moves.y(move))
    if card == cards.U_TURN:
        return U_TURN + card_at(s, moves.x(move), moves.y(move)) * EDGES + moves.turn(move)
    return TRAFFIC + card - cards.LOSE_A_TURN


@rule
def _index_of_token(s: Record, move: int, obstacle: int, at: int) -> int:
    if not moves.has_origin(move):
        return TOKEN + obstacle * MOST_LAID + at
    origin = card_at(s, moves.from_x(move), moves.from_y(move))
    which = TOKENS[obstacle]
    for card in range(origin):
        which += s.token[card] == obstacle + 1
    return MOVED + int(which) * MOST_LAID + at


# --- an action as a move ---------------------------------------------------------------------------------------------


@rule
def move_in(s: Record, action: int) -> int:
    """The move that an action stands for; -1 where it names a card, a token or an edge that is not there."""
    if action >= LAY:
        return _lay_of(s, action - LAY)
    if action < DRIVE:
        return int(_ALONE[action])
    if action < DIVERT:
        return moves.DRIVE | (action - DRIVE) << 27
    if action < DISCARD:
        return moves.of_seat(moves.DIVERT, 0, action - DIVERT)
    if action < PASS_ON:
        return moves.of_card(moves.DISCARD, action - DISCARD)
    if action < TRAFFIC:
        return moves.of_card(moves.PASS_ON, action - PASS_ON + ROADS)
    if action < AIMED:
        return moves.of_card(moves.TRAFFIC, action - TRAFFIC + cards.LOSE_A_TURN)
    if action < RESURFACE:
        aimed = action - AIMED
        return moves.of_seat(moves.TRAFFIC, aimed // MOST_SEATS + cards.LOSE_A_TURN, aimed % MOST_SEATS)
    return _on_card(s, action)


@rule
def _on_card(s: Record, action: int) -> int:
    """Of actions that name a card on the map."""
    if action < U_TURN:
        return _at(s, moves.TRAFFIC, cards.RESURFACE, action - RESURFACE, 0)
    if action < CLEAR:
        return _at(s, moves.TRAFFIC, cards.U_TURN, (action - U_TURN) // EDGES, (action - U_TURN) % EDGES)
    if action < CLEAR_HEARSE:
        return _at(s, moves.CLEAR, (action - CLEAR) // MOST_LAID + cards.ROAD_CREW, (action - CLEAR) % MOST_LAID, 0)
    if action == CLEAR_HEARSE:
        return _at(s, moves.CLEAR, cards.ALL_CLEAR, s.hearse_card, 1)
    if action < TOKEN:
        return _at(s, moves.HEARSE_IN, cards.HEARSE, (action - HEARSE_IN) // EDGES, (action - HEARSE_IN) % EDGES)
    if action < MOVED:
        return _at(s, moves.TOKEN, (action - TOKEN) // MOST_LAID + cards.ROAD_WORKS, (action - TOKEN) % MOST_LAID, 0)
    return _moved_token(s, (action - MOVED) // MOST_LAID, (action - MOVED) % MOST_LAID)


@rule
def _at(s: Record, kind: int, card: int, at: int, turn: int) -> int:
    return moves.of_square(kind, card, s.x[at], s.y[at], turn) if at < s.laid else -1


@rule
def _moved_token(s: Record, which: int, at: int) -> int:
    obstacle = 0
    while which >= TOKENS[obstacle + 1]:
        obstacle += 1
    left = which - TOKENS[obstacle]
    for origin in range(s.laid):
        if s.token[origin] == obstacle + 1:
            if left == 0:
                move = _at(s, moves.TOKEN, obstacle + cards.ROAD_WORKS, at, 0)
                return moves.coming_from(move, s.x[origin], s.y[origin]) if move >= 0 else -1
            left -= 1
    return -1


@rule
def _lay_of(s: Record, lay: int) -> int:
    edge = lay % EDGES
    card = lay // EDGES % MOST_LAID
    shape = lay // EDGES // MOST_LAID
    if card >= s.laid or not road_at(s, card, edge):
        return -1
    kind = 0
    while shape >= SHAPES[kind + 1]:
        kind += 1
    return moves.of_square(moves.LAY, kind, s.x[card] + DX[edge], s.y[card] + DY[edge], int(shape - SHAPES[kind]))


@rule
def index(states: States, _seat: int, move: int) -> int:
    return index_in(states[0], move)


@rule
def move(states: States, _seat: int, action: int) -> int:
    return move_in(states[0], action)
