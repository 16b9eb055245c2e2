"""The envelope: who is to move, who is asked, how it stands, and what a seat may do."""

from tests.games.taxi.table import sit
from tests.server.worlds import HANDS, deal

from cabstand.core import CHANCE, Actor, Game, Seat, find_game
from cabstand.core.envelope import MOST_LISTED, Envelope, envelope, moves_listed
from cabstand.core.rule import States
from cabstand.table.log import read_line
from cabstand.testing.check_envelope import seen


def played(game: Game, state: States, lines: list[str]) -> States:
    for line in map(read_line, lines):
        for actor, text in [(line.actor, line.move)] * bool(line.by) + [(CHANCE, outcome) for outcome in line.chance]:
            state = game.apply(state, actor, game.read_move(state, actor, text))
    return state


def test_moves_are_listed_up_to_a_number_and_left_out_above_it() -> None:
    game = find_game("space-taxi")
    state = played(game, game.new(1), ["1: throw => GBPPPT 136 s8"])
    seat = Seat(game.to_move(state))
    count = len(game.legal(state, Actor(seat)))
    assert count > MOST_LISTED
    assert seen(game, state, seat).moves is None
    assert moves_listed(game, state, seat, count - 1) is None
    assert len(moves_listed(game, state, seat, count) or ()) == count


def test_in_a_window_everybody_in_it_is_asked_and_has_the_moves_that_the_rules_will_give_it() -> None:
    game = find_game("fare-play")
    state = played(game, game.new(3, {"starter": "1"}), [*deal(game, HANDS), "1: play lose-a-turn 3"])
    told = [seen(game, state, viewer) for viewer in (None, *map(Seat, range(3)))]
    assert {(one.to_move, one.turn, *one.asked) for one in told} == {(2, 1, 2, 3)}
    assert [one.moves for one in told] == [[], [], ["nothing"], ["nothing"]]


def test_where_the_referee_waits_for_somebody_they_are_asked_and_may_still_move_out_of_turn() -> None:
    match = sit("question-4", ask="question", card=1, questions="10:1", money="20,60,20", token="1,0,1")
    told = [envelope(match.game, match.state, Seat(seat), answering=[Seat(0)]) for seat in range(3)]
    assert {(one.to_move, one.turn, *one.asked) for one in told} == {("referee", 1, 1)}
    assert [one.moves for one in told] == [[], ["redeem"], []]


def test_once_everybody_has_given_up_nobody_is_asked_and_nobody_has_won() -> None:
    game = find_game("space-taxi")
    told = envelope(game, game.new(2, {"starter": "1"}), Seat(0), ended=True)
    assert told == Envelope(to_move=None, turn=None, asked=[], over=True, scores=[0, 0], winners=[], moves=[])
