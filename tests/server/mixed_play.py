"""Friends at one table after another: all three games, by link and by code, with bots, chat, lost connections and replays."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any, Final

import httpx
from tests.server.people import Laid, Person, Stream

GAMES: Final = ("space-taxi", "taxi", "fare-play")
MOVES: Final = {"throw": "throw", "choose": "keep", "divert": "throw", "leave": "leave sound"}
_STEPS: Final = 40
_numbers = count(1)


class Friends:
    """Two people who play together, again and again. `moves` counts what they did at tables, `tables` how many they laid."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.address = f"127.0.1.{seed + 1}"
        self.chance = random.Random(seed)
        self.moves = 0
        self.tables = 0
        self.people: list[Person] = []

    def play(self, goes_on: Callable[[], bool]) -> None:
        """Evenings of a few tables each, with names of their own."""
        while True:
            self._meet()
            for _ in range(self.chance.randint(1, 4)):
                self._one_table(GAMES[self.tables % len(GAMES)])
                if not goes_on():
                    self._go_home()
                    return
            self._go_home()

    def _meet(self) -> None:
        self.people = [Person(self.url, f"{name} {next(_numbers)}", self.address) for name in ("Ada", "Ben")]

    def _go_home(self) -> None:
        for person in self.people:
            if self.chance.random() < 0.5:
                _fine(person.delete("/me"))
            person.http.close()

    # --- one table

    def _one_table(self, game: str) -> None:
        host, guest = self.people
        self.tables += 1
        laid = host.lay(game, "me", "link", "bot", bot_pace="quick", chat=True, watch=True)
        if self.chance.random() < 0.1:
            return  # nobody comes: the lobby stays behind
        if self.chance.random() < 0.5:
            _fine(guest.join(laid))
        else:
            _fine(guest.post("/join", code=laid.code))
            _fine(host.do(laid, "guests", guest=1, let_in=True))
        _fine(host.do(laid, "start"))
        with ExitStack() as stack:
            screens = [stack.enter_context(person.follow(laid, seat)) for seat, person in enumerate(self.people, 1)]
            for screen in screens:
                screen.next()
            for step in range(_STEPS):
                if screens[0].view["over"]:
                    break
                self._step(game, laid, screens)
                if step % 10 == 9:
                    self._chat_and_look_back(laid)
                if step % 15 == 14:  # a phone that slept
                    screens[1].socket.close()
                    screens[1] = stack.enter_context(guest.follow(laid, 2, since=screens[1].seq))
                    screens[1].next()
        self._part(laid)

    def _step(self, game: str, laid: Laid, screens: list[Stream]) -> None:
        """Whoever of the two is asked does something; where a bot is, they watch."""
        seq = screens[0].seq
        while screens[1].seq < seq:
            screens[1].next()
        for seat, (person, screen) in enumerate(zip(self.people, screens, strict=True), 1):
            if screen.seq == seq and (asked := self._wants(game, screen.view, screen.window, seat)) is not None:
                what, body = asked
                answer = person.do(laid, what, seat=seat, seq=seq, key=f"k{next(_numbers)}", **body)
                assert answer.status_code in (200, 409, 422), answer.text
                self.moves += 1
                if answer.status_code == 422 and what == "moves":
                    raise AssertionError(answer.text)
        while screens[0].seq == seq and not screens[0].view["over"]:
            screens[0].next()

    def _wants(self, game: str, view: Any, window: Any, seat: int) -> tuple[str, dict[str, str]] | None:
        if view["over"]:
            return None
        if game == "fare-play":
            free = view["moves"] and not (window and window["answered"])
            return ("moves", {"move": self.chance.choice(view["moves"])}) if free else None
        if game == "taxi" and view["waiting_for"]:
            return ("answers", {"text": "no idea"}) if view["seat_in_turn"] == seat else None
        if view["seat_in_turn"] != seat or not view["ask"]:
            return None
        return "moves", {"move": MOVES[view["ask"]] if game == "taxi" else _space_taxi(view, self.chance)}

    def _chat_and_look_back(self, laid: Laid) -> None:
        host, guest = self.people
        host.do(laid, "chat", text="well, well")
        guest.do(laid, "chat", phrase="chat-well-played")
        _fine(guest.get(f"/tables/{laid.id}/replay?seat=2"))
        _fine(host.get("/tables"))

    def _part(self, laid: Laid) -> None:
        """A table ends in one of the ways in which tables end."""
        host, guest = self.people
        way = self.chance.randrange(5)
        if host.plan(laid)["stage"] == "playing":
            if way == 0:
                _fine(guest.do(laid, "leave", seat=2))
                _fine(host.delete(f"/tables/{laid.id}"))
                return
            if way == 1:
                _fine(host.delete(f"/tables/{laid.id}"))
                _fine(guest.delete(f"/tables/{laid.id}"))
                return
            for person in self.people:
                person.do(laid, "give-up", agree=True)
        log = host.log(laid)
        _fine(host.http.post("/api/replays", json={"log": log}))
        if way == 2:
            again = _fine(guest.do(laid, "rematch")).json()["plan"]
            _fine(guest.delete(f"/tables/{again['table']}"))
        if way >= 3:
            for person in self.people:
                person.delete(f"/tables/{laid.id}")


def _space_taxi(view: Any, chance: random.Random) -> str:
    if view["ask"] != "play":
        return "throw" if view["ask"] == "throw" else "return 0"
    tiles = [tile["number"] for tile in view["tiles"] if tile["refusal"] is None and tile["number"] <= len(view["dice"])]
    dice = sorted(view["dice"], key=lambda die: (not die["must"], chance.random()))[: chance.choice(tiles)]
    return " ".join(("s" if die["kind"] == "crystal" else "") + die["face"] for die in dice) or "0"


def _fine(answer: httpx.Response) -> httpx.Response:
    assert answer.status_code in (200, 201), answer.text
    return answer
