"""Whatever is sent as a log is a log or is refused: with a line and a reason, and never with a mistake of ours."""

from collections.abc import Callable
from random import Random

from tests.fuzz.logs import LogMutations, folds
from tests.server.house import House
from tests.server.people import Person
from tests.server.test_earlier_store import LOGS
from tests.table.fair_game import OPTIONS, fair_log


def mutations(seed: str) -> LogMutations:
    return LogMutations([*(fair_log(name) for name in OPTIONS), *LOGS.values()], Random(seed))


def test_a_changed_log_is_refused_or_folds_to_a_game_whose_own_text_says_the_same(size: Callable[[int, int], int]) -> None:
    tried = mutations("logs 13")
    accepted = sum(folds(tried.next()) for _ in range(size(400, 100_000)))
    assert accepted > size(20, 5000)


def test_a_changed_log_is_never_answered_with_a_mistake_of_ours(
    house: House, host: Person, size: Callable[[int, int], int]
) -> None:
    tried = mutations("replays 13")
    answers = [host.post("/replays", log=tried.next()) for _ in range(size(60, 5000))]
    assert {answer.status_code for answer in answers} == {200, 422}
    assert all(answer.json()["args"]["line"] >= 1 for answer in answers if answer.status_code == 422)
