"""What nobody has used for a time goes away; what somebody still wants never does."""

import asyncio
from dataclasses import dataclass

import pytest
from tests.store.help import awaited, opened, outcomes, pack

from cabstand.store.store import Attempt, Day, Player, Sheet, Store, Taken

NOBODY: frozenset[str] = frozenset()


def lobby(table: str, code: str = "", seen: int = 0, stage: str = "lobby") -> Sheet:
    return Sheet(table, 1, stage, "{}", code, seen)


@awaited
async def test_a_table_is_found_by_its_code(where: str) -> None:
    async with opened(where) as store:
        await store.tables.create(lobby("rank", "HORSE"), NOBODY)
        await store.tables.create(lobby("bridge"), NOBODY)
        assert await store.tables.with_code("HORSE") == "rank"
        assert await store.tables.with_code("ZEBRA") is None
        assert await store.tables.with_code("") is None
        assert await store.tables.sheet("rank") == lobby("rank", "HORSE")


@awaited
async def test_of_tables_that_want_the_same_code_at_once_one_gets_it(where: str) -> None:
    async with opened(where) as store:
        results = await outcomes([store.tables.create(lobby(f"rank {number}", "HORSE"), NOBODY) for number in range(10)])
        assert [type(result) for result in results if result is not None] == [Taken] * 9
        winner = results.index(None)
        assert await store.tables.with_code("HORSE") == f"rank {winner}"
        assert await store.tables.sheet(f"rank {1 - min(winner, 1)}") is None
        await store.tables.create(lobby("bridge"), NOBODY)
        with pytest.raises(Taken):
            await store.tables.save(Sheet("bridge", 2, "lobby", "{}", "HORSE"), NOBODY)
        await store.tables.save(Sheet(f"rank {winner}", 2, "over", "{}"), NOBODY)
        await store.tables.save(Sheet("bridge", 2, "lobby", "{}", "HORSE"), NOBODY)
        assert await store.tables.with_code("HORSE") == "bridge"


@awaited
async def test_a_code_goes_when_nobody_has_been_at_its_table_and_can_be_given_again(where: str) -> None:
    async with opened(where) as store:
        await store.tables.create(lobby("rank", "HORSE", 100), NOBODY)
        await store.tables.create(lobby("bridge", "ZEBRA", 100), NOBODY)
        await store.tables.saw("bridge", 200)
        await store.tables.saw("bridge", 150)
        assert await store.tables.expire_codes(200) == ["rank"]
        assert await store.tables.sheet("rank") == Sheet("rank", 2, "lobby", "{}", "", 100)
        assert await store.tables.sheet("bridge") == lobby("bridge", "ZEBRA", 200)
        await store.tables.create(lobby("harbour", "HORSE"), NOBODY)


@awaited
async def test_a_lobby_goes_when_nobody_has_been_there_and_games_stay(where: str) -> None:
    async with opened(where) as store:
        await store.players.add(Player("ada", "Ada"), "token")
        for stage in ("lobby", "playing", "over"):
            await store.tables.create(lobby(stage, seen=100, stage=stage), frozenset({"ada"}), pack(stage))
        await store.tables.create(lobby("visited", seen=100), NOBODY)
        await store.tables.save(Sheet("visited", 2, "lobby", "{}", "", 200), NOBODY)
        await store.tables.create(lobby("gone", seen=300, stage="gone"), NOBODY)
        assert sorted(await store.tables.expire_lobbies(200)) == ["gone", "lobby"]
        assert sorted(sheet.table for sheet in await store.tables.of("ada")) == ["over", "playing"]
        assert await store.tables.sheet("visited") is not None
        assert await store.packs.pack(pack("lobby").sha) is None
        assert await store.packs.pack(pack("over").sha) is not None


@dataclass
class Kept:
    """Players who have something here."""

    store: Store

    async def add(self, name: str, seen: int) -> None:
        await self.store.players.add(Player(name, name.title(), seen), f"token of {name}")


@awaited
async def test_a_player_goes_who_has_nothing_and_has_not_come_back(where: str) -> None:
    async with opened(where) as store:
        here = Kept(store)
        for name in ("idle", "busy", "host", "author", "driver", "leaver"):
            await here.add(name, 100)
        await store.players.saw("busy", 200)
        await store.tables.create(lobby("rank", stage="over"), frozenset({"host"}))
        await store.tables.create(lobby("left", stage="gone"), frozenset({"leaver"}))
        await store.packs.add("author", pack("town"))
        await store.days.add(Day("space-taxi", "2026-11-15", "5e" * 32))
        await store.days.add_attempt(Attempt("space-taxi", "2026-11-15", "driver", 1, "long gone", "{}"))
        assert sorted(await store.players.expire(200)) == ["idle", "leaver"]
        assert await store.players.with_token("token of idle") is None
        for name in ("busy", "host", "author", "driver"):
            assert await store.players.with_token(f"token of {name}") is not None
        assert await store.players.with_token("token of busy") == Player("busy", "Busy", 200)
        assert await store.players.among(frozenset({"idle", "host", "nobody"})) == {"host"}


@awaited
async def test_two_servers_may_clean_up_at_once(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        for number in range(20):
            await here.tables.create(lobby(f"rank {number}", f"CODE{number}", 100), NOBODY)
            await Kept(here).add(f"idle {number}", 100)
        await asyncio.gather(here.tables.expire_codes(200), there.tables.expire_codes(200))
        lobbies = await asyncio.gather(here.tables.expire_lobbies(200), there.tables.expire_lobbies(200))
        players = await asyncio.gather(here.players.expire(200), there.players.expire(200))
        assert sorted(lobbies[0] + lobbies[1]) == sorted(f"rank {number}" for number in range(20))
        assert sorted(players[0] + players[1]) == sorted(f"idle {number}" for number in range(20))
