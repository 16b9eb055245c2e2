"""Telling what went wrong never goes wrong itself, whatever a stranger sent."""

import logging
from typing import Any

import msgspec
import pytest
from litestar import Litestar, Request
from litestar.exceptions import HTTPException

from cabstand.content.catalogue import catalogue
from cabstand.core import Refused, find_game
from cabstand.core.game import Refusal, refuse
from cabstand.server.app import tell_http, tell_mistake, tell_refusal, tell_store_broken, tell_too_deep
from cabstand.server.errors import NotLegal, problem_of
from cabstand.server.messages import Problem
from cabstand.store.store import StoreBroken

ODD: list[int | str] = [10**40, -(10**5000), "x" * 65_000, "\ud800", "\0"]


def asked(path: str = "/api/x", host: bytes = b"127.0.0.1") -> Request[Any, Any, Any]:
    headers = [(b"host", host), (b"accept", b"text/html"), (b"accept-language", b"\xff\xfe, de;q=9")]
    scope: Any = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": headers,
        "app": Litestar([], logging_config=None),
    }
    return Request(scope | {"scheme": "http", "server": ("127.0.0.1", 80), "root_path": "", "state": {}})


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_a_refusal_is_told_and_written_whatever_it_repeats(odd: int | str) -> None:
    trouble = NotLegal(Refusal("no-such-game", {"name": odd, "known": odd}))
    told = msgspec.json.decode(trouble.written("de"), type=Problem)
    assert told == trouble.told(catalogue("de"))
    assert told.reason == "no-such-game"
    assert len(trouble.written("de")) < 10_000


def test_a_refusal_without_words_is_told_by_its_reason_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    for refusal in (Refusal("no-such-reason-at-all"), Refusal("no-such-game")):
        assert problem_of(refusal, catalogue()).message == refusal.reason
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2


def test_a_game_or_an_option_that_nobody_knows_is_named_by_its_beginning() -> None:
    with pytest.raises(Refused) as unknown:
        find_game("x" * 65_000)
    assert unknown.value.refusal.args["name"] == "x" * 40
    with pytest.raises(Refused) as option:
        find_game("taxi").read_options({"y" * 65_000: "1"})
    assert option.value.refusal.args["name"] == "y" * 40
    assert len(str(unknown.value)) + len(str(option.value)) < 1000


def test_no_refusal_holds_more_than_a_thousand_characters_of_what_it_repeats() -> None:
    assert len(str(refuse("malformed-move", text="x" * 65_000, at="y" * 65_000))) < 2100


@pytest.mark.parametrize("host", [b"127.0.0.1", b"[", b"http://[", b"\xff" * 300])
def test_no_handler_of_errors_fails(host: bytes) -> None:
    request = asked("/api/" + "x" * 60_000, host)
    error = RecursionError("x" * 65_000)
    answers = [
        tell_http(request, HTTPException("x" * 65_000, status_code=404)),
        tell_refusal(request, refuse("no-such-game", name="x" * 65_000, known="")),
        tell_store_broken(request, StoreBroken("full")),
        tell_too_deep(request, error),
        tell_mistake(request, error),
    ]
    assert [answer.status_code for answer in answers] == [404, 422, 503, 400, 500]
    assert all(len(msgspec.json.encode(answer.content)) < 3000 for answer in answers)


def test_a_mistake_of_ours_is_logged_but_not_at_the_length_of_the_request(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("begins" + "x" * 65_000 + "ends")
    except ValueError as error:
        tell_mistake(asked("/api/" + "y" * 60_000), error)
    assert len(caplog.text) < 9000
    assert all(part in caplog.text for part in ("GET /api/yyy", "Traceback", "ValueError: begins", "ends\n"))
