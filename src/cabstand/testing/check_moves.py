"""Checks of what may be done: legal moves, refusals, whoever is asked, how a game begins and that it ends."""

from typing import Final

import msgspec

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Refused, Seat
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import States
from cabstand.testing.play import (
    SEED,
    advanced,
    legal_moves,
    pick,
    positions,
    same_bytes,
    seats_for,
    some,
    strange_moves,
    tell,
    viewers_of,
    walk_from,
)

EACH: Final = 8
"""Positions looked at in each game."""
ENDLESS: Final = 3000


def check_legal_moves_and_refusals_agree(game: Game, games: int) -> None:
    """What is listed is never refused; what is not listed always is, for every actor and every integer."""
    for state, number, rng in positions(game, games, EACH):
        asked = game.to_move(state)
        seats = [Actor(seat) for seat in range(game.seat_count(state))]
        listed = {actor: legal_moves(game, state, actor) for actor in (*seats, REFEREE)}
        for actor, moves in listed.items():
            assert len(moves) <= game.most_moves, f"{len(moves)} legal moves, more than most_moves, {tell(game, state)}"
            assert len(set(moves)) == len(moves), f"a legal move is listed twice for {actor} {tell(game, state)}"
            for move in some(rng, moves, 40):
                refusal = game.refusal(state, actor, move)
                assert refusal is None, f"listed as legal but refused ({refusal}): {tell(game, state, actor, move)}"
        strange = strange_moves(game, number, listed.get(asked, []), rng)
        # What chance may do is compared with the listed outcomes in a check of its own.
        nobody = [OVER, Actor(len(seats)), Actor(99)] + ([] if asked == CHANCE else [CHANCE])
        for actor in (*listed, *nobody):
            allowed = set(listed.get(actor, []))
            for move in strange + some(rng, listed.get(asked, []), 6):
                refused = game.refusal(state, actor, move) is not None
                assert refused or move in allowed, f"allowed but not listed: {tell(game, state, actor, move)}"
        if asked == CHANCE:
            for actor in listed:
                refused = game.refusal(state, actor, game.sample(state, rng)) is not None
                assert refused, f"{actor} may do what is chance's to do {tell(game, state)}"


def check_whoever_is_asked_can_move(game: Game, games: int) -> None:
    """Whoever is asked has a move, drawn moves and the fallback are among them; while chance acts, or after the end, nobody."""
    for state, _, rng in positions(game, games, EACH):
        asked = game.to_move(state)
        assert asked in (CHANCE, REFEREE, OVER) or 0 <= asked < game.seat_count(state), (
            f"to_move is {asked} {tell(game, state)}"
        )
        assert asked != REFEREE or game.needs_referee, f"a game with a referee says needs_referee = True {tell(game, state)}"
        if asked in (CHANCE, OVER):
            # A log has no place for a move between a throw and how the dice fall.
            for actor in (REFEREE, *map(Actor, range(game.seat_count(state)))):
                assert not legal_moves(game, state, actor), f"{actor} can move while nobody is asked {tell(game, state)}"
            continue
        legal = set(legal_moves(game, state, asked))
        assert legal, f"{asked} is asked and has no move {tell(game, state)}"
        for _ in range(5):
            drawn = game.draw(state, asked, rng)
            assert drawn in legal, f"drawn but not legal: {tell(game, state, asked, drawn)}"
        if asked != REFEREE:
            fallback = game.fallback(state, Seat(asked))
            assert fallback in legal, f"the fallback is not legal: {tell(game, state, asked, fallback)}"


def check_only_moves_change_a_state(game: Game, games: int) -> None:
    """A refused move raises and changes nothing; a legal one gives a new state; looking leaves all as it was."""
    for shared, number, rng in positions(game, games, EACH):
        state = shared.copy()
        asked, before = game.to_move(state), state.tobytes()
        legal = legal_moves(game, state, asked) if asked >= 0 or asked == REFEREE else []
        actors = [CHANCE, REFEREE, *map(Actor, range(game.seat_count(state) + 1))]
        for move in strange_moves(game, number, legal, rng) + some(rng, legal, 4):
            actor = actors[pick(rng, len(actors))]
            if game.refusal(state, actor, move) is not None:
                _expect_refused(game, state, actor, move)
            else:
                after = game.apply(state, actor, move)
                assert same_bytes(after, advanced(game, state, actor, move)), f"two results of {tell(game, state, actor, move)}"
            assert state.tobytes() == before, f"the state was changed by trying {tell(game, state, actor, move)}"
        _look(game, state, rng)
        assert state.tobytes() == before, f"the state was changed by looking at it {tell(game, state)}"


def _expect_refused(game: Game, state: States, actor: Actor, move: Move) -> None:
    try:
        game.apply(state, actor, move)
    except Refused as refused:
        msgspec.json.encode(refused.refusal)  # it is sent to whoever tried
        return
    raise AssertionError(f"refused, and yet applied: {tell(game, state, actor, move)}")


def _look(game: Game, state: States, rng: Stream) -> None:
    for viewer in viewers_of(game, state):
        game.view(state, viewer)
        game.resample(game.hide(state, viewer), viewer, rng)
    game.result(state)
    game.write_position(state)
    if game.to_move(state) == CHANCE:
        game.sample(state, rng)


def check_random_play_ends(game: Game, games: int) -> None:
    """Every game ends; nobody has won before that."""
    for number in range(games):
        seats = seats_for(game, number)
        state, rng = game.new(seats), stream(-SEED, number)
        for made, step in enumerate(walk_from(game, state, rng, ENDLESS)):
            state = step.after
            if made % 16 == 0 or game.to_move(state) == OVER:
                result = game.result(state)
                over = game.to_move(state) == OVER
                assert len(result.scores) == seats, f"{len(result.scores)} scores for {seats} seats {tell(game, state)}"
                assert over or not result.winners, f"winners {result.winners} {tell(game, state)}"
                assert set(result.winners) <= set(range(seats)), f"winners {result.winners} of {seats} seats"
        assert game.to_move(state) == OVER, f"no end after {ENDLESS} moves {tell(game, state)}"


def check_fallback_moves_alone_end_a_game(game: Game, games: int) -> None:
    """A table that everybody has left comes to its end, or the game says that it has none (`ends_by_itself`)."""
    for number in range(games):
        state, rng = game.new(seats_for(game, number)), stream(-SEED, number)
        endless = not game.ends_by_itself(state)
        for _ in range(0 if endless else ENDLESS):
            actor = game.to_move(state)
            if actor == OVER:
                break
            state = advanced(game, state, actor, _move_for_nobody(game, state, actor, rng))
        assert endless or game.to_move(state) == OVER, f"{ENDLESS} fallback moves do not end the game {tell(game, state)}"


def _move_for_nobody(game: Game, state: States, actor: Actor, rng: Stream) -> Move:
    if actor == CHANCE:
        return game.sample(state, rng)
    return game.draw(state, actor, rng) if actor == REFEREE else game.fallback(state, Seat(actor))


def check_wrong_set_ups_are_refused(game: Game, games: int) -> None:
    """Seat counts and options that the game does not know are refused; naming a default changes nothing."""
    for seats in {-1, 0, game.seats.start - 1, game.seats.stop, 99} - set(game.seats):
        _expect_no_game(game, seats, {}, f"{seats} seats")
    assert set(game.box_seats) <= set(game.seats), "the box is made for seat counts that the game refuses"
    defaults = {name: getattr(game.options(), name) for name in game.options.__struct_fields__}
    for number in range(min(games, len(game.seats))):
        seats = seats_for(game, number)
        _expect_no_game(game, seats, {"no-such-option": 1}, "an unknown option")
        assert same_bytes(game.new(seats), game.new(seats, defaults)), "naming the defaults gives another game"
        for name in defaults:
            _expect_no_game(game, seats, {name: object()}, f"an object as {name}")


def _expect_no_game(game: Game, seats: int, options: dict[str, object], what: str) -> None:
    try:
        game.new(seats, options)
    except Refused:
        return
    raise AssertionError(f"{game.name} begins with {what}")
