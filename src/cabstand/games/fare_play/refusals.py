"""Why a move is refused. `reason` answers for every integer and every actor; LEGAL means that the rules allow it."""

from enum import IntEnum
from typing import Final

import numpy as np

from cabstand.core.actors import CHANCE
from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards, moves, placing
from cabstand.games.fare_play.cards import FARES, KINDS, OBSTACLES, ROADS
from cabstand.games.fare_play.flow import asked_seat, is_chance, is_fare_taken, may_drive
from cabstand.games.fare_play.hands import draw_weights
from cabstand.games.fare_play.lanes import DX, DY, EDGES, NOWHERE, TURNS, is_location
from cabstand.games.fare_play.map import find_card
from cabstand.games.fare_play.paths import hearse_exits, hearse_starts
from cabstand.games.fare_play.placing import (
    ROAD_MASK,
    can_lay_somewhere,
    can_place_token,
    is_bare_road,
    masks_around,
    wrong_edge,
)
from cabstand.games.fare_play.playable import can_lay_any_road, changes_something, may_target, removes
from cabstand.games.fare_play.record import (
    BEGIN,
    DEAL,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    FARE,
    FAST,
    LOCATE,
    LOT,
    NOT_YET,
    ON_MAP,
    PASSED,
    PLAY,
    REACT,
    RUSH,
    Record,
)
from cabstand.games.fare_play.rules import who_lays
from cabstand.games.fare_play.traffic import is_aimed, may_detour


class Reason(IntEnum):
    """The reasons of this game. The comment names the argument that goes with it."""

    LEGAL = 0
    OVER = 1
    NO_SUCH_SEAT = 2  # seat
    NO_REFEREE = 3
    NOT_A_MOVE = 4
    WAIT_FOR_CHANCE = 5
    NOT_YOUR_TURN = 6  # the seat asked
    NOT_NOW = 7
    NOT_IN_HAND = 8  # card
    TAKEN = 9
    CLOSED_SIDE = 10  # edge
    NOT_JOINED = 11
    DEAD_END = 12  # edge
    TWO_ONE_WAYS = 13
    TOO_NEAR = 14
    SEALED = 15
    TOKENS_TOO_NEAR = 16
    SPLITS = 17
    PASS_IT_ON = 18  # the seat that lays it
    LAY_IT_YOURSELF = 19
    NO_SQUARE = 20
    NO_TOKEN_THERE = 21
    TOKEN_CANNOT_STAND = 22
    TAKE_FROM_POOL = 23
    POOL_IS_EMPTY = 24
    NOT_BESIDE_CHURCH = 25
    NOT_A_TARGET = 26  # the seat named
    NOTHING_TO_LAY = 27
    CANNOT_BE_WORKED_ON = 28
    CHANGES_NOTHING = 29
    HEARSE_CANNOT = 30
    LOCATIONS_STAY = 31
    NOT_AFTER_STARTING_OVER = 32
    NOT_AFTER_THE_HEARSE = 33
    CANNOT_COME = 34


LEGAL: Final = 0
_FITS: Final = np.array(
    [
        Reason.LEGAL,
        Reason.TAKEN,
        Reason.CLOSED_SIDE,
        Reason.NOT_JOINED,
        Reason.DEAD_END,
        Reason.TWO_ONE_WAYS,
        Reason.TOO_NEAR,
        Reason.SEALED,
        Reason.TOKENS_TOO_NEAR,
        Reason.SPLITS,
    ],
    np.int64,
)


@rule
def reason(s: Record, actor: int, move: int, args: Ints) -> int:
    """Why this actor may not make this move; the argument of the reason is left in `args`."""
    args[0] = 0
    if actor < CHANCE:
        return Reason.NO_REFEREE.value
    if actor >= s.seats:
        args[0] = actor + 1
        return Reason.NO_SUCH_SEAT.value
    if s.phase == DONE:
        return Reason.OVER.value
    if not is_well_formed(s, move):
        return Reason.NOT_A_MOVE.value
    if actor == CHANCE:
        return _reason_for_chance(s, move)
    if is_chance(s):
        return Reason.WAIT_FOR_CHANCE.value
    if moves.kind(move) >= moves.LOT:
        return Reason.NOT_A_MOVE.value
    if actor != asked_seat(s):
        args[0] = asked_seat(s) + 1
        return Reason.NOT_YOUR_TURN.value
    return _reason_for_seat(s, actor, move, args)


@rule
def is_well_formed(s: Record, move: int) -> bool:
    """Whether this is a move of the game at all: known, its parts in range, and nothing in the bits it does not use."""
    if move < 0 or move >> 48 != 0:
        return False
    kind = moves.kind(move)
    card = moves.card(move)
    x = moves.x(move)
    y = moves.y(move)
    turn = moves.turn(move)
    if kind in (moves.GO, moves.START_OVER, moves.NOTHING, moves.RED, moves.DECLARE, moves.END):
        return move == kind
    if kind in (moves.PASS_ON, moves.DISCARD, moves.DEAL):
        return card < KINDS and move == moves.of_card(kind, card)
    if kind == moves.FARE:
        return card < FARES and move == moves.of_card(kind, card)
    if kind in (moves.DIVERT, moves.LOT):
        return move == moves.of_seat(kind, 0, moves.seat(move)) and moves.seat(move) < s.seats
    if kind == moves.DRIVE:
        return move == kind | turn << 27
    if kind == moves.LAY:
        return card < ROADS + 6 and turn < TURNS[card] and move == moves.of_square(kind, card, x, y, turn)
    if kind == moves.TOKEN:
        plain = moves.of_square(kind, card, x, y, 0)
        whole = moves.coming_from(plain, moves.from_x(move), moves.from_y(move)) if moves.has_origin(move) else plain
        return cards.ROAD_WORKS <= card < cards.ROAD_WORKS + OBSTACLES and move == whole
    if kind == moves.HEARSE_IN:
        return card == cards.HEARSE and move == moves.of_square(kind, card, x, y, turn)
    if kind == moves.CLEAR:
        in_range = cards.ROAD_CREW <= card <= cards.ALL_CLEAR and turn < 2
        return in_range and move == moves.of_square(kind, card, x, y, turn)
    return kind == moves.TRAFFIC and _is_traffic_well_formed(s, move, card)


@rule
def _is_traffic_well_formed(s: Record, move: int, card: int) -> bool:
    if is_aimed(card):
        return move == moves.of_seat(moves.TRAFFIC, card, moves.seat(move)) and moves.seat(move) < s.seats
    if card == cards.RESURFACE:
        return move == moves.of_square(moves.TRAFFIC, card, moves.x(move), moves.y(move), 0)
    if card == cards.U_TURN:
        return move == moves.of_square(moves.TRAFFIC, card, moves.x(move), moves.y(move), moves.turn(move))
    return card in (cards.PASS_LEFT, cards.FAST_LANE, cards.RUSH_HOUR) and move == moves.of_card(moves.TRAFFIC, card)


@rule
def _reason_for_chance(s: Record, move: int) -> int:
    kind = moves.kind(move)
    if s.phase == LOT:
        return LEGAL if kind == moves.LOT else Reason.CANNOT_COME.value
    if s.phase == FARE:
        free = kind == moves.FARE and not is_fare_taken(s, moves.card(move))
        return LEGAL if free else Reason.CANNOT_COME.value
    if s.phase in (DEAL, DRAW) and kind == moves.DEAL:
        weights = np.zeros(KINDS, np.int64)
        draw_weights(s, weights)
        return LEGAL if weights[moves.card(move)] > 0 else Reason.CANNOT_COME.value
    return Reason.CANNOT_COME.value


@rule
def _reason_for_seat(s: Record, seat: int, move: int, args: Ints) -> int:
    kind = moves.kind(move)
    card = moves.card(move)
    if kind == moves.DRIVE:
        return _reason_of_drive(s, moves.turn(move))
    if kind == moves.GO or kind == moves.START_OVER:
        return _reason_at_begin(s, seat, kind)
    if kind == moves.DECLARE or kind == moves.END:
        return LEGAL if s.phase == DECLARE else Reason.NOT_NOW.value
    if kind in (moves.NOTHING, moves.RED, moves.DIVERT):
        return _reason_of_reaction(s, seat, kind, moves.seat(move), args)
    if not _is_time_for(s, kind, card):
        return Reason.NOT_NOW.value
    if s.phase != PASSED and s.hands[seat, card] == 0:
        args[0] = card
        return Reason.NOT_IN_HAND.value
    if kind == moves.DISCARD:
        return Reason.LOCATIONS_STAY.value if is_location(card) else LEGAL
    if kind == moves.LAY:
        return _reason_of_lay(s, card, move, args)
    if kind == moves.PASS_ON:
        return _reason_of_passing(s, card)
    if kind == moves.TRAFFIC:
        return _reason_of_traffic(s, seat, card, move, args)
    return _reason_of_piece(s, kind, card, move)


@rule
def _is_time_for(s: Record, kind: int, card: int) -> bool:
    """Whether a card of this sort can be used so in what the game waits for."""
    if kind == moves.DISCARD:
        return s.phase == DISCARD
    if kind == moves.PASS_ON:
        return s.phase == LOCATE and is_location(card)
    if kind == moves.LAY:
        if is_location(card):
            return s.phase == LOCATE or (s.phase == PASSED and s.card == card)
        return s.phase in (PLAY, FAST, RUSH)
    return s.phase == PLAY


@rule
def _reason_of_drive(s: Record, edge: int) -> int:
    if not may_drive(s):
        return Reason.NOT_NOW.value
    exits = np.zeros(EDGES, np.int64)
    for i in range(hearse_exits(s, exits)):
        if exits[i] == edge:
            return LEGAL
    return Reason.HEARSE_CANNOT.value


@rule
def _reason_at_begin(s: Record, seat: int, kind: int) -> int:
    if s.phase != BEGIN:
        return Reason.NOT_NOW.value
    if kind == moves.GO:
        return LEGAL
    if s.fresh_start[seat]:
        return Reason.NOT_AFTER_STARTING_OVER.value
    return Reason.NOT_AFTER_THE_HEARSE.value if s.hearse_moved else LEGAL


@rule
def _reason_of_reaction(s: Record, seat: int, kind: int, target: int, args: Ints) -> int:
    if s.phase != REACT:
        return Reason.NOT_NOW.value
    if kind == moves.NOTHING:
        return LEGAL
    card = cards.RED_LIGHT if kind == moves.RED else cards.DETOUR
    if s.hands[seat, card] == 0:
        args[0] = card
        return Reason.NOT_IN_HAND.value
    if kind == moves.RED:
        return LEGAL
    if not is_aimed(s.card) or s.target != seat:
        return Reason.NOT_NOW.value
    args[0] = target + 1
    return LEGAL if may_detour(s, seat, target) else Reason.NOT_A_TARGET.value


@rule
def _reason_of_lay(s: Record, card: int, move: int, args: Ints) -> int:
    x = moves.x(move)
    y = moves.y(move)
    turn = moves.turn(move)
    if s.phase == LOCATE and who_lays(s, card) != s.seat:
        args[0] = who_lays(s, card) + 1
        return Reason.PASS_IT_ON.value
    if find_card(s, x, y) != NOWHERE:
        return Reason.TAKEN.value
    beside = False
    for edge in range(EDGES):
        beside = beside or find_card(s, x + int(DX[edge]), y + int(DY[edge])) != NOWHERE
    if not beside:
        return Reason.NOT_JOINED.value
    fits = placing.why_not_lay(s, card, x, y, turn)
    if fits in (placing.CLOSED_SIDE, placing.DEAD_END):
        args[0] = wrong_edge(masks_around(s, x, y), int(ROAD_MASK[card, turn]), fits)
    return int(_FITS[fits])


@rule
def _reason_of_passing(s: Record, card: int) -> int:
    if who_lays(s, card) == s.seat:
        return Reason.LAY_IT_YOURSELF.value
    return LEGAL if can_lay_somewhere(s, card) else Reason.NO_SQUARE.value


@rule
def _reason_of_piece(s: Record, kind: int, card: int, move: int) -> int:
    """Obstacle, Hearse and Access cards."""
    at = find_card(s, moves.x(move), moves.y(move))
    if kind == moves.TOKEN:
        return _reason_of_token(s, card - cards.ROAD_WORKS, at, move)
    if kind == moves.HEARSE_IN:
        starts = np.zeros(4 * EDGES, np.int64)
        if s.hearse == NOT_YET:
            for i in range(hearse_starts(s, starts)):
                if starts[i] == EDGES * at + moves.turn(move):
                    return LEGAL
        return Reason.NOT_BESIDE_CHURCH.value
    if moves.turn(move) == 1:
        hearse_here = card == cards.ALL_CLEAR and s.hearse == ON_MAP and s.hearse_card == at
        return LEGAL if hearse_here else Reason.NO_TOKEN_THERE.value
    return LEGAL if at != NOWHERE and removes(card, s.token[at]) else Reason.NO_TOKEN_THERE.value


@rule
def _reason_of_token(s: Record, obstacle: int, at: int, move: int) -> int:
    origin = NOWHERE
    if moves.has_origin(move):
        if s.tokens_left[obstacle] > 0:
            return Reason.TAKE_FROM_POOL.value
        origin = find_card(s, moves.from_x(move), moves.from_y(move))
        if origin == NOWHERE or s.token[origin] != obstacle + 1:
            return Reason.NO_TOKEN_THERE.value
    elif s.tokens_left[obstacle] == 0:
        return Reason.POOL_IS_EMPTY.value
    return LEGAL if at != NOWHERE and can_place_token(s, at, origin) else Reason.TOKEN_CANNOT_STAND.value


@rule
def _reason_of_traffic(s: Record, seat: int, card: int, move: int, args: Ints) -> int:
    if is_aimed(card):
        args[0] = moves.seat(move) + 1
        return LEGAL if may_target(s, card, seat, moves.seat(move)) else Reason.NOT_A_TARGET.value
    if card == cards.FAST_LANE:
        return LEGAL if can_lay_any_road(s, seat) else Reason.NOTHING_TO_LAY.value
    if card in (cards.PASS_LEFT, cards.RUSH_HOUR):
        return LEGAL
    at = find_card(s, moves.x(move), moves.y(move))
    if at < 1 or not is_bare_road(s, at):
        return Reason.CANNOT_BE_WORKED_ON.value
    if card == cards.RESURFACE:
        return int(_FITS[placing.why_not_take_up(s, at)])
    turn = moves.turn(move)
    if turn >= TURNS[s.kind[at]] or not changes_something(s.kind[at], s.turned[at], turn):
        return Reason.CHANGES_NOTHING.value
    fits = placing.why_not_turn(s, at, turn)
    if fits in (placing.CLOSED_SIDE, placing.DEAD_END):
        args[0] = wrong_edge(masks_around(s, s.x[at], s.y[at]), int(ROAD_MASK[s.kind[at], turn]), fits)
    return int(_FITS[fits])
