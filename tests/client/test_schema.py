"""The OpenAPI document: complete, true to what is sent, and without pages that would load scripts from elsewhere."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.browser.api_types import made_document
from tests.server.in_process import InProcess
from tests.server.people import Person, everybody_goes_home

from cabstand.core import find_game, game_names
from cabstand.core.edition import edition_of
from cabstand.server.messages import Message, MoveDone, MoveProblem
from cabstand.server.schema import schemas_of


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """A server in the test's own process."""
    server = InProcess(tmp_path_factory.mktemp("schema")).open()
    yield server
    everybody_goes_home()
    server.close()


@pytest.fixture(scope="module")
def document(here: InProcess) -> Any:
    return Person(here.url, "").get("/schema/openapi.json").json()


def test_the_document_is_json_and_no_page_comes_with_it(here: InProcess) -> None:
    somebody = Person(here.url, "")
    told = somebody.get("/schema/openapi.json")
    assert (told.status_code, told.headers["content-type"].partition(";")[0]) == (200, "application/json")
    for page in ("swagger", "redoc", "rapidoc", "elements", "openapi.yaml"):
        answer = somebody.get(f"/schema/{page}")
        assert answer.status_code == 404
        assert "<script" not in answer.text


def test_the_types_of_the_frame_are_made_without_any_game(document: Any) -> None:
    frame = json.loads(made_document())["components"]["schemas"]
    views = set(map(view_of, game_names()))
    assert views <= document["components"]["schemas"].keys()
    assert views & frame.keys() == set()
    assert "anyOf" not in frame["View"]
    assert {"Message", "Snapshot", "Moved", "ReplayStep", "Problem"} <= frame.keys()


def test_two_games_of_ours_call_different_types_by_different_names(document: Any) -> None:
    """In the document they stand side by side under the names of their classes, and beside the types of the frame."""
    schemas = document["components"]["schemas"]
    for name in game_names():
        _, own = json.loads(json.dumps(schemas_of(find_game(name), edition_of(find_game(name)))))
        assert {known: schema for known, schema in own.items() if schemas[known] != schema} == {}


def test_everything_that_is_referred_to_is_there(document: Any) -> None:
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
    assert names <= document["components"]["schemas"].keys()
    assert {"Problem", "Message", "View", "Done"} <= names


def view_of(name: str) -> str:
    """What a game calls its view."""
    game = find_game(name)
    return type(game.view(game.new(game.seats.start), None)).__name__


def test_messages_answers_and_the_views_of_all_games_are_in_the_document(document: Any) -> None:
    schemas = document["components"]["schemas"]
    assert set(schemas["Message"]["discriminator"]["mapping"]) == set(
        "snapshot moved card plan presence chat frozen ended done problem".split()
    )
    assert "text" in schemas["Answer"]["properties"], "the answer to a question of TAXI!"
    assert {view["$ref"].rpartition("/")[2] for view in schemas["View"]["anyOf"]} == set(map(view_of, game_names()))
    stream = document["paths"]["/api/tables/{table}/events"]["get"]["responses"]["200"]["content"]
    assert stream == {"text/event-stream": {"schema": {"$ref": "#/components/schemas/Message"}}}


def test_every_request_says_how_it_is_refused(document: Any) -> None:
    for path, item in document["paths"].items():
        for told in item.values():
            refused = told["responses"]["default"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Problem"}, path


def test_what_is_sent_is_what_the_document_says(here: InProcess) -> None:
    ada = Person(here.url, "Ada")
    laid = ada.lay("space-taxi", "me")
    assert ada.do(laid, "start").status_code == 200
    with ada.follow(laid, 1) as stream:
        seq = stream.next()["seq"]
        for key in ("k0", "k1"):
            stream.send(1, seq, "throw", key)
    told: list[Any] = [msgspec.json.decode(text, type=Message) for text in stream.heard]
    done, problem = (message for message in told if isinstance(message, MoveDone | MoveProblem))
    assert isinstance(done, MoveDone)
    assert isinstance(problem, MoveProblem)
    assert (problem.key, problem.status, problem.problem.reason) == ("k1", 409, "server-moved-on")
