"""What stays of a table for the others when somebody clears it away, leaves it or deletes their name."""

from msgspec.structs import replace
from tests.table.plans import ADA, BEN, CLEO, ROSIE, TEAM, game, table

from cabstand.table.leaving import clear_away, hand_over, leave_game, others, without_name
from cabstand.table.plan import NOBODY, Mate, Place, Waiting


def test_others_are_those_who_sit_here_or_host_and_have_not_gone() -> None:
    assert others(game(ADA, TEAM, ROSIE), "ada") == ["ben", "dora", "eve"]
    assert others(game(ADA, TEAM, cleared=("ben",), forgotten=("eve",)), "dora") == ["ada", "ada"]
    assert others(game(BEN, host="screen", big=True), "ben") == ["screen"]
    assert others(game(ADA, ROSIE), "ada") == []


def test_a_host_hands_over_to_the_first_of_the_others_and_nobody_else_does() -> None:
    assert hand_over(game(ADA, BEN, CLEO), "ada").seats.host == "ben"
    assert hand_over(game(ADA, BEN, CLEO, cleared=("ben",)), "ada").seats.host == "cleo"
    assert hand_over(game(ADA, BEN), "ben").seats.host == "ada"
    assert hand_over(game(ADA, ROSIE), "ada").seats.host == "ada"


def test_who_leaves_a_game_leaves_every_seat_of_theirs_to_bots_or_their_team() -> None:
    mixed = replace(ADA, mates=(Mate("eve", "Eve"),))
    plan = leave_game(game(ADA, BEN, mixed), "ada", "rosie")
    assert [place.bot for place in plan.seats.places] == ["rosie", "", ""]
    assert plan.seats.places[2].label == "Eve"
    assert plan.seats.host == "ben"
    assert plan.seats.knew == {0: ("ada",), 2: ("ada",)}


def test_a_big_screen_that_leaves_hands_the_game_to_the_first_who_sits_there() -> None:
    assert leave_game(game(BEN, CLEO, host="screen", big=True), "screen", "rosie").seats.host == "ben"


def test_a_game_that_is_cleared_away_is_off_that_list_alone() -> None:
    plan = clear_away(table(ADA, BEN, stage="over"), "ada")
    assert (plan.seats.host, plan.seats.members) == ("ben", frozenset({"ben"}))
    assert clear_away(plan, "ben").seats.cleared == ("ada", "ben")


def test_members_and_those_whose_seat_was_given_away_have_the_table_on_their_list() -> None:
    seats = game(BEN, TEAM, host="screen", big=True, given_away={"gus": 0}).seats
    assert seats.members == {"ben", "dora", "eve", "screen"}
    assert seats.listed == {"ben", "dora", "eve", "screen", "gus"}


def test_a_deleted_name_is_found_nowhere_while_the_seat_stays() -> None:
    finn = Waiting("finn", "Finn", "f")
    parts = {"names": ("Ada", "Ben"), "knew": {0: ("ben", "eve")}, "given_away": {"ben": 0, "eve": 1}}
    plan = without_name(game(ADA, BEN, waiting=(finn, Waiting("ben", "Ben", "b")), **parts), "ben")
    assert plan.seats.places == (ADA, Place("ben", NOBODY, nonce="b"))
    assert plan.progress.names == ("Ada", NOBODY)
    assert plan.seats.waiting == (finn,)
    assert (plan.seats.knew, plan.seats.given_away) == ({0: ("eve",)}, {"eve": 1})
    assert plan.seats.forgotten == ("ben",)


def test_a_team_plays_on_without_a_deleted_mate_and_under_a_name_that_does_not_name_them() -> None:
    named = without_name(game(ADA, replace(TEAM, team="Doras Cabs"), names=("Ada", "Doras Cabs")), "dora")
    assert (named.seats.places[1].team, named.progress.names) == ("", ("Ada", "Ben & Eve"))
    assert named.seats.forgotten == (), "nothing is left of them here"
    kept = without_name(game(ADA, replace(TEAM, team="The Cabs"), names=("Ada", "The Cabs")), "dora")
    assert (kept.seats.places[1].label, kept.progress.names) == ("The Cabs", ("Ada", "The Cabs"))


def test_a_host_who_deletes_their_name_is_succeeded_by_somebody_who_is_there() -> None:
    assert without_name(game(ADA, BEN), "ada").seats.host == "ben"
    assert without_name(game(ADA, ROSIE), "ada").seats.host == "ada"
    assert without_name(without_name(game(ADA, BEN, CLEO), "ben"), "ada").seats.host == "cleo"


def test_somebody_who_only_watched_leaves_nothing_behind() -> None:
    plan = game(ADA, BEN, names=("Ada", "Ben"))
    assert without_name(plan, "gus") == plan
