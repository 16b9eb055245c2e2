"""What the screen in the browser knows of the cards, so that it can draw them.

`./cab types` writes it into `web/facts.json`.
"""

from typing import Final

from cabstand.games.fare_play.cards import CARD_NAMES, deck
from cabstand.games.fare_play.lanes import LANES, OPEN

_EDGES: Final = "nesw"

FACTS: Final[dict[str, object]] = {
    "roads": list(deck()["road"]),
    "locations": list(deck()["location"]),
    "tokens": list(deck()["obstacle"]),
    "lanes": {CARD_NAMES[kind]: ["".join(_EDGES[edge] for edge in lane) for lane in lanes] for kind, lanes in LANES.items()},
    "open": {CARD_NAMES[kind]: "".join(_EDGES[edge] for edge in edges) for kind, edges in OPEN.items()},
}
