"""The clock of a turn: it begins with every move, and nothing but a move begins it again."""

import asyncio
from pathlib import Path

import pytest
from tests.server.office import ME, Ear, Office, move, office, start
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.server.live import Live
from cabstand.server.turn_clock import taken_so_far
from cabstand.store.store import Player, Row
from cabstand.table.plan import change

__all__ = ["file"]
SECONDS = 60
DAY = 24 * 3600


async def laid(here: Office, pace: str = "live", seconds: int = SECONDS) -> tuple[Live, Player]:
    [ada] = await here.welcome("Ada")
    live = await here.lay(ada, ME, ME, pace=pace, seconds=seconds, options={"starter": "1"})
    await start(live)
    return live, ada


async def pause(live: Live) -> None:
    """Pause a game, or resume it."""
    async with live.alone():
        await live.save(change(live.plan, paused=not live.plan.progress.paused))
        await live.note("pause" if live.plan.progress.paused else "resume")


@awaited
async def test_a_pause_stops_the_clock_and_gives_nobody_the_whole_time_back(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        ear = Ear(live, 0, ada.id)
        assert ear.last["seconds_left"] == SECONDS
        await here.clock.pass_(45)
        await pause(live)
        assert live.turn_clock.left() is None
        assert not live.course.is_waiting
        await here.clock.pass_(1000)
        await pause(live)
        assert live.turn_clock.left() == SECONDS - 45
        assert ear.last["seconds_left"] == SECONDS - 45, "the page shows the same"
        begun = live.seq
        await here.clock.pass_(14.9)
        assert live.seq == begun
        await here.clock.pass_(0.1)
        assert live.standing.rows[-1].by == "clock"


@awaited
async def test_a_line_about_the_people_takes_nobodys_time_and_gives_none(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        ear = Ear(live, 0, ada.id)
        await here.clock.pass_(20)
        async with live.alone():
            await live.note("join 2")
        assert live.turn_clock.left() == SECONDS - 20
        assert ear.last["seconds_left"] == SECONDS - 20


@awaited
async def test_every_move_has_the_whole_time(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        await here.clock.pass_(20)
        await move(live, ada.id, 0, "throw")
        assert live.turn_clock.left() == SECONDS


@pytest.mark.parametrize(("gone", "left"), [(3600, 2 * DAY - 3600), (10 * DAY, DAY / 2), (-3600, 2 * DAY)])
def test_a_slow_turn_goes_on_after_a_restart_as_far_as_the_clock_on_the_wall_can_be_believed(
    file: Path, gone: float, left: float
) -> None:
    assert asyncio.run(_left_after(file, gone)) == pytest.approx(left)


async def _left_after(file: Path, gone: float) -> float | None:
    async with office(file) as here:
        live, ada = await laid(here, "slow", 2 * DAY)
        await move(live, ada.id, 0, "throw")
        live.close()
        here.clock.set_wall(here.clock.wall() + gone)
        again = await reopened(here, live)
        again.close()
        return again.turn_clock.left()


async def reopened(here: Office, live: Live) -> Live:
    """The table as another process finds it in the store."""
    sheet = await here.store.tables.sheet(live.plan.table)
    assert sheet is not None
    again = Live(live.plan, sheet.version, here.store, here.bots, None, here.clock)
    await again.restore()
    return again


@awaited
async def test_a_pause_before_a_restart_does_not_count(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here, "slow", 2 * DAY)
        await move(live, ada.id, 0, "throw")
        here.clock.skip(3600)
        await pause(live)
        here.clock.skip(5 * DAY)
        paused = await reopened(here, live)
        assert paused.turn_clock.left() is None
        await pause(paused)
        assert paused.turn_clock.left() == pytest.approx(2 * DAY - 3600)
        here.clock.skip(1800)
        again = await reopened(here, paused)
        assert again.turn_clock.left() == pytest.approx(2 * DAY - 3600 - 1800)
        for each in (live, paused, again):
            each.close()


def rows(*lines: tuple[int, str]) -> list[Row]:
    return [Row("t", seq, line, "ada", at * 1000, f"k{seq}") for seq, (at, line) in enumerate(lines, 1)]


def test_pauses_are_left_out_of_the_time_that_a_turn_has_taken() -> None:
    played = rows((0, "=> 1"), (100, "1: throw"), (110, "table: pause"), (150, "table: resume"), (155, "table: join 2"))
    assert taken_so_far(played, 160.0) == 20
    assert taken_so_far(played[:3], 1000.0) == 10, "it stands still"
    assert taken_so_far(played[:2], 107.0) == 7
    assert taken_so_far(rows((5, "table: join 2")), 9.0) == 4, "nobody has moved yet"
    assert taken_so_far(rows((5, "table: pause"), (50, "table: resume")), 52.0) == 2
