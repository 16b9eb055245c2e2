"""Moves of players: made, answered early in a window, taken back."""

from cabstand.core import Actor, Seat
from cabstand.core.envelope import moves_listed
from cabstand.core.game import refuse
from cabstand.server.errors import table_moved_on
from cabstand.server.live import Live
from cabstand.server.messages import Done
from cabstand.server.permissions import check_seat
from cabstand.server.window import answer_early
from cabstand.table.plan import check_stage


def admit(live: Live, player: str, seat: int, seq: int, name: str) -> Done | None:
    """Let a request in that is this player's to make, on the table as it is; one that came before gets its answer again."""
    check_seat(live.plan, player, seat)
    if (done := live.receipts.find(name)) is not None:
        return done
    check_stage(live.plan, "playing")
    if seq != live.seq:
        _check_first(live, player, seat, seq)
        raise table_moved_on(live.seq)
    if live.plan.progress.paused:
        raise refuse("table-paused")
    return None


def _check_first(live: Live, player: str, seat: int, seq: int) -> None:
    """Two team-mates may act at once: the first act counts, and the other hears whose that was."""
    people = live.plan.seats.places[seat].people
    by = live.standing.rows[seq].by if seq < live.seq else ""
    if by in people and by != player:
        raise refuse("table-mate-was-first", person=people[by])


async def make_move(live: Live, player: str, seat: int, seq: int, key: str, text: str) -> Done:
    """A move of a player: theirs to make, on the table as it is now, and legal."""
    name = f"{seat + 1}/{key}"
    if (done := admit(live, player, seat, seq, name)) is not None:
        return done
    if seat in live.window.seats():
        return live.receipts.remember(name, await answer_early(live, player, seat, text))
    table, actor = live.table, Actor(seat)
    return Done(await live.write(table.move_line(actor, table.game.read_move(table.state, actor, text)), player, name))


async def take_back(live: Live, player: str, seat: int, seq: int, key: str) -> Done:
    name = f"{seat + 1}/{key}"
    if (done := admit(live, player, seat, seq, name)) is not None:
        return done
    live.tally.check_room()
    return Done(await live.write(live.table.undo_line(Actor(seat)), player, name))


def all_moves(live: Live, seat: Seat) -> list[str]:
    """Every legal move of a seat, as it would be told in an envelope if that had room."""
    if live.plan.progress.stage != "playing":
        return []
    game, state = live.table.game, live.window.states().get(seat, live.table.state)
    return moves_listed(game, game.hide(state, seat), seat, game.most_moves) or []
