"""The names of a new game: in texts, in Python, of its class, and as a title."""

import keyword
import re
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec

from cabstand.core.places import GROUP, places

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 32


class NotAName(ValueError):
    """Why a game cannot be called that, in words for its writer."""


@dataclass(frozen=True)
class Names:
    name: str
    """`night-rank`: in commands, positions and logs."""

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")

    @property
    def class_name(self) -> str:
        return "".join(word.capitalize() for word in self.name.split("-"))

    @property
    def title(self) -> str:
        return " ".join(word.capitalize() for word in self.name.split("-"))

    def replace(self, other: "Names", text: str) -> str:
        """A text about this game as one about another."""
        for mine in ("title", "class_name", "module", "name"):
            text = text.replace(getattr(self, mine), getattr(other, mine))
        return text


def check_name(name: str) -> Names:
    """The names of a game that can be made; what is wrong with others is said."""
    names = Names(name)
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        raise NotAName(f"“{name}” is not a name for a game: use small letters, digits and hyphens, as in night-rank.")
    if name in places():
        raise NotAName(f"{name} comes with Cabstand." if places()[name].built_in else _installed(name))
    if keyword.iskeyword(names.module) or keyword.issoftkeyword(names.module):
        raise NotAName(f"“{name}” is a word of Python: choose another name.")
    if find_spec(names.module) is not None:
        raise NotAName(f"Python has a module {names.module} already: choose another name.")
    return names


def _installed(name: str) -> str:
    """What to say of a game that is there already: its folder may be gone, and pip still knows it by a name of its own."""
    packages = {point.dist.name for point in entry_points(group=GROUP, name=name) if point.dist is not None}
    return f"{name} is installed already. To take it away: .venv/bin/pip uninstall {' '.join(sorted(packages))}"
