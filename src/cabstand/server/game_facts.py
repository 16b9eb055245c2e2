"""What there is to say about the games of this server before anybody plays: the dialogs of the page are drawn from it."""

import logging
from functools import cache
from typing import Any, Final

import msgspec

from cabstand.bots.registry import bots_of, check_characters, coach_of
from cabstand.content.catalogue import Catalogue, catalogue, languages_of
from cabstand.content.naming import game_name
from cabstand.core import Game, Refused, find_game, game_names
from cabstand.core.game import refuse
from cabstand.core.manifest import Character, manifest_of, usual_seats
from cabstand.core.options import option_schema
from cabstand.core.places import places
from cabstand.core.referee import has_referee
from cabstand.core.registry import part_of

_PARTS: Final = {"dice": "DICE", "referee": "REFEREE", "edition": "EDITION", "daily": "DAILY", "solver": "SOLVER"}
"""Capabilities that are a part of a game's own package, and what the part is called there."""
_LAST: Final = 10**6  # minutes, for games that do not say how long they take
log = logging.getLogger("cabstand.games")


class SeatCounts(msgspec.Struct, frozen=True):
    least: int
    most: int


class GameTexts(msgspec.Struct, frozen=True):
    """In the reader's language, or in English where the game does not speak it."""

    name: str
    about: str


class ScreenAddress(msgspec.Struct, frozen=True):
    """Where the page finds a screen that is not built into it."""

    module: str
    style: str | None


class GameFacts(msgspec.Struct, frozen=True):
    """One game."""

    name: str
    """As it is called in requests."""
    version: int
    texts: GameTexts
    seats: SeatCounts
    """What the rules allow."""
    box: SeatCounts
    """What the printed game is made for; the page offers these."""
    usual_seats: int
    options: dict[str, Any]
    """A JSON schema of `options` in NewTable. `x-hidden` marks those that no dialog asks for, `x-seats` those that are a choice
    with some numbers of seats only; `examples` are the values that a dialog offers."""
    big_screen_options: dict[str, str]
    languages: list[str]
    """In which it has texts."""
    secret: bool
    """Whether seats may hold something back from each other, or from spectators."""
    minutes: tuple[int, int] | None
    """How long a game takes, from about to about; null where nobody has said."""
    capabilities: list[str]
    """Of: bots, coach, referee, edition, daily, solver, big-screen, teams."""
    characters: list[Character]
    """Bots with a name and a face, weakest first."""
    bots: list[str]
    """Plain bots, weakest first."""
    screen: ScreenAddress | None
    """Null for a game whose screen is part of the page, and for one that has none of its own."""


class BrokenGame(msgspec.Struct, frozen=True):
    """A game that is installed and cannot be played here."""

    name: str
    why: str


class Games(msgspec.Struct, frozen=True):
    games: list[GameFacts]
    """Those that come with Cabstand first; among these and among the others, the shortest first."""
    broken: list[BrokenGame]


def check_referee(game: Game) -> None:
    """A server has nobody who could say how it was: a game that waits for that brings its own referee."""
    if game.needs_referee and not has_referee(game):
        raise refuse("table-no-referee", game=game.name)


@cache
def games_in(language: str) -> Games:
    """The games as a reader of this language is told about them. Games change only while no server runs."""
    told: list[GameFacts] = []
    broken: list[BrokenGame] = []
    for name in game_names():
        try:
            game = find_game(name)
            check_referee(game)
            told.append(facts_of(game, catalogue(language)))
        except Refused as error:
            refusal = error.refusal
            broken.append(
                BrokenGame(name, str(refusal.args.get("why") or catalogue(language).tell(refusal.reason, refusal.args)))
            )
        except Exception as error:  # a stranger's code: whatever is wrong with it is its own matter
            log.exception("nothing can be said about the game %s", name)
            broken.append(BrokenGame(name, f"{type(error).__name__}: {error}"))
    return Games(sorted(told, key=_order), broken)


def _order(facts: GameFacts) -> tuple[bool, tuple[int, int], str]:
    return not places()[facts.name].built_in, facts.minutes or (_LAST, _LAST), facts.name


def facts_of(game: Game, words: Catalogue) -> GameFacts:
    """What there is to say about a game. A character whose bot is missing is refused."""
    manifest = manifest_of(game.name)
    check_characters(game)
    return GameFacts(
        name=game.name,
        version=game.version,
        texts=GameTexts(game_name(words, game.name), words.get(f"{game.name}-about")),
        seats=_counts(game.seats),
        box=_counts(game.box_seats),
        usual_seats=usual_seats(game),
        options=_told_options(game, words),
        big_screen_options=manifest.big_screen_options,
        languages=languages_of(game.name),
        secret=not game.all_open,
        minutes=manifest.minutes,
        capabilities=capabilities_of(game),
        characters=list(manifest.characters),
        bots=list(bots_of(game)),
        screen=_screen_address(game.name),
    )


def capabilities_of(game: Game) -> list[str]:
    parts = [part for part, name in _PARTS.items() if part_of(game, part, name) is not None]
    reviews = ["review"] if coach_of(game).reviews else []
    return ["bots", "coach", *reviews, *parts, *manifest_of(game.name).features]


def _screen_address(game: str) -> ScreenAddress | None:
    screen = manifest_of(game).screen
    if screen is None:
        return None
    return ScreenAddress(f"/games/{game}/{screen.module}", None if screen.style is None else f"/games/{game}/{screen.style}")


def _counts(seats: range) -> SeatCounts:
    return SeatCounts(seats.start, seats.stop - 1)


def _told_options(game: Game, words: Catalogue) -> dict[str, Any]:
    """The schema, with what the game calls its options and says about them."""
    schema = option_schema(game)
    properties = {name: part | _texts_of(f"{game.name}-option-{name}", words) for name, part in schema["properties"].items()}
    return schema | {"properties": properties}


def _texts_of(option: str, words: Catalogue) -> dict[str, str]:
    texts = {"title": words.get(option), "description": words.get(f"{option}-why")}
    return {key: text for key, text in texts.items() if text}
