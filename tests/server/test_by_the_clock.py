"""What a table does by itself as time goes by: bots, the clock of a turn, the end of a window. A test moves the clock."""

import asyncio
from pathlib import Path

from tests.server.hand_clock import HandClock
from tests.server.office import BOT, ME, Ear, move, office, start
from tests.server.worlds import HANDS, THREE, fare_play
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.server.bot_seats import BOT_PAUSES
from cabstand.server.window import WINDOW_SECONDS

__all__ = ["file"]


@awaited
async def test_sleepers_wake_in_the_order_of_their_times() -> None:
    clock, woken = HandClock(), list[tuple[str, float]]()

    async def sleep(name: str, seconds: float) -> None:
        await clock.sleep(seconds)
        woken.append((name, clock.now() - began))

    began = clock.now()
    tasks = [asyncio.create_task(sleep(*who), name=f"table {who[0]}") for who in (("late", 5.0), ("soon", 2.0), ("never", 9.0))]
    await clock.pass_(5)
    assert woken == [("soon", 2.0), ("late", 5.0)]
    assert clock.sleeping == [4.0]
    tasks[2].cancel()
    await clock.settle()
    assert clock.sleeping == []


@awaited
async def test_a_bot_moves_after_its_pause_and_not_before(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, BOT, bot_pace="calm", options={"starter": "2"})
        await start(live)
        begun = live.seq
        await here.clock.pass_(BOT_PAUSES["calm"] - 0.1)
        assert live.seq == begun
        await here.clock.pass_(0.1)
        assert live.seq == begun + 1
        assert live.standing.rows[-1].by == "bot"
        assert live.standing.rows[-1].at == int(here.clock.wall() * 1000)


@awaited
async def test_the_fallback_is_played_when_the_time_of_a_turn_is_up(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, ME, pace="live", seconds=30, options={"starter": "1"})
        await start(live)
        begun = live.seq
        await here.clock.pass_(29.9)
        assert live.seq == begun
        await here.clock.pass_(0.1)
        assert [(row.by, "{out of time}" in row.line) for row in live.standing.rows[begun:]] == [("clock", True)]


@awaited
async def test_a_window_closes_when_its_time_is_up_and_nobody_has_answered(file: Path) -> None:
    async with office(file) as here:
        live = await here.lay_begun(*fare_play("window", HANDS, THREE))
        ben = Ear(live, 1, "ben")
        await move(live, "ada", 0, "play lose-a-turn 2")
        assert ben.last["window"]["seats"] == [2, 3]
        assert ben.last["window"]["seconds"] == WINDOW_SECONDS
        asked = live.seq
        await here.clock.pass_(WINDOW_SECONDS - 0.1)
        assert live.seq == asked
        await here.clock.pass_(0.1)
        assert live.seq > asked
        assert ben.last["window"] is None
