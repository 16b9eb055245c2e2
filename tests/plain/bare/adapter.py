from typing import Final

from night_rank.adapter import NightRank


class BareNightRank(NightRank):
    """The same game: it lies in a package that has nothing else."""


GAME: Final = BareNightRank()
