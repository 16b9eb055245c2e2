"""Decisions as Parquet, for anybody's data tools. The columns are described in docs/export.md.

Written by pyarrow, the extra `export`: it is large (170 MB), but the library that defines the format, and nothing smaller can
write nested columns or byte streams split by place, which halve these files.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from cabstand.core.game import Game
from cabstand.core.rule import Ints, States
from cabstand.lab.decisions import Decisions

SCHEMA: Final = 1
"""The version of the columns, kept in every file beside the game and the version of its rules."""


def pyarrow() -> Any:
    """The library, loaded by those who write; the commands tell people how to install it where it is missing."""
    import_module("pyarrow.parquet")
    return import_module("pyarrow")


class Origin:
    """Where games come from: a seed, or logs, which have none. `bots` by seat; None where a person sat."""

    def __init__(self, seed: int | None, bots: Sequence[str | None]) -> None:
        self.seed, self.bots = seed, list(bots)


def write(path: Path, game: Game, parts: Iterable[tuple[Decisions, Origin]]) -> int:
    """A file of decisions; how many it holds. It has its name only once it is whole."""
    arrow, rows, writer = pyarrow(), 0, None
    half = path.with_suffix(".part")
    about = {b"cabstand": b"%d" % SCHEMA, b"game": game.name.encode(), b"rules": b"%d" % game.version}
    try:
        for decisions, origin in parts:
            table = _table(arrow, decisions, origin).replace_schema_metadata(about)
            if writer is None:
                writer = _writer(arrow, half, table.schema)
            writer.write_table(table)
            rows += len(table)
    finally:
        if writer is not None:
            writer.close()
    if writer is not None:
        half.replace(path)
    return rows


def _writer(arrow: Any, path: Path, schema: Any) -> Any:
    split = {"legal.list.element": "BYTE_STREAM_SPLIT", "move": "BYTE_STREAM_SPLIT"}
    return arrow.parquet.ParquetWriter(
        path, schema, compression="zstd", compression_level=1, use_dictionary=["bot"], column_encoding=split
    )


def _table(arrow: Any, decisions: Decisions, origin: Origin) -> Any:
    rows = len(decisions.games)
    first_rows = np.flatnonzero(np.diff(decisions.games, prepend=-1))
    decision = np.arange(rows) - np.repeat(first_rows, np.diff(np.append(first_rows, rows)))
    starts = np.concatenate([[0], decisions.ends]).astype(np.int32)
    return arrow.table(
        {
            "seed": _seed(arrow, rows, origin.seed),
            "game": decisions.games,
            "decision": decision.astype(np.int32),
            "seats": np.full(rows, len(origin.bots), np.int8),
            "seat": (decisions.seats + 1).astype(np.int8),
            "bot": _bots(arrow, decisions.seats, origin.bots),
            "hidden": _struct(arrow, decisions.seen),
            "legal": arrow.ListArray.from_arrays(arrow.array(starts), arrow.array(decisions.legal)),
            "move": decisions.moves,
            "score": decisions.scores.astype(np.int32),
            "won": decisions.shares.astype(np.float32),
        }
    )


def _seed(arrow: Any, rows: int, seed: int | None) -> Any:
    return arrow.nulls(rows, arrow.uint64()) if seed is None else arrow.array(np.full(rows, seed, np.uint64))


def _bots(arrow: Any, seats: Ints, bots: list[str | None]) -> Any:
    """Nothing where a person sits."""
    people = np.array([bot is None for bot in bots])[seats]
    names = arrow.array([bot or "" for bot in bots], arrow.string())
    return arrow.DictionaryArray.from_arrays(arrow.array(seats.astype(np.int8), mask=people), names)


def _struct(arrow: Any, seen: States) -> Any:
    """A record as a struct: each field a number, or a list of fixed length; rows of rows are written one after another."""
    names = seen.dtype.names or ()
    return arrow.StructArray.from_arrays([_field(arrow, seen[name]) for name in names], list(names))


def _field(arrow: Any, values: Ints) -> Any:
    flat = arrow.array(np.ascontiguousarray(values).reshape(-1))
    return flat if values.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, int(np.prod(values.shape[1:])))
