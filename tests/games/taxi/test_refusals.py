"""Why a move is refused: every reason, with its argument, and nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.taxi.table import GAME, A, B, C, begin, fields, options, refused, say, sit, throws

from cabstand.core import CHANCE, OVER, REFEREE, Actor, Match, Move
from cabstand.core.game import Args
from cabstand.games.taxi import moves
from cabstand.games.taxi.refusals import Reason

Case = tuple[Callable[[], Match], Actor, str, Args]

OUT: dict[str, Any] = {"out": "0,0,1", "money": "20,20,0", "token": "1,1,0"}


def ended() -> Match:
    return throws(sit("sound", seat=3, rounds="2/1"), 3)


def question() -> Match:
    return sit("question-4", ask="question", card=1, questions="10:1")


CASES: dict[Reason, list[Case]] = {
    Reason.OVER: [(ended, A, "throw", {}), (ended, REFEREE, "time", {}), (ended, CHANCE, "die 1", {})],
    Reason.NO_SUCH_SEAT: [(sit, Actor(3), "throw", {"seat": 4}), (ended, Actor(98), "redeem", {"seat": 99})],
    Reason.NOT_YOUR_TURN: [
        (sit, B, "throw", {"seat": 1}),
        (lambda: sit(seat=3), A, "keep", {"seat": 3}),
        (lambda: begin(), B, "throw", {"seat": 1}),
        (lambda: sit("give", ask="choose", seat=2), A, "hand 3", {"seat": 2}),
    ],
    Reason.WAIT_FOR_CHANCE: [
        (lambda: say(sit(), "throw"), A, "throw", {}),
        (lambda: say(sit(), "throw"), REFEREE, "time", {}),
        (lambda: sit("question-4", ask="question"), REFEREE, "right", {}),
        (lambda: sit("sound", ask="talk"), REFEREE, "words 1", {}),
        (lambda: sit("give", ask="gift"), A, "keep", {}),
    ],
    Reason.WAIT_FOR_REFEREE: [
        (question, A, "throw", {}),
        (question, B, "throw", {}),
        (lambda: sit("sound", ask="talk", card=1), A, "throw", {}),
    ],
    Reason.NOT_A_MOVE: [
        (sit, A, "hand 100", {}),
        (sit, A, "right", {}),
        (sit, A, "die 6", {}),
        (sit, A, "time", {}),
        (sit, OVER, "throw", {}),
        (sit, Actor(-99), "redeem", {}),
        (lambda: say(sit(), "throw"), CHANCE, "die 0", {}),
        (lambda: say(sit(), "throw"), CHANCE, "die 7", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "question 0", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "question 513", {}),
        (lambda: sit("sound", ask="talk", card=1), REFEREE, "words 7", {}),
    ],
    Reason.NOT_NOW: [
        (sit, A, "keep", {}),
        (sit, A, "hand 2", {}),
        (sit, A, "hand 1", {}),
        (sit, A, "hand 99", {}),
        (sit, A, "pay", {}),
        (sit, A, "leave sound", {}),
        (sit, A, "leave give", {}),
        (begin, A, "keep", {}),
        (lambda: sit("give", ask="choose"), A, "throw", {}),
        (lambda: sit("d3", ask="leave"), A, "throw", {}),
        (lambda: sit("d2", ask="slide", money="90,1,1"), A, "pay", {}),
        (lambda: sit("d1", ask="divert"), A, "keep", {}),
    ],
    Reason.NOT_TO_YOURSELF: [
        (lambda: sit("give", ask="choose"), A, "hand 1", {}),
        (lambda: sit("give", ask="choose", seat=3), C, "hand 3", {}),
    ],
    Reason.NOBODY_THERE: [
        (lambda: sit("give", ask="choose"), A, "hand 4", {"seat": 4}),
        (lambda: sit("give", ask="choose"), A, "hand 99", {"seat": 99}),
        (lambda: sit("give", ask="choose", **OUT), A, "hand 3", {"seat": 3}),
    ],
    Reason.CANNOT_PAY: [(lambda: sit("d1", ask="divert", seat=2, money="50,17,20"), B, "pay", {"pounds": 17})],
    Reason.TOKEN_IN_HAND: [
        (lambda: sit(money="90,20,20"), A, "redeem", {}),
        (lambda: sit("give", ask="choose"), A, "redeem", {}),
    ],
    Reason.CANNOT_REDEEM: [(lambda: sit(money="90,30,20", token="1,0,1"), B, "redeem", {"pounds": 30})],
    Reason.SETTLE_FIRST: [(lambda: sit("give", ask="choose", money="9,20,20", token="0,1,1"), A, "redeem", {})],
    Reason.YOU_ARE_OUT: [(lambda: sit(**OUT), C, "throw", {}), (lambda: sit(**OUT), C, "redeem", {})],
    Reason.NOT_THE_REFEREES: [
        (sit, REFEREE, "throw", {}),
        (sit, REFEREE, "redeem", {}),
        (sit, REFEREE, "right", {}),
        (sit, REFEREE, "wrong", {}),
        (sit, REFEREE, "words 1", {}),
        (sit, REFEREE, "die 1", {}),
        (question, REFEREE, "words 1", {}),
        (question, REFEREE, "throw", {}),
        (lambda: sit("sound", ask="talk", card=1), REFEREE, "right", {}),
        (lambda: sit("sound", ask="talk", card=1), REFEREE, "talk 1", {}),
        (lambda: sit("give", ask="choose"), REFEREE, "keep", {}),
    ],
    Reason.NO_CLOCK: [
        (sit, REFEREE, "time", {}),
        (begin, REFEREE, "time", {}),
        (lambda: sit(rounds="2/1"), REFEREE, "time", {}),
    ],
    Reason.SHIFT_NOT_BEGUN: [(lambda: begin(rounds=0), REFEREE, "time", {})],
    Reason.TIME_IS_UP_ALREADY: [(lambda: sit(rounds="0/4", time=1), REFEREE, "time", {})],
    Reason.DOES_NOT_FALL_SO: [
        (sit, CHANCE, "die 1", {}),
        (sit, CHANCE, "throw", {}),
        (sit, CHANCE, "question 1", {}),
        (sit, CHANCE, "card 1", {}),
        (sit, CHANCE, "talk 1", {}),
        (lambda: say(sit(), "throw"), CHANCE, "question 1", {}),
        (lambda: say(sit(), "throw"), CHANCE, "throw", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "die 1", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "talk 1", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "card 1", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "question 11", {}),
        (lambda: sit("question-4", ask="question"), CHANCE, "question 512", {}),
        (lambda: sit("sound", ask="talk"), CHANCE, "question 1", {}),
        (lambda: sit("sound", ask="talk"), CHANCE, "talk 6", {}),
        (lambda: sit("give", ask="gift"), CHANCE, "question 1", {}),
        (lambda: sit("give", ask="gift"), CHANCE, "card 5", {}),
        (lambda: sit("give", ask="choose"), CHANCE, "card 1", {}),
        (question, CHANCE, "question 2", {}),
        (question, CHANCE, "right", {}),
        (lambda: sit("sound", ask="talk", card=1), CHANCE, "talk 2", {}),
    ],
    Reason.CARD_IS_USED: [
        (lambda: sit("question-4", ask="question", questions="10:4"), CHANCE, "question 4", {"card": 4}),
        (lambda: sit("question-4", ask="question", questions="10:1-9"), CHANCE, "question 1", {"card": 1}),
        (lambda: sit("sound", ask="talk", talks="5:1-4"), CHANCE, "talk 2", {"card": 2}),
        (lambda: sit("give", ask="gift", gifts="7/-7/30/-30:2-4"), CHANCE, "card 3", {"card": 3}),
    ],
}


@pytest.mark.parametrize(
    ("why", "case"), [pytest.param(why, case, id=f"{why.name}-{case[2]}") for why, cases in CASES.items() for case in cases]
)
def test_a_refused_move_is_answered_with_its_reason_and_changes_nothing(why: Reason, case: Case) -> None:
    table, actor, text, args = case
    refusal = refused(table(), text, actor)
    assert (refusal.reason, refusal.args) == ("taxi-" + why.name.lower().replace("_", "-"), args)


def test_every_reason_is_given_for_something() -> None:
    assert set(CASES) == set(Reason) - {Reason.LEGAL}


# --- whose moves are whose

SEATS_MOVES = ["throw", "keep", "hand 2", "pay", "leave sound", "leave give", "redeem"]
REFEREES_MOVES = ["right", "wrong", "words 0", "words 6", "time"]
CHANCES_MOVES = ["die 3", "question 2", "card 2", "talk 2"]
TABLES: dict[str, dict[str, Any]] = {
    "throw": {"rounds": "0/1"},
    "in the air": {"ask": "throw+", "rounds": "0/1"},
    "question": {"at": "question-4", "ask": "question", "rounds": "0/1"},
    "answer": {"at": "question-4", "ask": "question", "card": 1, "questions": "10:1", "rounds": "0/1"},
    "choose": {"at": "give", "ask": "choose", "rounds": "0/1"},
    "gift": {"at": "give", "ask": "gift", "rounds": "0/1"},
    "talk": {"at": "sound", "ask": "talk", "rounds": "0/1"},
    "words": {"at": "sound", "ask": "talk", "card": 1, "rounds": "0/1"},
    "divert": {"at": "d1", "ask": "divert", "rounds": "0/1"},
    "slide": {"at": "d2", "ask": "slide", "rounds": "0/1"},
    "ladder": {"at": "d3", "ask": "ladder", "rounds": "0/1"},
    "leave": {"at": "d3", "ask": "leave", "rounds": "0/1"},
}
LEGAL: dict[str, tuple[list[str], list[str]]] = {
    "throw": (["throw", "redeem"], ["time"]),
    "in the air": ([], []),
    "question": ([], []),
    "answer": (["redeem"], ["right", "wrong", "time"]),
    "choose": (["keep", "hand 2", "hand 3"], ["time"]),
    "gift": ([], []),
    "talk": ([], []),
    "words": (["redeem"], [*(f"words {said}" for said in range(7)), "time"]),
    "divert": (["throw", "pay"], ["time"]),
    "slide": (["throw"], ["time"]),
    "ladder": (["throw", "redeem"], ["time"]),
    "leave": (["leave sound", "leave give"], ["time"]),
}


def rich(name: str) -> Match:
    return sit(**{"money": "50,50,50", "token": "0,0,0"} | TABLES[name])


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_and_the_referee_have_exactly_these_moves(name: str) -> None:
    of_seat, of_referee = LEGAL[name]
    assert options(rich(name), A) == of_seat
    assert options(rich(name), REFEREE) == of_referee
    assert options(rich(name), CHANCE) == options(rich(name), OVER) == []


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seat", [A, B, C])
def test_no_seat_makes_a_move_of_the_referee_or_of_chance(name: str, seat: Actor) -> None:
    for text in REFEREES_MOVES + CHANCES_MOVES:
        assert refused(rich(name), text, seat).reason in ("taxi-not-a-move", "taxi-wait-for-chance")


@pytest.mark.parametrize("name", TABLES)
def test_the_referee_makes_no_move_of_a_seat_or_of_chance(name: str) -> None:
    for text in SEATS_MOVES + CHANCES_MOVES:
        assert refused(rich(name), text, REFEREE).reason in ("taxi-not-the-referees", "taxi-wait-for-chance")


@pytest.mark.parametrize("name", TABLES)
def test_chance_makes_no_move_of_a_seat_or_of_the_referee(name: str) -> None:
    for text in SEATS_MOVES + REFEREES_MOVES:
        assert refused(rich(name), text, CHANCE).reason == "taxi-does-not-fall-so"


# --- every integer is answered


@pytest.mark.parametrize(
    "move",
    [
        -1,
        -(2**63),
        -(2**80),
        2**63 - 1,
        2**63,
        2**80,
        moves.of(15, 0),
        moves.of(15, 1),
        *(moves.of(kind, 1) for kind in (moves.THROW, moves.KEEP, moves.PAY, moves.BY_SOUND, moves.BY_GIVE, moves.REDEEM)),
        *(moves.of(kind, 1) for kind in (moves.RIGHT, moves.WRONG, moves.TIME_UP)),
        moves.of(moves.HAND, 99),
        moves.of(moves.GIFT, 0),
        moves.of(moves.TALK, 513),
    ],
)
@pytest.mark.parametrize("actor", [A, B, REFEREE, CHANCE])
def test_a_number_that_is_no_move_is_refused_as_none(move: int, actor: Actor) -> None:
    refusal = GAME.refusal(sit(rounds="0/1").state, actor, Move(move))
    assert refusal is not None
    assert refusal.reason == "taxi-not-a-move"


def test_the_position_is_in_the_message_of_a_refused_move() -> None:
    match = sit()
    with pytest.raises(ValueError, match="taxi-not-your-turn") as caught:
        match.push_text("throw", B)
    assert match.position() in str(caught.value)


def test_a_legal_move_is_refused_nothing() -> None:
    assert GAME.refusal(sit().state, A, Move(moves.THROW)) is None
    assert fields(say(sit(), "throw"), "ask") == ("throw+",)
