"""What can go wrong between a player and a table, each with its HTTP status. The words come from the catalogue."""

import logging
from functools import lru_cache

import msgspec

from cabstand.content.catalogue import Catalogue, sayable
from cabstand.core.game import Refusal, cut, refuse
from cabstand.server.language import words_in
from cabstand.server.messages import Problem

log = logging.getLogger("cabstand.server")


class Trouble(Exception):
    """A request that is not carried out."""

    status = 400

    def __init__(self, refusal: Refusal, seq: int | None = None) -> None:
        self.refusal = refusal
        self.seq = seq
        super().__init__(refusal.reason)

    def told(self, words: Catalogue) -> Problem:
        return problem_of(self.refusal, words, self.seq)

    def written(self, accepted: str) -> bytes:
        """The same as JSON, in the language that Accept-Language asks for."""
        return _written(words_in(accepted), self.refusal.reason, tuple(self.refusal.args.items()), self.seq)

    @property
    def farewell(self) -> str:
        """The reason with which a WebSocket is closed: `server-too-many seconds=3`, so that a page can say it in words."""
        return " ".join([self.refusal.reason, *(f"{name}={value}" for name, value in self.refusal.args.items())])


class Unknown(Trouble):
    """There is no such thing, or not for this player: the two look alike."""

    status = 404


class NotYours(Trouble):
    status = 403


class Stale(Trouble):
    """The table has moved on; `seq` is where it is now."""

    status = 409


class NotLegal(Trouble):
    status = 422


class TooMany(Trouble):
    status = 429

    def __init__(self, refusal: Refusal, wait: float) -> None:
        super().__init__(refusal)
        self.wait = wait


class NotHere(Trouble):
    """The request names a host that this server does not answer to."""

    status = 421


class Broken(Trouble):
    """This table is frozen; others play on."""

    status = 503


@lru_cache(maxsize=512)
def _written(words: Catalogue, reason: str, args: tuple[tuple[str, int | str], ...], seq: int | None) -> bytes:
    """Kept, because a flood of requests is refused with the same few answers."""
    return msgspec.json.encode(problem_of(Refusal(reason, dict(args)), words, seq))


def problem_of(refusal: Refusal, words: Catalogue, seq: int | None = None) -> Problem:
    """A refusal in words, whatever it holds: telling what went wrong never fails itself."""
    args = {name: _writable(value) for name, value in refusal.args.items()}
    try:
        message = words.tell(refusal.reason, args)
    except (ArithmeticError, LookupError, TypeError, ValueError):
        log.exception("There are no words for the refusal %s", refusal.reason[:100])
        message = refusal.reason
    return Problem(refusal.reason, args, message, seq)


def _writable(value: int | str) -> int | str:
    """As it can be written in JSON, which knows no half characters, and read by any program, which may have 64 bits."""
    if isinstance(value, int) and value.bit_length() < 64:
        return value
    return str(cut(str(sayable(value)))).encode("utf-8", "replace").decode()


def no_such_table() -> Unknown:
    return Unknown(refuse("server-no-such-table").refusal)


def not_your_seat(seat: int) -> NotYours:
    return NotYours(refuse("server-not-your-seat", seat=seat).refusal)


def table_moved_on(seq: int) -> Stale:
    return Stale(refuse("server-moved-on", seq=seq).refusal, seq)
