"""docs/api.md: every example on it is run as it stands, and answers as it says."""

import json
import re
import shlex
import threading
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from tests.server.house import House, until

from cabstand.client import Client
from cabstand.core import game_names

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "api.md"
ANY: Final = "…"
EXAMPLE: Final = re.compile(
    r"```console\n\$ (?P<command>curl [^\n]*)\n```\n\n"
    r"Status (?P<status>\d+)[^\n]*\n(?:\n```(?P<form>json|text)\n(?P<shown>.*?)\n```)?",
    re.S,
)


class Shell:
    """What a shell and curl would do with a command line of the page."""

    def __init__(self, house: House) -> None:
        self.port = house.port
        self.variables = {"CAB": house.url}
        self.jars: dict[str, str] = {}

    def run(self, command: str) -> tuple[int, str]:
        """Status and text of the answer; of a stream, the data of its first event."""
        words = shlex.split(re.sub(r"\$(\w+)", lambda name: self.variables[name[1]], command))
        assert words.pop(0) == "curl"
        method, url, body, headers, jar = "GET", "", None, {}, ""
        while words:
            match words.pop(0):
                case "-X":
                    method = words.pop(0)
                case "--json":
                    method, body, headers["Content-Type"] = "POST", words.pop(0), "application/json"
                case "-b":
                    headers["Cookie"] = f"cabstand={self.jars[words.pop(0)]}"
                case "-c":
                    jar = words.pop(0)
                case "-N":
                    pass
                case word:
                    assert word.startswith("http"), f"this test does not know {word} of curl"
                    url = word
        parts = urlsplit(url)
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request(method, f"{parts.path}?{parts.query}" if parts.query else parts.path, body, headers)
        answer = connection.getresponse()
        if jar:
            self.jars[jar] = SimpleCookie(answer.headers["Set-Cookie"])["cabstand"].value
        text = first_event(answer) if answer.headers.get_content_type() == "text/event-stream" else answer.read().decode()
        connection.close()
        return answer.status, text


def first_event(answer: Any) -> str:
    while line := answer.readline().decode():
        if line.startswith("data: "):
            return str(line[6:])
    raise AssertionError("the stream ended")


def is_like(shown: Any, told: Any) -> bool:
    """Whether an answer is what the page shows."""
    if shown == ANY:
        return True
    if isinstance(shown, dict) and isinstance(told, dict):
        return shown.keys() == told.keys() and all(is_like(shown[name], told[name]) for name in shown)
    if isinstance(shown, list) and isinstance(told, list):
        return len(shown) == len(told) and all(map(is_like, shown, told))
    return bool(shown == told and type(shown) is type(told))


def test_every_example_of_the_page_answers_as_shown(rank: House) -> None:
    page, shell, tried = PAGE.read_text(encoding="utf-8"), Shell(rank), 0
    for example in EXAMPLE.finditer(page):
        status, text = shell.run(example["command"])
        assert (example["command"], status) == (example["command"], int(example["status"])), text
        tried += 1
        if example["form"] == "json":
            told = json.loads(text)
            assert is_like(json.loads(example["shown"]), told), f"{example['command']}\n{text}"
            if "invite" in told:
                shell.variables |= {"INVITE": told["invite"], "TABLE": told["plan"]["table"]}
        elif example["form"] == "text":
            lines = re.escape(example["shown"]).replace(ANY, "[^\n]+")
            assert re.fullmatch(lines, text.strip()), text
    assert tried == page.count("$ curl ") > 10


@pytest.mark.parametrize("game", game_names())
def test_the_python_of_the_page_plays_every_game(rank: House, game: str) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found is not None
    host = Client(rank.url, "Ada")
    table = host.create(game, ["link", "bot random"], bot_pace="instant")
    ended: list[Exception] = []
    names: dict[str, Any] = {"invite": table.invite}

    def run(code: str) -> None:
        try:
            exec(code, names)  # noqa: S102  the page's own words
        except Exception as error:
            ended.append(error)

    playing = threading.Thread(target=run, args=(found[1].replace("http://127.0.0.1:8000", rank.url),))
    playing.start()
    until(lambda: ended or host.table(table.id).plan["seats"][0]["kind"] == "player", "the program has joined")
    table.start()
    until(lambda: ended or sum(key.startswith("1/") for _, _, key in rank.lines_of(table.id)) >= 3, "it has made three moves")
    assert not ended
    Client(rank.url, "Robo", cookie=names["client"].cookie)._wire.ask("DELETE", "/api/me", repeatable=False)
    playing.join()
    assert len(ended) == 1
    assert getattr(ended[0], "reason", ended) in ("server-name-deleted", "server-who-are-you")


@pytest.mark.parametrize(
    ("shown", "told", "like"),
    [
        ({"a": ANY, "b": [1]}, {"a": {"c": 2}, "b": [1]}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ([1], [1, 2], False),
        (1, True, False),
    ],
)
def test_an_answer_is_like_the_page_only_where_every_part_is(shown: Any, told: Any, like: bool) -> None:
    assert is_like(shown, told) is like
