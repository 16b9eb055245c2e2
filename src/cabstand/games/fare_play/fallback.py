"""The move made for somebody who is absent: declare where possible, never react, never start over, else any legal move.

ruling: which one, the position fixes; nothing is drawn at random. What lies on the table spreads the choice.
"""

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import moves
from cabstand.games.fare_play.flow import legal
from cabstand.games.fare_play.record import BEGIN, DECLARE, REACT, Record


@rule
def fallback(s: Record, seat: int, out: Ints) -> int:
    if s.phase == DECLARE:
        return moves.DECLARE
    if s.phase == REACT:
        return moves.NOTHING
    if s.phase == BEGIN:
        return moves.GO
    count = legal(s, seat, out)
    return int(out[(7 * s.laid + 13 * s.round_no + s.hand_size[seat]) % count])
