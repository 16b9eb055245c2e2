"""Every reason for which a move is refused, with what it tells."""

from collections.abc import Callable

import numpy as np
import pytest
from tests.games.space_taxi.table import GAME, A, B, C, begin, last_die, reason, refused, say, sit

from cabstand.core import CHANCE, OVER, REFEREE, Actor, Match, Move, Refused, new_match
from cabstand.core.rule import record
from cabstand.games.space_taxi import moves, refusals
from cabstand.games.space_taxi.refusals import LEGAL, Reason

FOUR_ROUNDS = "8,7,6;8,7,6;8,7,6;8,7,6;"


def lots() -> Match:
    return new_match("space-taxi", seats=3)


def dice_in_the_air() -> Match:
    return say(begin(), "throw")


def thrown() -> Match:
    return say(begin(), "throw", "RRGBTT 126 s5")


def failing() -> Match:
    return sit(ask="play", tiles="0134", throw="GBTT.126.s4", aboard="RR", crystal="5")


def counting() -> Match:
    return say(last_die("R", aboard="RRRRT"), "R")


def over() -> Match:
    return sit(round=5, scores=FOUR_ROUNDS + "8,7,6", ask="over")


CASES: list[tuple[Reason, Callable[[], Match], Actor | None, str, dict[str, int | str]]] = [
    (Reason.OVER, over, None, "throw", {}),
    (Reason.OVER, over, A, "throw", {}),
    (Reason.OVER, over, CHANCE, "RRGBTT 126 s5", {}),
    (Reason.NO_SUCH_SEAT, begin, Actor(3), "throw", {"seat": 4}),
    (Reason.NO_SUCH_SEAT, thrown, Actor(99), "RR", {"seat": 100}),
    (Reason.NO_SUCH_SEAT, over, Actor(3), "throw", {"seat": 4}),
    (Reason.NOT_YOUR_TURN, begin, B, "throw", {"seat": 1}),
    (Reason.NOT_YOUR_TURN, thrown, C, "RR", {"seat": 1}),
    (Reason.NOT_YOUR_TURN, counting, C, "return 0", {"seat": 1}),
    (Reason.WAIT_FOR_CHANCE, lots, A, "throw", {}),
    (Reason.WAIT_FOR_CHANCE, dice_in_the_air, A, "throw", {}),
    (Reason.WAIT_FOR_CHANCE, dice_in_the_air, B, "RR", {}),
    (Reason.NOT_A_MOVE, thrown, A, "starts 1", {}),
    (Reason.NOT_A_MOVE, begin, A, "starts 1", {}),
    (Reason.NOT_A_MOVE, counting, A, "return 28", {}),
    (Reason.THROW_FIRST, begin, A, "RR", {}),
    (Reason.THROW_FIRST, begin, A, "0", {}),
    (Reason.THROW_FIRST, begin, A, "return 0", {}),
    (Reason.PLAY_FIRST, thrown, A, "throw", {}),
    (Reason.PLAY_FIRST, thrown, A, "return 0", {}),
    (Reason.RETURN_FIRST, counting, A, "throw", {}),
    (Reason.RETURN_FIRST, counting, A, "0", {}),
    (Reason.RETURN_FIRST, counting, A, "RR", {}),
    (Reason.NOT_THROWN, thrown, A, "RRR", {"die": "R", "there": 2}),
    (Reason.NOT_THROWN, thrown, A, "P", {"die": "P", "there": 0}),
    (Reason.NOT_THROWN, thrown, A, "GG", {"die": "G", "there": 1}),
    (Reason.NOT_THROWN, thrown, A, "TTT=R", {"die": "T", "there": 2}),
    (Reason.NOT_THROWN, thrown, A, "4", {"die": "4", "there": 0}),
    (Reason.NOT_THROWN, thrown, A, "66", {"die": "6", "there": 1}),
    (Reason.NOT_THROWN, thrown, A, "11", {"die": "1", "there": 1}),
    (Reason.WRONG_CRYSTAL, thrown, A, "s6", {"shown": 5}),
    (Reason.WRONG_CRYSTAL, thrown, A, "s4", {"shown": 5}),
    (Reason.WRONG_CRYSTAL, lambda: last_die("R", aboard="RRRRR"), A, "s1", {"shown": 0}),
    (Reason.TOO_MANY_DICE, thrown, A, "RRGBT", {"dice": 5}),
    (Reason.TOO_MANY_DICE, thrown, A, "RRGB 126 s5", {"dice": 8}),
    (Reason.TOO_MANY_DICE, failing, A, "GBTT 1", {"dice": 5}),
    (Reason.FAILED_DIE_STAYS, failing, A, "0", {}),
    (Reason.FAILED_DIE_STAYS, failing, A, "G", {}),
    (Reason.FAILED_DIE_STAYS, failing, A, "GB", {}),
    (Reason.TILE_TURNED, failing, A, "G s4", {"tile": 2}),
    (Reason.TILE_TURNED, lambda: sit(ask="play", tiles="1234", throw="RRGBTT.126.s5", crystal="5"), A, "0", {"tile": 0}),
    (Reason.TOO_FEW_COINS, lambda: last_die("T", aboard="RRRRR", coins="0,3,3"), A, "T=R", {"needed": 1, "held": 0}),
    (Reason.TOO_FEW_COINS, counting, A, "return 4", {"needed": 4, "held": 3}),
    (Reason.TOO_FEW_COINS, counting, A, "return 27", {"needed": 27, "held": 3}),
    (Reason.ROLL_DOES_NOT_FIT, dice_in_the_air, CHANCE, "RRGBT 126 s5", {}),
    (Reason.ROLL_DOES_NOT_FIT, dice_in_the_air, CHANCE, "RRGBTT 12 s5", {}),
    (Reason.ROLL_DOES_NOT_FIT, dice_in_the_air, CHANCE, "RRGBTT 126", {}),
    (Reason.ROLL_DOES_NOT_FIT, dice_in_the_air, CHANCE, "starts 1", {}),
    (Reason.ROLL_DOES_NOT_FIT, dice_in_the_air, CHANCE, "throw", {}),
    (Reason.ROLL_DOES_NOT_FIT, thrown, CHANCE, "RRGBTT 126 s5", {}),
    (Reason.ROLL_DOES_NOT_FIT, begin, CHANCE, "RRGBTT 126 s5", {}),
    (Reason.ROLL_DOES_NOT_FIT, counting, CHANCE, "R", {}),
    (Reason.NO_LOTS, lots, CHANCE, "starts 4", {}),
    (Reason.NO_LOTS, lots, CHANCE, "starts 999", {}),
    (Reason.NO_LOTS, lots, CHANCE, "RRGBTT 126 s5", {}),
    (Reason.NO_LOTS, lots, CHANCE, "return 1", {}),
    (Reason.NO_REFEREE, dice_in_the_air, REFEREE, "RRGBTT 126 s5", {}),
    (Reason.NO_REFEREE, begin, REFEREE, "throw", {}),
    (Reason.NO_REFEREE, lots, REFEREE, "starts 1", {}),
]


@pytest.mark.parametrize(
    ("why", "match", "actor", "text", "args"), CASES, ids=[f"{why.name}-{text}" for why, _, _, text, _ in CASES]
)
def test_a_refused_move_says_why(
    why: Reason, match: Callable[[], Match], actor: Actor | None, text: str, args: dict[str, int | str]
) -> None:
    refusal = refused(match(), text, actor)
    assert refusal.reason == "space-taxi-" + why.name.lower().replace("_", "-")
    assert refusal.args == args


def test_every_reason_but_legal_has_a_case_above() -> None:
    assert {why for why, *_ in CASES} == set(Reason) - {Reason.LEGAL}
    assert Reason.LEGAL.value == LEGAL


def test_no_two_reasons_are_the_same() -> None:
    assert len(Reason.__members__) == len(Reason)


def test_a_legal_move_has_no_reason_against_it() -> None:
    match = thrown()
    assert GAME.refusal(match.state, A, GAME.read_move(match.state, A, "RR 12")) is None


def test_the_message_of_a_refusal_holds_the_position() -> None:
    match = thrown()
    with pytest.raises(Refused, match=r"space-taxi-not-thrown.*ask=play tiles=01234 throw=RRGBTT.126.s5"):
        match.push_text("PP")


@pytest.mark.parametrize("actor", [A, B, CHANCE, Actor(7)])
@pytest.mark.parametrize("match", [lots, begin, dice_in_the_air, thrown, failing, counting, over])
@pytest.mark.parametrize("move", [-1, -8, -(2**63), -(2**80), 2**58, 2**62, 2**63 - 1, 2**63, 2**80, 5, 6, 7, 13, 15])
def test_integers_that_are_no_moves_are_refused_from_everyone(match: Callable[[], Match], actor: Actor, move: int) -> None:
    refusal = GAME.refusal(match().state, actor, Move(move))
    assert refusal is not None
    if match is not over and actor != Actor(7):
        assert (refusal.reason, refusal.args) == ("space-taxi-not-a-move", {})


def test_a_throw_holds_nothing_but_the_wish_to_throw() -> None:
    state = begin().state
    assert GAME.refusal(state, A, Move(moves.THROW)) is None
    for more in (8, 8 * 5, 2**57):
        refusal = GAME.refusal(state, A, Move(moves.THROW + more))
        assert refusal is not None
        assert refusal.reason == "space-taxi-not-a-move"


@pytest.mark.parametrize("kind", [moves.THROW, moves.PLAY, moves.RETURN, moves.LOT])
def test_chance_only_throws_while_the_dice_are_in_the_air(kind: int) -> None:
    match = dice_in_the_air()
    roll = GAME.read_move(match.state, CHANCE, "RRGBTT 126 s5")
    refusal = GAME.refusal(match.state, CHANCE, Move(roll - moves.ROLL + kind))
    assert refusal is not None
    assert refusal.reason == "space-taxi-roll-does-not-fit"


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_rules_themselves_know_which_seats_there_are(seats: int) -> None:
    args = np.zeros(2, np.int64)
    state = record(begin(seats=seats, starter=seats).state)
    assert refusals.reason(state, seats - 1, moves.THROW, args) == LEGAL
    assert refusals.reason(state, seats, moves.THROW, args) == Reason.NO_SUCH_SEAT.value
    assert list(args) == [seats + 1, 0]


def test_nothing_is_left_over_from_an_earlier_refusal() -> None:
    args = np.array([7, 7], np.int64)
    assert refusals.reason(record(begin().state), A, moves.THROW, args) == LEGAL
    assert list(args) == [0, 0]


@pytest.mark.parametrize("shown", [9, 10, 15])
def test_no_smuggling_die_shows_more_than_8(shown: int) -> None:
    match = dice_in_the_air()
    roll = GAME.read_move(match.state, CHANCE, "RRGBTT 126") + moves.heap(moves.CRYSTAL, shown)
    refusal = GAME.refusal(match.state, CHANCE, Move(int(roll)))
    assert refusal is not None
    assert refusal.reason == "space-taxi-roll-does-not-fit"


def test_a_smuggling_die_that_is_not_in_hand_does_not_fall() -> None:
    match = sit(ask="roll", tiles="01", aboard="RRRRR", wings="334", crystal="m8")
    assert reason(match, "R s1") == "roll-does-not-fit"
    assert reason(sit(ask="roll", tiles="01", aboard="RRRRR", wings="334", crystal="x"), "R s1") == "roll-does-not-fit"


def test_a_turned_thumbs_up_does_not_fall() -> None:
    assert reason(sit(ask="roll", tiles="01", aboard="RRRRR", wings="334", crystal="x"), "T=R") == "roll-does-not-fit"
    assert reason(sit(ask="roll", tiles="02", aboard="RRRR", wings="334", crystal="x"), "RR T=R") == "roll-does-not-fit"


@pytest.mark.parametrize("actor", [REFEREE, OVER, Actor(-99)])
@pytest.mark.parametrize(("match", "text"), [(lots, "starts 1"), (dice_in_the_air, "RRGBTT 126 s5")])
def test_nobody_but_chance_throws_dice_and_draws_lots(match: Callable[[], Match], text: str, actor: Actor) -> None:
    table = match()
    move = GAME.read_move(table.state, CHANCE, text)
    assert GAME.refusal(table.state, CHANCE, move) is None
    assert GAME.refusal(table.state, actor, move) is not None


@pytest.mark.parametrize("actor", [Actor(2**63), Actor(2**80)])
def test_no_seat_number_is_too_large_to_be_answered(actor: Actor) -> None:
    refusal = GAME.refusal(begin().state, actor, Move(moves.THROW))
    assert refusal is not None
    assert refusal.reason == "space-taxi-no-such-seat"
