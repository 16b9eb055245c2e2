"""Tables that stand on the server of the browser tests from its start: each test has its own, so that none waits for dice."""

from collections.abc import Callable, Iterator
from typing import Final

from tests.browser import fare_play_moments, space_taxi_moments, taxi_moments
from tests.browser.fare_play_moments import (
    THREE,
    anew,
    armed,
    clear_way,
    declaring,
    handed_over,
    nothing_to_play,
    six,
    with_hearse,
)
from tests.browser.prepared import Script, dealt, driven, near_the_end
from tests.browser.space_taxi_moments import in_round_two, thrown
from tests.browser.taxi_moments import asked_a_question, broke, to_talk, with_a_card
from tests.server.town import LADDER, REST, board_of
from tests.server.worlds import sits

from cabstand.table.plan import Mate, Place, Plan, change

BOT: Final = Place(bot="simple")
AT_RANDOM: Final = Place(bot="random")
WITH_BOT: Final = (sits("ada"), BOT)
TEAM: Final = Place("ada", "Ada", mates=(Mate("cleo", "Cleo"),))
BEN_AND_CLEO: Final = Place("ben", "Ben", team="The Black Cabs", mates=(Mate("cleo", "Cleo"),))
AROUND: Final = tuple(Place("ada", name) for name in ("Ada", "Ben", "Cleo"))
ROOM: Final = (sits("ada"), sits("ben"), sits("cleo"))
VIEWS: Final = ("drawn", "words")
HANDS: Final = ("mouse", "keys", "fingers")
ONLY_QUESTIONS: Final = "rank," + ",".join(["question-4"] * 18) + f",{REST};{LADDER}"

WITH_PEOPLE: Final[dict[str, Callable[[], Script]]] = {
    "judged-kindly": asked_a_question,
    "judged": asked_a_question,
}
"""TAXI! between Ada and Ben."""
TALKS: Final[dict[str, tuple[Place, ...]]] = {"talk-for-two": (), "talk-aloud": WITH_BOT, "talk-by-keys": WITH_BOT}
"""Who talks where, and to whom."""
ALONE: Final[dict[str, Callable[[], Script]]] = {
    "card": with_a_card,
    "question-on-390": asked_a_question,
    "question-on-360": asked_a_question,
    "question-in-german": asked_a_question,
    "before-a-question": lambda: driven(board_of("question-4")),
}
"""TAXI! between Ada and a bot."""
BEFORE_A_ROOM: Final[dict[str, Callable[[], Script]]] = {
    "room-asked": lambda: driven(board_of("question-4"), seats=3).play("throw", "die-1 question-5"),
    "room-with-card": lambda: driven(board_of("give"), seats=3).play("throw", "die-1"),
    "room-talk": lambda: driven(board_of("sound"), seats=3).play("throw", "die-1 talk-7"),
}
"""TAXI! on a big screen that is Fay's, and three phones."""
TO_LEARN_AT: Final[dict[str, Callable[[], Script]]] = {
    "hints-throwing": in_round_two,
    "hints-choosing": lambda: in_round_two().play("throw", "RRGBYT/112/s7"),
    "hints-broke": broke,
    "hints-broke-at-last": lambda: broke(rounds=6),
    "hints-answering": asked_a_question,
    "hints-playing": armed,
    "hints-declaring": declaring,
    "hints-reacting": lambda: armed().play("play lose-a-turn 3"),
}
"""Where every hint of every game comes up; nobody there moves by themselves."""


ENDS: Final[dict[str, tuple[Callable[[], Script], tuple[Place, ...]]]] = {
    "space-taxi": (space_taxi_moments.over, (sits("ada"), Place(bot="otto"), Place(bot="kiki"))),
    "taxi": (taxi_moments.over, (sits("ada"), Place(bot="rosie"), Place(bot="winston"))),
    "fare-play": (fare_play_moments.over, (sits("ada"), Place(bot="pip"), Place(bot="mimi"))),
}
"""A game of each kind that is over, and who sat there."""


def ended() -> Iterator[tuple[Plan, list[str]]]:
    for game, (script, seats) in ENDS.items():
        plan, lines = script().laid(f"{game}-over", *seats)
        yield change(plan, stage="over"), lines


def room_at_the_end() -> tuple[Plan, list[str]]:
    """The end of a shift on Fay's big screen."""
    plan, lines = taxi_moments.over().laid("room-over", *ROOM)
    return change(plan, big=True, host="fay", stage="over"), lines


def to_learn_at() -> Iterator[tuple[Plan, list[str]]]:
    for name, script in TO_LEARN_AT.items():
        yield script().laid(name)


def talk_then_questions() -> Script:
    """Seat 1 talks; wherever seat 2 drives then, it is asked a question."""
    script = driven(f"rank,{'question-4,' * 11}sound,{REST};{LADDER}")
    script.play("throw", "die-6 question-5").play("right").play("throw", "die-1 question-6").play("wrong")
    return script.play("throw", "die-6 talk-7")


def tables() -> Iterator[tuple[Plan, list[str]]]:
    yield from _tables_of_taxi()
    for question, script in space_taxi_moments.QUESTIONS.items():
        for hands in HANDS:
            yield script().laid(f"space-taxi-{question}-{hands}")
    yield near_the_end().laid("last-turn-around-one-screen", *AROUND)
    yield from ended()
    yield near_the_end().laid("last-turn-among-the-gentlest", Place(bot="otto"), Place(bot="otto"), sits("ada"))
    for name in ("thrown", "thrown-too", "in-all-languages", "meter"):
        yield thrown(seats=3).laid(name, sits("ada"), BOT, BOT)
    yield thrown(smuggled=1).laid("thrown-a-one", *WITH_BOT)


def _tables_of_taxi() -> Iterator[tuple[Plan, list[str]]]:
    for question, script in taxi_moments.QUESTIONS.items():
        for view in VIEWS:
            yield script().laid(f"taxi-{question}-{view}")
    for view in VIEWS:
        yield talk_then_questions().laid(f"taxi-team-{view}", TEAM, sits("ben"))
    for name, script in WITH_PEOPLE.items():
        yield script().laid(name)
    for name, script in ALONE.items():
        yield script().laid(name, *WITH_BOT)
    yield driven(ONLY_QUESTIONS).laid("questions-for-a-team", sits("ada"), BEN_AND_CLEO)


def tables_with_windows() -> Iterator[tuple[Plan, list[str]]]:
    """Tables at which people talk, or everybody may be asked at once."""
    for name, seats in TALKS.items():
        yield to_talk().laid(name, *seats)
    for name, script in BEFORE_A_ROOM.items():
        plan, lines = script().laid(name, *ROOM)
        yield change(plan, big=True, host="fay"), lines
    yield room_at_the_end()
    for question, script in fare_play_moments.QUESTIONS.items():
        for hands in ("keys", "fingers"):
            yield script().laid(f"{question}-{hands}")
    yield with_hearse().laid("early")
    yield with_hearse().laid("late")
    yield with_hearse().laid("pointed")
    yield nothing_to_play().laid("stuck")
    yield handed_over().laid("passed")
    yield clear_way().laid("declare")
    yield dealt(*THREE, fares="AH HT TS").laid("over")
    yield six().laid("six")
    yield armed().laid("armed")
    yield armed("straight").laid("unarmed")
    yield from to_learn_at()
    yield armed().laid("around", *AROUND)
    yield armed().laid("small")
    yield armed().laid("told")
    yield anew().laid("anew")
    yield armed().play("play lose-a-turn 3").laid("by-keys", AT_RANDOM, sits("ada"), AT_RANDOM)
    yield six().laid("to-lay")
    yield six().laid("for-everybody")
    coached, lines = armed().laid("coached")
    yield change(coached, coach=True), lines
