"""The page of commands names every word of the script."""

import re
from pathlib import Path
from runpy import run_path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def test_every_word_of_the_script_is_on_the_page_of_commands_and_no_other() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`\./cab ([a-z-]+)", page))
    assert named == set(run_path(str(ROOT / "cab"))["WORDS"])
