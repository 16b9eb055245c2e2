"""A shift kept by hand: the sheet told once more from top to bottom, as a script that waits for each move."""

from collections.abc import Generator
from typing import Final

Waits = Generator[str, str, int]
"""Yields what is asked, is sent the move in notation."""

RIGHT: Final = "right"


class ByHand:
    """Knows the moves only by their notation. `written` is what it would write on a slip of paper after each."""

    def __init__(self, seats: int, rounds: int, board: str, gifts: str) -> None:
        loop, ladder = board.split(";")
        self.loop, self.ladder = loop.split(","), [int(number) for number in ladder.split(",")]
        self.gifts = [int(amount) for amount in gifts.split("/")]
        self.rounds, self.round = rounds, 0
        self.money, self.token, self.out = [20] * seats, [True] * seats, [False] * seats
        self.place, self.started, self.bank = ["0"] * seats, [False] * seats, 800 - 20 * seats
        self.seat, self.time = 0, False
        self.script = self.shift()
        self.ask = next(self.script)

    def follow(self, actor: int, text: str) -> None:
        if text == "redeem":
            self.redeem(actor)
        elif text == "time":
            self.time = True
        else:
            try:
                self.ask = self.script.send(text)
            except StopIteration:
                self.ask = "over"

    def written(self) -> dict[str, str]:
        return {
            "ask": self.ask,
            "seat": str(self.seat + 1),
            "rounds": f"{self.rounds}/{self.round}",
            "money": ",".join(map(str, self.money)),
            "token": ",".join(str(int(held)) for held in self.token),
            "out": ",".join(str(int(gone)) for gone in self.out),
            "place": ",".join(self.place),
            "started": ",".join(str(int(begun)) for begun in self.started),
        }

    # --- the shift

    def shift(self) -> Waits:
        starter = yield from self.order()
        seats = len(self.money)
        while not self.rounds or self.round < self.rounds:
            for step in range(seats):
                seat = (starter + step) % seats
                if self.out[seat]:
                    continue
                self.seat = seat
                yield from self.turn()
                if self.time or self.out.count(False) == 1:
                    return self.end()
            self.round += 1
        return self.end()

    def order(self) -> Waits:
        throwing = list(range(len(self.money)))
        while True:
            thrown = {}
            for self.seat in throwing:
                thrown[self.seat] = yield from self.throw("order")
            throwing = [seat for seat in throwing if thrown[seat] == max(thrown.values())]
            if len(throwing) == 1:
                return throwing[0]

    def end(self) -> int:
        for seat in range(len(self.money)):
            if not self.token[seat] and self.money[seat] >= 31:
                self.redeem(seat)
        return 0

    def winners(self) -> list[int]:
        holders = [seat for seat in range(len(self.money)) if self.token[seat]]
        most = max((self.money[seat] for seat in holders), default=0)
        return [seat for seat in holders if self.money[seat] == most]

    # --- a turn

    def throw(self, why: str) -> Waits:
        assert (yield why) == "throw"
        return int((yield f"{why}+").removeprefix("die "))

    def turn(self) -> Waits:
        if self.place[self.seat][0] == "d":
            return (yield from self.on_the_ladder())
        box = "fare-"
        while box.startswith("fare-"):
            die = yield from self.throw("throw")
            box = self.drive(die)
            if box.startswith("fare-"):
                self.earn(int(box[5:]))
        return (yield from self.do(box))

    def drive(self, die: int) -> str:
        """Box by box; the rank pays as soon as the counter stands on the box behind it."""
        for _ in range(die):
            if self.place[self.seat] == "0" and self.started[self.seat]:
                self.earn(10)
            self.started[self.seat] = True
            self.place[self.seat] = str((int(self.place[self.seat]) + 1) % len(self.loop))
        return self.loop[int(self.place[self.seat])]

    def do(self, box: str) -> Waits:
        if box.startswith("question-"):
            yield "question"
            if (yield "question") == RIGHT:
                self.earn(int(box[-1]))
        elif box in ("give", "foot-give"):
            choice = yield "choose"
            target = self.seat if choice == "keep" else int(choice.removeprefix("hand ")) - 1
            amount = self.gifts[int((yield "gift").removeprefix("card ")) - 1]
            self.earn(amount, target) if amount > 0 else self.lose(-amount, target)
        elif box in ("sound", "foot-sound"):
            yield "talk"
            self.earn(4 * int((yield "talk").removeprefix("words ")))
        elif box == "refuel":
            self.lose(6)
        elif box == "diversion":
            yield from self.down_the_ladder()
        return 0

    def down_the_ladder(self) -> Waits:
        self.place[self.seat] = "d1"
        why, rung = "divert", 1
        while True:
            choice = yield why
            if choice == "pay":
                self.lose(20)
                self.place[self.seat] = str(self.loop.index("exit"))
                return 0
            die = int((yield f"{why}+").removeprefix("die "))
            why, rung = "slide", min(rung + die, len(self.ladder))
            self.place[self.seat] = f"d{rung}"
            if die != 1:
                return 0
            self.lose(6)
            if self.out[self.seat] or rung == len(self.ladder):
                return 0

    def on_the_ladder(self) -> Waits:
        number = self.ladder[int(self.place[self.seat][1:]) - 1]
        for _ in range(2):
            if (yield from self.throw("ladder")) == number:
                foot = "foot-" + (yield "leave").removeprefix("leave ")
                self.place[self.seat] = str(self.loop.index(foot))
                return (yield from self.do(foot))
        self.lose(4)
        return 0

    # --- money

    def earn(self, pounds: int, seat: int | None = None) -> None:
        self.money[self.seat if seat is None else seat] += pounds
        self.bank -= pounds

    def lose(self, pounds: int, seat: int | None = None) -> None:
        who = self.seat if seat is None else seat
        for _ in range(pounds):
            if self.money[who]:
                self.money[who] -= 1
                self.bank += 1
        if self.money[who]:
            return
        if self.token[who]:
            self.token[who] = False
            self.earn(20, who)
        else:
            self.out[who] = True
            if self.place[who][0] == "d":
                self.place[who] = str(self.loop.index("diversion"))

    def redeem(self, seat: int) -> None:
        self.money[seat] -= 30
        self.bank += 30
        self.token[seat] = True
