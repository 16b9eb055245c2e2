"""Who a card on the table asks, as each reader is told."""

import pytest

from cabstand.core.referee import Card, CardKind, CardStage
from cabstand.server.cards import of_team, seats_asked

READERS = (None, 0, 1, 2)


def asked(card: Card | None) -> list[list[int]]:
    """By reader: a watcher, then the seats."""
    return [list(map(int, seats_asked(card, viewer))) for viewer in READERS]


@pytest.mark.parametrize(("kind", "stage"), [("question", "open"), ("talk", "open"), ("talk", "running"), ("talk", "who")])
def test_a_card_that_is_open_asks_the_seat_that_is_to_answer_or_to_talk(kind: CardKind, stage: CardStage) -> None:
    assert asked(Card(kind, "?", seat=2, asker=1, stage=stage)) == [[1]] * 4


def test_a_wrong_answer_asks_those_who_decide_whether_it_counts() -> None:
    assert asked(Card("question", "?", seat=2, asker=3, stage="shown", judges=(3,))) == [[2]] * 4
    assert asked(Card("question", "?", seat=2, asker=3, stage="shown", judges=(1, 3))) == [[0, 2]] * 4


@pytest.mark.parametrize(
    "card", [None, Card("question", "?", seat=2, asker=3, stage="done"), Card("gift", "!", 1, stage="done")]
)
def test_a_card_that_is_done_with_asks_nobody(card: Card | None) -> None:
    assert asked(card) == [[]] * 4


def test_of_a_team_that_talks_only_the_one_who_does_is_asked_and_the_room_is_told_who_is() -> None:
    card = Card("talk", "Taxis", seat=2, asker=1, stage="running")
    talker, others = of_team(card, "Ada", 1, True), [of_team(card, "Ada", viewer, False) for viewer in READERS]
    assert seats_asked(talker, 1) == [1]
    assert [seats_asked(other, viewer) for other, viewer in zip(others, READERS, strict=True)] == [[1], [1], [], [1]]
    assert [seats_asked(of_team(card, "", viewer, False), viewer) for viewer in READERS] == [[1]] * 4
