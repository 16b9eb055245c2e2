"""The turn of Fare Play (Mark Miller), in the order of the printed sheet; the map is in map.py, placing.py and paths.py.

Read it with the sheet beside you. `ruling` marks what the sheet leaves open and this house has settled. Cards waiting to take
effect are in traffic.py. Nothing here draws a number, reads a clock or writes a word.
"""

from typing import Final

import numpy as np

from cabstand.core.rule import rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import FARE_ENDS, KINDS, LOCATIONS, OBSTACLES, ROADS, TOKEN_COUNTS
from cabstand.games.fare_play.hands import (
    HAND,
    add_card,
    add_locations,
    cards_to_discard,
    discard,
    fill_pile,
    is_pile_empty,
    lose_card,
    refill_pile,
    take_from_pile,
)
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.map import put
from cabstand.games.fare_play.paths import hearse_exits, path_is_clear
from cabstand.games.fare_play.placing import can_lay_somewhere
from cabstand.games.fare_play.playable import has_playable
from cabstand.games.fare_play.record import (
    BEGIN,
    DEAL,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    DRIVE,
    FARE,
    LOCATE,
    LOT,
    NONE,
    ON_MAP,
    PASSED,
    PLAY,
    Record,
)

MOST_ROUNDS: Final = 100

# --- Game preparation ------------------------------------------------------------------------------------------------


@rule
def set_up(s: Record, seats: int, starter: int, tournament: int) -> None:
    """The Starting Segment in the middle, the deck shuffled; then lots, hands and FARE cards."""
    s.seats = seats
    s.tournament = 1 if seats == 2 else tournament  # the two-player game uses tournament rules
    s.winner = NONE
    s.redirected = NONE
    put(s, cards.CROSSROAD, 0, 0, 0)
    for token in range(OBSTACLES):
        s.tokens_left[token] = TOKEN_COUNTS[token]
    fill_pile(s)
    s.starter = max(starter, 0)
    s.seat = s.starter
    s.asked = 0
    s.to_draw = HAND
    s.phase = LOT if starter < 0 else DEAL


@rule
def left_of(s: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def deal(s: Record, kind: int) -> None:
    """The first hands: five cards each, then a FARE card each."""
    take_from_pile(s, kind)
    add_card(s, s.asked, kind)
    s.to_draw -= 1
    if s.to_draw > 0:
        return
    s.to_draw = HAND
    s.asked += 1
    if s.asked == s.seats:
        add_locations(s)
        s.asked = 0
        s.to_draw = 0
        s.phase = FARE


@rule
def take_fare(s: Record, fare: int) -> None:
    """A FARE card, red side up; ruling: the old one goes back only after the new one is drawn."""
    seat = s.asked
    s.fare[seat] = fare + 1
    s.set_aside[seat] = 0
    s.asked = 0
    if s.fresh_start[seat]:
        s.new_fare = 1
        open_turn(s)
        return
    if seat + 1 < s.seats:
        s.asked = seat + 1
    else:
        begin_turn(s)


# --- Immediately prior to taking a turn ------------------------------------------------------------------------------


@rule
def begin_turn(s: Record) -> None:
    """A turn that is not skipped. Who started over gets a new FARE card first."""
    s.new_fare = 0
    s.hearse_moved = 0
    s.may_win = 0
    if s.set_aside[s.seat]:
        s.asked = s.seat
        s.phase = FARE
    else:
        open_turn(s)


@rule
def open_turn(s: Record) -> None:
    """Declared since the previous turn and clear: that wins. Two players must have been clear at the end of a turn since."""
    s.phase = BEGIN
    s.may_win = s.declared[s.seat] >= (2 if s.seats == 2 else 1)
    look_for_winner(s)


@rule
def look_for_winner(s: Record) -> None:
    """Green since the previous turn, and clear at any moment of this one, whoever made the change."""
    if s.may_win and s.phase != DONE and path_is_clear(s, s.fare[s.seat] - 1):
        s.winner = s.seat
        end_game(s)


@rule
def end_game(s: Record) -> None:
    """Whatever was under way is dropped: a card that takes effect, a discard."""
    s.asked = 0
    s.card = 0
    s.lays_left = 0
    s.to_discard = 0
    s.stuck = 0
    s.phase = DONE


@rule
def start_over(s: Record) -> None:
    """Discard FARE card and hand, keep locations, no hearse move, turn over."""
    seat = s.seat
    s.set_aside[seat] = s.fare[seat]
    s.fare[seat] = 0
    s.declared[seat] = 0
    for kind in range(KINDS):
        while not is_location(kind) and s.hands[seat, kind] > 0:
            lose_card(s, seat, kind)
            discard(s, kind)
    s.fresh_start[seat] = 1
    s.stirred = 1
    pass_turn(s)


# --- 1. Draw to five -------------------------------------------------------------------------------------------------


@rule
def draw_cards(s: Record, count: int, then: int) -> None:
    """Let chance deal so many cards to the seat in turn, or as many as there are; then go on with a phase."""
    s.to_draw = max(count, 0)
    s.resume = then
    s.phase = DRAW
    go_on_drawing(s)


@rule
def go_on_drawing(s: Record) -> None:
    if s.to_draw > 0:
        refill_pile(s)
        if not is_pile_empty(s):
            return
    then = s.resume
    s.to_draw = 0
    s.resume = 0
    if then == LOCATE:
        locate(s)
    else:
        choose_card(s)


@rule
def take_card(s: Record, kind: int) -> None:
    take_from_pile(s, kind)
    add_card(s, s.seat, kind)
    s.stirred = 1
    s.to_draw -= 1
    go_on_drawing(s)


# --- 2. One and only one location ------------------------------------------------------------------------------------


@rule
def locate(s: Record) -> None:
    """A location that has a legal square must be put into play; one that has none stays in hand."""
    s.phase = PLAY
    for place in range(ROADS, ROADS + LOCATIONS):
        if s.hands[s.seat, place] > 0 and can_lay_somewhere(s, place):
            s.phase = LOCATE
            return
    choose_card(s)


@rule
def is_on_fare(s: Record, seat: int, place: int) -> bool:
    """Whether a location card is one of the two on a seat's FARE card."""
    if s.fare[seat] == 0:
        return False
    fare = s.fare[seat] - 1
    return bool(FARE_ENDS[fare, 0] == place - ROADS or FARE_ENDS[fare, 1] == place - ROADS)


@rule
def who_lays(s: Record, place: int) -> int:
    """Yourself; but if it is on your FARE card, the first to your left whose FARE card does not show it, if there is one."""
    if not is_on_fare(s, s.seat, place):
        return int(s.seat)
    other = left_of(s, s.seat)
    while other != s.seat:
        if not is_on_fare(s, other, place):
            return other
        other = left_of(s, other)
    return int(s.seat)


@rule
def pass_location(s: Record, place: int) -> None:
    lose_card(s, s.seat, place)
    s.asked = who_lays(s, place)
    s.card = place
    s.phase = PASSED


@rule
def lay_location(s: Record, place: int, x: int, y: int, turn: int) -> None:
    """Laid by the seat in turn or by the one it was passed to; then the seat in turn draws one card."""
    if s.phase == LOCATE:
        lose_card(s, s.seat, place)
    s.asked = 0
    s.card = 0
    put(s, place, x, y, turn)
    s.stirred = 1
    look_for_winner(s)
    if s.phase != DONE:
        draw_cards(s, 1, PLAY)


# --- 3. One card -----------------------------------------------------------------------------------------------------


@rule
def choose_card(s: Record) -> None:
    """You must play if a card is playable; if none is, discard two.

    ruling: before that you may move the hearse, if it has not been moved yet; what is playable then must be played.
    """
    if has_playable(s):
        s.to_discard = 0
        s.phase = PLAY
        return
    begin_discard(s, 2)
    if s.phase == DISCARD:
        s.stuck = s.hearse == ON_MAP and not s.hearse_moved


@rule
def card_is_played(s: Record) -> None:
    """After the one card, whatever became of it: the map may have cleared a path, then the discard."""
    s.card = 0
    s.target = 0
    s.square = 0
    s.spin = 0
    s.asked = 0
    s.redirected = NONE
    s.stirred = 1
    look_for_winner(s)
    if s.phase != DONE:
        begin_discard(s, 1)


# --- 4. Discard ------------------------------------------------------------------------------------------------------


@rule
def begin_discard(s: Record, count: int) -> None:
    """Never a location; with too few others, what you can."""
    s.to_discard = min(count, cards_to_discard(s, s.seat))
    s.phase = DISCARD
    if s.to_discard == 0:
        close_turn(s)


@rule
def discard_card(s: Record, kind: int) -> None:
    lose_card(s, s.seat, kind)
    discard(s, kind)
    s.stuck = 0
    s.to_discard -= 1
    if s.to_discard == 0:
        close_turn(s)


# --- 5. Declare or undeclare -----------------------------------------------------------------------------------------


@rule
def hearse_must_move(s: Record) -> bool:
    """Each player moves it once in their turn; where it cannot move, it stays."""
    return s.hearse == ON_MAP and not s.hearse_moved and hearse_exits(s, np.zeros(4, np.int64)) > 0


@rule
def close_turn(s: Record) -> None:
    """The hearse, if not moved yet, must be moved before this; then a blocked declared fare turns back to red."""
    if hearse_must_move(s):
        s.phase = DRIVE
        return
    seat = s.seat
    clear = path_is_clear(s, s.fare[seat] - 1)
    if s.declared[seat]:
        s.declared[seat] = 2 if clear else 0
        pass_turn(s)
    elif clear and not s.new_fare:
        s.phase = DECLARE
    else:
        pass_turn(s)


@rule
def declare(s: Record) -> None:
    s.declared[s.seat] = 1
    pass_turn(s)


@rule
def pass_turn(s: Record) -> None:
    """Play goes clockwise, over those before whom a Lose a Turn lies: they discard it, and nothing else happens in their turn.

    ruling: drawn after 100 rounds, or after a round in which nobody drew, played, was skipped or started over.
    """
    if s.set_aside[s.seat] == 0:
        s.fresh_start[s.seat] = 0
    skipping = True
    while skipping:
        s.seat = left_of(s, s.seat)
        if s.seat == s.starter:
            s.round_no += 1
            if s.round_no == MOST_ROUNDS or not s.stirred:
                s.may_win = 0
                end_game(s)
                return
            s.stirred = 0
        skipping = bool(s.skips[s.seat])
        if skipping:
            s.skips[s.seat] = 0
            discard(s, cards.LOSE_A_TURN)
            s.stirred = 1
    begin_turn(s)


@rule
def next_seat_to_deal(s: Record) -> int:
    """Whom chance deals to: the first hands and FARE cards go round, a turn's cards go to the seat in turn."""
    return int(s.seat if s.phase == DRAW else s.asked)
