"""The move made for somebody who is absent or out of time: keep the card, throw rather than pay, leave by Give or Take."""

from cabstand.core.rule import rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.record import CHOOSE, LEAVE, Record


@rule
def fallback(s: Record) -> int:
    if s.phase == CHOOSE:
        return moves.KEEP
    return moves.BY_GIVE if s.phase == LEAVE else moves.THROW
