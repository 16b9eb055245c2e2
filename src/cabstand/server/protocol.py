"""WebSockets as uvicorn speaks them, on which a message is sent without waiting and frames that say nothing are counted.

Frames are written and read by the `websockets` library. Doing that by hand saved some 7 % of the processor time of a move on
a calm machine (50 tables with three screens; November 2026), which is too little for frames of our own.
"""

from asyncio import Queue, Task
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

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

_AGAINST_THE_RULES: Final = 1008
_SLICE: Final = 1024
"""Bytes that the parser sees at a time: the shortest frame has six, and the parser does not stop between frames."""


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which a message is written where it is made, without a task that waits for it.

    Nobody waits for a slow reader, so whoever writes must look at how much waits to be sent.
    """

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Bucket(0.0, 0.0, FRAMES.rate)
        self._unsent = 0
        """Bytes of messages that have been told in this turn of the event loop."""

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
        return self._write(self.conn.send_text, text)

    def write_binary(self, body: bytes) -> int:
        return self._write(self.conn.send_binary, body)

    def _write(self, send: Callable[[bytes], None], body: bytes) -> int:
        if self.conn.state is not OPEN or self.transport.is_closing():
            return 0
        if not self._unsent:
            self.loop.call_soon(self._send_unsent)
        send(body)
        self._unsent += len(body)
        return self.transport.get_write_buffer_size() + self._unsent

    def _send_unsent(self) -> None:
        self._unsent = 0
        if not self.transport.is_closing() and (frames := b"".join(self.conn.data_to_send())):
            self.transport.write(frames)

    def hang_up(self) -> None:
        """Let the application end the conversation, behind whatever was said before."""
        queue: Queue[Any] = self.queue
        queue.put_nowait({"type": HUNG_UP})

    def cut(self) -> None:
        """End it now; what waits is not sent."""
        self.transport.abort()

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

    def data_received(self, data: bytes) -> None:
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
