"""The OpenAPI document: complete, true to what is sent, and without pages that would load scripts from elsewhere."""

import json
import re
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
from tests.server.house import House
from websockets.sync.client import connect

from cabstand.client import Client
from cabstand.core import find_game, game_names
from cabstand.server.messages import Message, MoveDone, MoveProblem


def fetch(house: House, path: str) -> tuple[int, str, str]:
    connection = HTTPConnection("127.0.0.1", house.port, timeout=20)
    connection.request("GET", path)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, answer.headers.get_content_type(), text


@pytest.fixture(scope="module")
def document(rank: House) -> Any:
    return json.loads(fetch(rank, "/api/schema/openapi.json")[2])


def test_the_document_is_json_and_no_page_comes_with_it(rank: House) -> None:
    assert fetch(rank, "/api/schema/openapi.json")[:2] == (200, "application/json")
    for page in ("swagger", "redoc", "rapidoc", "elements", "openapi.yaml"):
        status, _, text = fetch(rank, f"/api/schema/{page}")
        assert status == 404
        assert "<script" not in text


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


def test_what_is_sent_is_what_the_document_says(rank: House) -> None:
    client = Client(rank.url, "Ada")
    table = client.create("space-taxi", ["me"])
    table.start()
    address = f"ws://127.0.0.1:{rank.port}/api/tables/{table.id}/live?seat=1"
    with connect(address, additional_headers={"Cookie": f"cabstand={client.cookie}"}) as socket:
        snapshot: Any = msgspec.json.decode(socket.recv(timeout=20), type=Message)
        answers: list[MoveDone | MoveProblem] = []
        for number in range(2):
            socket.send(json.dumps({"seat": 1, "seq": snapshot.seq, "key": f"k{number}", "move": "throw"}))
            while len(answers) <= number:
                text = socket.recv(timeout=20)
                told: Any = msgspec.json.decode(text, type=Message)
                answers += [told] if isinstance(told, MoveDone | MoveProblem) else []
    assert isinstance(answers[0], MoveDone)
    assert isinstance(answers[1], MoveProblem)
    assert (answers[1].key, answers[1].status, answers[1].problem.reason) == ("k1", 409, "server-moved-on")
