"""The daily games of a server: one a day of each game that has them, with the same chance for everybody. `docs/daily.md` says
how and why.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from cabstand.core.daily import Figures
from cabstand.core.game import LONGEST_NAME, Game, refuse
from cabstand.core.places import places
from cabstand.core.registry import find_game, games_with
from cabstand.server import bot_worker
from cabstand.server.bots import BotPool
from cabstand.server.daily_film import Film, film_of
from cabstand.server.daily_occasion import Result
from cabstand.server.desk import Desk
from cabstand.server.errors import Unknown
from cabstand.server.laying import lay_daily
from cabstand.server.live import Live
from cabstand.server.players import new_id
from cabstand.store.store import Attempt, Day, Player, Store, Taken
from cabstand.table.daily import DailyDice, day_at, day_before, end_of, require_daily, shown_from
from cabstand.table.dice import commitment, new_secret

MOST_LISTED: Final = 100
MOST_DAYS: Final = 3660
"""Days that a streak is looked for in."""
_MOST_TRIES: Final = 3
log = logging.getLogger("cabstand.daily")


class Outcome(msgspec.Struct, frozen=True):
    """How an attempt ended, turn by turn; a player who gave up has fewer."""

    score: int
    scores: list[int]
    marks: list[str]
    table: str
    """Where it can be seen again."""


class MyDay(msgspec.Struct, frozen=True):
    """The reader's part in a day."""

    attempts: int
    under_way: str
    """The table of an attempt that is not over; nothing where there is none."""
    first: Outcome | None
    """The attempt that counts, once it is over."""
    counts: bool
    """Whether it was over in time."""
    practice: int | None
    """The best score of the attempts after the first."""
    listed: bool


class Listed(msgspec.Struct, frozen=True):
    """A line of the board: players with the same score have the same place."""

    place: int
    name: str
    score: int
    marks: list[str]
    mine: bool
    friend: bool
    """Whether the reader has a table with this player."""
    practice: int | None
    attempts: int


class ToldDay(msgspec.Struct, frozen=True):
    """A day as one reader may see it. Moments are milliseconds since 1970."""

    game: str
    turns: int
    """Of an attempt that is played to its end."""
    day: str
    is_today: bool
    ends: int
    shown: int
    """When the secret is shown, and nothing counts any more."""
    commitment: str
    secret: str
    """Nothing before it is shown."""
    average: float
    """What all turns bring on average when they are played perfectly."""
    figures: Figures | None
    """For those who have played, and for all once the day is over; None also while they are worked out."""
    is_working: bool
    """Whether figures are being worked out."""
    mine: MyDay | None
    board: list[Listed]
    """For those who have said a name themselves."""
    players: int
    """How many have played to the end, on the board or not."""
    before: str
    """The day before, if anybody asked for it then."""
    film: str
    """The latest earlier day of which the best turn can be seen as a film; nothing where there is none."""
    streak: int
    """Days in a row on which the reader's first attempt counted, up to this one or the day before it."""


class Days:
    """The days of one game."""

    def __init__(self, game: Game, store: Store, desk: Desk, bots: BotPool, now: Callable[[], float] = time.time) -> None:
        self._game = game
        self._daily = require_daily(game)
        self._store = store
        self._desk = desk
        self._bots = bots
        self._now = now
        self._working: dict[str, asyncio.Task[None]] = {}
        self._tries: Counter[str] = Counter()

    @property
    def today(self) -> str:
        return day_at(self._now())

    def close(self) -> None:
        for task in self._working.values():
            task.cancel()

    # --- a day

    async def day(self, day: str) -> Day:
        """A day with its secret, which is made when today is first asked for. Days to come have none yet."""
        found = await self._store.days.day(self._game.name, day)
        if found is None and day == self.today:
            try:
                await self._store.days.add(Day(self._game.name, day, new_secret().hex()))
            except Taken:
                log.info("another process has made the secret of %s", day)
            found = await self._store.days.day(self._game.name, day)
        if found is None:
            end_of(day)
            raise Unknown(refuse("daily-nobody-played", day=day).refusal)
        return found

    async def _attempts_of(self, player: Player, day: str) -> list[Attempt]:
        attempts = await self._store.days.attempts(self._game.name, day)
        return [attempt for attempt in attempts if attempt.player == player.id]

    # --- playing

    async def play(self, player: Player) -> Live:
        """Today's game: the attempt that is under way, or a new one. Nobody begins again what they have begun."""
        day = await self.day(self.today)
        while True:
            mine = await self._attempts_of(player, day.day)
            if mine and not mine[-1].result:
                return await lay_daily(self._desk, player, mine[-1], day.secret)
            attempt = Attempt(day.game, day.day, player.id, len(mine) + 1, new_id())
            try:
                await self._store.days.add_attempt(attempt)
            except Taken:
                continue  # the same player in another window
            self._work_out(day)
            return await lay_daily(self._desk, player, attempt, day.secret)

    async def list_me(self, player: Player, day: str, listed: bool) -> None:
        """Stand on the board of a day, or not."""
        mine = await self._attempts_of(player, day)
        if not mine or not mine[0].result:
            raise refuse("daily-not-played")
        result = replace(read_result(mine[0]), listed=listed)
        await self._store.days.keep_result(replace(mine[0], result=msgspec.json.encode(result).decode()))

    # --- what the dice give

    def _work_out(self, day: Day) -> None:
        """Begin to work out the figures of a day, where nobody has and it does not fail time and again."""
        task = self._working.get(day.day)
        if day.figures or (task is not None and not task.done()) or self._tries[day.day] == _MOST_TRIES:
            return
        self._tries[day.day] += 1
        self._working[day.day] = asyncio.create_task(self._keep_figures(day))

    async def _keep_figures(self, day: Day) -> None:
        try:
            chance = self._daily.all_chance(DailyDice(self._daily, bytes.fromhex(day.secret)).stream)
            found = await self._bots.work_out(bot_worker.work_out_day, day.game, chance)
            if found is not None:
                await self._store.days.keep_figures(day.game, day.day, msgspec.json.encode(found).decode())
        except Exception:
            log.exception("what the dice of %s give at %s cannot be worked out", day.day, day.game)

    # --- telling

    async def told(self, player: Player | None, asked: str) -> ToldDay:
        day = await self.day(asked)
        attempts = await self._store.days.attempts(self._game.name, asked)
        mine = _my_day([one for one in attempts if player is not None and one.player == player.id])
        shown, before = shown_from(asked), day_before(asked)
        is_shown = self._now() >= shown
        may_know = is_shown or (mine is not None and mine.first is not None)
        if may_know:
            self._work_out(day)
        friends = await self._store.tables.companions(player.id) if player else frozenset()
        listed, players = _board(attempts, player.id if player else "", friends)
        return ToldDay(
            game=self._game.name,
            turns=self._daily.turns,
            day=asked,
            is_today=asked == self.today,
            ends=int(end_of(asked) * 1000),
            shown=int(shown * 1000),
            commitment=commitment(bytes.fromhex(day.secret), asked),
            secret=day.secret if is_shown else "",
            average=self._daily.average(),
            figures=msgspec.json.decode(day.figures, type=Figures) if may_know and day.figures else None,
            is_working=may_know and not day.figures and not self._working[asked].done(),
            mine=mine,
            board=listed if player else [],
            players=players,
            before=before if await self._store.days.day(self._game.name, before) else "",
            film=await self._film_before(asked),
            streak=await self._streak(player, asked) if player else 0,
        )

    async def film(self, asked: str) -> Film:
        """The best turn of a day, as perfect play made it."""
        day = await self.day(asked)
        figures = self._shown_figures(day)
        if figures is None:
            raise Unknown(refuse("daily-no-film", day=asked).refusal)
        return await film_of(day, figures)

    def _shown_figures(self, day: Day) -> Figures | None:
        """What is known of a day whose secret is shown, if perfect play has told its moves."""
        figures = msgspec.json.decode(day.figures, type=Figures) if day.figures else None
        return figures if figures and figures.moves and self._now() >= shown_from(day.day) else None

    async def _film_before(self, day: str) -> str:
        """Of the day before; in the first hour of a day, when that is not shown yet, of the one before it."""
        for _ in range(2):
            day = day_before(day)
            found = await self._store.days.day(self._game.name, day)
            if found and self._shown_figures(found):
                return day
        return ""

    async def _streak(self, player: Player, day: str) -> int:
        """A day that is not over yet breaks nothing."""
        firsts = await self._store.days.firsts(self._game.name, player.id, MOST_DAYS)
        played = {one.day for one in firsts if read_result(one).is_in_time(one.day)}
        day = day if day in played else day_before(day)
        days = 0
        while day in played:
            day, days = day_before(day), days + 1
        return days


class DailyGames:
    """The days of all games that have them: those of this house first, then those of other packages."""

    def __init__(self, store: Store, desk: Desk, bots: BotPool, now: Callable[[], float] = time.time) -> None:
        names = sorted(games_with("daily", "DAILY"), key=lambda name: (not places()[name].built_in, name))
        self._days = {name: Days(find_game(name), store, desk, bots, now) for name in names}

    def of(self, game: str | None) -> Days:
        """The days of a game; of the first that has them where none is named."""
        if not self._days:
            raise Unknown(refuse("daily-none").refusal)
        if game is None:
            return next(iter(self._days.values()))
        if game not in self._days:
            raise Unknown(refuse("daily-no-game", game=game[:LONGEST_NAME]).refusal)
        return self._days[game]

    def close(self) -> None:
        for days in self._days.values():
            days.close()


def read_result(attempt: Attempt) -> Result:
    return msgspec.json.decode(attempt.result, type=Result)


def _practice(attempts: list[Attempt]) -> int | None:
    return max((read_result(one).score for one in attempts[1:] if one.result), default=None)


def _my_day(mine: list[Attempt]) -> MyDay | None:
    if not mine:
        return None
    first = read_result(mine[0]) if mine[0].result else None
    return MyDay(
        attempts=len(mine),
        under_way="" if mine[-1].result else mine[-1].table,
        first=Outcome(first.score, first.scores, first.marks, mine[0].table) if first else None,
        counts=first is not None and first.is_in_time(mine[0].day),
        practice=_practice(mine),
        listed=first is not None and first.listed,
    )


def _board(attempts: list[Attempt], reader: str, friends: frozenset[str]) -> tuple[list[Listed], int]:
    """The best first attempts of the day, and how many there are in all. Who was forgotten is not named."""
    of_players: dict[str, list[Attempt]] = {}
    for attempt in attempts:
        of_players.setdefault(attempt.player, []).append(attempt)
    ended = [(read_result(one[0]), one) for one in of_players.values() if one[0].result]
    counted = [(result, one) for result, one in ended if result.is_in_time(one[0].day)]
    named = [(result, one) for result, one in counted if one[0].name and (result.listed or one[0].player == reader)]
    named.sort(key=lambda row: (-row[0].score, row[0].ended))
    scores = [result.score for result, _ in named]
    listed = [
        Listed(
            place=scores.index(result.score) + 1,
            name=one[0].name,
            score=result.score,
            marks=result.marks,
            mine=one[0].player == reader,
            friend=one[0].player in friends,
            practice=_practice(one),
            attempts=len(one),
        )
        for result, one in named
    ]
    return [row for row in listed if row.place <= MOST_LISTED or row.mine or row.friend], len(counted)
