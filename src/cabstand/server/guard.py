"""The door of the server: who may come in from where, how often, and what every answer says about itself."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from cabstand.core.game import refuse
from cabstand.server.addresses import Proxies
from cabstand.server.connections import CROWDED
from cabstand.server.errors import NotHere, NotYours, TooMany, Trouble
from cabstand.server.hosts import Hosts
from cabstand.server.limits import FILES, REQUESTS, Limits

# As in the ASGI specification.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_STREAMS: Final = ("/live", "/events")
_FILES: Final = ("/assets/", "/games/")
_HEALTH: Final = "/healthz"
"""Asked for by load balancers, under whatever name they have for us; it says nothing."""
_AGAINST_THE_RULES: Final = 1008
_COME_BACK_IN: Final = 10.0
_LONGEST_HOST: Final = 80
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

    def __init__(self, app: App, limits: Limits, public_url: str, proxies: Proxies, hosts: Hosts) -> None:
        self._app = app
        self._limits = limits
        self._public = urlsplit(public_url).netloc
        self._proxies = proxies
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._look_at(scope)
        except Trouble as trouble:
            await _tell(trouble, scope, receive, send)
            return
        await self._app(scope, receive, _with_headers(send))

    def _look_at(self, scope: Scope) -> None:
        """Raises Trouble for a request that goes no further. `client` becomes the address that is counted."""
        client = scope.get("client")
        visitor = self._proxies.visitor(client[0] if client else "", values_of(scope, b"x-forwarded-for"))
        scope["client"] = (visitor, 0)
        hosts = values_of(scope, b"host")
        reached = scope.get("server")
        if scope["path"] != _HEALTH and not (len(hosts) == 1 and self._hosts.know(hosts[0], reached[0] if reached else "")):
            raise NotHere(refuse("server-wrong-host", host=", ".join(hosts)[:_LONGEST_HOST]).refusal)
        is_stream = scope["path"].rstrip("/").endswith(_STREAMS)  # a slash at the end leads to the same place
        needs_origin = scope["type"] == "websocket" or scope["method"] not in _SAFE or is_stream
        if needs_origin and not self._is_ours(values_of(scope, b"origin"), hosts):
            raise NotYours(refuse("server-foreign-origin").refusal)
        if CROWDED in scope.get("extensions", ()):
            raise TooMany(refuse("server-many-connections").refusal, _COME_BACK_IN)
        what, allowance = ("files", FILES) if scope["path"].startswith(_FILES) else ("requests", REQUESTS)
        self._limits.spend(what, visitor, allowance)

    def _is_ours(self, origins: list[str], hosts: list[str]) -> bool:
        """A page elsewhere may not act here. Programs name no origin, and have no cookie to be misused."""
        ours = {*hosts, self._public} - {""}
        return all(_netloc(origin) in ours for origin in origins)


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def values_of(scope: Scope, name: bytes) -> list[str]:
    """Every line of a header, in order."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return wrapped


async def _tell(trouble: Trouble, scope: Scope, receive: Receive, send: Send) -> None:
    """Say why not. A WebSocket must be open before a browser shows its page the reason why it is closed."""
    if scope["type"] == "websocket":
        if isinstance(trouble, TooMany):
            await receive()
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": _AGAINST_THE_RULES, "reason": trouble.farewell})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if isinstance(trouble, TooMany):
        headers.append((b"retry-after", str(int(trouble.wait) + 1).encode()))
    if CROWDED in scope.get("extensions", ()):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    body = trouble.written(",".join(values_of(scope, b"accept-language")))
    await send({"type": "http.response.body", "body": body, "more_body": False})
