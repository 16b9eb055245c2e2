"""The texts of a game over the network: what a page that was built without them reads."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.server.in_process import InProcess
from tests.server.people import Person

from cabstand.content.catalogue import catalogue


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def test_all_texts_of_a_game_are_told_in_one_fluent_text(host: Person) -> None:
    answer = host.http.get("/api/texts/taxi/de")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(answer.text))
    for message in ("taxi-name", "taxi-character-pearl-line", "taxi-web-passes"):
        pattern = bundle.get_message(message).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {"player": "Ada"})[0] == catalogue("de").say(message, player="Ada")


def test_texts_that_have_not_changed_are_not_sent_again(host: Person) -> None:
    tag = host.http.get("/api/texts/taxi/en").headers["etag"]
    again = host.http.get("/api/texts/taxi/en", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert host.http.get("/api/texts/taxi/fr", headers={"If-None-Match": tag}).status_code == 200


def test_only_games_and_languages_that_there_are_have_texts(host: Person) -> None:
    for where in ("chess/en", "taxi/xx", "taxi/..", "..%2Ftaxi/en", "taxi/en%2F.."):
        assert host.http.get(f"/api/texts/{where}").status_code == 404, where
