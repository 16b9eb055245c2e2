"""Tables whose game is not installed any more: listed, untouched, and open again once the game is there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.office import BOT, ME, office
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.content.catalogue import catalogue
from cabstand.core import registry
from cabstand.core.places import places
from cabstand.server.bots import BotPool
from cabstand.server.desk import Desk
from cabstand.server.errors import Broken
from cabstand.server.housekeeping import DAY
from cabstand.server.player_tables import tables_of, take_name_off
from cabstand.server.stages import start
from cabstand.table.guests import come_in

__all__ = ["file"]


@contextmanager
def uninstalled(name: str) -> Iterator[None]:
    """A game that is gone for a while, as after `pip uninstall`."""
    left = {game: place for game, place in places().items() if game != name}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "places", lambda: left)
        yield


@awaited
async def test_a_table_is_listed_while_its_game_is_missing_and_opens_once_it_is_there(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        live = await here.lay(ada, ME, BOT)
        async with live.alone():
            await start(live)
        here.desk.let_go(-1)
        table, lines = live.plan.table, await here.store.lines.of(live.plan.table)
        desk = Desk(here.store, BotPool(compile_rules=False))
        with uninstalled("space-taxi"):
            await desk.open()
            [told] = await tables_of(desk.store, ada)
            assert (told.table, told.game, told.stage, told.missing) == (table, "space-taxi", "playing", True)
            with pytest.raises(Broken) as refused:
                await desk.live(table)
            said = refused.value.told(catalogue("en")).message
            assert "“space-taxi”" in said
            assert "Nothing is lost" in said
        assert not (await tables_of(desk.store, ada))[0].missing
        assert (await desk.live(table)).plan.progress.stage == "playing"
        assert (await here.store.lines.of(table))[: len(lines)] == lines
        await desk.close()


@awaited
async def test_a_lobby_does_not_expire_while_its_game_is_missing(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        table = (await here.lay(ada)).plan.table
        with uninstalled("space-taxi"):
            for _ in range(20):
                await here.wait(DAY)
        assert (await here.desk.live(table)).plan.progress.stage == "lobby"
        await here.wait(8 * DAY)
        assert await here.store.tables.sheet(table) is None


@awaited
async def test_a_player_is_forgotten_although_the_game_of_their_tables_is_missing(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        ben, _ = await here.players.welcome("Ben")
        alone, shared = await here.lay(ada), await here.lay(ada)
        async with shared.alone():
            await shared.save(come_in(shared.plan, ben.id, ben.name, ""))
        here.desk.let_go(-1)
        with uninstalled("space-taxi"):
            await take_name_off(here.desk, ada)
        assert await here.store.tables.sheet(alone.plan.table) is None
        kept = (await here.desk.live(shared.plan.table)).plan
        assert "Ada" not in str(kept.seats.places)
        assert kept.seats.host == ben.id
