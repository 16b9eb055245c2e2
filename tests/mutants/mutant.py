"""One small fault, planted in one file."""

from typing import NamedTuple


class Mutant(NamedTuple):
    path: str
    """From the root of the project."""
    start: int
    end: int
    """The characters of the file that are replaced."""
    before: str
    after: str
    line: int
    function: str = ""
    """The name of the function that it is in, with those around it, as in `Desk.open`; nothing outside of any."""

    def planted(self, source: str) -> str:
        assert source[self.start : self.end] == self.before
        return source[: self.start] + self.after + source[self.end :]

    @property
    def change(self) -> str:
        return f"{_short(self.before)} -> {_short(self.after)}"


def _short(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 60 else words[:57] + "..."
