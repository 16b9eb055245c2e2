"""The daily taxi of a server: one secret a day, an attempt that counts, a board, and midnight."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.hand_clock import HandClock
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, new_key, play_on
from tests.store.conftest import file, new_store, where
from tests.store.help import awaited, opened

from cabstand.core import OVER, Seat, find_game
from cabstand.core.daily import Figures
from cabstand.server.bots import BotPool
from cabstand.server.daily import Days
from cabstand.server.daily_occasion import DailyOccasion, Result
from cabstand.server.desk import Desk
from cabstand.server.errors import Unknown
from cabstand.server.live import Live
from cabstand.server.moves import make_move
from cabstand.server.rounds import show_secrets
from cabstand.store.store import Attempt, Day, Player, Sheet, Store
from cabstand.table.daily import day_at, day_before, end_of, require_daily, shown_from
from cabstand.table.dice import new_secret
from cabstand.table.fold import Fold, fold_log
from cabstand.table.plan import DailyGame
from cabstand.table.verify import verify

__all__ = ["file", "new_store", "where"]
NOON = 1_794_744_000.0
TODAY = "2026-11-15"
MIDNIGHT = end_of(TODAY)
ADA, BEN, CLEO = Player("ada", "Ada"), Player("ben", "Ben"), Player("cleo", "Cleo")


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


class Office:
    """The part of a server that the daily taxi needs, with a clock that can be set."""

    def __init__(self, store: Store) -> None:
        self.clock = HandClock(NOON)
        bots = BotPool(compile_rules=False)
        self.desk = Desk(store, bots, self.clock)
        self.daily = Days(find_game("space-taxi"), store, self.desk, bots, self.clock.wall)


@asynccontextmanager
async def office(where: str | Path) -> AsyncIterator[tuple[Office, Store]]:
    async with opened(where) as store:
        for player in (ADA, BEN):
            await store.players.add(player, f"token of {player.id}")
        yield Office(store), store


async def play_out(live: Live, player: Player, turned: int = -1) -> None:
    """Move by move to the end, with the same choices every time; in turn `turned` with others."""
    await play_some(live, player, 1000, turned)
    assert live.table.to_move == OVER


async def play_some(live: Live, player: Player, most: int, turned: int = -1) -> None:
    """So many moves, or fewer where the game ends."""
    for _ in range(most):
        if (mover := live.table.to_move) == OVER:
            return
        state, game = live.table.state, live.table.game
        moves = game.legal(state, mover)
        other = state["round_no"][0] == turned and len(moves) > 1
        move = moves[-1] if other else game.fallback(state, Seat(0))
        async with live.alone():
            await make_move(live, player.id, 0, live.seq, new_key(), game.write_move(mover, move))


def throws(live: Live) -> list[str]:
    return [line.partition("=> ")[2] for line in live.table.fold.lines if "=> " in line]


@awaited
async def test_two_players_who_choose_alike_meet_the_same_dice_and_score_the_same(file: Path) -> None:
    async with office(file) as (here, _):
        ada, ben = await here.daily.play(ADA), await here.daily.play(BEN)
        assert ada.plan.table != ben.plan.table
        await play_out(ada, ADA)
        await play_out(ben, BEN)
        assert throws(ada) == throws(ben)
        told = await here.daily.told(BEN, TODAY)
        assert [(row.place, row.name, row.mine) for row in told.board] == [(1, "Ada", False), (1, "Ben", True)]
        assert told.board[0].score == told.board[1].score
        assert told.players == 2


@awaited
async def test_the_secret_is_promised_before_anybody_plays_and_shown_an_hour_after_the_day(file: Path) -> None:
    async with office(file) as (here, store):
        promised = (await here.daily.told(None, TODAY)).commitment
        live = await here.daily.play(ADA)
        await play_out(live, ADA)
        assert live.plan.progress.stage == "over"
        here.clock.set_wall(MIDNIGHT + 3599)
        await show_secrets(here.desk)
        assert "reveal" not in live.table.fold.text()
        assert (await here.daily.told(ADA, TODAY)).secret == ""
        here.clock.set_wall(MIDNIGHT + 3600)
        await show_secrets(here.desk)
        verdict = verify(live.table.fold.text())
        assert verdict.difference is None
        assert verdict.promise.commitment == promised
        assert (await here.daily.told(None, TODAY)).secret in live.table.fold.text()
        later = Office(store)
        later.clock.set_wall(MIDNIGHT + 4000)
        assert isinstance((await later.desk.live(live.plan.table)).occasion, DailyOccasion)
        assert len(await store.lines.of(live.plan.table)) == live.seq, "it is shown once"


@awaited
async def test_a_table_that_nobody_is_at_shows_the_secret_when_it_is_opened(file: Path) -> None:
    async with office(file) as (here, store):
        live = await here.daily.play(ADA)
        await play_out(live, ADA)
        later = Office(store)
        later.clock.set_wall(MIDNIGHT + 3601)
        again = await later.desk.live(live.plan.table)
        assert verify(again.table.fold.text()).difference is None


@awaited
async def test_an_attempt_is_resumed_and_the_first_one_counts(file: Path) -> None:
    async with office(file) as (here, store):
        live = await here.daily.play(ADA)
        await play_some(live, ADA, 5)
        assert (await here.daily.play(ADA)) is live
        after_restart = await Office(store).daily.play(ADA)
        assert after_restart.table.fold.lines == live.table.fold.lines
        await play_out(live, ADA)
        first = (await here.daily.told(ADA, TODAY)).mine
        assert first is not None
        assert first.first is not None
        assert (first.attempts, first.under_way, first.counts, first.practice) == (1, "", True, None)
        assert (len(first.first.scores), len(first.first.marks)) == (5, 5)
        assert first.first.score == sum(first.first.scores) == live.table.game.result(live.table.state).scores[0]

        practice = await here.daily.play(ADA)
        assert (practice.plan.daily, live.plan.daily) == (DailyGame(TODAY, 2), DailyGame(TODAY, 1))
        await play_out(practice, ADA, turned=0)
        told = await here.daily.told(ADA, TODAY)
        assert told.mine is not None
        assert told.mine.first == first.first
        assert told.mine.practice == practice.table.game.result(practice.table.state).scores[0]
        assert [(row.score, row.practice, row.attempts) for row in told.board] == [(first.first.score, told.mine.practice, 2)]


@awaited
async def test_marks_tell_failed_launches_from_others(file: Path) -> None:
    async with office(file) as (here, store):
        live = await here.daily.play(ADA)
        await play_out(live, ADA)
        result = msgspec.json.decode((await store.days.attempts("space-taxi", TODAY))[0].result, type=Result)
        failed = [line.message for told in live.standing.recent for line in live.table.fold.story(told.steps, None)].count(
            "space-taxi-story-failed-launch"
        )
        assert result.marks.count("failed") >= failed
        assert all(score == 0 for score, mark in zip(result.scores, result.marks, strict=True) if mark == "failed")


@awaited
async def test_who_is_under_way_at_midnight_finishes_their_day(file: Path) -> None:
    async with office(file) as (here, _):
        here.clock.set_wall(MIDNIGHT - 1)
        ada, ben = await here.daily.play(ADA), await here.daily.play(BEN)
        await play_some(ada, ADA, 3)
        here.clock.set_wall(MIDNIGHT + 60)
        tomorrow = await here.daily.told(ADA, here.daily.today)
        assert (tomorrow.day, tomorrow.before, tomorrow.mine) == ("2026-11-16", TODAY, None)
        assert (await here.daily.told(None, TODAY)).commitment != tomorrow.commitment
        assert (await here.daily.play(ADA)).plan.day == "2026-11-16"
        await play_out(ada, ADA)
        told = await here.daily.told(ADA, TODAY)
        assert told.mine is not None
        assert told.mine.counts
        assert ben.plan.day == TODAY
        here.clock.set_wall(MIDNIGHT + 3600)
        await play_out(ben, BEN)
        late = (await here.daily.told(BEN, TODAY)).mine
        assert late is not None
        assert late.first is not None
        assert not late.counts, "the secret could have been known"
        assert [row.name for row in (await here.daily.told(BEN, TODAY)).board] == ["Ada"]
        assert verify(ben.table.fold.text()).difference is None


def test_what_is_finished_when_the_secret_is_shown_does_not_count() -> None:
    late = Result([1], ["launched"], int((MIDNIGHT + 3600) * 1000))
    assert not late.is_in_time(TODAY)
    assert Result([1], ["launched"], late.ended - 1).is_in_time(TODAY)


@awaited
async def test_of_days_to_come_nobody_learns_anything(file: Path) -> None:
    async with office(file) as (here, store):
        for day in ("2026-11-16", "2026-11-14"):
            with pytest.raises(Unknown):
                await here.daily.told(ADA, day)
            assert await store.days.day("space-taxi", day) is None


@awaited
async def test_two_processes_agree_on_the_secret_and_on_the_attempt(where: str) -> None:
    async with office(where) as (here, store), opened(where) if where.startswith("postgres") else _same(store) as other:
        there = Office(other)
        told = await asyncio.gather(here.daily.told(None, TODAY), there.daily.told(None, TODAY))
        assert told[0].commitment == told[1].commitment
        played = await asyncio.gather(*(one.daily.play(ADA) for one in (here, there, here, there)))
        assert len({live.plan.table for live in played}) == 1
        assert [attempt.number for attempt in await store.days.attempts("space-taxi", TODAY)] == [1]


@asynccontextmanager
async def _same(store: Store) -> AsyncIterator[Store]:
    """A file has one process; two offices share it."""
    yield store


@awaited
async def test_the_figures_are_for_those_who_have_played(file: Path) -> None:
    async with office(file) as (here, store):
        live = await here.daily.play(ADA)
        figures = Figures([20, 21, 22, 23, 24], [40, 40, 40, 40, 40])
        await store.days.keep_figures("space-taxi", TODAY, msgspec.json.encode(figures).decode())
        assert (await here.daily.told(ADA, TODAY)).figures is None
        await play_out(live, ADA)
        assert (await here.daily.told(ADA, TODAY)).figures == figures
        assert (await here.daily.told(BEN, TODAY)).figures is None
        here.clock.set_wall(MIDNIGHT + 3600)
        assert (await here.daily.told(BEN, TODAY)).figures == figures
        assert (await here.daily.told(BEN, TODAY)).average == pytest.approx(107.09457227)


@awaited
async def test_the_board_names_who_wishes_and_nobody_who_was_forgotten(file: Path) -> None:
    async with office(file) as (here, store):
        await here.daily.day(TODAY)
        for number, score in enumerate((90, 120, 90, 60)):
            player = Player(f"p{number}", f"P{number}")
            await store.players.add(player, f"token of {number}")
            kept = msgspec.json.encode(Result([score], ["launched"], int(NOON * 1000) + number)).decode()
            await store.days.add_attempt(Attempt("space-taxi", TODAY, player.id, 1, f"t{number}", kept))
        reader = Player("p3", "P3")
        board = (await here.daily.told(reader, TODAY)).board
        assert [(row.place, row.name, row.score) for row in board] == [
            (1, "P1", 120),
            (2, "P0", 90),
            (2, "P2", 90),
            (4, "P3", 60),
        ]
        await here.daily.list_me(Player("p1", "P1"), TODAY, listed=False)
        await store.players.forget("p2")
        told = await here.daily.told(reader, TODAY)
        assert ([row.name for row in told.board], told.players) == (["P0", "P3"], 4)
        assert (await here.daily.told(Player("p1", "P1"), TODAY)).board[0].mine
        assert (await here.daily.told(None, TODAY)).board == []


@awaited
async def test_the_board_marks_those_whom_the_reader_has_a_table_with(file: Path) -> None:
    async with office(file) as (here, store):
        await here.daily.day(TODAY)
        for player in (ADA, BEN, CLEO):
            await store.days.add_attempt(played(player, TODAY, int(NOON * 1000)))
        await store.players.add(CLEO, "token of cleo")
        await store.tables.create(Sheet("rank", 1, "over", "{}"), frozenset({"ada", "cleo"}))
        board = (await here.daily.told(ADA, TODAY)).board
        assert {row.name: row.friend for row in board} == {"Ada": False, "Ben": False, "Cleo": True}


@awaited
async def test_a_streak_is_of_days_that_count_in_a_row_and_today_may_still_come(file: Path) -> None:
    async with office(file) as (here, store):
        days = [TODAY]
        for _ in range(4):
            days.append(day_before(days[-1]))
        for day in days:
            await store.days.add(Day("space-taxi", day, new_secret().hex()))
        for day in (days[1], days[2], days[4]):
            await store.days.add_attempt(played(ADA, day, int(end_of(day) * 1000) - 1))
        assert [(await here.daily.told(ADA, day)).streak for day in days] == [2, 2, 1, 1, 1]
        await store.days.add_attempt(played(ADA, TODAY, int(NOON * 1000)))
        assert (await here.daily.told(ADA, TODAY)).streak == 3
        await store.days.add_attempt(played(BEN, days[1], int(shown_from(days[1]) * 1000)))
        assert (await here.daily.told(BEN, TODAY)).streak == 0, "it was over too late to count"
        assert (await here.daily.told(None, TODAY)).streak == 0


@awaited
async def test_the_best_turn_of_a_day_is_a_saved_game_once_its_secret_is_shown(file: Path) -> None:
    async with office(file) as (here, store):
        live = await here.daily.play(ADA)
        await play_out(live, ADA)
        made = [line.partition(": ")[2].partition(" =>")[0] for line in live.table.fold.lines if line.startswith("1: ")]
        scores = (await here.daily.told(ADA, TODAY)).mine
        assert scores is not None
        assert scores.first is not None
        figures = Figures(scores.first.scores, [40] * 5, made)
        await store.days.keep_figures("space-taxi", TODAY, msgspec.json.encode(figures).decode())
        with pytest.raises(Unknown):
            await here.daily.film(TODAY)
        here.clock.set_wall(MIDNIGHT + 3600)
        assert (await here.daily.told(BEN, here.daily.today)).film == TODAY
        film = await here.daily.film(TODAY)
        fold = fold_log(film.log)
        assert [line.removeprefix("1: ") for line in fold.lines] == [
            line.removeprefix("1: ") for line in live.table.fold.lines if not line.startswith("table: ")
        ]
        assert film.score == max(figures.perfect)
        before, after = Fold(fold.header), Fold(fold.header)
        for line in fold.lines[: film.last]:
            after.add(line)
        for line in fold.lines[: film.first - 1]:
            before.add(line)
        daily = require_daily(fold.game)
        best = figures.perfect.index(film.score)
        assert (len(daily.scores(before.state)), len(daily.scores(after.state))) == (best, best + 1)


def played(player: Player, day: str, ended: int) -> Attempt:
    """A first attempt that is over."""
    kept = msgspec.json.encode(Result([60], ["launched"], ended)).decode()
    return Attempt("space-taxi", day, player.id, 1, f"{player.id} {day}", kept)


def test_the_clock_of_the_tests_is_right() -> None:
    assert day_at(NOON) == TODAY


# --- over HTTP


def test_a_day_from_the_first_look_to_the_board(house: InProcess) -> None:
    ada = Person(house.url, "Ada")
    day = ada.get("/daily").json()["day"]
    begun = ada.post("/daily").json()
    assert (begun["stage"], begun["day"], begun["attempt"]) == ("playing", day, 1)
    assert begun["commitment"] == ada.get("/daily").json()["commitment"]
    laid = Laid(begun["table"])
    for what, body in (("leave", {"seat": 1}), ("stand-in", {"seat": 1})):
        refused = ada.do(laid, what, **body)
        assert (refused.status_code, refused.json()["reason"]) == (422, "daily-alone")
    assert ada.delete(f"/tables/{laid.id}").json()["reason"] == "daily-alone"
    assert ada.post(f"/daily/{day}/board", listed=False).json()["reason"] == "daily-not-played"
    play_on({1: ada}, laid)
    assert ada.do(laid, "rematch").json()["reason"] == "daily-alone"
    told = ada.post(f"/daily/{day}/board", listed=False).json()
    assert told["mine"]["first"]["table"] == laid.id
    assert not told["mine"]["listed"]
    assert "reveal" not in ada.log(laid)
    assert ada.get("/daily/2020-02-30").json()["reason"] == "daily-no-day"
    assert ada.get("/daily/2020-02-29").status_code == 404
    assert ada.get("/daily?game=space-taxi").json()["commitment"] == told["commitment"]
    assert ada.get("/daily?game=night-rank").json()["reason"] == "daily-no-game"
    nobody = Person(house.url, "")
    assert nobody.get("/daily").json()["mine"] is None
    assert nobody.post("/daily").status_code == 403


def test_an_attempt_that_was_given_up_is_over_and_counts_as_far_as_it_went(house: InProcess) -> None:
    ben = Person(house.url, "Ben")
    laid = Laid(ben.post("/daily").json()["table"])
    play_on({1: ben}, laid, 2)
    assert ben.do(laid, "give-up", agree=True).status_code == 200
    mine = ben.get("/daily").json()["mine"]
    assert (mine["first"]["score"], mine["first"]["scores"], mine["under_way"]) == (0, [], "")
    assert ben.post("/daily").json()["attempt"] == 2
