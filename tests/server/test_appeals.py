"""Who may let a wrong answer count, and how many it takes."""

import pytest

from cabstand.server.appeals import decision

ASKER = 1
BOT_ASKS = 9


@pytest.mark.parametrize(
    ("said", "asker", "present", "decided"),
    [
        ({}, ASKER, {1, 2, 3}, None),
        ({1: True}, ASKER, {1, 2, 3}, True),
        ({1: False}, ASKER, {1}, False),
        ({1: False}, ASKER, {1, 2}, False),
        ({1: False}, ASKER, {1, 2, 3}, None),
        ({1: False, 2: True}, ASKER, {1, 2, 3}, None),
        ({1: False, 2: True, 3: True}, ASKER, {1, 2, 3}, True),
        ({1: False, 2: False}, ASKER, {1, 2, 3}, False),
        ({2: False, 3: False}, ASKER, {1, 2, 3}, None),
        ({2: True, 3: True}, ASKER, {1, 2, 3}, True),
        ({2: True}, BOT_ASKS, {2}, True),
        ({2: True}, BOT_ASKS, {2, 3}, None),
        ({2: True, 3: False}, BOT_ASKS, {2, 3}, False),
        ({2: True, 3: True}, BOT_ASKS, {2, 3}, True),
        ({2: False}, BOT_ASKS, {2}, False),
    ],
)
def test_the_asker_or_more_than_half_let_an_answer_count(
    said: dict[int, bool], asker: int, present: set[int], decided: bool | None
) -> None:
    assert decision(said, asker, frozenset(present)) is decided
