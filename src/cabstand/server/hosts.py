"""What the server answers to: a page elsewhere must not reach it under a name of its own (DNS rebinding)."""

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from cabstand.server.addresses import read_address

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/@\[\]]+)(?::\d{0,5})?")


class Hosts:
    """The names that count as ours, beside `localhost` and whatever address a request has reached.

    The port does not matter: a proxy or a router may show people another one than ours.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {_plain(name) for name in names if name} | {"localhost"}

    def know(self, host: str, reached: str) -> bool:
        """Whether a Host header names us; `reached` is the address of ours at which the request arrived."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = _plain(found[1])
        address = read_address(name)
        if address is None or name in self._names:
            return name in self._names
        return address.is_loopback or address == read_address(reached)


def host_of(url: str) -> str:
    """The host of an address such as https://games.example:8443/; empty where there is none."""
    return urlsplit(url).hostname or ""


def _plain(name: str) -> str:
    return name.lower().strip("[]").removesuffix(".")
