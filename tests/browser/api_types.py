"""`./cab types`: the types of everything that goes over the wire, and what else the page and its tests take from Python."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.browser.licences import LICENCES, made_licences
from tests.browser.node import WEB, package, run_node
from tests.browser.vectors import FOLDER as VECTORS
from tests.browser.vectors import made_vectors, write_vectors

from cabstand.content.catalogue import languages
from cabstand.core.edition import Edition, all_editions
from cabstand.core.game import Game
from cabstand.core.places import places
from cabstand.core.registry import find_game, part_of
from cabstand.server.replays import PART
from cabstand.server.schema import schemas_of

KEPT: Final = WEB / "src" / "api" / "schema.d.ts"
FACTS: Final = WEB / "src" / "facts.json"


def made_types() -> str:
    """The types of everything that goes over the wire in any game, from the server's own document."""
    return types_of(made_document())


def made_document() -> bytes:
    return subprocess.check_output([sys.executable, "-m", "cabstand.server.document", "--without-games"])


def made_types_of_games() -> dict[Path, str]:
    """The types of each game's view and editions, by the file that holds them."""
    editions = all_editions()
    return {
        place.files / "web" / "view.d.ts": types_of(document_of(find_game(name), editions.get(name)))
        for name, place in places().items()
        if place.built_in and place.files is not None
    }


def document_of(game: Game, edition: Edition[Any] | None) -> bytes:
    """The types of a game alone, as a document that has no paths."""
    _, schemas = schemas_of(game, edition)
    about = {"title": game.name, "version": str(game.version)}
    document = {"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": schemas}}
    return json.dumps(document, sort_keys=True).encode()


def types_of(document: bytes) -> str:
    """What openapi-typescript makes of a document."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "types.d.ts"
        source.write_bytes(document)
        done = run_node(package("openapi-typescript/bin/cli.js"), str(source), "-o", str(target))
        assert done.returncode == 0, done.stderr
        return target.read_text()


def made_facts() -> str:
    """What the page must know of the server beside its types: languages, and how much of a game is asked for at once."""
    spoken = [{"code": language.code, "name": language.name, "whole": language.complete} for language in languages()]
    return json.dumps({"languages": spoken, "steps": PART}, indent=2, ensure_ascii=False) + "\n"


def made_editions() -> dict[Path, str]:
    """What the editors of the games must know of their editions, by the file that tells them."""
    told = {name: edition.editor() for name, edition in all_editions().items() if places()[name].built_in}
    folders = {name: places()[name].files for name in told}
    return {
        folder / "web" / "edition.json": json.dumps(told[name], indent=2) + "\n"
        for name, folder in folders.items()
        if folder is not None and told[name]
    }


def made_facts_of_games() -> dict[Path, str]:
    """What the screens of the games must know of their rules, by the file that tells them."""
    told = {place.files: part_of(find_game(place.name), "page", "FACTS") for place in places().values() if place.built_in}
    return {
        folder / "web" / "facts.json": json.dumps(facts, indent=2) + "\n" for folder, facts in told.items() if folder and facts
    }


if __name__ == "__main__":
    types = {KEPT: made_types(), FACTS: made_facts(), LICENCES: made_licences()} | made_types_of_games()
    for file, text in (types | made_editions() | made_facts_of_games()).items():
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file.name} is that of the server.\n")
    write_vectors(VECTORS, made_vectors())
    sys.stdout.write("The known answers for the page's unit tests are those of Python.\n")
