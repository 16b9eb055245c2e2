"""Whether a move can be taken back: only one that has shown nobody anything.

Taking back a move gives its seat another choice, but nobody forgets what the move has shown. So a move may be taken back only
where every seat, and everybody who watches, could have worked out beforehand that the move is allowed and what they would see
after it. The rules themselves answer that: they are asked about what a viewer saw before the move, and nothing else.
"""

from cabstand.core import Game, Seat
from cabstand.core.game import equal, seats_of
from cabstand.core.rule import copied
from cabstand.core.step import Step


def shows_nothing(game: Game, step: Step) -> bool:
    """Whether a seat's move told no viewer anything but that it was made."""
    if game.all_open:
        return True
    return all(_is_foreseeable(game, step, viewer) for viewer in (None, *seats_of(game, step.before)))


def _is_foreseeable(game: Game, step: Step, viewer: Seat | None) -> bool:
    """Whether what this viewer sees after a move follows from what it saw before.

    A card from a hidden hand cannot be played from what others see of that hand: for them the move is not allowed there, so
    playing it shows them the card. Both sides of the comparison are hidden twice, since hiding what is hidden already may add
    up differently.
    """
    seen = game.hide(step.before, viewer)
    if game.refusal(seen, step.actor, step.move) is not None:
        return False
    expected = copied(seen)
    game.advance(expected, step.actor, step.move)
    return equal(game.hide(expected, viewer), game.hide(game.hide(step.after, viewer), viewer))
