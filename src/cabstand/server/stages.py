"""From the lobby to the end of a game: it starts, is played out or given up, and shows the secret of its dice."""

from typing import TYPE_CHECKING

from cabstand.core import OVER
from cabstand.store.store import Repeated
from cabstand.table.dice import reveal
from cabstand.table.giving_up import is_given_up
from cabstand.table.plan import change
from cabstand.table.starting import begin_play, can_start

if TYPE_CHECKING:
    from cabstand.server.live import Live


async def start(live: "Live") -> None:
    can_start(live.plan)
    await live.save(begin_play(live.plan))
    live.begin()
    await _write_opening(live)
    live.audience.tell_all()
    live.course.go_on()


async def _write_opening(live: "Live") -> None:
    if opening := live.table.opening_line():
        await live.write(opening, "table", "start")


async def write_what_is_missing(live: "Live") -> None:
    """What a server that was stopped while a game began or ended had not written yet: the first lots, the end."""
    if live.plan.progress.stage == "playing" and live.seq == 0:
        await _write_opening(live)
    await end_if_given_up(live)
    if live.plan.progress.stage == "playing" and live.table.to_move == OVER:
        await finish(live)
    await show_secret_when_due(live)


async def end_if_given_up(live: "Live") -> None:
    """Once everybody who plays has agreed, the game ends as it stands."""
    if live.plan.progress.stage == "playing" and is_given_up(live.plan) and not live.table.fold.given_up:
        await live.write("table: give-up", "table", "give-up")


async def finish(live: "Live") -> None:
    """The game is over: the secret of the dice is shown if it may be, and everybody may check them."""
    await live.occasion.keep_end(live.standing)
    if live.occasion.may_show_secret(live.plan):
        await _show_secret(live)
    agreed = live.plan.progress.giving_up if live.table.fold.given_up else ()
    await live.save(change(live.plan, stage="over", early={}, early_by={}, giving_up=agreed))


def is_secret_due(live: "Live") -> bool:
    """Whether a game is over whose secret was not to be shown before, and may be now."""
    is_over = live.plan.progress.stage == "over"
    return is_over and not live.table.fold.revealed and live.occasion.may_show_secret(live.plan)


async def show_secret_when_due(live: "Live") -> None:
    if is_secret_due(live):
        await _show_secret(live)


async def _show_secret(live: "Live") -> None:
    if not live.table.fold.revealed:
        try:
            await live.append(f"table: {reveal(bytes.fromhex(live.plan.dice.secret))}", "table", "reveal")
        except Repeated:
            await live.catch_up()  # another process has shown it
