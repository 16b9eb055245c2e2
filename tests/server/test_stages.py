"""From the lobby to the end of a game, without a process."""

from pathlib import Path

from tests.server.office import ME, Office, move, office, play_out, start
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import OVER
from cabstand.server.live import Live
from cabstand.server.stages import end_if_given_up, is_secret_due, show_secret_when_due, write_what_is_missing
from cabstand.store.store import Row
from cabstand.table.daily import day_at, shown_from
from cabstand.table.giving_up import agree_to_give_up
from cabstand.table.starting import begin_play

__all__ = ["file"]


async def again(here: Office, live: Live) -> Live:
    """The table as the next process finds it."""
    here.desk.let_go(-1)
    live.close()
    here.desk.lives.pop(live.plan.table, None)
    return await here.desk.live(live.plan.table)


@awaited
async def test_a_game_that_is_over_shows_its_secret_and_forgets_what_nobody_needs(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME)
        await play_out(live, ada)
        assert live.plan.progress.stage == "over"
        assert live.table.fold.revealed == live.plan.dice.secret
        assert live.plan.progress.early == {}
        assert not live.course.is_waiting
        assert not is_secret_due(live)


@awaited
async def test_a_game_that_everybody_gives_up_ends_as_it_stands(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, options={"starter": "1"})
        await start(live)
        await move(live, ada.id, 0, "throw")
        async with live.alone():
            await end_if_given_up(live)
        assert live.seq == 1, "nobody has agreed yet"
        async with live.alone():
            await live.save(agree_to_give_up(live.plan, ada.id, True))
            await end_if_given_up(live)
        assert live.plan.progress.stage == "over"
        assert live.table.fold.lines[1] == "table: give-up"
        assert live.table.to_move == OVER


@awaited
async def test_a_server_that_stopped_while_a_game_began_begins_it(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, ME, ME, game="fare-play")
        async with live.alone():
            await live.save(begin_play(live.plan))  # and there the process ends
        opened = await again(here, live)
        assert opened.seq == 1
        assert opened.standing.rows[0].key == "start"


@awaited
async def test_a_server_that_stopped_while_a_game_ended_ends_it(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, options={"starter": "1"})
        await start(live)
        await here.store.lines.append(Row(live.plan.table, 1, "table: give-up", "table", 0, "give-up"))
        opened = await again(here, live)
        assert opened.plan.progress.stage == "over"
        assert opened.table.fold.revealed == opened.plan.dice.secret


@awaited
async def test_a_secret_that_another_process_has_shown_is_shown_once(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, options={"starter": "1"})
        await start(live)
        twin = Live(live.plan, 2, here.store, here.bots, None, here.clock)
        await twin.restore()
        async with live.alone():
            await live.append("table: give-up", "table", "give-up")
        async with twin.alone():
            await twin.catch_up()
            await live.append(f"table: reveal {live.plan.dice.secret}", "table", "reveal")
            await write_what_is_missing(twin)
        assert twin.table.fold.lines == ["table: give-up", f"table: reveal {live.plan.dice.secret}"]
        assert twin.plan.progress.stage == "over"
        twin.close()


@awaited
async def test_a_daily_game_shows_its_secret_only_when_its_day_is_over_and_keeps_its_result(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        day = day_at(here.clock.wall())
        live = await here.lay_daily(ada, day)
        async with live.alone():
            await live.save(agree_to_give_up(live.plan, ada.id, True))
            await end_if_given_up(live)
        assert live.plan.progress.stage == "over"
        assert live.table.fold.revealed == ""
        [attempt] = await here.store.days.attempts("space-taxi", day)
        assert attempt.result
        here.clock.set_wall(shown_from(day))
        assert is_secret_due(live)
        async with live.alone():
            await show_secret_when_due(live)
        assert live.table.fold.revealed == live.plan.dice.secret
