"""Asking the coach: who may, what about, and what a game that is over is told to have been."""

from typing import Any

import httpx
import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, play_on
from tests.table.fair_game import fair_log

from cabstand.table.log import read_log

pytestmark = pytest.mark.usefixtures("coach_tables")


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def asked(person: Person, laid: Laid, seat: int = 1, play: str = "") -> httpx.Response:
    return person.get(f"/tables/{laid.id}/coach?seat={seat}" + (f"&play={play}" if play else ""))


def told(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json() if status == 200 else answer.json()["reason"]


@pytest.fixture
def alone(host: Person) -> Laid:
    """The host with two bots; the host begins."""
    laid = host.lay("space-taxi", "me", "bot", "bot", options={"starter": "1"})
    assert host.do(laid, "start").status_code == 200
    return laid


def test_the_coach_tells_the_best_plays_and_what_a_choice_is_worth(host: Person, alone: Laid) -> None:
    before = told(asked(host, alone))["advice"]["best"]
    assert [choice["move"] for choice in before] == ["throw"]
    assert before[0]["figures"]["worth"] == pytest.approx(107.094572272745)
    told(host.move(alone, 1, 0, "throw"))
    advice = told(asked(host, alone))["advice"]
    losses = [choice["figures"]["loss"] for choice in advice["best"]]
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert advice["best"][0]["why"]
    assert advice["chosen"] is None
    other = advice["best"][2]
    chosen = told(asked(host, alone, play=other["move"]))
    assert chosen["seq"] == 1
    assert chosen["advice"]["chosen"] == other


def test_a_play_that_is_not_legal_and_a_seat_that_is_not_mine_are_refused(host: Person, stranger: Person, alone: Laid) -> None:
    told(host.move(alone, 1, 0, "throw"))
    assert told(asked(host, alone, play="RRRRRR"), 422).startswith("space-taxi-")
    assert told(asked(host, alone, play="fly"), 422) == "malformed-move"
    assert told(asked(host, alone, seat=2), 403) == "server-not-your-seat"
    assert told(asked(host, alone, seat=0), 400) == "server-bad-request"
    assert told(asked(stranger, alone), 404) == "server-no-such-table"


def test_among_friends_the_coach_speaks_only_where_the_host_has_allowed_it(host: Person, guest: Person, laid: Laid) -> None:
    assert not host.plan(laid)["coach"]
    assert told(asked(host, laid), 403) == "coach-not-allowed"
    allowed = host.lay("space-taxi", "me", "link", options={"starter": "1"}, coach=True)
    told(guest.join(allowed))
    told(host.do(allowed, "start"))
    assert guest.plan(allowed)["coach"]
    assert guest.plan(allowed)["coached"] == []
    told(asked(host, allowed))
    assert guest.plan(allowed)["coached"] == [1], "everybody sees who has asked"
    assert told(asked(guest, allowed, seat=2), 422) == "coach-not-asked"
    assert told(asked(guest, allowed, seat=1), 403) == "server-not-your-seat"


def test_a_game_that_is_over_is_gone_through(host: Person, stranger: Person) -> None:
    laid = host.lay("space-taxi", "me", options={"starter": "1"})
    told(host.do(laid, "start"))
    assert told(host.get(f"/tables/{laid.id}/review"), 422) == "table-not-over"
    play_on({1: host}, laid)
    assert told(asked(host, laid), 422) == "table-not-playing"
    (review,) = told(host.get(f"/tables/{laid.id}/review"))["seats"]
    assert review["first"] + review["luck"] - review["loss"] == pytest.approx(review["final"], abs=1e-9)
    assert told(host.get(f"/tables/{laid.id}/review"))["measure"] == "points"
    assert len(review["turns"]) == 5
    assert len(review["moments"]) == 3
    assert told(stranger.get(f"/tables/{laid.id}/review"), 404) == "server-no-such-table"
    assert told(stranger.post("/replays/review", log=host.log(laid)))["seats"] == [review]


def test_a_log_that_cannot_be_is_refused(stranger: Person) -> None:
    assert told(stranger.post("/replays/review", log="nonsense"), 422) == "log-error"


@pytest.mark.parametrize(("game", "besides"), [("taxi", {"answers", "others"}), ("fare-play", {"rest"})])
def test_a_review_says_what_its_figures_count_and_how_sure_they_are(stranger: Person, game: str, besides: set[str]) -> None:
    found = told(stranger.post("/replays/review", log=fair_log(game)))
    assert found["measure"] == "win"
    assert [line["message"] for line in found["means"]] == [f"{game}-coach-review-means"]
    for seat in found["seats"]:
        assert set(seat["besides"]) == besides
        assert seat["accuracy"] is None


def test_every_choice_of_a_game_that_is_over_can_be_asked_about(host: Person, stranger: Person) -> None:
    laid = host.lay("space-taxi", "me", options={"starter": "1"})
    told(host.do(laid, "start"))
    assert told(host.get(f"/tables/{laid.id}/replay/coach?at=0"), 422) == "table-not-over"
    play_on({1: host}, laid)
    (review,) = told(host.get(f"/tables/{laid.id}/review"))["seats"]
    given_away, at = 0.0, 0
    while (word := told(host.get(f"/tables/{laid.id}/replay/coach?at={at}")))["warming"] is None:  # only round 1 is solved
        assert word["seq"] == at
        given_away += word["advice"]["chosen"]["figures"]["loss"]
        at += 1
    assert given_away == pytest.approx(review["turns"][0]["loss"], abs=1e-9)
    first = told(host.get(f"/tables/{laid.id}/replay/coach?at=1"))
    assert told(stranger.post("/replays/coach", log=host.log(laid), at=1)) == first
    assert told(stranger.get(f"/tables/{laid.id}/replay/coach?at=0"), 404) == "server-no-such-table"


@pytest.mark.parametrize("at", [0, 10_000, 10**9])
def test_where_nobody_was_asked_there_is_no_advice(stranger: Person, at: int) -> None:
    assert told(stranger.post("/replays/coach", log=fair_log("space-taxi"), at=at)) == {
        "seq": at,
        "advice": None,
        "warming": None,
    }


def test_nothing_is_said_to_have_been_chosen_where_something_was_taken_back(stranger: Person) -> None:
    log = fair_log("fare-play")
    lines = read_log(log)[1]
    undone = next(at for at, (_, line) in enumerate(lines) if line.endswith(": undo"))
    before = told(stranger.post("/replays/coach", log=log, at=undone - 1))["advice"]
    assert lines[undone - 1][1].endswith(": " + before["chosen"]["move"])
    assert len(before["facts"]) == 3, "how far each player is from done"
    assert told(stranger.post("/replays/coach", log=log, at=undone))["advice"]["chosen"] is None
