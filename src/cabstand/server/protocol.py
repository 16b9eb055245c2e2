"""WebSockets as uvicorn speaks them, with a short way in and out for messages.

Against the frames of the `websockets` library it saves 9 to 17 % of the processor time of a move (50 tables with three screens,
and ten with six; November 2026, on a busy machine). If that is less than 15 % on a quiet one, it is not worth its lines.
"""

from asyncio import Queue, Task
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from cabstand.server.counters import Allowance, Bucket

LIVE_SOCKET: Final = "cabstand.socket"
"""Where an application finds the LiveSocket of its WebSocket, among the extensions of the scope."""
HUNG_UP: Final = "cabstand.hung-up"
"""The type of an event that an application sends itself: no more is to come."""
MOST_BYTES_WAITING: Final = 256 * 1024
"""Bytes that may wait to be sent on one connection."""
FRAMES: Final = Allowance(100, 5)
"""Pings, pongs and parts of messages on one connection. A browser answers one ping in 20 seconds, and sends messages whole."""
MOST_PARTS: Final = 32
"""Frames that make up one message."""
MOST_UNHEARD: Final = 256
"""Messages that may wait to be heard. Reading pauses at the second, so they have come in one packet."""

_TEXT: Final = 0x81  # a whole message in one frame
_BINARY: Final = 0x82
_WHOLE: Final = (_TEXT, _BINARY, 0x88, 0x89, 0x8A)  # the same for closing, ping and pong
_MASKED: Final = 0x80
_AGAINST_THE_RULES: Final = 1008
_SLICE: Final = 1024
"""Bytes that the parser sees at a time: the shortest frame has six, and the parser does not stop between frames."""
_SHORT, _MIDDLE = 126, 1 << 16  # from these sizes on, the size of a frame is written with two bytes, with eight


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which a message is written where it is made, without a task that waits for it.

    Nobody waits for a slow reader, so whoever writes must look at how much waits to be sent.
    """

    _at_boundary = True
    """Whether the parser has seen whole frames only."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Bucket(0.0, 0.0, FRAMES.rate)
        self._unsent: list[bytes] = []
        self._unsent_size = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LIVE_SOCKET] = self

    def write_text(self, text: bytes) -> int:
        """Send a message; how many bytes wait to be sent. What is told in one turn of the event loop goes out together."""
        return self._write(_TEXT, text)

    def write_binary(self, body: bytes) -> int:
        return self._write(_BINARY, body)

    def _write(self, kind: int, body: bytes) -> int:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        if not self._unsent:
            self.loop.call_soon(self._send_unsent)
        self._unsent += (_head(kind, len(body)), body)
        self._unsent_size += len(body)
        return self.transport.get_write_buffer_size() + self._unsent_size

    def _send_unsent(self) -> None:
        unsent, self._unsent, self._unsent_size = self._unsent, [], 0
        if unsent and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(unsent))

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
            self._parse(data)
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
        """As uvicorn does it, but for the pause; and text that is none ends the conversation without a word in the log."""
        if self.close_sent:
            self._count()  # it is thrown away
        elif self.queue.qsize() >= MOST_UNHEARD:
            self._refuse("too many messages at once")
        if self.transport.is_closing():
            return
        if not self.close_sent and self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_more_waits()

    # --- frames that cost something and say nothing ------------------------------------------------------------------

    def _parse(self, data: bytes) -> None:
        """Give the parser a little at a time, and nothing more once the connection is closed."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    def handle_ping(self) -> None:
        self._count()
        if not self.transport.is_closing():
            super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_BYTES_WAITING:
            self.cut()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        if len(self.frames) >= MOST_PARTS:
            self._refuse("a message in too many parts")
        if not self.transport.is_closing():
            super().handle_cont(event)

    def _count(self) -> None:
        now = self.loop.time()
        self._frames.spent, self._frames.at = self._frames.left(now) + 1, now
        if self._frames.spent > FRAMES.burst:
            self._refuse("too many frames")

    def _refuse(self, why: str) -> None:
        """Close the connection; somebody who was going to be closed anyway is cut off."""
        if self.transport.is_closing():
            return
        if self.close_sent:
            self.cut()
            return
        self._send_unsent()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _AGAINST_THE_RULES, "reason": why})
        self.conn.fail(_AGAINST_THE_RULES, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    # --- the end of a connection -------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        """Nobody is there, so nobody will read what waits."""
        super().keepalive_timeout()
        self.cut()

    async def send(self, message: Any) -> None:
        self._send_unsent()
        await super().send(message)
        if message["type"] == "websocket.close":
            self._see_it_closed()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._see_it_closed()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self._see_it_closed()

    def _see_it_closed(self) -> None:
        """A closed transport stays open until its reader has read all that was sent; give the reader some seconds for that."""
        if self.disconnected:
            return
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(self.close_timeout, self.cut)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(kind: int, size: int) -> bytes:
    if size < _SHORT:
        return bytes((kind, size))
    if size < _MIDDLE:
        return bytes((kind, 126)) + size.to_bytes(2, "big")
    return bytes((kind, 127)) + size.to_bytes(8, "big")
