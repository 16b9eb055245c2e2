"""The tables of a server: laid, found by link or code, kept in memory while somebody is at them, and let go when idle."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from cabstand.bots.registry import find_bot, usual_bot
from cabstand.core import Refused, find_game
from cabstand.core.edition import Terms
from cabstand.core.game import refuse
from cabstand.server.bots import BotPool
from cabstand.server.clock import SYSTEM_CLOCK, Clock
from cabstand.server.daily_live import DailyLive
from cabstand.server.editions import Editions
from cabstand.server.errors import Broken, Trouble, Unknown, no_such_table
from cabstand.server.game_facts import check_referee
from cabstand.server.live import Live
from cabstand.server.messages import NewTable, WantedSeat
from cabstand.server.missing_games import check_playable, is_playable, take_name_off
from cabstand.server.players import clean_name, hashed, new_id, new_token
from cabstand.server.turns import Turns
from cabstand.store.store import Attempt, KeptPack, Player, Store, StoreBroken, Taken
from cabstand.table.dice import new_secret, write_nonces
from cabstand.table.guests import come_by_code, come_in, make_room
from cabstand.table.leaving import others, without_name
from cabstand.table.log import LogError
from cabstand.table.names import refuse_alike
from cabstand.table.plan import (
    DailyGame,
    Dice,
    GameSettings,
    Invitation,
    Place,
    Plan,
    Progress,
    Seats,
    Settings,
    change,
    header_of,
)
from cabstand.table.sheets import plan_of, sheet_of
from cabstand.table.starting import begin_play
from cabstand.table.told import ToldPlan, told_plan

IDLE_SECONDS: Final = 600.0
_SWEEP_SECONDS: Final = 30.0
_VISIT_SECONDS: Final = 3600.0  # how long one visit to a table counts without being written down again
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # 24: no I and no O, which sound or look like something else
_CODE_LENGTH: Final = 5
_ALL: Final = 1_000_000_000
log = logging.getLogger("cabstand.desk")


class Desk:
    def __init__(self, store: Store, bots: BotPool, clock: Clock = SYSTEM_CLOCK) -> None:
        self._store = store
        self._bots = bots
        self.editions = Editions(store)
        self._clock = clock
        self._live: dict[str, Live] = {}
        self._opening = Turns()
        self._seen: dict[str, float] = {}
        """When the store last heard that somebody was at a table; of tables in memory that are found by a code."""
        self._tasks: list[asyncio.Task[None]] = []

    # --- opening and closing

    async def open(self) -> None:
        """Find the work of before: games in which a bot or the clock is next."""
        for table in await self._store.tables.in_stage("playing"):
            try:
                await self._opened(table)
            except Trouble as trouble:
                log.warning("table %s cannot be opened: %s", table[:8], trouble.farewell)
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._hear_news())]

    def end_streams(self) -> None:
        """Tell everybody who follows a table that no more is to come."""
        for live in self._live.values():
            live.hub.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self._live.values():
            live.close()
        await self.editions.close()

    async def _sweep(self) -> None:
        """Let go of tables where nobody has been for ten minutes and nothing waits to happen."""
        while True:
            await self._clock.sleep(_SWEEP_SECONDS)
            await self.show_secrets()
            self.let_go(IDLE_SECONDS)

    def let_go(self, idle: float) -> None:
        """Forget tables where nobody has been for some seconds and nothing waits to happen; the store has them."""
        for table, live in list(self._live.items()):
            if not len(live.hub) and not live.has_work and self._clock.now() - live.touched > idle:
                live.close()
                self._drop(table)

    def _drop(self, table: str) -> None:
        self._live.pop(table, None)
        self._seen.pop(table, None)

    async def show_secrets(self) -> None:
        """Of daily games whose day is over; those that nobody is at show theirs when somebody opens them."""
        for live in list(self._live.values()):
            if isinstance(live, DailyLive) and live.is_due:
                try:
                    async with live.alone():
                        await live.show_secret_when_due()
                except Trouble as trouble:
                    log.warning("table %s cannot show the secret of its day: %s", live.plan.table[:8], trouble)

    async def _hear_news(self) -> None:
        """Other processes on the same store have added lines: those who follow them here are told."""
        async for table, seq in self._store.news():
            # no table is named where news may have been missed: then all are looked at
            known = [self._live[table]] if table in self._live else [] if table else list(self._live.values())
            for live in known:
                if seq == 0 or seq > live.seq:
                    await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        try:
            async with live.alone():
                await live.catch_up()
        except Unknown:
            self._drop(live.plan.table)
        except Trouble as trouble:
            log.warning("table %s cannot follow another process: %s", live.plan.table[:8], trouble)

    def __len__(self) -> int:
        return len(self._live)

    @property
    def readers(self) -> int:
        return sum(len(live.hub) for live in self._live.values())

    async def live(self, table: str) -> Live:
        """A table by its id, for somebody who comes to it."""
        live = await self._opened(table)
        await self._greet(live)
        return live

    async def _opened(self, table: str) -> Live:
        """A table by its id; folded once and kept."""
        async with self._opening.of(table):
            if table in self._live and self._live[table].plan.progress.stage == "gone":
                self._drop(table)
            if table not in self._live:
                sheet = await self._store.tables.sheet(table)
                if sheet is None or sheet.stage == "gone":
                    raise no_such_table()
                plan = plan_of(sheet)
                check_playable(plan)
                try:
                    live = await self._live_of(plan, sheet.version)
                    await live.restore()
                    await live.write_what_is_missing()
                except (LogError, Refused):
                    log.exception("table %s is frozen: its lines cannot be played again", table[:8])
                    raise Broken(refuse("server-table-frozen").refusal) from None
                self._live[table] = live
            return self._live[table]

    async def _live_of(self, plan: Plan, version: int) -> Live:
        if plan.daily:
            return DailyLive(plan, version, self._store, self._bots, self._clock)
        referee = await self.editions.referee(plan.game.name, plan.game.facts)
        return Live(plan, version, self._store, self._bots, referee, self._clock)

    # --- who is here

    async def _greet(self, live: Live) -> None:
        """Somebody is at a table that is found by a code: it does not expire. If its code has expired, it gets a new one."""
        table = live.plan.table
        if not live.plan.is_found_by_code:
            return
        try:
            if self._clock.wall() - self._seen.get(table, 0.0) > _VISIT_SECONDS:
                self._seen[table] = self._clock.wall()
                await self._store.tables.saw(table, self._moment())
            if not live.plan.invitation.code:
                async with live.alone():
                    await self._give_code(live)
        except (Trouble, StoreBroken) as error:
            log.warning("table %s: nobody knows that somebody was here: %s", table[:8], error)

    async def _give_code(self, live: Live) -> None:
        if live.plan.is_found_by_code and not live.plan.invitation.code:
            await live.save(change(live.plan, code=_new_code()))

    async def note_who_is_here(self) -> None:
        """People who look at a table, although they ask for nothing."""
        for live in list(self._live.values()):
            if len(live.hub):
                await self._greet(live)

    async def take_codes_away(self, tables: list[str]) -> None:
        """The store has taken these codes away: the next person who comes gets a new one."""
        for table in tables:
            if table in self._live:
                await self._refresh(self._live[table])

    def clear_away(self, tables: list[str]) -> None:
        """The store has forgotten them."""
        for table in tables:
            if table in self._live:
                live = self._live[table]
                live.plan = change(live.plan, stage="gone")
                live.close()
            self._drop(table)

    def people_here(self) -> frozenset[str]:
        """Players who follow a table."""
        return frozenset(reader.player for live in self._live.values() for reader in live.hub)

    def see_out(self, player: str) -> None:
        """End every stream of a player who was forgotten, on each of their devices."""
        for live in self._live.values():
            live.see_out(player)

    # --- laying a table

    async def create(self, host: Player, wanted: NewTable) -> tuple[Live, str]:
        """A new table, and the token of its link."""
        game = find_game(wanted.game)
        check_referee(game)
        write_nonces([wanted.nonce])
        places = tuple(self._place(seat, host, wanted) for seat in wanted.seats)
        for seat, place in zip(wanted.seats, places, strict=True):
            if seat.name:
                refuse_alike(place.name, [other.name for other in places if other is not place])
        edition = await self.editions.chosen(game, host, wanted.edition)
        terms = edition.terms if edition else Terms()
        options = wanted.options | terms.options  # nobody deals cards that are not there
        if not game.ends_by_itself(game.new(len(places), options)):  # no referee of ours says when time is up
            raise refuse("table-endless")
        invite, table = new_token(), new_id()
        plan = Plan(
            table=table,
            game=GameSettings(
                name=game.name,
                rules=game.version,
                options=options,
                answer_seconds=wanted.answer_seconds,
                edition=edition.name if edition else "",
                facts=terms.facts,
            ),
            seats=Seats(host.id, places),
            dice=Dice(new_secret().hex()),
            invitation=Invitation(hashed(invite)),
            settings=Settings(
                pace=wanted.pace,
                seconds=wanted.seconds if wanted.pace != "none" else 0,
                bot_pace=wanted.bot_pace,
                watch=wanted.watch,
                chat=wanted.chat,
                coach=wanted.coach,
                big=wanted.big,
            ),
        )
        await self._lay(plan, edition.kept if edition else None)
        return await self.live(table), f"{table}.{invite}"

    async def _lay(self, plan: Plan, kept: KeptPack | None) -> None:
        """Keep a new table, with a code that no other table has, whichever process has laid that one."""
        while True:
            coded = change(plan, code=_new_code())
            with suppress(Taken):
                await self._store.tables.create(sheet_of(coded, 1, self._moment()), coded.seats.members, kept)
                return

    def _moment(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self._clock.wall() * 1000)

    async def lay_daily(self, player: Player, attempt: Attempt, secret: str) -> Live:
        """The table of an attempt at a day, laid if it is not there yet. It has begun: there is nobody to wait for."""
        game = find_game(attempt.game)
        plan = Plan(
            table=attempt.table,
            game=GameSettings(game.name, game.version),
            seats=Seats(player.id, (Place(player.id, player.name),)),
            dice=Dice(secret),
            invitation=Invitation(hashed(new_token())),
            daily=DailyGame(attempt.day, attempt.number),
        )
        begun = begin_play(plan)
        if await self._store.tables.sheet(plan.table) is None:
            with suppress(Taken):  # the same player in another window
                await self._store.tables.create(sheet_of(begun, 1, self._moment()), plan.seats.members)
        return await self.live(plan.table)

    async def lay_again(self, host: Player, plan: Plan) -> tuple[Live, str]:
        """A table like one that is over, for the same people: each keeps their seat, dice and link are new, and
        so is what each seat adds to the dice. A big screen stays the host, and has room for more."""
        invite, table = new_token(), new_id()
        seats = plan.seats
        more = plan.game.find().box_seats.stop - 1 - len(seats.places) if plan.settings.big else 0
        places = tuple(replace(place, stand_in="", unasked=False, nonce="") for place in seats.places) + (Place(),) * more
        again = replace(
            plan,
            table=table,
            seats=Seats(seats.host if plan.settings.big else host.id, places, forgotten=seats.forgotten),
            dice=Dice(new_secret().hex()),
            invitation=Invitation(hashed(invite)),
            progress=Progress(),
        )
        kept = await self.editions.kept(plan.game.name, plan.game.facts)
        await self._lay(again, kept)
        return await self.live(table), f"{table}.{invite}"

    def _place(self, seat: WantedSeat, host: Player, wanted: NewTable) -> Place:
        if seat.kind == "bot":
            game = find_game(wanted.game)
            level = seat.level or usual_bot(game)
            find_bot(game, level)
            return Place(bot=level)
        if seat.kind == "link":
            return Place()
        name = clean_name(seat.name) if seat.name else host.name
        return Place(host.id, name, nonce=wanted.nonce)

    # --- coming in

    async def join(self, player: Player, invite: str, nonce: str) -> Live:
        """By the link: the first open seat, or, where the game has begun and the host allows it, a place to look on from."""
        write_nonces([nonce])
        table, _, token = invite.partition(".")
        live = await self.live(table)
        if hashed(token) != live.plan.invitation.link:
            raise no_such_table()
        async with live.alone():
            if live.plan.progress.stage != "lobby" and (live.plan.settings.watch or live.plan.seats.of(player.id)):
                return live
            await live.save(come_in(live.plan, player.id, player.name, nonce))
        return live

    async def knock(self, player: Player, code: str, nonce: str) -> Live:
        """By the spoken code, while the table is in its lobby; off a big screen, while it is played at too."""
        write_nonces([nonce])
        table = await self._store.tables.with_code(code.strip().upper())
        if table is None:
            raise no_such_table()
        live = await self.live(table)
        async with live.alone():
            if live.plan.progress.stage not in (("lobby", "playing") if live.plan.settings.big else ("lobby",)):
                raise no_such_table()
            plan = make_room(live.plan, {reader.player for reader in live.hub})
            await live.save(come_by_code(plan, player.id, player.name, nonce))
        return live

    async def tables_of(self, player: Player) -> list[ToldPlan]:
        sheets = await self._store.tables.of(player.id)
        plans = [plan_of(sheet) for sheet in sheets]
        return [replace(told_plan(plan, player.id), missing=not is_playable(plan)) for plan in plans]

    async def take_name_off(self, player: Player) -> None:
        """A player wants to be forgotten: their name goes from every table they sit at. The seats stay for the others; where
        there is nobody else, the table goes too."""
        for sheet in await self._store.tables.of(player.id, _ALL):
            if not is_playable(plan_of(sheet)):
                await take_name_off(self._store, sheet, player)
                continue
            live = await self._opened(sheet.table)
            async with live.alone():
                if not others(live.plan, player.id):
                    await self.forget(live)
                    continue
                live.chat.forget(player.id)
                await live.save(without_name(live.plan, player.id))
                if live.begun is not None:
                    live.begun.fold.header = header_of(live.plan)

    async def forget(self, live: Live) -> None:
        """Delete a table for good: who still waits for their turn at it finds it gone."""
        table = live.plan.table
        live.plan = change(live.plan, stage="gone")
        live.close()
        async with self._opening.of(table):  # nobody opens it again while it is being deleted
            await self._store.tables.delete(table)
            self._drop(table)


def _new_code() -> str:
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
