"""The address from which each player was last heard: people at one address share what the server does for them.

Kept in memory only, and written nowhere: who came from where is nobody's business later.
"""

from collections import OrderedDict
from typing import Final

_MOST: Final = 50_000


class Whereabouts:
    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._seen: OrderedDict[str, str] = OrderedDict()

    def saw(self, player: str, address: str) -> None:
        self._seen[player] = address
        self._seen.move_to_end(player)
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)

    def of(self, player: str) -> str:
        """The address of a player; of somebody who has not been here lately, the player's own id."""
        return self._seen.get(player, player)
