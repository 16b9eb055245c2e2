"""The smuggling die: into the mine, kept in hand, failed."""

import pytest
from tests.games.space_taxi.table import begin, field, fields, last_die, look, plays, reason, refused, say, sit, take


@pytest.mark.parametrize("shown", range(1, 9))
def test_on_its_first_throw_the_die_may_be_played_into_the_mine(shown: int) -> None:
    match = take(begin(), f"RGBYPT 126 s{shown}: s{shown}")
    assert fields(match, "crystal", "tiles") == (f"m{shown}", "0234")


@pytest.mark.parametrize("shown", range(1, 9))
def test_what_lies_in_the_mine_is_added_to_the_score(shown: int) -> None:
    match = say(last_die("T", aboard="TTTTT", wings="235", crystal=f"m{shown}"), "T", "return 0")
    assert field(match, "scores") == f"{shown},-,-"


def test_kept_in_hand_the_die_is_thrown_again_with_the_rest() -> None:
    match = say(take(begin(), "RRGBYT 126 s5: RR"), "throw")
    assert reason(match, "GBYT 126") == "roll-does-not-fit"
    assert field(say(match, "GBYT 126 s5"), "throw") == "GBYT.126.s5"


@pytest.mark.parametrize("shown", [5, 6, 8])
def test_equal_or_more_may_be_played_or_kept_again(shown: int) -> None:
    match = say(take(begin(), "RRGBYT 126 s5: RR"), "throw", f"GBYT 126 s{shown}")
    assert {"0", "G", f"s{shown}", f"GB s{shown}"} <= set(plays(match))
    assert not any(die.must for die in look(match).dice)
    assert field(say(match, f"s{shown}"), "crystal") == f"m{shown}"


def test_a_die_kept_again_must_next_reach_what_it_showed_last() -> None:
    match = take(begin(), "RRGBYT 126 s3: RR", "GBYT 126 s7: G", "BYT 126 s7: 0")
    assert field(match, "crystal") == "7"
    say(match, "throw", "BYT 126 s6")
    assert reason(match, "BYT") == "failed-die-stays"


@pytest.mark.parametrize("shown", [1, 4])
def test_a_lower_smuggling_throw_must_be_played_at_once(shown: int) -> None:
    match = say(take(begin(), "RRGBYT 126 s5: RR"), "throw", f"GBYT 126 s{shown}")
    assert all(f"s{shown}" in play for play in plays(match))
    for played in ("0", "G", "GBY", "GB 12"):
        refusal = refused(match, played)
        assert (refusal.reason, refusal.args) == ("space-taxi-failed-die-stays", {})


def test_a_failed_die_goes_beside_the_board_and_counts_for_the_tile() -> None:
    match = take(begin(), "RRGBYT 126 s5: RR", "GBYT 126 s4: G12 s4")
    assert fields(match, "crystal", "tiles", "ask") == ("x", "013", "throw")
    assert look(match).turn.smuggling_failed


def test_a_failed_die_may_be_played_alone() -> None:
    match = take(begin(), "RRGBYT 126 s5: RR", "GBYT 126 s4: s4")
    assert fields(match, "crystal", "tiles") == ("x", "034")


def test_a_failed_die_is_not_thrown_again() -> None:
    match = say(take(begin(), "RRGBYT 126 s5: RR", "GBYT 126 s4: s4"), "throw")
    assert reason(match, "GBYT 126 s4") == "roll-does-not-fit"
    assert field(say(match, "GBYT 126"), "throw") == "GBYT.126"


def test_a_failed_die_scores_nothing_and_the_turn_goes_on() -> None:
    match = take(begin(), "RRRRYT 334 s5: RRRR", "RR 334 s4: RR s4", "334: 33", "4: 4")
    assert field(say(match, "return 0"), "scores") == "32,-,-"


def test_a_die_in_the_mine_is_not_thrown_again() -> None:
    match = say(take(begin(), "RRGBYT 126 s5: s5"), "throw")
    assert reason(match, "RRGBYT 126 s6") == "roll-does-not-fit"
    assert field(say(match, "RRGBYT 126"), "throw") == "RRGBYT.126"
    assert field(say(match, "RR"), "crystal") == "m5"


def test_a_throw_answered_with_tile_0_counts_as_the_throw_before() -> None:
    match = say(take(begin(), "RRGBYT 126 s5: 0"), "throw", "RRGBYT 126 s4")
    assert reason(match, "RR") == "failed-die-stays"


def test_tile_0_cannot_be_used_where_the_die_has_just_failed() -> None:
    match = say(take(begin(), "RRGBYT 126 s5: RR"), "throw", "GBYT 126 s4")
    assert "0" not in plays(match)
    assert reason(match, "0") == "failed-die-stays"


def test_tile_0_may_be_used_again_on_a_throw_after_the_failed_one() -> None:
    match = say(take(begin(), "RRGBYT 126 s5: RR", "GBYT 126 s4: s4"), "throw", "GBYT 126")
    assert "0" in plays(match)


def test_on_its_first_throw_the_die_cannot_fail() -> None:
    match = say(begin(), "throw", "RRGBYT 126 s1")
    assert "RR" in plays(match)
    assert "0" in plays(match)


def test_the_die_of_the_next_player_is_not_measured_by_that_of_the_last() -> None:
    match = say(take(begin(), "RRGBYT 666 s8: 666"), "throw", "RRGBYT 126 s1")
    assert field(match, "crystal") == "-"
    assert "0" in plays(match)


def test_a_lone_s_is_the_die_as_it_lies() -> None:
    match = take(begin(), "RRGBYT 126 s5: RR s")
    assert field(match, "crystal") == "m5"


def test_the_die_is_played_with_what_it_shows() -> None:
    match = say(begin(), "throw", "RRGBYT 126 s5")
    refusal = refused(match, "s6")
    assert (refusal.reason, refusal.args) == ("space-taxi-wrong-crystal", {"shown": 5})
    say(match, "s5", "throw", "RRGBYT 126")
    assert refused(match, "s5").args == {"shown": 0}
    assert refused(match, "s").args == {"shown": 0}


def test_the_die_as_the_last_of_ten_must_be_played_or_thrown_again_with_the_0() -> None:
    match = sit(ask="play", tiles="01", throw="s5", aboard="RRRRRR", wings="334", crystal="5")
    assert plays(match) == ["0", "s5"]
    failed = sit(ask="play", tiles="01", throw="s4", aboard="RRRRRR", wings="334", crystal="5")
    assert plays(failed) == ["s4"]
    assert field(say(failed, "s4", "return 0"), "scores") == "32,-,-"
    assert field(say(match, "s5", "return 0"), "scores") == "37,-,-"
