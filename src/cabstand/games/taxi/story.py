"""What happened in a move of TAXI!, as lines for the story: message ids with arguments, seats counted from 1."""

from collections.abc import Iterator
from typing import Final

from cabstand.core.game import StoryLine
from cabstand.core.rule import States, plain
from cabstand.games.taxi import money, moves, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.figures import Drive, Facts, drive_of, facts
from cabstand.games.taxi.record import Record

_USED_CARDS: Final = ("question_used", "talk_used", "gift_used")
_FIELDS: Final = tuple(name for name in r.STATE.names or () if name not in _USED_CARDS)


def story(before: States, actor: int, move: int, after: States) -> list[StoryLine]:
    was: Record = plain(before, _FIELDS)
    now: Record = plain(after, _FIELDS)
    return [*_what_was_done(before, was, facts(before), actor, move, now), *_what_came_of_it(was, now, after)]


def _what_was_done(before: States, was: Record, f: Facts, actor: int, move: int, now: Record) -> Iterator[StoryLine]:
    seat, kind, number = was.seat + 1, moves.kind(move), int(moves.number(move))
    if kind == moves.DIE:
        yield from _lines_of_die(before, was, number, now)
    elif kind == moves.QUESTION:
        yield StoryLine("taxi-story-question", {"seat": seat, "value": f.question_value})
    elif kind == moves.RIGHT:
        yield StoryLine("taxi-story-right", {"seat": seat, "pounds": f.question_value})
    elif kind == moves.WRONG:
        yield StoryLine("taxi-story-wrong", {"seat": seat})
    elif kind == moves.KEEP:
        yield StoryLine("taxi-story-keep", {"seat": seat})
    elif kind == moves.HAND:
        yield StoryLine("taxi-story-hand", {"seat": seat, "to": number + 1})
    elif kind == moves.GIFT:
        amount = was.gift_amounts[number - 1]
        yield StoryLine("taxi-story-gain" if amount > 0 else "taxi-story-loss", {"seat": was.target + 1, "pounds": abs(amount)})
    elif kind == moves.TALK:
        yield StoryLine("taxi-story-talk", {"seat": seat})
    elif kind == moves.WORDS:
        yield StoryLine("taxi-story-words", {"seat": seat, "words": number, "pounds": rules.WORD_PAYS * number})
    elif kind == moves.PAY:
        yield StoryLine("taxi-story-pay", {"seat": seat, "pounds": rules.EXIT_COSTS})
    elif kind in (moves.BY_SOUND, moves.BY_GIVE):
        yield StoryLine("taxi-story-leave", {"seat": seat})
    elif kind == moves.REDEEM:
        yield StoryLine("taxi-story-redeem", {"seat": actor + 1})
    elif kind == moves.TIME_UP:
        yield StoryLine("taxi-story-time", {})


def _lines_of_die(before: States, was: Record, die: int, now: Record) -> Iterator[StoryLine]:
    seat = was.seat + 1
    yield StoryLine("taxi-story-throw", {"seat": seat, "die": die})
    if was.phase == r.ORDER and now.phase == r.THROW:
        yield StoryLine("taxi-story-starts", {"seat": now.starter + 1})
    elif was.phase == r.ORDER and not any(now.order_throw):
        yield StoryLine("taxi-story-tie", {})
    elif was.phase == r.THROW:
        yield from _lines_of_drive(was, drive_of(before, die))
    elif was.phase in (r.DIVERT, r.SLIDE) and die == 1:
        yield StoryLine("taxi-story-one", {"seat": seat, "pounds": rules.ONE_COSTS})
    elif was.phase == r.LADDER and now.phase == r.LEAVE:
        yield StoryLine("taxi-story-hit", {"seat": seat})
    elif was.phase == r.LADDER:
        missed = "taxi-story-stay" if was.misses + 1 == rules.LADDER_THROWS else "taxi-story-miss"
        yield StoryLine(missed, {"seat": seat, "pounds": rules.STAY_COSTS})


def _lines_of_drive(was: Record, drive: Drive) -> Iterator[StoryLine]:
    seat, box = was.seat, drive.box
    if drive.leaves_rank:
        yield StoryLine("taxi-story-rank", {"seat": seat + 1, "pounds": rules.RANK_PAYS})
    names = {
        r.RANK: "taxi-story-on-rank",
        r.FARE: "taxi-story-fare",
        r.GIVE: "taxi-story-give",
        r.REFUEL: "taxi-story-refuel",
        r.DIVERSION: "taxi-story-diversion",
        r.EXIT: "taxi-story-exit",
    }
    if was.kinds[box] in names:
        pounds = rules.REFUEL_COSTS if was.kinds[box] == r.REFUEL else was.amounts[box]
        yield StoryLine(names[was.kinds[box]], {"seat": seat + 1, "pounds": pounds})


def _what_came_of_it(was: Record, now: Record, after: States) -> Iterator[StoryLine]:
    """Tokens handed in, seats that are out, and the end."""
    for seat in range(was.seats):
        if now.out[seat] and not was.out[seat]:
            yield StoryLine("taxi-story-out", {"seat": seat + 1})
        elif was.token[seat] and not now.token[seat]:
            yield StoryLine("taxi-story-loan", {"seat": seat + 1, "pounds": money.LOAN})
        elif now.phase == r.DONE and now.token[seat] and not was.token[seat]:
            yield StoryLine("taxi-story-redeem", {"seat": seat + 1})
    if now.phase != r.DONE:
        return
    winners = [seat for seat, won in enumerate(facts(after).has_won) if won]
    if not winners:
        yield StoryLine("taxi-story-no-winner", {})
    for seat in winners:
        message = "taxi-story-win" if len(winners) == 1 else "taxi-story-shared-win"
        yield StoryLine(message, {"seat": seat + 1, "pounds": now.money[seat]})
