"""What `./cab serve` was told reaches the server: proxies, names and times after which things expire."""

import signal
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Person

from cabstand.cli import serve
from cabstand.cli.commands import run
from cabstand.server.app import Settings
from cabstand.server.housekeeping import DAY, HOUR, Expiry


class Served(NamedTuple):
    settings: Settings
    protocol: "partial[Any]"


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a command line would start, without starting it."""
    started: list[Any] = []
    monkeypatch.setattr(serve, "_listen", lambda *_: None)
    monkeypatch.setattr(serve, "_serve", lambda *args: args)
    monkeypatch.setattr(serve, "run_loop", started.append)
    monkeypatch.setattr(serve, "raise_file_limit", lambda: 1024)
    monkeypatch.setattr(signal, "signal", lambda *_: None)

    def say(*words: str) -> Served:
        assert run(["serve", "--data", str(tmp_path), *words]) == 0
        _, app_on, config_for, *_ = started.pop()
        return Served(app_on.keywords["settings"], config_for.args[0])

    return say


def test_proxies_count_both_for_requests_and_for_connections(served: Any) -> None:
    settings, protocol = served("--proxy", "127.0.0.7", "--proxy", "10.1.0.0/16")
    assert settings.proxies == ("127.0.0.7", "10.1.0.0/16")
    trusted = protocol.keywords["proxies"]
    told = [trusted.visitor(peer, ["192.0.2.1"]) for peer in ("127.0.0.7", "10.1.2.3", "127.0.0.8")]
    assert told == ["192.0.2.1", "192.0.2.1", "127.0.0.8"]


def test_without_a_proxy_none_is_trusted(served: Any) -> None:
    settings, protocol = served()
    assert settings.proxies == ()
    assert protocol.keywords["proxies"].visitor("127.0.0.1", ["192.0.2.1"]) == "127.0.0.1"


def test_things_expire_after_the_hours_and_days_that_were_said(served: Any) -> None:
    settings, _ = served("--expire-codes", "1", "--expire-lobbies", "2", "--expire-players", "3")
    assert settings.expiry == Expiry(code=1 * HOUR, lobby=2 * DAY, player=3 * DAY)


def test_a_server_for_the_house_knows_its_own_names_and_a_public_one_its_address(served: Any) -> None:
    settings, _ = served("--lan", "--public-url", "https://games.example")
    assert settings.names == serve.own_names()
    assert settings.public_url == "https://games.example"
    assert settings.lan_url.startswith("http://")
    assert served()[0].names == ()


def test_a_server_answers_to_the_names_that_it_was_given_and_to_no_other(tmp_path: Path) -> None:
    settings = Settings("https://games.example", "http://192.0.2.8:8000", names=("rank.local",), compile_rules=False)
    here = InProcess(tmp_path, settings=settings).open()
    asked = Person(here.url, "Ada").http
    for name, status in (("games.example", 200), ("192.0.2.8", 200), ("rank.local:8000", 200), ("evil.example", 421)):
        assert asked.get("/api/games", headers={"Host": name}).status_code == status, name
    here.close()
