"""Taking back: one's own last move, as long as it has shown nobody anything. Logs that were kept take back whatever they do."""

from collections.abc import Callable

import pytest
from tests.games.fare_play.table import IDLE, table
from tests.server.worlds import deal

from cabstand.core import Actor, Refused, Seat, find_game
from cabstand.core.rng import stream
from cabstand.core.rule import States
from cabstand.table.fold import Fold, fold_log, told_log
from cabstand.table.log import Header
from cabstand.table.table import Table, header_for
from cabstand.table.undo import shows_nothing
from cabstand.testing.check_secrets import compare_taken_back, compare_what_can_be_taken_back

FARE_PLAY = find_game("fare-play")
HEADER = header_for(FARE_PLAY, {"starter": "1"}, ("Ada", "Ben", "Cleo"))
SWAP = ("swap-hands", "red-light", "straight", "curve", "tee")
DETOUR = ("detour", "one-way", "curve", "curve", "straight")
WORLDS = (("straight", "curve", "curve", "tee", "tee"), ("red-light", "u-turn", "straight", "straight", "tee"))
"""What Cleo may hold: Ada cannot tell."""
SHOWN = ("1: play swap-hands 2", "2: detour 3", "3: nothing")


def swapped(hand: tuple[str, ...]) -> Table:
    """Ada has played Swap Hands at Ben, who has sent it on to Cleo. Ada is asked last, and could still stop it."""
    fold = Fold(HEADER)
    for line in (*deal(FARE_PLAY, (SWAP, DETOUR, hand)), *SHOWN):
        fold.add(line)
    return Table(fold, lambda game, state, _: game.outcomes(state)[0][0])


def say(at: Table, seat: int, text: str) -> None:
    at.act(Actor(seat - 1), FARE_PLAY.read_move(at.state, Actor(seat - 1), text))


def why_not(at: Table, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        at.undo_line(Actor(seat - 1))
    assert not at.can_undo(Actor(seat - 1))
    return refused.value.refusal.reason


def seen(state: States, seat: int) -> bytes:
    return FARE_PLAY.hide(state, Seat(seat - 1)).tobytes()


def test_who_lets_swap_hands_pass_after_a_detour_has_seen_the_other_hand_and_cannot_stop_it_any_more() -> None:
    one, two = (swapped(hand) for hand in WORLDS)
    assert seen(one.state, 1) == seen(two.state, 1), "Ada holds both for possible"
    for at in (one, two):
        say(at, 1, "nothing")
        assert at.to_move == Actor(0), "it is still Ada's turn"
        assert why_not(at, 1) == "undo-shows"
    assert seen(one.state, 1) != seen(two.state, 1)
    say(swapped(WORLDS[0]), 1, "red light")  # it was possible, before Ada had looked


def test_a_log_in_which_such_a_move_was_taken_back_is_still_read() -> None:
    at = swapped(WORLDS[0])
    kept = [*at.fold.lines, "1: nothing", "1: undo", "1: red light"]
    again = fold_log(Fold(HEADER).text() + "".join(f"{line}\n" for line in kept))
    assert again.lines == kept
    assert told_log(again, Seat(0)).count("undo") == 1


def started(state: States) -> Table:
    fold = Fold(Header("fare-play", 1, {}, ("Ada", "Ben", "Cleo")))
    fold.stand_at(state)
    return Table(fold, lambda game, state, _: game.outcomes(state)[0][0])


TEES = "tee tee tee tee tee"


def with_hearse(hand: str, *before: str) -> Table:
    return started(table("c╋──┼", hands=[hand], fares="HT SR TS", hearse=(1, 0, "W")).play(*before).state)


def test_a_drive_whose_end_everybody_could_foresee_is_taken_back() -> None:
    at = with_hearse(TEES)
    was = at.state
    say(at, 1, "drive e")
    at.undo(Actor(0))
    assert at.state is was


def test_in_every_world_that_a_viewer_holds_possible_a_drive_that_can_be_taken_back_looks_the_same() -> None:
    at = with_hearse(TEES)
    say(at, 1, "drive e")
    step = at.fold.to_take_back(Actor(0))
    assert step is not None
    assert shows_nothing(FARE_PLAY, step)
    hands = set()
    for number in range(24):
        for viewer in (None, *map(Seat, range(3))):
            world = FARE_PLAY.resample(FARE_PLAY.hide(step.before, viewer), viewer, stream(number))
            compare_taken_back(FARE_PLAY, viewer, step, world)
            hands.add(world.tobytes())
    assert len(hands) > 20, "the worlds differ"


@pytest.mark.parametrize(
    ("hand", "before", "move"),
    [
        (TEES, ["go"], "drive e"),  # that a card can still be played says something about the hand
        (TEES, ["go"], "lay tee w2 t0"),  # others have seen the card
        (IDLE, ["go"], "discard detour"),
        (TEES, [], "go"),  # a full hand draws nothing; that no location must be laid says what is not in it
    ],
)
def test_a_move_that_has_shown_others_something_about_a_hand_stands(hand: str, before: list[str], move: str) -> None:
    at = with_hearse(hand, *before)
    say(at, 1, move)
    assert at.fold.to_take_back(Actor(0)) is not None, "neither chance nor others have done anything since"
    assert why_not(at, 1) == "undo-shows"


def test_what_came_after_a_move_that_showed_something_is_taken_back_and_no_more() -> None:
    at = with_hearse(TEES, "go")
    say(at, 1, "lay tee w2 t0")
    say(at, 1, "drive e")
    at.undo(Actor(0))
    assert why_not(at, 1) == "undo-shows"


def test_in_fare_play_two_worlds_stay_alike_through_every_move_that_can_be_taken_back(size: Callable[[int, int], int]) -> None:
    """Random games from where the hearse drives: for whoever looks on and for each seat."""
    tried = 0
    for number in range(size(4, 200)):
        viewer = None if number % 4 == 3 else Seat(number % 4)
        hidden = FARE_PLAY.hide(with_hearse(TEES).state, viewer)
        worlds = [FARE_PLAY.resample(hidden, viewer, stream(number, world)) for world in (1, 2)]
        tried += compare_what_can_be_taken_back(FARE_PLAY, number, viewer, *worlds)
    assert tried > 4


def test_where_everything_lies_open_only_chance_and_others_stand_in_the_way() -> None:
    game = find_game("space-taxi")
    at = Table(Fold(header_for(game, {"starter": "1"}, ("Ada", "Ben"))), lambda game, state, _: game.outcomes(state)[0][0])
    assert at.to_move == Actor(0)
    at.act(Actor(0), game.read_move(at.state, Actor(0), "throw"))
    assert not at.can_undo(Actor(0))
    at.act(Actor(0), game.read_move(at.state, Actor(0), "0"))
    assert at.can_undo(Actor(0))
    assert not at.can_undo(Actor(1))
    at.undo(Actor(0))
    assert not at.can_undo(Actor(0))
