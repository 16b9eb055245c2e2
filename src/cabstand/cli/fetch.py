"""A text from a file or from the web, with limits: whoever names an address does not always know what is there."""

import re
import time
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

from cabstand.cli.terminal import Failure, Terminal, read_text

MOST_BYTES: Final = 5_000_000
_SILENT_SECONDS: Final = 10.0
_MOST_SECONDS: Final = 30.0
_PIECE: Final = 65_536


def fetch_text(terminal: Terminal, place: str) -> str:
    """What stands in a file, or under an http or https address, without anything that could steer the reader's terminal."""
    is_address = place.lower().startswith(("http://", "https://"))
    text = _read_web(terminal, place) if is_address else read_text(terminal, Path(place))
    return re.sub(r"[^\S\r\n]|[\x00-\x08\x0e-\x1f\x7f-\x9f]", " ", text)


def _read_web(terminal: Terminal, place: str) -> str:
    try:
        return _download(terminal, place).decode("utf-8")
    except UnicodeDecodeError:
        raise _failure(terminal, place, terminal.words.say("fetch-no-text")) from None
    except (OSError, HTTPException, ValueError) as error:
        raise _failure(terminal, place, str(error)) from None


def _download(terminal: Terminal, address: str) -> bytes:
    """Piece by piece: a server that sends one byte now and then must not keep us waiting for ever."""
    late = time.monotonic() + _MOST_SECONDS
    content = bytearray()
    request = Request(address, headers={"Accept": "text/plain"})  # noqa: S310  only http and https come here
    with urlopen(request, timeout=_SILENT_SECONDS) as answer:  # noqa: S310
        while piece := answer.read1(_PIECE):
            content += piece
            if len(content) > MOST_BYTES:
                raise _failure(terminal, address, terminal.words.say("fetch-too-large", most=MOST_BYTES // 1_000_000))
            if time.monotonic() > late:
                raise TimeoutError("timed out")
    return bytes(content)


def _failure(terminal: Terminal, address: str, why: str) -> Failure:
    return terminal.fail("cli-cannot-read", path=address[:200], why=" ".join(why.split())[:200].rstrip("."))
