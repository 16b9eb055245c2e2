"""The end of a game of Space Taxi: where the points came from, and the moments that get an award."""

from tests.browser.prepared import boarded
from tests.browser.space_taxi_moments import launched
from tests.browser.space_taxi_moments import over as home
from tests.games.ended import ended
from tests.table.fair_game import fair_log


def test_the_parts_of_a_score_add_up_to_what_the_sheet_says() -> None:
    over = ended(fair_log("space-taxi"))
    assert [finish.score for finish in over.finishes] == [29, 30, 16]
    assert [sum(over.parts(seat).values()) for seat in (1, 2, 3)] == [29, 30, 16]
    assert over.parts(3) == {"passengers": 14, "crystals": 6, "coins": 2, "struck-out": -6}
    assert [finish.place for finish in over.finishes] == [2, 1, 3]
    assert over.is_told()


def test_a_flight_without_a_coin_to_return_is_written_down_at_once() -> None:
    over = ended(home().log)
    assert over.parts(3) == {"passengers": 9, "crystals": 8, "coins": 4}
    assert over.finishes[2].score == 21
    flight, best = over.award("flight"), over.finishes[2].best
    assert flight is not None
    assert (flight.seat, flight.args) == (3, {"points": 21})
    assert best is not None
    assert best.seq == flight.seq


def test_a_taxi_full_of_friends_and_a_high_crystal_get_awards() -> None:
    over = ended(home().log)
    full, smuggler = over.award("full"), over.award("smuggler")
    assert full is not None
    assert full.args == {"points": 9}
    assert smuggler is not None
    assert smuggler.args == {"crystal": 8}
    assert over.is_told()


def test_the_rarest_throw_counts_not_the_largest() -> None:
    """Three alike of three are rarer than four of six."""
    script = boarded().play("throw", "RRRRGB/134/s1").play("RGB").play("throw", "RRR/134/s1")
    throw = ended(script.log).award("throw")
    assert throw is not None
    assert throw.args == {"alike": 3, "dice": 3}
    assert throw.seq == len(script.lines)


def test_whoever_stays_on_the_ground_with_the_most_aboard_is_looked_at_longest() -> None:
    script = boarded().play("throw", "RRRRGB/111/s1").play("RRRR").play("throw", "GB/111/s1").play("111")
    ground = ended(script.log).award("ground")
    assert ground is not None
    assert (ground.seat, ground.args) == (1, {"points": 3, "fuel": 3})


def test_what_is_on_the_meter_of_a_game_that_was_given_up_counts_for_nobody() -> None:
    over = ended(launched().log + "table: give-up\n")
    assert over.parts(1) == {}
    assert over.finishes[0].score == 0
