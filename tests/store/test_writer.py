"""What comes in one turn of the event loop is one commit."""

import asyncio
from contextlib import closing
from pathlib import Path

from tests.store.help import awaited, row

from cabstand.store.disk import connect
from cabstand.store.migrations import migrate_sqlite
from cabstand.store.writer import Writer


@awaited
async def test_fifty_lines_of_one_turn_are_one_commit(file: Path) -> None:
    with closing(connect(file)) as connection:
        migrate_sqlite(connection)
        writer, commits = Writer(connection, file), list[str]()
        connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        await asyncio.gather(*(writer.do(row(seq)) for seq in range(1, 51)))
        assert len(commits) == 1
        await writer.close()


@awaited
async def test_a_writer_that_is_closed_finishes_what_has_just_come(file: Path) -> None:
    with closing(connect(file)) as connection:
        migrate_sqlite(connection)
        writer = Writer(connection, file)
        coming = asyncio.ensure_future(writer.do(row(1)))
        await asyncio.sleep(0)
        await writer.close()
        await coming
        assert connection.execute("SELECT count(*) FROM line").fetchone() == (1,)
