"""Editions: those that come with the games, and those that players keep here for tables of their own.

An edition is known by its hash. Whoever keeps one may lay tables with it; at such a table everybody sees the cards that come
up, and nobody else ever sees the others: a hash opens nothing.
"""

import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from cabstand.content.catalogue import texts_in
from cabstand.core import Game, Refused, find_game
from cabstand.core.edition import EditionFacts, Found, Terms
from cabstand.core.game import refuse
from cabstand.core.referee import Referee, referee_of
from cabstand.server.edition_catalogue import Body, EditionCatalogue, kept, read_body
from cabstand.server.edition_checks import EditionChecks
from cabstand.server.edition_worker import Job
from cabstand.server.errors import Broken, Unknown
from cabstand.store.store import KeptPack, Player, Store
from cabstand.table.log import Header

MOST_KEPT: Final = 20
"""Editions on one player's shelf."""
_READY: Final = 32
"""Editions that are kept in memory; those of tables in memory stay there with them."""

log = logging.getLogger("cabstand.editions")


class Chosen(NamedTuple):
    """The edition that a new table is played with."""

    kept: KeptPack
    name: str
    terms: Terms


class Editions:
    def __init__(self, store: Store, checks: EditionChecks | None = None) -> None:
        self._store = store
        self.catalogue = EditionCatalogue()
        self._ready: OrderedDict[str, Any] = OrderedDict()
        self._checks = checks or EditionChecks()

    async def close(self) -> None:
        await self._checks.close()

    async def of_player(self, player: Player, game: str = "", language: str = "") -> list[EditionFacts]:
        """What a player may lay a table with: what comes with the games, and their own by name. `game`: only of this one."""
        kept = await self._store.packs.of(player.id)
        own = [facts for about in kept.values() if (facts := self.catalogue.facts(about)) is not None]
        offered = [facts for name in self.catalogue.games for facts in self.catalogue.offered(name, language)]
        offered += sorted(own, key=lambda facts: (facts.name.casefold(), facts.sha))
        return [facts for facts in offered if game in ("", facts.game)]

    async def check(self, sender: str, game: str, sent: Mapping[str, bytes]) -> Found:
        """Every fault, as `./cab pack check` would show it; and what was read, if there is none."""
        edition = self.catalogue.of_game(game)
        if sum(map(len, sent.values())) > edition.most_bytes:
            raise refuse("server-edition-too-large", most=edition.most_bytes // 1_000_000)
        return await self._checks.look_through(sender, Job(game, dict(sent)), edition)

    async def keep(self, player: Player, game: str, content: Any, files: Mapping[str, str]) -> EditionFacts:
        """Put an edition without a fault on a player's shelf."""
        shelf, sha = await self._store.packs.of(player.id), self.catalogue.told(game, content, mine=True).sha
        if sha not in shelf and len(shelf) >= MOST_KEPT:
            raise refuse("server-too-many-editions", most=MOST_KEPT)
        facts = self.catalogue.told(game, content, mine=sha not in self.catalogue.included(game))
        if facts.mine:
            await self._store.packs.add(player.id, kept(facts, content, files))
        return facts

    async def drop(self, player: Player, sha: str) -> None:
        await self._own(player, sha)
        await self._store.packs.drop(player.id, sha)

    async def read(self, player: Player, sha: str) -> tuple[EditionFacts, dict[str, str]]:
        """A player's own edition: what it is, and its files as text."""
        found = await self._own(player, sha)
        body, facts = read_body(found), self.catalogue.facts(found.about)
        if facts is None:
            raise no_such_edition()
        return facts, body.files if isinstance(body, Body) else body

    async def _own(self, player: Player, sha: str) -> KeptPack:
        found = await self._store.packs.pack(sha) if sha in await self._store.packs.of(player.id) else None
        if found is None:
            raise no_such_edition()
        return found

    # --- for tables

    async def chosen(self, game: Game, player: Player, sha: str, language: str = "") -> Chosen | None:
        """The edition for a new table: the player's own, or one that comes with the game; None for a game without any.

        Where none is named, it is the one for the player's language.
        """
        edition = self.catalogue.find(game.name)
        if edition is None:
            if sha:
                raise no_such_edition()
            return None
        included = self.catalogue.included(game.name)
        if not sha:
            found = self.catalogue.usual(game.name, language)
        else:
            found = included[sha].kept if sha in included else await self._own(player, sha)
        facts = self.catalogue.facts(found.about)
        if facts is None or facts.game != game.name:
            raise no_such_edition()
        content = await self._opened(game.name, found)
        return Chosen(found, facts.name, edition.terms(content))

    async def kept(self, game: str, facts: Mapping[str, str]) -> KeptPack | None:
        """The edition that a table names, to be played with once more."""
        sha = self.catalogue.games[game].named(facts) if game in self.catalogue.games else ""
        if not sha:
            return None
        if sha in (included := self.catalogue.included(game)):
            return included[sha].kept
        found = await self._store.packs.pack(sha) or self.catalogue.earlier(game, sha)
        about = None if found is None else self.catalogue.facts(found.about)
        return found if about is not None and about.game == game else None

    async def of_table(self, game: str, facts: Mapping[str, str]) -> Any:
        """What stands in the edition that a table names; None where it names none."""
        edition = self.catalogue.find(game)
        sha = "" if edition is None else edition.named(facts)
        if not sha:
            return None
        if sha in self._ready:
            self._ready.move_to_end(sha)
            return self._ready[sha]
        found = await self.kept(game, facts)
        try:
            if found is not None:
                return await self._opened(game, found)
        except Refused:
            log.exception("edition %s cannot be read any more", sha[:8])
        raise Broken(refuse("server-pack-missing").refusal)

    async def _opened(self, game: str, kept: KeptPack) -> Any:
        """What stands in an edition, to be played with; those of late are kept ready."""
        if kept.sha in (included := self.catalogue.included(game)):
            return included[kept.sha].content
        if kept.sha not in self._ready:
            body, edition = read_body(kept), self.catalogue.games[game]
            if isinstance(body, Body):
                self._ready[kept.sha] = msgspec.json.decode(body.pack, type=edition.content_type)
            else:
                self._ready[kept.sha] = await self._parsed(game, body)
        while len(self._ready) > _READY:
            self._ready.popitem(last=False)
        return self._ready[kept.sha]

    async def _parsed(self, game: str, texts: Mapping[str, str]) -> Any:
        """What stands in files that an older server kept without what it had read in them."""
        job = Job(game, {name: text.encode() for name, text in texts.items()}, accepted=True)
        found = await self._checks.look_through("", job, self.catalogue.games[game])
        if found.content is None:
            raise refuse("server-pack-missing")
        return found.content

    # --- referees

    async def referee(self, game: str, facts: Mapping[str, str]) -> Referee | None:
        """The referee of a table, who knows its edition."""
        content = await self.of_table(game, facts)
        if content is None and game in self.catalogue.games:
            return None
        return referee_of(find_game(game), content, texts_in)

    async def referee_for_log(self, header: Header, player: Player | None) -> Referee | None:
        """Whoever knows the cards of a log from a file, where these are the cards that were played with.

        A file may say anything, and name any card: only who keeps an edition sees its cards this way.
        """
        edition = self.catalogue.games.get(header.game)
        if edition is None:
            return await self.referee(header.game, header.facts)
        sha = edition.named(header.facts)
        if not self.catalogue.is_public(header.game, sha) and (
            player is None or sha not in await self._store.packs.of(player.id)
        ):
            return None
        content = await self.of_table(header.game, header.facts)
        fits = content is not None and edition.fits(content, header.options, header.facts)
        return await self.referee(header.game, header.facts) if fits else None


def no_such_edition() -> Unknown:
    return Unknown(refuse("server-no-such-edition").refusal)
