"""`python -m cabstand.server.document`: the OpenAPI document on its own, for whatever makes types from it."""

import sys

import msgspec
from litestar import Litestar

from cabstand.server.app import API
from cabstand.server.schema import completed, openapi_config


def document() -> bytes:
    app = Litestar(route_handlers=API, openapi_config=openapi_config(), logging_config=None)
    return msgspec.json.format(msgspec.json.encode(completed(app.openapi_schema.to_schema())))


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
