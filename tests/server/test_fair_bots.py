"""Many tables with strong bots, all of one address: a bot at another address's table answers nearly as soon as before."""

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from tests.server.house import House, until
from tests.server.people import Laid, Person
from tests.server.run import Quick

from cabstand.core.compiled import sources_hash

STRONG = "ponderer"


@pytest.fixture(params=["interpreted", "compiled"])
def busy(request: pytest.FixtureRequest, new_house: Callable[..., House], soak: bool) -> House:
    compiled = request.param == "compiled"
    if compiled and not soak:
        pytest.skip("interpreted bots take turns in the same way; ./cab soak compiles the rules")
    house = new_house(quick=Quick(bots=0.0, compiled=compiled))
    if compiled:
        house.environment["CABSTAND_DATA"] = str(request.getfixturevalue("compiled_rules"))
    house.open()
    if compiled:
        lay_for_bots(Person(house.url, "Cleo", "127.0.0.7"), "space-taxi", "simple")  # the first bot has the rules compiled
        ready = Path(house.environment["CABSTAND_DATA"]) / "compiled" / sources_hash() / "ready"
        until(ready.exists, "all rules are compiled", 600)
    return house


def lay_for_bots(person: Person, game: str, level: str, bots: int = 4) -> Laid:
    """A table at which nobody is left but bots."""
    laid = person.lay(game, "me", *[f"bot {level}"] * (bots - 1))
    assert person.do(laid, "start").status_code == 200
    assert person.do(laid, "stand-in", seat=1, level=level).status_code == 200
    return laid


def bot_moves(house: House, laid: Laid) -> list[float]:
    """How many seconds each bot of a table has taken, from the line before it."""
    rows = house.rows('SELECT at, "by" FROM line WHERE table_id = ? ORDER BY seq', laid.id)
    return [(after - before) / 1000 for (before, _), (after, by) in pairwise(rows) if by == "bot"]


def times_of(house: House, person: Person, moves: int) -> list[float]:
    """Of a bot that decides at once: what it takes is what it waits."""
    laid = lay_for_bots(person, "space-taxi", "simple", bots=2)
    until(lambda: len(bot_moves(house, laid)) >= moves, f"{moves} moves are made")
    assert person.do(laid, "pause").status_code == 200
    return sorted(bot_moves(house, laid)[:moves])


def test_a_bot_answers_nearly_as_soon_beside_many_tables_of_another_address(
    busy: House, size: Callable[[int, int], int]
) -> None:
    """In the median: of a few moves the slowest tells more about the machine. At full size all but one in twenty."""
    honest, mallory = Person(busy.url, "Ada", "127.0.0.5"), Person(busy.url, "Mallory", "127.0.0.6")
    moves = size(20, 50)
    alone = times_of(busy, honest, moves)
    theirs = [lay_for_bots(mallory, "fare-play", STRONG) for _ in range(size(6, 18))]
    until(lambda: all(bot_moves(busy, laid) for laid in theirs[:3]), "their bots have begun")
    beside = times_of(busy, honest, moves)
    p95 = int(moves * 0.95) - 1
    at = size(moves // 2, p95)
    print(
        f"a bot alone p50 {median(alone):.3f} s, p95 {alone[p95]:.3f} s; "
        f"beside {len(theirs)} tables p50 {median(beside):.3f} s, p95 {beside[p95]:.3f} s"
    )
    assert beside[at] < alone[at] + 0.5
    assert "fallback" not in busy.said


def test_no_bot_is_given_up_however_many_tables_wait(busy: House, size: Callable[[int, int], int]) -> None:
    host, count = Person(busy.url, "Ada"), size(8, 600)
    games = [lay_for_bots(host, ("taxi", "space-taxi", "fare-play")[number % 3], "simple") for number in range(count)]
    began = time.monotonic()
    until(lambda: len(bot_moves(busy, games[-1])) >= size(3, 6), "the last table has had several turns", size(120, 1200))
    (made,) = busy.rows("SELECT count(*) FROM line WHERE \"by\" = 'bot'")[0]
    print(f"{made} moves of bots at {count} tables, {time.monotonic() - began:.0f} s after the last was laid")
    assert "fallback" not in busy.said
