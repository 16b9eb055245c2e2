"""What was read in a pack is kept with it: whoever opens it later needs no parser. Packs of older servers still open."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.server.packs import TOWN

from cabstand.core.edition import Edition, Found
from cabstand.games.taxi.edition import EDITION
from cabstand.games.taxi.packs.pack import Pack, parse_pack
from cabstand.server.edition_checks import EditionChecks, WorkLimits
from cabstand.server.edition_worker import Job
from cabstand.server.editions import Editions
from cabstand.server.errors import Broken
from cabstand.store.open import open_store
from cabstand.store.store import KeptPack, Player, Store

ADA: Final = Player("ada", "Ada")
SENT: Final = {name: text.encode() for name, text in TOWN.items()}


class NoChecks(EditionChecks):
    """Nobody looks through anything any more."""

    async def look_through(self, sender: str, job: Job, edition: Edition[Any]) -> Found:
        raise AssertionError("parsed again")


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(folder / "tables.sqlite")
        try:
            await store.players.add(ADA, "token")
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def kept_by_an_older_server(files: dict[str, str]) -> tuple[Pack, KeptPack]:
    """Only the files, and what a list shows."""
    pack = parse_pack({name: text.encode() for name, text in files.items()}, limited=False)
    said = msgspec.to_builtins(EDITION.facts(pack, mine=True))
    del said["game"]
    return pack, KeptPack(pack.sha256, msgspec.json.encode(said).decode(), msgspec.json.encode(files).decode())


def test_a_pack_is_parsed_once_for_all_tables_and_readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        editions = Editions(store)
        found = await editions.check("127.0.0.1", "taxi", SENT)
        await editions.close()
        assert found.content is not None
        kept = await editions.keep(ADA, "taxi", found.content, found.texts)
        later = Editions(store, NoChecks())
        assert await later.of_table("taxi", {"pack": kept.sha}) == found.content
        assert await later.read(ADA, kept.sha) == (kept, TOWN)
        london = later.catalogue.usual("taxi", "en-GB")
        assert await later.of_table("taxi", {"pack": london.sha}) == EDITION.usual()

    with_store(tmp_path, work)


def test_a_pack_of_an_older_server_opens_though_limits_have_become_stricter(tmp_path: Path) -> None:
    files = TOWN | {"pack.toml": TOWN["pack.toml"] + "# what we know about our town\n" * 300}
    pack, kept = kept_by_an_older_server(files)

    async def work(store: Store) -> None:
        await store.packs.add(ADA.id, kept)
        editions = Editions(store)
        try:
            assert await editions.of_table("taxi", {"pack": kept.sha}) == pack
            edition, texts = await Editions(store, NoChecks()).read(ADA, kept.sha)
            assert (edition.authors, texts) == (("Ada", "Ben"), files)
        finally:
            await editions.close()

    with_store(tmp_path, work)


def test_a_table_whose_pack_takes_too_much_to_open_is_frozen_and_nobody_else_is(tmp_path: Path) -> None:
    pack, kept = kept_by_an_older_server(TOWN)
    long = msgspec.json.encode(TOWN | {"pack.toml": TOWN["pack.toml"] + "a." * 10_000 + "a = 1\n"}).decode()

    async def work(store: Store) -> None:
        await store.packs.add(ADA.id, KeptPack("0" * 64, kept.about, long))
        await store.packs.add(ADA.id, kept)
        editions = Editions(store, EditionChecks(WorkLimits(memory=150_000_000)))
        try:
            with pytest.raises(Broken):
                await editions.of_table("taxi", {"pack": "0" * 64})
            assert await editions.of_table("taxi", {"pack": kept.sha}) == pack
        finally:
            await editions.close()

    with_store(tmp_path, work)
