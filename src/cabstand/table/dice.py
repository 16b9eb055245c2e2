"""Dice that anyone can check: what is promised before a game, and how each draw follows from it.

Before the game the server makes a secret and shows its commitment. Then every player adds a nonce, so that nobody, the server
included, has chosen alone how the dice will fall. Every draw has a name, the number of its line in the log and its place in
that line: `17.2`. It depends on secret, nonces, name and the state of the game, and on nothing else, so it is made when it is
needed and can be made again by anyone once the secret is shown. `docs/dice.md` tells it to a sceptic.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from cabstand.core import Game, Move
from cabstand.core.daily import daily_of
from cabstand.core.game import refuse
from cabstand.core.rng import Stream
from cabstand.core.rule import States
from cabstand.table.log import Header

SECRET_BYTES: Final = 32
_WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NONE: Final = "."  # stands for an empty nonce, and is no character of one
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")


class Promise(msgspec.Struct, frozen=True):
    """What the header of a log says about its dice. The nonces are in the order of the seats."""

    table: str
    commitment: str
    nonces: tuple[str, ...]
    day: str = ""
    """Of a daily game: its dice are the same at every table of the day, so no table and no player has a part in them."""

    def is_kept_by(self, secret: bytes) -> bool:
        return commitment(secret, self.day or self.table) == self.commitment


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, table: str) -> str:
    """What is shown before the game. The secret has a fixed length, so it is clear where the table's id begins."""
    if len(secret) != SECRET_BYTES or not _WORD.fullmatch(table):
        raise ValueError("a commitment is made of a secret of 32 bytes and a table id of 1 to 64 url-safe characters")
    return hashlib.sha256(secret + table.encode("ascii")).hexdigest()


def check_nonce(nonce: str) -> str:
    """A nonce as a player may give it."""
    if not _WORD.fullmatch(nonce):
        raise refuse("dice-bad-nonce")
    return nonce


def write_nonces(nonces: Sequence[str]) -> str:
    """The nonces of all seats as one text: words between blanks, `.` for a seat without one, such as a bot's."""
    return " ".join(check_nonce(nonce) if nonce else _NONE for nonce in nonces)


def read_nonces(text: str) -> tuple[str, ...]:
    return tuple("" if word == _NONE else check_nonce(word) for word in text.split(" "))


def facts(secret: bytes, table: str, nonces: Sequence[str], day: str = "") -> dict[str, str]:
    """What the header of the log must say, so that the game can be checked when it is over."""
    promised = {"table": table, "dice": commitment(secret, day or table), "nonces": write_nonces(nonces)}
    return promised | {"day": day} if day else promised


def read_promise(header: Header) -> Promise:
    """The dice of a header; refused where it names none, or names them in a way that cannot be."""
    try:
        table, promised, written = (header.facts[name] for name in ("table", "dice", "nonces"))
    except KeyError as error:
        raise refuse("dice-not-promised", fact=str(error.args[0])) from None
    nonces, day = read_nonces(written), header.facts.get("day", "")
    if not _WORD.fullmatch(table) or not _COMMITMENT.fullmatch(promised) or len(nonces) != len(header.seats):
        raise refuse("dice-bad-promise")
    if day and (nonces != ("",) or not _WORD.fullmatch(day) or daily_of(header.find_game()) is None):
        raise refuse("dice-bad-promise")
    return Promise(table, promised, nonces, day)


def reveal(secret: bytes) -> str:
    """The words of the table line that shows the secret when the game is over."""
    return "reveal " + secret.hex()


def name_draw(line: int, place: int) -> str:
    """The name of a draw: the number of its line (from 1; undo and table lines count too), and its place there (from 1)."""
    return f"{line}.{place}"


def message(nonces: Sequence[str], name: str) -> bytes:
    """Nonces and name as the bytes that are hashed. The last word is the name, each word before it is the nonce of a seat."""
    return f"{write_nonces(nonces)} {name}".encode("ascii")


def seeded(seed: bytes) -> Stream:
    """The stream of random numbers that 16 bytes begin, as two big-endian words."""
    words: Stream = np.frombuffer(seed, ">u8", count=2).astype(np.uint64)
    if not words.any():
        words[0] = 1  # the one state that xorshift cannot leave
    return words


class FairDice:
    """Where chance comes from at a table whose dice were promised. `draw` is what a Table asks for."""

    def __init__(self, secret: bytes, nonces: Sequence[str]) -> None:
        self._secret = secret
        self._nonces = tuple(nonces)

    def stream(self, name: str) -> Stream:
        """The random numbers of one draw: 128 bits that nobody can know without the secret, and what xorshift makes of them."""
        return seeded(hmac.digest(self._secret, message(self._nonces, name), "sha256")[:16])

    def draw(self, game: Game, state: States, name: str) -> Move:
        return game.sample(state, self.stream(name))
