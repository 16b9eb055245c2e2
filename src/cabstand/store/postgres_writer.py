"""One connection writes: it takes all that waits, commits it in one go, and only then answers everybody.

Several processes may do so on one database: the unique keys settle who was first. All go through their rows in the same order,
so that they do not wait for each other in a circle.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import asyncpg

from cabstand.store.lines import LINES
from cabstand.store.records import Repeated, Row, StoreBroken, Taken
from cabstand.store.retries import AWAY, PATIENCE, patiently
from cabstand.store.waiting import Waiting, answer

CHANNEL: Final = "cabstand"
SIGNALS: Final = "cabstand_signals"

INSERT: Final = """
    WITH added AS (
        INSERT INTO line
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[])
        ON CONFLICT DO NOTHING
        RETURNING table_id, seq, key
    )
    SELECT table_id, seq, key, pg_notify('cabstand', table_id || ' ' || seq) FROM added
"""
SAME_KEYS: Final = f"{LINES} WHERE (table_id, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))"  # noqa: S608  our own words

TRIES: Final = 5
"""How often something is tried that two processes kept each other from doing."""


class Work(NamedTuple):
    """Something to do inside a transaction. It raises Taken before it changes anything; `order` is the id that it is about."""

    order: str
    do: Callable[[asyncpg.Connection], Awaitable[None]]


class Writer:
    def __init__(
        self,
        connect: Callable[[], Awaitable[asyncpg.Connection]],
        connection: asyncpg.Connection,
        explain: Callable[[Exception], StoreBroken],
    ) -> None:
        self._connect, self._connection, self._explain = connect, connection, explain
        self._waiting: list[Waiting[Row | Work]] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run())

    @property
    def pid(self) -> int | None:
        """The number under which the database knows this connection: whose news is our own."""
        return None if self._connection.is_closed() else int(self._connection.get_server_pid())

    async def do(self, work: Row | Work) -> None:
        """Returns when it is committed."""
        if self._closed:
            raise StoreBroken("The store was closed: the server is stopping.")
        waiting = Waiting(asyncio.get_running_loop().create_future(), work)
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.answer

    async def close(self) -> None:
        """Finish what waits."""
        self._closed = True
        self._wake.set()
        await self._task
        await let_go(self._connection)

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                errors = await self._commit([waiting.work for waiting in batch])
                answer(batch, errors)
                self._wake.set()

    async def _commit(self, works: Sequence[Row | Work]) -> Sequence[Exception | None]:
        """What became of each: None when it is committed."""
        try:
            if self._connection.is_closed():
                self._connection = await patiently(self._connect, PATIENCE)
            try:
                return await self._all_at_once(works)
            except AWAY:
                raise
            except asyncpg.PostgresError:
                return [await self._alone(work) for work in works]
        except Exception as error:
            if isinstance(error, AWAY):
                self._connection.terminate()
            return [self._explain(error) for _ in works]

    async def _all_at_once(self, works: Sequence[Row | Work]) -> Sequence[Exception | None]:
        errors: dict[int, Exception] = {}
        rows = [(place, work) for place, work in enumerate(works) if isinstance(work, Row)]
        rest = [(place, work) for place, work in enumerate(works) if isinstance(work, Work)]
        refused: list[tuple[int, Row]] = []
        if rest:
            async with self._connection.transaction():
                refused = await self._add(rows)
                for place, work in sorted(rest, key=lambda one: one[1].order):
                    try:
                        await work.do(self._connection)
                    except (Taken, StoreBroken) as error:
                        errors[place] = error
        else:
            refused = await self._add(rows)  # one statement is a transaction by itself
        errors |= await self._why(refused)
        return [errors.get(place) for place in range(len(works))]

    async def _add(self, rows: Sequence[tuple[int, Row]]) -> list[tuple[int, Row]]:
        """Add all lines that can be added; those that could not come back."""
        if not rows:
            return []
        rows = sorted(rows, key=lambda one: (one[1].table, one[1].seq))
        values = [[row.table, row.seq, row.line, row.by, row.at, row.key] for _, row in rows]
        found = await self._connection.fetch(INSERT, *zip(*values, strict=True))
        added = {(table, seq, key) for table, seq, key, _ in found}
        refused = []
        for place, row in rows:
            if (row.table, row.seq, row.key) in added:
                added.remove((row.table, row.seq, row.key))  # its double in the same batch is a repetition
            else:
                refused.append((place, row))
        return refused

    async def _why(self, refused: Sequence[tuple[int, Row]]) -> dict[int, Exception]:
        if not refused:
            return {}
        tables, keys = [row.table for _, row in refused], [row.key for _, row in refused]
        found = [Row(*one) for one in await self._connection.fetch(SAME_KEYS, tables, keys)]
        known = {(row.table, row.key): row for row in found}
        return {
            place: Repeated(known[row.table, row.key])
            if (row.table, row.key) in known
            else Taken(f"{row.table} has a line {row.seq} already")
            for place, row in refused
        }

    async def _alone(self, work: Row | Work) -> Exception | None:
        """In a transaction of its own, after something in the batch went wrong."""
        for _ in range(TRIES):
            try:
                return (await self._all_at_once([work]))[0]
            except AWAY as error:
                self._connection.terminate()
                return self._explain(error)
            except asyncpg.IntegrityConstraintViolationError as error:
                return Taken(str(error))
            except (asyncpg.DataError, asyncpg.ProgramLimitExceededError) as error:
                return ValueError(str(error))
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                continue
            except Exception as error:
                return self._explain(error)
        return StoreBroken("Two servers kept each other from writing the same rows: ask again.")


async def let_go(connection: asyncpg.Connection) -> None:
    """Close a connection that may be dead already."""
    with suppress(*AWAY, asyncpg.PostgresError):
        await connection.close(timeout=5)
