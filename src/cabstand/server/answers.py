"""Answering a question and talking against the clock, at a table that has a referee.

What is typed is kept with the plan until it is judged, so that a restart loses none of it.
"""

from cabstand.games import REFEREE
from cabstand.games.game import refuse
from cabstand.server.live import Live
from cabstand.server.messages import Answer, Done
from cabstand.server.referee import MOST_TYPED, Referee


def referee_asked(live: Live) -> Referee:
    """The referee, where it waits for somebody."""
    if live.referee is None or live.table.to_move != REFEREE:
        raise refuse("table-nothing-asked")
    return live.referee


async def answer(live: Live, player: str, seat: int, asked: Answer) -> Done:
    """An answer is judged at once; a wrong one waits for the asker, who may let it count. A talk goes on until time is up."""
    name, text = f"{seat + 1}/{asked.key}", asked.text
    if (done := live.admit(player, seat, asked.seq, name)) is not None:
        return done
    referee, state = referee_asked(live), live.table.state
    if seat != referee.seat_asked(state):
        raise refuse("table-nothing-asked")
    said = live.early.get(seat)
    if referee.is_talk(state):
        typed = text if said is None or asked.whole else f"{said} {text}"
        await live.keep(live.with_early(seat, typed[:MOST_TYPED]))
        live.tell_card()
        if said is None:
            live.go_on()
        return live.remember(name, Done(live.seq, waits=True))
    if said is not None:
        raise refuse("table-nothing-asked")
    move = referee.judge(state, text)
    if referee.is_right(state, move) or live.bot_of(referee.asker(state)):
        return Done(await live.write(live.table.move_line(REFEREE, move, text[:200]), player, name))
    await live.keep(live.with_early(seat, text[:200]))
    live.tell_card()
    live.go_on()
    return live.remember(name, Done(live.seq, waits=True))


async def hear(live: Live, player: str, seat: int, seq: int, words: list[int]) -> Done:
    """Somebody who listens ticks the words they heard, instead of those they ticked before."""
    live.check_seat(player, seat)
    referee = referee_asked(live)
    talker = referee.seat_asked(live.table.state)
    if seq != live.seq or seat == talker or not referee.is_talk(live.table.state) or talker not in live.early:
        raise refuse("table-nothing-asked")
    await live.keep(live.with_early(seat, " ".join(str(word - 1) for word in sorted(set(words)))))
    live.tell_card()
    return Done(live.seq, waits=True)


async def overrule(live: Live, player: str, seat: int, seq: int, counts: bool) -> Done:
    """The seat that asked lets a wrong answer count, or not; never the other way round."""
    name = f"overrule/{seq + 1}"
    if (done := live.admit(player, seat, seq, name)) is not None:
        return done
    referee, state = referee_asked(live), live.table.state
    typed = live.early.get(referee.seat_asked(state))
    if seat != referee.asker(state) or typed is None or referee.is_talk(state):
        raise refuse("table-nothing-asked")
    move = referee.let_it_count() if counts else referee.judge(state, typed)
    line = live.table.move_line(REFEREE, move, typed)
    return Done(await live.write(line, player, name))
