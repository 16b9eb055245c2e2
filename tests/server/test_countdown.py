"""Seconds that run down while somebody is awaited, and stand still during a pause."""

from tests.server.hand_clock import HandClock

from cabstand.server.countdown import Countdown


def test_the_seconds_run_down_to_nothing_and_no_further() -> None:
    clock = HandClock()
    countdown = Countdown(clock)
    assert countdown.left() is None
    countdown.run("turn 1", 30.0)
    assert countdown.left() == 30
    clock.skip(29)
    assert countdown.left() == 1
    clock.skip(2)
    assert countdown.left() == 0


def test_what_is_awaited_already_goes_on_and_something_else_begins_again() -> None:
    clock = HandClock()
    countdown = Countdown(clock)
    countdown.run("turn 1", 30.0)
    clock.skip(20)
    countdown.run("turn 1", 30.0)
    assert countdown.left() == 10
    countdown.run("turn 2", 30.0)
    assert countdown.left() == 30


def test_a_pause_takes_no_time_and_gives_none_back() -> None:
    clock = HandClock()
    countdown = Countdown(clock)
    countdown.run("turn 1", 30.0)
    clock.skip(20)
    countdown.stop()
    countdown.stop()
    assert countdown.left() is None, "it stands still"
    clock.skip(1000)
    countdown.run("turn 1", 30.0)
    assert countdown.left() == 10


def test_without_seconds_there_is_no_end() -> None:
    clock = HandClock()
    countdown = Countdown(clock)
    countdown.run("a riddle", None)
    clock.skip(1000)
    assert countdown.left() is None
    countdown.stop()
    countdown.run("a riddle", None)
    assert countdown.left() is None
