"""Those who wait are served in turn: what is asserted is the order of service."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cabstand.content.catalogue import catalogue
from cabstand.server.errors import TooMany
from cabstand.server.fair import FairQueue

Scene = Callable[["Rank"], Awaitable[None]]


class Rank:
    """Work for a queue that is done when the test says so; `begun` is the order of service."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """`a1` is the first piece of work of a."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._work(name))
        await settle()

    async def _work(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await settle()

    async def go_away(self, name: str) -> None:
        self._tasks[name].cancel()
        await settle()

    async def end_all(self) -> list[str]:
        """Everything is done, one after another, in the order of service."""
        done = 0
        while done < len(self.begun):
            await self.end(self.begun[done])
            done += 1
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        return self.begun


async def settle() -> None:
    """Until everybody who can go on has gone on."""
    for _ in range(5):
        await asyncio.sleep(0)


def served(queue: FairQueue, scene: Scene) -> list[str]:
    async def run() -> list[str]:
        rank = Rank(queue)
        await scene(rank)
        return await rank.end_all()

    return asyncio.run(run())


def test_owners_are_served_in_turn_however_much_one_of_them_asks_for() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "a3", "a4", "b1", "b2", "c1")

    assert served(FairQueue(), scene) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_a_newcomer_comes_before_the_next_piece_of_those_who_have_just_had_their_turn() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "a3", "a4")
        await rank.end("a1")
        await rank.ask("b1")

    assert served(FairQueue(), scene) == ["a1", "a2", "b1", "a3", "a4"]


def test_somebody_who_comes_back_after_every_turn_does_not_starve_those_who_wait() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "a3", "b1", "c1")
        await rank.end("a1", "b1")
        await rank.ask("b2")
        await rank.end("c1", "a2")

    assert served(FairQueue(), scene) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_one_owner_can_be_kept_from_taking_every_room() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "a3", "b1", "c1")
        assert rank.begun == ["a1", "b1"]
        await rank.end("a1")
        assert rank.begun == ["a1", "b1", "c1"], "everybody else comes before a second piece of work"
        await rank.end("b1")
        assert rank.begun == ["a1", "b1", "c1", "a2"]

    assert served(FairQueue(rooms=2, each=1), scene)[4:] == ["a3"]


def test_as_many_are_served_at_a_time_as_there_are_rooms() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "a3", "b1")
        assert rank.begun == ["a1", "a2"]
        assert (rank.queue.free, rank.queue.owners_waiting, rank.queue.waiting_of("a")) == (0, 2, 1)
        await rank.end("a1")
        assert rank.begun == ["a1", "a2", "b1"]

    queue = FairQueue(rooms=2)
    assert served(queue, scene)[3:] == ["a3"]
    assert (queue.free, queue.owners_waiting, queue.waiting_of("a")) == (2, 0, 0)


def test_those_who_wait_are_called_when_rooms_are_added() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "b1")
        assert rank.begun == []
        rank.queue.add_room()
        rank.queue.add_room()
        rank.queue.add_room()
        await settle()
        assert rank.begun == ["a1", "b1", "a2"], "one owner may have more than one"

    assert len(served(FairQueue(rooms=0), scene)) == 3


def test_work_that_nobody_wants_any_more_is_left_out() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "b1", "c1")
        await rank.go_away("b1")
        await rank.go_away("a1")

    queue = FairQueue()
    assert served(queue, scene) == ["a1", "c1", "a2"]
    assert queue.free == 1


def test_work_that_goes_away_at_the_moment_it_is_called_gives_its_room_back() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "b1", "c1")
        rank._ends["a1"].set()
        await asyncio.sleep(0)
        await rank.go_away("b1")
        assert rank.begun == ["a1", "c1"]

    queue = FairQueue()
    assert served(queue, scene) == ["a1", "c1"]
    assert queue.free == 1


def test_work_that_goes_away_just_before_it_would_be_called_is_not_called() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "b1", "c1")
        rank._tasks["b1"].cancel()
        await rank.end("a1")

    queue = FairQueue()
    assert served(queue, scene) == ["a1", "c1"]
    assert queue.free == 1


def test_more_than_so_much_of_one_owner_may_not_wait_and_that_is_said_in_words() -> None:
    async def scene(rank: Rank) -> None:
        await rank.ask("a1", "a2", "a3", "b1")
        with pytest.raises(TooMany) as refused:
            async with rank.queue.turn("a"):
                pass
        assert refused.value.wait > 0
        assert refused.value.told(catalogue("en")).message == (
            "Your internet address already has 2 requests waiting here. Wait for an answer, then ask again."
        )
        await rank.ask("b2")
        await rank.end("a1", "b1")
        await rank.ask("a4")

    assert served(FairQueue(most_waiting=2), scene) == ["a1", "b1", "a2", "b2", "a3", "a4"]
