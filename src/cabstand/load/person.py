"""Somebody at a table who thinks, moves, errs, is cut off, comes back, talks, and looks at every screen."""

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from cabstand.core import Seat
from cabstand.load.ledger import Fault
from cabstand.load.wire import Socket

if TYPE_CHECKING:
    from cabstand.load.party import Party

MISTAKES: Final = 0.03
"""How much of what they send is a move that cannot be."""
CUTS: Final = 0.02
"""How often a connection breaks just when a move has been sent."""
DOUBLES: Final = 0.03
"""How often a move is sent twice."""
TALKS: Final = 0.03
PATIENCE: Final = 20.0
"""Seconds that an answer may take."""
_AWAY: Final = 2.0
"""Seconds until somebody who was cut off dials again, on average."""
_LOOK: Final = 1.0
"""Seconds between two looks whether the connection still stands."""
AGAIN: Final = 0.25
"""Seconds between two tries to get through."""
_LONGEST: Final = 4.0
"""Nobody thinks longer than so many times the average."""
_REFUSED: Final = range(400, 429)
_MOVED_ON: Final = 409
_BROKEN: Final = 500


class Line(msgspec.Struct):
    seq: int
    line: str


class Done(msgspec.Struct):
    seq: int


class Said(msgspec.Struct):
    text: str


class Envelope(msgspec.Struct):
    asked: list[int]
    moves: list[str] | None
    over: bool


class Heard(msgspec.Struct):
    """Of a message what is checked here."""

    type: str
    seq: int = -1
    happened: list[Line] = []
    missed: list[Line] = []
    view: msgspec.Raw = msgspec.Raw(b"null")
    envelope: msgspec.Raw = msgspec.Raw(b"null")
    key: str = ""
    done: Done | None = None
    status: int = 0
    said: Said | None = None
    chat: list[Said] | None = None


_read: Final = msgspec.json.Decoder(Heard).decode
_read_envelope: Final = msgspec.json.Decoder(Envelope).decode


class Person:
    """`seat` is None for somebody who watches."""

    def __init__(self, party: "Party", seat: Seat | None, cookie: str, dice: Random) -> None:
        self.party = party
        self.seat = seat
        self.cookie = cookie
        self.seq = -1
        """The last line that they have seen."""
        self._dice = dice
        self._socket: Socket | None = None
        self._is_asked = False
        self._listed: list[str] | None = []
        self._woken = asyncio.Event()
        self._here = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._lines: dict[str, int] = {}
        self._last_said = -1

    # --- what they do

    async def live(self) -> None:
        """Until the party is over."""
        while not self.party.is_over:
            if self.is_cut:
                await self.come()
            pause = _LOOK if self.seat is not None else self._dice.expovariate(1 / (20 * _AWAY))
            try:
                await asyncio.wait_for(self._woken.wait(), pause)
            except TimeoutError:
                if self.seat is None:
                    await self._come_back()  # who watches comes and goes
                continue
            self._woken.clear()
            if self._is_asked and not self.party.is_over:
                await self._play()

    @property
    def is_cut(self) -> bool:
        return self._socket is None or self._socket.closed

    async def come(self) -> None:
        """Dial, and hear how things are."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not await self._dial():
                    await asyncio.sleep(AGAIN)
        except TimeoutError:
            raise Fault(f"seat {self.seat} does not get through") from None

    async def _dial(self) -> bool:
        """Whether the whole picture has come."""
        self._here.clear()
        dialled, self._last_said, self._socket = self.party.figures.now(), -1, None
        try:
            self._socket = socket = await self.party.dial(self)
        except OSError:
            return False
        while not self._here.is_set() and not socket.closed:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._here.wait(), AGAIN)
        self.party.figures.note("back", dialled)
        return self._here.is_set()

    def wake(self) -> None:
        """There is something to do, or nothing more."""
        self._woken.set()

    def go(self) -> None:
        if self._socket is not None:
            self._socket.close()

    async def _come_back(self) -> None:
        self.party.figures.counts["cuts"] += 1
        if self._socket is not None:
            self._socket.cut()
        await asyncio.sleep(self._dice.expovariate(1 / _AWAY))
        await self.come()

    async def _play(self) -> None:
        if self.party.pace:
            await asyncio.sleep(min(self._dice.expovariate(1 / self.party.pace), _LONGEST * self.party.pace))
        if not self._is_asked or self.party.is_over:
            return
        seq = self.seq
        moves = await self.party.all_moves(self) if self._listed is None else self._listed
        if self._dice.random() < MISTAKES:
            await self._err(seq, moves)
        await self._move(seq, self._dice.choice(moves))
        if self._dice.random() < TALKS:
            await self.party.say(self.cookie)

    async def _err(self, seq: int, moves: list[str]) -> None:
        """A move that nobody knows, or one for a table that has moved on."""
        is_late = seq > 0 and self._dice.random() < 0.5
        wrong = self._written(seq - 1, moves[0]) if is_late else self._written(seq, "no-such-move")
        answer = await self._send(*wrong)
        self.party.figures.counts["mistakes"] += 1
        if answer.status not in _REFUSED:
            raise Fault(f"a move that cannot be was answered with {answer}")

    async def _move(self, seq: int, move: str) -> None:
        key, text = self._written(seq, move)
        began, chance = self.party.figures.now(), self._dice.random()
        if chance >= CUTS:
            self.party.sent[seq + 1] = began
        if chance < CUTS and self._socket is not None:
            self._socket.send(text)
            await self._come_back()
        elif chance < CUTS + DOUBLES and self._socket is not None:
            self.party.figures.counts["doubles"] += 1
            self._socket.send(text)
        answer = await self._send(key, text)
        if self.party.may_break and answer.status == _MOVED_ON:
            return  # this server had not heard of the last line yet
        if answer.done is None:
            raise Fault(f"the move {move} at line {seq} was answered with {answer}")
        if chance >= CUTS:
            self.party.figures.note("answer", began)
        self.party.figures.counts["moves"] += 1
        line = self.party.ledger.line(answer.done.seq)
        if answer.done.seq != seq + 1 or not line.startswith(f"{(self.seat or 0) + 1}: {move}"):
            raise Fault(f"the move {move} at line {seq} is said to be line {answer.done.seq}: {line}")

    def _written(self, seq: int, move: str) -> tuple[str, bytes]:
        key = self.party.new_key()
        body = {"seat": (self.seat or 0) + 1, "seq": seq, "key": key, "move": move}
        return key, msgspec.json.encode(body)

    async def _send(self, key: str, text: bytes) -> Heard:
        """Send it, and again where the connection breaks, until there is an answer."""
        self._answers[key] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    if self._socket is None or self._socket.closed:
                        await self.come()
                    elif not self._answers[key].done():
                        self._socket.send(text)
                    await asyncio.wait([self._answers[key]], timeout=_LOOK)
                    if not self._answers[key].done():
                        continue
                    answer = self._answers[key].result()
                    if not self.party.may_break or answer.status < _BROKEN:
                        return answer
                    self._answers[key] = asyncio.get_running_loop().create_future()
                    await asyncio.sleep(AGAIN)
        except TimeoutError:
            raise Fault(f"no answer to {text.decode()}") from None
        finally:
            del self._answers[key]

    # --- what they hear

    def hear(self, socket: Socket, text: bytes) -> None:
        if self._socket is not None and socket is not self._socket:
            return
        try:
            self._take(_read(text))
        except (Fault, msgspec.DecodeError, ValueError) as error:
            self.party.fault(str(error))

    def _take(self, heard: Heard) -> None:
        if heard.type in ("snapshot", "moved"):
            self._see(heard)
        elif heard.type in ("done", "problem"):
            self._is_answered(heard)
        elif heard.type == "chat" and heard.said is not None:
            self._is_told(heard.said.text)
        elif heard.type in ("frozen", "ended"):
            raise Fault(f"the stream says {heard.type}")

    def _see(self, heard: Heard) -> None:
        """Lines in order, none twice, none left out; and the screen that they make."""
        if heard.type == "moved" and heard.seq != self.seq + 1:
            raise Fault(f"line {heard.seq} came after line {self.seq}")
        for line in (*heard.missed, *heard.happened):
            self.party.ledger.take(line.seq, line.line)
        for said in heard.chat or ():
            self._is_told(said.text)
        self.party.ledger.check(heard.seq, self.seat, bytes(heard.view), bytes(heard.envelope))
        self.party.figures.counts["screens"] += 1
        self._note_shown(heard)
        self.seq = heard.seq
        envelope = _read_envelope(heard.envelope)
        self.party.see_end(envelope.over)
        self._is_asked = self.seat is not None and self.seat + 1 in envelope.asked
        self._listed = envelope.moves
        if self._is_asked:
            self.wake()
        self._here.set()

    def _note_shown(self, heard: Heard) -> None:
        began = self.party.sent.get(heard.seq) if heard.type == "moved" else None
        if began is not None and not self._is_asked:  # not the one who made it
            self.party.figures.note("shown", began)

    def _is_answered(self, heard: Heard) -> None:
        self.party.figures.counts["answers"] += 1
        if heard.done is not None and self._lines.setdefault(heard.key, heard.done.seq) != heard.done.seq:
            raise Fault(f"one move is line {self._lines[heard.key]} and line {heard.done.seq}")
        waiting = self._answers.get(heard.key)
        if waiting is not None and not waiting.done():
            waiting.set_result(heard)

    def _is_told(self, text: str) -> None:
        """Everybody hears the same in the same order."""
        at = self.party.heard(text)
        if at <= self._last_said:
            raise Fault(f"“{text}” came out of order")
        self._last_said = at
        self.party.figures.counts["chat heard"] += 1
