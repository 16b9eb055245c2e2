"""What a table adds to the card that its referee shows: who is asked, who of a team speaks, how long they may think."""

from msgspec.structs import replace

from cabstand.core.game import Seat
from cabstand.core.referee import Asked, Card
from cabstand.table.plan import Plan


def of_team(card: Card, by: str, viewer: int | None, is_voice: bool) -> Card:
    """A card that a team answers. The subject of a talk is for them, and for the room, once they have said who talks."""
    if card.kind != "talk" or card.stage == "done":
        return replace(card, by=by)
    if by:
        return replace(card, by=by, yours=is_voice)
    return replace(card, stage="who", text="" if viewer in (None, card.seat - 1) else card.text)


def seats_asked(card: Card | None, viewer: int | None) -> list[Seat]:
    """Who is to answer, to talk, or to let an answer count. Of a team that talks, only the one who does is asked."""
    if card is None or card.stage == "done":
        return []
    if card.stage == "shown":
        return [Seat(judge - 1) for judge in card.judges]
    a_mate_talks = viewer == card.seat - 1 and card.stage != "who" and not card.yours
    return [] if a_mate_talks else [Seat(card.seat - 1)]


def thinking_seconds(asked: Asked, plan: Plan) -> float:
    """How long somebody may wait before they begin to answer, by the settings of the table; 0: as long as they like."""
    if plan.settings.pace == "slow" or (asked.in_pieces and plan.settings.pace != "none"):
        return plan.settings.seconds
    return 0 if asked.in_pieces else plan.game.answer_seconds
