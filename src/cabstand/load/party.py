"""The people of one table, game after game: they lay it, play, and look at the end whether all that was told has been kept."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from cabstand.core import Game, Seat
from cabstand.load.figures import Figures
from cabstand.load.ledger import Fault, Ledger
from cabstand.load.person import AGAIN, Person
from cabstand.load.wire import Http, Socket, open_socket

SETTLED: Final = 2.0
"""Seconds after the last move within which every screen must show it."""
TRIES: Final = 80
_LOOK: Final = 0.05


class Party:
    """`pace`: how many seconds people think about a move, on average. Of several servers, any may be asked and may break."""

    ledger: Ledger

    def __init__(self, ports: Sequence[int], game: Game, watchers: int, pace: float, figures: Figures, dice: Random) -> None:
        self.figures = figures
        self.pace = pace
        self.sent: dict[int, float] = {}
        """When a line was asked for, by its number."""
        self.is_over = False
        self.may_break = len(ports) > 1
        self._ports = ports
        self._game = game
        self._seats = game.box_seats.start
        self._watchers = watchers
        self._dice = dice
        self._http = Http(dice.choice(ports))
        self._turn = asyncio.Lock()
        self._cookies: list[str] = []
        self._table = ""
        self._said: dict[str, int] = {}
        self._keys = 0
        self._is_stopped = False
        self._people: list[Person] = []

    def stop(self) -> None:
        """No more moves: what is under way is the last."""
        self._is_stopped = True
        self.see_end(True)

    # --- one game after another

    async def arrive(self) -> None:
        """Everybody says hello, and the first game is laid."""
        for number in range(self._seats + self._watchers):
            await self._ask("POST", "/api/players", {"name": f"Guest {number + 1}"}, "")
            self._cookies.append(self._http.cookie)
        await self._lay()

    async def play(self) -> None:
        """Until somebody stops it."""
        while True:
            await self._play_through()
            if self._is_stopped:
                return
            await self._lay()

    async def close(self) -> None:
        self._http.close()

    async def _lay(self) -> None:
        host, *others = self._cookies
        wanted = {"game": self._game.name, "seats": [{"kind": kind} for kind in ["me", *["link"] * (self._seats - 1)]]}
        made = await self._ask("POST", "/api/tables", wanted | {"watch": True, "chat": True}, host)
        self._table = made["plan"]["table"]
        for guest in others[: self._seats - 1]:
            await self._ask("POST", "/api/join", {"invite": made["invite"]}, guest)
        await self._ask("POST", f"/api/tables/{self._table}/start", None, host)
        self.ledger, self.sent, self._said, self.is_over = Ledger(await self._log()), {}, {}, self._is_stopped

    async def _play_through(self) -> None:
        seats: list[Seat | None] = [Seat(number) for number in range(self._seats)] + [None] * self._watchers
        people = self._people = [
            Person(self, seat, cookie, Random(self._dice.random())) for seat, cookie in zip(seats, self._cookies, strict=True)
        ]
        try:
            await self._together(people)
            await self._settle(people)
            self.ledger.compare(await self._log())
            self.figures.counts["games looked at"] += 1
        except Fault as error:
            self.fault(str(error))
        except (OSError, TimeoutError, RuntimeError) as error:
            self.fault(f"{type(error).__name__} {error}")
        finally:
            for person in people:
                person.go()

    async def _together(self, people: Sequence[Person]) -> None:
        """All of them live until it is over; what breaks one ends the game for all."""
        lives: list[Awaitable[None]] = [asyncio.ensure_future(person.live()) for person in people]
        try:
            await asyncio.gather(*lives)
        finally:
            for life in lives:
                life.cancel()  # type: ignore[attr-defined]

    async def _settle(self, people: Sequence[Person]) -> None:
        ends = self.figures.now() + SETTLED
        while behind := [person for person in people if person.seq < self.ledger.seq]:
            if self.figures.now() > ends:
                raise Fault(f"{len(behind)} screens are behind {SETTLED} s after the last move")
            for person in behind:
                if person.is_cut:  # by a server that broke when nobody played any more
                    await person.come()
            await asyncio.sleep(_LOOK)

    # --- for the people

    def new_key(self) -> str:
        self._keys += 1
        return f"load-{self._keys}"

    def see_end(self, over: bool) -> None:
        if over and not self.is_over:
            self.is_over = True
            for person in self._people:
                person.wake()

    def heard(self, text: str) -> int:
        """The place of something that was said among all that was."""
        return self._said.setdefault(text, len(self._said))

    def fault(self, what: str) -> None:
        self.figures.fault(f"table {self._table[:8]}", what)

    async def dial(self, person: Person) -> Socket:
        seat = "" if person.seat is None else f"seat={person.seat + 1}&"
        path = f"/api/tables/{self._table}/live?{seat}since={self.ledger.seq if person.seq < 0 else person.seq}"
        return await open_socket(self._dice.choice(self._ports), path, person.hear, person.cookie)

    async def all_moves(self, person: Person) -> list[str]:
        """What a seat may do, where that is too much for an envelope."""
        seat = (person.seat or 0) + 1
        moves: list[str] = await self._ask("GET", f"/api/tables/{self._table}/moves?seat={seat}", None, person.cookie)
        return moves

    async def say(self, cookie: str) -> None:
        began = self.figures.now()
        try:
            await self._ask("POST", f"/api/tables/{self._table}/chat", {"text": f"hello {self.new_key()}"}, cookie, times=1)
        except (OSError, RuntimeError):
            if not self.may_break:
                raise
            return  # what is said is kept nowhere: nobody says it again
        self.figures.note("chat", began)
        self.figures.counts["chat said"] += 1

    async def _log(self) -> str:
        return str(await self._ask("GET", f"/api/tables/{self._table}/log?seat=1", None, self._cookies[0]))

    async def _ask(self, method: str, path: str, body: Any, cookie: str, times: int = TRIES) -> Any:
        """Where servers may break, another one is asked."""
        async with self._turn:
            for _ in range(times - 1 if self.may_break else 0):
                self._http.cookie = cookie
                with suppress(OSError, RuntimeError):
                    return await self._http.ask(method, path, body)
                self._http.close()
                self._http = Http(self._dice.choice(self._ports))
                await asyncio.sleep(AGAIN)
            self._http.cookie = cookie
            return await self._http.ask(method, path, body)
