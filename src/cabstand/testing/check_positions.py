"""Checks of positions that somebody made up: what a game accepts from a text, its rules must be able to deal with."""

from typing import Final

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Refused, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import States
from cabstand.testing.check_texts import damage
from cabstand.testing.play import legal_moves, pick, positions, same_bytes, some, strange_moves, tell, walk, walk_from

EACH: Final = 8
TRIES: Final = 6
"""Texts made from each position."""
PLAYED_ON: Final = 40


def check_accepted_positions_agree_with_the_moves(game: Game, games: int) -> None:
    """A position that was made up is refused, or it can be written, moves and refusals agree in it, and it can be played on."""
    for state, number, rng in positions(game, games, EACH):
        other = walk(game, number)[pick(rng, len(walk(game, number)))].before
        for _ in range(TRIES):
            text = _make_up(game.write_position(state), game.write_position(other), rng)
            made_up = _read(game, text)
            if made_up is not None:
                _check_accepted(game, made_up, text, number, rng)


def _make_up(text: str, other: str, rng: Stream) -> str:
    """A position with a digit or any character changed, or with one of its words from another position of the same game."""
    way, digits = pick(rng, 4), [at for at, letter in enumerate(text) if letter.isdigit()]
    if way == 0 or not digits:
        return damage(text, rng)
    if way == 1:
        at = digits[pick(rng, len(digits))]
        return f"{text[:at]}{pick(rng, 10)}{text[at + 1 :]}"
    words, others = text.split(" "), other.split(" ")
    for _ in range(way - 1):
        at = pick(rng, min(len(words), len(others)))
        words[at] = others[at]
    return " ".join(words)


def _read(game: Game, text: str) -> States | None:
    try:
        return game.read_position(text)
    except Refused:
        return None
    except Exception as error:
        raise AssertionError(f"reading {text!r} fails with {error!r} instead of a refusal") from error


def _check_accepted(game: Game, state: States, text: str, number: int, rng: Stream) -> None:
    again = _read(game, game.write_position(state))
    assert again is not None, f"{text!r} is read, but what is then written is refused: {game.write_position(state)!r}"
    assert same_bytes(again, state), f"{text!r} is read, but does not round-trip"
    try:
        _check_moves(game, state, number, rng)
        for step in walk_from(game, state, rng, PLAYED_ON):
            state = step.after
    except AssertionError as error:
        raise AssertionError(f"{text!r} is read, but {error}") from None
    except Exception as error:
        raise AssertionError(f"{text!r} is read, but cannot be played on: {error!r}") from error
    after = _read(game, game.write_position(state))
    assert after is not None, f"{text!r} is read, but not what it comes to: {game.write_position(state)!r}"
    assert same_bytes(after, state), f"{text!r} comes to {game.write_position(state)!r}, which does not round-trip"


def _check_moves(game: Game, state: States, number: int, rng: Stream) -> None:
    asked = game.to_move(state)
    for actor in (REFEREE, *map(Actor, range(game.seat_count(state)))):
        listed = legal_moves(game, state, actor)
        assert listed or actor != asked, f"{actor} is asked and has no move"
        assert not listed or asked not in (CHANCE, OVER), f"{actor} can move while nobody is asked"
        for move in some(rng, listed, 8):
            refusal = game.refusal(state, actor, move)
            assert refusal is None, f"a listed move is refused ({refusal}): {tell(game, state, actor, move)}"
        for move in strange_moves(game, number, some(rng, listed, 6), rng):
            refused = game.refusal(state, actor, move) is not None
            assert refused or move in listed, f"a move is allowed but not listed: {tell(game, state, actor, move)}"
    if asked >= 0:
        fallback = game.fallback(state, Seat(asked))
        refusal = game.refusal(state, asked, fallback)
        assert refusal is None, f"the fallback is refused ({refusal}): {tell(game, state, asked, fallback)}"
