"""Fare Play in numbers, for programs that learn it."""

from itertools import accumulate
from typing import Final

import numpy as np

from cabstand.core.encoding import Batch, Encoding
from cabstand.games.fare_play.encoding.actions import ACTIONS, BLOCKS, index, move
from cabstand.games.fare_play.encoding.loops import hide_all, step
from cabstand.games.fare_play.playable import MOST_MOVES

_ENDS: Final = list(accumulate(block.size for block in BLOCKS))

ENCODING: Final = Encoding(
    actions=ACTIONS,
    index=index,
    move=move,
    out_of_turn=False,
    left_out=("index", "links", "known"),  # the first two follow from the map; what is known of a hand stands in that hand
    cell=np.int8,
    batch=Batch(frozenset({"random", "simple"}), step, MOST_MOVES, hide_all),
    notes={
        str(end - 1) if block.size == 1 else f"{end - block.size} to {end - 1}": block.what
        for block, end in zip(BLOCKS, _ENDS, strict=True)
    },
)
