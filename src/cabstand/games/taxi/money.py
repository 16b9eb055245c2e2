"""Money, the bankrupt token and the loan: the part of TAXI!'s rules that every box leans on.

ruling: the box holds £800, floats included, but the bank is an account that may go below zero, so that nobody is paid short.
"""

from typing import Final

from cabstand.core.rule import rule
from cabstand.games.taxi.record import Record

CASH: Final = 800
FLOAT: Final = 20
LOAN: Final = 20
TOKEN_COSTS: Final = 30


@rule
def receive(s: Record, seat: int, pounds: int) -> None:
    s.money[seat] += pounds
    s.bank -= pounds


@rule
def pay(s: Record, seat: int, pounds: int) -> None:
    """Pay the bank. ruling: who must pay more than they have, or pays the last pound, is bankrupt; the rest is let go."""
    paid = min(pounds, s.money[seat])
    s.money[seat] -= paid
    s.bank += paid
    if s.money[seat] > 0:
        return
    if s.token[seat]:
        s.token[seat] = 0
        receive(s, seat, LOAN)
    else:
        s.out[seat] = 1
        s.rung[seat] = 0


@rule
def redeem(s: Record, seat: int) -> None:
    """The token comes back for £30, on anyone's turn."""
    s.money[seat] -= TOKEN_COSTS
    s.bank += TOKEN_COSTS
    s.token[seat] = 1


@rule
def can_afford(s: Record, seat: int, pounds: int) -> bool:
    """ruling: what need not be paid is offered only if at least £1 is left afterwards."""
    return bool(s.money[seat] > pounds)
