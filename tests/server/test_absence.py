"""How long people are awaited before their seat may be given to somebody else, by clocks that a test holds in its hand."""

import msgspec
from tests.server.worlds import THREE, plan_of

from cabstand.server.absence import AWAY_SECONDS, LONGEST, Waits
from cabstand.table.plan import Plan, change

TURN = 3600


class Clocks:
    """A stopwatch of this process, and the clock on the wall, which may be set."""

    def __init__(self) -> None:
        self.now, self.wall = 1000.0, 1_800_000_000.0

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.wall += seconds

    def waits(self, plan: Plan) -> Waits:
        """As a process has them that has just opened a table."""
        waits = Waits(lambda: self.now, lambda: self.wall)
        waits.follow(plan)
        return waits


PLAN = plan_of("awaited", THREE, {})
SLOW = change(PLAN, pace="slow", seconds=TURN)


def begun(plan: Plan) -> tuple[Clocks, Waits, Plan]:
    clocks = Clocks()
    waits = clocks.waits(plan)
    assert waits.left(plan) == [None, None, None]
    plan = waits.begin(plan, 1)
    assert waits.follow(plan)
    return clocks, waits, plan


def test_the_time_runs_out_and_saying_it_again_does_not_begin_it_again() -> None:
    clocks, waits, plan = begun(PLAN)
    assert waits.left(plan) == [None, AWAY_SECONDS, None]
    clocks.pass_by(50)
    assert waits.begin(plan, 1) is plan
    assert not waits.follow(plan)
    assert waits.left(plan) == [None, AWAY_SECONDS - 50, None]
    clocks.pass_by(500)
    assert waits.left(plan) == [None, 0, None]


def test_who_went_again_is_awaited_from_the_beginning() -> None:
    clocks, waits, plan = begun(PLAN)
    clocks.pass_by(100)
    assert waits.follow(change(plan, awaited={}))
    again = waits.begin(change(plan, awaited={}), 1)
    waits.follow(again)
    assert waits.left(again) == [None, AWAY_SECONDS, None]


def test_a_clock_on_the_wall_that_is_set_makes_no_difference() -> None:
    clocks, waits, plan = begun(PLAN)
    for step in (TURN, -TURN):
        clocks.wall += step
        assert waits.left(plan) == [None, AWAY_SECONDS, None]


def test_after_a_restart_people_are_awaited_once_more_since_nobody_could_have_reached_us() -> None:
    clocks, _, plan = begun(PLAN)
    clocks.pass_by(AWAY_SECONDS)
    kept = msgspec.json.decode(msgspec.json.encode(plan), type=Plan)
    assert clocks.waits(kept).left(kept) == [None, AWAY_SECONDS, None]


def test_where_turns_are_slow_people_are_awaited_for_a_turn_and_a_restart_costs_them_little() -> None:
    clocks, waits, plan = begun(SLOW)
    assert waits.left(plan) == [None, TURN, None]
    clocks.pass_by(TURN - 10)
    assert waits.left(plan) == [None, 10, None]
    assert clocks.waits(plan).left(plan) == [None, AWAY_SECONDS, None]


def test_nobody_is_awaited_for_weeks() -> None:
    _, waits, plan = begun(change(SLOW, seconds=14 * 24 * 3600))
    assert waits.left(plan) == [None, LONGEST, None]
