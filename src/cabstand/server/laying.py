"""Laying tables: a new one as its host wants it, one like a table that is over, and the table of a daily game."""

from contextlib import suppress

from msgspec.structs import replace

from cabstand.bots.registry import find_bot, usual_bot
from cabstand.core import Game, find_game
from cabstand.core.edition import Terms
from cabstand.core.game import refuse
from cabstand.server.desk import Desk
from cabstand.server.game_facts import check_referee
from cabstand.server.live import Live
from cabstand.server.players import clean_name, hashed, new_id, new_token
from cabstand.server.requests import NewTable, WantedSeat
from cabstand.server.visits import new_code
from cabstand.store.store import Attempt, KeptPack, Player, Taken
from cabstand.table.dice import new_secret, write_nonces
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
)
from cabstand.table.sheets import sheet_of
from cabstand.table.starting import begin_play


async def lay_table(desk: Desk, host: Player, wanted: NewTable, language: str = "") -> tuple[Live, str]:
    """A new table, and the token of its link. `language` is the host's: it decides on the edition where none is named."""
    game = find_game(wanted.game)
    check_referee(game)
    write_nonces([wanted.nonce])
    places = _places(game, host, wanted)
    edition = await desk.editions.chosen(game, host, wanted.edition, language)
    terms = edition.terms if edition else Terms()
    options = wanted.options | terms.options  # nobody deals cards that are not there
    if not game.ends_by_itself(game.new(len(places), options)):  # no referee of ours says when time is up
        raise refuse("table-endless")
    token, table = new_token(), new_id()
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
        invitation=Invitation(hashed(token)),
        settings=_settings(wanted),
    )
    await _lay(desk, plan, edition.kept if edition else None)
    return await desk.live(table), f"{table}.{token}"


async def lay_again(desk: Desk, host: Player, plan: Plan) -> tuple[Live, str]:
    """A table like one that is over, and the token of its link."""
    token, table = new_token(), new_id()
    again = replace(
        plan,
        table=table,
        seats=seats_again(plan, host.id),
        dice=Dice(new_secret().hex()),
        invitation=Invitation(hashed(token)),
        progress=Progress(),
    )
    await _lay(desk, again, await desk.editions.kept(plan.game.name, plan.game.facts))
    return await desk.live(table), f"{table}.{token}"


async def lay_daily(desk: Desk, player: Player, attempt: Attempt, secret: str) -> Live:
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
    if await desk.store.tables.sheet(plan.table) is None:
        with suppress(Taken):  # the same player in another window
            await desk.store.tables.create(sheet_of(begin_play(plan), 1, _moment(desk)), plan.seats.members)
    return await desk.live(plan.table)


def seats_again(plan: Plan, host: str) -> Seats:
    """The same people for another game: they keep their seats and add something new to the dice. A big screen stays the host
    and has room for more; elsewhere the player who asks first is host."""
    seats, big = plan.seats, plan.settings.big
    more = plan.game.find().box_seats.stop - 1 - len(seats.places) if big else 0
    places = tuple(replace(place, stand_in="", unasked=False, nonce="") for place in seats.places) + (Place(),) * more
    return Seats(seats.host if big else host, places, forgotten=seats.forgotten)


async def _lay(desk: Desk, plan: Plan, kept: KeptPack | None) -> None:
    """Keep a new table, with a code that no other table has, whichever process has laid that one."""
    while True:
        coded = change(plan, code=new_code())
        with suppress(Taken):
            await desk.store.tables.create(sheet_of(coded, 1, _moment(desk)), coded.seats.members, kept)
            return


def _moment(desk: Desk) -> int:
    """Now, in milliseconds since 1970."""
    return int(desk.clock.wall() * 1000)


def _settings(wanted: NewTable) -> Settings:
    return Settings(
        pace=wanted.pace,
        seconds=wanted.seconds if wanted.pace != "none" else 0,
        bot_pace=wanted.bot_pace,
        watch=wanted.watch,
        chat=wanted.chat,
        coach=wanted.coach,
        patient=wanted.patient,
        big=wanted.big,
    )


def _places(game: Game, host: Player, wanted: NewTable) -> tuple[Place, ...]:
    """The seats as they are wanted; people before one screen have names that can be told apart."""
    places = tuple(_place(game, seat, host, wanted.nonce) for seat in wanted.seats)
    for seat, place in zip(wanted.seats, places, strict=True):
        if seat.name:
            refuse_alike(place.name, [other.name for other in places if other is not place])
    return places


def _place(game: Game, seat: WantedSeat, host: Player, nonce: str) -> Place:
    if seat.kind == "bot":
        level = seat.level or usual_bot(game)
        find_bot(game, level)
        return Place(bot=level)
    if seat.kind == "link":
        return Place()
    return Place(host.id, clean_name(seat.name) if seat.name else host.name, nonce=nonce)
