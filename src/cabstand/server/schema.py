"""The API as a document for programs: OpenAPI, with the messages of a live table, which belong to no request."""

import logging
from inspect import isclass
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cabstand.core.edition import Edition, all_editions
from cabstand.core.game import Game
from cabstand.core.places import places
from cabstand.core.registry import sound_games
from cabstand.server import messages, requests
from cabstand.server.messages import Message

PATH: Final = "/api/schema"
_REF: Final = "#/components/schemas/{name}"
_EVENTS: Final = "/api/tables/{table}/events"
Schemas = dict[str, Any]
log = logging.getLogger("cabstand.games")


class Document(JsonRenderPlugin):
    """The document, made once and served as JSON. There are no pages around it: their scripts would come from elsewhere."""

    def __init__(self) -> None:
        super().__init__(media_type=MediaType.JSON)
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self._made or self.make(openapi_schema)

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        self._made = msgspec.json.encode(completed(openapi_schema))
        return self._made


def make_document(app: Litestar) -> None:
    """Make the document before anybody is here: otherwise the first request for it would hold everybody up."""
    for plugin in app.openapi_config.render_plugins if app.openapi_config else ():
        if isinstance(plugin, Document):
            plugin.make(app.openapi_schema.to_schema())


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Cabstand",
        version="1",
        description="Tables for taxi games. A stream sends `Message`; a WebSocket also takes `MakeMove`.",
        path=PATH,
        use_handler_docstrings=True,
        render_plugins=[Document()],
    )


def completed(document: dict[str, Any], with_games: bool = True) -> dict[str, Any]:
    """The framework's document with what it cannot know: the messages of a stream, how we say no, and what games show."""
    paths = {path: {method: _with_problem(told) for method, told in item.items()} for path, item in document["paths"].items()}
    paths[_EVENTS]["get"]["responses"]["200"]["content"] = {"text/event-stream": {"schema": _ref("Message")}}
    schemas = document["components"]["schemas"] | our_schemas() | (_schemas_of_games() if with_games else {})
    return document | {"paths": paths, "components": {"schemas": {name: schemas[name] for name in sorted(schemas)}}}


def our_schemas() -> Schemas:
    """Everything that goes over the wire in any game, with the union `Message`; a `View` may be anything."""
    structs = [
        kind for kind in (vars(requests) | vars(messages)).values() if isclass(kind) and issubclass(kind, msgspec.Struct)
    ]
    (message, *_), schemas = msgspec.json.schema_components([Message, *structs], ref_template=_REF)
    for name in ("Snapshot", "Moved", "ReplayStep"):
        schemas[name]["properties"]["view"] = {"anyOf": [_ref("View"), {"type": "null"}]}
    return schemas | {"Message": message, "View": {"description": "What a viewer sees of a game, in a form of its own"}}


def _schemas_of_games() -> Schemas:
    """What each game's types look like, and the union `View` of whichever game."""
    views, schemas, editions = [], Schemas(), all_editions()
    for game in sound_games():
        try:
            view, of_game = schemas_of(game, editions.get(game.name), "" if places()[game.name].built_in else f"{game.name}.")
            msgspec.json.encode(of_game)  # a default may be anything
        except Exception:  # a stranger's code: whatever is wrong with it is its own matter
            log.exception("the document of the API says nothing about views of the game %s", game.name)
            continue
        views.append(view)
        schemas |= of_game
    return schemas | {"View": {"anyOf": views}}


def schemas_of(game: Game, edition: Edition[Any] | None, prefix: str = "") -> tuple[Schemas, Schemas]:
    """The schema of a game's view, and those of the types in it and in what is told of its editions, by name.

    A prefix keeps the types of a game from another package apart: its `night-rank.Snapshot` is nobody else's.
    """
    types = [game.view_type(), *([edition.facts_type] if edition else [])]
    (view, *_), schemas = msgspec.json.schema_components(types, ref_template=_REF.format(name=f"{prefix}{{name}}"))
    return view, {f"{prefix}{name}": schema for name, schema in schemas.items()}


def _with_problem(told: dict[str, Any]) -> dict[str, Any]:
    """Whatever is not done is answered with a Problem."""
    done = {status: answer for status, answer in told["responses"].items() if int(status) < 300}
    why = {"description": "It was not done, and why", "content": {"application/json": {"schema": _ref("Problem")}}}
    return told | {"responses": done | {"default": why}}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}
