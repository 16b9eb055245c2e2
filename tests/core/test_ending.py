"""Who gets an award, and who shares a place."""

from cabstand.core.ending import Award, Moments, given, places


def award(name: str, seat: int) -> Award:
    return Award(name, {}, seat, 1)


def test_nobody_gets_a_second_award_while_somebody_without_one_deserves_it() -> None:
    all_of_them = [award("flight", 1), award("throw", 1), award("smuggler", 2), award("faces", 3)]
    assert [one.message for one in given(all_of_them)] == ["flight", "smuggler", "faces"]


def test_where_one_player_deserves_them_all_they_come_in_their_order() -> None:
    assert [one.message for one in given([award(name, 1) for name in "abcd"])] == ["a", "b", "c"]


def test_a_game_without_awards_gives_none() -> None:
    assert given([]) == []


def test_who_came_out_alike_shares_a_place() -> None:
    assert places([30, 45, 30, 12]) == [2, 1, 2, 4]


def test_of_equal_moments_the_first_one_counts() -> None:
    moments = Moments()
    for seat, worth, seq in ((1, 5, 1), (2, 7, 2), (1, 7, 3), (2, 7, 4)):
        moments.offer(worth, Award("flight", {}, seat, seq))
    assert [one.seq for one in moments.best()] == [2]
    found = moments.of(1)
    assert found is not None
    assert found.seq == 3
    assert moments.of(3) is None
