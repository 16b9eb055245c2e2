"""What is looked at before a request reaches anything else, without a server around it."""

import asyncio
import json
from typing import Any

import pytest

from cabstand.server.addresses import Proxies
from cabstand.server.connections import CROWDED
from cabstand.server.counters import MemoryCounters
from cabstand.server.guard import Guard, Message, Receive, Scope, Send
from cabstand.server.hosts import Hosts
from cabstand.server.limits import REQUESTS, Limits

PROXY, VISITOR, FORGED = "10.0.0.1", "203.0.113.7", "198.51.100.9"
Headers = list[tuple[str, str]]


class Gate:
    """A guard in front of an application that says whom it was told to answer."""

    def __init__(self, public_url: str = "") -> None:
        self.let_in: list[str] = []
        limits = Limits(counters=MemoryCounters(lambda: 0.0))
        self.guard = Guard(self._answer, limits, public_url, Proxies([PROXY]), Hosts(["rank.local"]))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.let_in.append(scope["client"][0])
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}", "more_body": False})

    def ask(self, headers: Headers | None = None, peer: str = VISITOR, host: str = "localhost", **parts: Any) -> list[Message]:
        """Everything that is sent in answer to a request."""
        lines = ([("host", host)] if host else []) + (headers or [])
        scope: Scope = {
            "type": "http",
            "method": "GET",
            "path": "/api/me",
            "client": (peer, 5),
            "server": ("192.168.1.20", 8000),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in lines],
        } | parts
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        asyncio.run(self.guard(scope, receive, send))
        return sent

    def answer(self, *args: Any, **parts: Any) -> tuple[int, str, str]:
        """Status, reason and message of an answer."""
        start, body = self.ask(*args, **parts)
        told = json.loads(body["body"])
        return start["status"], told.get("reason", ""), told.get("message", "")


@pytest.fixture
def gate() -> Gate:
    return Gate()


def test_behind_a_proxy_limits_count_the_visitor_and_not_what_the_visitor_forged(gate: Gate) -> None:
    headers = [("x-forwarded-for", FORGED), ("x-forwarded-for", VISITOR)]
    assert gate.answer(headers, PROXY)[0] == 200
    assert gate.let_in == [VISITOR]
    for number in range(int(REQUESTS.burst) - 1):
        assert gate.answer([("x-forwarded-for", f"198.51.100.{number % 250}"), headers[1]], PROXY)[0] == 200
    assert gate.answer(headers, PROXY)[:2] == (429, "server-too-many")
    assert gate.answer([headers[0]], PROXY)[0] == 200, "whoever really comes from there may come"


def test_what_is_refused_is_told_in_the_readers_language(gate: Gate) -> None:
    status, reason, message = gate.answer([("accept-language", "de")], host="evil.example")
    assert (status, reason) == (421, "server-wrong-host")
    assert "„evil.example“" in message
    assert "--public-url" in message


@pytest.mark.parametrize("host", ["rank.local:8000", "192.168.1.20", "localhost:1", "127.0.0.9"])
def test_a_request_that_names_this_server_is_let_in(gate: Gate, host: str) -> None:
    assert gate.answer(host=host)[0] == 200


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_foreign_name_that_leads_here_opens_nothing(gate: Gate, kind: str) -> None:
    gate.ask(host="evil.example", type=kind)
    gate.ask(host="", type=kind)
    gate.ask([("host", "evil.example")], type=kind)
    assert gate.let_in == []


def test_load_balancers_may_ask_for_health_by_any_name(gate: Gate) -> None:
    assert gate.answer(host="backend-7", path="/healthz")[0] == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://[", "http://localhost:81"])
def test_a_page_elsewhere_may_not_act(gate: Gate, origin: str) -> None:
    assert gate.answer([("origin", origin)], method="POST")[:2] == (403, "server-foreign-origin")
    assert gate.ask([("origin", origin)], type="websocket")[0]["type"] == "websocket.close", "it is never accepted"
    for path in ("/api/tables/t/events", "/api/tables/t/events/", "/api/tables/t/live//"):
        assert gate.answer([("origin", origin)], path=path)[:2] == (403, "server-foreign-origin"), path
    assert gate.let_in == []


def test_our_own_page_may_act() -> None:
    gate = Gate("https://games.example")
    assert gate.answer([("origin", "http://localhost")], method="POST")[0] == 200
    assert gate.answer([("origin", "https://games.example")], method="POST")[0] == 200
    assert gate.answer([("origin", "http://localhost"), ("origin", "http://evil.example")], method="POST")[0] == 403


def test_a_connection_too_many_is_told_so_and_closed(gate: Gate) -> None:
    start, body = gate.ask(extensions={CROWDED: {}})
    assert start["status"] == 429
    assert (b"connection", b"close") in start["headers"]
    assert json.loads(body["body"])["reason"] == "server-many-connections"


def test_a_websocket_is_opened_to_be_told_which_limit_was_reached(gate: Gate) -> None:
    sent = gate.ask(type="websocket", extensions={CROWDED: {}})
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[1]["code"], sent[1]["reason"]) == (1008, "server-many-connections")
    for _ in range(int(REQUESTS.burst)):
        gate.ask()
    assert gate.ask(type="websocket")[1]["reason"] == "server-too-many seconds=1"
