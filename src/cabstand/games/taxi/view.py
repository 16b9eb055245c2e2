"""What a seat sees of a game of TAXI!, and what it can choose from. Only a Sound Off card is secret, from who talks."""

from typing import Literal

import msgspec

from cabstand.games.game import Refusal, Seat
from cabstand.games.rule import States, record
from cabstand.games.taxi import money, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.board import board_of
from cabstand.games.taxi.record import Record

Ask = Literal["throw", "choose", "divert", "leave"]
Waiting = Literal["answer", "talk"]


class Counter(msgspec.Struct, frozen=True):
    """What belongs to one seat. `rung` is its box on the ladder, 0 where it is on the loop."""

    money: int
    has_token: bool
    out: bool
    place: int
    rung: int


class Hand(msgspec.Struct, frozen=True):
    """A seat that the Give or Take card could be handed to; where it cannot, the reason."""

    seat: int
    refusal: Refusal | None = None


class TaxiView(msgspec.Struct, frozen=True):
    """Seats are counted from 1, boxes from 0 at RANK."""

    seats: int
    round: int
    rounds: int
    over: bool
    time_up: bool
    for_order: bool
    order_throws: tuple[int, ...]
    seat_in_turn: int
    asker: int
    ask: Ask | None
    waiting_for: Waiting | None
    card: int | None
    value: int
    hands: tuple[Hand, ...]
    can_pay: bool
    can_redeem: bool
    throws_left: int
    bank: int
    counters: tuple[Counter, ...]
    loop: tuple[str, ...]
    ladder: tuple[int, ...]


def view(hidden: States, seat: Seat | None, can_redeem: bool) -> TaxiView:
    s: Record = record(hidden)
    mine = seat == s.seat and not s.rolling
    asks: dict[int, Ask] = {
        r.ORDER: "throw",
        r.THROW: "throw",
        r.CHOOSE: "choose",
        r.DIVERT: "divert",
        r.SLIDE: "throw",
        r.LADDER: "throw",
        r.LEAVE: "leave",
    }
    waiting: dict[int, Waiting] = {r.QUESTION: "answer", r.TALK: "talk"}
    board = board_of(s)
    ask = asks.get(int(s.phase)) if mine else None
    return TaxiView(
        seats=int(s.seats),
        round=min(int(s.round_no) + 1, int(s.rounds)) if s.rounds else int(s.round_no) + 1,
        rounds=int(s.rounds),
        over=bool(s.phase == r.DONE),
        time_up=bool(s.time_up),
        for_order=bool(s.phase == r.ORDER),
        order_throws=tuple(int(die) for die in s.order_throw[: s.seats]),
        seat_in_turn=int(s.seat) + 1,
        asker=int(rules.asker(s)) + 1,
        ask=ask,
        waiting_for=waiting.get(int(s.phase)) if s.card else None,
        card=int(s.card) if s.card > 0 else None,
        value=int(rules.question_value(s)) if s.phase == r.QUESTION else 0,
        hands=tuple(_hand(s, other) for other in range(s.seats)) if ask == "choose" else (),
        can_pay=ask == "divert" and bool(money.can_afford(s, s.seat, rules.EXIT_COSTS)),
        can_redeem=can_redeem,
        throws_left=rules.LADDER_THROWS - int(s.misses) if s.phase == r.LADDER else 0,
        bank=int(s.bank),
        counters=tuple(_counter(s, other) for other in range(s.seats)),
        loop=board.loop,
        ladder=board.ladder,
    )


def _hand(s: Record, seat: int) -> Hand:
    if seat == s.seat:
        return Hand(seat + 1, Refusal("taxi-not-to-yourself"))
    return Hand(seat + 1, Refusal("taxi-nobody-there", {"seat": seat + 1}) if s.out[seat] else None)


def _counter(s: Record, seat: int) -> Counter:
    return Counter(int(s.money[seat]), bool(s.token[seat]), bool(s.out[seat]), int(s.place[seat]), int(s.rung[seat]))
