"""A game from elsewhere may bring no texts: its messages are told in plain words."""

from collections.abc import Iterator

import pytest

from cabstand.content import catalogue as texts
from cabstand.content.catalogue import catalogue
from cabstand.core.places import Place, places

pytestmark = pytest.mark.usefixtures("night_rank_without_texts")


@pytest.fixture
def night_rank_without_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Texts that were read while Night Rank was there with its own are read again."""
    monkeypatch.setitem(places(), "night-rank", Place("night-rank", "night_rank:GAME", None, False))
    forget_texts()
    yield
    forget_texts()


def forget_texts() -> None:
    texts.catalogue.cache_clear()
    texts._texts.cache_clear()


@pytest.mark.parametrize(
    ("message", "args", "told"),
    [
        ("night-rank-name", {}, "Night Rank"),
        ("night-rank-not-held", {}, "not held"),
        ("night-rank-not-held", {"card": "W"}, "not held (card W)"),
        ("night-rank-story-drive", {"seat": 1, "card": "W"}, "drive (seat 1, card W)"),
        ("night-rank-story-drive", {"seat": 1, "card": "W", "player": "Ada"}, "Ada: drive (card W)"),
        ("night-rank-story-give", {"seat": 1, "player": "Ada", "to": 2, "other": "Ben"}, "Ada: give (other Ben)"),
    ],
)
def test_a_message_is_told_by_its_id(message: str, args: dict[str, int | str], told: str) -> None:
    assert catalogue("de").tell(message, args) == told


def test_it_still_has_no_text() -> None:
    assert "night-rank-name" not in catalogue()


@pytest.mark.parametrize("message", ["space-taxi-no-such-text", "no-such-text", "night-ranks-name"])
def test_a_missing_text_of_our_own_is_a_mistake(message: str) -> None:
    with pytest.raises(KeyError):
        catalogue().say(message)
