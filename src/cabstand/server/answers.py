"""Answering a question and talking against the clock, at a table that has a referee.

What is typed is kept with the plan until it is judged, so that a restart loses none of it.
"""

from cabstand.core import REFEREE
from cabstand.core.game import refuse
from cabstand.core.referee import LONGEST_ANSWER, MOST_TYPED, Asked, Referee
from cabstand.server.appeals import COUNTS, COUNTS_NOT, decision, judges, undecided
from cabstand.server.live import Live
from cabstand.server.messages import Done
from cabstand.server.moves import admit
from cabstand.server.permissions import check_seat
from cabstand.server.referee_seat import speak
from cabstand.server.requests import Answer


def referee_asked(live: Live) -> Referee:
    """The referee, where it waits for somebody."""
    if live.referee is None or live.table.to_move != REFEREE:
        raise refuse("table-nothing-asked")
    return live.referee


async def answer(live: Live, player: str, seat: int, asked: Answer) -> Done:
    """An answer is judged at once; a wrong one waits for those who may let it count. A talk goes on until time is up.

    Where a team is to talk, the first to speak up will be the one, and only then is the subject shown.
    """
    name, text = f"{seat + 1}/{asked.key}", asked.text
    if (done := admit(live, player, seat, asked.seq, name)) is not None:
        return done
    referee, state = referee_asked(live), live.table.state
    wanted = referee.asked(state)
    if seat != wanted.seat:
        raise refuse("table-nothing-asked")
    said = live.early.by_seat.get(seat)
    if wanted.in_pieces:
        if not await _has_the_floor(live, player, seat):
            return live.receipts.remember(name, Done(live.seq, waits=True))
        typed = text if said is None or asked.whole else f"{said} {text}"
        await live.keep(live.early.with_answer(seat, typed[:MOST_TYPED], player))
        if asked.done and said is not None:
            return Done(await speak(live, live.referee_seat.given(), wanted))
        live.audience.tell_card()
        if said is None:
            live.course.go_on()
        return live.receipts.remember(name, Done(live.seq, waits=True))
    if said is not None:
        check_voice(live, player, seat)
        raise refuse("table-nothing-asked")
    verdict, text = referee.judge(state, text), text[:LONGEST_ANSWER]
    can_count = judges(live.standing, wanted)
    if verdict.if_counted is None or not can_count or (can_count == [seat] and not text.strip()):
        return Done(await live.write(live.table.move_line(REFEREE, verdict.move, text), player, name))
    await live.keep(live.early.with_answer(seat, text, player))
    live.audience.tell_card()
    live.course.go_on()
    return live.receipts.remember(name, Done(live.seq, waits=True))


async def _has_the_floor(live: Live, player: str, seat: int) -> bool:
    """Whether this is who talks; of a team that has not said who, they are from now on. One who has gone can be succeeded."""
    people = live.plan.seats.places[seat].people
    voice = live.early.voices.get(seat, "")
    if len(people) == 1 or voice == player:
        return True
    if seat in live.early.by_seat or live.attendance.is_here(voice):
        check_voice(live, player, seat)
    await live.keep(live.early.with_voice(seat, player))
    live.audience.tell_card()
    return False


def check_voice(live: Live, player: str, seat: int) -> None:
    """Of a team one speaks: the others are told who."""
    voice, people = live.early.voices.get(seat, ""), live.plan.seats.places[seat].people
    if voice in people and voice != player:
        raise refuse("table-mate-was-first", person=people[voice])


async def hear(live: Live, player: str, seat: int, seq: int, words: list[int]) -> Done:
    """Somebody who listens ticks the words they heard, instead of those they ticked before."""
    check_seat(live.plan, player, seat)
    wanted = referee_asked(live).asked(live.table.state)
    if seq != live.seq or seat == wanted.seat or not wanted.in_pieces or wanted.seat not in live.early.by_seat:
        raise refuse("table-nothing-asked")
    if any(word > wanted.words for word in words):
        raise refuse("table-no-such-word", most=wanted.words)
    await live.keep(live.early.with_answer(seat, " ".join(str(word - 1) for word in sorted(set(words))), player))
    live.audience.tell_card()
    return Done(live.seq, waits=True)


async def overrule(live: Live, player: str, seat: int, seq: int, counts: bool) -> Done:
    """Somebody lets a wrong answer count, or not; never the other way round. See `appeals` for who, and how many it takes."""
    name = f"overrule/{seq + 1}/{seat + 1}"
    if (done := admit(live, player, seat, seq, name)) is not None:
        return done
    referee, state = referee_asked(live), live.table.state
    wanted = referee.asked(state)
    typed = live.early.by_seat.get(wanted.seat)
    if typed is None or seat not in undecided(live.standing, wanted, live.early.by_seat):
        raise refuse("table-nothing-asked")
    counted = counts if seat == wanted.seat else _counted(live, wanted, seat, counts)
    if counted is None:
        await live.keep(live.early.with_answer(seat, COUNTS if counts else COUNTS_NOT, player))
        live.audience.tell_card()
        return live.receipts.remember(name, Done(live.seq, waits=True))
    verdict = referee.judge(state, typed)
    move = verdict.if_counted if counted and verdict.if_counted is not None else verdict.move
    line = live.table.move_line(REFEREE, move, typed)
    return Done(await live.write(line, live.early.voices.get(wanted.seat, player), name))


def _counted(live: Live, wanted: Asked, seat: int, counts: bool) -> bool | None:
    """What follows once this seat has said its word too."""
    others = judges(live.standing, wanted)
    said = {other: text == COUNTS for other, text in live.early.by_seat.items() if other in others}
    here = frozenset(other for other in others if live.attendance.anybody_here(other))
    return decision(said | {seat: counts}, wanted.asker, here)
