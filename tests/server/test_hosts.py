"""What the server answers to, and what it does not: a name of somebody else's that leads here."""

import socket

import pytest

from cabstand.cli.serve import own_names
from cabstand.server.hosts import Hosts, host_of

REACHED = "192.168.1.20"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LocalHost.",
        "127.0.0.1",
        "127.0.0.5:8000",
        "[::1]:8000",
        "[::1]",
        REACHED,
        f"{REACHED}:80",
    ],
)
def test_this_machine_and_the_address_that_was_reached_are_known(host: str) -> None:
    assert Hosts().know(host, REACHED)


def test_an_ipv6_address_that_was_reached_is_known_however_it_is_written() -> None:
    assert Hosts().know("[2001:db8:0:0::5]:8000", "2001:db8::5")


def test_names_it_was_given_are_known_with_any_port() -> None:
    hosts = Hosts([host_of("https://games.example:8443/"), "rank", "rank.local", host_of(""), "10.0.0.9"])
    for host in ("games.example", "Games.Example:443", "games.example.:1", "rank:8000", "rank.local:8000", "10.0.0.9"):
        assert hosts.know(host, REACHED), host


def test_on_a_network_the_machine_is_known_by_its_name_alone_and_with_local() -> None:
    short = socket.gethostname().partition(".")[0]
    for host in (short, f"{short}:8000", f"{short}.local:8000", socket.gethostname()):
        assert Hosts(own_names()).know(host, REACHED), host


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8000", "localhost.evil.example", "evil-localhost", "games.example", "10.0.0.7", "",
        " ", "localhost evil", "evil@localhost", "localhost/", "localhost:80:80", "[::1", "::1", "[evil]", "0.0.0.1",
        "2130706433",
    ],
)  # fmt: skip
def test_nothing_else_is(host: str) -> None:
    assert not Hosts().know(host, REACHED)
