"""Three servers on one database are killed, restarted and cut off from it while a crowd plays at all of them at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
from tests.server.house import House
from tests.store.test_postgres import cut

from cabstand.core.referee import has_referee
from cabstand.core.registry import sound_games
from cabstand.load import party, person
from cabstand.load.crowd import run
from cabstand.load.figures import Figures


@pytest.mark.long
def test_nothing_is_lost_or_doubled_and_every_screen_is_right_again(
    new_house: Callable[..., House],
    new_database: Callable[[], str],
    soak: bool,
    size: Callable[[int, int], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(person, "CUTS", 0.1)
    monkeypatch.setattr(person, "_AWAY", 0.2)
    if not soak:  # a busy machine makes nobody guilty
        monkeypatch.setattr(party, "SETTLED", 60.0)
        monkeypatch.setattr(person, "PATIENCE", 60.0)
    game = next(game for game in sound_games() if game.all_open and not has_referee(game))
    store, figures = new_database(), Figures()
    houses = [new_house(store) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(House.open, houses))
    faults = [lambda: kill(houses[0]), lambda: restart(houses[1]), lambda: asyncio.run(cut(store)), lambda: restart(houses[2])]
    moves_between = size(6, 300)
    moved_at, done = [0], list[Future[None]]()

    def played_on() -> bool:
        return all(fault.done() for fault in done) and figures.counts["moves"] >= moved_at[0] + moves_between

    def tell(stage: str, _: int) -> None:
        """The next fault comes when people have played on after the last; they go on playing meanwhile."""
        if stage == "play" and len(done) < len(faults) and played_on():
            moved_at[0] = figures.counts["moves"]
            done.append(elsewhere.submit(faults[len(done)]))

    ports = [int(house.url.rpartition(":")[2]) for house in houses]
    players = size(3, 60) * game.box_seats.start
    with ThreadPoolExecutor(1) as elsewhere:
        enough = (lambda: False) if soak else lambda: len(done) == len(faults) and played_on()
        asyncio.run(run(ports, game, players, 180, 0.3, 1, figures, tell, enough))
    assert [fault.result() for fault in done] == [None] * len(faults), "people did not play on"
    assert figures.faults == []
    assert figures.counts["games looked at"] >= size(3, 60)
    assert all("Traceback" not in house.said for house in houses)


def kill(house: House) -> None:
    house.kill()
    house.open()


def restart(house: House) -> None:
    assert house.close() == 0
    house.open()
