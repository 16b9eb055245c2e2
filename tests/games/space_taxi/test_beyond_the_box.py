"""Solo and two players: ours, and marked so. And the seats and options that a table cannot have."""

import pytest
from tests.games.space_taxi.table import GAME, A, B, begin, field, fields, look, say, sit, take_turn_worth, totals, winners

from cabstand.core import OVER, Refused, new_match


@pytest.mark.parametrize(("seats", "beyond"), [(1, True), (2, True), (3, False), (4, False), (5, False)])
def test_one_and_two_players_are_beyond_the_box(seats: int, beyond: bool) -> None:
    assert look(begin(seats=seats)).beyond_box is beyond
    assert (seats not in GAME.box_seats) is beyond
    assert seats in GAME.seats


def test_solo_is_five_turns_and_nothing_is_struck_out() -> None:
    match = new_match("space-taxi", seats=1)
    for points in (3, 0, 8, 1, 1):
        assert match.to_move == A
        take_turn_worth(match, points)
    assert match.to_move == OVER
    assert field(match, "scores") == "3;0;8;1;1"
    assert (totals(match), winners(match)) == ((13,), [A])
    assert not any(score.struck_out for score in look(match).sheets[0].scores)


def test_solo_draws_no_lots() -> None:
    assert field(new_match("space-taxi", seats=1), "ask") == "throw"
    assert field(new_match("space-taxi", seats=2), "ask") == "lot"


def test_two_players_play_five_rounds_and_nothing_is_struck_out() -> None:
    match = begin(seats=2)
    for first, second in ((3, 5), (2, 1), (8, 8), (0, 4), (1, 6)):
        take_turn_worth(match, first)
        take_turn_worth(match, second)
    assert match.to_move == OVER
    assert field(match, "scores") == "3,5;1,2;8,8;4,0;1,6"
    assert totals(match) == (17, 21)
    assert winners(match) == [B]


def test_of_two_players_the_higher_starts_the_next_round() -> None:
    match = begin(seats=2)
    take_turn_worth(take_turn_worth(match, 3), 5)
    assert fields(match, "round", "starter") == ("2", "2")
    take_turn_worth(take_turn_worth(match, 4), 4)
    assert fields(match, "round", "starter") == ("3", "2")


def test_of_two_players_a_lower_score_still_counts() -> None:
    assert [sheet.total for sheet in look(sit(seats=2, round=2, scores="8,5;-,-")).sheets] == [8, 5]


@pytest.mark.parametrize("seats", [0, 6, -1, 27])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        new_match("space-taxi", seats=seats)
    assert caught.value.refusal.reason == "wrong-seat-count"
    assert caught.value.refusal.args == {"seats": seats, "least": 1, "most": 5}


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_host_names_a_seat_that_is_at_the_table(seats: int) -> None:
    assert new_match("space-taxi", seats=seats, starter=seats).to_move == seats - 1
    with pytest.raises(Refused) as caught:
        new_match("space-taxi", seats=seats, starter=seats + 1)
    assert caught.value.refusal.reason == "space-taxi-no-such-starter"
    assert caught.value.refusal.args == {"starter": seats + 1, "seats": seats}


def test_starter_0_draws_lots_as_if_it_were_not_given() -> None:
    assert new_match("space-taxi", seats=3, starter=0).position() == new_match("space-taxi", seats=3).position()


def test_the_starter_may_come_as_text() -> None:
    assert new_match("space-taxi", seats=3, starter="2").to_move == B


@pytest.mark.parametrize("starter", [-1, 1.5, "", "two", "-1", None, True, [1]])
def test_a_starter_that_is_no_seat_number_is_refused(starter: object) -> None:
    with pytest.raises(Refused) as caught:
        new_match("space-taxi", seats=3, starter=starter)
    assert caught.value.refusal.reason == "bad-option"


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        new_match("space-taxi", seats=3, rounds=9)
    assert caught.value.refusal.reason == "unknown-option"
    assert caught.value.refusal.args == {"name": "rounds", "known": "starter"}


def test_a_new_table_can_be_played_at_once() -> None:
    assert field(say(begin(seats=5, starter=5), "throw", "RGBYPT 126 s8"), "ask") == "play"
