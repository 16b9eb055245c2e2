"""Requests of people on their way to a game: holding a link, or waiting in a lobby."""

from typing import Annotated, Literal

import msgspec

from cabstand.server.requests import AnswerSeconds, Options, SeatNumber, Seconds
from cabstand.table.plan import Looks, Pace


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What am I invited to? By the token of a table's link, by a spoken code, or by the token of a link to one seat."""

    invite: Annotated[str, msgspec.Meta(max_length=128)] = ""
    code: Annotated[str, msgspec.Meta(max_length=16)] = ""
    token: Annotated[str, msgspec.Meta(max_length=128)] = ""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall become of a seat; without `seat`, of a new one. A bot is the game's usual one where `level` names none."""

    kind: Literal["open", "bot", "closed"]
    seat: SeatNumber | None = None
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table that waits for its players is to be played; each field as in `NewTable`."""

    options: Options
    pace: Pace
    seconds: Seconds
    answer_seconds: AnswerSeconds
    watch: bool
    chat: bool
    coach: bool


class MyLooks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    looks: Looks
