"""A request that is sent again gets the answer that it got before."""

from cabstand.server.messages import Done
from cabstand.server.receipts import MOST_REMEMBERED, Receipts
from cabstand.store.store import Row


def test_a_request_that_made_a_line_is_answered_with_the_number_of_that_line() -> None:
    receipts = Receipts()
    receipts.took(Row("t", 7, "1: throw", "ada", 0, "1/key"))
    assert receipts.find("1/key") == Done(7)
    assert receipts.find("2/key") is None, "the key of another seat"


def test_requests_that_made_no_line_are_remembered_for_a_while_only() -> None:
    receipts = Receipts()
    for number in range(MOST_REMEMBERED + 5):
        assert receipts.remember(f"1/{number}", Done(number, waits=True)) == Done(number, waits=True)
    assert receipts.find("1/4") is None
    assert receipts.find("1/5") == Done(5, waits=True)
    assert receipts.find(f"1/{MOST_REMEMBERED + 4}") == Done(MOST_REMEMBERED + 4, waits=True)
