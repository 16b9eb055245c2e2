"""Whether somebody may follow a seat is asked at the moment they begin to, however long they kept the server waiting."""

import asyncio
from pathlib import Path

from tests.server.office import LINK, ME, office
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.server.counters import MemoryCounters
from cabstand.server.errors import no_such_table
from cabstand.server.hub import QueueReader, Viewer
from cabstand.server.joining import join_by_link
from cabstand.server.limits import StreamSlot
from cabstand.server.live import Live
from cabstand.server.streams import _stream
from cabstand.store.store import Player
from cabstand.table.teams import leave_seat

__all__ = ["file"]


@awaited
async def test_who_left_a_seat_before_the_first_message_sees_nothing_from_it(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        spy, _ = await here.players.welcome("Spy")
        live, invite = await here.lay_open(ada, ME, LINK)
        await join_by_link(here.desk, spy, invite, "")
        late = QueueReader(1, spy.id)
        async with live.alone():
            await live.save(leave_seat(live.plan, 1, spy.id, "simple"))
        live.audience.follow(late, None)
        assert await asyncio.wait_for(late.take(), 5) is None
        assert not len(live.hub)


@awaited
async def test_a_stream_that_was_kept_waiting_asks_again_and_ends(file: Path) -> None:
    counters = MemoryCounters()
    assert counters.hold("streams of player", "spy", 1)
    slot = StreamSlot(counters)
    slot.held.append(("streams of player", "spy"))

    async def refused() -> tuple[Player, Live, Viewer]:
        raise no_such_table()

    assert [event async for event in _stream(refused, None, slot)] == []
    assert counters.hold("streams of player", "spy", 1), "its room is free again"
