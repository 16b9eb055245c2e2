"""The program `cabstand`. It settles how rules are run, and only then loads anything that holds a rule.

Nobody who plays, or serves people who play, waits for compilation: rules are interpreted until all of them have been compiled
before, and the server has that done by a process beside it. Somebody who counts or solves needs the speed, and waits for it.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final

COMPILE_AT_ONCE: Final = ("simulate", "arena", "export", "solve")


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] not in [[word] for word in COMPILE_AT_ONCE]:
        os.environ.setdefault("CABSTAND_RULES", "ready")
    from cabstand.cli.commands import run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
