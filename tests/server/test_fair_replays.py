"""Somebody who has many long games played through, or asks the coach for much, waits behind themselves."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from statistics import median
from typing import Any

import msgspec
import pytest
from tests.server.house import House
from tests.server.in_process import InProcess, OtherEnd
from tests.server.people import Person
from tests.table.fair_game import fair_log

from cabstand.core import Seat, find_game
from cabstand.server import coach
from cabstand.server.coach import CoachPool
from cabstand.server.errors import TooMany
from cabstand.server.fair import in_slices
from cabstand.server.replays import AT_A_TIME, MOST_WAITING, Shelf
from cabstand.table.log import read_log

MALLORY, ADA = "192.0.2.66", "192.0.2.5"


def long_log(kilobytes: int, name: str = "") -> str:
    """A game of Fare Play whose first move is made and taken back over and over."""
    head, _, body = fair_log("fare-play").partition("\n\n")
    opening = next(line for line in body.splitlines() if "starts" in line)
    starter = opening.partition("starts ")[2][0]
    pairs = f"{starter}: go\n{starter}: undo\n"
    header = head.replace("seat: Ada", f"seat: Ada {name}")
    return f"{header}\n\n{opening}\n" + pairs * ((kilobytes * 1000 - len(header)) // len(pairs))


async def played(shelf: Shelf, address: str, log: str) -> None:
    header, lines = read_log(log)
    async with shelf.turn(address):
        await shelf.find(log, header, lines)


def order_of_answers(works: dict[str, Any]) -> list[str]:
    answered: list[str] = []

    async def answer(name: str, work: Any) -> None:
        await work
        answered.append(name)

    async def ask_all() -> None:
        await asyncio.gather(*(answer(name, work) for name, work in works.items()))

    asyncio.run(ask_all())
    return answered


def test_a_replay_does_not_wait_behind_the_long_games_of_another_address() -> None:
    shelf = Shelf()
    attack = {f"long {number}": played(shelf, MALLORY, long_log(8, str(number))) for number in range(6)}
    assert order_of_answers(attack | {"short": played(shelf, ADA, fair_log("space-taxi"))}) == ["short", *attack]


def test_two_who_replay_the_same_game_at_once_see_it_whole() -> None:
    shelf, log = Shelf(), fair_log("space-taxi")
    header, lines = read_log(log)

    async def both() -> None:
        await shelf.find("table", header, lines[:2])
        ways = await asyncio.gather(*(shelf.find("table", header, lines) for _ in range(3)))
        assert all(game is ways[0] for game in ways)
        assert ways[0].fold.lines == [line for _, line in lines]
        assert len(ways[0].states) == len(ways[0].steps) == len(lines) + 1

    asyncio.run(both())


def test_an_address_with_too_many_replays_waiting_is_refused_and_others_are_not() -> None:
    async def scene() -> None:
        shelf = Shelf()
        tasks = [asyncio.create_task(played(shelf, MALLORY, long_log(1))) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="server-queue-full"):
            await played(shelf, MALLORY, fair_log("space-taxi"))
        await played(shelf, ADA, fair_log("space-taxi"))
        await asyncio.gather(*tasks)

    asyncio.run(scene())
    assert AT_A_TIME > 1, "another address can begin while one plays its game through"


def test_work_in_slices_leaves_the_event_loop_to_others_and_keeps_its_order() -> None:
    turns = 0

    def pieces() -> Iterator[tuple[int, int]]:
        for number in range(5):
            began = time.monotonic()
            while time.monotonic() - began < 0.0015:  # longer than a slice
                pass
            yield number, turns

    async def scene() -> list[tuple[int, int]]:
        async def count_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count_turns())
        try:
            return await in_slices(pieces())
        finally:
            counting.cancel()

    assert asyncio.run(scene()) == [(number, number) for number in range(5)]


# --- the coach ---------------------------------------------------------------------------------------------------------


class Patient(Executor):
    """A process of the coach that answers when the test says so; `asked` is what it was asked, in order."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self._now: Future[Any] | None = None

    def submit(self, _: Any, /, *job: Any, **__: Any) -> "Future[Any]":
        assert self._now is None or self._now.done(), "one thing after another: whoever waits, waits in turn"
        self.asked.append(job[3])
        self._now = Future()
        return self._now

    def answer(self) -> None:
        assert self._now is not None
        self._now.set_result("advice")


def test_those_who_ask_the_coach_take_turns_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Patient()
    monkeypatch.setattr(coach, "process_pool", lambda _: process)
    game = find_game("space-taxi")
    state = game.new(2, {"starter": "1"})

    async def scene() -> None:
        pool = CoachPool(compile_rules=False)
        asked = [(MALLORY, 0), (MALLORY, 1), (MALLORY, 0), (ADA, 1), (ADA, 0)]
        tasks = [asyncio.create_task(pool.advise(who, game, state, Seat(seat), None, deep=True)) for who, seat in asked]
        for served in range(len(asked)):
            async with asyncio.timeout(60):
                while len(process.asked) == served:
                    await asyncio.sleep(0)
            process.answer()
        await asyncio.gather(*tasks)

    asyncio.run(scene())
    # Mallory, Ada, Mallory, Ada, Mallory
    assert process.asked == [0, 1, 1, 0, 0]


# --- a whole server ----------------------------------------------------------------------------------------------------


def send_log(house: InProcess, person: Person, log: str) -> OtherEnd:
    """Ask for a replay on a line of its own, and do not wait for the answer."""
    line, body = house.line(person.address), msgspec.json.encode({"log": log})
    head = (
        f"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nCookie: cabstand={person.token}\r\nContent-Length: {len(body)}\r\n"
    )
    line.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + body)
    return line


def test_while_one_address_sends_the_longest_logs_the_replays_of_another_are_answered_first(
    in_process: InProcess, size: Callable[[int, int], int]
) -> None:
    honest, flooding = Person(in_process.url, "Ada", "127.0.0.5"), Person(in_process.url, "Mallory", "127.0.0.6")
    sent = [send_log(in_process, flooding, long_log(48, str(number))) for number in range(size(3, 24))]
    for number in range(5):
        log = fair_log("space-taxi").replace("bot simple", f"bot {number}")
        assert honest.post("/replays", log=log).status_code == 200
    assert not sent[-1].has_news, "the long ones wait for each other, and nobody else waits for them"
    for line in sent:
        assert line.read(12) == b"HTTP/1.1 200"


@pytest.mark.long
def test_a_replay_beside_the_longest_logs_of_another_address_takes_half_a_second_more_at_most(house: House, soak: bool) -> None:
    if not soak:
        pytest.skip("the order in which they are answered stands for it; ./cab soak measures it")
    honest, flooding = Person(house.url, "Ada", "127.0.0.5"), Person(house.url, "Mallory", "127.0.0.6")
    log = fair_log("space-taxi")
    alone = replay_times(honest, log)
    logs = [long_log(48, str(number)) for number in range(24)]
    with ThreadPoolExecutor(len(logs)) as pool:
        sent = [pool.submit(flooding.post, "/replays", log=each) for each in logs]
        beside = replay_times(honest, log.replace("seat: Ada", "seat: Eve"))
        still_waiting = sum(not answer.done() for answer in sent)
        assert {answer.result().status_code for answer in sent} == {200}
    print(f"replay alone {median(alone):.3f} s, beside {len(logs)} long ones {max(beside):.3f} s")
    assert still_waiting > 0, "the attack went on all the time"
    assert max(beside) < median(alone) + 0.5


def replay_times(person: Person, log: str) -> list[float]:
    """How long replays take that nobody has asked for before."""
    taken = []
    for number in range(5):
        began = time.monotonic()
        assert person.post("/replays", log=log.replace("bot simple", f"bot {number}")).status_code == 200
        taken.append(time.monotonic() - began)
    return taken
