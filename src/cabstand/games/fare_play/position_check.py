"""Which positions of Fare Play cannot occur in play: each check names the field that shows it."""

from collections.abc import Callable
from typing import Final

import numpy as np

from cabstand.games.fare_play import cards, flow, hands, moves, paths, placing, playable, rules
from cabstand.games.fare_play import map as board
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_COUNTS, KINDS, ROADS
from cabstand.games.fare_play.lanes import TURNS, has_road
from cabstand.games.fare_play.pieces import is_one_piece
from cabstand.games.fare_play.record import NONE, Record
from cabstand.games.fare_play.traffic import is_aimed


def _cards_add_up(s: Record) -> bool:
    """No kind of card more often than the deck holds it; what is not in sight has left the game, as only some kinds can."""
    in_sight = np.zeros(KINDS, np.int64)
    for counts in (s.pile, s.discards, *s.hands):
        in_sight += counts
    for card in range(1, s.laid):
        in_sight[s.kind[card]] += 1
    in_sight[cards.LOSE_A_TURN] += int(s.skips.sum())
    if s.phase in (r.REACT, r.PASSED, r.RUSH):
        in_sight[s.card] += s.phase != r.RUSH or 0
    missing = CARD_COUNTS - in_sight
    leaves = [*range(cards.ROAD_WORKS, cards.HEARSE + 1)]
    dealing = s.phase in (r.LOT, r.DEAL)
    for kind in range(KINDS):
        gone = int(missing[kind])
        if kind == cards.STEAL_A_FARE and s.seats == 2:
            gone -= 1
        if dealing and hands.is_place(kind):
            gone -= 1
        if gone < 0 or (gone > 0 and kind not in leaves and not (kind == cards.FAST_LANE and s.phase == r.FAST)):
            return False
    hearse_gone = int(missing[cards.HEARSE]) > 0
    return hearse_gone == (s.hearse != r.NOT_YET)


def _map_fits(s: Record) -> bool:
    """In one piece, not sealed, at most one One Way on a street; tokens where tokens may be."""
    for card in range(s.laid):
        if s.token[card] and s.kind[card] >= ROADS:
            return False
        if not placing.keeps_one_ways_single(s, card):
            return False
        masks = placing.masks_around(s, s.x[card], s.y[card])
        if (
            s.tournament
            and placing.edges_fit(masks, int(placing.ROAD_MASK[s.kind[card], s.turned[card]]), 1) > 0
            and s.laid > 1
        ):
            return False
    return bool(board.has_open_road(s) and is_one_piece(s) and (s.tokens_left >= 0).all())


def _fares_fit(s: Record) -> bool:
    held = [int(f) for f in (*s.fare, *s.set_aside) if f]
    if len(held) != len(set(held)) or max(held, default=0) > cards.FARES:
        return False
    dealing = s.phase in (r.LOT, r.DEAL) or (s.phase == r.FARE and not s.fresh_start[s.asked])
    if dealing:
        given = int(s.asked) if s.phase == r.FARE else 0
        return [bool(f) for f in s.fare[: s.seats]] == [seat < given for seat in range(s.seats)] and not s.set_aside.any()
    for seat in range(s.seats):
        if (s.fare[seat] == 0) != (s.set_aside[seat] > 0) or (s.set_aside[seat] and not s.fresh_start[seat]):
            return False
        if s.declared[seat] > 2 or s.skips[seat] > 1 or s.fresh_start[seat] > 1 or (s.declared[seat] and not s.fare[seat]):
            return False
    own = s.set_aside[s.seat] > 0
    return own == (s.phase == r.FARE) or s.phase == r.DONE


def _draw_fits(s: Record) -> bool:
    if s.phase == r.DEAL:
        return s.to_draw >= 1 and s.hand_size[s.asked] == hands.HAND - s.to_draw
    if s.phase == r.DRAW:
        return s.to_draw > 0 and s.resume in (r.LOCATE, r.PLAY) and hands.pile_size(s) > 0
    return bool(s.to_draw == (hands.HAND if s.phase == r.LOT else 0) and s.resume == 0)


def _pile_fits(s: Record) -> bool:
    places = int(s.pile[ROADS : ROADS + cards.LOCATIONS].sum())
    others = hands.pile_size(s) - places
    if s.phase in (r.LOT, r.DEAL):
        return s.top_left == 0
    return bool(s.top_left <= others and (places == 0 or s.top_left > 0 or others >= 0))


def _known_fits(s: Record) -> bool:
    """Nobody knows more of a hand than is in it, and nobody knows their own by hearsay."""
    for viewer in range(s.seats):
        if s.known[viewer, viewer].any() or (s.known[viewer] > s.hands).any():
            return False
    return True


def _waiting_fits(s: Record) -> bool:
    if s.phase == r.PASSED:
        lays = s.asked != s.seat and hands.is_place(s.card) and rules.who_lays(s, s.card) == s.asked
        plain = s.target == 0 and s.spin == 0 and s.redirected == NONE
        return bool(lays and plain and placing.can_lay_somewhere(s, s.card))
    if s.phase == r.RUSH:
        plain = s.spin == 0 and s.redirected == NONE and s.target == 0
        return bool(s.card == cards.RUSH_HOUR and plain and s.asked != s.seat and playable.can_lay_any_road(s, s.asked))
    if s.phase != r.REACT:
        return True
    return _reaction_fits(s)


def _reaction_fits(s: Record) -> bool:
    kind, aimed = int(s.card), bool(is_aimed(s.card))
    if not cards.LOSE_A_TURN <= kind <= cards.RUSH_HOUR or s.target >= s.seats or s.redirected >= s.seats:
        return False
    if not aimed and (s.target or s.redirected != NONE):
        return False
    if s.redirected == NONE:
        if s.asked == s.seat or (aimed and not playable.may_target(s, kind, s.seat, s.target)):
            return False
    elif (
        s.asked == s.redirected
        or s.redirected == s.seat
        or s.target == s.redirected
        or (kind != cards.LOSE_A_TURN and not playable.may_target(s, kind, s.seat, s.target))
        or (kind == cards.LOSE_A_TURN and s.skips[s.target])
    ):
        return False
    if kind == cards.RESURFACE:
        return bool(s.spin == 0 and placing.is_bare_road(s, s.square) and placing.why_not_take_up(s, s.square) == 0)
    if kind == cards.U_TURN:
        card = s.square
        differs = s.spin < TURNS[s.kind[card]] and playable.changes_something(s.kind[card], s.turned[card], s.spin)
        return bool(differs and placing.is_bare_road(s, card) and placing.why_not_turn(s, card, s.spin) == 0)
    return bool(s.spin == 0)


def _phase_fits(s: Record) -> bool:
    """Whoever is asked can answer."""
    others_asked = s.phase in (r.PASSED, r.REACT, r.RUSH, r.DEAL, r.FARE)
    if s.asked >= s.seats or (not others_asked and s.asked != 0) or (s.skips[s.seat] and s.phase not in (r.DONE, r.LOT)):
        return False
    if s.phase in (r.LOT, r.DEAL):
        return bool(s.laid == 1 and s.round_no == 0 and s.seat == s.starter and not s.stirred and not s.discards.any())
    if s.phase == r.FARE:
        return bool(s.asked == s.seat or not s.fresh_start[s.asked])
    if s.phase in (r.DRAW, r.DONE):
        return True
    if s.phase == r.DRIVE:
        return bool(rules.hearse_must_move(s))
    if s.phase == r.DECLARE:
        clear = paths.path_is_clear(s, s.fare[s.seat] - 1)
        return bool(clear and not s.declared[s.seat] and not s.new_fare and not rules.hearse_must_move(s))
    if s.phase == r.DISCARD:
        return bool(0 < s.to_discard <= hands.cards_to_discard(s, s.seat))
    if s.phase == r.FAST:
        return bool(s.lays_left > 0 and playable.can_lay_any_road(s, s.seat))
    out = np.empty(playable.MOST_MOVES, np.int64)
    count = flow.legal(s, flow.asked_seat(s), out)
    return any(moves.kind(int(move)) != moves.DRIVE for move in out[:count])


def _win_fits(s: Record) -> bool:
    """Who may win in this turn was green when it began, and has no clear path yet."""
    if s.phase == r.DONE:
        return s.winner < s.seats
    eligible = s.declared[s.seat] >= (2 if s.seats == 2 else 1)
    started = s.phase not in (r.LOT, r.DEAL, r.FARE)
    if bool(s.may_win) != bool(eligible and started):
        return False
    return s.winner == NONE and not (s.may_win and paths.path_is_clear(s, s.fare[s.seat] - 1))


def _hearse_fits(s: Record) -> bool:
    if s.hearse != r.ON_MAP:
        return not s.hearse_moved or s.hearse == r.GONE
    card = s.hearse_card
    return bool(has_road(s.kind[card], s.turned[card], s.hearse_edge))


CHECKS: Final[tuple[tuple[str, Callable[[Record], bool]], ...]] = (
    ("tournament", lambda s: s.seats > 2 or s.tournament == 1),
    ("turn", lambda s: 0 <= s.seat < s.seats and 0 <= s.starter < s.seats and 0 <= s.round_no <= rules.MOST_ROUNDS),
    ("turn", lambda s: s.stirred < 2 and (s.round_no < rules.MOST_ROUNDS or s.phase == r.DONE)),
    ("map", _map_fits),
    ("hearse", _hearse_fits),
    ("fares", _fares_fit),
    ("hands", _cards_add_up),
    ("pile", _pile_fits),
    ("known", _known_fits),
    ("draw", _draw_fits),
    ("lays", lambda s: (s.lays_left > 0) == (s.phase == r.FAST)),
    ("discard", lambda s: (s.to_discard > 0) == (s.phase == r.DISCARD)),
    ("wait", _waiting_fits),
    ("winner", _win_fits),
    ("ask", _phase_fits),
)
