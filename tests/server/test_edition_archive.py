"""Packs as they are sent: only what belongs to a pack is unpacked from a ZIP file, and an odd one is refused with a reason."""

import struct
import tracemalloc
import zipfile
from collections.abc import Callable

import pytest
from tests.server.packs import TOWN, damaged_zips, zipped

from cabstand.games.taxi.edition import EDITION
from cabstand.games.taxi.packs.check import checked_pack
from cabstand.games.taxi.packs.limits import LIMITS
from cabstand.server import edition_archive
from cabstand.server.edition_archive import MOST_MEMBERS, ArchiveError

FILES = {name: text.encode() for name, text in TOWN.items()}


def unpacked(sent: dict[str, bytes]) -> dict[str, bytes]:
    return edition_archive.unpacked(sent, EDITION.files)


def refusal(packed: bytes) -> str:
    with pytest.raises(ArchiveError) as caught:
        unpacked({"town.zip": packed})
    return caught.value.reason


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_a_pack_may_lie_in_a_folder_of_an_archive_among_other_files(method: int) -> None:
    packed = zipped({f"towns/millbrook/{name}": text for name, text in TOWN.items()} | {"photo.jpg": b"x" * 9_000_000}, method)
    assert unpacked({"Millbrook.ZIP": packed}) == FILES


def test_the_first_file_of_a_name_counts() -> None:
    files = {"a/pack.toml": b"first", "b/pack.toml": b"second", "c.zip": zipped({"pack.toml": "third"}), "notes.txt": b"x"}
    assert unpacked(files) == {"pack.toml": b"first"}


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 9, 14, 93, 97])
def test_other_kinds_of_compression_are_not_opened(method: int) -> None:
    packed = bytearray(zipped(TOWN))
    at = packed.find(b"PK\x01\x02")
    packed[at + 10 : at + 12] = struct.pack("<H", method)
    assert refusal(bytes(packed)) == "pack-zip-method"


@pytest.mark.parametrize("flag", [0x1, 0x41])
def test_a_file_with_a_password_is_refused_for_that_reason(flag: int) -> None:
    packed = bytearray(zipped(TOWN))
    packed[packed.find(b"PK\x01\x02") + 8] |= flag
    assert refusal(bytes(packed)) == "pack-zip-locked"


def test_an_archive_with_many_members_is_not_read() -> None:
    assert refusal(zipped({f"{number}.txt": "" for number in range(10_000)})) == "pack-zip-members"
    few = TOWN | {f"{number}.txt": "" for number in range(MOST_MEMBERS - len(TOWN))}
    assert unpacked({"town.zip": zipped(few)}) == FILES


def test_a_file_that_unfolds_to_gigabytes_is_unpacked_to_its_limit_and_named_as_too_large() -> None:
    bomb = zipped(TOWN | {"questions.csv": b"0" * 60_000_000})
    tracemalloc.start()
    files = unpacked({f"{number}.zip": bomb for number in range(16)})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(files["questions.csv"]) == LIMITS["questions.csv"].bytes + 1
    assert peak < 20_000_000
    assert [(fault.file, fault.reason) for fault in checked_pack(files)[1]] == [
        ("questions.csv", "taxi-pack-fault-file-too-large")
    ]


def test_entries_that_share_their_bytes_are_each_unpacked_once() -> None:
    packed = bytearray(zipped(dict.fromkeys(["pack.toml", "pack.tom2"], "x" * 5000)))
    second = packed.rfind(b"PK\x01\x02")
    packed[second + 42 : second + 46] = struct.pack("<I", 0)
    assert set(unpacked({"town.zip": bytes(packed)})) == {"pack.toml"}


def test_names_are_only_names() -> None:
    names = ("../../pack.toml", "/etc/questions.csv", "give_or_take.csv?.exe", "a\\sound_off.csv")
    packed = zipped(dict.fromkeys(names, "x")).replace(b"?", b"\0")
    assert set(unpacked({"town.zip": packed})) == {"pack.toml", "questions.csv", "give_or_take.csv"}


def test_an_archive_in_an_archive_stays_packed() -> None:
    assert unpacked({"town.zip": zipped({"inner.zip": zipped(TOWN)})}) == {}


@pytest.mark.parametrize("packed", [b"", b"PK no zip", zipped(TOWN)[:-30], zipped(TOWN)[30:]])
def test_what_is_no_archive_is_refused(packed: bytes) -> None:
    assert refusal(packed) == "pack-zip-broken"


def test_no_damage_to_an_archive_does_more_than_refuse_it(size: Callable[[int, int], int]) -> None:
    reasons = set()
    for packed in damaged_zips(size(1500, 300_000)):
        try:
            reasons |= {fault.reason for fault in checked_pack(unpacked({"town.zip": packed}))[1]} or {"sound"}
        except ArchiveError as error:
            reasons.add(error.reason)
    assert reasons >= {"sound", "pack-zip-broken", "pack-zip-method", "taxi-pack-fault-file-missing"}
