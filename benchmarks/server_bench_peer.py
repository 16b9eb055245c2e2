"""The peer's side of the server benchmark: boardgame.io's protocol (socket.io over a WebSocket), spoken by the same driver."""

import asyncio
from typing import Final

import msgspec
from server_bench_match import Match

from cabstand.load.wire import PATIENCE, Http, Socket, open_socket

_UPDATE: Final = b'42/taxi,["update",'
_SYNC: Final = b'42/taxi,["sync",'
_EVENT: Final = len(b"42/taxi,")
_PATH: Final = "/socket.io/?EIO=4&transport=websocket"


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - its name there


class Board(msgspec.Struct):
    ask: str
    made: int


class State(msgspec.Struct):
    G: Board
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


_update: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
_sync: Final = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class PeerMatch(Match):
    def __init__(self, port: int, seats: int, watchers: int = 0) -> None:
        super().__init__(port, seats, watchers)
        self.id = ""
        self.credentials: list[str] = []

    async def lay(self, lobby: Http | None = None) -> None:
        desk = lobby or Http(self.port)
        self.id = (await desk.post("/games/taxi/create", {"numPlayers": self.seats}))["matchID"]
        for seat in range(self.seats):
            joined = await desk.post(f"/games/taxi/{self.id}/join", {"playerID": str(seat), "playerName": f"P{seat}"})
            self.credentials.append(joined["playerCredentials"])
        if not lobby:
            desk.close()

    async def connect(self, viewer: int, address: str = "127.0.0.1") -> Socket:
        """Open as socket.io does, ask for the match, and wait until it has come."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(socket: Socket, text: bytes) -> None:
            if text == b"2":
                socket.send(b"3")
            elif text.startswith(b"0{"):
                socket.send(b"40/taxi,")
            elif text.startswith(b"40/taxi"):
                who = f'"{viewer}","{self.credentials[viewer]}"' if viewer < self.seats else "null,null"
                socket.send(f'42/taxi,["sync","{self.id}",{who},{self.seats}]'.encode())
            else:
                if text.startswith(_SYNC) and not told.done():
                    told.set_result(None)
                self._hear(viewer, text)

        socket = await open_socket(self.port, _PATH, hear, address=address)
        await asyncio.wait_for(told, PATIENCE)
        return socket

    def _hear(self, viewer: int, text: bytes) -> None:
        if text.startswith(_UPDATE):
            state = _update(text[_EVENT:])[2]
        elif text.startswith(_SYNC):
            state = _sync(text[_EVENT:])[2].state
        else:
            return
        asked = state.ctx.currentPlayer == str(viewer)
        move = b'"throw","args":[]' if state.G.ask == "throw" else b'"play","args":[%d]' % (1 + state.G.made // 2 % 4)
        self.heard(viewer, state.number, move if asked else None)

    def send(self, viewer: int, seq: int, move: bytes) -> None:
        self.sockets[viewer].send(
            b'42/taxi,["update",{"type":"MAKE_MOVE","payload":{"type":%b,"playerID":"%d","credentials":"%b"}},%d,"%b","%d"]'
            % (move, viewer, self.credentials[viewer].encode(), seq, self.id.encode(), viewer)
        )
