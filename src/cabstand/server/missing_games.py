"""Tables whose game is not installed here, or cannot be loaded: they are kept as they are until it is."""

from cabstand.core import Refused
from cabstand.core.game import refuse
from cabstand.server.errors import Broken
from cabstand.store.store import Player, Sheet, Store, Taken
from cabstand.table.leaving import others, without_name
from cabstand.table.plan import Plan
from cabstand.table.sheets import plan_of, sheet_of


def is_playable(plan: Plan) -> bool:
    """Whether the game of a table is here, in the version of its rules that the table was laid with."""
    try:
        plan.game.find()
    except Refused:
        return False
    return True


def check_playable(plan: Plan) -> None:
    """Refuse to open a table whose game is missing."""
    if not is_playable(plan):
        raise Broken(refuse("server-game-missing", game=plan.game.name, rules=plan.game.rules).refusal)


async def keep_lobbies(store: Store, at: int) -> None:
    """Tables that nobody can come to because their game is missing count as used, so that they do not expire."""
    for table in await store.tables.in_stage("lobby"):
        sheet = await store.tables.sheet(table)
        if sheet is not None and not is_playable(plan_of(sheet)):
            await store.tables.saw(table, at)


async def take_name_off_sheet(store: Store, sheet: Sheet | None, player: Player) -> None:
    """What the desk does at a table that it can open, done on its sheet alone."""
    while sheet is not None:
        plan = plan_of(sheet)
        if not others(plan, player.id):
            await store.tables.delete(sheet.table)
            return
        nameless = without_name(plan, player.id)
        try:
            await store.tables.save(sheet_of(nameless, sheet.version + 1, sheet.seen), nameless.seats.listed)
            return
        except Taken:
            sheet = await store.tables.sheet(sheet.table)
