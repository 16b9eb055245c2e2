"""Numbers on the command line, refused in words."""

import re
from collections.abc import Callable

from cabstand.cli.terminal import Terminal


def whole(terminal: Terminal, name: str, least: int, most: int) -> Callable[[str], int]:
    """An argument type: a whole number in a range, refused in words."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise terminal.fail("cli-no-number", name=name, least=str(least), most=str(most), value=text[:40])
        return int(text)

    return read


def decimal(terminal: Terminal, name: str) -> Callable[[str], float]:
    """An argument type: a number that can be reckoned with, so neither infinite nor none."""

    def read(text: str) -> float:
        if not re.fullmatch(r"-?\d{1,6}(\.\d{1,15})?", text, re.ASCII):
            raise terminal.fail("cli-no-decimal", name=name, value=text[:40])
        return float(text)

    return read
