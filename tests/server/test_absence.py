"""How long people are awaited before their seat may be given to somebody else, by clocks that a test holds in its hand."""

import msgspec
from tests.server.hand_clock import HandClock
from tests.server.worlds import THREE, plan_of

from cabstand.server.absence import AWAY_SECONDS, LONGEST, Waits
from cabstand.table.plan import Plan, change

TURN = 3600


PLAN = plan_of("awaited", THREE, {})
SLOW = change(PLAN, pace="slow", seconds=TURN)


def opened(plan: Plan, clock: HandClock) -> Waits:
    """The waits as a process has them that has just opened a table."""
    waits = Waits(clock)
    waits.follow(plan)
    return waits


def begun(plan: Plan) -> tuple[HandClock, Waits, Plan]:
    clock = HandClock()
    waits = opened(plan, clock)
    assert waits.left(plan) == [None, None, None]
    plan = waits.begin(plan, 1)
    assert waits.follow(plan)
    return clock, waits, plan


def test_the_time_runs_out_and_saying_it_again_does_not_begin_it_again() -> None:
    clock, waits, plan = begun(PLAN)
    assert waits.left(plan) == [None, AWAY_SECONDS, None]
    clock.skip(50)
    assert waits.begin(plan, 1) is plan
    assert not waits.follow(plan)
    assert waits.left(plan) == [None, AWAY_SECONDS - 50, None]
    clock.skip(500)
    assert waits.left(plan) == [None, 0, None]


def test_who_went_again_is_awaited_from_the_beginning() -> None:
    clock, waits, plan = begun(PLAN)
    clock.skip(100)
    assert waits.follow(change(plan, awaited={}))
    again = waits.begin(change(plan, awaited={}), 1)
    waits.follow(again)
    assert waits.left(again) == [None, AWAY_SECONDS, None]


def test_a_clock_on_the_wall_that_is_set_makes_no_difference() -> None:
    clock, waits, plan = begun(PLAN)
    for step in (TURN, -TURN):
        clock.set_wall(clock.wall() + step)
        assert waits.left(plan) == [None, AWAY_SECONDS, None]


def test_after_a_restart_people_are_awaited_once_more_since_nobody_could_have_reached_us() -> None:
    clock, _, plan = begun(PLAN)
    clock.skip(AWAY_SECONDS)
    kept = msgspec.json.decode(msgspec.json.encode(plan), type=Plan)
    assert opened(kept, clock).left(kept) == [None, AWAY_SECONDS, None]


def test_where_turns_are_slow_people_are_awaited_for_a_turn_and_a_restart_costs_them_little() -> None:
    clock, waits, plan = begun(SLOW)
    assert waits.left(plan) == [None, TURN, None]
    clock.skip(TURN - 10)
    assert waits.left(plan) == [None, 10, None]
    assert opened(plan, clock).left(plan) == [None, AWAY_SECONDS, None]


def test_nobody_is_awaited_for_weeks() -> None:
    _, waits, plan = begun(change(SLOW, seconds=14 * 24 * 3600))
    assert waits.left(plan) == [None, LONGEST, None]
