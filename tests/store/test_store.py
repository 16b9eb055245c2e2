"""What every store does, a file and a database alike."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs
from tests.store.help import awaited, fill, opened, outcomes, pack, row

from cabstand.store.store import Attempt, Day, Player, Repeated, Row, Sheet, StoreBroken, Taken

# --- lines


@awaited
async def test_lines_come_back_in_order_as_they_were_given(where: str) -> None:
    rows = [row(seq) for seq in range(1, 101)]
    async with opened(where) as store:
        for one in rows[:3]:
            await store.lines.append(one)
        await asyncio.gather(*(store.lines.append(one) for one in reversed(rows[3:])))
        assert await store.lines.of("rank") == rows
        assert await store.lines.of("rank", after=98) == rows[98:]
        assert await store.lines.of("rank", after=100) == []
        assert await store.lines.of("harbour") == []


@awaited
async def test_lines_are_there_after_a_restart(where: str) -> None:
    async with opened(where) as store:
        await store.lines.append(row(1))
    async with opened(where) as store:
        await store.lines.append(row(2))
        assert await store.lines.of("rank") == [row(1), row(2)]


@awaited
async def test_of_fifty_that_want_the_same_number_one_gets_it(where: str) -> None:
    async with opened(where) as store:
        for seq in range(1, 6):
            rows = [row(seq, key=f"{seq} of {caller}") for caller in range(50)]
            results = await outcomes([store.lines.append(one) for one in rows])
            assert results.count(None) == 1
            assert sum(isinstance(result, Taken) for result in results) == 49
            assert (await store.lines.of("rank"))[-1] == rows[results.index(None)]


@awaited
async def test_a_request_sent_twice_is_one_line_and_the_second_hears_of_the_first(where: str) -> None:
    async with opened(where) as store:
        await store.lines.append(row(1, key="once"))
        for again in (row(1, key="once"), row(2, key="once", line="another")):
            with pytest.raises(Repeated) as refused:
                await store.lines.append(again)
            assert refused.value.row == row(1, key="once")
        assert await store.lines.of("rank") == [row(1, key="once")]


@awaited
async def test_a_request_sent_fifty_times_at_once_is_one_line(where: str) -> None:
    async with opened(where) as store:
        results = await outcomes([store.lines.append(row(1, key="once")) for _ in range(50)])
        assert results.count(None) == 1
        refused = [result for result in results if result is not None]
        assert all(isinstance(result, Repeated) and result.row == row(1, key="once") for result in refused)


@awaited
async def test_a_key_counts_for_its_table_alone(where: str) -> None:
    async with opened(where) as store:
        await store.lines.append(row(1, "rank", key="k"))
        await store.lines.append(row(1, "harbour", key="k"))


@awaited
async def test_in_a_batch_only_the_one_in_conflict_fails(where: str) -> None:
    async with opened(where) as store:
        await store.tables.create(Sheet("rank", 1, "lobby", "{}"), frozenset())
        await store.lines.append(row(7, key="first"))
        calls = [store.lines.append(row(seq)) for seq in range(1, 21)]
        calls += [
            store.tables.save(Sheet("rank", 5, "over", "{}"), frozenset()),
            store.tables.save(Sheet("rank", 2, "over", "{}"), frozenset()),
        ]
        calls += [store.tables.create(Sheet("rank", 1, "lobby", "{}"), frozenset()), store.players.add_token("nobody", "token")]
        results = await outcomes(calls)
        refused = {place: type(result) for place, result in enumerate(results) if result is not None}
        assert refused == {6: Taken, 20: Taken, 22: Taken, 23: Taken}
        assert [one.seq for one in await store.lines.of("rank")] == list(range(1, 21))
        assert await store.tables.sheet("rank") == Sheet("rank", 2, "over", "{}")


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
@awaited
async def test_a_text_that_cannot_be_kept_is_refused_and_harms_nobody_else(where: str, text: str) -> None:
    async with opened(where) as store:
        results = await outcomes(
            [store.lines.append(row(1)), store.lines.append(row(2, line=text)), store.lines.append(row(3))]
        )
        assert [type(result) for result in results[:1] + results[2:]] == [type(None)] * 2
        assert isinstance(results[1], ValueError)
        assert [one.seq for one in await store.lines.of("rank")] == [1, 3]


@awaited
async def test_a_number_too_large_fails_alone(where: str) -> None:
    async with opened(where) as store:
        results = await outcomes(
            [store.lines.append(row(1)), store.lines.append(Row("rank", 2**80, "", "", 0, "k")), store.lines.append(row(3))]
        )
        assert results[0] is None
        assert results[2] is None
        assert isinstance(results[1], (ValueError, OverflowError))


@awaited
async def test_who_stops_waiting_harms_nobody_else(where: str) -> None:
    async with opened(where) as store:
        calls = [asyncio.create_task(store.lines.append(row(seq))) for seq in range(1, 11)]
        await asyncio.sleep(0)
        calls[4].cancel()
        results = await outcomes(calls)
        assert [place for place, result in enumerate(results) if result is not None] == [4]
        await store.lines.append(row(11))


@awaited
async def test_closing_finishes_what_waits_and_refuses_what_comes_after(where: str) -> None:
    async with opened(where) as store:
        calls = [asyncio.create_task(store.lines.append(row(seq))) for seq in range(1, 101)]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(calls) == [None] * 100
        for call in (store.lines.append(row(101)), store.lines.of("rank")):
            with pytest.raises(StoreBroken, match="stopping"):
                await call
    async with opened(where) as store:
        assert len(await store.lines.of("rank")) == 100


# --- sheets


@awaited
async def test_a_sheet_is_changed_by_comparing_versions(where: str) -> None:
    async with opened(where) as store:
        assert await store.tables.sheet("rank") is None
        first = Sheet("rank", 1, "lobby", '{"seats": 2}')
        await store.tables.create(first, frozenset())
        with pytest.raises(Taken):
            await store.tables.create(first, frozenset())
        assert await store.tables.sheet("rank") == first
        second = Sheet("rank", 2, "playing", '{"seats": 3}')
        await store.tables.save(second, frozenset())
        for version in (1, 2, 4):
            with pytest.raises(Taken):
                await store.tables.save(Sheet("rank", version, "over", "{}"), frozenset())
        with pytest.raises(Taken):
            await store.tables.save(Sheet("harbour", 2, "over", "{}"), frozenset())
        assert await store.tables.sheet("rank") == second


@awaited
async def test_of_fifty_that_save_the_same_version_one_does(where: str) -> None:
    async with opened(where) as store:
        await store.tables.create(Sheet("rank", 1, "lobby", "{}"), frozenset())
        results = await outcomes([store.tables.save(Sheet("rank", 2, "lobby", str(n)), frozenset({str(n)})) for n in range(50)])
        assert results.count(None) == 1
        assert sum(isinstance(result, Taken) for result in results) == 49
        winner = results.index(None)
        assert await store.tables.sheet("rank") == Sheet("rank", 2, "lobby", str(winner))
        assert [len(await store.tables.of(str(n))) for n in range(50)] == [int(n == winner) for n in range(50)]


@awaited
async def test_the_tables_of_a_player_come_with_the_one_changed_last_first(where: str) -> None:
    both, ada = frozenset({"ada", "ben"}), frozenset({"ada"})
    async with opened(where) as store:
        for table in ("a", "b", "c", "d"):
            await store.tables.create(Sheet(table, 1, "lobby", "{}"), both)
        assert [sheet.table for sheet in await store.tables.of("ada")] == ["d", "c", "b", "a"]
        await store.tables.save(Sheet("b", 2, "playing", "{}"), both)
        await store.tables.save(Sheet("c", 2, "playing", "{}"), ada)
        await store.tables.save(Sheet("d", 2, "gone", "{}"), both)
        assert [sheet.table for sheet in await store.tables.of("ada")] == ["c", "b", "a"]
        assert [sheet.table for sheet in await store.tables.of("ada", most=2)] == ["c", "b"]
        assert await store.tables.of("ben") == [Sheet("b", 2, "playing", "{}"), Sheet("a", 1, "lobby", "{}")]
        assert await store.tables.of("cleo") == []
        assert set(await store.tables.in_stage("playing")) == {"b", "c"}
        assert await store.tables.in_stage("gone") == ["d"]


@awaited
async def test_a_deleted_table_leaves_nothing_and_others_stay(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.tables.delete("rank")
        await store.tables.delete("rank")
        assert await store.tables.sheet("rank") is None
        assert await store.lines.of("rank") == []
        assert [sheet.table for sheet in await store.tables.of("ada")] == ["harbour", "airport"]
        assert await store.tables.of("ben") == []
        assert len(await store.lines.of("airport")) == 30
        await store.tables.create(Sheet("rank", 1, "lobby", "{}"), frozenset())
        await store.lines.append(row(1))


# --- players


@awaited
async def test_a_player_is_known_by_the_token_of_each_device(where: str) -> None:
    async with opened(where) as store:
        await store.players.add(Player("ada", "Ada"), "hash 1")
        await store.players.add_token("ada", "hash 2")
        await store.players.rename("ada", "Ada L.")
        for token in ("hash 1", "hash 2"):
            assert await store.players.with_token(token) == Player("ada", "Ada L.")
        assert await store.players.with_token("hash 3") is None
        await store.players.rename("nobody", "x")


@awaited
async def test_ids_and_tokens_belong_to_one_player_only(where: str) -> None:
    async with opened(where) as store:
        await store.players.add(Player("ada", "Ada"), "hash 1")
        for call in (
            store.players.add(Player("ada", "Impostor"), "hash 2"),
            store.players.add(Player("ben", "Ben"), "hash 1"),
            store.players.add_token("ada", "hash 1"),
            store.players.add_token("nobody", "hash 3"),
        ):
            with pytest.raises(Taken):
                await call
        assert await store.players.with_token("hash 1") == Player("ada", "Ada")
        assert await store.players.with_token("hash 2") is None
        assert await store.players.with_token("hash 3") is None
        await store.players.add(Player("ben", "Ben"), "hash 2")


@awaited
async def test_a_forgotten_player_leaves_neither_name_nor_tokens(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.players.forget("ada")
        assert await store.players.with_token("token of ada") is None
        assert await store.players.with_token("ada's phone") is None
        assert await store.players.with_token("token of ben") == Player("ben", "Ben")
        assert len(await store.lines.of("rank")) == 30
        assert await store.tables.sheet("rank") is not None


# --- packs


@awaited
async def test_a_pack_is_on_the_shelf_of_whoever_put_it_there(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.packs.add("ada", pack("harbour"))
        await store.packs.add("ada", pack("harbour"))
        await store.packs.add("ben", pack("harbour"))
        with pytest.raises(Taken):
            await store.packs.add("nobody", pack("nowhere"))
        assert await store.packs.pack(pack("nowhere").sha) is None
    async with opened(where) as store:
        assert await store.packs.of("ada") == {pack("harbour").sha: pack("harbour").about}
        assert len(await store.packs.of("ben")) == 2
        assert await store.packs.of("nobody") == {}
        assert await store.packs.pack(pack("harbour").sha) == pack("harbour")
        await store.packs.drop("ada", pack("harbour").sha)
        await store.packs.drop("ada", pack("harbour").sha)
        assert await store.packs.of("ada") == {}
        assert await store.packs.pack(pack("harbour").sha) is not None, "it is on another shelf"


@awaited
async def test_a_pack_stays_as_long_as_a_table_needs_it(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.packs.add("ben", pack("city"))
        await store.tables.create(Sheet("bridge", 1, "lobby", "{}"), frozenset(), pack("town"))
        await store.players.forget("ben")
        await store.tables.delete("rank")
        assert await store.packs.pack(pack("city").sha) is None
        assert await store.packs.pack(pack("town").sha) == pack("town")
        await store.tables.delete("bridge")
        assert await store.packs.pack(pack("town").sha) is None


@awaited
async def test_a_pack_that_comes_and_goes_at_once_is_there_or_not_but_never_half(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        calls = [
            call
            for number in range(20)
            for call in (
                store.packs.add("ada", pack("harbour")),
                store.packs.drop("ada", pack("harbour").sha),
                store.tables.create(Sheet(f"bridge {number}", 1, "lobby", "{}"), frozenset(), pack("harbour")),
                store.tables.delete(f"bridge {number - 1}"),
            )
        ]
        assert [error for error in await outcomes(calls) if error] == []
        await store.packs.drop("ada", pack("harbour").sha)
        assert await store.packs.pack(pack("harbour").sha) == pack("harbour"), "the last table needs it"
        await store.tables.delete("bridge 19")
        assert await store.packs.pack(pack("harbour").sha) is None


# --- opening


@awaited
async def test_an_address_says_what_kind_of_store_it_is(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/new/folder/a.db") as store:
        await store.lines.append(row(1))
    async with opened(tmp_path / "new/folder/a.db") as store:
        assert await store.lines.of("rank") == [row(1)]
    for wrong in ("mysql://host/name", "sqlite://"):
        with pytest.raises(StoreBroken, match="no kind of store"):
            async with opened(wrong):
                pass


@awaited
async def test_without_asyncpg_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in [name for name in sys.modules if name.startswith(("cabstand.store.postgres", "cabstand.store.retries"))]:
        monkeypatch.delitem(sys.modules, module)
    with pytest.raises(StoreBroken, match=r"pip install 'cabstand\[postgres\]'"):
        async with opened("postgres://localhost/cabstand"):
            pass


# --- days


@awaited
async def test_of_many_secrets_for_one_day_the_first_is_kept(where: str) -> None:
    async with opened(where) as store:
        assert await store.days.day("space-taxi", "2026-11-15") is None
        made = [Day("space-taxi", "2026-11-15", f"{number:064x}") for number in range(20)]
        results = await outcomes([store.days.add(day) for day in made])
        assert sum(isinstance(result, Taken) for result in results) == 19
        assert await store.days.day("space-taxi", "2026-11-15") == made[results.index(None)]
        await store.days.keep_figures("space-taxi", "2026-11-15", "[1]")
        kept = await store.days.day("space-taxi", "2026-11-15")
        assert kept is not None
        assert (kept.secret, kept.figures) == (made[results.index(None)].secret, "[1]")


@awaited
async def test_days_of_two_games_are_kept_apart(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.days.add(Day("night-rank", "2026-11-15", "7a" * 32))
        await store.days.keep_figures("night-rank", "2026-11-15", "[2]")
        attempt = Attempt("night-rank", "2026-11-15", "ada", 1, "harbour")
        await store.days.add_attempt(attempt)
        await store.days.keep_result(structs.replace(attempt, result="[3]"))
        assert await store.days.day("space-taxi", "2026-11-15") == Day("space-taxi", "2026-11-15", "5e" * 32)
        assert [(one.table, one.result) for one in await store.days.attempts("space-taxi", "2026-11-15")] == [("rank", "{}")]
        assert [(one.table, one.result) for one in await store.days.attempts("night-rank", "2026-11-15")] == [
            ("harbour", "[3]")
        ]


@awaited
async def test_an_attempt_is_had_once_and_its_result_stays_when_table_and_player_are_gone(where: str) -> None:
    async with opened(where) as store:
        await fill(store)
        first = Attempt("space-taxi", "2026-11-16", "ada", 1, "harbour")
        with pytest.raises(Taken):
            await store.days.add_attempt(first)  # there is no such day
        await store.days.add(Day("space-taxi", "2026-11-16", "5e" * 32))
        results = await outcomes([store.days.add_attempt(structs.replace(first, table=table)) for table in "abc"])
        assert [type(result) for result in results].count(Taken) == 2
        await store.days.keep_result(structs.replace(first, result="[12]"))
        await store.days.add_attempt(Attempt("space-taxi", "2026-11-16", "ben", 1, "rank"))
        await store.days.add_attempt(Attempt("space-taxi", "2026-11-16", "ada", 2, "rank"))
        await store.tables.delete("harbour")
        await store.players.forget("ben")
        told = [(one.player, one.number, one.result, one.name) for one in await store.days.attempts("space-taxi", "2026-11-16")]
        assert told == [("ada", 1, "[12]", "Ada"), ("ada", 2, "", "Ada"), ("ben", 1, "", "")]
        assert [one.table for one in await store.days.attempts("space-taxi", "2026-11-15")] == ["rank"]
