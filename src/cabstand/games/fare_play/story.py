"""What happened in a move of Fare Play, as lines for the story: message ids with arguments, seats counted from 1."""

from collections.abc import Iterator

from cabstand.core.game import Args, StoryLine
from cabstand.core.rule import States, plain
from cabstand.games.fare_play import cards, moves, notation, one_game
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_NAMES, FARE_ENDS, ROADS
from cabstand.games.fare_play.record import Record
from cabstand.games.fare_play.traffic import is_aimed

_PLAIN = {
    moves.START_OVER: "fare-play-story-start-over",
    moves.RED: "fare-play-story-red-light",
    moves.DECLARE: "fare-play-story-declare",
}
_FIELDS = ("seats", "phase", "seat", "asked", "winner", "fare", "declared", "skips")


def story(before: States, actor: int, move: int, after: States, viewer: int | None) -> list[StoryLine]:
    was: Record = plain(before, _FIELDS)
    now: Record = plain(after, _FIELDS)
    return [*_what_was_done(before, was, actor, move, viewer), *_what_came_of_it(was, now)]


def _what_was_done(before: States, was: Record, actor: int, move: int, viewer: int | None) -> Iterator[StoryLine]:
    kind, card, seat = moves.kind(move), moves.card(move), actor + 1
    name = CARD_NAMES[card] if card < len(CARD_NAMES) else ""
    at = notation.square(moves.x(move), moves.y(move))
    here: Args = {"seat": seat, "card": name, "square": at}
    if kind in _PLAIN:
        yield StoryLine(_PLAIN[kind], {"seat": seat})
    elif kind == moves.LOT:
        yield StoryLine("fare-play-story-lot", {"seat": moves.seat(move) + 1})
    elif kind == moves.FARE:
        start, end = (CARD_NAMES[ROADS + place] for place in FARE_ENDS[card])
        yield StoryLine("fare-play-story-fare", {"seat": was.asked + 1, "start": start, "end": end})
    elif kind == moves.DEAL:
        yield from _lines_of_draw(one_game.next_seat_to_deal(before), name, viewer)
    elif kind == moves.LAY:
        yield StoryLine("fare-play-story-lay", here)
    elif kind == moves.PASS_ON:
        yield StoryLine("fare-play-story-pass", {"seat": seat, "card": name})
    elif kind == moves.TOKEN:
        yield StoryLine("fare-play-story-token", here)
    elif kind == moves.HEARSE_IN:
        yield StoryLine("fare-play-story-hearse", here)
    elif kind == moves.CLEAR:
        yield StoryLine("fare-play-story-clear", here)
    elif kind == moves.TRAFFIC:
        yield from _lines_of_traffic(move, card, here)
    elif kind == moves.DIVERT:
        yield StoryLine("fare-play-story-detour", {"seat": seat, "to": moves.seat(move) + 1})
    elif kind == moves.DISCARD:
        yield StoryLine("fare-play-story-discard", {"seat": seat, "card": name})
    elif kind == moves.DRIVE:
        yield StoryLine("fare-play-story-drive", {"seat": seat})


def _lines_of_draw(seat: int, name: str, viewer: int | None) -> Iterator[StoryLine]:
    """Only the seat that draws sees the card."""
    if viewer == seat:
        yield StoryLine("fare-play-story-draw", {"seat": seat + 1, "card": name})


def _lines_of_traffic(move: int, card: int, here: Args) -> Iterator[StoryLine]:
    if is_aimed(card):
        yield StoryLine("fare-play-story-aim", {"seat": here["seat"], "card": here["card"], "to": moves.seat(move) + 1})
    elif card in (cards.RESURFACE, cards.U_TURN):
        yield StoryLine("fare-play-story-work", here)
    else:
        yield StoryLine("fare-play-story-play", {"seat": here["seat"], "card": here["card"]})


def _what_came_of_it(was: Record, now: Record) -> Iterator[StoryLine]:
    for seat in range(was.seats):
        if was.declared[seat] and not now.declared[seat] and now.fare[seat]:
            yield StoryLine("fare-play-story-undeclare", {"seat": seat + 1})
        if was.skips[seat] and not now.skips[seat]:
            yield StoryLine("fare-play-story-skip", {"seat": seat + 1})
    if now.phase == r.DONE:
        if now.winner >= 0:
            yield StoryLine("fare-play-story-win", {"seat": now.winner + 1})
        else:
            yield StoryLine("fare-play-story-draw-game", {})
