"""The real server in a process of its own, with the few settings that tests need: `run.py SETTINGS serve ...`."""

import resource
import socket
import sys
from functools import partial
from typing import Any

import msgspec
import uvloop
from tests.server.loop_watch import Watch, WatchedLoop, complain
from tests.server.skipping import Skipping

from cabstand.cli import serve
from cabstand.cli.main import main
from cabstand.games.space_taxi.adapter import SpaceTaxi
from cabstand.games.taxi import referee
from cabstand.server import absence, bot_seats, cluster, edition_routes, reading, window
from cabstand.server.app import Settings
from cabstand.server.counters import Allowance
from cabstand.server.guard import Guard
from cabstand.server.http_protocol import ImpatientProtocol
from cabstand.server.protocol import LiveSocket

BURST = "burst"
"""A move at which the rules of Space Taxi fail, as a mistake of ours would make them."""


class Quick(msgspec.Struct, frozen=True):
    """`limit_scale`: all come from one address; `window`, `talk`, `overrule`, `read`, `bots`: in seconds;
    `send_buffer`: so that slow readers show soon; `files`: how many files may be open at most, half of them before anybody
    asks for more; `away`: how long absent people are awaited; `here`: how long a request shows that somebody is at the table;
    `kept_bytes`: of question packs from one address; `skip`: by how many seconds `House.skip` moves the clock ahead;
    `compiled`: whether bots get compiled rules, as soon as those are ready."""

    limit_scale: float = 10_000.0
    window: float = 0.7
    talk: float = 1.5
    overrule: float = 15.0
    read: float = 0.1
    bots: float | None = None
    send_buffer: int = 0
    files: int = 0
    away: float = 0.3
    here: float = 0.0
    kept_bytes: float = 0.0
    skip: float = 0.0
    compiled: bool = False


def changes(quick: Quick) -> dict[tuple[Any, str], Any]:
    """What the settings change in the program itself: the name of something in a module or class, and what it becomes."""
    read_move = SpaceTaxi.read_move

    def read_or_burst(game: SpaceTaxi, state: Any, actor: Any, text: str) -> Any:
        if text == BURST:
            raise ZeroDivisionError("the rules fail")
        return read_move(game, state, actor, text)

    changed: dict[tuple[Any, str], Any] = {
        (window, "WINDOW_SECONDS"): quick.window,
        (absence, "AWAY_SECONDS"): quick.away,
        (absence, "HERE_SECONDS"): quick.here,
        (referee, "TALK_SECONDS"): quick.talk,
        (referee, "OVERRULE_SECONDS"): quick.overrule,
        (reading, "SECONDS_FOR_MINE"): quick.read,
        (reading, "SECONDS_FOR_OTHERS"): quick.read,
        (SpaceTaxi, "read_move"): read_or_burst,
    }
    if quick.kept_bytes:
        changed[edition_routes, "KEPT_BYTES"] = Allowance(quick.kept_bytes, 1)
    if quick.bots is not None:
        changed[bot_seats, "BOT_PAUSES"] = dict.fromkeys(bot_seats.BOT_PAUSES, quick.bots)
    return changed


def changes_of_the_process(quick: Quick) -> dict[tuple[Any, str], Any]:
    """What they change for a server that has a process of its own."""
    listen = serve._listen

    def listen_narrowly(*args: Any) -> socket.socket:
        listening = listen(*args)
        if quick.send_buffer:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, quick.send_buffer)
        return listening

    return {
        (serve, "Settings"): partial(Settings, limit_scale=quick.limit_scale, compile_rules=quick.compiled),
        (serve, "_listen"): listen_narrowly,
        (cluster, "PATIENCE"): 1.0,
    }


def set_up(quick: Quick) -> None:
    if quick.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (quick.files // 2, quick.files))
    skipping = Skipping(quick.skip).changes() if quick.skip else {}
    for (place, name), thing in (changes(quick) | changes_of_the_process(quick) | skipping).items():
        setattr(place, name, thing)


def watch_the_loop() -> None:
    watch = Watch(complain)
    for protocol in (ImpatientProtocol, LiveSocket):
        watch.wrap(protocol, "data_received")
    answer = Guard.__call__

    async def note_and_answer(guard: Guard, scope: Any, receive: Any, send: Any) -> None:
        watch.request = f"{scope.get('method', scope['type'])} {scope.get('path', '')}"
        await answer(guard, scope, receive, send)

    setattr(Guard, "__call__", note_and_answer)  # noqa: B010 - mypy would not have it assigned
    vars(uvloop)["run"] = partial(uvloop.run, loop_factory=lambda: WatchedLoop(watch))
    complain("the event loop is watched")


if __name__ == "__main__":
    set_up(msgspec.json.decode(sys.argv[1], type=Quick))
    watch_the_loop()
    sys.exit(main(sys.argv[2:]))
