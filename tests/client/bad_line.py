"""A bad line between a program and the server: it carries requests, and does what a test says to those it is about."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler
from typing import Final, Literal

Mishap = Literal["answer lost", "request lost", "too many", "server away"]
_SAID: Final = {
    "too many": (429, b'{"reason":"server-too-many","args":{},"message":"","seq":null}'),
    "server away": (502, b"<h1>Bad gateway</h1>"),
}


class BadLine:
    """`mishaps` happen, one after another, to requests for a path that ends like `to`."""

    def __init__(self, port: int, to: str, *mishaps: Mishap) -> None:
        self.port = port
        self.to = to
        self.mishaps = list(mishaps)

    @contextmanager
    def laid(self) -> Iterator[str]:
        """The address by which a program comes over this line."""
        line = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                line.carry(self)

            def log_message(self, *words: object) -> None:
                pass

        with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
            thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
            thread.start()
            try:
                yield f"http://127.0.0.1:{server.server_address[1]}"
            finally:  # or a test that fails would keep its run from ending
                server.shutdown()
                thread.join()

    def carry(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["Content-Length"] or 0))
        mishap = self.mishaps.pop(0) if self.mishaps and request.path.endswith(self.to) else None
        if mishap == "request lost":
            return
        if mishap in _SAID:
            self._say(request, *_SAID[mishap], "0")
            return
        server = HTTPConnection("127.0.0.1", self.port)
        server.request(request.command, request.path, body, dict(request.headers))
        answer = server.getresponse()
        text = answer.read()
        server.close()
        if mishap is None:
            self._say(request, answer.status, text, "0", answer.headers["Set-Cookie"])

    def _say(self, request: BaseHTTPRequestHandler, status: int, text: bytes, wait: str, cookie: str | None = None) -> None:
        request.send_response(status)
        request.send_header("Content-Type", "application/json" if text.startswith(b"{") else "text/html")
        request.send_header("Content-Length", str(len(text)))
        request.send_header("Retry-After", wait)
        if cookie:
            request.send_header("Set-Cookie", cookie)
        request.end_headers()
        request.wfile.write(text)
