"""What the server refuses, it refuses in the language of whoever asked."""

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, new_key

from cabstand.content.catalogue import catalogue, languages
from cabstand.server.language import preferred, read_all


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("ja, fr;q=0.5, de;q=0.7", "de"),
        ("en-GB, de", "en"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("hu, fr;q=0.3", "fr"),
        ("*", "en"),
        ("", "en"),
        ("de;q=x, fr", "fr"),
        ("de;q=9", "en"),
        (",;,;;q=,\x00", "en"),
        ("../de", "en"),
    ],
)
def test_a_header_is_settled_on_a_complete_language(header: str, language: str) -> None:
    assert preferred(header) == language


def reader(person: Person, header: str) -> Person:
    person.http.headers["accept-language"] = header
    return person


@pytest.mark.parametrize(
    ("header", "told"),
    [
        ("de-DE", "Diesen Tisch gibt es hier nicht. Lass dir den Link noch einmal geben."),
        ("fr", "Cette table n’existe pas ici. Redemande le lien."),
        ("ja", "There is no such table here. Ask for the link again."),
        ("x" * 5000, "There is no such table here. Ask for the link again."),
    ],
)
def test_a_problem_is_told_in_the_readers_language(guest: Person, header: str, told: str) -> None:
    problem = reader(guest, header).get("/tables/nowhere").json()
    assert (problem["reason"], problem["message"]) == ("server-no-such-table", told)


def started(host: Person) -> Laid:
    laid = host.lay("space-taxi", "me", "bot", "bot", options={"starter": "1"})
    assert host.do(laid, "start").status_code == 200
    return laid


def test_a_refused_move_is_told_in_the_readers_language_over_both_roads(host: Person) -> None:
    laid = started(host)
    reader(host, "fr-FR,fr;q=0.9")
    assert host.move(laid, 1, 0, "0").json()["message"] == "Lance d’abord les dés."
    with host.follow(laid, 1) as stream:
        stream.next()
        assert stream.send(1, stream.seq, "0", new_key())["problem"]["message"] == "Lance d’abord les dés."


def test_a_request_that_makes_no_sense_is_refused_in_german(host: Person) -> None:
    assert reader(host, "de").post("/tables", game=7).json()["message"].startswith("Diese Anfrage ergibt hier keinen Sinn:")


def test_a_broken_log_is_explained_in_german(house: InProcess) -> None:
    somebody = reader(Person(house.url, "Ada"), "de")
    problem = somebody.post("/replays", log="cabstand log\ngame: space-taxi\nrules: 1\nseat: A\nseat: B\nseat: C\n\n1: dance\n")
    assert problem.json()["message"].startswith("Zeile ")


def test_all_languages_that_are_complete_are_read_before_anybody_asks() -> None:
    catalogue.cache_clear()
    read_all()
    read = catalogue.cache_info()
    for language in languages():
        if language.complete:
            catalogue(language.code)
    assert catalogue.cache_info().misses == read.misses == sum(language.complete for language in languages())
