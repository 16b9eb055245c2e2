"""`python -m cabstand.server.document`: the OpenAPI document on its own, for whatever makes types from it.

With `--without-games` it says what is true of any game.
"""

import sys

import msgspec
from litestar import Litestar

from cabstand.server.app import API
from cabstand.server.schema import completed, openapi_config


def document(with_games: bool = True) -> bytes:
    app = Litestar(route_handlers=API, openapi_config=openapi_config(), logging_config=None)
    return msgspec.json.format(msgspec.json.encode(completed(app.openapi_schema.to_schema(), with_games)))


if __name__ == "__main__":
    sys.stdout.buffer.write(document(with_games="--without-games" not in sys.argv))
