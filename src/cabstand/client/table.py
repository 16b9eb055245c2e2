"""A table as one seat of it sees it, and the turns of that seat."""

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cabstand.client.wire import Json, Problem, Wire

_NOD_SECONDS: Final = 1.0  # between two looks whether the host has nodded
_COME_BACK_SECONDS: Final = 0.2
_KEY_BYTES: Final = 12
_NONCE_BYTES: Final = 24
_NOT_YOURS: Final = 403
_MOVED_ON: Final = 409
_NOT_NOW: Final = 422
_FROZEN: Final = 503
_NOT_BEGUN: Final[Json] = {
    "to_move": None,
    "turn": None,
    "asked": [],
    "over": False,
    "scores": [],
    "winners": [],
    "moves": [],
}


class Table:
    """`plan` is who sits where, `view` what the seat saw last, `seq` the number of lines that the table had then.

    What every game tells in the same words follows along too: `to_move`, `asked`, `over`, `scores`, `winners`, `moves`.
    `card` is the card on the table, in a game with a referee.

    `seat` is counted from 1; it is None for who watches, or waits for the host's nod.
    """

    def __init__(self, wire: Wire, plan: Json, seat: int | None = None, invite: str = "") -> None:
        self._wire = wire
        self._wanted = seat
        self._dealt_with = -1
        self._answered = False
        self.invite = invite
        """The token of the link, known only to whoever created the table."""
        self.nonces: dict[int, str] = {}
        """What this program has added to the dice, by seat."""
        self.seq = -1
        self.view: Json | None = None
        self.card: Json | None = None
        self._envelope = _NOT_BEGUN
        self._take_plan(plan)
        self.commitment = str(plan["commitment"])
        """The server's promise about the dice, as it was before this program added anything."""

    @property
    def id(self) -> str:
        return str(self.plan["table"])

    # --- how the game stands

    @property
    def to_move(self) -> int | str | None:
        """Who the rules say is next: a seat counted from 1, `chance` or `referee`; None before the start and at the end."""
        who: int | str | None = self._envelope["to_move"]
        return who

    @property
    def asked(self) -> list[int]:
        """Every seat that is asked for something now, counted from 1."""
        return list(self._envelope["asked"])

    @property
    def over(self) -> bool:
        return bool(self._envelope["over"]) or self._is_closed

    @property
    def scores(self) -> list[int]:
        """By seat."""
        return list(self._envelope["scores"])

    @property
    def winners(self) -> list[int]:
        """The seats that have won, counted from 1."""
        return list(self._envelope["winners"])

    @property
    def moves(self) -> list[str]:
        """Every legal move of this seat, in notation. Where there are very many, the server is asked for them."""
        listed = self._envelope["moves"]
        return self.all_moves() if listed is None else list(listed)

    # --- the dice

    def with_nonces(self) -> "Table":
        """Add to the dice for every seat of this program, so that the server alone cannot have chosen them.

        The commitment was seen first: nothing that we add now can be the reason for it. Once the game has begun nothing is
        added, and the seat plays without.
        """
        for seat in self._mine:
            nonce = secrets.token_urlsafe(_NONCE_BYTES)
            try:
                if self.plan["stage"] == "lobby" and seat not in self.nonces:
                    self._take_plan(self._post("nonce", {"seat": seat, "nonce": nonce}, repeatable=True))
                    self.nonces[seat] = nonce
            except Problem as problem:  # the host was faster: the game has begun, or the seats have another order
                if problem.status not in (_NOT_YOURS, _NOT_NOW):
                    raise
                self._take_plan(self._wire.ask("GET", f"/api/tables/{self.id}", repeatable=True))
        return self

    # --- what can be asked of a table

    def start(self) -> None:
        """The host begins the game."""
        self._take_plan(self._post("start", None, repeatable=False))

    def let_in(self, guest: int = 1, welcome: bool = True) -> None:
        """The host's answer to somebody who came by the spoken code: their place among `plan["waiting"]`, from 1."""
        self._take_plan(self._post("guests", {"guest": guest, "let_in": welcome}, repeatable=False))

    def leave(self) -> None:
        """Give up the seat: a bot takes it over where the game has begun."""
        self._take_plan(self._post("leave", {"seat": self.seat}, repeatable=False))

    def play(self, move: str) -> Json:
        """Make a move, in its notation, on the table as it was last seen."""
        return self.act("moves", max(self.seq, 0), {"move": move})

    def undo(self) -> Json:
        """Take back this seat's last move, where nothing was revealed since."""
        return self.act("undo", max(self.seq, 0), {})

    def all_moves(self) -> list[str]:
        """Every legal move of this seat as the server knows it now."""
        listed: list[str] = self._wire.ask("GET", self._path("moves", self._as_seat()), repeatable=True)
        return listed

    def log(self) -> str:
        """The log as this seat may read it, whole once the game is over."""
        return str(self._wire.ask("GET", self._path("log", self._as_seat()), repeatable=True))

    def act(self, what: str, seq: int, more: Json) -> Json:
        """Do something as this seat. With a key: where the answer is lost, the same is asked again and is done only once."""
        return self.act_once(what, seq, {"key": secrets.token_urlsafe(_KEY_BYTES), **more})

    def act_once(self, what: str, seq: int, more: Json) -> Json:
        """Do something as this seat that can be done only once on the table as it is, and so needs no key."""
        return self._post(what, {"seat": self.seat, "seq": seq, **more}, repeatable=True)

    def _post(self, what: str, body: Json | None, repeatable: bool) -> Json:
        answer: Json = self._wire.ask("POST", self._path(what), body, repeatable=repeatable)
        return answer

    def _path(self, rest: str, query: str = "") -> str:
        return f"/api/tables/{self.id}/{rest}" + (f"?{query}" if query else "")

    def _as_seat(self) -> str:
        return "" if self.seat is None else f"seat={self.seat}"

    # --- following it

    def turns(self) -> Iterator["Turn"]:
        """Each time this seat is asked for a move, until the game is over. Waits for the start, for others, for the server."""
        for _ in self.messages():
            if self._place().get("stand_in"):
                self._take_plan(self._post("stand-in", {"seat": self.seat, "level": ""}, repeatable=True))
                self.was_passed(self.seq + 1)
            elif self._is_asked():
                self._dealt_with = self.seq
                yield Turn(self, self.seq, self.view or {}, self.card, self._envelope["moves"])

    def messages(self) -> Iterator[Json]:
        """Everything that the server tells, until the game is over. `plan`, `view` and `seq` follow along."""
        self._wait_for_the_nod()
        while not self._is_closed:
            seat = self.seat
            since = f"since={self.seq}" if self.seq >= 0 else ""
            query = "&".join(part for part in (self._as_seat(), since) if part)
            for message in self._wire.follow(self._path("events", query)):
                self._take(message)
                yield message
                if self._ends_with(message):
                    return
                if self.seat != seat:
                    break
            else:
                time.sleep(_COME_BACK_SECONDS)

    def _wait_for_the_nod(self) -> None:
        """Wait for the host's nod after coming by a code, then add to the dice. Raises Problem if the host says no."""
        while self.seat is None and self.plan["stage"] == "lobby":
            time.sleep(_NOD_SECONDS)
            self._take_plan(self._wire.ask("GET", f"/api/tables/{self.id}", repeatable=True))
            self.with_nonces()

    @property
    def _is_closed(self) -> bool:
        return self.plan["stage"] in ("over", "gone")

    def _ends_with(self, message: Json) -> bool:
        """Whether nothing comes after a message: the table is closed, or the game was over before we came."""
        return self._is_closed or (message["type"] == "snapshot" and self.over)

    def _is_asked(self) -> bool:
        """Whether there is something to answer that this program has not been told of before."""
        asked = self.seat in self.asked and not self._answered
        return asked and self.seq > self._dealt_with and self.plan["stage"] == "playing" and not self.plan["paused"]

    def _take(self, message: Json) -> None:
        if "plan" in message:
            self._take_plan(message["plan"])
        if "view" in message:
            self.seq, self.view = message["seq"], message["view"]
            self._answered = bool(message["window"] and message["window"]["answered"])
        if "envelope" in message:
            self._envelope, self.card = message["envelope"] or _NOT_BEGUN, message["card"]
        if message["type"] == "frozen":
            raise Problem(_FROZEN, {"reason": message["message"], "message": "this table is frozen"})
        if message["type"] == "ended":
            raise Problem(_NOT_YOURS, message)

    def _take_plan(self, plan: Json) -> None:
        """Before the start the host may order the seats: ours can change."""
        self.plan = plan
        self._mine: list[int] = [place["seat"] for place in plan["seats"] if place["mine"]]
        first = self._mine[0] if self._mine else None
        self.seat: int | None = self._wanted if self._wanted in self._mine else first

    def _place(self) -> Json:
        return next((place for place in self.plan["seats"] if place["seat"] == self.seat), {})

    def was_passed(self, seq: int) -> None:
        """What was asked before line `seq` needs no answer any more."""
        self._dealt_with = max(self._dealt_with, seq - 1)


@dataclass(frozen=True)
class Turn:
    """This seat is asked: for a move, or for words where a card waits for an answer. `view` is what the seat sees."""

    table: Table
    seq: int
    view: Json
    card: Json | None
    listed: list[str] | None
    """The legal moves, where they are few enough to be sent along."""

    @cached_property
    def moves(self) -> list[str]:
        """Every legal move in its notation. There may be none where a card waits for words."""
        return self.table.all_moves() if self.listed is None else self.listed

    def play(self, move: str) -> bool:
        """Make a move. True: it is written down. False: it came too late, and the next turn shows how things are now.

        A move that is not legal raises a Problem with the reason; try another.
        """
        return self._in_time(lambda: self.table.act("moves", self.seq, {"move": move}))

    def answer(self, text: str) -> bool:
        """Say something to the card that waits for this seat: an answer, or a piece of a talk."""
        return self._in_time(lambda: self.table.act("answers", self.seq, {"text": text}))

    def overrule(self, counts: bool) -> bool:
        """Let somebody's wrong answer to this seat's question count, or not."""
        return self._in_time(lambda: self.table.act_once("overrule", self.seq, {"counts": counts}))

    def _in_time(self, act: Callable[[], Json]) -> bool:
        try:
            act()
        except Problem as problem:
            if problem.status != _MOVED_ON or problem.seq is None:
                raise
            self.table.was_passed(problem.seq)
            return False
        return True
