"""The door of the server: who may come in from where, how often, and what every answer says about itself."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from cabstand.server.errors import TooMany
from cabstand.server.limits import FILES, REQUESTS, Limits

# As in the ASGI specification.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_STREAMS: Final = ("/live", "/events")
_FILES: Final = "/assets/"
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), payment=()"),
)


class Guard:
    """Looks at every request before anything else does."""

    def __init__(self, app: App, limits: Limits, public_url: str, proxies: frozenset[str]) -> None:
        self._app = app
        self._limits = limits
        self._public = urlsplit(public_url).netloc
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(reversed(scope["headers"]))
        scope["client"] = (self._address(scope, headers), 0)
        needs_origin = scope["type"] == "websocket" or scope["method"] not in _SAFE or scope["path"].endswith(_STREAMS)
        if needs_origin and not self._is_ours(headers):
            await _refuse(scope, send, 403, b"server-foreign-origin")
            return
        try:
            what, allowance = ("files", FILES) if scope["path"].startswith(_FILES) else ("requests", REQUESTS)
            self._limits.spend(what, scope["client"][0], allowance)
        except TooMany as trouble:
            await _refuse(scope, send, 429, b"server-too-many", int(trouble.wait) + 1)
            return
        await self._app(scope, receive, _with_headers(send))

    def _address(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """Where a request comes from; behind a proxy that we trust, what it says."""
        client = scope.get("client")
        address = client[0] if client else "unknown"
        if address in self._proxies and b"x-forwarded-for" in headers:
            return headers[b"x-forwarded-for"].decode("latin-1").split(",")[-1].strip()[:45]
        return address

    def _is_ours(self, headers: dict[bytes, bytes]) -> bool:
        """A page elsewhere may not act here. Programs name no origin, and have no cookie to be misused."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        netloc = urlsplit(origin.decode("latin-1")).netloc
        return bool(netloc) and netloc in (headers.get(b"host", b"").decode("latin-1"), self._public)


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return wrapped


async def _refuse(scope: Scope, send: Send, status: int, reason: bytes, wait: int = 0) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": reason.decode()})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = b'{"reason":"%b","args":{},"message":"%b","seq":null}' % (reason, reason)
    await send({"type": "http.response.body", "body": body, "more_body": False})
