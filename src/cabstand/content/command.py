"""What people type to run this program. Texts name it with `{ COMMAND() }`, so that a hint can be typed as it stands."""

import os
from typing import Final

VARIABLE: Final = "CABSTAND_COMMAND"
"""Set by the script of a clone, which is `./cab` there. Whoever has installed Cabstand types `cabstand`."""


def command() -> str:
    return os.environ.get(VARIABLE, "cabstand")
