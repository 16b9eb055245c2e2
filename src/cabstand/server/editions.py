"""Editions of TAXI!: the pack that comes with Cabstand, and packs that players keep here for tables of their own.

A pack is known by its hash. Whoever keeps one may lay tables with it; at such a table everybody sees the cards that come up,
and nobody else ever sees the others: a hash opens nothing.
"""

import logging
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from cabstand.content.catalogue import texts_in
from cabstand.core import Game, Refused, find_game
from cabstand.core.game import refuse
from cabstand.core.referee import Referee, referee_of
from cabstand.games.taxi.board import standard_board
from cabstand.games.taxi.packs.limits import MOST_BYTES
from cabstand.games.taxi.packs.pack import PACKS, Pack, london, read_folder, texts_of
from cabstand.server.errors import Broken, Unknown
from cabstand.server.pack_checks import PackChecks
from cabstand.server.pack_worker import Found, Job
from cabstand.store.store import KeptPack, Player, Store
from cabstand.table.log import Header

MOST_KEPT: Final = 20
"""Packs on one player's shelf."""
_READY: Final = 32
"""Packs that are kept in memory; those of tables in memory stay there with them."""


log = logging.getLogger("cabstand.editions")


class Edition(msgspec.Struct, frozen=True):
    """What everybody may know of a pack. `questions`, `gifts` and `talks` are numbers of cards."""

    sha: str
    name: str
    city: str
    language: str
    licence: str
    authors: tuple[str, ...]
    questions: int
    gifts: int
    talks: int
    mine: bool


class Body(msgspec.Struct, frozen=True):
    """All of a pack, as the store keeps it: the files as their owner wrote them, and what was read in them."""

    files: dict[str, str]
    pack: Pack


class Editions:
    def __init__(self, store: Store, checks: PackChecks | None = None) -> None:
        self._store = store
        self._ready: OrderedDict[str, Pack] = OrderedDict()
        self._checks = checks or PackChecks()

    async def close(self) -> None:
        await self._checks.close()

    async def of_player(self, player: Player) -> list[Edition]:
        """What a player may lay a table with: the pack that comes with Cabstand, and their own by name."""
        kept = await self._store.packs_of(player.id)
        own = [msgspec.json.decode(about, type=Edition) for about in kept.values()]
        return [about(london(), mine=False), *sorted(own, key=lambda edition: (edition.name.casefold(), edition.sha))]

    async def check(self, sender: str, sent: Mapping[str, bytes]) -> Found:
        """Every fault, as `./cab pack check` would show it; and the pack, if there is none."""
        if sum(map(len, sent.values())) > MOST_BYTES:
            raise refuse("server-edition-too-large", most=MOST_BYTES // 1_000_000)
        return await self._checks.look_through(sender, Job(dict(sent)))

    async def keep(self, player: Player, pack: Pack, files: Mapping[str, str]) -> Edition:
        """Put a pack without a fault on a player's shelf."""
        shelf = await self._store.packs_of(player.id)
        if pack.sha256 not in shelf and len(shelf) >= MOST_KEPT:
            raise refuse("server-too-many-editions", most=MOST_KEPT)
        edition = about(pack, mine=pack.sha256 != london().sha256)
        if edition.mine:
            await self._store.add_pack(player.id, kept(pack, files))
        return edition

    async def drop(self, player: Player, sha: str) -> None:
        await self._own(player, sha)
        await self._store.drop_pack(player.id, sha)

    async def read(self, player: Player, sha: str) -> tuple[Edition, dict[str, str]]:
        """A player's own pack: what it is, and its files as text."""
        found = await self._own(player, sha)
        body = read_body(found)
        return msgspec.json.decode(found.about, type=Edition), body.files if isinstance(body, Body) else body

    async def _own(self, player: Player, sha: str) -> KeptPack:
        found = await self._store.pack(sha) if sha in await self._store.packs_of(player.id) else None
        if found is None:
            raise no_such_edition()
        return found

    # --- for tables

    async def chosen(self, game: Game, player: Player, sha: str) -> KeptPack | None:
        """The pack for a new table: one's own, or the one that comes with Cabstand; None for a game without cards."""
        if game.name != "taxi":
            if sha:
                raise no_such_edition()
            return None
        return kept_london() if sha in ("", london().sha256) else await self._own(player, sha)

    async def kept(self, facts: Mapping[str, str]) -> KeptPack | None:
        """The pack that a table names, to be played with once more."""
        sha = facts.get("pack", "")
        return kept_london() if sha == london().sha256 else await self._store.pack(sha) if sha else None

    async def of_table(self, facts: Mapping[str, str]) -> Pack | None:
        """The pack that a table names."""
        sha = facts.get("pack", "")
        if not sha or sha == london().sha256:
            return london() if sha else None
        if sha in self._ready:
            self._ready.move_to_end(sha)
            return self._ready[sha]
        found = await self._store.pack(sha)
        try:
            if found is not None:
                return await self.opened(found)
        except Refused:
            log.exception("pack %s cannot be read any more", sha[:8])
        raise Broken(refuse("server-pack-missing").refusal)

    async def referee(self, game: str, facts: Mapping[str, str]) -> Referee | None:
        """The referee of a table, who knows its pack."""
        pack = await self.of_table(facts)
        return None if pack is None else referee_of(find_game(game), pack, texts_in)

    async def opened(self, kept: KeptPack) -> Pack:
        """A pack to be played with; those of late are kept ready."""
        if kept.sha == london().sha256:
            return london()
        if kept.sha not in self._ready:
            body = read_body(kept)
            self._ready[kept.sha] = body.pack if isinstance(body, Body) else await self._parsed(body)
        while len(self._ready) > _READY:
            self._ready.popitem(last=False)
        return self._ready[kept.sha]

    async def _parsed(self, texts: Mapping[str, str]) -> Pack:
        """The pack in files that an older server kept without what it had read in them."""
        job = Job({name: text.encode() for name, text in texts.items()}, accepted=True)
        found = await self._checks.look_through("", job)
        if found.pack is None:
            raise refuse("server-pack-missing")
        return found.pack

    async def referee_for_log(self, header: Header, player: Player | None) -> Referee | None:
        """Whoever knows the cards of a log from a file, where these are the cards and the board that were played with.

        A file may say anything, and name any card: only who keeps a pack sees its cards this way.
        """
        sha = header.facts.get("pack", "")
        if sha != london().sha256 and (player is None or sha not in await self._store.packs_of(player.id)):
            return None
        pack = await self.of_table(header.facts)
        options, facts = terms(pack)
        same = options.items() <= header.options.items() and facts.items() <= header.facts.items()
        return await self.referee(header.game, header.facts) if same and not header.options.get("board") else None


def terms(pack: Pack | None) -> tuple[dict[str, str], dict[str, str]]:
    """The options and the facts of the header that a game's cards add: what the rules must know, and the hashes."""
    return ({}, {}) if pack is None else (pack.options(), {"pack": pack.sha256, "board": standard_board().sha256()})


def about(pack: Pack, mine: bool) -> Edition:
    return Edition(
        sha=pack.sha256,
        name=pack.name,
        city=pack.city,
        language=pack.language,
        licence=pack.licence,
        authors=pack.authors,
        questions=len(pack.questions) // 2,
        gifts=len(pack.gifts),
        talks=len(pack.talks),
        mine=mine,
    )


def kept(pack: Pack, files: Mapping[str, str]) -> KeptPack:
    said = msgspec.json.encode(about(pack, mine=pack.sha256 != london().sha256))
    return KeptPack(pack.sha256, said.decode(), msgspec.json.encode(Body(dict(files), pack)).decode())


def read_body(kept: KeptPack) -> Body | dict[str, str]:
    """All of a pack; of one that an older server kept, the files alone."""
    try:
        return msgspec.json.decode(kept.body, type=Body)
    except msgspec.ValidationError:
        return msgspec.json.decode(kept.body, type=dict[str, str])


@cache
def kept_london() -> KeptPack:
    """Read from its folder once, before the server answers anybody."""
    return kept(london(), texts_of(read_folder(PACKS / "london")[0]))


def no_such_edition() -> Unknown:
    return Unknown(refuse("server-no-such-edition").refusal)
