"""How a game shows itself in a terminal and what it asks there. Each game has one; the session knows no game by name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cabstand.core.game import Game
    from cabstand.core.rule import States


class Words(Protocol):
    """Texts in one language, by message id."""

    @property
    def language(self) -> str:
        """Its code: `de`."""

    def __contains__(self, message: str) -> bool: ...

    def say(self, message: str, /, **args: int | float | str) -> str:
        """The text of a message."""

    def tell(self, message: str, args: Mapping[str, int | str]) -> str:
        """A refusal or a line of a story; things of a game by the names they have in this language."""


@dataclass(frozen=True)
class Unfinished:
    """An answer that leaves something open: what it has settled, what the player should see now, and what is asked next."""

    said: str
    shown: "RenderableType"
    question: str


class Screen(ABC):
    """The drawing and the questions of one game. `view` is what `look` has given: the game's own view struct."""

    has_secrets: bool = False
    """Whether players hold what others at the same screen must not see."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The words of the notation that can be typed in the reader's language: `<game>-word-<verb>` lists how."""

    quiet: ClassVar[tuple[str, ...]] = ()
    """Lines of the story that repeat what everybody has just seen."""

    def look(self, game: "Game[Any]", state: "States", viewer: int | None) -> Any:
        """What a viewer sees now; everything below is asked with it."""
        return game.view(state, viewer)

    @abstractmethod
    def board(self, view: Any, names: list[str], words: Words) -> "RenderableType":
        """The whole table."""

    @abstractmethod
    def scene(self, view: Any, names: list[str], words: Words) -> "RenderableType":
        """What a player needs to see for the question at hand: the table at the start of a turn, then what has changed."""

    @abstractmethod
    def question(self, view: Any, player: str, words: Words) -> str:
        """What the player is asked now."""

    @abstractmethod
    def complete(self, view: Any, answer: str, said: str, names: list[str], words: Words) -> str | Unfinished:
        """The notation that a short answer stands for, where only one thing can be meant; else the answer itself.

        Where an answer is a good beginning, what is still to be said: `said` is what earlier answers have settled.
        """

    def legend(self, words: Words) -> "RenderableType | None":
        """The names of the parts on the board, where the printed board has them; they follow the help."""
        return None

    def goes_without_saying(self, view: Any) -> str | None:
        """The notation of the only thing a player could answer, where the question would be idle.

        It is still asked where several people share the screen: not to be asked would tell the others something.
        """
        return None
