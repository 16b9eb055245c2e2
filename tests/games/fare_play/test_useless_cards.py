"""A card of the hand that cannot be used says why, by its kind and by what is asked."""

from tests.games.fare_play.table import IDLE, table


def told(*hand: str, ask: str = "play", **more: object) -> dict[str, str]:
    """What the cards of seat 1 say, where they say anything."""
    t = table(hands=[" ".join(hand)], ask=ask, **more)  # type: ignore[arg-type]
    return {held.card: held.refusal.reason.removeprefix("fare-play-") for held in t.view(1).hand if held.refusal}


def test_a_card_with_nothing_to_do_says_what_it_lacks() -> None:
    assert told("straight", "hearse", "snow-plough", "all-clear", "resurface") == {
        "hearse": "hearse-waits",
        "snow-plough": "nothing-to-clear",
        "all-clear": "nothing-to-clear",
        "resurface": "nothing-to-work-on",
    }
    assert told("straight", "red-light", "detour") == {"red-light": "only-an-answer", "detour": "only-an-answer"}
    assert told("straight", "lose-a-turn", skips=[2, 3]) == {"lose-a-turn": "nobody-to-aim-at"}
    assert told("parade", "fast-lane") == {"fast-lane": "nothing-to-lay"}


def test_every_step_says_what_it_is_for() -> None:
    assert told("church", "straight", ask="locate") == {"straight": "location-first"}
    assert told("church", "straight", ask="discard", to_discard=1) == {"church": "locations-stay"}
    assert set(told(*IDLE.split(), ask="begin").values()) == {"not-now"}
