"""Allowances, guesses and streams, by a clock that is set by hand."""

import pytest

from cabstand.core.game import refuse
from cabstand.server.counters import MOST_BUCKETS, Allowance, MemoryCounters
from cabstand.server.errors import TooMany, no_such_table
from cabstand.server.limits import ALL_WRONG_CODES, KEPT_BYTES, STREAMS_OF_A_PLAYER, STREAMS_OF_A_SEAT, WRONG_CODES, Limits

TWO = Allowance(2, 0.5)


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(counters=MemoryCounters(clock))


# --- allowances ------------------------------------------------------------------------------------------------------


def test_what_is_spent_comes_back_with_time(limits: Limits, clock: Clock) -> None:
    limits.spend("things", "ada", TWO)
    limits.spend("things", "ada", TWO)
    with pytest.raises(TooMany) as refused:
        limits.spend("things", "ada", TWO)
    assert (refused.value.refusal.reason, refused.value.wait) == ("server-too-many", 2.0)
    limits.spend("things", "ben", TWO)
    limits.spend("other things", "ada", TWO)
    clock.time += 1.9
    with pytest.raises(TooMany):
        limits.spend("things", "ada", TWO)
    clock.time += 0.2
    limits.spend("things", "ada", TWO)
    clock.time += 1e6
    limits.spend("things", "ada", TWO)
    limits.spend("things", "ada", TWO)
    with pytest.raises(TooMany):
        limits.spend("things", "ada", TWO)


def test_some_things_are_counted_by_their_size(limits: Limits, clock: Clock) -> None:
    limits.spend("kept bytes", "ada", KEPT_BYTES, KEPT_BYTES.burst - 1_000)
    limits.spend("kept bytes", "ada", KEPT_BYTES, 1_000)
    with pytest.raises(TooMany) as refused:
        limits.spend("kept bytes", "ada", KEPT_BYTES, 1_000)
    assert refused.value.refusal.reason == "server-many-bytes"
    clock.time += refused.value.wait + 0.01
    limits.spend("kept bytes", "ada", KEPT_BYTES, 1_000)


def test_what_was_well_spent_is_given_back(clock: Clock) -> None:
    counters = MemoryCounters(clock)
    for _ in range(50):
        assert counters.spend("things", "ada", TWO) == 0
        counters.give_back("things", "ada")
    assert not counters.has_spent("things", "ada")


def test_giving_back_never_makes_more_than_there_was(clock: Clock) -> None:
    counters = MemoryCounters(clock)
    counters.give_back("things", "ada")
    counters.spend("things", "ada", TWO)
    clock.time += 1.0  # half of it has come back by itself
    counters.give_back("things", "ada")
    assert [counters.spend("things", "ada", TWO) > 0 for _ in range(3)] == [False, False, True]


def test_when_too_many_are_counted_only_the_one_who_was_quiet_longest_is_forgotten(clock: Clock) -> None:
    counters = MemoryCounters(clock, most=3)
    for who in ("ada", "ben", "cleo", "ada", "dora"):
        counters.spend("things", who, TWO)
    assert [who for who in ("ada", "ben", "cleo", "dora") if counters.has_spent("things", who)] == ["ada", "cleo", "dora"]
    for number in range(100):
        counters.spend("other things", str(number), TWO)
    assert counters.wait("things", "ada", TWO) > 0, "a crowd elsewhere changes nothing here"


def test_a_crowd_larger_than_there_is_room_for_resets_the_limit_of_nobody_who_came_lately(clock: Clock) -> None:
    counters = MemoryCounters(clock)
    crowd = [f"visitor {number}" for number in range(50_000)]
    for who in crowd:
        assert [counters.spend("things", who, TWO) > 0 for _ in range(3)] == [False, False, True]
    assert [counters.wait("things", who, TWO) > 0 for who in crowd] == [False] * 30_000 + [True] * MOST_BUCKETS


# --- spoken codes ----------------------------------------------------------------------------------------------------


def guess(limits: Limits, address: str, right: bool = False) -> str:
    """What comes of a guess: a refusal, or whether the code was right."""
    try:
        with limits.code_guess(address):
            if not right:
                raise no_such_table()
    except TooMany as refused:
        return refused.refusal.reason
    except Exception:
        return "wrong"
    return "right"


def test_an_address_has_ten_wrong_codes_and_then_waits(limits: Limits, clock: Clock) -> None:
    assert [guess(limits, "a") for _ in range(11)] == ["wrong"] * 10 + ["server-wrong-codes"]
    assert guess(limits, "a", right=True) == "server-wrong-codes"
    assert guess(limits, "b", right=True) == "right"
    clock.time += 6.1
    assert guess(limits, "a", right=True) == "right"


def test_right_codes_cost_nothing(limits: Limits) -> None:
    assert {guess(limits, "a", right=True) for _ in range(100)} == {"right"}


def test_the_code_of_a_full_table_is_a_right_code(limits: Limits) -> None:
    for _ in range(50):
        with pytest.raises(Exception, match="table-full"), limits.code_guess("a"):
            raise refuse("table-full")


def test_when_the_servers_budget_is_spent_only_those_without_a_wrong_try_may_guess(limits: Limits, clock: Clock) -> None:
    guessers = [f"guesser {number}" for number in range(int(ALL_WRONG_CODES.burst / WRONG_CODES.burst))]
    for guesser in guessers:
        assert {guess(limits, guesser) for _ in range(int(WRONG_CODES.burst))} == {"wrong"}
    assert guess(limits, "honest", right=True) == "right"
    assert guess(limits, "honest", right=True) == "right", "a right code leaves them without a wrong try"
    assert guess(limits, "fresh") == "wrong"
    assert guess(limits, "fresh") == "server-wrong-codes-of-all", "one try for each new address, and no more"
    clock.time += 3 / ALL_WRONG_CODES.rate
    assert guess(limits, "fresh") == "wrong", "the budget fills again"


# --- streams ---------------------------------------------------------------------------------------------------------


def full(limits: Limits, *who: str) -> str:
    with pytest.raises(TooMany) as refused:
        limits.open_stream(who[0], who[1], 1, who[2])
    return refused.value.refusal.reason


def test_a_school_behind_one_address_can_play(limits: Limits) -> None:
    pupils = [limits.open_stream(f"pupil {n}", f"table {n // 4}", n % 4, "school") for n in range(300) for _ in range(2)]
    assert len(pupils) == 600


def test_one_person_has_a_few_windows_on_a_seat(limits: Limits) -> None:
    opened = [limits.open_stream("ada", "t", 1, "home") for _ in range(STREAMS_OF_A_SEAT)]
    assert full(limits, "ada", "t", "home") == "server-streams-of-seat"
    others = [limits.open_stream("ada", "t", 2, "home"), limits.open_stream("ada", "other", 1, "home"),
              limits.open_stream("ben", "t", 1, "home")]  # fmt: skip
    assert len(others) == 3
    opened[0].release()
    assert limits.open_stream("ada", "t", 1, "home").held


def test_one_person_follows_some_tables(limits: Limits) -> None:
    opened = [limits.open_stream("ada", f"t{number}", 1, f"home {number}") for number in range(STREAMS_OF_A_PLAYER)]
    assert full(limits, "ada", "another", "elsewhere") == "server-streams-of-player"
    assert opened[0].held


def test_somebody_who_invents_players_is_stopped_at_last(clock: Clock) -> None:
    limits = Limits(counters=MemoryCounters(clock), streams_of_address=3)
    opened = [limits.open_stream(f"p{number}", "t", 1, "den") for number in range(3)]
    assert full(limits, "p4", "t", "den") == "server-streams-of-address"
    assert limits.open_stream("p4", "t", 1, "home").held, "and was not counted where there was no room"
    assert len(opened) == 3


def test_a_stream_gives_its_room_back_once_even_if_it_is_only_thrown_away(limits: Limits) -> None:
    for _ in range(1000):
        slot = limits.open_stream("ada", "t", 1, "home")
        slot.release()
        slot.release()
        limits.open_stream("ada", "t", 1, "home")
    kept = [limits.open_stream("ada", "t", 1, "home") for _ in range(STREAMS_OF_A_SEAT)]
    assert full(limits, "ada", "t", "home") == "server-streams-of-seat"
    assert len(kept) == STREAMS_OF_A_SEAT


def test_nothing_is_remembered_of_who_has_let_go_of_everything(clock: Clock) -> None:
    counters = MemoryCounters(clock)
    for _ in range(2):
        assert counters.hold("streams", "ada", most=2)
    counters.let_go("streams", "ada")
    assert counters._held == {("streams", "ada"): 1}
    counters.let_go("streams", "ada")
    assert counters._held == {}


def test_what_is_spent_or_given_back_at_one_server_counts_at_the_other(clock: Clock) -> None:
    there = MemoryCounters(clock)
    here = MemoryCounters(clock, share=there.hear)
    for _ in range(2):
        here.spend("codes", "ada", Allowance(2, 1))
    assert there.wait("codes", "ada", Allowance(2, 1)) == 1
    here.give_back("codes", "ada")
    assert there.wait("codes", "ada", Allowance(2, 1)) == 0
    assert there.has_spent("codes", "ada")


def test_how_much_a_server_is_asked_is_its_own_matter(clock: Clock) -> None:
    there = MemoryCounters(clock)
    MemoryCounters(clock, share=there.hear).spend("requests", "ada", Allowance(2, 1))
    assert not there.has_spent("requests", "ada")
