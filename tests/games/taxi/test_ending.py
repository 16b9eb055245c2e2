"""The end of a shift: where the money came from, and the moments that get an award."""

from tests.browser.prepared import driven
from tests.browser.taxi_moments import at_the_road_works
from tests.games.ended import ended
from tests.server.town import board_of
from tests.table.fair_game import fair_log

TO_GIVE = board_of("give")


def test_the_parts_add_up_to_the_money_in_the_purse() -> None:
    over = ended(fair_log("taxi"))
    assert [finish.score for finish in over.finishes] == [48, 35, 18]
    assert [sum(over.parts(seat).values()) for seat in (1, 2, 3)] == [48, 35, 18]
    assert over.parts(3) == {"float": 20, "fares": 11, "presents": -13, "costs": -20, "token": 20}
    assert over.is_told()


def test_whoever_has_the_token_at_the_bank_comes_after_those_who_hold_theirs() -> None:
    over = ended(fair_log("taxi"))
    assert [finish.place for finish in over.finishes] == [1, 2, 3]
    assert over.parts(3)["token"] == 20


def test_a_right_answer_and_a_talk_get_awards_with_their_lines() -> None:
    script = driven(board_of("question-4")).play("throw", "die-1 question-5").play("right")
    answer = ended(script.log).award("answer")
    assert answer is not None
    assert (answer.seat, answer.seq, answer.args) == (1, len(script.lines), {"pounds": 4})
    talk = ended(driven(board_of("sound")).play("throw", "die-1 talk-7").play("words 5").log).award("talk")
    assert talk is not None
    assert talk.args == {"words": 5}


def test_a_card_that_is_handed_on_and_costs_is_the_givers_award() -> None:
    present = ended(driven(TO_GIVE).play("throw", "die-1").play("hand 2", "card-2").log).award("present")
    assert present is not None
    assert (present.seat, present.args["to"]) == (1, 2)
    assert present.args["pounds"] == 12


def test_a_good_card_counts_as_luck_only_if_it_was_kept() -> None:
    kept = driven(TO_GIVE).play("throw", "die-1").play("keep", "card-1")
    handed = driven(TO_GIVE).play("throw", "die-1").play("hand 2", "card-1")
    luck = ended(kept.log).award("luck")
    assert luck is not None
    assert luck.args == {"pounds": 18}
    assert ended(handed.log).award("luck") is None
    assert ended(handed.log).parts(2) == {"float": 20, "presents": 18}


def test_a_turn_counts_all_that_it_has_brought() -> None:
    """A fare, and on to a right answer."""
    over = ended(at_the_road_works().play("throw", "die-1").log)
    assert over.parts(1) == {"float": 20, "fares": 3, "costs": -6}
    best = ended(fair_log("taxi")).finishes[0].best
    assert best is not None
    assert best.args == {"pounds": 26}
