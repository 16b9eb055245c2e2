"""Where a request comes from, and which visitor that counts as."""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
_HOUSEHOLD: Final = 64
"""How many bits of an IPv6 address belong to one visitor: somebody who has one address of a /64 has all of them."""
_WITH_PORT: Final = re.compile(r"\[([^\]]*)\](?::\d*)?|([\d.]+):\d+")


def read_address(text: str) -> Address | None:
    """An address, even with a port after it, as some proxies write it; IPv4 that is wrapped in IPv6 is IPv4."""
    found = _WITH_PORT.fullmatch(text.strip())
    try:
        address = ip_address((found[1] or found[2]) if found else text.strip())
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted(address: Address) -> str:
    """The visitor that an address counts as: IPv4 addresses one by one, IPv6 by their /64."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((int(address), _HOUSEHOLD), strict=False))


class Proxies:
    """The proxies that are trusted to say where people come from: addresses, or networks such as 10.0.0.0/8."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Raises ValueError for text that is neither an address nor a network."""
        self._networks = [ip_network(text) for text in networks]

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who sent a request that `peer` handed over, as it is counted."""
        sender = self._sender(peer, forwarded)
        return "unknown" if sender is None else counted(sender)

    def holder(self, peer: str, forwarded: Iterable[str] = ()) -> str:
        """The address that a connection counts for; empty where that is a proxy of ours, which may have any number."""
        sender = self._sender(peer, forwarded)
        if sender is None:
            return "unknown"
        return "" if self._trust(sender) else counted(sender)

    def _sender(self, peer: str, forwarded: Iterable[str]) -> Address | None:
        """Each proxy adds the address it was called from to the end of X-Forwarded-For, in the same line or in a new one. So
        the sender is the rightmost address that is not a proxy of ours; what stands to the left of it, a visitor may have
        invented. Where an entry is no address, the proxy that passed it on counts as the sender."""
        address = read_address(peer)
        if address is None:
            return None
        entries = ",".join(forwarded).split(",")
        while entries and self._trust(address) and (before := read_address(entries.pop())) is not None:
            address = before
        return address

    def _trust(self, address: Address) -> bool:
        return any(address in network for network in self._networks)
