"""What is told when a game at a table is over: how long it took, where everybody stands, and three awards."""

from typing import Any, Final

import msgspec
from litestar import get

from cabstand.core import Game
from cabstand.core.ending import Award, Ending, Finish, given
from cabstand.core.game import refuse
from cabstand.core.registry import part_of
from cabstand.plain.ending import PlainEnding
from cabstand.server.fair import in_slices
from cabstand.server.limits import REPLAYS
from cabstand.server.live import Live
from cabstand.server.replays import Played, shelf_of
from cabstand.server.routes import Req, address_of, limit, player_of, table_of
from cabstand.table.fold import lasting


class TableEnding(msgspec.Struct, frozen=True):
    """How a game has ended, the first place first."""

    seconds: int
    """From its first move to its last."""
    moves: int
    """How many its players have made; those that were taken back do not count."""
    finishes: list[Finish]
    awards: list[Award]


@get("/api/tables/{table:str}/ending", status_code=200)
async def end_of_table(request: Req, table: str) -> TableEnding:
    """Standings and awards of a game that is over, with the lines in which it all happened."""
    live = await table_of(request, table, await player_of(request))
    limit(request, "replays", REPLAYS)
    if live.plan.progress.stage != "over":
        raise refuse("table-not-over")
    fold, seconds = live.table.fold, seconds_of(live)
    async with shelf_of(request).turn(address_of(request)):
        played = await shelf_of(request).find(f"table {table}", fold.header, list(enumerate(fold.lines, 1)))
        return await told_ending(played, seconds)


def seconds_of(live: Live) -> int:
    """From the first move to the last: what the table itself wrote down came before or after the game."""
    rows = [row for row in live.standing.rows if not row.line.startswith("table:")]
    return (rows[-1].at - rows[0].at) // 1000 if rows else 0


async def told_ending(played: Played, seconds: int) -> TableEnding:
    game, steps = played.fold.game, lasting(played.steps[1:])
    ending = ending_of(game)(game, len(played.fold.header.seats))
    await in_slices(ending.see(seq, step) for seq, step in steps)
    finishes = sorted(ending.finishes(played.fold.state), key=lambda finish: finish.place)
    moves = sum(step.actor >= 0 for _, step in steps)
    return TableEnding(seconds, moves, finishes, given(ending.awards()))


def ending_of(game: Game) -> type[Ending]:
    """What goes through a finished game: the game's own, or the plain one."""
    own: Any = part_of(game, "ending", "ENDING")
    return PlainEnding if own is None else own


ENDINGS: Final = [end_of_table]
