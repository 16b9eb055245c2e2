"""Somebody with a browser: a cookie, requests, streams. What a person is told is kept as it came."""

import itertools
import json
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import httpx
import msgspec
from tests.server import in_process
from tests.server.house import NO_CERTIFICATES, PATIENCE
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cabstand.core import OVER, Seat
from cabstand.table.fold import Fold, fold_log

_keys = itertools.count(1)
_clients: list[httpx.Client] = []
_LIMITS = httpx.Limits(keepalive_expiry=1.0)
"""The server closes a quiet connection after five seconds, as httpx does: both at once is a reset in a request."""


def new_key() -> str:
    return f"key-{next(_keys)}"


class Stream:
    """An open WebSocket of one seat. `seq` and `view` are what the screen shows."""

    def __init__(self, socket: ClientConnection | in_process.Socket) -> None:
        self.socket: Any = socket
        self.heard: list[str] = []
        self.bytes_heard = 0
        self.seq = -1
        self.view: Any = None
        self.plan: Any = None
        self.window: Any = None
        self.lines: dict[int, str] = {}
        self.farewell = ""

    def next(self) -> dict[str, Any]:
        came = self.socket.recv(timeout=PATIENCE)
        self.bytes_heard += len(came)
        text = came if isinstance(came, str) else zlib.decompress(came).decode()
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "moved"):
            self.seq, self.view, self.window = message["seq"], message["view"], message["window"]
            happened = message["missed"] if message["type"] == "snapshot" else message["happened"]
            self.lines |= {entry["seq"]: entry["line"] for entry in happened}
        self.plan = message.get("plan", self.plan)
        return message

    def until(self, kind: str, **parts: Any) -> dict[str, Any]:
        """Read on until a message of a kind with these parts has come."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message[name] == value for name, value in parts.items()):
                return message

    def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.next()

    def until_stage(self, stage: str) -> None:
        while self.plan is None or self.plan["stage"] != stage:
            self.next()

    def send(self, seat: int, seq: int, move: str, key: str = "") -> dict[str, Any]:
        """Make a move over the socket, and read on to its answer."""
        key = key or new_key()
        self.send_only(seat, seq, move, key)
        while True:
            message = self.next()
            if message["type"] in ("done", "problem") and message["key"] == key:
                return message

    def send_only(self, seat: int, seq: int, move: str, key: str) -> None:
        self.socket.send(json.dumps({"seat": seat, "seq": seq, "key": key, "move": move}))

    def closed(self) -> int:
        """Read to the end; the code with which the server closed."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            self.farewell = end.rcvd.reason if end.rcvd else ""
            return end.rcvd.code if end.rcvd else 1006


class Person:
    """One player. `address` is where on 127.x they come from: limits count by address."""

    def __init__(self, url: str, name: str, address: str = "127.0.0.1", token: str = "") -> None:
        self.url, self.name, self.address = url, name, address
        self._server = in_process.found_at(url)
        if self._server is None:
            transport = httpx.HTTPTransport(verify=NO_CERTIFICATES, local_address=address, limits=_LIMITS)
        else:
            transport = in_process.transport_to(self._server, address)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, transport=transport)
        _clients.append(self.http)
        if token:
            self.http.cookies.set("cabstand", token, domain="127.0.0.1")
        elif name:
            answer = self.http.post("/api/players", json={"name": name})
            assert answer.status_code == 201, answer.text

    @property
    def token(self) -> str:
        return self.http.cookies.get("cabstand", "") or ""

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post("/api" + path, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get("/api" + path)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete("/api" + path)

    def lay(self, game: str, *kinds: str, **settings: Any) -> "Laid":
        """A new table; a kind is me, here, link, bot, or `bot otto`."""
        seats = [{"kind": "bot", "level": kind[4:]} if kind.startswith("bot ") else {"kind": kind} for kind in kinds]
        made = self.post("/tables", game=game, seats=seats, **{"bot_pace": "instant"} | settings)
        assert made.status_code == 201, made.text
        answer = made.json()
        return Laid(answer["plan"]["table"], answer["invite"], answer["plan"]["code"])

    def join(self, laid: "Laid", nonce: str = "") -> httpx.Response:
        return self.post("/join", invite=laid.invite, nonce=nonce)

    def plan(self, laid: "Laid") -> Any:
        answer = self.get(f"/tables/{laid.id}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, laid: "Laid", what: str, **body: Any) -> httpx.Response:
        return self.post(f"/tables/{laid.id}/{what}", **body)

    def move(self, laid: "Laid", seat: int, seq: int, move: str, key: str = "") -> httpx.Response:
        return self.do(laid, "moves", seat=seat, seq=seq, key=key or new_key(), move=move)

    def log(self, laid: "Laid", seat: int | None = None) -> str:
        answer = self.get(f"/tables/{laid.id}/log" + (f"?seat={seat}" if seat else ""))
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextmanager
    def follow(
        self, laid: "Laid", seat: int | None = None, since: int | None = None, origin: Any = None, packed: bool | None = None
    ) -> Iterator[Stream]:
        wanted = (("seat", seat), ("since", since), ("packed", packed))
        asked = "&".join(f"{name}={value}" for name, value in wanted if value is not None)
        url = f"{self.url.replace('http', 'ws')}/api/tables/{laid.id}/live?{asked}"
        headers = {"Cookie": f"cabstand={self.token}"} if self.token else {}
        if "accept-language" in self.http.headers:
            headers["Accept-Language"] = self.http.headers["accept-language"]
        if self._server is not None:
            with closing(in_process.Socket(self._server, self.address, url, headers, origin)) as here:
                yield Stream(here)
            return
        with connect(
            url,
            additional_headers=headers,
            origin=origin,
            source_address=(self.address, 0),
            open_timeout=PATIENCE,
            close_timeout=1,
            compression=None,
            proxy=None,
        ) as socket:
            yield Stream(socket)


def everybody_goes_home() -> None:
    while _clients:
        _clients.pop().close()


class Laid:
    """A table as its host knows it."""

    def __init__(self, table: str, invite: str = "", code: str = "") -> None:
        self.id, self.invite, self.code = table, invite, code


def folded(person: Person, laid: Laid, seat: int | None = None) -> Fold:
    """An open game as a person's log tells it."""
    return fold_log(person.log(laid, seat))


def simple_move(fold: Fold) -> tuple[int, str]:
    """Who moves in an open game (from 1, 0: nobody), and a move that brings it nearer to its end."""
    mover = fold.game.to_move(fold.state)
    if mover == OVER:
        return 0, ""
    return mover + 1, fold.game.write_move(mover, fold.game.fallback(fold.state, Seat(mover)))


class Mirror:
    """An open game kept up with from a stream: a log that was fetched once, and every line told since."""

    def __init__(self, person: Person, laid: Laid, stream: Stream) -> None:
        self.stream = stream
        self.fold = folded(person, laid)

    def next_move(self) -> tuple[int, str]:
        """Who moves now (from 1, 0: nobody), and a move."""
        while len(self.fold.lines) < self.stream.seq:
            self.fold.add(self.stream.lines[len(self.fold.lines) + 1])
        return simple_move(self.fold)

    def shows(self, seat: int) -> bytes:
        """What a screen must show, from the rules alone."""
        return msgspec.json.encode(self.fold.game.view(self.fold.state, Seat(seat - 1)))


def play_on(people: dict[int, Person], laid: Laid, most: int = 10_000) -> int:
    """Play an open game on, each seat by its person, others by bots, for so many moves or to the end; how many were made."""
    eyes = min(people)
    with people[eyes].follow(laid, eyes) as stream:
        stream.next()
        mirror = Mirror(people[eyes], laid, stream)
        stream.until_seq(len(mirror.fold.lines))
        for made in range(most):
            seat, move = mirror.next_move()
            if seat == 0:
                return made
            if seat in people:
                answer = people[seat].move(laid, seat, stream.seq, move)
                assert answer.status_code == 200, answer.text
            stream.until_seq(stream.seq + 1)
    return most


def view_bytes(stream: Stream) -> bytes:
    return msgspec.json.encode(stream.view)
