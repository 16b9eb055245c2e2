"""Makes the drawings of games/space_taxi/rules.md in docs/pictures/space-taxi: board, dice, and a turn played by the rules.

NUMBA_DISABLE_JIT=1 .venv/bin/python -m docs.pictures.space_taxi
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from docs.pictures.game_art import WIDE, Art, Job, Picture, draw, label, paper, picture, put, text, tile, write

from cabstand.core import new_match

FOLDER: Final = Path(__file__).with_name("space-taxi")
NAMES: Final = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple", "T": "thumb"}
COINS_BACK: Final = 1
_SKY: Final = 303 * WIDE / 420
_DIE: Final = 32
_PITCH: Final = 40


@dataclass(frozen=True)
class Throw:
    """One throw of the worked turn: what fell, what is played of it, and why."""

    fell: str
    played: str
    says: str


TURN: Final = (
    Throw("BBBRYT 256 s3", "BBB", "Three blue aliens get in."),
    Throw("GPP 136 s5", "PP 3 s5", "Two purple, a 3, and the 5 to the mine."),
    Throw("R 66", "0", "No use at all: tile 0, none is played."),
    Throw("T 45", "T=B 4", "A coin turns the thumbs-up blue. And a 4."),
    Throw("2", "2", "The last die: 3 + 4 + 2 = 9. Lift-off!"),
)


@dataclass(frozen=True)
class Played:
    """What the rules made of the worked turn."""

    points: int
    score: int
    coins: int


def play() -> Played:
    """The worked turn, played; the rules refuse what they do not allow."""
    match = new_match("space-taxi", seats=3, starter=1)
    for throw in TURN:
        match.push_text("throw")
        match.push_text(throw.fell)
        match.push_text(throw.played)
    points = int(match.state["points"][0])
    match.push_text(f"return {COINS_BACK}")
    return Played(points, int(match.state["scores"][0, 0, 0]), int(match.state["coins"][0, 0]))


def dice_of(written: str) -> list[str]:
    """The dice of a throw or a play one by one: letters, fuel, and the smuggling die as `s5`."""
    return [] if written == "0" else re.findall(r"T=[RGBYP]|[RGBYPT]|s[1-8]|[1-6]", written)


def landing(written: str) -> dict[str, Any]:
    """Where dice that have been played lie on the board."""
    dice = dice_of(written)
    seats = _placed([die[-1] for die in dice if die[-1] in NAMES], 6)
    wings = _placed([int(die) for die in dice if die.isdigit()], 3)
    mine = _placed([int(die[1:]) for die in dice if die[0] == "s"], 1)
    return {"seats": seats, "wings": wings, "mine": mine[0], "aside": None}


def _placed(faces: Sequence[str | int], room: int) -> list[dict[str, Any] | None]:
    return [{"face": face, "ghost": False} for face in faces] + [None] * (room - len(faces))


# --- jobs for the page's components ----------------------------------------------------------------------------------


def _scene(written: str) -> Job:
    lies = landing(written)
    taxi = {"component": "space_taxi/web/art/Taxi", "props": {"landing": lies, "driver": 1}}
    moon = {"component": "space_taxi/web/art/Moon", "props": {"mine": lies["mine"]}}
    return {"component": "space_taxi/web/Scene", "inside": [taxi, moon]}


def _die(face: str) -> Job:
    kind = "crystal" if face[0] == "s" else "fuel" if face.isdigit() else "thumb" if face == "T" else "passenger"
    return {"component": "space_taxi/web/art/DieArt", "props": {"kind": kind, "face": face.lstrip("s")}}


def _in_sky(art: Art, y: float) -> str:
    """The taxi under its sky, as wide as the picture."""
    wide = WIDE - 16
    tall = _SKY * wide / WIDE
    frame = f'x="8" y="{y:g}" width="{wide}" height="{tall:g}"'
    sky, edge = (f'<rect class="{kind}" {frame} rx="16"/>' for kind in ("heaven", "edge"))
    clip = f'<clipPath id="sky"><rect {frame} rx="16"/></clipPath>'
    return f'{clip}{sky}<g clip-path="url(#sky)"><svg {frame}>{art.body}</svg></g>{edge}'


# --- pictures --------------------------------------------------------------------------------------------------------


def _board(scene: Art, coin: Art, pile: Art) -> Picture:
    tall = 520
    parts = [
        paper(tall),
        _in_sky(scene, 8),
        label(385, 40, "six seats", 112, "M345 50L282 84"),
        label(64, 322, "wings", 80, "M86 310L116 282"),
        label(320, 326, "crystal mine", 140, "M368 312L388 300"),
        text(16, 382, "Number tiles", "head"),
        *(tile(16 + 54 * number, 394, number) for number in range(5)),
        text(16, 470, "Coins", "head"),
        *(put(coin.body, 16 + 40 * at, 480, 0.5) for at in range(3)),
        text(142, 502, "3 each"),
        put(pile.body, 230, 476, 0.56),
        text(276, 502, "the rest: the pile"),
    ]
    words = (
        "A yellow rocket with a taxi sign. It has six round windows, the seats, and on its wing three places for fuel. "
        "A small moon with a door, the crystal mine, hangs behind it. Below lie five number tiles, 0 to 4, three coins for "
        "each player and the pile."
    )
    return picture(
        "board",
        "The board: a rocket with six seats, wings and a mine; number tiles and coins",
        words,
        tall,
        "".join(parts),
        [scene, coin, pile],
    )


def _dice(dice: dict[str, Art]) -> Picture:
    tall = 268
    parts = [paper(tall), text(16, 30, "Six passenger dice, each with these faces", "head")]
    for at, (face, name) in enumerate(NAMES.items()):
        middle = 46 + 77.6 * at
        parts += [put(dice[face].body, middle - 26, 44, 0.82), text(middle, 122, name, "text", "middle")]
    parts += [
        text(16, 164, "Three fuel dice", "head"),
        *(put(dice[face].body, 16 + 52 * at, 178, 0.7) for at, face in enumerate("146")),
    ]
    parts += [text(16, 250, "1 to 6"), text(262, 164, "One smuggling die", "head"), put(dice["s7"].body, 262, 178, 0.7)]
    parts += [text(262, 250, "1 to 8")]
    words = (
        "The faces of a passenger die: a red blob with one eye, a green cube with three, a blue cone with two on stalks, a "
        "sleepy yellow star, a purple ring with a moustache, and a glove with its thumb up. Fuel dice show a flame with a "
        "number, the smuggling die is a crystal."
    )
    return picture(
        "dice",
        "The ten dice: six for passengers, three for fuel, one for smuggling",
        words,
        tall,
        "".join(parts),
        list(dice.values()),
    )


def _turn(dice: dict[str, Art], scene: Art) -> Picture:
    played, row, top = play(), 96, 12
    tall = top + row * len(TURN) + _SKY + 58
    parts = [paper(tall)]
    words = []
    for number, throw in enumerate(TURN):
        y = top + row * number
        left = [die[0] if "=" in die else die for die in dice_of(throw.played)]
        count = len(left)
        for at, die in enumerate(dice_of(throw.fell)):
            x, chosen = 14 + _PITCH * at, die in left
            if chosen:
                left.remove(die)
                parts.append(
                    f'<rect class="played" x="{x - 2:g}" y="{y + 6:g}" width="{_DIE + 4}" height="{_DIE + 4}" rx="9"/>'
                )
            parts.append(put(dice[die].body, x, y + 8, _DIE / 64))
        parts += [tile(422, y + 4, count, turned=True), text(14, y + 72, f"{number + 1}. {throw.says}")]
        words.append(f"Throw {number + 1}: {throw.fell}. {throw.says} Tile {count} is turned.")
        if number:
            parts.append(f'<path class="line" d="M14 {y - 6:g}H{WIDE - 14}"/>')
    y = top + row * len(TURN)
    sum_up = f"4 × 3 + 5 = {played.points}, and 2 for a coin: {played.score}"
    parts += [_in_sky(scene, y), text(WIDE / 2, y + _SKY + 26, sum_up, "head", "middle")]
    alt = "A turn in five throws: what falls, what is played (framed), which tile is turned, and the taxi as it leaves"
    return picture("turn", alt, " ".join([*words, sum_up]), tall, "".join(parts), [*dice.values(), scene])


def pictures() -> list[Picture]:
    """All of them, in the order of the page."""
    faces = sorted({*NAMES, *"123456", "s3", "s5", "s7"})
    whole = " ".join(throw.played for throw in TURN if throw.played != "0")
    coin, pile = ({"component": f"space_taxi/web/art/{name}"} for name in ("Coin", "Pile"))
    empty, full, one_coin, all_coins, *dice = draw([_scene(""), _scene(whole), coin, pile, *map(_die, faces)])
    by_face = dict(zip(faces, dice, strict=True))
    return [_board(empty, one_coin, all_coins), _dice(by_face), _turn(by_face, full)]


if __name__ == "__main__":
    write(FOLDER, pictures())
