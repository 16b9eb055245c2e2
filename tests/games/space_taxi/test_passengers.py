"""Passenger dice: seats, groups, the full taxi; and the thumbs-up, paid and unpaid."""

import pytest
from tests.games.space_taxi.table import begin, field, fields, last_die, look, pile, plays, reason, refused, say, sit, take

# --- on the seats ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", ["R", "RR", "RRR", "RRRR", "RG", "RRG", "RRRG", "G"])
def test_all_or_some_of_a_species_and_any_mix_may_be_played(played: str) -> None:
    match = take(begin(), f"RRRRGG 126 s8: {played}")
    assert field(match, "aboard") == played


@pytest.mark.parametrize("species", "RGBYP")
def test_a_passenger_takes_a_seat_with_the_species_it_shows(species: str) -> None:
    match = take(begin(), f"{species}TTTTT 126 s8: {species}")
    assert field(match, "aboard") == species


@pytest.mark.parametrize(
    ("played", "die", "there"), [("RRR", "R", 2), ("GG", "G", 1), ("P", "P", 0), ("YY", "Y", 1), ("BB", "B", 0)]
)
def test_no_more_of_a_species_can_be_played_than_were_thrown(played: str, die: str, there: int) -> None:
    match = say(begin(), "throw", "RRGYTT 126 s8")
    refusal = refused(match, played)
    assert (refusal.reason, refusal.args) == ("space-taxi-not-thrown", {"die": die, "there": there})


def test_aliens_that_come_later_join_those_aboard() -> None:
    match = take(begin(), "RRGYTT 126 s8: RR", "RGBB 126 s8: RBB")
    assert field(match, "aboard") == "RRRBB"


def test_a_single_alien_may_be_played_and_need_not_be_joined() -> None:
    match = say(last_die("R", aboard="GGGGG"), "R", "return 0")
    assert field(match, "scores").startswith("28,")


# --- groups ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aboard", "points"),
    [
        ("RRRRRR", 8),
        ("RRRRRT", 5),
        ("RRRRRG", 5),
        ("RRRRGG", 4),
        ("RRRRGB", 3),
        ("RRRRTT", 3),
        ("RRRGGG", 4),
        ("RRRGGB", 3),
        ("RRRGBY", 2),
        ("RRGGBB", 3),
        ("RRGGBY", 2),
        ("RRGBYP", 1),
        ("RRTTTT", 1),
        ("RGBYPT", 0),
        ("TTTTTT", 0),
    ],
)
def test_two_to_six_of_a_species_score_1_2_3_5_8_and_singles_nothing(aboard: str, points: int) -> None:
    match = last_die(aboard[-1], aboard=aboard[:-1], wings="223", crystal="x")
    say(match, aboard[-1])
    assert look(match).turn.passenger_points == points
    assert field(say(match, "return 0"), "scores") == f"{points},-,-"


@pytest.mark.parametrize("species", "RGBYP")
@pytest.mark.parametrize(("aliens", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5), (6, 8)])
def test_every_species_scores_alike(species: str, aliens: int, points: int) -> None:
    seated = species * aliens + "T" * (6 - aliens)
    match = say(last_die(seated[-1], aboard=seated[:-1], wings="235", crystal="x"), seated[-1], "return 0")
    assert field(match, "scores") == f"{4 * points},-,-"


def test_a_set_of_three_and_a_pair_give_three_points_and_the_sixth_die_none() -> None:
    match = say(last_die("B", aboard="RRRGG", wings="223", crystal="x"), "B", "return 0")
    assert field(match, "scores") == "3,-,-"


# --- the full taxi ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("aboard", ["RRRRRR", "RRRRGG", "RRRGGG", "RRGGBB", "BBYYPP", "PPPPPP"])
def test_six_seats_in_valid_groups_earn_two_coins(aboard: str) -> None:
    match = say(last_die(aboard[-1], aboard=aboard[:-1]), aboard[-1])
    assert field(match, "coins") == "5,3,3"
    assert pile(match) == 16


@pytest.mark.parametrize("aboard", ["RRRRRG", "RRRRGB", "RGBYPP", "RRGGBY"])
def test_a_taxi_with_a_single_alien_is_not_full(aboard: str) -> None:
    match = say(last_die(aboard[-1], aboard=aboard[:-1]), aboard[-1])
    assert field(match, "coins") == "3,3,3"
    assert pile(match) == 18


@pytest.mark.parametrize("aboard", ["RRRRRT", "RRRRTT", "RRGGTT", "TTTTTT"])
def test_a_taxi_with_an_unpaid_thumbs_up_is_not_full(aboard: str) -> None:
    # ruling: an unpaid thumbs-up is nobody, and two of them are no pair
    match = say(last_die(aboard[-1], aboard=aboard[:-1]), aboard[-1])
    assert field(match, "coins") == "3,3,3"


def test_a_taxi_filled_with_paid_jokers_is_full() -> None:
    match = say(last_die("T", aboard="RRRRR"), "T=R")
    assert fields(match, "aboard", "coins") == ("RRRRRR", "4,3,3")


# --- thumbs-ups ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("species", "RGBYP")
def test_a_thumbs_up_is_turned_to_any_species_for_one_coin(species: str) -> None:
    match = take(begin(), f"TRRRRR 126 s8: T={species}")
    assert fields(match, "aboard", "coins", "tiles") == (species, "2,3,3", "0234")
    assert pile(match) == 19


def test_as_many_thumbs_ups_are_turned_as_the_player_can_pay_for() -> None:
    match = take(begin(), "TTTTRR 126 s8: T=GT=GT=B T")
    assert fields(match, "aboard", "coins") == ("GGBT", "0,3,3")
    assert pile(match) == 21


def test_a_thumbs_up_that_cannot_be_paid_for_cannot_be_turned() -> None:
    match = say(begin(), "throw", "TTTTRR 126 s8")
    refusal = refused(match, "T=GT=GT=GT=G")
    assert (refusal.reason, refusal.args) == ("space-taxi-too-few-coins", {"needed": 4, "held": 3})


def test_only_the_coins_of_the_seat_in_turn_pay() -> None:
    match = sit(
        starter=2, coins="3,1,3", scores="-,-,-", ask="play", tiles="0124", throw="TTT.126.s8", aboard="RRR", crystal="2"
    )
    assert refused(match, "T=GT=G").args == {"needed": 2, "held": 1}
    assert field(say(match, "TT=G"), "coins") == "3,0,3"


def test_with_no_coins_a_thumbs_up_is_played_unpaid_and_nothing_else() -> None:
    match = last_die("T", aboard="RRRRR", coins="0,3,3")
    assert plays(match) == ["0", "T"]


def test_a_thumbs_up_may_be_played_unpaid_also_with_coins_in_hand() -> None:
    # ruling: without this a last throw could have no legal play
    match = take(begin(), "TTRRRR 126 s8: TT")
    assert fields(match, "aboard", "coins", "tiles") == ("TT", "3,3,3", "0134")


def test_an_unpaid_thumbs_up_is_nobody_for_good() -> None:
    match = say(last_die("R", aboard="RRRTT"), "R")
    assert look(match).turn.passenger_points == 3
    assert fields(match, "aboard", "coins") == ("RRRRTT", "3,3,3")


def test_no_more_thumbs_ups_can_be_played_than_were_thrown_paid_and_unpaid_together() -> None:
    match = say(begin(), "throw", "TTRRRR 126 s8")
    for played in ("TTT", "TTT=R", "T=RT=GT=B"):
        assert refused(match, played).args == {"die": "T", "there": 2}
    assert reason(match, "TT=RT=R") == "not-thrown"


def test_only_a_thumbs_up_can_be_turned() -> None:
    match = say(begin(), "throw", "RRRRRR 126 s8")
    assert refused(match, "T=G").args == {"die": "T", "there": 0}
