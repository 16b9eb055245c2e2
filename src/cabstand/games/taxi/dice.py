"""The die of TAXI!, as a log writes it: `die 5`."""

from typing import Final

from cabstand.core.dice import Die

DICE: Final = (Die("die", "die", "123456", r"[1-6]"),)
