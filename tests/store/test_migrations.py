"""A store gets its layout from numbered files: a new one all of them, an older one those it lacks."""

import asyncio
import json
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.store.help import awaited, content, fill, opened, row

from cabstand.store import migrations
from cabstand.store.store import Attempt, Day, StoreBroken

NOW = len(migrations.steps("sqlite"))
real_steps = migrations.steps
Later = Callable[[str], None]


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Later:
    """A later Cabstand, with one step more."""

    def step(sql: str) -> None:
        folder = tmp_path / "later"
        shutil.copytree(Path(migrations.__file__).parent / "sql", folder / "sql", dirs_exist_ok=True)
        (folder / "sql" / f"{NOW + 1:04}-more.sql").write_text(sql, encoding="utf-8")
        monkeypatch.setattr(migrations, "files", lambda _: folder)

    return step


MORE = "CREATE TABLE more (what TEXT NOT NULL);\nINSERT INTO more SELECT line FROM line;"


@awaited
async def test_an_older_store_is_brought_up_to_date_with_all_it_holds(where: str, tmp_path: Path, later: Later) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.backup(tmp_path / "before")
    later(MORE)
    for _ in range(2):
        async with opened(where) as store:
            assert len(await store.lines.of("rank")) == 30
    async with opened(where) as store:
        await store.backup(tmp_path / "after")
        await store.lines.append(row(31))
        await store.tables.delete("airport")
        await store.players.forget("ada")
        assert len(await store.lines.of("rank")) == 31
    assert content(tmp_path / "before") == content(tmp_path / "after")


BEFORE_CODES = 4
"""The layout of stores that did not know codes, nor when anything was last used."""


@awaited
async def test_codes_of_an_older_store_still_open_their_tables_and_everything_counts_as_used_today(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "steps", lambda kind: real_steps(kind)[:BEFORE_CODES])
    today = time.time() * 1000 - 60_000
    async with opened(where):
        pass
    tables = [
        ("first", "lobby", "HORSE", 1),
        ("second", "lobby", "HORSE", 2),
        ("party", "playing", "ZEBRA", 3),
        ("ended", "over", "SNAKE", 4),
    ]
    for table, stage, code, changed in tables:
        body = json.dumps({"code": code})
        await run(where, f"INSERT INTO sheet VALUES ('{table}', 1, '{stage}', '{body}', {changed})")  # noqa: S608
    await run(where, "INSERT INTO player VALUES ('ada', 'Ada')")
    await run(where, "INSERT INTO token VALUES ('token', 'ada')")
    monkeypatch.undo()
    async with opened(where) as store:
        assert await store.tables.with_code("HORSE") == "second"
        assert await store.tables.with_code("ZEBRA") == "party"
        assert await store.tables.with_code("SNAKE") is None
        first, ada = await store.tables.sheet("first"), await store.players.with_token("token")
        assert first is not None
        assert ada is not None
        assert first.code == ""
        assert min(first.seen, ada.seen) >= today


BEFORE_GAMES = 5
"""The layout of stores that did not know which game a day belongs to: only one had days then."""


async def _store_before_games(where: str | Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier Cabstand has kept: two days, and three attempts at the first of them."""
    monkeypatch.setattr(migrations, "steps", lambda kind: real_steps(kind)[:BEFORE_GAMES])
    async with opened(where):
        pass
    await run(where, "INSERT INTO player VALUES ('ada', 'Ada', 1)")
    await run(where, "INSERT INTO day VALUES ('2026-11-15', 'first secret', '{}'), ('2026-11-16', 'second secret', '')")
    await run(
        where,
        "INSERT INTO attempt VALUES ('2026-11-15', 'ada', 1, 'rank', '[12]'), ('2026-11-15', 'ada', 2, 'harbour', ''),"
        " ('2026-11-15', 'gone', 1, 'airport', '[7]')",
    )
    monkeypatch.undo()


KEPT_DAYS = [Day("space-taxi", "2026-11-15", "first secret", "{}"), Day("space-taxi", "2026-11-16", "second secret")]
KEPT_ATTEMPTS = [
    Attempt("space-taxi", "2026-11-15", "ada", 1, "rank", "[12]", "Ada"),
    Attempt("space-taxi", "2026-11-15", "ada", 2, "harbour", "", "Ada"),
    Attempt("space-taxi", "2026-11-15", "gone", 1, "airport", "[7]"),
]


@awaited
async def test_days_and_attempts_of_an_older_store_belong_to_the_game_that_had_them(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _store_before_games(where, monkeypatch)
    async with opened(where) as store:
        assert [await store.days.day("space-taxi", day.day) for day in KEPT_DAYS] == KEPT_DAYS
        assert await store.days.attempts("space-taxi", "2026-11-15") == KEPT_ATTEMPTS
        await store.days.add_attempt(Attempt("space-taxi", "2026-11-16", "ada", 1, "station"))
        await store.days.keep_figures("space-taxi", "2026-11-16", "[1]")
        assert await store.days.day("space-taxi", "2026-11-16") == Day("space-taxi", "2026-11-16", "second secret", "[1]")


@awaited
async def test_a_backup_from_before_days_knew_their_game_is_restored_with_it(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old.db"
    await _store_before_games(old, monkeypatch)
    async with opened(where) as store:
        await store.restore(old)
        assert [await store.days.day("space-taxi", day.day) for day in KEPT_DAYS] == KEPT_DAYS
        assert await store.days.attempts("space-taxi", "2026-11-15") == KEPT_ATTEMPTS


async def run(where: str | Path, sql: str) -> None:
    """Something written by an older Cabstand."""
    if str(where).startswith("postgres"):
        connection = await asyncpg.connect(str(where))
        await connection.execute(sql)
        await connection.close()
    else:
        with closing(sqlite3.connect(where)) as file, file:
            file.execute(sql)


@awaited
async def test_an_older_file_is_copied_before_it_is_changed(file: Path, later: Later) -> None:
    async with opened(file) as store:
        await fill(store)
    assert [path.name for path in file.parent.glob("*backup*")] == []
    before = content(file)
    later(MORE)
    async with opened(file) as store:
        await store.lines.append(row(31))
    assert content(file.with_name(f"store.db.backup-{NOW}")) == before
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM more").fetchone() == (90,)


@awaited
async def test_a_step_that_fails_leaves_the_store_as_it_was(where: str, later: Later) -> None:
    async with opened(where) as store:
        await fill(store)
    later("CREATE TABLE more (what TEXT);\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreBroken, match="nowhere"):
        async with opened(where):
            pass
    later(MORE)
    async with opened(where) as store:
        assert len(await store.lines.of("rank")) == 30


@awaited
async def test_a_store_of_a_newer_cabstand_is_left_alone(where: str, later: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    later(MORE)
    async with opened(where) as store:
        await fill(store)
    monkeypatch.undo()
    with pytest.raises(StoreBroken, match=rf"newer Cabstand \(layout {NOW + 1}, this one knows {NOW}\)"):
        async with opened(where):
            pass


@awaited
async def test_several_servers_may_start_on_an_empty_database_at_once(database: str) -> None:
    async def start() -> None:
        async with opened(database):
            await asyncio.sleep(0)

    await asyncio.gather(*(start() for _ in range(4)))
    connection = await asyncpg.connect(database)
    assert await connection.fetch("SELECT version FROM cabstand_layout") == [(number,) for number in range(1, NOW + 1)]
    await connection.close()


def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier Cabstand, which lacks the last step."""
    monkeypatch.setattr(migrations, "steps", lambda kind: real_steps(kind)[:-1])


@awaited
async def test_a_database_that_an_earlier_server_still_uses_is_left_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_before(monkeypatch)
    async with opened(database) as earlier:
        monkeypatch.undo()
        monkeypatch.setattr(migrations, "LINGERING", 1)
        with pytest.raises(StoreBroken, match=rf"from layout {NOW - 1} to {NOW}.* stop every Cabstand server"):
            async with opened(database):
                pass
        await fill(earlier)
    async with opened(database) as store:
        assert len(await store.lines.of("rank")) == 30
    as_before(monkeypatch)
    with pytest.raises(StoreBroken, match="newer Cabstand"):
        async with opened(database):
            pass


@awaited
async def test_servers_that_start_at_once_after_an_update_do_not_keep_each_other_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_before(monkeypatch)
    async with opened(database):
        pass
    monkeypatch.undo()

    async def start() -> None:
        async with opened(database):
            await asyncio.sleep(0)

    await asyncio.gather(*(start() for _ in range(4)))


@awaited
async def test_somebody_who_looks_into_the_database_by_hand_keeps_nobody_from_updating(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_before(monkeypatch)
    async with opened(database):
        pass
    monkeypatch.undo()
    monkeypatch.setattr(migrations, "LINGERING", 1)
    connection = await asyncpg.connect(database, server_settings={"application_name": "psql"})
    async with opened(database):
        assert await connection.fetchval("SELECT max(version) FROM cabstand_layout") == NOW
    await connection.close()
