"""What can go wrong between a player and a table, each with its HTTP status. The words come from the catalogue."""

from functools import lru_cache

import msgspec

from cabstand.content.catalogue import Catalogue
from cabstand.games.game import Refusal, refuse
from cabstand.server.language import words_in
from cabstand.server.messages import Problem


class Trouble(Exception):
    """A request that is not carried out."""

    status = 400

    def __init__(self, refusal: Refusal, seq: int | None = None) -> None:
        self.refusal = refusal
        self.seq = seq
        super().__init__(refusal.reason)

    def told(self, words: Catalogue) -> Problem:
        return Problem(self.refusal.reason, self.refusal.args, words.tell(self.refusal.reason, self.refusal.args), self.seq)

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
    return msgspec.json.encode(Problem(reason, dict(args), words.tell(reason, dict(args)), seq))


def no_such_table() -> Unknown:
    return Unknown(refuse("server-no-such-table").refusal)


def not_your_seat(seat: int) -> NotYours:
    return NotYours(refuse("server-not-your-seat", seat=seat).refusal)


def table_moved_on(seq: int) -> Stale:
    return Stale(refuse("server-moved-on", seq=seq).refusal, seq)
