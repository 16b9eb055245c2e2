"""Traffic cards waiting to take effect: who is asked for a reaction, what a reaction does, and then the card itself."""

from typing import Final

from cabstand.core.rule import rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.hands import discard, lose_card, pass_left, swap_hands
from cabstand.games.fare_play.map import card_at, put, take_up, turn_to
from cabstand.games.fare_play.playable import can_lay_any_road, may_target
from cabstand.games.fare_play.record import DONE, FAST, NONE, REACT, RUSH, Record
from cabstand.games.fare_play.rules import card_is_played, left_of, look_for_winner

FAST_CARDS: Final = 2


@rule
def play_traffic(s: Record, kind: int, target: int, x: int, y: int, turn: int) -> None:
    """The card lies open, its target or square named; before it takes effect, all others are asked."""
    lose_card(s, s.seat, kind)
    s.card = kind
    s.target = target
    s.square = card_at(s, x, y) if kind in (cards.RESURFACE, cards.U_TURN) else 0
    s.spin = turn
    s.redirected = NONE
    s.stirred = 1
    s.phase = REACT
    s.asked = left_of(s, s.seat)


@rule
def may_detour(s: Record, seat: int, target: int) -> bool:
    """Only the target of Lose a Turn, Steal a Fare or Swap Hands may, to another legal target, not itself.

    Lose a Turn may be sent back to its player.
    """
    if s.redirected != NONE or seat != s.target or target == seat:
        return False
    if s.card == cards.LOSE_A_TURN:
        return not s.skips[target]
    return s.card in (cards.STEAL_A_FARE, cards.SWAP_HANDS) and may_target(s, s.card, s.seat, target)


@rule
def is_aimed(kind: int) -> bool:
    return kind in (cards.LOSE_A_TURN, cards.STEAL_A_FARE, cards.SWAP_HANDS)


@rule
def no_reaction(s: Record) -> None:
    """The next seat is asked; after all of them the card takes effect. Passing leaves no trace."""
    s.asked = left_of(s, s.asked)
    if s.redirected == NONE:
        if s.asked == s.seat:
            take_effect(s)
        return
    # after a Detour all but its player are asked once more, for a Red Light: from the left of who played the Traffic card round
    if s.asked == s.redirected:
        s.asked = left_of(s, s.asked)
    if s.asked == first_after_detour(s):
        take_effect(s)


@rule
def first_after_detour(s: Record) -> int:
    """Where the second round of asking begins: left of the Traffic card's player, but not with the Detour's."""
    first = left_of(s, s.seat)
    return left_of(s, first) if first == s.redirected else first


@rule
def red_light(s: Record) -> None:
    """The card does nothing. Both go to the discards."""
    lose_card(s, s.asked, cards.RED_LIGHT)
    discard(s, cards.RED_LIGHT)
    discard(s, s.card)
    card_is_played(s)


@rule
def detour(s: Record, target: int) -> None:
    lose_card(s, s.asked, cards.DETOUR)
    discard(s, cards.DETOUR)
    s.redirected = s.asked
    s.target = target
    s.asked = first_after_detour(s)


@rule
def take_effect(s: Record) -> None:
    kind = s.card
    if kind == cards.LOSE_A_TURN:
        s.skips[s.target] = 1  # it lies before the player, not in the discards
    else:
        discard(s, kind)
    if kind == cards.STEAL_A_FARE:
        fare = s.fare[s.seat]
        s.fare[s.seat] = s.fare[s.target]
        s.fare[s.target] = fare
        s.new_fare = 1
    elif kind == cards.SWAP_HANDS:
        swap_hands(s, s.seat, s.target)
    elif kind == cards.PASS_LEFT:
        pass_left(s)
    elif kind == cards.RESURFACE:
        discard(s, s.kind[s.square])
        take_up(s, s.square)
    elif kind == cards.U_TURN:
        turn_to(s, s.square, s.spin)
    if kind == cards.FAST_LANE:
        s.asked = 0
        s.lays_left = FAST_CARDS
        s.phase = FAST
    elif kind == cards.RUSH_HOUR:
        s.phase = RUSH
        s.asked = s.seat
        next_in_rush(s)
    else:
        card_is_played(s)


# --- Fast Lane and Rush Hour -----------------------------------------------------------------------------------------


@rule
def lay_road(s: Record, seat: int, kind: int, x: int, y: int, turn: int) -> None:
    """A road card onto the map; what follows depends on why it was laid."""
    lose_card(s, seat, kind)
    put(s, kind, x, y, turn)
    look_for_winner(s)
    if s.phase == DONE:
        return
    if s.phase == FAST:
        s.lays_left -= 1
        # the second must be played if one fits
        if s.lays_left == 0 or not can_lay_any_road(s, s.seat):
            s.lays_left = 0
            card_is_played(s)
    elif s.phase == RUSH:
        next_in_rush(s)
    else:
        card_is_played(s)


@rule
def next_in_rush(s: Record) -> None:
    """From the left, every other player lays one road card if they can; that is not their turn."""
    s.asked = left_of(s, s.asked)
    while s.asked != s.seat and not can_lay_any_road(s, s.asked):
        s.asked = left_of(s, s.asked)
    if s.asked == s.seat:
        card_is_played(s)
