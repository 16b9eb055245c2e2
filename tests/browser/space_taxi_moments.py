"""Moments of Space Taxi, one for each question that its screen can put to a player; seat 1 is asked."""

from collections.abc import Callable
from typing import Final

from tests.browser.prepared import Script, boarded, near_the_end


def thrown(seats: int = 2, smuggled: int = 7) -> Script:
    return boarded(seats).play("throw", f"RGBYTT/112/s{smuggled}")


def fallen_lower() -> Script:
    """The smuggling die showed a 7 and was left; now it shows a 3, and must be played."""
    return thrown().play("RG").play("throw", "BYTT/112/s3")


def in_round_two() -> Script:
    """Nobody had the right fuel in the first round: all its scores are struck out, and seat 1 throws again."""
    script = boarded(3)
    for _ in range(3):
        script.play("throw", "RGBYPT/111/s1").play("111")
    return script


def launched() -> Script:
    """Full, with the right fuel: coins can be returned."""
    script = boarded().play("throw", "RRGGBB/234/s1").play("RRGG").play("throw", "BB/234/s1").play("234")
    return script.play("throw", "BB/s1").play("BB").play("throw", "s1").play("s1")


def over() -> Script:
    """Seat 3 has come home last, with six friends and a crystal aboard; all others never left the ground."""
    script = near_the_end().play("throw", "RRGGBB/234/s6").play("RRGG").play("throw", "BB/234/s6").play("234")
    return script.play("throw", "BB/s8").play("BB").play("throw", "s8").play("s8").play("return 2")


QUESTIONS: Final[dict[str, Callable[[], Script]]] = {
    "throw": boarded,
    "play": thrown,
    "must": fallen_lower,
    "return": launched,
}
"""By the last word of the prompt."""
