"""A game of Fare Play as one line of text, and back.

    fare-play/1 seats=3 tournament=0 turn=1/2/4/1 ask=play map=crossroad:start:0,curve:e1:2!blizzard hearse=e1:n
    hands=curve*2+tee;..;.. pile=straight*9+..:21 discards=- known=1>2:tee fares=7,3,15 aside=0,0,0 declared=0,1,0
    skips=0,0,0 fresh=0,0,0 asked=1 flags=0,0,0 draw=0/- wait=- lays=0 discard=0 winner=0

`turn` is the seat in turn, the first starter, the round and whether anything stirred in it; `flags` say whether the hearse has
moved, whether the seat may win in this turn, and whether it has a new fare. `wait` is a card that waits to take effect: card,
target, square, turn, who redirected it. What cannot be is in position_check.py.
"""

import re
from typing import Final

from cabstand.core.position import Positions, Word
from cabstand.games.fare_play import cards
from cabstand.games.fare_play import map as board
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_NAMES, MOST_LAID, OBSTACLES, ROADS, TOKEN_COUNTS
from cabstand.games.fare_play.lanes import TURNS
from cabstand.games.fare_play.notation import EDGE_LETTERS, place_of, square
from cabstand.games.fare_play.position_check import CHECKS
from cabstand.games.fare_play.record import ASKS, CARDS, NONE, Record

_PHASES: Final = {name: phase for phase, name in ASKS.items()}
_WAITING: Final = (r.REACT, r.PASSED, r.RUSH)
_ROADS_AND_LOCATIONS: Final = "|".join(CARD_NAMES[: ROADS + cards.LOCATIONS])
_TOKENS: Final = "|".join(CARD_NAMES[cards.ROAD_WORKS : cards.ROAD_WORKS + OBSTACLES])
_CARD: Final = re.compile(rf"({_ROADS_AND_LOCATIONS}):([a-z0-9]+):([0-3])(?:!({_TOKENS}))?")

ASKED_FIELDS: Final = ("phase", "seat", "asked", "to_discard")


def what_is_asked(s: Record) -> str:
    """What the game waits for and from whom, in a few words."""
    more = f" {s.to_discard}" if s.phase == r.DISCARD else ""
    return f"{s.seat + 1} {ASKS[int(s.phase)]}{more}" + (f" {s.asked + 1}" if s.phase in _WAITING else "")


def _square_of(s: Record, card: int) -> str:
    return square(int(s.x[card]), int(s.y[card]))


# --- the map, card by card in the order they were laid: each joins the ones before it, so that it is in one piece ----------


def _write_map(s: Record) -> str:
    tokens = [f"!{CARD_NAMES[cards.ROAD_WORKS + token - 1]}" if token else "" for token in s.token[: s.laid]]
    return ",".join(
        f"{CARD_NAMES[s.kind[card]]}:{_square_of(s, card)}:{s.turned[card]}{tokens[card]}" for card in range(s.laid)
    )


def _read_map(s: Record, text: str) -> None:
    laid = text.split(",")
    if len(laid) > MOST_LAID or laid[0].partition("!")[0] != "crossroad:start:0":
        raise ValueError(text)
    s.tokens_left[:] = TOKEN_COUNTS
    for each in laid:
        found = _CARD.fullmatch(each)
        where = place_of(found[2]) if found else None
        if found is None or where is None:
            raise ValueError(each)
        kind, turn = CARD_NAMES.index(found[1]), int(found[3])
        if turn >= TURNS[kind] or max(map(abs, where)) >= MOST_LAID or board.find_card(s, *where) >= 0:
            raise ValueError(each)
        card = board.put(s, kind, *where, turn)
        if found[4]:
            obstacle = CARD_NAMES.index(found[4]) - cards.ROAD_WORKS
            s.tokens_left[obstacle] -= 1
            s.token[card] = obstacle + 1


def _write_hearse(s: Record) -> str:
    if s.hearse == r.ON_MAP:
        return f"{_square_of(s, s.hearse_card)}:{EDGE_LETTERS[s.hearse_edge]}"
    return "gone" if s.hearse == r.GONE else "-"


def _read_hearse(s: Record, text: str) -> None:
    if text in ("-", "gone"):
        s.hearse = r.NOT_YET if text == "-" else r.GONE
        return
    place, _, edge = text.partition(":")
    where = place_of(place)
    if where is None or edge not in tuple(EDGE_LETTERS) or board.find_card(s, *where) < 0:
        raise ValueError(text)
    s.hearse, s.hearse_card, s.hearse_edge = r.ON_MAP, board.find_card(s, *where), EDGE_LETTERS.index(edge)


# --- hands: who knows what of whose -----------------------------------------------------------------------------------


def _write_known(s: Record) -> str:
    pairs = [(a, b) for a in range(s.seats) for b in range(s.seats) if s.known[a, b].any()]
    return ";".join(f"{a + 1}>{b + 1}:{CARDS.write(s.known[a, b], s.seats)}" for a, b in pairs) or "-"


def _read_known(s: Record, text: str) -> None:
    for each in text.split(";") if text != "-" else ():
        found = re.fullmatch(r"([1-6])>([1-6]):(.+)", each)
        if found is None or max(int(found[1]), int(found[2])) > s.seats:
            raise ValueError(each)
        s.known[int(found[1]) - 1, int(found[2]) - 1] = CARDS.read(found[3], s.seats)


# --- what the turn still brings ----------------------------------------------------------------------------------------


def _write_draw(s: Record) -> str:
    return f"{s.to_draw}/{ASKS[int(s.resume)] if s.to_draw and s.phase == r.DRAW else '-'}"


def _read_draw(s: Record, text: str) -> None:
    found = re.fullmatch("([0-5])/(-|locate|play)", text)
    if found is None:
        raise ValueError(text)
    s.to_draw, s.resume = int(found[1]), _PHASES.get(found[2], 0)


def _write_discard(s: Record) -> str:
    return f"{s.to_discard}{'+' if s.stuck and s.to_discard == 1 else ''}"


def _read_discard(s: Record, text: str) -> None:
    if not re.fullmatch(r"[0-2]|1\+", text):
        raise ValueError(text)
    s.to_discard, s.stuck = int(text[0]), text == "1+"
    if s.to_discard == 2:  # only a seat that could play nothing discards two
        s.stuck = s.hearse == r.ON_MAP and not s.hearse_moved


def _write_waiting(s: Record) -> str:
    if s.phase not in _WAITING:
        return "-"
    at = _square_of(s, s.square) if s.card in (cards.RESURFACE, cards.U_TURN) else "-"
    return f"{CARD_NAMES[s.card]}/{s.target + 1}/{at}/{s.spin}/{s.redirected + 1}"


def _read_waiting(s: Record, text: str) -> None:
    s.redirected = NONE
    s.card = cards.FAST_LANE if s.phase == r.FAST else 0
    if (text == "-") == (s.phase in _WAITING):
        raise ValueError(text)
    if text == "-":
        return
    card, target, where, spin, redirected = (text.split("/") + [""] * 5)[:5]
    at = place_of(where) if where != "-" else None
    if card not in CARD_NAMES or not re.fullmatch("[1-6]/[0-3]/[0-6]", f"{target}/{spin}/{redirected}"):
        raise ValueError(text)
    s.card, s.target, s.spin, s.redirected = CARD_NAMES.index(card), int(target) - 1, int(spin), int(redirected) - 1
    if s.card in (cards.RESURFACE, cards.U_TURN):
        if at is None or board.find_card(s, *at) < 1:
            raise ValueError(text)
        s.square = board.find_card(s, *at)


def _derive(s: Record) -> None:
    s.hand_size[:] = s.hands.sum(axis=1)


POSITIONS: Final = Positions(
    "fare-play/1",
    Record,
    "seats tournament turn={seat}/{starter}/{round_no}/{stirred} ask={phase} map hearse hands pile={pile}:{top_left} discards"
    " known fares={fare} aside={set_aside} declared skips fresh={fresh_start} asked flags={hearse_moved},{may_win},{new_fare}"
    " draw wait lays={lays_left} discard winner",
    words={
        "map": Word(_write_map, _read_map),
        "hearse": Word(_write_hearse, _read_hearse),
        "known": Word(_write_known, _read_known),
        "draw": Word(_write_draw, _read_draw),
        "discard": Word(_write_discard, _read_discard),
        "wait": Word(_write_waiting, _read_waiting),
    },
    derive=_derive,
    checks=CHECKS,
    impossible="fare-play-impossible-position",
)
