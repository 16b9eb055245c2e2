"""`./cab types`: the types of everything that goes over the wire, and what else the page and its tests take from Python."""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.browser.node import WEB, package, run_node
from tests.browser.vectors import FOLDER as VECTORS
from tests.browser.vectors import made_vectors, write_vectors

from cabstand.content.catalogue import languages
from cabstand.core.edition import all_editions
from cabstand.core.places import ONLY, places
from cabstand.core.registry import find_game, part_of
from cabstand.server.replays import PART

KEPT: Final = WEB / "src" / "api" / "schema.d.ts"
FACTS: Final = WEB / "src" / "facts.json"


def made_document() -> bytes:
    """The server's own document, about the games of Cabstand alone."""
    command = [sys.executable, "-m", "cabstand.server.document"]
    return subprocess.check_output(command, env=os.environ | {ONLY: ""})


def made_types() -> str:
    """What openapi-typescript makes of it."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        source.write_bytes(made_document())
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
    for file, text in ({KEPT: made_types(), FACTS: made_facts()} | made_editions() | made_facts_of_games()).items():
        file.write_text(text)
        sys.stdout.write(f"{file.name} is that of the server.\n")
    write_vectors(VECTORS, made_vectors())
    sys.stdout.write("The known answers for the page's unit tests are those of Python.\n")
