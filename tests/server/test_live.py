"""The actor of a table, without a process: one change at a time, written before it is told, and followed from elsewhere."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.office import ME, SECRET, Ear, Office, fall_back, move, office, start
from tests.server.people import new_key
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import Actor, Seat
from cabstand.core.game import equal, refuse
from cabstand.server.errors import Broken, NotLegal, Stale, Unknown
from cabstand.server.live import Live
from cabstand.server.moves import all_moves, make_move, take_back
from cabstand.store.store import Player, StoreBroken
from cabstand.table.plan import change

__all__ = ["file"]


async def laid(here: Office, **wanted: Any) -> tuple[Live, Player]:
    [ada] = await here.welcome("Ada")
    live = await here.lay(ada, ME, ME, options={"starter": "1"}, **wanted)
    await start(live)
    return live, ada


async def twin_of(here: Office, live: Live) -> Live:
    """The same table at another process."""
    sheet = await here.store.tables.sheet(live.plan.table)
    assert sheet is not None
    twin = Live(live.plan, sheet.version, here.store, here.bots, None, here.clock)
    await twin.restore()
    return twin


@awaited
async def test_changes_wait_for_each_other(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        async with live.alone():
            waiting = asyncio.create_task(move(live, ada.id, 0, "throw"))
            await asyncio.sleep(0)
            seq = live.seq
        await waiting
        assert (seq, live.seq) == (0, 1)


@awaited
async def test_a_line_is_durable_before_anybody_is_told(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        ear = Ear(live, 0, ada.id)
        append, found = here.store.lines.append, list[tuple[int, int]]()

        async def note_and_append(row: Any) -> None:
            found.append((live.seq, len(ear.heard("moved"))))
            await append(row)

        here.store.lines.append = note_and_append  # type: ignore[method-assign]
        await move(live, ada.id, 0, "throw")
        assert found == [(0, 0)]
        assert (live.seq, len(ear.heard("moved"))) == (1, 1)


@awaited
async def test_a_request_that_is_sent_twice_makes_one_line(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        key = new_key()
        for _ in range(2):
            async with live.alone():
                assert (await make_move(live, ada.id, 0, 0, key, "throw")).seq == 1
        assert live.seq == 1


@awaited
async def test_a_move_on_a_table_that_has_moved_on_is_refused_and_so_is_one_during_a_pause(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        await move(live, ada.id, 0, "throw")
        with pytest.raises(Stale):
            async with live.alone():
                await make_move(live, ada.id, 0, 0, new_key(), "throw")
        async with live.alone():
            await live.save(change(live.plan, paused=True))
        with pytest.raises(NotLegal) as refused:
            await move(live, ada.id, 0, "throw")
        assert refused.value.refusal.reason == "table-paused"


@awaited
async def test_two_processes_at_one_table_follow_each_other(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        twin = await twin_of(here, live)
        ear = Ear(twin, 0, ada.id)
        await move(live, ada.id, 0, "throw")
        async with live.alone():
            await live.save(change(live.plan, paused=True))
        async with twin.alone():
            await twin.catch_up()
        assert (twin.seq, twin.plan.progress.paused) == (1, True)
        assert ear.last["seq"] == 1
        assert [row.line for row in twin.standing.rows] == [row.line for row in live.standing.rows]
        twin.close()


@awaited
async def test_a_move_that_another_process_has_overtaken_is_refused_and_the_table_catches_up(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        twin = await twin_of(here, live)
        await move(live, ada.id, 0, "throw")
        with pytest.raises(Stale):
            await move(twin, ada.id, 0, "throw")
        assert twin.seq == 1
        async with live.alone():
            await live.save(change(live.plan, paused=True))
        with pytest.raises(Stale):
            async with twin.alone():
                await twin.save(change(twin.plan, chat=True))
        assert twin.plan.progress.paused
        assert not twin.plan.settings.chat
        twin.close()


@awaited
async def test_the_same_request_at_two_processes_makes_one_line(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        twin, key = await twin_of(here, live), new_key()
        for each in (live, twin):
            async with each.alone():
                assert (await make_move(each, ada.id, 0, 0, key, "throw")).seq == 1
        assert (live.seq, twin.seq) == (1, 1)
        twin.close()


@awaited
async def test_a_table_that_was_deleted_elsewhere_is_gone_and_its_streams_end(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        ear = Ear(live, 0, ada.id)
        await here.store.tables.delete(live.plan.table)
        with pytest.raises(Unknown):
            async with live.alone():
                await live.catch_up()
        assert not ear.is_open
        with pytest.raises(Unknown):
            await move(live, ada.id, 0, "throw")


@awaited
async def test_a_mistake_of_ours_freezes_this_table_and_says_so(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        ear = Ear(live, 0, ada.id)
        with pytest.raises(Broken) as broken:
            async with live.alone():
                raise ZeroDivisionError
        assert broken.value.refusal.reason == "server-table-frozen"
        assert len(ear.heard("frozen")) == 1
        with pytest.raises(Broken):
            await move(live, ada.id, 0, "throw")


@awaited
async def test_a_store_that_cannot_be_written_is_named_and_freezes_nothing(file: Path) -> None:
    async with office(file) as here:
        live, ada = await laid(here)
        with pytest.raises(Broken) as broken:
            async with live.alone():
                raise StoreBroken("the disk is full")
        assert broken.value.refusal.reason == "server-store-broken"
        with pytest.raises(NotLegal):
            async with live.alone():
                raise refuse("table-paused")
        await move(live, ada.id, 0, "throw")


@awaited
async def test_a_move_is_taken_back_and_all_legal_moves_can_be_listed(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live, _ = await here.lay_open(ada, ME, ME, options={"starter": "1"}, secret=SECRET)
        assert all_moves(live, Seat(0)) == []
        await start(live)
        assert all_moves(live, Seat(0)) == ["throw"]
        assert all_moves(live, Seat(1)) == []
        while not live.table.can_undo(Actor(0)):
            assert live.table.to_move == 0, "the turn has ended"
            before = live.table.state
            await fall_back(live, ada.id)
        async with live.alone():
            await take_back(live, ada.id, 0, live.seq, new_key())
        assert live.table.fold.lines[-1] == "1: undo"
        assert equal(live.table.state, before)
