"""Requests and streams: one connection for each, tried again while the server cannot be reached."""

import json
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import SimpleCookie
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

Json = dict[str, Any]
_T = TypeVar("_T")

_COOKIE: Final = "cabstand"
_ANSWER_SECONDS: Final = 20.0
_SILENT_SECONDS: Final = 60.0  # a stream that says nothing for so long may be dead without our having been told: come back
_PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)
_PROXY_TROUBLE: Final = (502, 503, 504)


class Problem(Exception):
    """Why the server did not do something: `reason` for programs, `message` for people, and the arguments of both."""

    def __init__(self, status: int, told: Json) -> None:
        self.status = status
        self.reason: str = told.get("reason", "")
        self.message: str = told.get("message", "")
        self.arguments: dict[str, int | str] = told.get("args", {})
        self.seq: int | None = told.get("seq")
        """The present number of lines, where the table has moved on."""
        super().__init__(f"{self.reason}: {self.message}")


class Unreachable(ConnectionError):
    """The server could not be reached for longer than the client's patience."""


class _Lost(Exception):
    """The connection broke. Where `sent`, nobody knows whether the server has done what it was asked."""

    def __init__(self, why: object, sent: bool) -> None:
        self.sent = sent
        super().__init__(str(why))


class _Wait(Exception):
    """The server asks us to come back later."""

    def __init__(self, seconds: float, problem: Problem) -> None:
        self.seconds = seconds
        self.problem = problem


class Wire:
    """The way to one server. `cookie` proves who we are there."""

    def __init__(self, url: str, cookie: str, patience: float) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is not the address of a server")
        self._secure = parts.scheme == "https"
        self._host, self._port = parts.hostname, parts.port
        self._prefix = parts.path.rstrip("/")
        self._patience = patience
        self.cookie = cookie

    def ask(self, method: str, path: str, body: Json | None = None, *, repeatable: bool) -> Any:
        """The answer to a request. What is not repeatable is sent a second time only where it never arrived."""
        return self._persist(lambda: self._ask_once(method, path, body), repeatable)

    def follow(self, path: str) -> Iterator[Json]:
        """The messages of a stream, until it ends. Come back then, with the number of the last line that is known."""
        connection, answer = self._persist(lambda: self._open("GET", path, None, _SILENT_SECONDS), repeatable=True)
        try:
            yield from _events(answer)
        except (OSError, HTTPException):
            return
        finally:
            connection.close()

    def _persist(self, attempt: Callable[[], _T], repeatable: bool) -> _T:
        """Try until there is an answer, the patience is at its end, or trying again could do something twice."""
        deadline, tries = time.monotonic() + self._patience, 0
        while True:
            try:
                return attempt()
            except _Wait as later:
                pause, error = later.seconds, later.problem
                if time.monotonic() + pause > deadline:
                    raise error from None
            except _Lost as lost:
                pause = _PAUSES[min(tries, len(_PAUSES) - 1)]
                if (lost.sent and not repeatable) or time.monotonic() + pause > deadline:
                    raise Unreachable(str(lost)) from None
            tries += 1
            time.sleep(pause)

    def _ask_once(self, method: str, path: str, body: Json | None) -> Any:
        connection, answer = self._open(method, path, body, _ANSWER_SECONDS)
        try:
            text = answer.read()
        except (OSError, HTTPException) as error:
            raise _Lost(error, sent=True) from None
        finally:
            connection.close()
        if "json" in answer.headers.get_content_type():
            return json.loads(text)
        return text.decode()

    def _open(self, method: str, path: str, body: Json | None, timeout: float) -> tuple[HTTPConnection, HTTPResponse]:
        """Send a request and read how the answer begins. Anything but a success is raised."""
        connection = (HTTPSConnection if self._secure else HTTPConnection)(self._host, self._port, timeout=timeout)
        try:
            connection.connect()
        except OSError as error:
            connection.close()
            raise _Lost(error, sent=False) from None
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            headers["Cookie"] = f"{_COOKIE}={self.cookie}"
        try:
            content = None if body is None else json.dumps(body).encode()
            connection.request(method, self._prefix + path, content, headers)
            answer = connection.getresponse()
            if answer.status >= 300:
                raise _trouble(answer)
        except (OSError, HTTPException) as error:
            connection.close()
            raise _Lost(error, sent=True) from None
        except (Problem, _Lost, _Wait):
            connection.close()
            raise
        self._remember(answer)
        return connection, answer

    def _remember(self, answer: HTTPResponse) -> None:
        for line in answer.headers.get_all("Set-Cookie", []):
            crumbs = SimpleCookie(line)
            if _COOKIE in crumbs:
                self.cookie = crumbs[_COOKIE].value


def _trouble(answer: HTTPResponse) -> Exception:
    """What an answer that is no success means: a problem, a wait, or a proxy whose server is away."""
    text = answer.read()
    try:
        told = json.loads(text)
    except ValueError:
        told = None
    if not isinstance(told, dict) or "reason" not in told:
        if answer.status in _PROXY_TROUBLE:
            return _Lost(f"status {answer.status}", sent=True)
        told = {"reason": "not-cabstand", "message": f"status {answer.status}: is this the address of a Cabstand server?"}
    problem = Problem(answer.status, told)
    if answer.status == 429:
        wait = answer.headers.get("Retry-After", "1")
        return _Wait(float(wait) if wait.isdecimal() else 1.0, problem)
    return problem


def _events(answer: HTTPResponse) -> Iterator[Json]:
    """Server-sent events; only their data matters to us. An event that broke off is not one."""
    data: list[bytes] = []
    while line := answer.readline():
        text = line.rstrip(b"\r\n")
        if text.startswith(b"data:"):
            data.append(text[5:])
        elif not text and data:
            yield json.loads(b"\n".join(data))
            data = []
