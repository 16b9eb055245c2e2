"""`./cab pack`: check the files of an edition, or make a folder for a new one."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cabstand.cli.terminal import MENDABLE, Terminal
from cabstand.core.edition import Edition, Fault, all_editions, read_folder
from cabstand.core.places import places


def run(args: Namespace, terminal: Terminal) -> int:
    folder, edition = Path(args.folder), _edition(args, terminal)
    return _check(edition, folder, terminal) if args.what == "check" else _new(edition, folder, terminal)


def _edition(args: Namespace, terminal: Terminal) -> Edition[Any]:
    """The editions of the game that was named; of those that come with Cabstand only one has some, which need not be."""
    editions = all_editions()
    game = args.game or next((name for name in editions if places()[name].built_in), "")
    if game not in editions:
        raise terminal.fail("pack-no-editions", name=game[:40], known=", ".join(editions) or "-")
    return editions[game]


def _check(edition: Edition[Any], folder: Path, terminal: Terminal) -> int:
    found = edition.check(*read_folder(folder, edition.files))
    _tell(found.faults, terminal)
    if found.faults:
        terminal.say("pack-faults", faults=len(found.faults))
        return MENDABLE
    summary = edition.summary(found.content)
    terminal.say(summary.message, **summary.args)
    if advice := edition.advice(found.content, found.texts):
        terminal.say("pack-advice", notes=len(advice))
        _tell(advice, terminal)
    return 0


def _tell(faults: Sequence[Fault], terminal: Terminal) -> None:
    for fault in faults:
        what = terminal.words.say(fault.reason, **fault.args)
        terminal.say("pack-fault", file=fault.file, line=fault.line, what=what)


def _new(edition: Edition[Any], folder: Path, terminal: Terminal) -> int:
    """A small edition that is sound, to be filled in."""
    try:
        folder.mkdir(parents=True)
        for name, text in edition.template().items():
            (folder / name).write_text(text, encoding="utf-8")
    except FileExistsError:
        raise terminal.fail("pack-folder-taken", folder=str(folder)) from None
    except OSError as error:
        raise terminal.fail("cli-cannot-write", path=str(folder), why=error.strerror or str(error)) from None
    terminal.say("pack-made", folder=str(folder))
    return 0
