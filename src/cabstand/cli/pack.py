"""`./cab pack`: check a question pack, or make a folder for a new one."""

from argparse import Namespace
from pathlib import Path

from cabstand.cli.terminal import MENDABLE, Terminal
from cabstand.games.taxi.packs.check import check_pack
from cabstand.games.taxi.packs.pack import FILES, read_pack

_TEMPLATE = {
    "pack.toml": 'name = "My town"\ncity = "My town"\nlanguage = "en"\nlicence = "CC BY 4.0"\nauthors = ["Me"]\n',
    "questions.csv": "1,2,history,In which year was our town hall opened?,1897,It opened with a brass band on 3 May 1897.\n"
    '1,4,history,Who gave the clock for its tower?,Mary Bell | Bell,"The brewer Mary Bell, as a brass plate says."\n',
    "give_or_take.csv": "1,8,A tourist takes you for a film star and tips like a fan.\n"
    "2,-6,You park under a tree full of pigeons.\n",
    "sound_off.csv": "1,Breakfast,toast,cereal,egg,coffee,hungry,bacon\n",
}


def run(args: Namespace, terminal: Terminal) -> int:
    folder = Path(args.folder)
    return _check(folder, terminal) if args.what == "check" else _new(folder, terminal)


def _check(folder: Path, terminal: Terminal) -> int:
    faults = check_pack(folder)
    for fault in faults:
        what = terminal.words.say(fault.reason, **fault.args)
        terminal.say("pack-fault", file=fault.file, line=fault.line, what=what)
    if faults:
        terminal.say("pack-faults", faults=len(faults))
        return MENDABLE
    pack = read_pack(folder)
    counts = {"questions": len(pack.questions) // 2, "gifts": len(pack.gifts), "talks": len(pack.talks)}
    terminal.say("pack-sound", name=pack.name, sha=pack.sha256, **counts)
    return 0


def _new(folder: Path, terminal: Terminal) -> int:
    """A small pack that is sound, to be filled in."""
    try:
        folder.mkdir(parents=True)
        for name, columns in FILES.items():
            head = ",".join(columns) + "\n" if columns else ""
            (folder / name).write_text(head + _TEMPLATE[name], encoding="utf-8")
    except FileExistsError:
        raise terminal.fail("pack-folder-taken", folder=str(folder)) from None
    except OSError as error:
        raise terminal.fail("cli-cannot-write", path=str(folder), why=error.strerror or str(error)) from None
    terminal.say("pack-made", folder=str(folder))
    return 0
