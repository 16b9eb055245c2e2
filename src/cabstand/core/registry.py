"""The games there are, and what each of them brings beside its rules.

A game that cannot be loaded is refused by name; all others go on as if it were not there.
"""

import logging
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cabstand.core.game import LONGEST_NAME, Game, Refused, refuse
from cabstand.core.manifest import BadManifest, check, read_manifest
from cabstand.core.places import Place, places

log = logging.getLogger("cabstand.games")


def game_names() -> list[str]:
    """The names of all games, those included that cannot be loaded."""
    return list(places())


def find_game(name: str, version: int | None = None) -> Game:
    """The game of this name, in its newest rules or in those of a version that a log was begun with."""
    if name not in places():
        raise refuse("no-such-game", name=name[:LONGEST_NAME], known=", ".join(game_names()))
    versions = _load(places()[name])
    if isinstance(versions, str):
        raise refuse("game-broken", name=name, why=versions)
    wanted = max(versions) if version is None else version
    if wanted not in versions:
        raise refuse("no-such-version", name=name, version=wanted, known=", ".join(str(v) for v in sorted(versions)))
    return versions[wanted]


def sound_games() -> list[Game]:
    """All games that can be loaded, in their newest rules. One that cannot is in nobody's way."""
    found = []
    for name in game_names():
        with suppress(Refused):
            found.append(find_game(name))
    return found


def load_game(at: str) -> Game:
    """The game object at `package.module:NAME`."""
    module, _, attribute = at.partition(":")
    game: Game = getattr(import_module(module), attribute)
    return game


def broken_games() -> dict[str, str]:
    """The games that cannot be loaded, by name, and why."""
    return {name: why for name, place in places().items() if isinstance(why := _load(place), str)}


@cache
def _load(place: Place) -> dict[int, Game] | str:
    """A game by the versions of its rules: earlier ones are in EARLIER, beside the newest. Or why it cannot be loaded."""
    try:
        newest = load_game(place.at)
        versions = getattr(import_module(place.at.partition(":")[0]), "EARLIER", {}) | {newest.version: newest}
        check(read_manifest(place), newest, place)
    except Exception as error:  # a stranger's code: whatever is wrong with it is its own matter
        log.debug("the game %s cannot be loaded", place.name, exc_info=True)
        return _why(error)
    return versions if newest.name == place.name else f"it calls itself {newest.name!r}"


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, BadManifest) else f"{type(error).__name__}: {error}"


def part_of(game: Game, part: str, name: str) -> Any:
    """What a game brings beside its rules: `NAME` in the module `part` of its package. None where it brings nothing.

    Refused where the part is there and cannot be loaded.
    """
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.{part}") is None:
        return None
    try:
        module = import_module(f"{package}.{part}")
    except Exception as error:  # a stranger's code, too
        log.debug("%s of the game %s cannot be loaded", part, game.name, exc_info=True)
        raise refuse("game-broken", name=game.name, why=f"{part}: {_why(error)}") from error
    return getattr(module, name, None)


def games_with(part: str, name: str) -> dict[str, Any]:
    """A part of all the games that bring it, by their names. What cannot be loaded is left out."""
    found = {}
    for game in sound_games():
        with suppress(Refused):
            found[game.name] = part_of(game, part, name)
    return {game: brought for game, brought in found.items() if brought is not None}
