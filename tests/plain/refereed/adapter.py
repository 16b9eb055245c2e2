from typing import Final

from night_rank.adapter import NightRank


class RefereedNightRank(NightRank):
    """The same game: it lies in a package that has a referee."""


GAME: Final = RefereedNightRank()
