"""What spends which allowance, at a server whose allowances are small."""

from collections.abc import Callable

import httpx
import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person
from tests.server.run import Quick


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("reason", "")


@pytest.fixture
def strict(open_here: Callable[..., InProcess]) -> InProcess:
    """A server where an address has 20 requests at once and 2 new tables, a player 10 moves, and an address 10 new links."""
    return open_here(Quick(limit_scale=0.1))


def test_pauses_spend_the_allowance_of_moves(strict: InProcess) -> None:
    ada = Person(strict.url, "Ada", "127.0.0.5")
    laid = ada.lay("space-taxi", "me")
    ada.do(laid, "start")
    answers = [ada.do(laid, "pause") for _ in range(13)]
    assert answers[0].status_code == 200
    assert reason(answers[-1]) == (429, "server-too-many")
    assert ada.get("/me").status_code == 200, "it is not the requests that were too many"


def test_a_rematch_spends_the_allowance_of_tables_once_for_each_table(strict: InProcess) -> None:
    ben = Person(strict.url, "Ben", "127.0.0.6")
    first = ben.lay("space-taxi", "me")
    ben.do(first, "start")
    ben.do(first, "give-up")
    second = Laid(ben.do(first, "rematch").json()["plan"]["table"])
    assert [ben.do(first, "rematch").json()["plan"]["table"] for _ in range(2)] == [second.id] * 2, "it is there already"
    ben.do(second, "start")
    ben.do(second, "give-up")
    assert reason(ben.do(second, "rematch")) == (429, "server-many-tables")


def test_an_address_makes_some_links_and_then_waits(strict: InProcess) -> None:
    cleo = Person(strict.url, "Cleo", "127.0.0.7")
    answers = [cleo.post("/me/device") for _ in range(13)]
    assert [answer.status_code for answer in answers[:10]] == [201] * 10
    assert reason(answers[-1]) == (429, "server-too-many")
    assert Person(strict.url, "Dora", "127.0.0.8").post("/me/device").status_code == 201
