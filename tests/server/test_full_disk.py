"""A disk that takes nothing more: every request is answered, what was kept can be read, and it goes on by itself."""

import resource
from collections.abc import Callable

import httpx
import pytest
from tests.server.house import House
from tests.server.packs import TOWN, sent
from tests.server.people import Laid, Person

NOTHING_MORE = 4096
"""Bytes that any file of the server may have."""


def limit_files(house: House, size: int) -> None:
    """The system refuses to let a file of the running server grow: to its store, a full disk."""
    _, hard = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (size, hard))


@pytest.fixture
def full(new_house: Callable[..., House]) -> House:
    return new_house().open()


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("reason", "")


def test_with_a_full_disk_everything_that_writes_says_so_and_later_goes_on(full: House) -> None:
    ada, ben = Person(full.url, "Ada"), Person(full.url, "Ben")
    laid, mine = ada.lay("space-taxi", "me", "link"), ada.lay("space-taxi", "me")
    token = ada.post("/me/device").json()["token"]
    newcomer = Person(full.url, "")
    writing: list[tuple[str, Callable[[], httpx.Response]]] = [
        ("sign up", lambda: newcomer.post("/players", name="Cleo")),
        ("rename", lambda: ada.post("/players", name="Ada L.")),
        ("another device", lambda: newcomer.post("/devices", token=token)),
        ("lay a table", lambda: ada.post("/tables", game="space-taxi", seats=[{"kind": "me"}])),
        ("join", lambda: ben.join(laid)),
        ("knock", lambda: ben.post("/join", code=laid.code)),
        ("start", lambda: ada.do(mine, "start")),
        ("keep a pack", lambda: ada.post("/editions", **sent(TOWN))),
        ("daily taxi", lambda: ada.post("/daily")),
        ("clear a table away", lambda: ada.delete(f"/tables/{mine.id}")),
        ("be forgotten", lambda: ben.delete("/me")),
    ]
    limit_files(full, NOTHING_MORE)
    answers = {what: told(ask()) for what, ask in writing}
    assert answers == {what: (503, "server-store-broken") for what, _ in writing}
    assert ada.get("/me").json() == {"name": "Ada"}
    assert {plan["table"] for plan in ada.get("/tables").json()} == {laid.id, mine.id}
    with ada.follow(laid, 1) as stream:
        assert stream.next()["type"] == "snapshot"
    limit_files(full, resource.RLIM_INFINITY)
    again = Person(full.url, "Cleo")
    assert again.join(Laid(laid.id, laid.invite)).status_code == 200
    assert "Traceback" not in full.said, full.said
