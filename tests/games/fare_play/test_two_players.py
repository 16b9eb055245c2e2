"""The game of two: tournament play, no Steal a Fare, locations further apart, and two clear turns to win."""

from tests.games.fare_play.table import IDLE, IDLE_TOO, Table, new_table, table

CLEAR = "c╋┼a"


def begun(*, green: tuple[int, ...] = (), kept: tuple[int, ...] = (), hand: str = IDLE, blocked: bool = False) -> Table:
    """The first driver's turn begins; the fare leads from the church to the airport."""
    tokens = [(0, 0)] if blocked else []
    return table(CLEAR, seats=2, fares="CA HT", hands=[hand, IDLE_TOO], green=green, kept=kept, tokens=tokens)


def before(
    *, green: tuple[int, ...] = (), kept: tuple[int, ...] = (), skips: tuple[int, ...] = (), blocked: bool = False
) -> Table:
    """The other driver has one card to discard."""
    tokens = [(0, 0)] if blocked else []
    return table(
        CLEAR, seats=2, fares="CA HT", hands=[IDLE, "tee"], green=green, kept=kept, skips=skips, tokens=tokens,
        turn=2, ask="discard", to_discard=1,
    )  # fmt: skip


# --- the table


def test_the_deck_has_104_cards_without_steal_a_fare() -> None:
    t = new_table(2)
    assert "steal-a-fare" not in t.pile.split()
    assert len(t.pile.split()) + 6 + 1 == 104


def test_two_always_play_by_the_tournament_rules() -> None:
    assert new_table(2, tournament=False).view().tournament
    t = table("┌─┐\n╋ ┼", seats=2, hands=["curve tee"], ask="play")
    assert t.why_not("lay curve e1 t2") == "dead-end"


def test_locations_lie_two_intersections_apart() -> None:
    hands = ["hotel tee tee tee tee"]
    t = table("┼╋c", seats=2, hands=hands, fares="SR").play("go")
    assert t.why_not("lay hotel s1 t0") == "too-near"
    assert t.can("lay hotel w2 t1")
    assert table("┼╋c", seats=3, hands=hands, fares="SR").play("go").can("lay hotel s1 t0")


def test_a_later_road_may_not_bring_locations_nearer_than_two_intersections() -> None:
    picture = """
        ┌ ┐
        H │
        ┼ │
        ╋c┘
    """
    t = table(picture, seats=2, hands=["crossroad tee"], ask="play")
    assert t.why_not("lay crossroad e1n3 t0") == "too-near"
    assert table(picture, seats=3, hands=["crossroad tee"], ask="play", tournament=True).can("lay crossroad e1n3 t0")


def test_no_lose_a_turn_is_played_while_the_own_fare_is_declared() -> None:
    hand = "lose-a-turn red-light red-light detour snow-plough"
    assert begun(hand=hand).play("go").choices() == ["play lose-a-turn 2"]
    t = begun(hand=hand, green=(1,)).play("go")
    assert t.asks == "1 discard"
    t = begun(hand="lose-a-turn tee red-light red-light detour", green=(1,)).play("go")
    assert t.why_not("play lose-a-turn 2") == "not-a-target"


def test_that_the_other_fare_is_declared_does_not_matter() -> None:
    hand = "lose-a-turn red-light red-light detour snow-plough"
    t = table(CLEAR, seats=2, fares="HT CA", hands=[hand], green=[2]).play("go")
    assert t.choices() == ["play lose-a-turn 2"]


def test_a_lose_a_turn_may_be_sent_back_and_then_only_its_player_is_asked() -> None:
    t = table(seats=2, hands=["lose-a-turn tee", "detour red-light"], ask="play").play("play lose-a-turn 2")
    assert t.choices("detour") == ["detour 1"]
    t.play("detour 1")
    assert t.asks == "1 react"
    t.play("nothing")
    assert t.skips == [1]
    assert t.asks == "1 discard"


def test_who_is_declared_may_detour_a_lose_a_turn_though_not_play_one() -> None:
    t = table(CLEAR, seats=2, fares="HT CA", hands=["lose-a-turn tee", "detour"], green=[2], ask="play")
    t.play("play lose-a-turn 2")
    assert t.can("detour 1")
    t.play("detour 1", "nothing")
    assert t.skips == [1]
    assert t.green == [2]


# --- winning


def test_a_clear_path_must_be_kept_through_one_turn_and_wins_in_the_next() -> None:
    t = table(CLEAR, seats=2, fares="CA HT", hands=[IDLE, IDLE_TOO], ask="declare").play("declare")
    t.play("go", "discard all-clear", "discard all-clear")
    assert t.asks == "1 begin"  # clear, but that is the first of two turns
    t.play("go", "discard detour", "discard red-light")
    assert t.asks == "2 begin"
    assert t.green == [1]
    t.play("go", "draw tee", "draw tee", "lay tee n1 t0", "discard tee")
    assert t.asks == "over"
    assert t.winner == 1


def test_a_path_blocked_at_the_end_of_the_first_turn_is_red_again() -> None:
    t = begun(green=(1,), blocked=True).play("go", "discard detour", "discard red-light")
    assert t.green == []
    assert t.asks == "2 begin"


def test_a_path_that_was_clear_but_is_blocked_at_the_end_of_the_first_turn_is_red_again() -> None:
    t = table(" │\nc╋┼a", seats=2, fares="CA HT", hands=[IDLE], green=[1], hearse=(0, -1, "N"))
    assert t.view().drivers[0].path_clear
    t.play("go", "discard detour", "discard red-light", "drive s")
    assert t.green == []
    assert t.asks == "2 begin"


def test_a_path_cleared_during_the_first_turn_does_not_win_then_but_counts() -> None:
    hand = "snow-plough all-clear red-light red-light detour"
    t = table(CLEAR, seats=2, fares="CA HT", hands=[hand], green=[1], tokens=[(0, 0)]).play("go", "clear all-clear start")
    assert t.asks == "1 discard"
    t.play("discard detour")
    assert t.field("declared") == "2,0"


def test_a_path_kept_through_one_turn_wins_at_any_clear_moment_of_the_next() -> None:
    assert before(kept=(1,)).play("discard tee").winner == 1
    hand = "snow-plough all-clear red-light red-light detour"
    t = table(CLEAR, seats=2, fares="CA HT", hands=[hand], kept=[1], tokens=[(0, 0)])
    assert t.play("go", "clear all-clear start").winner == 1


def test_a_path_blocked_throughout_the_second_turn_is_red_again() -> None:
    t = begun(kept=(1,), blocked=True).play("go", "discard detour", "discard red-light")
    assert t.green == []
    assert t.winner is None


def test_after_a_blocked_turn_two_clear_turns_are_needed_anew() -> None:
    t = begun().play("go", "discard detour", "discard red-light")
    assert t.asks == "1 declare"
    t.play("declare")
    assert t.field("declared") == "1,0"
    assert before(green=(1,)).play("discard tee").asks == "1 begin"


def test_a_skipped_turn_does_not_count_as_one_of_the_two() -> None:
    t = before(green=(1,), skips=(1,)).play("discard tee")
    assert t.asks == "2 begin"
    assert t.field("declared") == "1,0"


def test_a_skipped_turn_does_not_reset_them_even_if_the_path_is_blocked_in_it() -> None:
    for blocked in (False, True):
        t = before(kept=(1,), skips=(1,), blocked=blocked).play("discard tee")
        assert t.asks == "2 begin"
        assert t.field("declared") == "2,0"


def test_the_turn_after_a_skipped_one_wins_where_the_one_before_it_was_clear() -> None:
    t = table(
        CLEAR, seats=2, fares="CA HT", hands=["", "tee lose-a-turn road-crew traffic-police traffic-police"], kept=[1],
        skips=[1], turn=2, ask="discard", to_discard=1,
    ).play("discard tee")  # fmt: skip
    assert t.asks == "2 begin"
    t.play("go", "draw all-clear", "play lose-a-turn 1", "nothing", "discard all-clear")
    assert t.asks == "2 begin"  # skipped once more
    t.play("go", "draw tee", "draw tee", "lay tee n1 t0", "discard tee")
    assert t.winner == 1
