"""Tables that are kept in the data folder."""

from pathlib import Path

import numpy as np
import pytest

from cabstand.bots.table_cache import Tables, are_kept, find_kept, kept, kept_path

SOURCES = ("bots/table_cache.py",)
MADE = {"a": np.arange(12.0).reshape(3, 4), "b": np.array([7], np.int8), "c": np.ones((2, 2), np.float32)}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    return tmp_path / "solved"


def make() -> Tables:
    return MADE


def never() -> Tables:
    raise AssertionError("made once more")


def same(tables: Tables | None) -> bool:
    return tables is not None and all(
        (tables[name] == array).all() and tables[name].dtype == array.dtype for name, array in MADE.items()
    )


def test_tables_are_made_once_and_then_read() -> None:
    assert find_kept("t", SOURCES) is None
    assert not are_kept("t", SOURCES)
    assert same(kept("t", SOURCES, make))
    assert are_kept("t", SOURCES)
    assert same(kept("t", SOURCES, never))


def test_other_sources_have_other_tables() -> None:
    kept("t", SOURCES, make)
    assert find_kept("t", ("bots/bot.py",)) is None
    assert find_kept("u", SOURCES) is None
    kept_path("t", SOURCES).rename(kept_path("u", SOURCES))
    assert find_kept("u", SOURCES) is None, "a file is believed only under its own name"


@pytest.mark.parametrize("harm", ["cut", "flipped", "emptied", "foreign"])
def test_a_torn_file_is_noticed_and_made_anew(folder: Path, harm: str) -> None:
    kept("t", SOURCES, make)
    (path,) = folder.iterdir()
    whole = path.read_bytes()
    torn = {
        "cut": whole[:-20],
        "flipped": whole[:2100] + bytes([whole[2100] ^ 1]) + whole[2101:],
        "emptied": b"",
        "foreign": b"x" * len(whole),
    }
    path.write_bytes(torn[harm])
    assert find_kept("t", SOURCES) is None
    assert same(kept("t", SOURCES, make))
    assert same(find_kept("t", SOURCES))


def test_where_nothing_can_be_written_the_tables_are_made_all_the_same(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    assert same(kept("t", SOURCES, make))
    assert not are_kept("t", SOURCES)
