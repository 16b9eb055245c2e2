"""`./cab backup` and `./cab restore`: everything a server keeps as one file, made while people play, checked by replaying."""

import asyncio
from argparse import Namespace
from pathlib import Path

import msgspec

from cabstand.cli.terminal import Terminal
from cabstand.core.data_folder import data_folder
from cabstand.store.archive import copy, refuse_existing
from cabstand.store.open import open_store
from cabstand.store.store import Store, StoreBroken
from cabstand.table.fold import Fold
from cabstand.table.log import LogError
from cabstand.table.plan import Plan, header_of


def run(args: Namespace, terminal: Terminal) -> int:
    try:
        games = asyncio.run(_restore(args) if args.command == "restore" else _backup(args))
    except StoreBroken as error:
        raise terminal.fail("serve-broken", why=str(error)) from None
    except LogError as error:
        raise terminal.fail("backup-does-not-replay", line=error.number, text=error.text) from None
    terminal.say("backup-restored" if args.command == "restore" else "backup-made", games=games, file=args.file)
    return 0


def where(args: Namespace) -> str | Path:
    return args.store or (Path(args.data) if args.data else data_folder()) / "tables.sqlite"


async def _backup(args: Namespace) -> int:
    """A file is copied beside its server; a database is asked for all it has."""
    target, source = Path(args.file), where(args)
    refuse_existing(target)
    if isinstance(source, Path):
        await asyncio.to_thread(copy, source, target)
    else:
        store = await open_store(source)
        try:
            await store.backup(target)
        finally:
            await store.close()
    copied = await open_store(target)
    try:
        return await replay_all(copied)
    finally:
        await copied.close()


async def _restore(args: Namespace) -> int:
    """Into an empty store; every game is replayed before anybody plays on."""
    store = await open_store(where(args))
    try:
        await store.restore(Path(args.file))
        return await replay_all(store)
    finally:
        await store.close()


async def replay_all(store: Store) -> int:
    """Play every stored game through again, by the rules it was begun with; how many there are."""
    tables = [*await store.tables.in_stage("playing"), *await store.tables.in_stage("over")]
    for table in tables:
        sheet = await store.tables.sheet(table)
        if sheet is not None:
            fold = Fold(header_of(msgspec.json.decode(sheet.body, type=Plan)))
            for row in await store.lines.of(table):
                fold.add(row.line, row.seq)
    return len(tables)
