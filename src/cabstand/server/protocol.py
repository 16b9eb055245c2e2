"""WebSockets as uvicorn speaks them, with a short way out for messages."""

from asyncio import Queue
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

LINE: Final = "cabstand.line"
"""Where an application finds the Line of its WebSocket, among the extensions of the scope."""
HUNG_UP: Final = "cabstand.hung-up"
"""The type of an event that an application sends itself: no more is to come."""

_TEXT: Final = 0x81  # a whole message in one frame
_BINARY: Final = 0x82
_WHOLE: Final = (_TEXT, _BINARY, 0x88, 0x89, 0x8A)  # the same for closing, ping and pong
_MASKED: Final = 0x80
_SHORT, _MIDDLE = 126, 1 << 16  # from these sizes on, the size of a frame is written with two bytes, with eight


class Line(WebSocketsSansIOProtocol):
    """A WebSocket on which a message is written where it is made, without a task that waits for it.

    Nobody waits for a slow reader, so whoever writes must look at how much waits to be sent.
    """

    _at_boundary = True
    """Whether the parser has seen whole frames only."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def write_text(self, text: bytes) -> int:
        """Send a message; how many bytes wait to be sent."""
        return self._write(_TEXT, text)

    def write_binary(self, body: bytes) -> int:
        return self._write(_BINARY, body)

    def _write(self, kind: int, body: bytes) -> int:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(_head(kind, len(body)) + body)
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        """Let the application end the conversation, behind whatever was said before."""
        queue: Queue[Any] = self.queue
        queue.put_nowait({"type": HUNG_UP})

    def cut(self) -> None:
        """End it now; what waits is not sent."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A message that comes as one whole frame, as they nearly always do, needs no parser; see `_open_frame`."""
        text = self._open_frame(data) if self._at_boundary else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._pause_if_more_waits()

    def _open_frame(self, data: bytes) -> str | None:
        """The text of a frame that makes up all of `data`. Anything else is for the parser, and once that has seen half a
        frame, so is everything after it."""
        if not self.handshake_complete:
            self._at_boundary = not self.handshake_initiated
        if not self.handshake_complete or self.close_sent:
            return None
        size = data[1] & 0x7F if len(data) > 1 else _SHORT
        start = 6
        if size == _SHORT and len(data) > 4:
            size, start = int.from_bytes(data[2:4], "big"), 8
        if len(data) != start + size or not data[1] & _MASKED or data[0] not in _WHOLE:
            self._at_boundary = False
            return None
        if data[0] != _TEXT or size > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None

    def _pause_if_more_waits(self) -> None:
        """Most who say something wait for the answer: reading goes on until a second message waits."""
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but for the pause."""
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_more_waits()


def _head(kind: int, size: int) -> bytes:
    if size < _SHORT:
        return bytes((kind, size))
    if size < _MIDDLE:
        return bytes((kind, 126)) + size.to_bytes(2, "big")
    return bytes((kind, 127)) + size.to_bytes(8, "big")
