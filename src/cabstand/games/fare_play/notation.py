"""How moves of Fare Play are written. Squares are counted from the Starting Segment: `e2n1` is two east and one north of it.

go, start over                              at the beginning of a turn
lay curve e2n1 t3                           a road or location card, its square, its quarter turns clockwise
pass church                                 a location, to the left
token road-works e2n1 [from w1]             an Obstacle card; from another square where the pool is empty
hearse e1 n                                 the Hearse card: a square, and the edge it counts as having come in by
clear all-clear e2n1, clear all-clear hearse e1
play lose-a-turn 3, play resurface e1, play u-turn e1 t2, play rush-hour
nothing, red light, detour 2                reactions
discard curve, declare, end, drive n        the rest of a turn; `drive` is the hearse
starts 2, draw curve, fare 7                what chance brings
"""

import re
from collections.abc import Callable
from typing import Final

from cabstand.core.game import Refused, refuse
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import CARD_NAMES, FARES
from cabstand.games.fare_play.traffic import is_aimed

EDGE_LETTERS: Final = "nesw"
_PLAIN: Final = {
    moves.GO: "go",
    moves.START_OVER: "start over",
    moves.NOTHING: "nothing",
    moves.RED: "red light",
    moves.DECLARE: "declare",
    moves.END: "end",
}
_WITH_CARD: Final = {moves.PASS_ON: "pass", moves.DISCARD: "discard", moves.DEAL: "draw"}
_WITH_SEAT: Final = {moves.DIVERT: "detour", moves.LOT: "starts"}
_SQUARE: Final = r"start|[ew][0-9]{1,3}(?:[ns][0-9]{1,3})?|[ns][0-9]{1,3}"
_CARD: Final = r"[a-z]+(?:-[a-z]+)*"


def square(x: int, y: int) -> str:
    along = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    up = f"{'s' if y > 0 else 'n'}{abs(y)}" if y else ""
    return along + up or "start"


def write(move: int) -> str:
    kind, card = moves.kind(move), moves.card(move)
    name = CARD_NAMES[card] if card < len(CARD_NAMES) else ""
    here = square(moves.x(move), moves.y(move))
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in _WITH_CARD:
        return f"{_WITH_CARD[kind]} {name}"
    if kind in _WITH_SEAT:
        return f"{_WITH_SEAT[kind]} {moves.seat(move) + 1}"
    if kind == moves.FARE:
        return f"fare {card + 1}"
    if kind == moves.DRIVE:
        return f"drive {EDGE_LETTERS[moves.turn(move)]}"
    if kind == moves.LAY:
        return f"lay {name} {here} t{moves.turn(move)}"
    if kind == moves.TOKEN:
        origin = f" from {square(moves.from_x(move), moves.from_y(move))}" if moves.has_origin(move) else ""
        return f"token {name} {here}{origin}"
    if kind == moves.HEARSE_IN:
        return f"hearse {here} {EDGE_LETTERS[moves.turn(move)]}"
    if kind == moves.CLEAR:
        return f"clear {name} {'hearse ' if moves.turn(move) else ''}{here}"
    return _write_traffic(move, card, name, here)


def _write_traffic(move: int, card: int, name: str, here: str) -> str:
    if is_aimed(card):
        return f"play {name} {moves.seat(move) + 1}"
    if card == cards.RESURFACE:
        return f"play {name} {here}"
    return f"play {name} {here} t{moves.turn(move)}" if card == cards.U_TURN else f"play {name}"


# --- reading ---------------------------------------------------------------------------------------------------------


def read(text: str) -> int:
    """The move that a text means: any case, any blanks."""
    tight = " ".join(text.lower().split())
    if not tight:
        raise refuse("empty-move")
    for kind, words in _PLAIN.items():
        if tight == words:
            return kind
    for pattern, build in _FORMS:
        found = re.fullmatch(pattern, tight)
        if found is not None:
            return build(found, text)
    raise _malformed(text, tight)


def _malformed(text: str, at: str) -> Refused:
    return refuse("malformed-move", text=text[:60], at=at[:20])


def _card(name: str, text: str) -> int:
    if name not in CARD_NAMES:
        raise _malformed(text, name)
    return CARD_NAMES.index(name)


def _place(name: str, text: str) -> tuple[int, int]:
    where = place_of(name)
    if where is None:
        raise _malformed(text, name)
    return where


def place_of(name: str) -> tuple[int, int] | None:
    """The square that a text names, or None."""
    if not re.fullmatch(_SQUARE, name):
        return None
    x = y = 0
    for letter, digits in re.findall(r"([news])([0-9]+)", name):
        steps = int(digits)
        if not 0 < steps < 128:
            return None
        x += steps * ((letter == "e") - (letter == "w"))
        y += steps * ((letter == "s") - (letter == "n"))
    return x, y


def _seat(digits: str, text: str) -> int:
    if not 1 <= int(digits) <= 8:
        raise _malformed(text, digits)
    return int(digits) - 1


def _fare(found: re.Match[str], text: str) -> int:
    if not 1 <= int(found[1]) <= FARES:
        raise _malformed(text, found[1])
    return moves.of_card(moves.FARE, int(found[1]) - 1)


def _token(found: re.Match[str], text: str) -> int:
    move = moves.of_square(moves.TOKEN, _card(found[1], text), *_place(found[2], text), 0)
    return moves.coming_from(move, *_place(found[3], text)) if found[3] else move


def _clear(found: re.Match[str], text: str) -> int:
    return moves.of_square(moves.CLEAR, _card(found[1], text), *_place(found[3], text), 1 if found[2] else 0)


def _traffic(found: re.Match[str], text: str) -> int:
    card, rest = _card(found[1], text), (found[2] or "").split()
    if is_aimed(card) and len(rest) == 1 and re.fullmatch("[0-9]{1,2}", rest[0]):
        return moves.of_seat(moves.TRAFFIC, card, _seat(rest[0], text))
    if card == cards.RESURFACE and len(rest) == 1 and re.fullmatch(_SQUARE, rest[0]):
        return moves.of_square(moves.TRAFFIC, card, *_place(rest[0], text), 0)
    if card == cards.U_TURN and len(rest) == 2 and re.fullmatch(_SQUARE, rest[0]) and re.fullmatch("t[0-3]", rest[1]):
        return moves.of_square(moves.TRAFFIC, card, *_place(rest[0], text), int(rest[1][1]))
    if not rest and card in (cards.PASS_LEFT, cards.FAST_LANE, cards.RUSH_HOUR):
        return moves.of_card(moves.TRAFFIC, card)
    raise _malformed(text, found[0])


_FORMS: Final[tuple[tuple[str, Callable[[re.Match[str], str], int]], ...]] = (
    (
        rf"lay ({_CARD}) ({_SQUARE}) t([0-3])",
        lambda m, t: moves.of_square(moves.LAY, _card(m[1], t), *_place(m[2], t), int(m[3])),
    ),
    (rf"pass ({_CARD})", lambda m, t: moves.of_card(moves.PASS_ON, _card(m[1], t))),
    (rf"discard ({_CARD})", lambda m, t: moves.of_card(moves.DISCARD, _card(m[1], t))),
    (rf"draw ({_CARD})", lambda m, t: moves.of_card(moves.DEAL, _card(m[1], t))),
    (r"fare ([0-9]{1,2})", _fare),
    (r"starts ([0-9]{1,2})", lambda m, t: moves.of_seat(moves.LOT, 0, _seat(m[1], t))),
    (r"detour ([0-9]{1,2})", lambda m, t: moves.of_seat(moves.DIVERT, 0, _seat(m[1], t))),
    (rf"token ({_CARD}) ({_SQUARE})(?: from ({_SQUARE}))?", _token),
    (
        rf"hearse ({_SQUARE}) ([nesw])",
        lambda m, t: moves.of_square(moves.HEARSE_IN, cards.HEARSE, *_place(m[1], t), EDGE_LETTERS.index(m[2])),
    ),
    (rf"clear ({_CARD}) (hearse )?({_SQUARE})", _clear),
    (rf"play ({_CARD})((?: [a-z0-9]+)*)", _traffic),
    (r"drive ([nesw])", lambda m, _: moves.DRIVE | EDGE_LETTERS.index(m[1]) << 27),
)
