"""A wheel, tried as a stranger would: installed into an empty environment, played, served, and extended by a game."""

import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZipFile

NEEDED: Final = (
    "cabstand/server/static/index.html",
    "cabstand/content/languages/fr/web.ftl",
    "cabstand/games/space_taxi/rules.md",
    "cabstand/testing/__init__.py",
    "cabstand/py.typed",
)
UNWANTED: Final = re.compile(r"node_modules|/web/|\.pyc$|^(?!.*/template/).*\btests/")
LEAVE: Final = "quit\n"


class Trial:
    """One wheel in one folder, from the outside."""

    def __init__(self, folder: Path, home: Path, version: str, wheel: Path) -> None:
        self.environment = folder / "environment"
        self.home = home
        self.version = version
        self.wheel = wheel

    def run(self) -> Iterator[str]:
        """Try one thing after another; a line for each that works. What does not raises."""
        yield self.contents()
        venv.create(self.environment, with_pip=True)
        self.pip(self.wheel)
        yield f"`pip install cabstand` takes {self.size():.0f} MB"
        yield self.alone()
        self.pip(self.home / "examples" / "pig", "--no-deps")
        yield self.conformance()
        self.pip(f"{self.wheel}[server]")
        yield f"`pip install 'cabstand[server]'` takes {self.size():.0f} MB"
        yield self.served()
        self.pip(f"{self.wheel}[server,fast]")
        yield f"`pip install 'cabstand[server,fast]'` takes {self.size():.0f} MB"

    def contents(self) -> str:
        with ZipFile(self.wheel) as archive:
            names = archive.namelist()
        lacking = [name for name in NEEDED if name not in names]
        assert not lacking, f"the wheel lacks {', '.join(lacking)}."
        odd = [name for name in names if UNWANTED.search(name)]
        assert not odd, f"the wheel should not hold {', '.join(odd[:5])}."
        return f"the wheel has {len(names)} files, the built page among them"

    def alone(self) -> str:
        """Rules, bots and the terminal, without web server or compiler."""
        assert self.cabstand("--version") == f"cabstand {self.version}\n"
        said = self.cabstand("play", "taxi", "--players", "2", "--option", "rounds=5", "--seed", "3", "--fast", answers=LEAVE)
        assert "cabstand play --resume" in said, said[-500:]
        refused = self.cabstand("serve", status=2)
        assert 'pip install "cabstand[server]"' in refused, refused
        return "alone it plays in the terminal, and says which extra brings the server"

    def conformance(self) -> str:
        said = self.python("-m", "cabstand.testing", "pig")
        return said.splitlines()[0]

    def served(self) -> str:
        """The page and the API answer."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        words = [self.program("cabstand"), "serve", "--port", port, "--no-browser", "--data", self.environment / "data"]
        with subprocess.Popen([str(word) for word in words], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                next(line for line in server.stdout if f"127.0.0.1:{port}" in line)
                assert b"Cabstand" in fetched(f"http://127.0.0.1:{port}/", server)
            finally:
                server.terminate()
        return "the server starts, and its page is there"

    def pip(self, *what: object) -> None:
        self.python("-m", "pip", "install", "--quiet", *map(str, what))

    def cabstand(self, *words: str, answers: str = "", status: int = 0) -> str:
        command = [str(self.program("cabstand")), *words]
        folder = {"CABSTAND_DATA": str(self.environment / "data"), "PATH": "/usr/bin:/bin", "LANG": "en_GB.UTF-8"}
        done = subprocess.run(command, input=answers, env=folder, capture_output=True, text=True, check=False)
        assert done.returncode == status, f"`{' '.join(command)}` ended with {done.returncode}: {done.stderr[-500:]}"
        return done.stdout + done.stderr

    def python(self, *words: str) -> str:
        command = [str(self.program("python")), *words]
        return subprocess.run(command, cwd=self.environment, capture_output=True, text=True, check=True).stdout

    def program(self, name: str) -> Path:
        return self.environment / ("Scripts" if sys.platform == "win32" else "bin") / name

    def size(self) -> float:
        """Megabytes of libraries, without pip itself."""
        libraries = next(self.environment.glob("lib/*/site-packages"), self.environment / "Lib" / "site-packages")
        folders = [folder for folder in libraries.iterdir() if not folder.name.startswith(("pip", "setuptools"))]
        files = [file for folder in folders for file in (folder.rglob("*") if folder.is_dir() else [folder]) if file.is_file()]
        return sum(file.stat().st_size for file in files if file.suffix != ".pyc") / 1e6


def fetched(url: str, server: "subprocess.Popen[str]") -> bytes:
    """What is at an address, once the server answers there."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=30) as page:
                answer: bytes = page.read()
                return answer
        except urllib.error.URLError:
            time.sleep(0.2)
    raise AssertionError(f"the server ended with status {server.returncode}.")
