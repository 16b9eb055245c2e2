"""What nobody uses goes away by itself, and what is only in memory goes with it. The clock is set by hand."""

import asyncio
from pathlib import Path

import pytest
from tests.server.office import LINK, ME, Office, office, play_out
from tests.store.conftest import file
from tests.store.help import awaited, opened, pack

from cabstand.server import laying
from cabstand.server.counters import Allowance, MemoryCounters
from cabstand.server.errors import Unknown
from cabstand.server.housekeeping import DAY, Expiry
from cabstand.server.hub import QueueReader
from cabstand.server.joining import join_by_code, join_by_link
from cabstand.server.player_tables import tables_of
from cabstand.server.stages import start
from cabstand.server.turns import Turns
from cabstand.table.seats import give_up_seat

__all__ = ["file"]
MINUTE = 60.0


# --- codes


@awaited
async def test_a_code_that_nobody_uses_expires_and_the_host_who_comes_back_gets_a_new_one(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        ben, _ = await here.players.welcome("Ben")
        laid = await here.lay(ada)
        code, table = laid.plan.invitation.code, laid.plan.table
        await here.wait(DAY - MINUTE)
        assert (await join_by_code(here.desk, ben, code.lower(), "")).plan.seats.waits(ben.id)
        await here.wait(DAY - MINUTE)
        assert (await here.desk.live(table)).plan.invitation.code == code, "it was used a day ago"
        await here.wait(DAY + MINUTE)
        with pytest.raises(Unknown):
            await join_by_code(here.desk, ben, code, "")
        again = (await here.desk.live(table)).plan.invitation.code
        assert again not in ("", code)
        assert (await join_by_code(here.desk, ben, again, "")).plan.table == table


@awaited
async def test_a_code_at_which_somebody_looks_does_not_expire(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        live = await here.lay(ada)
        code = live.plan.invitation.code
        live.audience.follow(QueueReader(0, ada.id), None)
        for _ in range(9):
            await here.wait(DAY)
        assert (await here.desk.live(live.plan.table)).plan.invitation.code == code
        assert await here.store.tables.with_code(code) == live.plan.table


@awaited
async def test_a_game_that_begins_or_ends_gives_its_code_back(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        small, party = await here.lay(ada, ME), await here.lay(ada, LINK, LINK, big=True)
        codes = small.plan.invitation.code, party.plan.invitation.code
        for name in ("Ben", "Cleo"):
            await join_by_code(here.desk, (await here.players.welcome(name))[0], party.plan.invitation.code, "")
        for live in (small, party):
            async with live.alone():
                await start(live)
        assert await here.store.tables.with_code(codes[0]) is None
        assert await here.store.tables.with_code(codes[1]) == party.plan.table, "before a big screen people may still come"
        await here.desk.forget(party)
        assert await here.store.tables.with_code(codes[1]) is None


@awaited
async def test_two_servers_on_one_store_never_give_the_same_code_to_two_tables(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["HORSE", "HORSE", "ZEBRA"])
    monkeypatch.setattr(laying, "new_code", lambda: next(codes))
    async with opened(file) as store:
        here, there = Office(store), Office(store)
        ada, _ = await here.players.welcome("Ada")
        assert [(await office.lay(ada)).plan.invitation.code for office in (here, there)] == ["HORSE", "ZEBRA"]


# --- lobbies


@awaited
async def test_a_lobby_where_nobody_has_been_for_a_week_is_gone_and_games_are_not(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        lobby, begun, over = await here.lay(ada), await here.lay(ada, ME), await here.lay(ada, ME)
        async with begun.alone():
            await start(begun)
        await play_out(over, ada)
        await here.wait(7 * DAY - MINUTE)
        await here.desk.live(lobby.plan.table)
        await here.wait(7 * DAY - MINUTE)
        assert await here.store.tables.sheet(lobby.plan.table) is not None
        await here.wait(2 * MINUTE)
        with pytest.raises(Unknown):
            await here.desk.live(lobby.plan.table)
        await here.wait(1000 * DAY)
        assert sorted(plan.stage for plan in await tables_of(here.desk.store, ada)) == ["over", "playing"]


@awaited
async def test_a_lobby_that_everybody_has_left_is_not_kept(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        live = await here.lay(ada)
        async with live.alone():
            await live.save(give_up_seat(live.plan, 0, "simple"))
        assert await here.store.tables.sheet(live.plan.table) is not None
        await here.housekeeping.clean_up()
        assert await here.store.tables.sheet(live.plan.table) is None


@awaited
async def test_a_host_may_choose_that_nothing_expires(file: Path) -> None:
    async with office(file, Expiry(code=0, lobby=0, player=0)) as here:
        ada, token = await here.players.welcome("Ada")
        live = await here.lay(ada)
        await here.wait(5000 * DAY)
        assert (await here.desk.live(live.plan.table)).plan.invitation.code == live.plan.invitation.code
        assert await here.players.find(token) is not None


# --- players


@awaited
async def test_a_player_who_has_nothing_here_and_does_not_come_back_is_forgotten(file: Path) -> None:
    async with office(file) as here:
        _, idle = await here.players.welcome("Idle")
        _, busy = await here.players.welcome("Busy")
        for _ in range(4):
            await here.wait(59 * DAY)
            assert await here.players.find(busy) is not None
        assert await here.players.find(idle) is None


@awaited
async def test_a_player_with_a_table_a_pack_or_a_finished_game_is_never_forgotten(file: Path) -> None:
    async with office(file) as here:
        tokens = {}
        for name in ("Guest", "Author", "Winner"):
            player, tokens[name] = await here.players.welcome(name)
            if name == "Author":
                await here.store.packs.add(player.id, pack("town"))
            else:
                live = await here.lay(player, ME)
                if name == "Winner":
                    await play_out(live, player)
                else:
                    async with live.alone():
                        await start(live)
        await here.wait(5000 * DAY)
        for name, token in tokens.items():
            assert await here.players.find(token) is not None, name


@awaited
async def test_that_a_name_is_used_is_written_once_a_day(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with office(file) as here:
        player, token = await here.players.welcome("Ada")
        written: list[int] = []
        saw = here.store.players.saw

        async def count(who: str, at: int) -> None:
            written.append(at)
            await saw(who, at)

        monkeypatch.setattr(here.store.players, "saw", count)
        for _ in range(3 * 24 * 4):
            here.clock.skip(15 * MINUTE)
            await here.players.need(token)
        assert len(written) == 2
        kept = await here.store.players.with_token(next(iter(here.players._known)))
        assert kept is not None
        assert kept.seen == written[-1] > player.seen


@awaited
async def test_a_name_that_was_deleted_or_changed_elsewhere_is_noticed(file: Path) -> None:
    async with opened(file) as store:
        here, there = Office(store), Office(store)
        player, token = await here.players.welcome("Ada")
        assert (await there.players.need(token)).name == "Ada"
        await here.players.rename(player, "Ada L.")
        there.clock.skip(11 * MINUTE)
        assert (await there.players.need(token)).name == "Ada L."
        await here.players.forget(player)
        there.clock.skip(11 * MINUTE)
        assert await there.players.find(token) is None
        assert len(there.players) == 0


@awaited
async def test_whoever_deleted_themselves_elsewhere_follows_no_table_here(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        ben, _ = await here.players.welcome("Ben")
        live, invite = await here.lay_open(ada, ME, LINK)
        await join_by_link(here.desk, ben, invite, "")
        hers, his = QueueReader(0, ada.id), QueueReader(1, ben.id)
        live.audience.follow(hers, None)
        live.audience.follow(his, None)
        await here.store.players.forget(ben.id)
        await here.housekeeping.see_out_the_forgotten()
        assert [reader.player for reader in live.hub] == [ada.id]
        said = [await his.take() for _ in range(3)]
        assert b'"ended","reason":"server-name-deleted"' in (said[-1] or b""), said
        assert await his.take() is None


# --- memory


@awaited
async def test_fifty_tables_that_were_played_and_left_leave_nothing_in_memory(file: Path) -> None:
    async with office(file) as here:
        ada, token = await here.players.welcome("Ada")
        for number in range(50):
            live = await here.lay(ada, ME)
            reader = QueueReader(0, ada.id)
            live.audience.follow(reader, None)
            if number % 5 == 0:
                await play_out(live, ada)
            live.audience.leave(reader)
            if number % 2:
                await here.desk.forget(live)
        assert len(here.desk.lives) == 25
        here.desk.let_go(-1)
        assert await here.players.find(token) is not None
        assert (len(here.desk.lives), len(here.desk._opening), len(here.desk.visits)) == (0, 0, 0)
        assert len(here.players) == 1


@awaited
async def test_players_of_this_morning_are_not_remembered_at_noon(file: Path) -> None:
    async with office(file) as here:
        tokens = [(await here.players.welcome(f"Guest {number}"))[1] for number in range(20)]
        for token in tokens:
            await here.players.need(token)
        here.clock.skip(5 * MINUTE)
        here.players.let_go()
        assert len(here.players) == 20
        here.clock.skip(6 * MINUTE)
        here.players.let_go()
        assert len(here.players) == 0
        assert (await here.players.need(tokens[3])).name == "Guest 3"


def test_counts_of_visitors_who_have_left_go_with_new_ones() -> None:
    now = [0.0]
    counters = MemoryCounters(lambda: now[0])
    for number in range(5000):
        now[0] += 1.0
        assert counters.spend("moves", f"player {number}", Allowance(10, 0.1)) == 0
    assert len(counters._buckets["moves"]) <= 11, "a bucket is full again after ten seconds"


@awaited
async def test_people_who_open_the_same_table_at_once_wait_for_each_other_and_leave_no_lock() -> None:
    turns, inside = Turns(), []

    async def come(number: int) -> None:
        async with turns.of("table"):
            inside.append(number)
            await asyncio.sleep(0)
            assert inside[-1] == number
            if number == 3:
                raise ValueError

    answers = await asyncio.gather(*(come(number) for number in range(6)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 3 + [ValueError] + [type(None)] * 2
    assert len(turns) == 0
