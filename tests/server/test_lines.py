"""What is said over a WebSocket is understood however it is cut into frames and packets."""

import json
import os
from collections.abc import Callable, Iterator

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, Stream, new_key


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


@pytest.fixture
def laid(host: Person) -> Laid:
    laid = host.lay("space-taxi", "me", options={"starter": "1"})
    host.do(laid, "start")
    return laid


@pytest.fixture
def stream(host: Person, laid: Laid) -> Iterator[Stream]:
    with host.follow(laid, 1) as stream:
        stream.next()
        yield stream


def said(seq: int, key: str) -> bytes:
    return json.dumps({"seat": 1, "seq": seq, "key": key, "move": "throw"}).encode()


def frame(text: bytes, kind: int = 0x81) -> bytes:
    """A masked frame, as every client must send it."""
    mask = os.urandom(4)
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes((kind,)) + size + mask + bytes(letter ^ mask[at % 4] for at, letter in enumerate(text))


def in_two_packets(text: bytes) -> list[bytes]:
    whole = frame(text)
    return [whole[:9], whole[9:]]


def letter_by_letter(text: bytes) -> list[bytes]:
    return [bytes((letter,)) for letter in frame(text)]


def in_two_frames(text: bytes) -> list[bytes]:
    return [frame(text[:20], 0x01), frame(text[20:], 0x80)]


def around_a_ping(text: bytes) -> list[bytes]:
    return [frame(text[:20], 0x01), frame(b"still there?", 0x89), frame(text[20:], 0x80)]


def behind_a_ping(text: bytes) -> list[bytes]:
    return [frame(b"", 0x89) + frame(text)]


def with_blanks(text: bytes) -> list[bytes]:
    return [frame(text + b" " * 300)]


@pytest.mark.parametrize(
    "cut",
    [in_two_packets, letter_by_letter, in_two_frames, around_a_ping, behind_a_ping, with_blanks],
    ids=lambda cut: cut.__name__,
)
def test_a_message_is_understood_however_it_is_cut(stream: Stream, cut: Callable[[bytes], list[bytes]]) -> None:
    for number in range(3):  # the second and third find the line as the first has left it
        key = new_key()
        for packet in cut(said(stream.seq, key)):
            stream.socket.send_packet(packet)
        answer = stream.until("done" if number == 0 else "problem", key=key)
        assert number == 0 or answer["problem"]["reason"] == "space-taxi-play-first"


def test_messages_in_one_packet_are_answered_in_their_order(stream: Stream) -> None:
    keys = [new_key() for _ in range(5)]
    stream.socket.send_packet(b"".join(frame(said(0, key)) for key in keys))
    answered: list[str] = []
    while len(answered) < len(keys):
        message = stream.next()
        if message["type"] in ("done", "problem"):
            answered.append(message["key"])
    assert answered == keys


def test_a_frame_that_is_not_masked_ends_the_line(stream: Stream) -> None:
    stream.socket.send_packet(b"\x81\x02{}")
    assert stream.closed() == 1002


@pytest.mark.parametrize("cut", [in_two_packets, in_two_frames], ids=lambda cut: cut.__name__)
def test_text_that_is_none_ends_the_line_and_is_not_logged(
    house: InProcess, stream: Stream, cut: Callable[[bytes], list[bytes]]
) -> None:
    before = house.said
    for packet in cut(b"\xff\xfe" * 20):
        stream.socket.send_packet(packet)
    assert stream.closed() == 1007
    assert house.said == before
