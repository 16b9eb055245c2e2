"""A game with nothing but rules can be played, shown, told, written down and read again."""

from types import ModuleType
from typing import ClassVar, cast

import pytest
from tests.core.coin_race import FLIP, GAME, HEADS, STOP, TAILS, CoinRace

from cabstand.core import CHANCE, Dice, Match, Refused
from cabstand.core.game import Refusal, StoryLine
from cabstand.core.ruled_game import PlainView, Rules


def test_a_game_is_played_to_its_end() -> None:
    match, dice = GAME.new_match(2), Dice(3)
    while not match.is_over:
        match.push(FLIP)
        match.settle(dice)
    assert match.result().scores == (3, 0)
    assert match.result().winners == (0,)


def test_a_reason_becomes_a_refusal_of_the_game_with_its_arguments_by_name() -> None:
    state = GAME.new(2)
    assert GAME.refusal(state, 0, STOP) is None
    assert GAME.refusal(state, 1, STOP) == Refusal("coin-race-not-your-turn", {"seat": 1})
    assert GAME.refusal(state, 0, 2**70) == Refusal("coin-race-not-a-move", {})


def test_moves_are_written_by_name_and_others_by_number() -> None:
    match = GAME.new_match(2)
    match.push_text(" FLIP ")
    assert match.game.write_move(CHANCE, TAILS) == "tails"
    assert match.game.write_move(0, 17) == "17"
    for text, reason in (("jump", "malformed-move"), (" ", "empty-move"), ("1", "malformed-move")):
        with pytest.raises(Refused, match=reason):
            match.push_text(text)


def test_chance_keeps_to_the_weights_that_the_rules_list() -> None:
    state = GAME.apply(GAME.new(2), 0, FLIP)
    dice = Dice(1)
    heads = sum(GAME.sample(state, dice.stream) == HEADS for _ in range(4000))
    assert 900 < heads < 1100
    assert [row.tolist() for row in GAME.outcomes(state)] == [[TAILS, HEADS], [3, 1]]
    assert [row.tolist() for row in GAME.outcomes(GAME.new(2))] == [[], []]


def test_everybody_sees_the_record_of_an_open_game_as_people_count() -> None:
    match = GAME.new_match(2)
    assert GAME.all_open
    assert GAME.view_type() is PlainView
    assert match.view(1) == PlainView(facts={"turn": 1, "in_the_air": 0}, by_seat={"heads": [0, 0]})
    match.push(FLIP)
    assert match.view().facts == {"turn": 1, "in_the_air": 1}


def test_the_story_names_every_move() -> None:
    match = GAME.new_match(2)
    match.push(FLIP)
    match.push(HEADS)
    assert match.story() == [
        StoryLine("story-move", {"seat": 1, "move": "flip"}),
        StoryLine("story-chance", {"move": "heads"}),
    ]


def test_a_position_is_written_field_by_field_as_the_record_says() -> None:
    match = GAME.new_match(2)
    match.push(FLIP)
    match.push(HEADS)
    match.push(STOP)
    assert match.position() == "coin-race/1 seats=2 turn=2 in_the_air=0 heads=1,0"
    assert repr(match) == "<Match: coin-race/1 seats=2 turn=2 in_the_air=0 heads=1,0>"
    assert Match(GAME, GAME.read_position(match.position())).position() == match.position()


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("coin-race/1 seats=4 turn=2 in_the_air=0 heads=1,0", "seats"),
        ("coin-race/1 seats=2 turn=0 in_the_air=0 heads=1,0", "turn"),
        ("coin-race/1 seats=2 turn=2 in_the_air=00 heads=1,0", "in_the_air"),
        ("coin-race/1 seats=2 turn=2 in_the_air=0 heads=1,0,0", "heads"),
        ("coin-race/1 seats=2 turn=2 in_the_air=0 heads=1,4", "heads"),
        ("coin-race/1 seats=2 turn=2 in_the_air=99999999999 heads=1,0", "in_the_air"),
        ("coin-race/1 seats=2 turn=2 heads=1,0", "in_the_air"),
        ("coin-race/1 seats=2 turn=2 in_the_air=0 heads=1,0 heads=1,0", "heads"),
    ],
)
def test_a_position_that_says_something_else_is_refused_with_the_word_to_look_at(text: str, field: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.read_position(text)
    assert refused.value.refusal.reason == "impossible-position"
    assert refused.value.refusal.args["field"] == field


def test_somebody_absent_makes_the_first_legal_move() -> None:
    assert GAME.fallback(GAME.new(2), 0) == STOP


def test_a_game_with_secrets_must_say_how_to_deal_them_again() -> None:
    class Secretive(CoinRace):
        def hide(self, state, seat):  # type: ignore[no-untyped-def]
            return state

    with pytest.raises(TypeError, match="resample"):
        Secretive()


def test_a_game_without_rules_is_told_which_it_needs() -> None:
    class Ruleless(CoinRace):
        rules: ClassVar[Rules] = cast(Rules, ModuleType("nothing"))

    with pytest.raises(TypeError, match="to_move, legal, reason, apply"):
        Ruleless()
