"""The bots of TAXI!, by name."""

from cabstand.games.taxi.bots.deciding import BOTS

__all__ = ["BOTS"]
