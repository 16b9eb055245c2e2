"""A program at a table: it joins, plays, is told why not, and comes back after whatever happened on the way."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from docs.examples.example_bot import act
from tests.client.bad_line import BadLine, Mishap
from tests.server.house import House

from cabstand.client import Client, Problem, Table, Unreachable

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "example_bot.py"
KILLED_AT = 3
"""The turn in which a server is killed: early, since a game of Fare Play may be short."""


def two(house: House, starter: int = 1) -> tuple[Table, Table]:
    """A game between two programs that has begun: the host on seat 1, a guest who came by the link on seat 2."""
    host = Client(house.url, "Ada").create("space-taxi", ["me", "link"], options={"starter": str(starter)}, bot_pace="calm")
    guest = Client(house.url, "Robo").join(f"{house.url}/#{host.invite}")
    host.start()
    return host, guest


# --- playing


def test_a_program_plays_a_game_to_its_end_though_the_server_is_killed_in_the_middle(own_rank: House) -> None:
    table = Client(own_rank.url, "Robo").create("fare-play", ["me", "bot random", "bot random"], bot_pace="instant")
    table.start()
    for number, turn in enumerate(table.turns()):
        if number == KILLED_AT:
            own_rank.kill()
            again = threading.Timer(0.3, own_rank.open)
            again.start()
        act(turn)
    again.join()
    assert number > KILLED_AT
    assert table.over
    assert (table.to_move, table.asked, table.moves) == (None, [], [])
    assert table.scores == [int(seat in table.winners) for seat in (1, 2, 3)]
    lines = own_rank.lines_of(table.id)
    assert [seq for seq, _, _ in lines] == list(range(1, len(lines) + 1))
    keys = [key for _, _, key in lines if key.startswith("1/")]
    assert len(set(keys)) == len(keys)
    assert table.log().splitlines()[-1].startswith("table: reveal ")


def test_the_example_bot_joins_by_a_link_and_plays_to_the_end(rank: House) -> None:
    host = Client(rank.url, "Ada")
    table = host.create("space-taxi", ["link", "bot random"], bot_pace="instant")
    command = [sys.executable, str(EXAMPLE), rank.url, table.invite]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            while host.table(table.id).plan["seats"][0]["kind"] == "open":
                assert process.poll() is None
            table.start()
            said, _ = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 0
    assert "seat: Robo\nseat: bot random\n" in said
    assert said.rstrip().splitlines()[-1].startswith("table: reveal ")


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_each_turn_goes_once_to_the_seat_that_is_asked(rank: House) -> None:
    host, guest = two(rank)
    given: dict[int, list[int]] = {1: [], 2: []}

    def play(table: Table, seat: int) -> None:
        for turn in table.turns():
            given[seat].append(turn.seq)
            assert (table.to_move, table.asked) == (seat, [seat])
            assert act(turn)

    other = threading.Thread(target=play, args=(guest, 2))
    other.start()
    play(host, 1)
    other.join()
    moves = [seq for seq, line, _ in rank.lines_of(host.id) if line[0] in "12"]
    assert sorted(given[1] + given[2]) == [seq - 1 for seq in moves]


def test_programs_answer_questions_talk_and_judge_each_other(rank: House) -> None:
    host = Client(rank.url, "Ada").create("taxi", ["me", "link"], bot_pace="instant")
    guest = Client(rank.url, "Robo").join(host.invite)
    host.start()
    asked_for: set[tuple[str, str, bool]] = set()

    def play(table: Table) -> None:
        for turn in table.turns():
            if not turn.moves and turn.card is not None:
                asked_for.add((turn.card["kind"], turn.card["stage"], turn.card["seat"] == table.seat))
            act(turn)

    other = threading.Thread(target=play, args=(guest,))
    other.start()
    play(host)
    other.join()
    assert asked_for == {("question", "open", True), ("question", "shown", False), ("talk", "open", True)}
    assert (host.scores, host.winners) == (guest.scores, guest.winners)


def test_a_move_that_comes_too_late_is_no_error_and_the_next_turn_shows_how_things_are(rank: House) -> None:
    client = Client(rank.url, "Ada")
    table = client.create("space-taxi", ["me"])
    table.start()
    turns = table.turns()
    late = next(turns)
    other_tab = client.table(table.id)
    next(other_tab.turns()).play("throw")
    assert not late.play("throw")
    assert next(turns).view["ask"] == "play"


def test_a_move_can_be_taken_back(rank: House) -> None:
    host, _ = two(rank)
    turns = host.turns()
    next(turns).play("throw")
    thrown = next(turns)
    act(thrown)
    assert next(turns).view["ask"] in ("throw", "return")
    host.undo()
    assert next(turns).view == thrown.view


# --- coming in


def test_who_knocks_by_a_code_plays_once_the_host_has_nodded(rank: House) -> None:
    ada = Client(rank.url, "Ada")
    host = ada.create("space-taxi", ["link"])
    guest = Client(rank.url, "Robo").join_by_code(host.plan["code"].lower())
    assert guest.seat is None
    assert ada.table(host.id).plan["waiting"] == ["Robo"]
    host.let_in()
    host.start()
    next(guest.turns())
    assert guest.seat == 1


def test_who_knocks_and_is_sent_away_is_told(rank: House) -> None:
    host = Client(rank.url, "Ada").create("space-taxi", ["me", "link"])
    guest = Client(rank.url, "Robo").join_by_code(host.plan["code"])
    host.let_in(welcome=False)
    with pytest.raises(Problem) as error:
        next(guest.turns())
    assert error.value.reason == "server-no-such-table"


def test_a_program_follows_its_seat_when_the_host_orders_them(rank: House) -> None:
    host = Client(rank.url, "Ada").create("space-taxi", ["me", "link"], options={"starter": "1"})
    guest = Client(rank.url, "Robo").join(host.invite)
    messages = guest.messages()
    next(messages)
    host._post("order", {"order": [2, 1]}, repeatable=False)
    host.start()
    for message in messages:
        if message["type"] == "snapshot" and message["plan"]["stage"] == "playing" and message["seat"] == guest.seat:
            break
    assert guest.seat == 1
    assert guest.view is not None
    assert guest.view["ask"] == "throw"


def test_with_its_cookie_a_program_is_the_same_player_tomorrow(rank: House) -> None:
    today = Client(rank.url, "Robo")
    table = today.create("space-taxi", ["me", "here Bo"])
    tomorrow = Client(rank.url, "Robo II", cookie=today.cookie)
    assert (tomorrow.name, tomorrow.cookie) == ("Robo II", today.cookie)
    assert [found.id for found in tomorrow.tables()] == [table.id]
    assert tomorrow.table(table.id, seat=2).seat == 2


def test_who_comes_back_takes_the_seat_from_the_bot_that_stood_in(rank: House) -> None:
    host, guest = two(rank, starter=2)
    host._post("stand-in", {"seat": 2, "level": "random"}, repeatable=False)
    turn = next(guest.turns())
    assert act(turn)
    assert guest.plan["seats"][1]["stand_in"] == ""
    assert [line for _, line, _ in rank.lines_of(guest.id)][:2] == ["table: sit 2 bot random", "table: sit 2 player"]


# --- a bad line


@pytest.mark.parametrize("mishap", ["answer lost", "request lost", "too many", "server away"])
def test_a_move_over_a_bad_line_is_made_once(rank: House, mishap: Mishap) -> None:
    line = BadLine(rank.port, "/moves", mishap, mishap)
    with line.laid() as url:
        table = Client(url, "Robo").create("space-taxi", ["me"])
        table.start()
        table.seq = len(rank.lines_of(table.id))
        done = table.play("throw")
    assert not line.mishaps
    written = rank.lines_of(table.id)
    assert done["seq"] == len(written) == table.seq + 1
    assert written[-1][1].startswith("1: throw")


def test_what_could_be_done_twice_is_not_asked_again(rank: House) -> None:
    with BadLine(rank.port, "/tables", "answer lost").laid() as url:
        client = Client(url, "Robo")
        with pytest.raises(Unreachable):
            client.create("space-taxi", ["me"])
        client._wire._prefix, client._wire._port = "", rank.port
        assert len(client.tables()) == 1


def test_a_server_that_is_not_there_is_waited_for_only_so_long(tmp_path: Path) -> None:
    with pytest.raises(Unreachable):
        Client(House(tmp_path).url, "Robo", patience=0.2)


def test_an_address_that_is_none_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="not the address of a server"):
        Client("127.0.0.1:8000", "Robo")


# --- why not


def test_a_move_that_is_not_legal_raises_with_the_reason_and_another_can_be_tried(rank: House) -> None:
    host, _ = two(rank)
    turn = next(host.turns())
    with pytest.raises(Problem, match="space-taxi-throw-first: ") as error:
        turn.play("R")
    assert (error.value.status, error.value.reason) == (422, "space-taxi-throw-first")
    assert error.value.message
    assert turn.play("throw")


def test_problems_carry_reason_arguments_and_status(rank: House) -> None:
    client = Client(rank.url, "Robo")

    def why(ask: Any) -> tuple[int, str]:
        with pytest.raises(Problem) as error:
            ask()
        return error.value.status, error.value.reason

    assert why(lambda: client.join("nobody")) == (404, "server-no-such-table")
    assert why(lambda: client.create("chess", ["me"])) == (422, "no-such-game")
    assert why(lambda: client.create("space-taxi", ["bot of-genius"])) == (422, "no-such-bot")
    assert why(lambda: client.create("space-taxi", ["me"], speed=9)) == (400, "server-bad-request")
    assert why(lambda: Client(rank.url, "")) == (400, "server-bad-request")
    _, guest = two(rank)
    assert why(guest.start) == (403, "table-host-only")
    guest.seat = 1
    with pytest.raises(Problem) as error:
        guest.play("throw")
    assert (error.value.status, error.value.reason, error.value.arguments) == (403, "server-not-your-seat", {"seat": 1})
