"""The API as a document for programs: OpenAPI, with the messages of a live table, which belong to no request."""

from inspect import isclass
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cabstand.core.edition import all_editions
from cabstand.core.registry import sound_games
from cabstand.server import messages
from cabstand.server.messages import Message

PATH: Final = "/api/schema"
_REF: Final = "#/components/schemas/{name}"
_EVENTS: Final = "/api/tables/{table}/events"


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


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The framework's document with what it cannot know: the messages of a stream, and how we say no."""
    paths = {path: {method: _with_problem(told) for method, told in item.items()} for path, item in document["paths"].items()}
    paths[_EVENTS]["get"]["responses"]["200"]["content"] = {"text/event-stream": {"schema": _ref("Message")}}
    schemas = document["components"]["schemas"] | our_schemas()
    return document | {"paths": paths, "components": {"schemas": {name: schemas[name] for name in sorted(schemas)}}}


def our_schemas() -> dict[str, Any]:
    """Everything that goes over the wire, and the two unions: `Message`, and `View` of whichever game."""
    structs = [kind for kind in vars(messages).values() if isclass(kind) and issubclass(kind, msgspec.Struct)]
    views = [game.view_type() for game in sound_games()]
    editions = [edition.facts_type for edition in all_editions().values()]
    (message, *_), schemas = msgspec.json.schema_components([Message, *structs, *views, *editions], ref_template=_REF)
    for name in ("Snapshot", "Moved", "ReplayStep"):
        schemas[name]["properties"]["view"] = {"anyOf": [_ref("View"), {"type": "null"}]}
    return schemas | {"Message": message, "View": {"anyOf": [_ref(view.__name__) for view in views]}}


def _with_problem(told: dict[str, Any]) -> dict[str, Any]:
    """Whatever is not done is answered with a Problem."""
    done = {status: answer for status, answer in told["responses"].items() if int(status) < 300}
    why = {"description": "It was not done, and why", "content": {"application/json": {"schema": _ref("Problem")}}}
    return told | {"responses": done | {"default": why}}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}
