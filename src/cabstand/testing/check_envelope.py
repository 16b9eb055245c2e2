"""A check of what every game tells in the same words: it is made from what `hide` leaves, and yet it must be true."""

from cabstand.core.envelope import MOST_LISTED, Envelope, envelope
from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Seat
from cabstand.core.rule import States
from cabstand.core.window import window_states
from cabstand.testing.play import positions, tell, viewers_of

EACH = 8


def seen(game: Game, state: States, viewer: Seat | None) -> Envelope:
    """The envelope as a table tells it to a viewer; in a window a seat is told what the rules would ask it."""
    window = window_states(game, state)
    asked_in = state if viewer is None else window.get(viewer, state)
    return envelope(game, game.hide(asked_in, viewer), viewer, window=window)


def check_the_envelope_tells_the_truth(game: Game, games: int) -> None:
    """Who is to move, scores and winners are as the rules say, for whoever reads them; a seat is told its own legal moves."""
    for state, _, _ in positions(game, games, EACH):
        result, mover, window = game.result(state), game.to_move(state), window_states(game, state)
        asked = sorted(seat + 1 for seat in window) or ([mover + 1] if mover >= 0 else [])
        truth = Envelope(
            to_move={CHANCE: "chance", REFEREE: "referee", OVER: None}.get(mover, mover + 1),
            turn=None if mover == OVER or (turn := game.turn_of(state)) is None else turn + 1,
            asked=asked,
            over=mover == OVER,
            scores=list(result.scores),
            winners=sorted(seat + 1 for seat in result.winners),
            moves=[],
        )
        for viewer in viewers_of(game, state):
            told = seen(game, state, viewer)
            for name in ("to_move", "turn", "asked", "over", "scores", "winners"):
                one, other = getattr(told, name), getattr(truth, name)
                assert one == other, f"{name} for {viewer} is {one}, true is {other} {tell(game, state)}"
            legal = [] if viewer is None else moves_of(game, window.get(viewer, state), viewer)
            assert told.moves == (legal if len(legal) <= MOST_LISTED else None), (
                f"moves for {viewer} are {told.moves}, true is {legal} {tell(game, state)}"
            )


def moves_of(game: Game, state: States, seat: Seat) -> list[str]:
    actor = Actor(seat)
    return [game.write_move(actor, move) for move in game.legal(state, actor).tolist()]
