"""Our side of the server benchmark: Space Taxi among people, moves and views over WebSockets."""

import asyncio
import itertools
from typing import Final

import msgspec
from server_bench_match import Match

from cabstand.load.wire import PATIENCE, Http, Socket, open_socket

_keys: Final = itertools.count(1)


class Die(msgspec.Struct):
    kind: str
    face: str
    must: bool


class Tile(msgspec.Struct):
    number: int
    open: bool


class View(msgspec.Struct):
    ask: str | None
    over: bool
    dice: list[Die]
    tiles: list[Tile]


class Heard(msgspec.Struct):
    """Of a message only what the driver needs."""

    type: str
    seq: int = -1
    view: View | None = None


_decode: Final = msgspec.json.Decoder(Heard).decode


def answer(view: View) -> str:
    """A legal move: throw, the lowest open tile from 1 up with the first dice, no coins back."""
    if view.ask != "play":
        return "throw" if view.ask == "throw" else "return 0"
    tile = next(tile.number for tile in view.tiles if tile.open and tile.number)
    dice = sorted(view.dice, key=lambda die: not die.must)[:tile]
    return " ".join(f"s{die.face}" if die.kind == "crystal" else die.face for die in dice)


class OurMatch(Match):
    """`alone`: one player holds all seats, which is quicker to lay."""

    def __init__(self, port: int, seats: int, watchers: int = 0, alone: bool = False) -> None:
        super().__init__(port, seats, watchers)
        self._alone = alone
        self.table = ""
        self.cookies: list[str] = []
        self.seq = 0

    async def lay(self, lobby: Http | None = None) -> None:
        people = [lobby] if lobby else [Http(self.port) for _ in range(1 if self._alone else self.seats + self.watchers)]
        if not lobby:
            for number, person in enumerate(people, 1):
                await person.post("/api/players", {"name": f"P{number}"})
        kinds = ["me", *["here" if self._alone else "link"] * (self.seats - 1)]
        wanted = {"game": "space-taxi", "seats": [{"kind": kind} for kind in kinds], "options": {"starter": "1"}}
        made = await people[0].post("/api/tables", wanted | {"watch": True})
        self.table = made["plan"]["table"]
        if not self._alone:
            for person in people[1 : self.seats]:
                await person.post("/api/join", {"invite": made["invite"]})
        await people[0].post(f"/api/tables/{self.table}/start")
        self.cookies = [person.cookie for person in people] * (self.seats if self._alone else 1)
        if not lobby:
            for person in people:
                person.close()

    async def connect(self, viewer: int, address: str = "127.0.0.1", since: int | None = None) -> Socket:
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(_: Socket, text: bytes) -> None:
            if not first.done():
                first.set_result(None)
            self._hear(viewer, text)

        query = f"seat={viewer + 1}" if viewer < self.seats else ""
        query += f"&since={since}" if since is not None else ""
        socket = await open_socket(
            self.port, f"/api/tables/{self.table}/live?{query}", hear, self.cookies[viewer % len(self.cookies)], address
        )
        await asyncio.wait_for(first, PATIENCE)
        return socket

    def _hear(self, viewer: int, text: bytes) -> None:
        message = _decode(text)
        if message.type == "problem":
            self.fail(text.decode())
        if message.view is None:
            return
        self.heard(viewer, message.seq, answer(message.view).encode() if message.view.ask else None)
        if viewer == 0:
            self.seq = message.seq
            if message.view.over:
                self.end()

    def send(self, viewer: int, seq: int, move: bytes) -> None:
        text = b'{"seat":%d,"seq":%d,"key":"k%d","move":"%b"}' % (viewer + 1, seq, next(_keys), move)
        self.sockets[viewer].send(text)

    async def play_and_undo(self, lines: int) -> None:
        """A long game: a move is made and taken back, again and again."""
        host = Http(self.port)
        host.cookie = self.cookies[0]
        await self.play(1)  # the throw; then a play can be taken back as long as nobody throws
        while self.seq < lines:
            await self.play(1)
            body = {"seat": 1, "seq": self.seq, "key": f"u{self.seq}"}
            done = await host.post(f"/api/tables/{self.table}/undo", body)
            while self.seq < done["seq"]:
                await asyncio.sleep(0.0005)
        host.close()
