"""A player at a server: known by a name, and by a cookie that proves it."""

from collections.abc import Iterable
from typing import Any, Final

from cabstand.client.table import Table
from cabstand.client.wire import Wire

PATIENCE: Final = 60.0


class Client:
    """Says hello, and finds tables. `cookie` is who this player is: keep it, secretly, to be the same player tomorrow.

    `patience` is how many seconds to go on trying while the server cannot be reached or asks us to slow down.
    """

    def __init__(self, url: str, name: str, cookie: str = "", patience: float = PATIENCE) -> None:
        self._wire = Wire(url, cookie, patience)
        self.name: str = self._wire.ask("POST", "/api/players", {"name": name}, repeatable=bool(cookie))["name"]

    @property
    def cookie(self) -> str:
        return self._wire.cookie

    def create(self, game: str, seats: Iterable[str], **settings: Any) -> Table:
        """A new table: `create("night-rank", ["me", "link", "bot random"], bot_pace="instant")`.

        A seat is `me`, `link` for whoever comes with the link, `bot LEVEL`, or `here NAME` for another seat of this player.
        Settings are those of the API: options, pace, seconds, bot_pace, watch.
        """
        body = {"game": game, "seats": [_seat(words) for words in seats], **settings}
        made = self._wire.ask("POST", "/api/tables", body, repeatable=False)
        return Table(self._wire, made["plan"], invite=made["invite"]).with_nonces()

    def join(self, invite: str) -> Table:
        """Take a seat by the token of a link, or by the whole link, whose token stands behind the `#`."""
        body = {"invite": invite.rpartition("#")[2]}
        return Table(self._wire, self._wire.ask("POST", "/api/join", body, repeatable=True)).with_nonces()

    def join_by_code(self, code: str) -> Table:
        """Knock by the spoken code. `turns` and `wait_for_a_seat` wait for the host's nod."""
        return Table(self._wire, self._wire.ask("POST", "/api/join", {"code": code}, repeatable=True)).with_nonces()

    def table(self, table: str, seat: int | None = None) -> Table:
        """Come back to a table by its id; a player with several seats says which."""
        return Table(self._wire, self._wire.ask("GET", f"/api/tables/{table}", repeatable=True), seat)

    def tables(self) -> list[Table]:
        """The tables at which this player sits."""
        return [Table(self._wire, plan) for plan in self._wire.ask("GET", "/api/tables", repeatable=True)]


def _seat(words: str) -> dict[str, str]:
    kind, _, rest = words.partition(" ")
    return {"kind": kind, "level" if kind == "bot" else "name": rest} if rest else {"kind": kind}
