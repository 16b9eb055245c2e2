"""Visits to tables that are found by a code: as long as somebody comes, neither the table nor its code expires."""

import logging
import secrets
from typing import Final

from cabstand.server.clock import Clock
from cabstand.server.errors import Trouble
from cabstand.server.live import Live
from cabstand.store.store import Store, StoreBroken
from cabstand.table.plan import change

_VISIT_SECONDS: Final = 3600.0  # how long one visit to a table counts without being written down again
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # 24: no I and no O, which sound or look like something else
_CODE_LENGTH: Final = 5
log = logging.getLogger("cabstand.visits")


def new_code() -> str:
    """A code for saying aloud."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


class Visits:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._noted: dict[str, float] = {}
        """When the store last heard that somebody was at a table; of tables in memory that are found by a code."""

    async def note(self, live: Live) -> None:
        """Somebody is at a table that is found by a code: it does not expire. If its code has expired, it gets a new one."""
        table, now = live.plan.table, self._clock.wall()
        if not live.plan.is_found_by_code:
            return
        try:
            if now - self._noted.get(table, 0.0) > _VISIT_SECONDS:
                self._noted[table] = now
                await self._store.tables.saw(table, int(now * 1000))
            if not live.plan.invitation.code:
                async with live.alone():
                    if live.plan.is_found_by_code and not live.plan.invitation.code:
                        await live.save(change(live.plan, code=new_code()))
        except (Trouble, StoreBroken) as error:
            log.warning("table %s: nobody knows that somebody was here: %s", table[:8], error)

    def forget(self, table: str) -> None:
        self._noted.pop(table, None)

    def __len__(self) -> int:
        return len(self._noted)
