"""RE-FUEL: pay £6."""

from tests.games.taxi.table import TO_REFUEL, asked, fields, look, money, sit, throws, where


def test_refuelling_costs_6_and_the_next_seat_throws() -> None:
    match = sit()
    before = look(match).bank
    throws(match, TO_REFUEL)
    assert where(match) == "refuel"
    assert money(match) == [14, 20, 20]
    assert look(match).bank == before + 6
    assert asked(match) == "2 throw"


def test_who_cannot_pay_it_all_pays_what_there_is() -> None:
    match = sit(money="4,20,20")
    before = look(match).bank
    throws(match, TO_REFUEL)
    assert fields(match, "money", "token") == ("20,20,20", "0,1,1")
    assert look(match).bank == before + 4 - 20


def test_the_last_pound_may_be_kept() -> None:
    assert fields(throws(sit(money="7,20,20"), TO_REFUEL), "money", "token") == ("1,20,20", "1,1,1")
