"""Whatever the OpenAPI document allows or forbids can be asked of the running server: no answer is a mistake of ours (S15)."""

from collections.abc import Callable
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from tests.server.house import House
from tests.server.people import Person

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ENDLESS = "/api/tables/{table}/events"


def operations(house: House) -> list[Any]:
    schema: Any = schemathesis.openapi.from_url(house.url + "/api/schema/openapi.json")
    schema.config.generation.update(modes=list(GenerationMode))
    found = [result.ok() for result in schema.get_all_operations()]
    return [operation for operation in found if operation.path != ENDLESS]


def test_no_request_of_the_document_is_answered_wrongly(
    house: House, host: Person, guest: Person, size: Callable[[int, int], int]
) -> None:
    asked = operations(house)
    assert len(asked) > 25
    for operation in asked:
        ask(house, operation, host, guest, size(6, 1000))
    assert house.is_up


def ask(house: House, operation: Any, host: Person, guest: Person, most: int) -> None:
    """One kind of request, many times: to tables that are there and to others, by their host, a guest and by nobody."""
    tables = [host.lay("space-taxi", "me", "link", chat=True).id, host.lay("fare-play", "me", "bot", "here").id]
    host.post(f"/tables/{tables[1]}/start")
    tokens = [Person(house.url, "Zoe").token if operation.path == "/api/me" else host.token, guest.token, ""]

    with requests.Session() as session:

        @settings(max_examples=most, suppress_health_check=list(HealthCheck), database=None)
        @given(data=st.data())
        def send(data: st.DataObject) -> None:
            case = data.draw(operation.as_strategy())
            if "table" in (case.path_parameters or {}) and operation.method != "delete":
                case.path_parameters["table"] = data.draw(st.sampled_from([*tables, case.path_parameters["table"]]))
            token = data.draw(st.sampled_from(tokens))
            answer = case.call(session=session, cookies={"cabstand": token} if token else {})
            case.validate_response(answer, checks=CHECKS)

        send()
