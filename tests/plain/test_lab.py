"""Bots and simulations of a game that brings nothing but rules."""

import json
from pathlib import Path

import pytest
from tests.plain.bare.adapter import GAME as NIGHT_RANK
from tests.plain.one_pile import OnePile

from cabstand.bots import registry
from cabstand.bots.registry import bots_of, find_bot, usual_bot
from cabstand.cli.commands import run
from cabstand.core import Actor, Refused, Seat, find_game
from cabstand.core.bot import Bot
from cabstand.core.game import Move
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import States
from cabstand.lab.arena import play_batch, set_up
from cabstand.lab.simulate import Job, empty_tally, play
from cabstand.lab.standings import Standings
from cabstand.plain.bots import RandomBot
from cabstand.plain.lab import play_game

pytestmark = pytest.mark.usefixtures("strangers")


def test_a_game_without_bots_has_one_that_draws_and_one_that_searches() -> None:
    assert list(bots_of(find_game("one-pile"))) == ["random", "searcher"]
    assert usual_bot(find_game("one-pile")) == "searcher"


@pytest.mark.parametrize("name", ["fare-play", "space-taxi", "taxi"])
def test_a_game_with_bots_keeps_its_own(name: str) -> None:
    assert "searcher" not in bots_of(find_game(name))
    assert usual_bot(find_game(name)) == "simple"


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused) as error:
        find_bot(find_game("one-pile"), "genius")
    assert error.value.refusal.args["known"] == "random, searcher"


def test_games_split_into_jobs_add_up_to_the_same() -> None:
    bots = ("random", "random", "searcher")
    whole = play(Job("one-pile", bots, 7, 0, 3, {"stones": "300"}))
    parts = empty_tally(3)
    for first, count in ((2, 1), (0, 2)):
        parts.add(play(Job("one-pile", bots, 7, first, count, {"stones": "300"})))
    assert parts == whole
    assert whole.games == sum(whole.wins) == 3


def test_simulate_plays_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "night-rank", "--games", "6", "--players", "2", "--cores", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 6
    assert report["bots"] == ["random", "random"]


def test_where_no_bot_is_named_the_weakest_plays_whatever_it_is_called(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "plain_bots", lambda game: {"hasty": RandomBot(game), "searcher": RandomBot(game)})
    assert run(["simulate", "one-pile", "--games", "2", "--players", "2", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["hasty", "hasty"]


def test_a_mistake_in_a_game_of_another_package_is_told_as_one_of_that_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    monkeypatch.setattr(OnePile, "advance", lambda *_: 1 / 0)
    assert run(["simulate", "one-pile", "--games", "2", "--players", "2", "--cores", "1"]) == 1
    said = capsys.readouterr().err
    assert "Something went wrong in one-pile, a game that does not come with Cabstand." in said
    assert "ZeroDivisionError" in (tmp_path / "errors.log").read_text()


def test_bots_of_any_game_are_compared_in_all_seats() -> None:
    told = Standings(setup := set_up("night-rank", ("random", "random"), 2, {}, seed=1))
    told.add(play_batch(setup, 0, 10))
    assert told.wins.mean(0) == pytest.approx(0.5)


class Listener(RandomBot):
    """Notes what it is shown."""

    def __init__(self) -> None:
        super().__init__(NIGHT_RANK)
        self.seen: list[tuple[Seat, States]] = []

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        self.seen.append((seat, hidden))
        return super().choose(hidden, seat, rng)


def test_a_bot_sees_what_its_seat_may_know_and_nothing_else() -> None:
    listener = Listener()
    play_game(NIGHT_RANK, NIGHT_RANK.new(3), stream(4), [listener] * 3)
    assert listener.seen
    assert all((NIGHT_RANK.hide(hidden, seat) == hidden).all() for seat, hidden in listener.seen)


class Impatient(RandomBot):
    """Honks as soon as it may."""

    def out_of_turn(self, hidden: States, seat: Seat) -> Move | None:
        moves = self.game.legal(hidden, Actor(seat))
        texts = {self.game.write_move(Actor(seat), Move(int(move))): Move(int(move)) for move in moves}
        return texts.get("honk")


def test_a_bot_may_speak_up_out_of_turn() -> None:
    quiet: Bot = RandomBot(NIGHT_RANK)
    end, _ = play_game(NIGHT_RANK, NIGHT_RANK.new(2, {"hand": 1}), stream(2), [quiet, Impatient(NIGHT_RANK)])
    assert NIGHT_RANK.write_position(end).endswith("0")


def test_how_much_a_bot_thinks_changes_no_chance() -> None:
    """Two games on one stream: the same cards are dealt, whoever plays them."""
    deals = []
    for name in ("random", "searcher"):
        listener = Listener()
        bots = [listener, find_bot(NIGHT_RANK, name).hurried(0.0)]
        play_game(NIGHT_RANK, NIGHT_RANK.new(2), stream(9), bots)
        deals.append(NIGHT_RANK.write_position(listener.seen[0][1]).partition("hands=")[2].split(",")[0])
    assert deals[0] == deals[1]
