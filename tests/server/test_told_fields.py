"""What nobody may see of a plan reaches no message: everybody follows a lobby and a game, and each message is searched."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from msgspec.structs import replace
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, Stream, everybody_goes_home
from tests.server.worlds import TOKENS, lay_in, sits

from cabstand.server.players import hashed
from cabstand.table.plan import Dice, GameSettings, Invitation, Plan, Progress, Seats, Settings, Waiting, change
from cabstand.table.told import OF_PLACE, OF_PLAN, Row

HIDDEN: Final = {
    "Seats.knew": "hidden-knew",
    "Seats.cleared": "hidden-cleared",
    "Seats.forgotten": "hidden-forgotten",
    "Invitation.link": hashed("invite"),
    "Progress.early_at": "987654321",
    "Waiting.nonce": "hidden-nonce",
}
"""The fields that nobody may see, with values that are found wherever they appear."""

LOBBY: Final = Plan(
    table="lobby",
    game=GameSettings("space-taxi", 1),
    seats=Seats(
        host="ada",
        places=(replace(sits("ada"), nonce="a"), replace(sits("ben"), nonce="b")),
        waiting=(Waiting("gus", "Gus", HIDDEN["Waiting.nonce"]),),
        knew={1: (HIDDEN["Seats.knew"],)},
        cleared=(HIDDEN["Seats.cleared"],),
        forgotten=(HIDDEN["Seats.forgotten"],),
    ),
    dice=Dice("5e" * 32),
    invitation=Invitation(HIDDEN["Invitation.link"], "HORSE"),
    settings=Settings(watch=True, coach=True, big=True),
    progress=Progress(early_at=int(HIDDEN["Progress.early_at"])),
)
GAME: Final = change(LOBBY, table="game", stage="playing", names=("Ada", "Ben"), code="MOUSE")


class Ears:
    """Three people, and everything that they hear."""

    def __init__(self, url: str) -> None:
        self.heard: list[str] = []
        self.people = {name: Person(url, name, token=TOKENS[name]) for name in ("ada", "ben", "cleo")}
        for person in self.people.values():
            person.http.event_hooks = {"response": [self._hear]}

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(f"{response.status_code} {response.headers} {response.text}")


@pytest.fixture
def ears(tmp_path: Path) -> Iterator[Ears]:
    lay_in(tmp_path, (LOBBY, []), (GAME, []))
    house = InProcess(tmp_path).open()
    yield Ears(house.url)
    everybody_goes_home()
    house.close()
    assert "Traceback" not in house.said, house.said


def test_every_field_that_nobody_may_see_is_looked_for() -> None:
    rows: dict[type, Mapping[str, Row[Any]]] = {**OF_PLAN, **OF_PLACE}
    hidden = {
        f"{kind.__name__}.{name}" for kind, fields in rows.items() for name, row in fields.items() if row.audience == "nobody"
    }
    assert hidden == {*HIDDEN}


def test_what_nobody_may_see_reaches_no_message(ears: Ears) -> None:
    ada, ben, cleo = ears.people.values()
    lobby, game = Laid("lobby", "lobby.invite"), Laid("game", "game.invite")
    with ExitStack() as stack:
        streams: list[Stream] = []
        for person, laid, seat in ((ada, lobby, 1), (ben, lobby, 2), (ada, game, 1), (ben, game, 2), (cleo, game, None)):
            if person is cleo:
                assert cleo.join(laid).status_code == 200
            streams.append(stack.enter_context(person.follow(laid, seat)))
            assert streams[-1].next()["type"] == "snapshot"
        answers = [
            ada.get("/tables"),
            cleo.get("/tables"),
            ada.get("/tables/lobby"),
            ben.get("/tables/lobby"),
            ada.do(lobby, "nonce", seat=1, nonce="another"),
            ada.do(lobby, "order", order=[2, 1]),
            ada.do(lobby, "chat", phrase="chat-hello"),
            cleo.post("/join", code="HORSE", nonce=""),
            ben.move(game, 2, streams[3].seq, "throw"),
            ben.get("/tables/game/coach?seat=2"),
            cleo.get("/tables/game/log"),
            ben.get("/tables/game/moves?seat=2"),
            ada.do(game, "pause"),
            ada.do(game, "pause"),
            ada.do(game, "give-up"),
            ben.do(game, "give-up"),
            cleo.get("/tables/game/log"),
            cleo.get("/tables/game/replay"),
            ben.do(game, "rematch"),
            ben.get("/tables"),
        ]
        assert [answer.text for answer in answers if not answer.is_success] == []
        for stream in streams[2:]:
            while not stream.plan["next_table"]:
                stream.next()
        ears.heard += [text for stream in streams for text in stream.heard]
    assert any("Gus" in text for text in ears.heard), "the host is told who waits"
    assert any("5e" * 32 in text for text in ears.heard), "the secret is shown in the end"
    for field, value in HIDDEN.items():
        assert not [text for text in ears.heard if value in text], field
