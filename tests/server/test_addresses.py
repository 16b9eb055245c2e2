"""Whom a request is counted for: by the last proxy's word, and IPv6 by the household."""

import pytest

from cabstand.server.addresses import Proxies

OURS = Proxies(["10.0.0.1", "10.1.0.0/16", "2001:db8:ffff::/48"])
VISITOR, FORGED = "203.0.113.7", "198.51.100.9"


def test_without_a_proxy_nobodys_word_is_taken() -> None:
    assert Proxies().visitor(VISITOR, [FORGED]) == VISITOR
    assert OURS.visitor(VISITOR, [FORGED]) == VISITOR


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param([VISITOR], id="one line"),
        pytest.param([f"{FORGED}, {VISITOR}"], id="one line, its first part forged"),
        pytest.param([FORGED, VISITOR], id="two lines, the first forged"),
        pytest.param([f"{FORGED},{FORGED}", FORGED, VISITOR], id="three lines, two forged"),
        pytest.param([FORGED, f"{VISITOR}, 10.1.2.3"], id="two proxies"),
        pytest.param([FORGED, VISITOR, "10.1.2.3"], id="two proxies, each with a line of its own"),
        pytest.param(["10.0.0.1", VISITOR], id="forged to look like a proxy"),
        pytest.param([f"{VISITOR}:50123"], id="with a port"),
        pytest.param([f"::ffff:{VISITOR}"], id="IPv4 wrapped in IPv6"),
        pytest.param(["nonsense", "", "; drop", f" {VISITOR} "], id="nonsense to the left"),
    ],
)
def test_behind_a_proxy_the_rightmost_address_counts_that_is_not_a_proxys(lines: list[str]) -> None:
    assert OURS.visitor("10.0.0.1", lines) == VISITOR


@pytest.mark.parametrize("lines", [[], [""], ["unknown"], [f"{VISITOR}, unknown"], ["_hidden"], [f"{VISITOR},"]])
def test_where_a_proxy_names_no_address_the_proxy_counts(lines: list[str]) -> None:
    assert OURS.visitor("10.0.0.1", lines) == "10.0.0.1"


def test_a_request_from_the_proxys_own_machine_counts_for_that() -> None:
    assert OURS.visitor("10.0.0.1", ["10.1.2.3"]) == "10.1.2.3"


def test_all_of_one_ipv6_household_count_as_one() -> None:
    visitors = {OURS.visitor("10.0.0.1", [f"2001:db8:1:2:{number:x}::{number:x}"]) for number in range(1, 14)}
    assert visitors == {"2001:db8:1:2::/64"}
    assert OURS.visitor("10.0.0.1", ["[2001:db8:1:2::5]:443"]) == "2001:db8:1:2::/64"
    assert Proxies().visitor("2001:db8:1:3::5", []) == "2001:db8:1:3::/64", "another household"
    assert Proxies().visitor("::ffff:203.0.113.7", []) == VISITOR


def test_a_proxy_may_have_an_ipv6_address() -> None:
    assert OURS.visitor("2001:db8:ffff::1", [FORGED, VISITOR]) == VISITOR


def test_a_connection_counts_for_nobody_while_a_proxy_keeps_it_for_later() -> None:
    assert OURS.holder("10.0.0.1") == ""
    assert OURS.holder("10.0.0.1", [FORGED, VISITOR]) == VISITOR
    assert OURS.holder(VISITOR) == VISITOR


@pytest.mark.parametrize("text", ["", "localhost", "10.0.0.0/33", "10.0.0.1/8", "1.2.3"])
def test_what_is_neither_an_address_nor_a_network_is_no_proxy(text: str) -> None:
    with pytest.raises(ValueError, match=r"does not appear to be|has host bits set"):
        Proxies([text])
