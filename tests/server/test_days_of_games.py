"""Every game that has a daily has its own days on a server: secrets, attempts and boards."""

from collections.abc import Callable
from pathlib import Path

from tests.server.house import House
from tests.server.packages import install, like_space_taxi, use
from tests.server.people import Laid, Person


def test_a_game_of_another_package_has_days_of_its_own(tmp_path: Path, new_house: Callable[..., House]) -> None:
    daily = "from cabstand.games.space_taxi.daily import DAILY as DAILY\n"
    install(tmp_path / "site", "night_flight", {"adapter": like_space_taxi("night-flight"), "daily": daily})
    house = use(new_house(), tmp_path / "site").open()
    ada = Person(house.url, "Ada")
    first, other = ada.get("/daily").json(), ada.get("/daily?game=night-flight").json()
    assert (first["game"], other["game"]) == ("space-taxi", "night-flight")
    assert first["day"] == other["day"]
    assert first["commitment"] != other["commitment"]

    laid = ada.post("/daily?game=night-flight").json()
    assert (laid["game"], laid["day"], laid["attempt"]) == ("night-flight", other["day"], 1)
    assert laid["commitment"] == other["commitment"]
    assert ada.do(Laid(laid["table"]), "give-up", agree=True).status_code == 200
    assert ada.get("/daily?game=night-flight").json()["mine"]["attempts"] == 1
    assert ada.get("/daily").json()["mine"] is None
    assert ada.post("/daily").json()["game"] == "space-taxi"
    assert house.close() == 0
    assert "Traceback" not in house.said
