"""Editions of one's own: looked through as the terminal does, kept for their owner alone, played with at a table."""

import base64
import csv
import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.in_process import InProcess
from tests.server.packs import FAULTS, FAULTY, MISTAKEN, MISTAKES, TOWN, sent
from tests.server.people import Laid, Person
from tests.server.run import Quick
from tests.server.town import board_of

from cabstand.core import OVER, find_game
from cabstand.core.rng import stream
from cabstand.games.taxi.edition import EDITION
from cabstand.games.taxi.packs.check import check_pack
from cabstand.games.taxi.packs.included import INCLUDED, included_pack, london
from cabstand.games.taxi.packs.limits import MOST_BYTES
from cabstand.games.taxi.packs.pack import Pack, read_pack
from cabstand.server.editions import MOST_KEPT
from cabstand.table.fold import Fold
from cabstand.table.log import read_log
from cabstand.table.table import Table, header_for


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


INCLUDED_NAMES = [included_pack(city).name for city in INCLUDED]


def keep(person: Person, files: dict[str, str]) -> str:
    """The hash under which a sound pack is kept."""
    answer = person.post("/editions", **sent(files))
    assert answer.status_code == 200, answer.text
    assert answer.json()["faults"] == []
    sha: str = answer.json()["edition"]["sha"]
    return sha


def own(person: Person) -> list[Any]:
    return [edition for edition in person.get("/editions").json() if edition["mine"]]


def lay(host: Person, sha: str, **options: str) -> Laid:
    laid = host.lay("taxi", "me", "bot", edition=sha, options=options)
    assert host.do(laid, "start").status_code == 200
    return laid


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def first_question(host: Person, laid: Laid) -> tuple[Any, int]:
    """The first question that the host is asked, as a screen shows it, and the table's number then."""
    with host.follow(laid, 1) as screen:
        for _ in range(200):
            message = screen.next()
            card = message.get("card")
            if card and (card["kind"], card["stage"], card["seat"]) == ("question", "open", 1):
                return card, screen.seq
            if message["type"] in ("snapshot", "moved") and screen.view["ask"]:
                assert host.move(laid, 1, screen.seq, "throw").status_code == 200
    raise AssertionError("nobody asked anything")


def test_a_pack_is_kept_and_listed_for_its_owner_alone(any_in_process: InProcess) -> None:
    ada, ben = Person(any_in_process.url, "Ada"), Person(any_in_process.url, "Ben")
    sha = keep(ada, TOWN)
    assert [edition["name"] for edition in ada.get("/editions").json()] == [*INCLUDED_NAMES, "Millbrook"]
    assert (own(ada)[0]["questions"], own(ada)[0]["gifts"], own(ada)[0]["talks"]) == (2, 2, 2)
    assert ada.get(f"/editions/{sha}").json()["files"] == TOWN
    assert ada.get(f"/editions/{sha}").json()["about"]["authors"] == "Ada, Ben"

    assert own(ben) == []
    for answer in (
        ben.get(f"/editions/{sha}"),
        ben.get(f"/editions/{sha}/zip"),
        ben.delete(f"/editions/{sha}"),
        ben.get("/editions/" + "0" * 64),
    ):
        assert (answer.status_code, answer.json()["reason"]) == (404, "server-no-such-edition")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for wanted in (sha, "0" * 64):
        assert ben.post("/tables", game="taxi", seats=seats, edition=wanted).status_code == 404
    assert ada.post("/tables", game="fare-play", seats=seats, edition=sha).status_code == 404
    assert Person(any_in_process.url, "").get("/editions").status_code == 403


def test_the_questions_of_an_own_pack_are_asked_and_survive_a_restart_and_their_owners_second_thoughts(
    house: InProcess,
) -> None:
    ada = Person(house.url, "Ada")
    sha = keep(ada, TOWN)
    laid = lay(ada, sha, board=board_of("question-2"))
    assert ada.plan(laid)["edition"] == "Millbrook"
    assert read_log(ada.log(laid))[0].facts["pack"] == sha
    assert ada.delete(f"/editions/{sha}").status_code == 200
    assert own(ada) == []
    house.drop()
    house.open()
    asked, seq = first_question(ada, laid)
    assert asked["text"] in ("In which year did our mill burn down?", "What is baked here on the first Sunday in May?")
    right = "1851" if "mill" in asked["text"] else "a ring of bread"
    with ada.follow(laid, 1) as screen:
        assert ada.do(laid, "answers", seat=1, seq=seq, key="a", text=right).status_code == 200
        assert screen.until("moved", seq=seq + 1)["happened"][0]["line"] == "referee: right"
    assert house.rows("SELECT count(*) FROM pack") == [(1,)]
    assert ada.do(laid, "give-up", agree=True).status_code == 200
    again = ada.do(laid, "rematch").json()["plan"]
    assert again["edition"] == "Millbrook"
    assert ada.delete(f"/tables/{laid.id}").status_code == 200
    assert house.rows("SELECT count(*) FROM pack") == [(1,)]
    assert ada.delete(f"/tables/{again['table']}").status_code == 200
    assert house.rows("SELECT count(*) FROM pack") == [(0,)]


def test_whoever_is_forgotten_takes_their_packs_along(any_in_process: InProcess) -> None:
    ada = Person(any_in_process.url, "Ada")
    sha = keep(ada, TOWN | {"give_or_take.csv": TOWN["give_or_take.csv"] + "3,5,A coin on the kerb.\n"})
    assert any_in_process.rows("SELECT count(*) FROM pack WHERE sha = ?", sha) == [(1,)]
    assert ada.delete("/me").status_code == 200
    assert any_in_process.rows("SELECT count(*) FROM pack WHERE sha = ?", sha) == [(0,)]


@pytest.mark.parametrize("files", [FAULTY, MISTAKEN], ids=["form", "content"])
def test_faults_are_those_that_the_terminal_tells(
    house: InProcess, host: Person, tmp_path: Path, files: dict[str, str]
) -> None:
    answer = host.post("/editions", **sent(files)).json()
    told = [(fault["file"], fault["line"], fault["reason"], fault["args"]) for fault in answer["faults"]]
    assert told == [(fault.file, fault.line, fault.reason, fault.args) for fault in check_pack(write(tmp_path, files))]
    assert answer["edition"] is None
    assert own(host) == []
    if files is FAULTY:
        assert {place[:3] for place in told} >= set(FAULTS)
    else:
        assert {reason for _, _, reason, _ in told} == MISTAKES
    assert answer["texts"]["files"] == files


def test_faults_are_told_in_the_readers_language(house: InProcess) -> None:
    ada = Person(house.url, "Ada")
    ada.http.headers["accept-language"] = "de"
    faults = ada.post("/editions", **sent({})).json()["faults"]
    assert [(fault["file"], fault["message"]) for fault in faults] == [("questions.csv", "fehlt")]


def test_a_pack_may_come_as_a_zip_file_and_is_the_same_pack(house: InProcess, host: Person, tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in TOWN.items():
            archive.writestr(f"millbrook/{name}", text)
        archive.writestr("../../etc/passwd", "nothing")
    answer = host.post("/editions", **sent({"millbrook.zip": packed.getvalue()}), keep=False).json()
    assert (answer["faults"], answer["edition"]) == ([], None)
    assert answer["texts"]["files"] == TOWN
    assert own(host) == []
    sha = host.post("/editions", **sent({"millbrook.zip": packed.getvalue()})).json()["edition"]["sha"]
    assert sha == read_pack(write(tmp_path, TOWN)).sha256
    assert host.delete(f"/editions/{sha}").status_code == 200


def test_what_is_too_large_is_refused(house: InProcess) -> None:
    ada = Person(house.url, "Ada")
    answer = ada.post("/editions", **sent({"notes.txt": b"x" * (MOST_BYTES + 1)}))
    assert (answer.status_code, answer.json()["reason"]) == (422, "server-edition-too-large")
    assert ada.post("/editions", **sent({"questions.csv": b"x" * 2 * MOST_BYTES})).status_code == 413
    assert ada.post("/editions", files={"pack.toml": "no base 64 !"}).status_code == 400


def test_a_shelf_has_an_end(house: InProcess) -> None:
    ada = Person(house.url, "Ada")
    towns = [TOWN | {"pack.toml": TOWN["pack.toml"].replace("Millbrook", f"Town {number}")} for number in range(MOST_KEPT + 1)]
    for town in (*towns[1:], towns[1]):
        keep(ada, town)
    answer = ada.post("/editions", **sent(towns[0]))
    assert (answer.status_code, answer.json()["reason"]) == (422, "server-too-many-editions")
    assert ada.delete(f"/editions/{own(ada)[0]['sha']}").status_code == 200
    keep(ada, towns[0])


def test_too_many_packs_in_a_row_have_to_wait(open_here: Callable[..., InProcess]) -> None:
    house = open_here(Quick(limit_scale=1))
    ada = Person(house.url, "Ada")
    answers = [ada.post("/editions", **sent({})).status_code for _ in range(25)]
    assert answers[:20] == [200] * 20
    assert 429 in answers


def test_nobody_fills_the_disk_with_packs(open_here: Callable[..., InProcess]) -> None:
    size = sum(len(text.encode()) for text in TOWN.values())
    house = open_here(Quick(limit_scale=1, kept_bytes=1.5 * size))
    ada, ben = Person(house.url, "Ada"), Person(house.url, "Ben", "127.0.0.2")
    keep(ada, TOWN)
    answer = ada.post("/editions", **sent(TOWN))
    assert (answer.status_code, answer.json()["reason"]) == (429, "server-many-bytes")
    assert ada.post("/editions", **sent(TOWN), keep=False).status_code == 200, "to look a pack through takes no room"
    keep(ben, TOWN)


def test_a_log_that_names_a_pack_shows_its_cards_to_its_owner_only(house: InProcess, tmp_path: Path) -> None:
    ada, ben, nobody = Person(house.url, "Ada"), Person(house.url, "Ben"), Person(house.url, "")
    keep(ada, TOWN)
    log = played(read_pack(write(tmp_path, TOWN)))
    for person, may in ((ada, True), (ben, False), (nobody, False)):
        assert any(step["card"] for step in person.post("/replays", log=log).json()["steps"]) == may


def played(pack: Pack) -> str:
    """The log of a short shift, made by nobody."""
    game, rng = find_game("taxi"), stream(5)
    terms = EDITION.terms(pack)
    header = header_for(game, terms.options | {"rounds": "2"}, ("Ada", "Ben"), terms.facts)
    table = Table(Fold(header), lambda _, state, __: game.sample(state, rng))
    table.begin()
    while (mover := table.to_move) != OVER:
        table.act(mover, game.draw(table.state, mover, rng))
    return table.fold.text()


def test_nobody_deals_cards_that_a_pack_does_not_have(house: InProcess, host: Person) -> None:
    laid = host.lay("taxi", "me", "bot", options={"questions": "512", "rounds": "2"})
    assert host.plan(laid)["options"]["questions"] == str(len(london().questions) // 2)


def test_a_pack_is_saved_as_a_file_and_sent_again_it_is_the_same(any_in_process: InProcess) -> None:
    ada, ben = Person(any_in_process.url, "Ada"), Person(any_in_process.url, "Ben")
    sha = keep(ada, TOWN)
    saved = ada.get(f"/editions/{sha}/zip")
    assert (saved.status_code, saved.headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(saved.content)) as archive:
        assert archive.namelist() == list(TOWN)
        assert archive.read("questions.csv").startswith("\ufeff".encode()), "spreadsheets need to be told that it is UTF-8"
    answer = ben.post("/editions", files={"town.zip": base64.b64encode(saved.content).decode()})
    assert answer.json()["edition"]["sha"] == sha


def test_a_spreadsheet_may_write_semicolons(any_in_process: InProcess) -> None:
    ada = Person(any_in_process.url, "Ada")
    assert keep(ada, {name: with_semicolons(text) if name.endswith(".csv") else text for name, text in TOWN.items()}) == keep(
        ada, TOWN
    )


def with_semicolons(text: str) -> str:
    written = io.StringIO()
    csv.writer(written, delimiter=";").writerows(csv.reader(io.StringIO(text)))
    return written.getvalue()


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en-GB", "London"),
        ("en-US,en;q=0.9", "World"),
        ("de, en-GB;q=0.5", "Berlin"),
        ("de-AT, fr;q=0.5", "Berlin"),
        ("fr", "Paris"),
        ("ja", "World"),
        ("", "London"),
    ],
)
def test_where_nobody_chooses_the_questions_are_in_the_language_of_the_host(house: InProcess, language: str, name: str) -> None:
    host = Person(house.url, "Ada")
    host.http.headers["Accept-Language"] = language
    assert host.plan(host.lay("taxi", "me", "bot"))["edition"] == name
    assert own_and_others(host)[0]["name"] == name


def test_an_edition_that_comes_with_the_game_can_be_chosen_by_anybody(house: InProcess) -> None:
    host = Person(house.url, "Ada")
    offered = {edition["name"]: edition for edition in own_and_others(host)}
    assert not any(offered[name]["mine"] for name in INCLUDED_NAMES)
    laid = host.lay("taxi", "me", "bot", edition=offered["Paris"]["sha"])
    assert host.plan(laid)["edition"] == "Paris"
    assert host.do(laid, "start").status_code == 200


def test_a_table_and_its_log_count_in_the_money_of_the_edition(house: InProcess) -> None:
    host = Person(house.url, "Ada")
    offered = {edition["name"]: edition["sha"] for edition in own_and_others(host)}
    for name, currency in (("London", ""), ("Berlin", "euro"), ("World", "dollar")):
        laid = host.lay("taxi", "me", "bot", edition=offered[name])
        assert host.plan(laid)["currency"] == currency
        assert host.do(laid, "start").status_code == 200
        assert read_log(host.log(laid))[0].facts.get("currency", "") == currency


def test_world_is_offered_in_each_of_its_languages(house: InProcess) -> None:
    host = Person(house.url, "Ada")
    offered = {edition["name"]: edition for edition in own_and_others(host)}
    told = {name: (offered[name]["language"], offered[name]["also"]) for name in ("World", "Welt", "Monde", "Berlin")}
    assert told == {
        "World": ("en", ["de", "fr"]),
        "Welt": ("de", ["en", "fr"]),
        "Monde": ("fr", ["en", "de"]),
        "Berlin": ("de", []),
    }


def own_and_others(person: Person) -> list[Any]:
    told: list[Any] = person.get("/editions").json()
    return told
