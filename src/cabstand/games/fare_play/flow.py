"""Who is asked, what they may do, and what their move does."""

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import FARES, KINDS, LOCATIONS, ROADS
from cabstand.games.fare_play.hands import HAND, discard, draw_weights, lose_card
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.map import card_at
from cabstand.games.fare_play.paths import drive_hearse, hearse_exits
from cabstand.games.fare_play.placing import can_lay_somewhere
from cabstand.games.fare_play.playable import list_hand, list_lays, list_roads
from cabstand.games.fare_play.record import (
    BEGIN,
    DEAL,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    DRIVE,
    FARE,
    FAST,
    GONE,
    LOCATE,
    LOT,
    ON_MAP,
    PASSED,
    PLAY,
    REACT,
    RUSH,
    Record,
)
from cabstand.games.fare_play.rules import (
    card_is_played,
    choose_card,
    close_turn,
    deal,
    declare,
    discard_card,
    draw_cards,
    lay_location,
    look_for_winner,
    pass_location,
    pass_turn,
    start_over,
    take_card,
    take_fare,
    who_lays,
)
from cabstand.games.fare_play.traffic import detour, is_aimed, lay_road, may_detour, no_reaction, play_traffic, red_light


@rule
def is_chance(s: Record) -> bool:
    return s.phase in (LOT, DEAL, FARE, DRAW)


@rule
def asked_seat(s: Record) -> int:
    """The seat that must answer now."""
    return int(s.asked if s.phase in (PASSED, REACT, RUSH) else s.seat)


# --- what a seat may do ----------------------------------------------------------------------------------------------


@rule
def may_drive(s: Record) -> bool:
    """The hearse moves once, at any own decision point of the turn, not while others act or a card takes effect."""
    return s.hearse == ON_MAP and not s.hearse_moved and s.phase in (BEGIN, LOCATE, PLAY, DISCARD, DRIVE)


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    """Write the legal moves of a seat to `out` (MOST_MOVES long) and say how many there are."""
    if s.phase == DONE or is_chance(s) or seat != asked_seat(s):
        return 0
    n = 0
    if may_drive(s):
        exits = out[:4]
        count = hearse_exits(s, exits)
        for i in range(count):
            out[i] = moves.DRIVE | out[i] << 27
        n = count
    if s.phase == BEGIN:
        out[n] = moves.GO
        n += 1
        if not s.fresh_start[seat] and not s.hearse_moved:
            out[n] = moves.START_OVER
            n += 1
    elif s.phase == LOCATE:
        n = _list_locations(s, out, n)
    elif s.phase == PASSED:
        n = list_lays(s, s.card, out, n)
    elif s.phase == PLAY:
        n = _list_plays(s, out, n)
    elif s.phase == REACT:
        n = _list_reactions(s, seat, out, n)
    elif s.phase in (FAST, RUSH):
        n = list_roads(s, seat, out, n)
    elif s.phase == DISCARD:
        for kind in range(KINDS):
            if s.hands[seat, kind] > 0 and not is_location(kind):
                out[n] = moves.of_card(moves.DISCARD, kind)
                n += 1
    elif s.phase == DECLARE:
        out[n] = moves.DECLARE
        out[n + 1] = moves.END
        n += 2
    return n


@rule
def _list_plays(s: Record, out: Ints, n: int) -> int:
    """The hearse's moves stand first already; the hand's are listed behind them."""
    return n + list_hand(s, out[n:])


@rule
def _list_locations(s: Record, out: Ints, n: int) -> int:
    for place in range(ROADS, ROADS + LOCATIONS):
        if s.hands[s.seat, place] == 0:
            continue
        if who_lays(s, place) == s.seat:
            n = list_lays(s, place, out, n)
        elif can_lay_somewhere(s, place):
            out[n] = moves.of_card(moves.PASS_ON, place)
            n += 1
    return n


@rule
def _list_reactions(s: Record, seat: int, out: Ints, n: int) -> int:
    out[n] = moves.NOTHING
    n += 1
    if s.hands[seat, cards.RED_LIGHT] > 0:
        out[n] = moves.RED
        n += 1
    if s.hands[seat, cards.DETOUR] > 0 and is_aimed(s.card):
        for target in range(s.seats):
            if may_detour(s, seat, target):
                out[n] = moves.of_seat(moves.DIVERT, 0, target)
                n += 1
    return n


# --- what chance may do ----------------------------------------------------------------------------------------------


@rule
def list_chance(s: Record, out: Ints, weights: Ints) -> int:
    """List what chance can do next with whole-number weights (both KINDS long); how many."""
    n = 0
    if s.phase == LOT:
        for seat in range(s.seats):
            out[n] = moves.of_seat(moves.LOT, 0, seat)
            weights[n] = 1
            n += 1
    elif s.phase == FARE:
        for fare in range(FARES):
            if not is_fare_taken(s, fare):
                out[n] = moves.of_card(moves.FARE, fare)
                weights[n] = 1
                n += 1
    elif s.phase in (DEAL, DRAW):
        draw_weights(s, weights)
        for kind in range(KINDS):
            if weights[kind] > 0:
                out[n] = moves.of_card(moves.DEAL, kind)
                weights[n] = weights[kind]
                n += 1
    return n


@rule
def is_fare_taken(s: Record, fare: int) -> bool:
    for seat in range(s.seats):
        if s.fare[seat] == fare + 1 or s.set_aside[seat] == fare + 1:
            return True
    return False


# --- what a move does ------------------------------------------------------------------------------------------------


@rule
def apply(s: Record, actor: int, move: int) -> None:
    """Carry out a move that is known to be legal."""
    kind = moves.kind(move)
    card = moves.card(move)
    if kind == moves.DEAL:
        if s.phase == DEAL:
            deal(s, card)
        else:
            take_card(s, card)
    elif kind == moves.FARE:
        take_fare(s, card)
    elif kind == moves.LOT:
        s.starter = moves.seat(move)
        s.seat = s.starter
        s.phase = DEAL
    elif kind == moves.NOTHING:
        no_reaction(s)
    elif kind == moves.RED:
        red_light(s)
    elif kind == moves.DIVERT:
        detour(s, moves.seat(move))
    elif kind == moves.LAY:
        lay(s, actor, card, moves.x(move), moves.y(move), moves.turn(move))
    else:
        apply_in_turn(s, kind, card, move)


@rule
def lay(s: Record, seat: int, kind: int, x: int, y: int, turn: int) -> None:
    if is_location(kind):
        lay_location(s, kind, x, y, turn)
    else:
        lay_road(s, seat, kind, x, y, turn)


@rule
def apply_in_turn(s: Record, kind: int, card: int, move: int) -> None:
    if kind == moves.GO:
        draw_cards(s, HAND - s.hand_size[s.seat], LOCATE)
    elif kind == moves.START_OVER:
        start_over(s)
    elif kind == moves.PASS_ON:
        pass_location(s, card)
    elif kind == moves.TRAFFIC:
        play_traffic(s, card, moves.seat(move), moves.x(move), moves.y(move), moves.turn(move))
    elif kind == moves.DISCARD:
        discard_card(s, card)
    elif kind == moves.DECLARE:
        declare(s)
    elif kind == moves.END:
        pass_turn(s)
    elif kind == moves.DRIVE:
        drive(s, moves.turn(move))
    else:
        play_piece(s, kind, card, move)


@rule
def drive(s: Record, edge: int) -> None:
    """The hearse moves one card; what could be played may have changed."""
    drive_hearse(s, edge)
    s.hearse_moved = 1
    look_for_winner(s)
    if s.phase == PLAY or s.stuck:
        s.stuck = 0
        choose_card(s)
    elif s.phase == DRIVE:
        close_turn(s)


@rule
def play_piece(s: Record, kind: int, card: int, move: int) -> None:
    """Obstacle, Hearse and Access cards: tokens come onto the map, move, and leave it."""
    lose_card(s, s.seat, card)
    at = card_at(s, moves.x(move), moves.y(move))
    if kind == moves.TOKEN:
        # the Obstacle card leaves the game
        obstacle = card - cards.ROAD_WORKS
        if moves.has_origin(move):
            s.token[card_at(s, moves.from_x(move), moves.from_y(move))] = 0
        else:
            s.tokens_left[obstacle] -= 1
        s.token[at] = obstacle + 1
    elif kind == moves.HEARSE_IN:
        # its card leaves the game, and placing it counts as this turn's move
        s.hearse = ON_MAP
        s.hearse_card = at
        s.hearse_edge = moves.turn(move)
        s.hearse_moved = 1
    else:
        discard(s, card)
        clear(s, at, moves.turn(move) == 1)
    card_is_played(s)


@rule
def clear(s: Record, at: int, is_hearse: bool) -> None:
    """A token goes back to the pool; a hearse removed by All Clear is out for good."""
    if is_hearse:
        s.hearse = GONE
        s.hearse_card = 0
        s.hearse_edge = 0
    else:
        s.tokens_left[s.token[at] - 1] += 1
        s.token[at] = 0
