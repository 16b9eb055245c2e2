"""The side of the wire that plays: a WebSocket and an HTTP connection that cost next to nothing."""

import asyncio
import base64
import json
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast

HOST: Final = "127.0.0.1"
PATIENCE: Final = 30.0
_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA
Hear = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """An open WebSocket; every text goes to `hear`. `received` counts bytes of texts. Frames are masked with zeros."""

    def __init__(self, hear: Hear, path: str, cookie: str) -> None:
        self._hear = hear
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            + (f"Cookie: cabstand={cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        self._left = b""
        self.received = 0
        self.closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        data = self._left + data if self._left else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._left = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:80].decode()))
                return
            self.opened.set_result(None)
        at = 0
        while frame := _frame(data, at):
            kind, start, at = frame
            if kind == _TEXT:
                self.received += at - start
                self._hear(self, data[start:at])
            elif kind == _PING:
                self._send(_PONG, data[start:at])
        self._left = data[at:]

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        if self._transport is None or self.closed:
            return
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def cut(self) -> None:
        """End it without a word."""
        if self._transport is not None:
            self._transport.abort()

    def close(self) -> None:
        self._send(_CLOSE, b"")
        if self._transport is not None:
            self._transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, start and end of the frame at a place, if it is all there."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        start += wide
        if len(data) < start:
            return None
        size = int.from_bytes(data[start - wide : start], "big")
    return (data[at] & 0xF, start, start + size) if len(data) >= start + size else None


async def open_socket(port: int, path: str, hear: Hear, cookie: str = "", address: str = HOST) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(hear, path, cookie), HOST, port, local_addr=(address, 0))
    await asyncio.wait_for(socket.opened, PATIENCE)
    return socket


class Http:
    """One connection, kept alive; `cookie` is what the server last set."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer: of JSON what it says, otherwise the text. Raises RuntimeError where it is a refusal."""
        text = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n"
        head += f"Cookie: cabstand={self.cookie}\r\n" if self.cookie else ""
        is_kept = self._streams is not None
        reader, first = await self._request(head.encode() + b"\r\n" + text)
        if not first and is_kept:  # the server had just closed a connection that was idle
            reader, first = await self._request(head.encode() + b"\r\n" + text)
        if not first:
            raise ConnectionError(f"{path}: no answer")
        status = int(first.split()[1])
        size, is_json = 0, False
        while line := (await reader.readline()).strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
            elif name.lower() == b"content-type":
                is_json = b"json" in value
            elif name.lower() == b"set-cookie":
                self.cookie = value.split(b";")[0].partition(b"=")[2].decode()
        answer = await reader.readexactly(size)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {answer[:200]!r}")
        return (json.loads(answer) if is_json else answer.decode()) if answer else None

    async def _request(self, request: bytes) -> tuple[asyncio.StreamReader, bytes]:
        """Send it; the first line of the answer, or nothing where the connection is closed instead."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        writer.write(request)
        first = b""
        with suppress(ConnectionError):
            first = await reader.readline()
        if not first:
            self.close()
        return reader, first

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
