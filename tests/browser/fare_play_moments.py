"""Moments of Fare Play that come seldom, and one for each question that it can ask: real games whose draws were chosen."""

from collections.abc import Callable
from typing import Final

from tests.browser.prepared import Script, dealt

THREE: Final = (
    "crossroad straight curve tee swap-hands",
    "straight crossroad tee curve red-light",
    "straight straight curve tee detour",
)


def town() -> Script:
    """Three players after one round: an intersection to the east, one to the west, a tee in the south."""
    script = dealt(*THREE, fares="AH HT TS")
    for card, square, turn in (("crossroad", "e1", 0), ("crossroad", "w1", 0), ("tee", "s1", 1)):
        script.plays("go", f"lay {card} {square} t{turn}", "discard curve")
    return script


def with_hearse() -> Script:
    """The hearse has come, and stands again where roads meet when it is Ada's turn."""
    script = town().play("go", "church hearse").play("lay church n1 t0", "curve")
    script.plays("hearse start n", "discard curve")
    script.play("go", "straight straight").plays("drive e", "lay straight w2 t1", "discard straight")
    return script.play("go", "straight straight").plays("lay straight s2 t0", "discard straight", "drive w")


def nothing_to_play() -> Script:
    """Ada holds reactions and Fast Lanes without a road; the hearse has come, and she may move it before she discards."""
    idle = "red-light red-light detour snow-plough street-sweepers"
    script = dealt(idle, "crossroad straight curve tee tee", THREE[2].replace("detour", "tee"), fares="AH HT TS")
    script.plays("go", "discard snow-plough", "discard street-sweepers")
    script.plays("go", "lay crossroad e1 t0", "discard curve").plays("go", "lay tee s1 t1", "discard curve")
    script.play("go", "road-crew traffic-police").plays("discard road-crew", "discard traffic-police")
    script.play("go", "church hearse").play("lay church n1 t0", "curve").plays("hearse start n", "discard curve")
    script.play("go", "straight straight").plays("lay straight s2 t0", "discard straight", "drive e")
    return script.play("go", "fast-lane fast-lane")


def handed_over() -> Script:
    """Cleo draws the Theatre, which is on her own fare: Ada lays it."""
    script = town().play("go", "straight curve").plays("lay curve e2 t2", "discard tee")
    script.play("go", "straight curve").plays("lay straight w2 t1", "discard curve")
    return script.play("go", "theatre curve").play("pass theatre")


def clear_way() -> Script:
    """Ada's Airport and Hotel lie on either side of the start, and she has drawn her cards."""
    script = town().play("go", "airport straight").play("pass airport").play("lay airport e1n1 t0", "straight")
    script.plays("lay straight n1 t0", "discard tee")
    script.play("go", "straight straight").plays("lay straight w2 t1", "discard straight")
    script.play("go", "straight hotel").play("lay hotel w1n1 t0", "straight")
    return script.plays("lay straight s2 t0", "discard straight").play("go", "straight curve")


def six() -> Script:
    """Ada holds the Rush Hour, Ben a Lose a Turn, Cleo the Detour; everybody has a road card."""
    hands = ["rush-hour straight curve tee tee", "lose-a-turn straight curve tee tee", "detour straight curve tee tee"]
    return dealt(*hands, *["straight straight curve curve one-way"] * 3, fares="AH HT TS SR CA CR").play("go")


def armed(second: str = "red-light") -> Script:
    """Ada can play a card at Cleo; Ben may have something against it."""
    script = dealt("lose-a-turn straight curve tee tee", f"{second} straight curve tee tee", THREE[2], fares="AH HT TS")
    return script.play("go")


def anew() -> Script:
    """Ada has started over, and her next turn begins: she has no choice but to draw."""
    script = dealt(*THREE, fares="AH HT TS").play("start over")
    script.plays("go", "lay crossroad w1 t0", "discard curve")
    return script.plays("go", "lay tee s1 t1", "discard curve")


def laying() -> Script:
    return dealt(*THREE, fares="AH HT TS").play("go").play("lay crossroad e1 t0")


def declaring() -> Script:
    script = clear_way()
    south = [move for move in script.view().moves if move.startswith("lay straight s")]
    return script.plays(south[0], "discard swap-hands")


def nearly_home() -> Script:
    """Ada has declared, and her way is clear: when Cleo has discarded, Ada is home."""
    script = declaring().play("declare").play("go", "straight straight").plays("lay straight e2 t1", "discard tee")
    return script.play("go", "curve curve").play("lay straight e1s1 t0")


def over() -> Script:
    return nearly_home().play("discard detour")


def driving() -> Script:
    script = with_hearse().play("go")
    return script.plays(next(move for move in script.view().moves if move.startswith("lay ")), "discard tee")


def in_the_fast_lane() -> Script:
    script = dealt("fast-lane straight straight curve tee", THREE[1], THREE[2], fares="AH HT TS")
    return script.plays("go", "play fast-lane", "nothing", "nothing")


QUESTIONS: Final[dict[str, Callable[[], Script]]] = {
    "begin": lambda: dealt(*THREE, fares="AH HT TS"),
    "locate": lambda: town().play("go", "church hearse"),
    "passed": handed_over,
    "play": armed,
    "react": lambda: armed().play("play lose-a-turn 3"),
    "fast": in_the_fast_lane,
    "rush": lambda: six().plays("play rush-hour", *["nothing"] * 5),
    "discard": laying,
    "declare": declaring,
    "drive": driving,
}
