"""What a seat sees of a game of TAXI!, and what it can choose from. Only a Sound Off card is secret, from who talks."""

from typing import Final, Literal

import msgspec

from cabstand.core.game import Refusal
from cabstand.core.rule import States, plain
from cabstand.games.taxi import record as r
from cabstand.games.taxi import rules
from cabstand.games.taxi.board import board_of
from cabstand.games.taxi.figures import facts
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
    doing: Ask | None
    """What the seat in turn is asked for, whoever looks."""
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


_ASKS: Final[dict[int, Ask]] = {
    r.ORDER: "throw",
    r.THROW: "throw",
    r.CHOOSE: "choose",
    r.DIVERT: "divert",
    r.SLIDE: "throw",
    r.LADDER: "throw",
    r.LEAVE: "leave",
}
_WAITING: Final[dict[int, Waiting]] = {r.QUESTION: "answer", r.TALK: "talk"}
_USED_CARDS: Final = ("question_used", "talk_used", "gift_used", "gift_amounts")
_FIELDS: Final = tuple(name for name in r.STATE.names or () if name not in _USED_CARDS)


def view(hidden: States, seat: int | None, can_redeem: bool) -> TaxiView:
    s: Record = plain(hidden, _FIELDS)
    f = facts(hidden)
    doing = _ASKS.get(s.phase) if not s.rolling else None
    ask = doing if seat == s.seat else None
    board = board_of(s)
    return TaxiView(
        seats=s.seats,
        round=min(s.round_no + 1, s.rounds) if s.rounds else s.round_no + 1,
        rounds=s.rounds,
        over=s.phase == r.DONE,
        time_up=bool(s.time_up),
        for_order=s.phase == r.ORDER,
        order_throws=tuple(s.order_throw[: s.seats]),
        seat_in_turn=s.seat + 1,
        asker=f.asker + 1,
        ask=ask,
        doing=doing,
        waiting_for=_WAITING.get(s.phase) if s.card else None,
        card=s.card if s.card > 0 else None,
        value=f.question_value if s.phase == r.QUESTION else 0,
        hands=tuple(_hand(s, other) for other in range(s.seats)) if ask == "choose" else (),
        can_pay=ask == "divert" and bool(f.can_afford_exit),
        can_redeem=can_redeem,
        throws_left=rules.LADDER_THROWS - s.misses if s.phase == r.LADDER else 0,
        bank=s.bank,
        counters=tuple(_counter(s, other) for other in range(s.seats)),
        loop=board.loop,
        ladder=board.ladder,
    )


def _hand(s: Record, seat: int) -> Hand:
    if seat == s.seat:
        return Hand(seat + 1, Refusal("taxi-not-to-yourself"))
    return Hand(seat + 1, Refusal("taxi-nobody-there", {"seat": seat + 1}) if s.out[seat] else None)


def _counter(s: Record, seat: int) -> Counter:
    return Counter(s.money[seat], bool(s.token[seat]), bool(s.out[seat]), s.place[seat], s.rung[seat])
