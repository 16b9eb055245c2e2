"""Moments of TAXI!, one for each question that its screen can put to a player; seat 1 is asked."""

from collections.abc import Callable
from typing import Final

from tests.browser.prepared import Script, driven, undecided
from tests.server.town import board_of


def asked_a_question() -> Script:
    """For £4."""
    return driven(board_of("question-4")).play("throw", "die-1 question-5")


def to_talk() -> Script:
    return driven(board_of("sound")).play("throw", "die-1 talk-7")


def with_a_card() -> Script:
    """Face down, to keep or to hand on."""
    return driven(board_of("give")).play("throw", "die-1")


def at_the_road_works() -> Script:
    return driven(board_of("fare-3")).play("throw", "die-6").play("throw", "die-1")


def without_the_money() -> Script:
    """At the road works, without the £20 for the short cut."""
    script = driven(board_of("refuel")).play("throw", "die-6")  # 14 pounds are left
    return script.play("throw", "die-6").play("throw", "die-1")


def broke(rounds: int = 20) -> Script:
    """Everybody has paid their last pound: both tokens are at the bank."""
    script = driven(board_of("refuel"), rounds=rounds)
    for _ in range(8):
        script.play("throw", "die-1")
    return script


def on_the_ladder() -> Script:
    script = at_the_road_works().play("throw", "die-6")
    return script.play("throw", "die-6").play("throw", "die-1").play("pay")


def on_the_way_out() -> Script:
    script = on_the_ladder()
    number = script.view().ladder[script.view().counters[0].rung - 1]
    return script.play("throw", f"die-{number}")


def over() -> Script:
    """A shift of one round: seat 2 knew the answer, the others did not."""
    script = driven(board_of("question-4"), seats=3, rounds=1)
    for card, verdict in ((5, "wrong"), (6, "right"), (7, "wrong")):
        script.play("throw", f"die-1 question-{card}").play(verdict)
    return script


QUESTIONS: Final[dict[str, Callable[[], Script]]] = {
    "order": undecided,
    "throw": driven,
    "again": lambda: at_the_road_works().play("throw", "die-1"),
    "ladder": on_the_ladder,
    "choose": with_a_card,
    "divert": at_the_road_works,
    "divert-throw": without_the_money,
    "leave": on_the_way_out,
    "answer": asked_a_question,
    "talk": to_talk,
}
"""By the last word of the prompt. Four more come only while people answer: `who`, `talking`, `overrule` and `meant`."""
