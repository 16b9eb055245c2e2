"""The die and the decks: what can come, that all of it comes, and that programs draw as the rules allow."""

from collections import Counter
from typing import Any

import pytest
from tests.games.taxi.table import BOARD, BOXES, GAME, GIFTS, A, begin, options, outcomes, say, sit

from cabstand.core import CHANCE, OVER, REFEREE, Actor, Dice, Match, Move
from cabstand.core.rule import record
from cabstand.games.taxi import plays, settle

CHANCES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "die": ({"ask": "throw+"}, [f"die {face}" for face in range(1, 7)]),
    "die on the ladder": ({"at": "d3", "ask": "ladder+"}, [f"die {face}" for face in range(1, 7)]),
    "question": ({"at": "question-4", "ask": "question"}, [f"question {card}" for card in range(1, 11)]),
    "question, some used": ({"at": "question-4", "ask": "question", "questions": "10:1,3-9"}, ["question 2", "question 10"]),
    "question, one left": ({"at": "question-4", "ask": "question", "questions": "10:2-10"}, ["question 1"]),
    "question, none left": (
        {"at": "question-4", "ask": "question", "questions": "3:1-3"},
        ["question 1", "question 2", "question 3"],
    ),
    "card": ({"at": "give", "ask": "gift"}, ["card 1", "card 2", "card 3", "card 4"]),
    "card, some used": ({"at": "give", "ask": "gift", "gifts": f"{GIFTS}:1,4"}, ["card 2", "card 3"]),
    "card, none left": ({"at": "give", "ask": "gift", "gifts": f"{GIFTS}:1-4"}, ["card 1", "card 2", "card 3", "card 4"]),
    "talk": ({"at": "sound", "ask": "talk"}, [f"talk {card}" for card in range(1, 6)]),
    "talk, some used": ({"at": "sound", "ask": "talk", "talks": "5:2-4"}, ["talk 1", "talk 5"]),
    "talk, none left": ({"at": "sound", "ask": "talk", "talks": "5:1-5"}, [f"talk {card}" for card in range(1, 6)]),
}


def drawn(match: Match, times: int) -> Counter[str]:
    dice = Dice(11)
    return Counter(GAME.write_move(CHANCE, GAME.sample(match.state, dice.stream)) for _ in range(times))


@pytest.mark.parametrize("name", CHANCES)
def test_chance_can_bring_exactly_this(name: str) -> None:
    given, expected = CHANCES[name]
    match = sit(**given)
    assert match.to_move == CHANCE
    assert outcomes(match) == expected
    for text in expected:
        assert GAME.refusal(match.state, CHANCE, GAME.read_move(match.state, CHANCE, text)) is None


@pytest.mark.parametrize("name", CHANCES)
def test_chance_brings_all_of_it_and_nothing_else_about_equally_often(name: str) -> None:
    given, expected = CHANCES[name]
    times = 60 * len(expected)
    came = drawn(sit(**given), times)
    assert set(came) == set(expected)
    assert all(25 <= count <= 110 for count in came.values())


@pytest.mark.parametrize(
    "given", [{}, {"at": "question-4", "ask": "question", "card": 1, "questions": "10:1"}, {"at": "give", "ask": "choose"}]
)
def test_chance_has_nothing_to_do_where_somebody_is_asked(given: dict[str, Any]) -> None:
    assert outcomes(sit(**given)) == []


@pytest.mark.parametrize(
    ("box", "before", "after", "cards", "deck"),
    [
        ("question-4", (), ("wrong",), "question", {"questions": "2:"}),
        ("give", ("keep",), (), "card", {"gifts": "1/2:"}),
        ("sound", (), ("words 0",), "talk", {"talks": "2:"}),
    ],
)
def test_a_deck_of_two_goes_round_and_round(
    box: str, before: tuple[str, ...], after: tuple[str, ...], cards: str, deck: dict[str, Any]
) -> None:
    first = BOXES.index(box)
    match = sit(seats=2, place=f"{first},{first}", board=BOARD.replace(f",{box}", f",{box}" * 8, 1), **deck)
    one, two = f"{cards} 1", f"{cards} 2"
    for card, can_come in ((one, [one, two]), (two, [two]), (two, [one, two]), (one, [one])) * 3:
        say(match, "throw", "die 1", *before)
        assert outcomes(match) == can_come
        say(match, card, *after)


# --- who is next


@pytest.mark.parametrize(
    ("given", "next_is"),
    [
        ({"seat": 2}, Actor(1)),
        ({"seat": 2, "ask": "throw+"}, CHANCE),
        ({"at": "question-4", "ask": "question"}, CHANCE),
        ({"at": "question-4", "ask": "question", "card": 1, "questions": "10:1"}, REFEREE),
        ({"at": "give", "ask": "choose"}, A),
        ({"at": "give", "ask": "gift"}, CHANCE),
        ({"at": "sound", "ask": "talk"}, CHANCE),
        ({"at": "sound", "ask": "talk", "card": 1}, REFEREE),
        ({"at": "d1", "ask": "divert", "seat": 3}, Actor(2)),
        ({"at": "d2", "ask": "slide"}, A),
        ({"at": "d3", "ask": "ladder"}, A),
        ({"at": "d3", "ask": "leave"}, A),
        ({"ask": "over", "rounds": "20/20"}, OVER),
    ],
)
def test_who_is_next(given: dict[str, Any], next_is: Actor) -> None:
    assert sit(**given).to_move == next_is


def test_before_the_first_throw_the_first_seat_is_next() -> None:
    assert begin().to_move == A


# --- moves drawn without listing them

ASKED: list[dict[str, Any]] = [
    {},
    {"money": "50,50,50", "token": "0,0,0"},
    {"at": "give", "ask": "choose"},
    {"at": "give", "ask": "choose", "seats": 4, "seat": 4},
    {"at": "give", "ask": "choose", "seats": 4, "seat": 2, "out": "0,0,1,0", "money": "20,20,0,20", "token": "1,1,0,1"},
    {"at": "give", "ask": "choose", "seats": 2, "seat": 2},
    {"at": "d1", "ask": "divert", "money": "21,20,20"},
    {"at": "d1", "ask": "divert", "money": "20,20,20"},
    {"at": "d2", "ask": "slide", "money": "90,20,20"},
    {"at": "d3", "ask": "ladder", "money": "90,20,20"},
    {"at": "d3", "ask": "leave"},
]


@pytest.mark.parametrize("given", ASKED)
def test_a_move_drawn_in_turn_is_any_legal_move_but_redeeming_each_about_equally_often(given: dict[str, Any]) -> None:
    match, dice = sit(**given), Dice(3)
    legal = [text for text in options(match) if text != "redeem"]
    came = Counter(GAME.write_move(A, draw_in_turn(match, dice)) for _ in range(60 * len(legal)))
    assert set(came) == set(legal)
    assert all(30 <= count <= 100 for count in came.values())


def draw_in_turn(match: Match, dice: Dice) -> Move:
    return Move(int(plays.draw_in_turn(record(match.state), dice.stream)))


# --- chance acts until somebody is asked


@pytest.mark.parametrize(
    ("given", "acts"), [({}, 0), ({"ask": "throw+", "at": "foot-sound"}, 1), ({"at": "give", "ask": "gift"}, 1)]
)
def test_chance_acts_until_somebody_is_asked(given: dict[str, Any], acts: int) -> None:
    match, dice = sit(**given), Dice(8)
    state = match.state.copy()
    assert settle.settle(record(state), dice.stream) >= acts
    assert Match(GAME, state).to_move != CHANCE
    if not acts:
        assert state.tobytes() == match.state.tobytes()


def test_settling_does_what_chance_would_do_one_by_one() -> None:
    for seed in range(20):
        match = say(sit(), "throw")
        state = match.state.copy()
        acts = settle.settle(record(state), Dice(seed).stream)
        slow = Dice(seed)
        for _ in range(acts):
            match.push(GAME.sample(match.state, slow.stream))
        assert state.tobytes() == match.state.tobytes()
        assert acts in (1, 2)
