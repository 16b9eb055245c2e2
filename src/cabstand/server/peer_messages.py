"""What servers on one store tell each other. All of it is small, and none of it is kept."""

import msgspec

from cabstand.server.counters import Spent
from cabstand.server.elsewhere import Follower
from cabstand.server.messages import Said
from cabstand.store.records import Player


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who of a table's people follows it at the server that says so."""

    table: str
    people: list[Follower]


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A question to all servers: who is at this table? Without a table, from a server that has just started: who is at any, and
    which links work?"""

    table: str = ""


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """What a player said at a table."""

    table: str
    player: str
    said: Said


class SpokenBefore(msgspec.Struct, frozen=True, tag="spoken-before"):
    """What was said lately at a table, for the one server that has just opened it."""

    table: str
    server: int
    said: list[tuple[str, Said]]
    """With the player who said it; oldest first."""


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A player has deleted their name: chat shows it no longer."""

    player: str


class SharedLink(msgspec.Struct, frozen=True):
    """A link that works for some more seconds; its token is known by its hash alone."""

    key: str
    seconds: float
    player: Player | None
    table: str
    seat: int
    team: bool
    by: str
    address: str


class Linked(msgspec.Struct, frozen=True, tag="linked"):
    """Links that work at every server."""

    links: list[SharedLink]


class Unlinked(msgspec.Struct, frozen=True, tag="unlinked"):
    """A link that has been used, or was replaced by a newer one."""

    key: str


class Spending(msgspec.Struct, frozen=True, tag="spending"):
    """What visitors have spent at the server that says so."""

    spent: list[Spent]


PeerMessage = Here | Who | Spoke | SpokenBefore | Forgotten | Linked | Unlinked | Spending
