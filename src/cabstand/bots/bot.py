"""Players that are programs: what a seat may know goes in, a move comes out."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Final

from cabstand.content.characters import characters_of, find_character
from cabstand.core.game import Game, Move, Seat, refuse
from cabstand.core.rng import Stream
from cabstand.core.rule import States


class Bot(ABC):
    """One kind of bot for one game."""

    number: int
    """How the compiled loops of the lab know it."""
    solves: bool = False
    """Whether it solves its turns, which takes a while: in the lab, games with it go forward together."""

    @abstractmethod
    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        """A legal move for this seat, from a state that `hide` has been through for it."""

    def warm_up(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        """Have everything compiled that choosing takes; a legal move."""
        return self.choose(hidden, seat, rng)

    def out_of_turn(self, hidden: States, seat: Seat) -> Move | None:
        """A move that the bot wants to make although it is not asked; most games know none."""
        return None

    def hurried(self, seconds: float) -> "Bot":
        """The same bot, thinking for at most this many seconds; most bots answer at once."""
        return self

    def knowing(self, percent: int) -> "Bot":
        """The same bot with other knowledge; most games ask for none."""
        return self


BOTS: Final[dict[str, str]] = {
    "fare-play": "cabstand.games.fare_play.bots:BOTS",
    "space-taxi": "cabstand.games.space_taxi.bots:BOTS",
    "taxi": "cabstand.games.taxi.bots.deciding:BOTS",
}

SOLVED: Final = ("space-taxi",)
"""Games of which a turn can be solved exactly."""


def bots_of(game: Game) -> dict[str, Bot]:
    """The bots that can play a game, by name, weakest first."""
    module, _, attribute = BOTS[game.name].partition(":")
    bots: dict[str, Bot] = getattr(import_module(module), attribute)
    return bots


def find_bot(game: Game, name: str) -> Bot:
    """A bot by its own name, or by that of a character."""
    bots = bots_of(game)
    character = find_character(game.name, name)
    if character is not None:
        bot = bots[character.bot]
        return bot if character.knows is None else bot.knowing(character.knows)
    if name not in bots:
        known = [*bots, *(character.id for character in characters_of(game.name))]
        raise refuse("no-such-bot", name=name[:40], known=", ".join(known))
    return bots[name]
