"""What happened in a move of Space Taxi, as lines for the story: message ids with arguments, seats counted from 1."""

from collections.abc import Iterator

from cabstand.core.game import StoryLine
from cabstand.core.rule import States, copied, plain
from cabstand.games.space_taxi import moves, notation, one_game
from cabstand.games.space_taxi.figures import facts, place
from cabstand.games.space_taxi.record import DONE, Record


def story(before: States, move: int, after: States) -> list[StoryLine]:
    return list(_lines(before, move, after))


def _lines(before: States, move: int, after: States) -> Iterator[StoryLine]:
    kind = moves.kind(move)
    if kind == moves.THROW:
        return  # the dice are in the air
    seat = int(one_game.seat_in_turn(before)) + 1
    if kind == moves.LOT:
        yield StoryLine("space-taxi-story-lot", {"seat": moves.number(move) + 1})
    elif kind == moves.ROLL:
        yield StoryLine("space-taxi-story-throw", {"seat": seat, "dice": notation.write_heap(move)})
        if one_game.smuggling_failed(after):
            shown = {"before": int(after["before"][0]), "now": int(after["crystal"][0])}
            yield StoryLine("space-taxi-story-smuggling-fails", {"seat": seat, **shown})
    elif kind == moves.PLAY:
        yield from _lines_of_play(before, move, seat)
    elif kind == moves.RETURN and moves.number(move) > 0:
        yield StoryLine(
            "space-taxi-story-return", {"seat": seat, "coins": moves.number(move), "points": 2 * moves.number(move)}
        )
    place_on_sheet = (0, before["round_no"][0], seat - 1)
    if after["scores"][place_on_sheet] != before["scores"][place_on_sheet]:
        yield StoryLine("space-taxi-story-score", {"seat": seat, "points": int(after["scores"][place_on_sheet])})
        yield from _lines_of_round(plain(before), plain(after), after)


def _lines_of_play(before: States, move: int, seat: int) -> Iterator[StoryLine]:
    tile = moves.size(move)
    if tile == 0:
        yield StoryLine("space-taxi-story-zero", {"seat": seat})
        return
    placed = copied(before)
    place(placed, move)
    f = facts(placed)
    yield StoryLine("space-taxi-story-play", {"seat": seat, "dice": notation.write_heap(move), "tile": tile})
    if paid := moves.coins_paid(move):
        yield StoryLine("space-taxi-story-pay", {"seat": seat, "coins": paid})
    if f.fuel_in_hand == 0 and one_game.fuel_in_hand(before) > 0:
        if f.launch_factor == 0:
            yield StoryLine("space-taxi-story-failed-launch", {"seat": seat, "fuel": f.fuel_total})
        else:
            yield StoryLine("space-taxi-story-fuelled", {"seat": seat, "fuel": f.fuel_total, "factor": f.launch_factor})
    if f.dice_in_hand == 0 and f.launch_factor > 0:
        yield StoryLine("space-taxi-story-launch", {"seat": seat, "points": f.launch_points})
        if f.taxi_is_full:
            yield StoryLine("space-taxi-story-full-taxi", {"seat": seat, "coins": f.bonus_coins})


def _lines_of_round(was: Record, now: Record, after: States) -> Iterator[StoryLine]:
    """After the last turn of a round: what is struck out, who goes on, who has won."""
    if was.turn + 1 < was.seats:
        return
    f, row = facts(after), was.round_no
    for seat in range(was.seats):
        if f.is_struck_out[row][seat]:
            yield StoryLine("space-taxi-story-struck-out", {"seat": seat + 1, "points": now.scores[row][seat]})
    if now.phase != DONE:
        yield StoryLine("space-taxi-story-next-round", {"round": now.round_no + 1, "seat": now.starter + 1})
        return
    if now.seats == 1:
        yield StoryLine("space-taxi-story-solo-over", {"seat": 1, "points": f.total[0]})
        return
    winners = [seat for seat in range(now.seats) if f.has_won[seat]]
    message = "space-taxi-story-win" if len(winners) == 1 else "space-taxi-story-shared-win"
    for seat in winners:
        yield StoryLine(message, {"seat": seat + 1, "points": f.total[seat]})
