"""Libraries that only some parts of Cabstand need. The metadata of the package say which extra brings which."""

import re
import sys
from importlib.metadata import requires

from cabstand.core.game import Refused, refuse

_FOR_DEVELOPERS = "dev"


def extra_of(module: str) -> str | None:
    """The extra that brings a library: `server` for `litestar.params`. None for a library that no extra brings."""
    wanted = _normal(module.partition(".")[0])
    for line in requires("cabstand") or ():
        found = re.fullmatch(r"([\w.-]+).*;.*extra == ['\"]([\w-]+)['\"].*", line)
        if found and found[2] != _FOR_DEVELOPERS and _normal(found[1]) == wanted:
            return found[2]
    return None


def missing(module: str) -> Refused | None:
    """What to tell somebody who has not installed a library: how to get it. None where no extra would bring it."""
    if extra := extra_of(module):
        return refuse("extra-missing", package=module.partition(".")[0], python=sys.executable, extra=extra)
    return None


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
