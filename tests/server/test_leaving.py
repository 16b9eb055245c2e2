"""A host who clears a table away takes it from nobody else; one who is forgotten leaves no table that is nobody's."""

from pathlib import Path

import pytest
from tests.server.office import BOT, LINK, ME, Office, office, play_out
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core.game import Refused
from cabstand.server.clearing import clear_table
from cabstand.server.joining import join_by_code, join_by_link
from cabstand.server.live import Live
from cabstand.server.player_tables import tables_of, take_name_off
from cabstand.server.stages import end_if_given_up, start
from cabstand.store.store import Player
from cabstand.table.daily import day_at
from cabstand.table.plan import change

__all__ = ["file"]


async def clear(here: Office, live: Live, host: Player) -> None:
    async with live.alone():
        await clear_table(here.desk, live, host, "simple")


async def known(here: Office, *names: str) -> list[Player]:
    return [(await here.players.welcome(name))[0] for name in names]


async def party_of(here: Office, host: Player, *guests: Player) -> Live:
    live, invite = await here.lay_open(host, ME, *[LINK] * len(guests))
    for guest in guests:
        await join_by_link(here.desk, guest, invite, "")
    async with live.alone():
        await start(live)
    return live


async def tables(here: Office, player: Player) -> list[str]:
    return [plan.table for plan in await tables_of(here.desk.store, player)]


@awaited
async def test_a_host_who_clears_away_a_running_game_leaves_it_and_a_bot_plays_on(file: Path) -> None:
    async with office(file) as here:
        ada, ben, cleo = await known(here, "Ada", "Ben", "Cleo")
        live = await party_of(here, ada, ben, cleo)
        await clear(here, live, ada)
        assert (live.plan.progress.stage, live.plan.seats.host) == ("playing", ben.id)
        assert [place.bot or place.name for place in live.plan.seats.places] == ["simple", "Ben", "Cleo"]
        assert "table: sit 1 bot simple" in live.table.fold.lines
        assert live.plan.table not in await tables(here, ada)
        await clear(here, live, ben)
        assert live.plan.seats.host == cleo.id
        await clear(here, live, cleo)
        assert await here.store.tables.sheet(live.plan.table) is None, "nobody is left"


@awaited
async def test_a_host_alone_with_bots_deletes_the_game(file: Path) -> None:
    async with office(file) as here:
        (ada,) = await known(here, "Ada")
        live = await here.lay(ada, ME, BOT)
        async with live.alone():
            await start(live)
        await clear(here, live, ada)
        assert await here.store.tables.sheet(live.plan.table) is None


@awaited
async def test_a_host_deletes_a_lobby_whoever_else_is_in_it(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await known(here, "Ada", "Ben")
        live, invite = await here.lay_open(ada, ME, LINK)
        await join_by_link(here.desk, ben, invite, "")
        await clear(here, live, ada)
        assert await tables(here, ben) == []


@awaited
async def test_a_big_screen_that_clears_a_running_game_away_hands_it_to_whoever_sits_first(file: Path) -> None:
    async with office(file) as here:
        screen, ben, cleo = await known(here, "Screen", "Ben", "Cleo")
        live = await here.lay(screen, LINK, LINK, big=True)
        for player in (ben, cleo):
            await join_by_code(here.desk, player, live.plan.invitation.code, "")
        async with live.alone():
            await start(live)
        await clear(here, live, screen)
        assert (live.plan.progress.stage, live.plan.seats.host) == ("playing", ben.id)
        assert await tables(here, screen) == []
        assert [place.name for place in live.plan.seats.places] == ["Ben", "Cleo"]


@awaited
async def test_a_game_that_is_over_stays_with_the_others_and_goes_with_the_last(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await known(here, "Ada", "Ben")
        live = await party_of(here, ada, ben)
        async with live.alone():
            await live.save(change(live.plan, giving_up=(ada.id, ben.id)))
            await end_if_given_up(live)
        assert live.plan.progress.stage == "over"
        lines = list(live.table.fold.lines)
        await clear(here, live, ada)
        assert await tables(here, ada) == []
        assert await tables(here, ben) == [live.plan.table]
        assert [row.line for row in await here.store.lines.of(live.plan.table)] == lines
        assert live.plan.seats.host == ben.id
        await clear(here, live, ben)
        assert await here.store.tables.sheet(live.plan.table) is None


@awaited
async def test_a_daily_taxi_is_not_cleared_away_before_its_end(file: Path) -> None:
    async with office(file) as here:
        (ada,) = await known(here, "Ada")
        live = await here.lay_daily(ada, day_at(here.clock.wall()))
        with pytest.raises(Refused, match="daily-alone"):
            await clear_table(here.desk, live, ada, "simple")


@awaited
async def test_a_forgotten_player_leaves_tables_to_the_others_and_none_that_is_nobodys(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await known(here, "Ada", "Ben")
        shared, alone, lobby = await party_of(here, ada, ben), await here.lay(ada, ME), await here.lay(ada)
        await play_out(alone, ada)
        await take_name_off(here.desk, ada)
        assert await tables(here, ben) == [shared.plan.table]
        assert shared.plan.seats.host == ben.id, "a host without a name could open no door"
        for gone in (alone, lobby):
            assert await here.store.tables.sheet(gone.plan.table) is None
        await take_name_off(here.desk, ben)
        assert await here.store.tables.sheet(shared.plan.table) is None


@awaited
async def test_a_forgotten_name_goes_from_every_table_however_many(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await known(here, "Ada", "Ben")
        laid = []
        for _ in range(102):
            live, invite = await here.lay_open(ben, ME, LINK)
            await join_by_link(here.desk, ada, invite, "")
            laid.append(live)
        await take_name_off(here.desk, ada)
        assert {live.plan.seats.places[1].name for live in laid} == {"-"}


@awaited
async def test_somebody_with_the_sign_of_a_deleted_name_still_has_the_table(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await known(here, "Ada", "Ben")
        dash = Player(ben.id, "-")
        live = await party_of(here, ada, dash)
        await clear(here, live, ada)
        assert (live.plan.progress.stage, live.plan.seats.host) == ("playing", dash.id)
        assert await here.store.tables.sheet(live.plan.table) is not None
