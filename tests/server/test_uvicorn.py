"""Our WebSocket goes into uvicorn's: what it rests on there is written for one text of one file."""

import inspect
from hashlib import sha256

from uvicorn.protocols.websockets import websockets_sansio_impl

WRITTEN_FOR = "8b32a97a1608788bba525c8b1e0d3eb0a93cd09d0f4f41b9b83cebd527336c49"


def test_uvicorns_websocket_is_the_one_that_ours_was_written_for() -> None:
    """After an update of uvicorn: read what has changed in this file, look through `server/protocol.py` with that in mind, and
    write down the new hash here."""
    assert sha256(inspect.getsource(websockets_sansio_impl).encode()).hexdigest() == WRITTEN_FOR
