"""What happens at the tables in memory without anybody asking: idle ones are let go, news of other processes is followed."""

import logging
from typing import TYPE_CHECKING, Final

from cabstand.server.errors import Trouble
from cabstand.server.stages import is_secret_due, show_secret_when_due

if TYPE_CHECKING:
    from cabstand.server.desk import Desk

IDLE_SECONDS: Final = 600.0
_ROUND_SECONDS: Final = 30.0
log = logging.getLogger("cabstand.rounds")


async def go_round(desk: "Desk") -> None:
    """Let go of tables where nobody has been for ten minutes and nothing waits to happen."""
    while True:
        await desk.clock.sleep(_ROUND_SECONDS)
        await show_secrets(desk)
        desk.let_go(IDLE_SECONDS)


async def show_secrets(desk: "Desk") -> None:
    """Show the secrets of daily games whose day is over; a game that nobody is at shows its own when somebody opens it."""
    for live in list(desk.lives.values()):
        if is_secret_due(live):
            try:
                async with live.alone():
                    await show_secret_when_due(live)
            except Trouble as trouble:
                log.warning("table %s cannot show the secret of its day: %s", live.plan.table[:8], trouble)


async def follow_news(desk: "Desk") -> None:
    """Other processes on the same store have added lines: tell the people who follow them here."""
    async for table, seq in desk.store.news():
        # no table is named where news may have been missed: then all are looked at
        known = [desk.lives[table]] if table in desk.lives else [] if table else list(desk.lives.values())
        for live in known:
            if seq == 0 or seq > live.seq:
                await desk.refresh(live)
