"""Every file of a pack has limits that hold before any parser sees it, and that no real pack comes near."""

import csv
import time
import tomllib
import tracemalloc
from typing import Any, Final

import pytest
from tests.server.packs import TOWN, largest

from cabstand.core.edition import Fault, read_folder
from cabstand.games.taxi.packs.check import checked_pack
from cabstand.games.taxi.packs.included import PACKS
from cabstand.games.taxi.packs.limits import LIMITS, LONGEST_CELL, MOST_BYTES, MOST_GIFTS, MOST_QUESTIONS, MOST_TALKS
from cabstand.games.taxi.packs.pack import FILES, about_pack, parse_pack, texts_of

DOTTED: Final = "a." * 30_000 + "a = 1\n"
"""A key for which Python's TOML parser takes gigabytes and minutes."""


def with_file(name: str, text: str) -> dict[str, bytes]:
    return {file: content.encode() for file, content in (TOWN | {name: text}).items()}


def faults_with(name: str, text: str) -> list[Fault]:
    return checked_pack(with_file(name, text))[1]


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsers that fail when they are shown anything beyond the limits."""
    loads, reader = tomllib.loads, csv.reader

    def load(text: str) -> dict[str, Any]:
        assert len(text) <= LIMITS["pack.toml"].bytes
        assert all(len(line) <= LIMITS["pack.toml"].line for line in text.split("\n"))
        return loads(text)

    def read(source: Any, **how: Any) -> Any:
        lines = source.getvalue().split("\n")
        assert len(lines) <= LIMITS["questions.csv"].lines + 1
        assert max(map(len, lines)) <= LIMITS["questions.csv"].line
        return reader(source, **how)

    monkeypatch.setattr(tomllib, "loads", load)
    monkeypatch.setattr(csv, "reader", read)


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("pack.toml", TOWN["pack.toml"] + DOTTED, Fault("pack.toml", 0, "taxi-pack-fault-file-too-large", {"most": 4})),
        (
            "pack.toml",
            TOWN["pack.toml"] + "a." * 700 + "a = 1\n",
            Fault("pack.toml", 6, "taxi-pack-fault-long-line", {"length": 1405, "most": 1000}),
        ),
        (
            "pack.toml",
            TOWN["pack.toml"] + "\n" * 300,
            Fault("pack.toml", 201, "taxi-pack-fault-many-lines", {"lines": 305, "most": 200}),
        ),
        ("questions.csv", "x" * 1_700_001, Fault("questions.csv", 0, "taxi-pack-fault-file-too-large", {"most": 1700})),
        (
            "questions.csv",
            TOWN["questions.csv"] + "3,2,a,b,c,d\n" * 5000,
            Fault("questions.csv", 4001, "taxi-pack-fault-many-lines", {"lines": 5005, "most": 4000}),
        ),
        (
            "questions.csv",
            TOWN["questions.csv"] + "," * 4001,
            Fault("questions.csv", 6, "taxi-pack-fault-long-line", {"length": 4001, "most": 4000}),
        ),
        (
            "questions.csv",
            TOWN["questions.csv"].replace(",", ";") + ";" * 4001,
            Fault("questions.csv", 6, "taxi-pack-fault-long-line", {"length": 4001, "most": 4000}),
        ),
        ("sound_off.csv", "x\n" * 60_000, Fault("sound_off.csv", 0, "taxi-pack-fault-file-too-large", {"most": 100})),
        (
            "give_or_take.csv",
            TOWN["give_or_take.csv"] + "\n" * 600,
            Fault("give_or_take.csv", 501, "taxi-pack-fault-many-lines", {"lines": 603, "most": 500}),
        ),
    ],
)
def test_a_file_beyond_a_limit_has_one_fault_and_is_never_parsed(file: str, text: str, fault: Fault) -> None:
    assert faults_with(file, text) == [fault]
    assert set(about_pack(with_file(file, text))) == {"name", "city", "language", "licence", "authors"}


def test_a_line_that_is_too_long_is_given_back_to_be_mended() -> None:
    long = TOWN["questions.csv"] + "," * 4001 + "\n"
    assert texts_of(with_file("questions.csv", long))["questions.csv"] == long
    assert texts_of(with_file("questions.csv", "x" * 1_700_001))["questions.csv"] == ""


@pytest.mark.parametrize("column", range(2, 6))
def test_a_cell_that_is_too_long_is_a_fault_with_its_line(column: int) -> None:
    cells = TOWN["questions.csv"].splitlines()[2].split(",")
    cells[column] = "x" * (LONGEST_CELL + 1)
    lines = TOWN["questions.csv"].splitlines()
    lines[2] = ",".join(cells)
    told = faults_with("questions.csv", "\n".join(lines) + "\n")
    assert told[0].line == 3
    assert (told[0].reason, told[0].args["most"]) == ("taxi-pack-fault-long-cell", LONGEST_CELL)


def test_a_quote_that_is_not_closed_makes_no_endless_cell() -> None:
    rows = "".join(f"{n},2,history,Who rang bell {n}?,Ann {n},On it.\n" for n in range(3, 900))
    told = faults_with("questions.csv", TOWN["questions.csv"] + '"' + rows)
    assert [(fault.line, fault.reason) for fault in told] == [(6, "taxi-pack-fault-bad-csv")]


def worst_keys() -> list[str]:
    """The most that keys can do within the limits: as many dots as fit, in one line or in several, with or without tables."""
    limit = LIMITS["pack.toml"]
    dots = (limit.line - 4) // 2
    lines = limit.bytes // limit.line
    return [
        "\n".join(f"a{n}." + "a." * (dots - 2) + "a=1" for n in range(lines)),
        "\n".join(f"[a{n}." + "a." * (dots - 2) + "a]" for n in range(lines)),
        "\n".join("a." * 9 + f"a{n}=1" for n in range(150)),
        "x = [" + "\n[" * (limit.lines - 1),
        "x = {a=" + "{a=" * 300 + "1" + "}" * 301,
    ]


@pytest.mark.parametrize("text", worst_keys())
def test_the_worst_keys_within_the_limits_are_harmless(text: str) -> None:
    assert len(text) <= LIMITS["pack.toml"].bytes
    began = time.process_time()
    tracemalloc.start()
    about_pack({"pack.toml": text.encode()})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 30_000_000
    assert time.process_time() - began < 2


def test_the_london_edition_uses_a_small_part_of_what_is_allowed() -> None:
    files, _ = read_folder(PACKS / "london", FILES)
    for name, content in files.items():
        lines = content.decode().splitlines()
        assert len(content) * 10 < LIMITS[name].bytes
        assert len(lines) * 4 < LIMITS[name].lines
        assert max(map(len, lines)) * 4 < LIMITS[name].line


def test_the_fullest_pack_that_the_rules_allow_is_within_all_limits() -> None:
    files = {name: text.encode() for name, text in largest().items()}
    pack = parse_pack(files)
    assert (len(pack.questions), len(pack.gifts), len(pack.talks)) == (2 * MOST_QUESTIONS, MOST_GIFTS, MOST_TALKS)
    assert sum(map(len, files.values())) < MOST_BYTES
    assert sum(limit.bytes for limit in LIMITS.values()) < MOST_BYTES


def test_a_pack_that_was_accepted_once_is_read_without_limits() -> None:
    files = with_file("pack.toml", TOWN["pack.toml"] + "# more about our town\n" * 300)
    assert checked_pack(files)[0] is None
    assert parse_pack(files, limited=False).name == "Millbrook"
