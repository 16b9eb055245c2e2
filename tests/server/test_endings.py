"""What a table tells about a game that is over: to those who may know of it, and not before its end."""

from typing import Any

import pytest
from tests.plain.rank import strangers as strangers
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, folded, play_on


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def told(person: Person, laid: Laid, status: int = 200) -> Any:
    answer = person.get(f"/tables/{laid.id}/ending")
    assert answer.status_code == status, answer.text
    return answer.json() if status == 200 else answer.json()["reason"]


def test_the_ending_is_told_once_the_game_is_over_to_those_who_know_the_table(host: Person, stranger: Person) -> None:
    laid = host.lay("space-taxi", "me", options={"starter": "1"})
    assert host.do(laid, "start").status_code == 200
    assert told(host, laid, 422) == "table-not-over"
    play_on({1: host}, laid)
    ending = told(host, laid)
    assert [finish["seat"] for finish in ending["finishes"]] == [1]
    assert ending["moves"] > 5
    assert all(0 < award["seq"] <= len(folded(host, laid).lines) for award in ending["awards"])
    assert told(stranger, laid, 404) == "server-no-such-table"


def test_a_game_that_was_given_up_has_standings_too(host: Person) -> None:
    laid = host.lay("taxi", "me", "bot random", options={"rounds": "5"})
    assert host.do(laid, "start").status_code == 200
    assert host.post(f"/tables/{laid.id}/give-up").status_code == 200
    assert {finish["seat"] for finish in told(host, laid)["finishes"]} == {1, 2}


@pytest.mark.usefixtures("strangers")
def test_a_game_that_brings_only_rules_has_places_and_scores(host: Person) -> None:
    laid = host.lay("one-pile", "me", options={"stones": "2"})
    assert host.do(laid, "start").status_code == 200
    play_on({1: host}, laid)
    (finish,) = told(host, laid)["finishes"]
    assert (finish["place"], finish["parts"]) == (1, [])
