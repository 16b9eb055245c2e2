"""Which games have editions, what is told of an edition, and those that come with each game."""

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from cabstand.core.edition import Edition, EditionFacts, all_editions
from cabstand.core.game import LONGEST_NAME, refuse
from cabstand.core.places import places
from cabstand.store.store import KeptPack

log = logging.getLogger("cabstand.games")


class Body(msgspec.Struct, frozen=True):
    """All of an edition, as the store keeps it: the files as their owner wrote them, and what was read in them."""

    files: dict[str, str]
    pack: msgspec.Raw


class _Named(msgspec.Struct, frozen=True):
    game: str = ""


class Included(NamedTuple):
    """An edition that comes with a game."""

    facts: EditionFacts
    content: Any
    kept: KeptPack


class EditionCatalogue:
    def __init__(self) -> None:
        self.games = all_editions()
        """What each game that has editions says of them."""
        self._included: dict[str, dict[str, Included]] = {}
        self._unreadable: dict[str, str] = {}

    def read_included(self) -> None:
        """Read the editions that come with the games, before the server answers anybody.

        A game whose own edition cannot be read is not played; all others are.
        """
        for game in list(self.games):
            try:
                self.included(game)
            except Exception as error:  # a stranger's code: whatever is wrong with it is its own matter
                log.exception("the editions that come with the game %s cannot be read", game)
                del self.games[game]
                self._unreadable[game] = f"edition: {type(error).__name__}: {error}"

    def find(self, game: str) -> Edition[Any] | None:
        """What a game says of its editions; None for a game that has none. Refused where they cannot be read."""
        if game in self._unreadable:
            raise refuse("game-broken", name=game, why=self._unreadable[game])
        return self.games.get(game)

    @property
    def default_game(self) -> str:
        """The game that is meant where nobody names one: the first that comes with Cabstand and has editions."""
        return min(self.games, key=lambda name: (not places()[name].built_in, name), default="")

    def of_game(self, game: str) -> Edition[Any]:
        if game not in self.games:
            raise refuse("server-no-editions", name=game[:LONGEST_NAME])
        return self.games[game]

    def facts(self, about: str) -> EditionFacts | None:
        """What was kept about an edition; None where its game is not there any more.

        Servers used to keep editions without their game: each belongs to the game whose facts these are.
        """
        game = msgspec.json.decode(about, type=_Named).game
        for name in [game] if game else self.games:
            try:
                return replace(msgspec.json.decode(about, type=self.games[name].facts_type), game=name)
            except (KeyError, msgspec.ValidationError):
                continue
        return None

    def told(self, game: str, content: Any, mine: bool) -> EditionFacts:
        """What is told of an edition by what stands in it."""
        return replace(self.games[game].facts(content, mine), game=game)

    def included(self, game: str) -> "dict[str, Included]":
        """The editions that come with a game by their hashes, read from their folders once."""
        if game not in self._included:
            edition = self.of_game(game)
            told = [(self.told(game, content, mine=False), content) for content in edition.included()]
            self._included[game] = {
                facts.sha: Included(facts, content, kept(facts, content, edition.included_files(facts.sha)))
                for facts, content in told
            }
        return self._included[game]

    def offered(self, game: str, language: str) -> list[EditionFacts]:
        """What comes with a game, the usual edition of a language first."""
        usual = self.usual(game, language).sha
        facts = [each.facts for each in self.included(game).values()]
        return sorted(facts, key=lambda each: each.sha != usual)

    def earlier(self, game: str, sha: str) -> KeptPack | None:
        """An edition that used to come with a game: tables and logs may still name it."""
        edition = self.of_game(game)
        files = edition.earlier(sha)
        if files is None:
            return None
        content = edition.read(files, accepted=True)
        return kept(self.told(game, content, mine=False), content, {name: text.decode() for name, text in files.items()})

    def is_public(self, game: str, sha: str) -> bool:
        """Whether an edition comes with its game, or used to: its cards are no secret."""
        return sha in self.included(game) or self.of_game(game).earlier(sha) is not None

    def usual(self, game: str, language: str) -> KeptPack:
        """What people of a language play with if nobody chooses."""
        content = self.of_game(game).usual(language)
        return self.included(game)[self.told(game, content, mine=False).sha].kept


def kept(facts: EditionFacts, content: Any, files: Mapping[str, str]) -> KeptPack:
    body = Body(dict(files), msgspec.Raw(msgspec.json.encode(content)))
    return KeptPack(facts.sha, msgspec.json.encode(facts).decode(), msgspec.json.encode(body).decode())


def read_body(kept: KeptPack) -> Body | dict[str, str]:
    """All of an edition; of one that an older server kept, the files alone."""
    try:
        return msgspec.json.decode(kept.body, type=Body)
    except msgspec.ValidationError:
        return msgspec.json.decode(kept.body, type=dict[str, str])
