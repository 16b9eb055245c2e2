"""Files for forges and containers: nobody runs them here, but what they name exists."""

import re
from pathlib import Path
from runpy import run_path
from typing import Any, Final

import pytest
import yaml

from cabstand.cli.commands import COMMANDS, _parser
from cabstand.cli.terminal import new_terminal

ROOT: Final = Path(__file__).resolve().parents[2]
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMPOSE: Final = ROOT / "deploy" / "compose.yaml"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_a_workflow_runs_words_of_the_script_on_tests_that_exist(path: Path) -> None:
    known = run_path(str(ROOT / "cab"))["WORDS"]
    steps = [step["run"] for job in read(path)["jobs"].values() for step in job["steps"] if "run" in step]
    asked = [found.split() for step in steps for found in re.findall(r"(?:\./|python )cab (.*)", step)]
    assert asked
    assert all(words[0] in known for words in asked)
    assert all((ROOT / word).exists() for words in asked for word in words if word.startswith("tests/"))


def test_the_servers_of_the_compose_file_are_started_with_options_that_there_are() -> None:
    services = read(COMPOSE)["services"]
    terminal = new_terminal("en")
    for name in ("first", "second"):
        words = services[name]["command"]
        assert words[0] in COMMANDS
        assert _parser(terminal, words).parse_args(words).proxy == ["10.89.0.0/16", "172.16.0.0/12"]


def test_all_that_the_container_files_name_is_there() -> None:
    services = read(COMPOSE)["services"]
    builds = [service["build"] for service in services.values() if "build" in service]
    assert all((COMPOSE.parent / build["context"] / build["dockerfile"]).exists() for build in builds)
    wanted = {name for service in services.values() for name in service.get("depends_on", [])}
    assert wanted <= set(services)
    copied = re.findall(r"-r (\S+)", (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8"))
    assert copied == ["requirements.lock"]
    upstream = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert re.findall(r"(\w+):8000", upstream) == ["first", "second"]
