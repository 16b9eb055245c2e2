"""A playthrough as a file that people can review: what every move changed, and digests of everything else.

Two lines for each move. The first has the move and two digests (`~`): of what the viewers are told about it (the move as they
hear it, and the story), and of what they see after it (their views). The second has the words of the position that the move
changed, and for everybody who may move now how many moves they have, with a digest of those. After every hundredth move and
at the end, each field of the views has a digest on a line of its own. So a difference shows which move changed, and which
part of what came of it; the last line is a digest of everything together.
"""

import base64
import hashlib
from collections.abc import Iterator
from typing import Final

import msgspec

from cabstand.core.game import OVER, REFEREE, Actor, Game, seats_of
from cabstand.core.rule import States
from cabstand.table.log import name_of
from cabstand.testing.play import Step, viewers_of

LETTERS: Final = 3
LONGEST_WORD: Final = 8
"""Of the value of a position's word that is shown whole."""
FIELDS_EVERY: Final = 100


def digest(told: object, letters: int = LETTERS) -> str:
    """A few letters that change with what is told."""
    hashed = hashlib.sha256(msgspec.json.encode(told)).digest()
    return "~" + base64.b32encode(hashed).decode().lower()[:letters]


def playthrough(game: Game, begun: States, steps: Iterator[Step]) -> Iterator[str]:
    """The lines of a game that is played step by step."""
    position = game.write_position(begun)
    yield position
    everything = hashlib.sha256()
    for number, step in enumerate(steps, 1):
        after, views = game.write_position(step.after), _views(game, step.after)
        told, moves = _told(game, step), _moves(game, step.after)
        everything.update(msgspec.json.encode((after, views, told, moves)))
        move = f"{name_of(step.actor) or 'chance'}: {game.write_move(step.actor, step.move)}"
        yield f"{number}. {move} {digest(told)}{digest(views)}"
        may_move = [f"{who}:{len(listed)}{digest(listed)}" for who, listed in moves.items()]
        yield "  " + " ".join([*_changed_words(position, after), *may_move])
        over = game.to_move(step.after) == OVER
        if number % FIELDS_EVERY == 0 or over:
            yield from (f"  - {field}{digest([view[field] for view in views])}" for field in views[0])
        position = after
    yield f"everything ~{everything.hexdigest()}"


def _told(game: Game, step: Step) -> list[object]:
    """What each viewer is told about a move, a watcher first."""
    return [
        (
            game.told_move(step.before, step.actor, step.move, viewer),
            game.story(step.before, step.actor, step.move, step.after, viewer),
        )
        for viewer in viewers_of(game, step.before)
    ]


def _views(game: Game, state: States) -> list[dict[str, object]]:
    return [msgspec.to_builtins(game.view(state, viewer)) for viewer in viewers_of(game, state)]


def _moves(game: Game, state: States) -> dict[str, list[str]]:
    """The legal moves of everybody who has any."""
    actors = [*map(Actor, seats_of(game, state)), REFEREE]
    listed = {actor: game.legal(state, actor).tolist() for actor in actors}
    return {name_of(actor): [game.write_move(actor, move) for move in moves] for actor, moves in listed.items() if moves}


def _changed_words(old: str, new: str) -> Iterator[str]:
    """The words of a position that a move has changed, long ones as digests."""
    was = old.split(" ")
    for at, word in enumerate(new.split(" ")):
        if at >= len(was) or was[at] != word:
            name, equals, value = word.partition("=")
            yield name + digest(value) if equals and len(value) > LONGEST_WORD else word
