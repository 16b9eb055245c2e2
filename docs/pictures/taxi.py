"""Makes the drawings of games/taxi/rules.md in docs/pictures/taxi: the board, its stops, and a turn played by the rules.

NUMBA_DISABLE_JIT=1 .venv/bin/python -m docs.pictures.taxi
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from docs.pictures.game_art import LINE, WIDE, Art, Job, Picture, draw, label, paper, picture, spot, text, write

from cabstand.core import Seat, new_match
from cabstand.core.match import Match

FOLDER: Final = Path(__file__).with_name("taxi")
TALL: Final = 640
_EDGE: Final = 8
# A stop of every kind: its file, its amount, and its name as the page has it.
STOPS: Final = {
    "fare": (3, "Fare"),
    "question": (4, "Tourist question"),
    "give": (0, "Give or Take"),
    "sound": (0, "Sound Off"),
    "refuel": (0, "Re-fuel"),
    "diversion": (0, "Diversion"),
    "exit": (0, "Exit"),
    "rank": (0, "Rank"),
}


@dataclass(frozen=True)
class Moment:
    """A step of the worked turn: what is done, what it does, and the driver's money afterwards."""

    move: str
    says: str
    money: int


TURN: Final = (
    Moment("4", "fare of £2, and another throw", 22),
    Moment("6", "fare of £3, and another throw", 25),
    Moment("4", "DIVERSION: down to the first box of the ladder", 25),
    Moment("1", "one box down, for £6, and another throw", 19),
    Moment("3", "three boxes down; the turn is over", 19),
)
NEXT_TURN: Final = (
    Moment("2", "not the 6 that the box shows; a second throw", 19),
    Moment("6", "off the ladder, by Sound Off", 19),
    Moment("4 words", "four of the six words, £4 each", 35),
)


def play() -> list[int]:
    """The worked turn and the one after it, played: the driver's money after each step."""
    match = new_match("taxi", seats=2)
    money: list[int] = []
    for die in (6, 1):  # for the order of play
        _throw(match, die)
    for moment in TURN:
        _throw(match, int(moment.move))
        money.append(int(match.state["money"][0, 0]))
    for face in (1, 1):  # the other driver: a fare, then a question
        _throw(match, face)
    for word in ("question 1", "wrong"):
        match.push_text(word)
    for moment in NEXT_TURN[:2]:
        _throw(match, int(moment.move))
        money.append(int(match.state["money"][0, 0]))
    for word in ("leave sound", "talk 1", NEXT_TURN[2].move.replace("4 words", "words 4")):
        match.push_text(word)
    return [*money, int(match.state["money"][0, 0])]


def _throw(match: Match, face: int) -> None:
    match.push_text("throw")
    match.push_text(f"die {face}")


# --- jobs for the page's components ----------------------------------------------------------------------------------


def _street(match: Match) -> Job:
    view = msgspec.to_builtins(match.view(Seat(0)))
    props = {"view": view, "driving": None, "label": "board"}
    return {"component": "taxi/web/Street", "props": props, "layout": [WIDE - 2 * _EDGE, TALL - 2 * _EDGE]}


def _stop(kind: str, amount: int) -> Job:
    return {"component": "taxi/web/art/Stop", "props": {"kind": kind, "amount": amount}}


# --- pictures --------------------------------------------------------------------------------------------------------


class _Places:
    """Where things of a street lie in a picture whose board begins at a given point."""

    def __init__(self, art: Art, loop: list[str], left: float, top: float) -> None:
        self._layout, self._loop, self._left, self._top = art.layout, loop, left, top

    def stop(self, name: str) -> tuple[float, float]:
        return self._at(self._layout["stops"][self._loop.index(name)])

    def rung(self, box: int) -> tuple[float, float]:
        """A box of the ladder, counted from 1."""
        return self._at(self._layout["rungs"][box - 1])

    @property
    def half(self) -> float:
        return float(self._layout["stop"]) / 2

    def _at(self, point: dict[str, float]) -> tuple[float, float]:
        return self._left + point["x"], self._top + point["y"]


def _board(art: Art, loop: list[str]) -> Picture:
    places = _Places(art, loop, _EDGE, _EDGE)
    half = places.half
    (rank_x, rank_y), (turn_x, turn_y), (exit_x, exit_y) = (places.stop(name) for name in ("rank", "diversion", "exit"))
    (sound_x, sound_y), (give_x, give_y), (rung_x, rung_y) = places.stop("foot-sound"), places.stop("foot-give"), places.rung(3)
    to_give = f"M{give_x - 50:g} {give_y - 80:g}L{give_x:g} {give_y - half:g}"
    to_sound = f"M{give_x - 10:g} {give_y - 86:g}L{sound_x - 12:g} {sound_y - half:g}"
    parts = [
        paper(TALL),
        f'<svg x="{_EDGE}" y="{_EDGE}" width="{WIDE - 2 * _EDGE}" height="{TALL - 2 * _EDGE}">{art.body}</svg>',
        label(196, 82, "this way →", 124),
        label(rank_x + 120, rank_y - 48, "RANK", 74, f"M{rank_x + 90:g} {rank_y - 40:g}L{rank_x + half:g} {rank_y - 12:g}"),
        label(
            turn_x - 196,
            turn_y + 92,
            "DIVERSION",
            130,
            f"M{turn_x - 140:g} {turn_y + 84:g}L{turn_x - half:g} {turn_y + half:g}",
        ),
        label(
            rung_x - 110, rung_y + 120, "the ladder", 124, f"M{rung_x - 80:g} {rung_y + 108:g}L{rung_x - 14:g} {rung_y + 72:g}"
        ),
        label(exit_x - 60, exit_y + 96, "EXIT", 66, f"M{exit_x - 50:g} {exit_y + 84:g}L{exit_x - 8:g} {exit_y + half:g}"),
        label(give_x - 70, give_y - 92, "its two feet", 140, to_give + to_sound),
    ]
    words = (
        "A street runs round a town, with stops along it. Cabs wait by the RANK and drive clockwise. At one corner is the "
        "DIVERSION; from there a ladder leads down through the town, and ends at two stops of the street, its feet. "
        f"Clockwise from RANK the stops are: {', '.join(map(_in_words, loop))}."
    )
    alt = "The board: stops along a street round the town, the ladder down from DIVERSION, and its two feet"
    return picture("board", alt, words, TALL, "".join(parts), [art])


def _in_words(stop: str) -> str:
    kind, _, amount = stop.removeprefix("foot-").partition("-")
    return STOPS[kind][1] + (f" £{amount}" if amount else "")


_STEPS: Final = (
    ("A", "DIVERSION: down", "to the first box."),
    ("B", "A 1: one box down.", "Pay £6, throw again."),
    ("C", "A 3: three boxes", "down. Turn over."),
    ("", "The next turn: two", "throws for a 6, the", "number of box C."),
    ("", "No 6: pay £4, stay."),
    ("D", "A 6: out by Sound", "Off, or else …"),
    ("E", "… by Give or Take."),
)


def _ladder(art: Art, cab: Art, loop: list[str]) -> Picture:
    from_x = 226  # what is left of it is not shown
    tall = TALL - 2 * _EDGE
    wide = WIDE - 2 * _EDGE - from_x
    places = _Places(art, loop, WIDE - _EDGE - wide - from_x, _EDGE)
    frame = f'x="{WIDE - _EDGE - wide}" y="{_EDGE}" width="{wide}" height="{tall}"'
    board = f'<svg x="{-from_x}" width="{wide + from_x}" height="{tall}">{art.body}</svg>'
    parts = [paper(TALL), f"<svg {frame}>{board}</svg>"]
    for letter, box in zip("ABC", (1, 2, 5), strict=True):
        x, y = places.rung(box)
        parts.append(spot(x - 36, y, letter))
        if letter == "C":
            parts.append(f'<g transform="translate({x - 74:g} {y:g}) rotate(90) scale(1.3)">{cab.body}</g>')
    for letter, foot in (("D", "foot-sound"), ("E", "foot-give")):
        x, y = places.stop(foot)
        parts.append(spot(x, y - places.half - 8, letter))
    y = 44.0
    for letter, *lines in _STEPS:
        parts += [spot(26, y - 6, letter)] if letter else []
        parts += [text(46 if letter else 14, y + LINE * at, line) for at, line in enumerate(lines)]
        y += LINE * len(lines) + 22
    words = " ".join(" ".join(step).strip() for step in _STEPS)
    alt = "The ladder, box by box: how a cab goes down it, and the two ways out"
    return picture("ladder", alt, words, TALL, "".join(parts), [art, cab])


def pictures() -> list[Picture]:
    """All of them, in the order of the page."""
    start = new_match("taxi", seats=3)
    loop = msgspec.to_builtins(start.view(Seat(0)))["loop"]
    cab = {"component": "taxi/web/art/Cab", "props": {"seat": 1}}
    street, one_cab, *stops = draw([_street(start), cab, *(_stop(kind, amount) for kind, (amount, _) in STOPS.items())])
    small = [
        picture(kind, name, f"The stop {name}.", 48, art.body, [art], wide=48)
        for (kind, (_, name)), art in zip(STOPS.items(), stops, strict=True)
    ]
    return [_board(street, loop), *small, _ladder(street, one_cab, loop)]


if __name__ == "__main__":
    write(FOLDER, pictures())
