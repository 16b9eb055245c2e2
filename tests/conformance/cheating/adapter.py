"""Night Rank with a bot that whistles without a whistle."""

from typing import Final

from night_rank.adapter import NightRank


class WhistlesWithoutAWhistle(NightRank):
    pass


GAME: Final = WhistlesWithoutAWhistle()
