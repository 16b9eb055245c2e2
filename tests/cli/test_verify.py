"""`./cab verify`: a finished game is checked from a file or an address, and whatever is wrong is named."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tests.cli.screen import cab
from tests.table.fair_game import OPTIONS, SECRET, TABLE, fair_log, lines_of, with_line

from cabstand.cli import fetch
from cabstand.cli.terminal import Failure, new_terminal
from cabstand.table.dice import commitment
from cabstand.table.verify import verify

OTHER = sha256(b"another").hexdigest()


def saved(folder: Path, log: str) -> str:
    path = folder / "game.log"
    path.write_text(log, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_game_that_is_what_the_secret_gives(tmp_path: Path, name: str) -> None:
    said = cab(tmp_path, "verify", saved(tmp_path, fair_log(name)))
    draws = len(verify(fair_log(name)).draws)
    assert (said.returncode, said.stderr) == (0, "")
    assert f"every one of {draws} draws is what the secret gives" in said.stdout
    assert commitment(SECRET, TABLE) in said.stdout
    assert "Ada: Zx81kq; bot simple: none; Chris: mW_3-" in said.stdout


def test_each_kind_of_thing_is_counted(tmp_path: Path) -> None:
    said = cab(tmp_path, "verify", saved(tmp_path, fair_log("taxi")))
    throws = fair_log("taxi").count("die ")
    assert f"Throws of the die: {throws} draws are right" in said.stdout
    assert f"Die, {throws} thrown" in said.stdout
    assert "99% band" in said.stdout
    assert "exact binomial" in said.stdout
    assert said.stdout.index("every one of") < said.stdout.index("99% band")


def test_a_changed_outcome_is_named_with_its_line_and_draw(tmp_path: Path) -> None:
    log = fair_log("taxi")
    number = lines_of(log).index("") + 2
    assert lines_of(log)[number - 1] == "1: throw => die 3"
    said = cab(tmp_path, "verify", saved(tmp_path, with_line(log, number, "1: throw => die 4")))
    assert (said.returncode, said.stderr) == (1, "")
    assert f"line {number} of the log, draw 1.1, is not what the secret gives" in said.stdout
    assert "The log says “die 4”, the secret gives “die 3”" in said.stdout


def test_a_changed_secret_is_named_with_its_line(tmp_path: Path) -> None:
    log = fair_log("taxi").replace(SECRET.hex(), OTHER)
    said = cab(tmp_path, "verify", saved(tmp_path, log))
    assert said.returncode == 1
    assert f"the secret on line {len(lines_of(log))} of the log is not the one that was promised" in said.stdout
    assert "thrown" not in said.stdout


def test_json_says_the_same(tmp_path: Path) -> None:
    said = cab(tmp_path, "verify", saved(tmp_path, fair_log("space-taxi")), "--json")
    report = json.loads(said.stdout)
    assert said.returncode == 0
    assert (report["right"], report["difference"], report["table"]) == (True, None, TABLE)
    assert report["draws"] == sum(report["checked"].values())
    assert [sort["die"] for sort in report["rolls"]] == ["passenger", "fuel", "smuggling"]
    assert set(report["rolls"][0]["faces"][0]) == {"face", "count", "expected", "low", "high"}


def test_json_names_what_differs(tmp_path: Path) -> None:
    log = fair_log("taxi")
    number = lines_of(log).index("") + 2
    said = cab(tmp_path, "verify", saved(tmp_path, with_line(log, number, "1: throw => die 4")), "--json")
    report = json.loads(said.stdout)
    assert (said.returncode, report["right"]) == (1, False)
    draw = {"name": "1.1", "written": "die 4", "drawn": "die 3"}
    assert report["difference"] == {"line": number, "text": "1: throw => die 4", "draw": draw}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (f"table: reveal {SECRET.hex()}\n", "", "the secret is shown when the game is over"),
        ("nonces: ", "pack: ", "has no “nonces”"),
        ("nonces: Zx81kq . mW_3-", "nonces: Zx81kq mW_3-", "are not written as they should be"),
        ("1: throw => die 3\n", "1: dance\n", "Line 12 cannot be: “1: dance”"),
        ("cabstand log", "cabstand lag", "This is not a Cabstand log"),
        (SECRET.hex(), "abc", "This is not a line of a log: “table: reveal abc”"),
        ("game: taxi", "game: tuxi", "no game called “tuxi”"),
    ],
)
def test_a_file_that_cannot_be_checked_gets_one_line_and_status_2(tmp_path: Path, old: str, new: str, told: str) -> None:
    log = fair_log("taxi")
    assert old in log
    said = cab(tmp_path, "verify", saved(tmp_path, log.replace(old, new, 1)))
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)
    assert told in said.stderr


def test_a_game_of_the_terminal_was_not_promised(tmp_path: Path) -> None:
    log = "cabstand log\ngame: space-taxi\nrules: 1\nseat: Ada\nseat: Bea\nseat: Chris\n\n=> starts 2\n"
    said = cab(tmp_path, "verify", saved(tmp_path, log))
    assert (said.returncode, "its dice were not promised" in said.stderr) == (2, True)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    said = cab(tmp_path, "verify", "nowhere.log")
    assert (said.returncode, said.stderr) == (2, "cab: Cannot read nowhere.log: No such file or directory.\n")


def test_a_log_cannot_steer_the_terminal_of_who_checks_it(tmp_path: Path) -> None:
    log = fair_log("taxi").replace("seat: Ada", "seat: A\x1b[2Jd\x9ba").replace("die 3", "die \x1b]0;x\x07 3", 1)
    said = cab(tmp_path, "verify", saved(tmp_path, log))
    assert said.returncode == 1
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", said.stdout)


def test_a_log_with_the_line_ends_of_another_system_is_the_same_log(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_bytes(fair_log("taxi").replace("\n", "\r\n").encode())
    assert cab(tmp_path, "verify", str(path)).returncode == 0


# --- from the web


class Shelf(BaseHTTPRequestHandler):
    """A web server with a log, a picture, and something that has no end."""

    def do_GET(self) -> None:
        answers = {"/game.log": fair_log("taxi").encode(), "/picture": b"\xff\xd8\xff", "/endless": b"x" * 6_000_000}
        self.send_response(200 if self.path in answers else 404)
        self.end_headers()
        try:
            self.wfile.write(answers.get(self.path, b""))
        except ConnectionError:
            return  # who has read enough leaves

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def web() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Shelf) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def test_a_game_is_checked_from_its_address(tmp_path: Path) -> None:
    with web() as place:
        said = cab(tmp_path, "verify", place + "/game.log")
    assert said.returncode == 0
    assert "draws is what the secret gives" in said.stdout


@pytest.mark.parametrize(("path", "told"), [("/picture", "not a text"), ("/endless", "more than 5 MB"), ("/gone", "404")])
def test_an_address_without_a_log_gets_one_line(path: str, told: str) -> None:
    with web() as place, pytest.raises(Failure, match=told):
        fetch.fetch_text(new_terminal(), place + path)


@pytest.mark.parametrize("address", ["http://", "http://127.0.0.1:1/x", "https://[", "http://127.0.0.1:x/", "http://a b/"])
def test_an_address_that_leads_nowhere_gets_one_line(address: str) -> None:
    with pytest.raises(Failure, match=r"^Cannot read http[^\n]*$"):
        fetch.fetch_text(new_terminal(), address)


def test_an_answer_that_drips_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetch, "_MOST_SECONDS", -1.0)  # the time is up when the first piece comes
    with web() as place, pytest.raises(Failure, match="timed out"):
        fetch.fetch_text(new_terminal(), place + "/game.log")
