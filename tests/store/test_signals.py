"""What the servers on one store say to each other: heard by all in one order, and kept nowhere."""

import asyncio
from collections.abc import AsyncIterator

from tests.store.help import awaited, opened
from tests.store.test_postgres import PATIENCE, cut

from cabstand.store.records import Signal


async def next_of(heard: AsyncIterator[Signal]) -> Signal:
    return await asyncio.wait_for(anext(heard), PATIENCE)


@awaited
async def test_a_server_hears_what_it_says_itself(where: str) -> None:
    async with opened(where) as store:
        heard = store.signals.heard()
        await store.signals.send("rank", "good evening")
        assert await next_of(heard) == Signal(store.signals.server, "good evening")


@awaited
async def test_all_servers_hear_everything_in_one_order(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        ears = [here.signals.heard(), there.signals.heard()]
        assert here.signals.server != there.signals.server
        said = [one.signals.send("rank", str(number)) for number in range(20) for one in (here, there)]
        await asyncio.gather(*said)
        left, right = [[await next_of(ear) for _ in said] for ear in ears]
        assert left == right
        for store in (here, there):
            assert [one.text for one in left if one.server == store.signals.server] == [str(number) for number in range(20)]


@awaited
async def test_it_is_known_which_servers_still_run(database: str) -> None:
    async with opened(database) as here:
        async with opened(database) as there:
            both = {here.signals.server, there.signals.server}
            assert await here.signals.running(both) == both
        while await here.signals.running(both) != {here.signals.server}:
            await asyncio.sleep(0)  # the database ends the connection of a server that has gone


@awaited
async def test_a_server_that_was_cut_off_gets_a_new_number_and_knows_that_it_missed_something(database: str) -> None:
    async with opened(database) as store:
        heard, before = store.signals.heard(), store.signals.server
        await cut(database)
        signal = await next_of(heard)
        assert signal == Signal(store.signals.server, "")
        assert signal.server != before
