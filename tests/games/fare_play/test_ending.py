"""The end of a game of Fare Play: what everybody has played, and the moments that get an award."""

from tests.browser.fare_play_moments import armed, declaring
from tests.browser.fare_play_moments import over as home
from tests.games.ended import ended


def test_whoever_is_home_comes_first_and_the_way_home_is_an_award() -> None:
    script = home()
    over = ended(script.log)
    assert [finish.place for finish in over.finishes] == [1, 2, 2]
    way = over.award("home")
    assert way is not None
    assert (way.seat, way.seq) == (1, len(script.lines))
    assert way.args == {"start": "airport", "end": "hotel", "squares": 5}
    assert over.finishes[0].best == way
    assert over.is_told()


def test_roads_are_counted_for_whoever_laid_them_and_do_not_add_up_to_a_score() -> None:
    over = ended(home().log)
    assert [over.parts(seat) for seat in (1, 2, 3)] == [{"roads": 3}] * 3
    assert [finish.score for finish in over.finishes] == [None] * 3


def test_a_token_on_a_declared_way_is_the_meanest_block() -> None:
    script = declaring().play("declare").play("go", "road-works straight").play("token road-works start")
    block = ended(script.log).award("block")
    assert block is not None
    assert (block.seat, block.seq, block.args) == (2, len(script.lines), {"card": "road-works", "to": 1})
    assert ended(script.log).parts(2)["obstacles"] == 1
    assert ended(script.log).is_told()


def test_a_token_beside_the_way_blocks_nobody() -> None:
    script = declaring().play("declare").play("go", "road-works straight").play("token road-works s3")
    assert ended(script.log).award("block") is None


def test_an_answer_is_an_award_for_whoever_had_it() -> None:
    light = ended(armed().play("play lose-a-turn 3").play("red light").log).award("red-light")
    assert light is not None
    assert (light.seat, light.args) == (2, {"card": "lose-a-turn", "to": 1})
    script = armed("straight").play("play lose-a-turn 3").play("nothing").play("detour 2")
    detour = ended(script.log).award("detour")
    assert detour is not None
    assert (detour.seat, detour.args) == (3, {"card": "lose-a-turn", "to": 1})
    assert ended(script.log).parts(3) == {"reactions": 1}
    assert ended(script.log).is_told()
