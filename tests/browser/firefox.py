"""Firefox, driven over WebDriver BiDi: another engine than Chromium's opens the page, and what it complains about is kept."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 120.0
"""Seconds after which something has not happened; nothing is measured against it."""
LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://127\.0\.0\.1:\d+)")

EVENTS: Final = ["log.entryAdded", "network.beforeRequestSent", "network.fetchError", "network.responseCompleted"]
STILL: Final = 3
"""Frames in which nothing was on its way."""
MOST_FRAMES: Final = 1000


class Firefox:
    """One window of a running Firefox. `complaints` are the errors of all pages so far, and what they could not load."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._asked = 0
        self._on_their_way: dict[str, str] = {}
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=EVENTS)
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        """A command and its answer. Whatever the browser tells in between is heard."""
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(self._connection.recv(timeout=PATIENCE))
            if told.get("id") == self._asked:
                assert told["type"] == "success", f"{method}: {told.get('message')}"
                return told["result"]
            if told["type"] == "event":
                self._hear(told["method"], told["params"])

    def _hear(self, event: str, told: dict[str, Any]) -> None:
        if event == "log.entryAdded":
            if told["level"] in ("error", "warn"):
                self.complaints.append(told["text"])
            return
        request = told["request"]
        if event == "network.beforeRequestSent" and request["url"].startswith("http"):
            self._on_their_way[request["request"]] = request["url"]
        else:
            self._on_their_way.pop(request["request"], None)
        if event == "network.responseCompleted" and told["response"]["status"] >= 400:
            self.complaints.append(f"{told['response']['status']}: {request['url']}")

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def like(self, likes: dict[str, Any]) -> None:
        """What this server's pages find as their settings from the next one on."""
        self.evaluate(f"localStorage.setItem('cabstand', {json.dumps(json.dumps(likes))})")

    def be(self, token: str) -> None:
        """From now on the server takes this browser for somebody whom it knows."""
        cookie = {"name": "cabstand", "value": {"type": "string", "value": token}, "domain": "127.0.0.1"}
        self._ask("storage.setCookie", cookie=cookie)

    def go(self, address: str) -> None:
        """From an empty page: what is cut off on the way out of the last one is no fault of it."""
        heard = len(self.complaints)
        self._show("about:blank")
        self._wait_a_frame()
        self._on_their_way.clear()
        del self.complaints[heard:]
        self._show(address)

    def _show(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """A bare value; a promise is awaited."""
        target = {"context": self._window}
        told = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return told["result"].get("value")

    def settle(self) -> None:
        """Until all that was asked for has come."""
        frames = 0
        for _ in range(MOST_FRAMES):
            self._wait_a_frame()
            frames = 0 if self._on_their_way else frames + 1
            if frames == STILL:
                return
        raise AssertionError(f"never came: {[*self._on_their_way.values()]}")

    def _wait_a_frame(self) -> None:
        self.evaluate("new Promise(requestAnimationFrame).then(() => true)")

    def wait_for(self, selector: str) -> None:
        """Until something can be seen there."""
        seen = f"[...document.querySelectorAll({json.dumps(selector)})].some(thing => thing.checkVisibility())"
        self.evaluate(f"new Promise(done => {{ const look = () => {seen} ? done() : requestAnimationFrame(look); look() }})")


@contextmanager
def open_firefox(profile: Path) -> Iterator[Firefox]:
    """Without a window on any screen, and with an empty profile."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "Firefox is missing. On Debian: sudo apt install firefox-esr"
    said = profile / "said"
    words = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with said.open("wb") as output, subprocess.Popen(words, stdout=output, stderr=output) as process:
        try:
            with connect(f"{_address(process, said)}/session", max_size=None, ping_interval=None) as connection:
                yield Firefox(connection)
        finally:
            process.terminate()


def _address(process: "subprocess.Popen[bytes]", said: Path) -> str:
    """Where it listens, as soon as it says so."""
    until = time.monotonic() + PATIENCE
    while not (found := LISTENS.search(said.read_text(errors="replace"))):
        assert process.poll() is None, said.read_text(errors="replace")[-1000:]
        assert time.monotonic() < until, "Firefox does not listen"
        time.sleep(0.1)
    return found[1]
