"""`./cab serve`: the table server, on this machine alone unless told otherwise."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import segno
import uvicorn

from cabstand.cli.system import raise_file_limit, run_loop
from cabstand.cli.terminal import Terminal
from cabstand.core import Refused
from cabstand.core.data_folder import data_folder
from cabstand.core.registry import broken_games
from cabstand.server.addresses import Proxies
from cabstand.server.app import Application, Settings, make_app
from cabstand.server.bodies import Bodies
from cabstand.server.cluster import cluster_at
from cabstand.server.connections import NEW_CONNECTIONS, Connections, Room, room_for
from cabstand.server.housekeeping import DAY, HOUR, Expiry
from cabstand.server.http_protocol import ImpatientProtocol
from cabstand.server.protocol import LiveSocket
from cabstand.store.open import open_store
from cabstand.store.store import Store, StoreBroken

_FRAME: Final = 8 * 1024
_GRACE: Final = 2  # seconds for open streams to end
_OPEN_AFTER: Final = 0.8  # seconds until the page is there to be opened
_NO_LIMIT: Final = 1e6
LOOPBACK: Final = "127.0.0.1"


def run(args: Namespace, terminal: Terminal) -> int:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    data = Path(args.data) if args.data else data_folder()
    proxies = _proxies(args.proxy or (), terminal)
    address = "0.0.0.0" if args.lan else LOOPBACK  # noqa: S104 - asked for
    listening = _listen(address, args.port, terminal)
    wants_compiled = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
    scheme = "https" if args.tls else "http"
    lan = f"{scheme}://{_own_address()}:{args.port}" if args.lan else ""
    if args.load_test and (args.lan or args.public_url):
        raise terminal.fail("serve-load-test-open")
    room = room_for(raise_file_limit())
    if args.load_test:
        room = Room(room.total, room.total, room.total)  # everybody comes from one address
    settings = Settings(
        args.public_url or "",
        lan,
        names=own_names() if args.lan else (),
        proxies=tuple(args.proxy or ()),
        streams_of_address=room.streams_of_address,
        compile_rules=wants_compiled,
        expiry=Expiry(args.expire_codes * HOUR, args.expire_lobbies * DAY, args.expire_players * DAY),
    )
    if args.load_test:
        settings = msgspec.structs.replace(settings, limit_scale=_NO_LIMIT)
    register = Connections(room, NEW_CONNECTIONS.times(settings.limit_scale))
    protocol = partial(ImpatientProtocol, register=register, bodies=Bodies(), proxies=proxies)

    for name, why in broken_games().items():
        terminal.say("game-broken", name=name, why=why)

    def announce() -> None:
        url = args.public_url or f"{scheme}://{LOOPBACK}:{args.port}"
        terminal.say("serve-ready", url=url)
        if lan:
            _show_lan(terminal, lan)
        terminal.say("serve-stop")
        if not args.no_browser and _has_screen():
            threading.Timer(_OPEN_AFTER, webbrowser.open, [url]).start()

    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))  # a service is stopped as Ctrl-C would stop it
    try:
        with cluster_at(args.cluster) if args.cluster else nullcontext() as bots_elsewhere:
            where = args.store or data / "tables.sqlite"
            app_on = partial(make_app, settings=settings, bots_elsewhere=bots_elsewhere)
            run_loop(_serve(where, app_on, partial(uvicorn_config, protocol, args.tls), listening, announce))
    except Refused as error:
        raise terminal.fail(error.refusal.reason, **error.refusal.args) from None
    except StoreBroken as error:
        raise terminal.fail("serve-broken", why=str(error)) from None
    except KeyboardInterrupt:
        pass
    terminal.say("serve-closed", data=str(data))
    return 0


async def _serve(
    where: str | Path,
    app_on: Callable[[Store], Application],
    config_for: Callable[[Any], uvicorn.Config],
    listening: socket.socket,
    announce: Callable[[], None],
) -> None:
    """Open the store before anything answers, so that what is wrong with it is said in one line."""
    store = await open_store(where)
    try:
        gc.freeze()  # what is there from the start stays: looking through it for garbage would stop every table for 75 ms
        announce()
        app = app_on(store)
        await _Server(config_for(app.asgi), app.end_streams).serve(sockets=[listening])
    finally:
        await _undisturbed(store.close())


class _Server(uvicorn.Server):
    """Ends the streams before it closes: those of events would otherwise be waited for, and then cut in the middle."""

    def __init__(self, config: uvicorn.Config, end_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._end_streams = end_streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._end_streams()
        await super().shutdown(sockets)


async def _undisturbed(work: Coroutine[Any, Any, None]) -> None:
    """Finish something although Ctrl-C, which ended the server, now ends this too."""
    task = asyncio.ensure_future(work)
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.shield(task)
    task.result()


def uvicorn_config(protocol: Any, tls: tuple[str, str] | None, app: Any) -> uvicorn.Config:
    cert, key = tls or (None, None)
    return uvicorn.Config(
        app,
        http=protocol,
        ws=LiveSocket,
        ws_max_size=_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_level="error",  # its warnings are one for each request that makes no sense: strangers could fill the disk with them
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_GRACE,
        ssl_certfile=cert,
        ssl_keyfile=key,
    )


def _listen(address: str, port: int, terminal: Terminal) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections inherit it; without it an answer waits 40 ms
    try:
        listening.bind((address, port))
    except OSError:
        listening.close()
        raise terminal.fail("serve-port-taken", port=str(port), other=str(port + 1)) from None
    return listening


def _proxies(networks: Sequence[str], terminal: Terminal) -> Proxies:
    try:
        return Proxies(networks)
    except ValueError as error:
        raise terminal.fail("serve-bad-proxy", why=str(error)) from None


def _show_lan(terminal: Terminal, url: str) -> None:
    terminal.say("serve-lan", url=url)
    segno.make(url, error="m").terminal(compact=True)


def _has_screen() -> bool:
    """Whether a browser could show a window here: not over ssh, not in a service."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def own_names() -> tuple[str, ...]:
    """What this machine is called on its network, by its router and by multicast DNS."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return name, short, f"{short}.local"


def _own_address() -> str:
    """The address under which this machine is known on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
