"""`game.toml` in the folder of a game: what its class does not say.

It is optional, and so is everything in it. It is checked when the game is loaded; a mistake names the file and the line, and
keeps only this game from being played.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from cabstand.core.game import Game, Refused
from cabstand.core.places import Place, places

FILE: Final = "game.toml"
SCREEN_FOLDER: Final = "web"
Feature = Literal["big-screen", "teams"]
"""`big-screen`: one screen shows the game and phones play it. `teams`: several people may share a seat."""
Minutes = Annotated[int, msgspec.Meta(ge=1, le=24 * 60)]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot with a name, a face and a manner.

    Its texts are `<game>-character-<id>`, with `-line` and `-face` behind it; the face itself is drawn by the page.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,31}$")]
    bot: str
    """The bot that chooses its moves."""
    knows: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    """In a game that asks questions: how many of 100 it can answer, roughly."""


FileName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*\.(js|css|svg|png|woff2)$")]


class BuiltScreen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser screen that is not built into the page: files in the folder `web` of the game's package.

    Only files that are named here leave the server. The module exports `mount(target, props)`.
    """

    module: FileName
    style: FileName | None = None
    files: tuple[FileName, ...] = ()
    """What the two load themselves, pictures for example."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name in (self.module, self.style, *self.files) if name is not None)


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    usual_seats: int | None = None
    """How many sit down when somebody just wants to play; without it, the fewest of the box."""
    minutes: tuple[Minutes, Minutes] | None = None
    """How long a game takes, from about to about."""
    features: tuple[Feature, ...] = ()
    big_screen_options: dict[str, str] = {}
    """What a game in front of a big screen begins with, where that is not the default."""
    bot_pause: Annotated[float, msgspec.Meta(gt=0, le=5)] = 1.0
    """How many times as long as usual bots wait before they move, where a move wants to be looked at."""
    characters: tuple[Character, ...] = ()
    """Weakest first."""
    screen: BuiltScreen | None = None
    """For games of other packages; screens of built-in games are part of the page."""


class BadManifest(ValueError):
    """What is wrong with a manifest, with its file and line; not with its whole path, which is nobody else's business."""

    def __init__(self, file: Path, line: int, what: str) -> None:
        super().__init__(f"{file.parent.name}/{file.name}, line {line}: {what}")


def manifest_of(game: str) -> Manifest:
    """The manifest of a game, by its name; an empty one for a game that has none."""
    place = places().get(game)
    return Manifest() if place is None else read_manifest(place)


def usual_seats(game: Game) -> int:
    """How many sit down when somebody just wants to play."""
    return manifest_of(game.name).usual_seats or game.box_seats.start


def characters_of(game: str) -> tuple[Character, ...]:
    """The characters that play a game, weakest first."""
    return manifest_of(game).characters


def find_character(game: str, name: str) -> Character | None:
    return next((character for character in characters_of(game) if character.id == name), None)


@cache
def read_manifest(place: Place) -> Manifest:
    """The manifest in the folder of a game. A game that is a lone module has no folder, and none."""
    file = None if place.files is None else place.files / FILE
    return Manifest() if file is None or not file.is_file() else parse(file.read_text(encoding="utf-8"), file)


def parse(text: str, file: Path) -> Manifest:
    """A manifest from its text."""
    try:
        manifest = msgspec.convert(tomllib.loads(text), Manifest)
    except tomllib.TOMLDecodeError as error:
        what, line = _syntax(str(error), text)
        raise BadManifest(file, line, what) from None
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise BadManifest(file, line_of(text, path.rstrip("`"), what), what) from None
    for key, wrong in _contradictions(manifest):
        raise BadManifest(file, line_of(text, key), wrong)
    return manifest


def check(manifest: Manifest, game: Game, place: Place) -> None:
    """Whether a manifest fits the game it lies beside."""
    folder = place.files or Path()
    for key, wrong in [*_misfits(manifest, game), *_missing_files(manifest, folder / SCREEN_FOLDER)]:
        raise bad_manifest(place, key, wrong)


def bad_manifest(place: Place, key: str, what: str) -> BadManifest:
    """What to raise for a mistake that only shows beside the game's other parts; the key is written as `line_of` reads it."""
    file = (place.files or Path()) / FILE
    return BadManifest(file, line_of(file.read_text(encoding="utf-8"), key), what)


def _contradictions(manifest: Manifest) -> Iterator[tuple[str, str]]:
    if manifest.minutes is not None and manifest.minutes[0] > manifest.minutes[1]:
        yield ".minutes", "`minutes` goes from the shorter to the longer time"
    ids = [who.id for who in manifest.characters]
    for at, name in enumerate(ids):
        if name in ids[:at]:
            yield f".characters[{at}].id", f"there are two characters `{name}`"


def screen_file(game: str, name: str) -> Path | None:
    """A file of a game's screen, where its manifest names it; else None."""
    place, screen = places().get(game), manifest_of(game).screen
    if place is None or place.files is None or screen is None or name not in screen.names:
        return None
    return place.files / SCREEN_FOLDER / name


def _misfits(manifest: Manifest, game: Game) -> Iterator[tuple[str, str]]:
    if manifest.usual_seats is not None and manifest.usual_seats not in game.seats:
        yield ".usual_seats", f"`usual_seats` must be from {game.seats.start} to {game.seats.stop - 1}"
    try:
        game.read_options(manifest.big_screen_options)
    except Refused as error:
        yield ".big_screen_options", str(error)


def _missing_files(manifest: Manifest, folder: Path) -> Iterator[tuple[str, str]]:
    for name in manifest.screen.names if manifest.screen is not None else ():
        if not (folder / name).is_file():
            yield ".screen", f"there is no file `{folder.name}/{name}`"


def _syntax(error: str, text: str) -> tuple[str, int]:
    """What tomllib found, and the line: it says "at end of document" for the last one."""
    what, _, where = error.partition(" (at ")
    found = re.match(r"line (\d+)", where)
    return what, int(found[1]) if found else max(1, len(text.splitlines()))


_UNKNOWN: Final = re.compile(r"unknown field `(.*)`")
_STEP: Final = re.compile(r"\.(?P<key>[\w-]+)|\[(?P<at>\d+|\.\.\.)\]")


def line_of(text: str, path: str, what: str = "") -> int:
    """The line, from 1, of what a path such as `.characters[1].knows` leads to, or of the last step that can be found.

    A key that is not allowed is in the message and not in the path.
    """
    steps = [match["key"] or match["at"] for match in _STEP.finditer(path)]
    unknown = _UNKNOWN.search(what)
    steps += [unknown[1]] if unknown else []
    lines, at = text.splitlines(), 0
    for step, after in zip(steps, [*steps[1:], ""], strict=True):
        if step.isdecimal() or step == "...":
            continue
        nth = int(after) if after.isdecimal() else 0
        at = _find(lines, at, step, nth)
    return at + 1


def _find(lines: list[str], begin: int, key: str, nth: int) -> int:
    """The line of a key or of the nth table of that name, from a line on; where it is not, that line."""
    name = rf"[\"']?{re.escape(key)}[\"']?"
    tables = [n for n in range(begin, len(lines)) if re.match(rf"\s*\[\[?\s*{name}\s*\]\]?", lines[n])]
    if len(tables) > nth:
        return tables[nth]
    return next((n for n in range(begin, len(lines)) if re.match(rf"\s*{name}\s*=", lines[n])), begin)
