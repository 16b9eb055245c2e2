"""The options of a game as a JSON schema, for programs and for dialogs that are drawn from it.

What msgspec does not know a game says in the annotation of an option:

    rounds: Annotated[int, Meta(ge=0, le=1000, examples=[5, 10, 20, 40])] = 20    # dialogs offer these
    board: Annotated[str, Meta(extra_json_schema=HIDDEN)] = ""                    # dialogs do not ask for it
    tournament: Annotated[bool, Meta(extra_json_schema=with_seats(3, 6))] = False # makes no difference to fewer or more
"""

from typing import Any, Final

import msgspec

from cabstand.core.game import Game

HIDDEN: Final = {"x-hidden": True}
"""An option that a table fills in itself, or that only programs ask for."""


def with_seats(least: int, most: int) -> dict[str, Any]:
    """For an option that can be chosen with these numbers of seats only."""
    return {"x-seats": {"least": least, "most": most}}


def option_schema(game: Game) -> dict[str, Any]:
    """The schema of one object that holds all options, each where it is used."""
    schema = msgspec.json.schema(game.options)
    found: dict[str, Any] = _resolved(schema, schema.pop("$defs", {}))
    return {key: found[key] for key in ("type", "properties", "required", "additionalProperties") if key in found}


def _resolved(part: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(part, list):
        return [_resolved(one, definitions) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        rest = {key: value for key, value in part.items() if key != "$ref"}
        part = definitions[part["$ref"].removeprefix("#/$defs/")] | rest
    return {key: _resolved(value, definitions) for key, value in part.items()}
