"""Which positions of Fare Play cannot occur in play: by cards, map and fares; by the stage of the turn, position_stage.py.

Each check names the field that shows it.
"""

from typing import Final

import numpy as np

from cabstand.core.position import Checks
from cabstand.core.rule import Ints
from cabstand.games.fare_play import cards, hands, paths, placing, rules
from cabstand.games.fare_play import map as board
from cabstand.games.fare_play import position_stage as stage
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_COUNTS, KINDS, OBSTACLES, ROADS
from cabstand.games.fare_play.lanes import has_road
from cabstand.games.fare_play.pieces import is_one_piece
from cabstand.games.fare_play.position_stage import is_dealing, is_on_map, path_of
from cabstand.games.fare_play.record import Record


def _missing(s: Record) -> Ints:
    """How often each kind is not in sight: neither in pile, discards and hands nor on the map, before a seat or waiting."""
    in_sight = np.zeros(KINDS, np.int64)
    for counts in (s.pile, s.discards, *s.hands):
        in_sight += counts
    for card in range(1, s.laid):
        in_sight[s.kind[card]] += 1
    in_sight[cards.LOSE_A_TURN] += int(s.skips.sum())
    if s.phase in (r.REACT, r.PASSED):
        in_sight[s.card] += 1
    missing: Ints = CARD_COUNTS - in_sight
    missing[cards.STEAL_A_FARE] -= s.seats == 2
    if s.phase in (r.LOT, r.DEAL):
        missing[ROADS : ROADS + cards.LOCATIONS] -= 1
    return missing


def _cards_add_up(s: Record) -> bool:
    """No kind of card more often than the deck holds it; only Obstacle cards and the Hearse leave it, each for its token."""
    missing = _missing(s)
    leaves = range(cards.ROAD_WORKS, cards.HEARSE + 1)
    if (missing < 0).any() or any(missing[kind] and kind not in leaves for kind in range(KINDS)):
        return False
    on_map = [int((s.token == obstacle + 1).sum()) for obstacle in range(OBSTACLES)]
    if any(count > missing[cards.ROAD_WORKS + obstacle] for obstacle, count in enumerate(on_map)):
        return False
    return bool(missing[cards.HEARSE]) == (s.hearse != r.NOT_YET)


def _hands_fit(s: Record) -> bool:
    """Nobody ever holds more than five cards; the first hands are dealt one after another."""
    if s.phase == r.DEAL:
        dealt = [hands.HAND] * s.asked + [hands.HAND - s.to_draw] + [0] * (s.seats - s.asked - 1)
        return [int(held) for held in s.hand_size[: s.seats]] == dealt
    if is_dealing(s):
        return all(held == (hands.HAND if s.phase == r.FARE else 0) for held in s.hand_size[: s.seats])
    return bool((s.hand_size <= hands.HAND).all())


def _map_fits(s: Record) -> bool:
    """In one piece, not sealed, at most one One Way on a street; tokens where tokens may be."""
    for card in range(s.laid):
        if (s.token[card] and s.kind[card] >= ROADS) or not placing.keeps_one_ways_single(s, card):
            return False
    if is_dealing(s) and (s.laid > 1 or s.token[0]):
        return False
    if not (board.has_open_road(s) and is_one_piece(s) and (s.tokens_left >= 0).all()):
        return False
    return not s.tournament or _tournament_fits(s)


def _tournament_fits(s: Record) -> bool:
    """No road meets a closed side; locations and tokens keep their distances."""
    for card in range(s.laid):
        masks = placing.masks_around(s, s.x[card], s.y[card])
        meets = placing.edges_fit(masks, int(placing.ROAD_MASK[s.kind[card], s.turned[card]]), 1)
        if s.laid > 1 and meets != placing.FITS:
            return False
    return placing.distances_hold(s, placing.intersections_between(s)) == placing.FITS


def _hearse_fits(s: Record) -> bool:
    """It came by a road edge of its card, after the Church, which stays on the map."""
    if s.hearse != r.NOT_YET and not is_on_map(s, cards.CHURCH):
        return False
    return s.hearse != r.ON_MAP or bool(has_road(s.kind[s.hearse_card], s.turned[s.hearse_card], s.hearse_edge))


def _fares_fit(s: Record) -> bool:
    """No fare twice; in play each seat has one, or has laid it aside to start over."""
    held = [int(fare) for fare in (*s.fare, *s.set_aside) if fare]
    if len(held) != len(set(held)) or max(held, default=0) > cards.FARES:
        return False
    if is_dealing(s):
        given = int(s.asked) if s.phase == r.FARE else 0
        return [bool(fare) for fare in s.fare[: s.seats]] == [seat < given for seat in range(s.seats)]
    return all((s.fare[seat] == 0) == (s.set_aside[seat] > 0) for seat in range(s.seats))


def _aside_fits(s: Record) -> bool:
    """A seat that has started over draws a new fare as soon as its turn comes round."""
    if is_dealing(s):
        return not s.set_aside.any()
    return (s.set_aside[s.seat] > 0) == (s.phase == r.FARE) or (s.phase == r.DONE and s.winner < 0)


def _pile_fits(s: Record) -> bool:
    places = int(s.pile[ROADS : ROADS + cards.LOCATIONS].sum())
    others = hands.pile_size(s) - places
    if s.phase in (r.LOT, r.DEAL):
        return s.top_left == 0
    if is_dealing(s):
        return s.top_left == (others + 1) // 2
    return bool(s.top_left <= others)


def _discards_fit(s: Record) -> bool:
    """Never a location; none before the first turn; and the card that takes effect now, or has just been redirected."""
    if s.discards[ROADS : ROADS + cards.LOCATIONS].any() or (is_dealing(s) and s.discards.any()):
        return False
    if s.phase == r.REACT and s.redirected >= 0:
        return bool(s.discards[cards.DETOUR])
    lies_open = {r.FAST: cards.FAST_LANE, r.RUSH: cards.RUSH_HOUR}
    return s.phase not in lies_open or bool(s.discards[lies_open[int(s.phase)]])


def _known_fits(s: Record) -> bool:
    """Nobody knows more of a hand than is in it, nobody knows their own by hearsay, and at first nobody knows anything."""
    for viewer in range(s.seats):
        if s.known[viewer, viewer].any() or (s.known[viewer] > s.hands).any():
            return False
    return not (is_dealing(s) and s.known.any())


def _winner_fits(s: Record) -> bool:
    """The winner was green when the turn began and is clear; a seat that can win and is clear has won."""
    if s.phase != r.DONE:
        return s.winner < 0 and not (s.may_win and paths.path_is_clear(s, path_of(s, s.seat)))
    if s.winner < 0:
        return not s.may_win
    return bool(s.winner == s.seat and s.may_win and paths.path_is_clear(s, path_of(s, s.seat)))


CHECKS: Final[Checks] = (
    ("tournament", lambda s: s.seats > 2 or s.tournament == 1),
    ("turn", lambda s: 0 <= s.seat < s.seats and 0 <= s.starter < s.seats and 0 <= s.round_no <= rules.MOST_ROUNDS),
    ("asked", lambda s: s.asked < s.seats and (s.asked == 0 or s.phase in stage.ASKS_OTHERS)),
    ("map", _map_fits),
    ("hearse", _hearse_fits),
    ("fares", _fares_fit),
    ("skips", stage.skips_fit),
    ("hands", _cards_add_up),
    ("hands", _hands_fit),
    ("aside", _aside_fits),
    ("declared", stage.declared_fit),
    ("fresh", stage.fresh_fit),
    ("pile", _pile_fits),
    ("discards", _discards_fit),
    ("known", _known_fits),
    ("turn", stage.turn_fits),
    ("flags", stage.flags_fit),
    ("draw", stage.draw_fits),
    ("lays", lambda s: (s.lays_left > 0) == (s.phase == r.FAST)),
    ("discard", stage.discard_fits),
    ("wait", stage.waiting_fits),
    ("winner", _winner_fits),
    ("ask", stage.can_answer),
)
