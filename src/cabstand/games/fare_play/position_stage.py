"""Which positions of Fare Play cannot occur at the stage that the turn has reached: who is green, skipped or has started over,
what has been drawn, what waits to take effect."""

from typing import Final

import numpy as np

from cabstand.games.fare_play import cards, flow, hands, moves, paths, placing, playable, rules
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import FARE_ENDS, ROADS
from cabstand.games.fare_play.lanes import TURNS, is_location
from cabstand.games.fare_play.record import NONE, Record
from cabstand.games.fare_play.traffic import is_aimed

ASKS_OTHERS: Final = (r.DEAL, r.FARE, r.PASSED, r.REACT, r.RUSH)
_AFTER_THE_CARD: Final = (r.DISCARD, r.DECLARE, r.DRIVE)
"""Where the one card of the turn has taken effect, or none was playable."""


def is_dealing(s: Record) -> bool:
    """Before the first turn: lots, hands, and a FARE card for everybody."""
    return s.phase in (r.LOT, r.DEAL) or (s.phase == r.FARE and not s.set_aside[s.asked])


def is_on_map(s: Record, kind: int) -> bool:
    return bool((s.kind[: s.laid] == kind).any())


def path_of(s: Record, seat: int) -> int:
    return int(s.fare[seat]) - 1


def _turns_taken(s: Record, seat: int) -> int:
    """How many turns a seat has finished, skipped ones included; of a game that was drawn, all of them."""
    place, now = (seat - s.starter) % s.seats, (s.seat - s.starter) % s.seats
    return int(s.round_no) + (place < now)


def _is_drawn(s: Record) -> bool:
    return s.phase == r.DONE and s.winner < 0


# --- what lies in front of the seats ---------------------------------------------------------------------------------


def declared_fit(s: Record) -> bool:
    """Green needs a fare whose two locations are on the map, and a turn in which it was declared.

    Only in the two-player game does a green fare outlast a clear turn without winning: that is the 2, a turn later.
    """
    for seat in range(s.seats):
        green = int(s.declared[seat])
        if green == 0:
            continue
        if green > (2 if s.seats == 2 else 1) or s.fare[seat] == 0 or is_dealing(s):
            return False
        if _turns_taken(s, seat) < green or not all(is_on_map(s, ROADS + int(end)) for end in FARE_ENDS[path_of(s, seat)]):
            return False
    return not (s.phase == r.DECLARE and s.declared[s.seat])


def skips_fit(s: Record) -> bool:
    """At most one for each seat, none until somebody has played a card; the seat in turn has one only by its own Detour."""
    if (s.skips > 1).any() or (s.skips.any() and is_dealing(s)):
        return False
    if s.skips.any() and s.round_no == 0 and s.seat == s.starter and s.phase not in (*_AFTER_THE_CARD, r.DONE):
        return False
    if not s.skips[s.seat] or _is_drawn(s):
        return True
    sent_back = s.discards[cards.DETOUR] > 0 and s.to_discard < 2 and not s.stuck
    return bool(sent_back and s.phase in (*_AFTER_THE_CARD, r.DONE))


def fresh_fit(s: Record) -> bool:
    """Seats that started over in their last turn: those that wait for a new fare, and the seat in turn once it has one."""
    if is_dealing(s):
        return not s.fresh_start.any()
    for seat in range(s.seats):
        fresh, waits = int(s.fresh_start[seat]), bool(s.set_aside[seat])
        has_drawn = seat == s.seat and bool(s.new_fare) and not waits and s.phase not in (r.DECLARE, r.DONE)
        if fresh > 1 or (waits and not fresh) or (fresh and not waits and not has_drawn):
            return False
        if fresh and (s.declared[seat] or _turns_taken(s, seat) < 1):
            return False
    return True


# --- how far the turn has come ---------------------------------------------------------------------------------------


def turn_fits(s: Record) -> bool:
    """Rounds and whether anything stirred in this one."""
    if s.stirred > 1 or (s.round_no == rules.MOST_ROUNDS and s.phase != r.DONE):
        return False
    if is_dealing(s):
        begins = s.seat == 0 if s.phase == r.LOT else True
        return bool(begins and s.round_no == 0 and s.seat == s.starter and not s.stirred)
    if _is_drawn(s):
        return bool(s.seat == s.starter and s.round_no > 0 and (s.round_no == rules.MOST_ROUNDS or not s.stirred))
    if s.phase in (r.BEGIN, r.FARE) and s.seat == s.starter:
        return not s.stirred
    has_played = s.phase in (r.REACT, r.FAST, r.RUSH) or (s.phase == r.DRAW and s.resume == r.PLAY)
    return bool(s.stirred or not has_played)


def flags_fit(s: Record) -> bool:
    """Whether the hearse has moved, the seat may win in this turn, and has a new fare."""
    if (is_dealing(s) or s.phase == r.FARE) and (s.hearse_moved or s.may_win or s.new_fare):
        return False
    if s.hearse_moved and s.hearse == r.NOT_YET:
        return False
    green = s.declared[s.seat] >= (2 if s.seats == 2 else 1)
    if bool(s.may_win) != bool(green and not is_dealing(s) and not _is_drawn(s)):
        return False
    return not s.new_fare or s.fresh_start[s.seat] or _is_drawn(s) or _has_stolen(s)


def _has_stolen(s: Record) -> bool:
    """Whether the seat in turn can have played Steal a Fare: it lies in the discards, and one card is still to go there."""
    played = s.phase in (r.DISCARD, r.DRIVE) and s.to_discard < 2 and not s.stuck
    return bool(played and s.discards[cards.STEAL_A_FARE] and not s.declared[s.seat])


def draw_fits(s: Record) -> bool:
    """A hand is filled to five, or one card is drawn for a location."""
    if s.phase == r.DEAL:
        return s.to_draw >= 1
    if s.phase != r.DRAW:
        return bool(s.to_draw == (hands.HAND if s.phase == r.LOT else 0) and s.resume == 0)
    if s.to_draw == 0 or hands.pile_size(s) == 0:
        return False
    if s.resume == r.PLAY:
        return bool(s.to_draw == 1 and s.hand_size[s.seat] < hands.HAND)
    return bool(s.resume == r.LOCATE and s.to_draw == hands.HAND - s.hand_size[s.seat])


def discard_fits(s: Record) -> bool:
    """Two, or all there are, if nothing was playable; else one."""
    if s.phase != r.DISCARD:
        return s.to_discard == 0 and not s.stuck
    most = min(2, hands.cards_to_discard(s, s.seat))
    if s.stuck and (s.to_discard != most or s.hearse != r.ON_MAP or s.hearse_moved):
        return False
    nothing_playable = s.to_discard == 2 or s.stuck
    return bool(0 < s.to_discard <= most and not (nothing_playable and playable.has_playable(s)))


def can_answer(s: Record) -> bool:
    """The seat that is asked can answer."""
    if is_dealing(s) or s.phase in (r.DRAW, r.DISCARD, r.DONE):
        return True
    if s.phase == r.FARE:
        return s.asked == s.seat
    if s.phase == r.DRIVE:
        return bool(rules.hearse_must_move(s))
    if s.phase == r.DECLARE:
        clear = paths.path_is_clear(s, path_of(s, s.seat))
        return bool(clear and not s.new_fare and not rules.hearse_must_move(s))
    if s.phase == r.FAST:
        return playable.can_lay_any_road(s, s.seat)
    out = np.empty(playable.MOST_MOVES, np.int64)
    count = flow.legal(s, flow.asked_seat(s), out)
    return any(moves.kind(int(move)) != moves.DRIVE for move in out[:count])


# --- what waits to take effect ---------------------------------------------------------------------------------------


def waiting_fits(s: Record) -> bool:
    if s.phase == r.REACT:
        return _reaction_fits(s)
    if s.phase not in (r.PASSED, r.RUSH):
        return True
    if s.asked == s.seat or s.target or s.spin or s.redirected != NONE:
        return False
    if s.phase == r.RUSH:
        return bool(s.card == cards.RUSH_HOUR and playable.can_lay_any_road(s, s.asked))
    lays = is_location(s.card) and rules.who_lays(s, s.card) == s.asked
    return bool(lays and placing.can_lay_somewhere(s, s.card))


def _reaction_fits(s: Record) -> bool:
    kind, aimed = int(s.card), bool(is_aimed(s.card))
    if not cards.LOSE_A_TURN <= kind <= cards.RUSH_HOUR or s.target >= s.seats or s.redirected >= s.seats:
        return False
    if not aimed and (s.target or s.redirected != NONE):
        return False
    if s.redirected == NONE:
        if s.asked == s.seat or (aimed and not playable.may_target(s, kind, s.seat, s.target)):
            return False
    elif s.asked == s.redirected or not _detour_fits(s, kind):
        return False
    if kind == cards.FAST_LANE and not playable.can_lay_any_road(s, s.seat):
        return False
    if kind == cards.RESURFACE:
        return bool(s.spin == 0 and placing.is_bare_road(s, s.square) and placing.why_not_take_up(s, s.square) == 0)
    if kind == cards.U_TURN:
        card = s.square
        differs = s.spin < TURNS[s.kind[card]] and playable.changes_something(s.kind[card], s.turned[card], s.spin)
        return bool(differs and placing.is_bare_road(s, card) and placing.why_not_turn(s, card, s.spin) == 0)
    return bool(s.spin == 0)


def _detour_fits(s: Record, kind: int) -> bool:
    """The card could be played against the seat that redirected it, and sent on from there."""
    if not playable.may_target(s, kind, s.seat, s.redirected) or s.target == s.redirected:
        return False
    return bool(not s.skips[s.target] if kind == cards.LOSE_A_TURN else playable.may_target(s, kind, s.seat, s.target))
