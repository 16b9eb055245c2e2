"""Deciding at random, and by rule of thumb.

The second looks one move ahead. It makes each of its moves on a scratch copy of the map, asks what every fare needs then
(need.py), and takes the move after which its own fare needs least and those of its rivals most. Cards that do not
change the map have a fixed worth. Of hands it looks at nobody's but its own.
"""

from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below
from cabstand.core.rule import Cells, Ints, States, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.batch import draw_legal
from cabstand.games.fare_play.bots.need import NEAR, needs
from cabstand.games.fare_play.cards import KINDS
from cabstand.games.fare_play.cheapest import FAR, Ways
from cabstand.games.fare_play.flow import asked_seat, clear, legal
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.map import card_at, find_card, put, take_up, turn_to
from cabstand.games.fare_play.paths import drive_hearse
from cabstand.games.fare_play.record import BEGIN, DECLARE, DISCARD, MOST_SEATS, ON_MAP, REACT, Record

RANDOM: Final = 0
SIMPLE: Final = 1

# What a map is worth to a seat.
STEP: Final = 12  # for each card its own fare does not need any more
_CLEAR: Final = 40  # for a clear path
_WIN: Final = 10_000
_RIVAL_STEP: Final = 3  # for each card that a rival's fare needs, up to four
_RIVAL_CLEAR: Final = 30  # against a rival's clear path
_RIVAL_WINS: Final = 300  # against a clear path whose fare is declared: it wins when its turn comes

# What is lost with a card that is discarded: access and reactions are few, roads come again. By kind.
KEEP: Final[Ints] = np.array(
    [5, 5, 2, 6, 6, 4, 4, 99, 99, 99, 99, 99, 99, 4, 4, 4, 4, 3, 4, 4, 4, 4, 8, 7, 3, 1, 1, 6, 6, 5, 1, 9, 7], np.int64
)


@rule
def choose(bot: int, s: Record, rng: Stream, out: Ints, scratch: States, ways: Ways) -> int:
    """The move of a bot for the seat that is asked; `out`, `scratch` and `ways` are to work in."""
    seat = asked_seat(s)
    if bot == RANDOM:
        return draw_legal(s, seat, rng, out)
    if s.phase == DECLARE:
        return moves.DECLARE
    if s.phase == DISCARD:
        return what_to_discard(s, seat)
    count = legal(s, seat, out)
    if count == 1:
        return int(out[0])
    needed = np.zeros(MOST_SEATS, np.int32)
    needs(s, ways, needed, needed)
    now = worth(s, seat, needed)
    if s.phase == REACT:
        return react(s, seat, now, out, count, scratch, ways, needed)
    if s.phase == BEGIN:
        return begin(s, seat, now, out, count, scratch, ways, needed)
    return best(s, seat, now, rng, out, count, scratch, ways, needed)


# --- what a map is worth ---------------------------------------------------------------------------------------------


@rule
def worth(s: Record, seat: int, needed: Cells) -> int:
    """What the fares' needs mean for a seat."""
    total = -STEP * needed[seat]
    if needed[seat] == 0:
        total += _WIN if s.may_win and s.seat == seat else _CLEAR
    for rival in range(s.seats):
        if rival == seat:
            continue
        total += _RIVAL_STEP * min(needed[rival], NEAR)
        if needed[rival] == 0:
            total -= _RIVAL_WINS if s.declared[rival] and not s.skips[rival] else _RIVAL_CLEAR
    return int(total)


@rule
def worth_after(s: Record, seat: int, move: int, now: int, scratch: States, ways: Ways, needed: Cells) -> int:
    """What a move would be worth to a seat, given what the map is worth now."""
    kind = moves.kind(move)
    if kind == moves.TRAFFIC and moves.card(move) not in (cards.RESURFACE, cards.U_TURN, cards.STEAL_A_FARE):
        return now + worth_of_traffic(s, seat, moves.card(move), moves.seat(move), needed)
    if kind in (moves.PASS_ON, moves.GO, moves.START_OVER):
        return now
    scratch[0] = s
    make(scratch[0], seat, kind, move)
    after = np.empty(MOST_SEATS, np.int32)
    needs(scratch[0], ways, needed, after)
    return worth(scratch[0], seat, after)


@rule
def make(t: Record, seat: int, kind: int, move: int) -> None:
    """What a move does to map and fares; hands and turns do not matter here."""
    at = find_card(t, moves.x(move), moves.y(move))
    if kind == moves.LAY:
        put(t, moves.card(move), moves.x(move), moves.y(move), moves.turn(move))
    elif kind == moves.DRIVE:
        drive_hearse(t, moves.turn(move))
    elif kind == moves.TOKEN:
        if moves.has_origin(move):
            t.token[card_at(t, moves.from_x(move), moves.from_y(move))] = 0
        t.token[at] = 1 + moves.card(move) - cards.ROAD_WORKS
    elif kind == moves.HEARSE_IN:
        t.hearse = ON_MAP
        t.hearse_card = at
        t.hearse_edge = moves.turn(move)
    elif kind == moves.CLEAR:
        clear(t, at, moves.turn(move) == 1)
    elif moves.card(move) == cards.RESURFACE:
        take_up(t, at)
    elif moves.card(move) == cards.U_TURN:
        turn_to(t, at, moves.turn(move))
    elif moves.card(move) == cards.STEAL_A_FARE:
        other = moves.seat(move)
        fare = t.fare[seat]
        t.fare[seat] = t.fare[other]
        t.fare[other] = fare


@rule
def worth_of_traffic(s: Record, seat: int, card: int, target: int, needed: Cells) -> int:
    """What a Traffic card that leaves the map alone adds: stopping who would win, two roads at once; the rest is for want of
    anything better."""
    if card == cards.LOSE_A_TURN:
        if needed[target] == 0:
            return _RIVAL_WINS if s.declared[target] else _RIVAL_CLEAR
        return int(2 * max(NEAR - needed[target], 0))
    if card == cards.FAST_LANE:
        return 2 * STEP if 2 <= needed[seat] < FAR else STEP // 2
    return -STEP


# --- decisions -------------------------------------------------------------------------------------------------------


@rule
def best(s: Record, seat: int, now: int, rng: Stream, out: Ints, count: int, scratch: States, ways: Ways, needed: Cells) -> int:
    """The move worth most; among equals any."""
    most = 0
    equals = 0
    found = 0
    for i in range(count):
        value = worth_after(s, seat, out[i], now, scratch, ways, needed)
        if equals == 0 or value > most:
            most = value
            equals = 1
            found = out[i]
        elif value == most:
            equals += 1
            if below(rng, equals) == 0:
                found = out[i]
    return int(found)


@rule
def begin(s: Record, seat: int, now: int, out: Ints, count: int, scratch: States, ways: Ways, needed: Cells) -> int:
    """Draw; but if driving the hearse away wins, do that."""
    for i in range(count):
        if (
            moves.kind(out[i]) == moves.DRIVE
            and s.may_win
            and worth_after(s, seat, out[i], now, scratch, ways, needed) > _CLEAR
        ):
            return int(out[i])
    return moves.GO


@rule
def react(s: Record, seat: int, now: int, out: Ints, count: int, scratch: States, ways: Ways, needed: Cells) -> int:
    """Stop a card that costs as much as two cards of road or more; where it can be sent on, to the rival who is nearest."""
    scratch[0] = s
    t: Record = scratch[0]
    loss = 0
    aimed = s.target == seat
    if s.card == cards.RESURFACE:
        take_up(t, s.square)
    elif s.card == cards.U_TURN:
        turn_to(t, s.square, s.spin)
    elif s.card == cards.STEAL_A_FARE:
        t.fare[s.seat] = s.fare[s.target]
        t.fare[s.target] = s.fare[s.seat]
    elif s.card == cards.LOSE_A_TURN and aimed:
        loss = _CLEAR if needed[seat] == 0 else STEP
    elif s.card == cards.SWAP_HANDS and aimed:
        loss = STEP // 2
    after = np.empty(MOST_SEATS, np.int32)
    needs(t, ways, needed, after)
    loss += now - worth(t, seat, after)
    victim = moves.NOTHING
    nearest = FAR + 1
    for i in range(count):
        if moves.kind(out[i]) == moves.DIVERT and needed[moves.seat(out[i])] < nearest:
            nearest = needed[moves.seat(out[i])]
            victim = int(out[i])
    if victim != moves.NOTHING and loss > 0:
        return victim
    return moves.RED if loss >= 2 * STEP and s.hands[seat, cards.RED_LIGHT] > 0 else moves.NOTHING


@rule
def what_to_discard(s: Record, seat: int) -> int:
    """The card that will be missed least; of roads held twice one more likely."""
    least = 100
    found = 0
    for kind in range(KINDS):
        held = s.hands[seat, kind]
        if held == 0 or is_location(kind):
            continue
        value = KEEP[kind] - (held - 1)
        if value < least:
            least = value
            found = kind
    return moves.of_card(moves.DISCARD, found)
