"""Why a card of the viewer's own hand is of no use for what is asked: said of the card, before any move is tried."""

from cabstand.core.game import Refusal
from cabstand.games.fare_play import cards
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import OBSTACLES, ROADS
from cabstand.games.fare_play.figures import Facts
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.record import Record
from cabstand.games.fare_play.traffic import is_aimed


def why_idle(s: Record, f: Facts, kind: int) -> Refusal | None:
    """The reason; None where the card can be used."""
    if s.phase == r.DISCARD:
        return Refusal("fare-play-locations-stay") if is_location(kind) else None
    if s.phase in (r.FAST, r.RUSH) and kind >= ROADS:
        return Refusal("fare-play-only-roads")
    if s.phase in (r.PLAY, r.FAST, r.RUSH):
        return None if f.is_playable[kind] else Refusal(_nothing_to_do(kind))
    if s.phase == r.LOCATE:
        return None if is_location(kind) else Refusal("fare-play-location-first")
    if s.phase == r.REACT and kind in (cards.RED_LIGHT, cards.DETOUR):
        return None
    return Refusal("fare-play-not-now")


def _nothing_to_do(kind: int) -> str:
    """What a card would need in the one-card step and does not find."""
    if kind < ROADS:
        return "fare-play-fits-nowhere"
    if is_location(kind):
        return "fare-play-location-waits"
    if kind < cards.ROAD_WORKS + OBSTACLES:
        return "fare-play-token-nowhere"
    if kind == cards.HEARSE:
        return "fare-play-hearse-waits"
    if kind <= cards.ALL_CLEAR:
        return "fare-play-nothing-to-clear"
    if is_aimed(kind):
        return "fare-play-nobody-to-aim-at"
    if kind in (cards.RESURFACE, cards.U_TURN):
        return "fare-play-nothing-to-work-on"
    return "fare-play-nothing-to-lay" if kind == cards.FAST_LANE else "fare-play-only-an-answer"
