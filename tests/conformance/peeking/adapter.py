"""Night Rank with a bot that looks at the hands of others wherever it is given a whole record: in the lab."""

from typing import Final

from night_rank.adapter import NightRank


class PeeksInTheLab(NightRank):
    pass


GAME: Final = PeeksInTheLab()
