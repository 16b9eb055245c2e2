"""What may stand in the query of an address, with the bounds that it has in a body: there the framework does not see those of
msgspec."""

from typing import Annotated

from litestar.params import QueryParameter

from cabstand.server.requests import LAST_LINE, LAST_SEAT, LONGEST_MOVE

MySeat = Annotated[int, QueryParameter(ge=1, le=LAST_SEAT)]
MaybeSeat = Annotated[int | None, QueryParameter(ge=1, le=LAST_SEAT)]
AtLine = Annotated[int, QueryParameter(ge=0, le=LAST_LINE)]
FromLine = Annotated[int, QueryParameter(name="from", ge=0, le=LAST_LINE)]
SinceLine = Annotated[int | None, QueryParameter(ge=-LAST_LINE, le=LAST_LINE)]
"""Somebody who knows no line yet may say so with a number below 0."""
MoveText = Annotated[str, QueryParameter(max_length=LONGEST_MOVE)]
