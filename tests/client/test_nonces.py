"""A program adds to the dice only after it has seen what the server promised: on the wire, in this order."""

from typing import Any

import pytest
from tests.server.house import House

from cabstand.client import Client, Table
from cabstand.client.wire import Wire
from cabstand.table.dice import commitment

Asked = list[tuple[str, Any, Any]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Everything that went over the wire: the path, what was sent, what came back."""
    wire: Asked = []
    ask = Wire.ask

    def noted(self: Wire, method: str, path: str, body: Any = None, *, repeatable: bool) -> Any:
        answer = ask(self, method, path, body, repeatable=repeatable)
        wire.append((path, body or {}, answer))
        return answer

    monkeypatch.setattr(Wire, "ask", noted)
    return wire


def promised(answer: Any) -> str:
    plan = answer.get("plan", answer) if isinstance(answer, dict) else {}
    return str(plan.get("commitment", ""))


def check_order(asked: Asked, table: Table, seats: int) -> None:
    """Every nonce of a table was sent by itself, after an answer that held the commitment."""
    sent = [at for at, (_, body, _) in enumerate(asked) if body.get("nonce")]
    assert len(sent) == seats
    assert all(asked[at][0].endswith(f"/{table.id}/nonce") for at in sent)
    assert [promised(answer) for _, _, answer in asked[: sent[0]]][-1] == table.commitment != ""
    assert sorted(asked[at][1]["nonce"] for at in sent) == sorted(table.nonces.values())


def played_with(rank: House, table: Table) -> list[str]:
    """The nonces of a game in the order of its seats, by the log; its promise is the one that was seen."""
    header = table.log().partition("\n\n")[0]
    assert f"dice: {table.commitment}" in header
    return header.partition("nonces: ")[2].partition("\n")[0].split()


def test_a_host_adds_to_the_dice_of_each_seat_once_the_promise_was_seen(rank: House, asked: Asked) -> None:
    table = Client(rank.url, "Ada").create("space-taxi", ["me", "bot random", "here Bo"], options={"starter": "1"})
    check_order(asked, table, 2)
    table.start()
    assert played_with(rank, table) == [table.nonces[1], ".", table.nonces[3]]


def test_a_guest_with_the_link_adds_to_the_dice_once_the_promise_was_seen(rank: House, asked: Asked) -> None:
    host = Client(rank.url, "Ada").create("space-taxi", ["me", "link"])
    asked.clear()
    guest = Client(rank.url, "Robo").join(host.invite)
    check_order(asked, guest, 1)
    host.start()
    assert played_with(rank, host) == [host.nonces[1], guest.nonces[2]]


def test_a_guest_by_the_code_adds_to_the_dice_after_the_nod(rank: House, asked: Asked) -> None:
    host = Client(rank.url, "Ada").create("space-taxi", ["link"])
    asked.clear()
    guest = Client(rank.url, "Robo").join_by_code(host.plan["code"])
    host.let_in()
    next(guest.messages())
    check_order(asked, guest, 1)
    host.start()
    assert played_with(rank, host) == [guest.nonces[1]]


def test_a_host_who_starts_at_once_is_not_held_up_and_the_seat_plays_without_a_nonce(
    rank: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Client(rank.url, "Ada").create("space-taxi", ["me", "link"])
    add = Table.with_nonces

    def late(guest: Table) -> Table:
        host.start()
        return add(guest)

    monkeypatch.setattr(Table, "with_nonces", late)
    guest = Client(rank.url, "Robo").join(host.invite)
    assert (guest.plan["stage"], guest.seat, guest.nonces) == ("playing", 2, {})
    assert played_with(rank, host) == [host.nonces[1], "."]


def test_the_promise_is_kept(rank: House) -> None:
    table = Client(rank.url, "Ada").create("space-taxi", ["me"])
    table.start()
    table._post("give-up", {"agree": True}, repeatable=True)
    secret = table.log().rpartition("table: reveal ")[2].strip()
    assert commitment(bytes.fromhex(secret), table.id) == table.commitment
