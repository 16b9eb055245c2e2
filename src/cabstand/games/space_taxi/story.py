"""What happened in a move of Space Taxi, as lines for the story: message ids with arguments, seats counted from 1."""

from collections.abc import Iterator

from cabstand.games.game import Line
from cabstand.games.rule import States, copied, record
from cabstand.games.space_taxi import moves, notation, rules
from cabstand.games.space_taxi.record import DONE, Record


def story(before: States, move: int, after: States) -> list[Line]:
    return list(_lines(before, move, after))


def _lines(before: States, move: int, after: States) -> Iterator[Line]:
    was: Record = record(before)
    now: Record = record(after)
    seat = int(rules.seat_in_turn(was)) + 1
    kind = moves.kind(move)
    if kind == moves.LOT:
        yield Line("space-taxi-story-lot", {"seat": moves.number(move) + 1})
    elif kind == moves.ROLL:
        yield Line("space-taxi-story-throw", {"seat": seat, "dice": notation.write_heap(move)})
        if rules.smuggling_failed(now):
            yield Line("space-taxi-story-smuggling-fails", {"seat": seat, "before": int(now.before), "now": int(now.crystal)})
    elif kind == moves.PLAY:
        yield from _lines_of_play(before, move, seat)
    elif kind == moves.RETURN and moves.number(move) > 0:
        yield Line("space-taxi-story-return", {"seat": seat, "coins": moves.number(move), "points": 2 * moves.number(move)})
    score = int(now.scores[was.round_no, seat - 1])
    if score != was.scores[was.round_no, seat - 1]:
        yield Line("space-taxi-story-score", {"seat": seat, "points": score})
        yield from _lines_of_round(was, now)


def _lines_of_play(before: States, move: int, seat: int) -> Iterator[Line]:
    if moves.size(move) == 0:
        yield Line("space-taxi-story-zero", {"seat": seat})
        return
    played = copied(before)
    s: Record = record(played)
    rules.place_passengers(s, move)
    rules.place_fuel(s, move)
    rules.place_crystal(s, move)
    yield Line("space-taxi-story-play", {"seat": seat, "dice": notation.write_heap(move), "tile": int(moves.size(move))})
    if moves.coins_paid(move):
        yield Line("space-taxi-story-pay", {"seat": seat, "coins": int(moves.coins_paid(move))})
    total = int(rules.fuel_total(s))
    if rules.fuel_in_hand(s) == 0 and rules.fuel_in_hand(record(before)) > 0:
        if rules.launch_factor(total) == 0:
            yield Line("space-taxi-story-failed-launch", {"seat": seat, "fuel": total})
        else:
            yield Line("space-taxi-story-fuelled", {"seat": seat, "fuel": total, "factor": int(rules.launch_factor(total))})
    if rules.dice_in_hand(s) == 0 and rules.launch_factor(total) > 0:
        yield Line("space-taxi-story-launch", {"seat": seat, "points": int(rules.launch_points(s))})
        rules.pay_for_jokers(s, move)
        if rules.taxi_is_full(s):
            yield Line("space-taxi-story-full-taxi", {"seat": seat, "coins": int(rules.bonus_coins(s))})


def _lines_of_round(was: Record, now: Record) -> Iterator[Line]:
    """After the last turn of a round: what is struck out, who goes on, who has won."""
    if was.turn + 1 < was.seats:
        return
    row = was.round_no
    for seat in range(was.seats):
        if rules.is_struck_out(now, row, seat):
            yield Line("space-taxi-story-struck-out", {"seat": seat + 1, "points": int(now.scores[row, seat])})
    if now.phase != DONE:
        yield Line("space-taxi-story-next-round", {"round": int(now.round_no) + 1, "seat": int(now.starter) + 1})
        return
    winners = [seat for seat in range(now.seats) if rules.has_won(now, seat)]
    message = "space-taxi-story-win" if len(winners) == 1 else "space-taxi-story-shared-win"
    for seat in winners:
        yield Line(message, {"seat": seat + 1, "points": int(rules.total(now, seat))})
