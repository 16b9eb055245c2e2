"""The dice of Space Taxi, as a log writes them: `RRGBYT 134 s5`."""

from typing import Final

from cabstand.core.dice import Die

DICE: Final = (
    Die("passenger", "throw", "RGBYPT", r"[RGBYPT]"),
    Die("fuel", "throw", "123456", r"(?<!s)[1-6]"),
    Die("smuggling", "throw", "12345678", r"(?<=s)[1-8]"),
)
