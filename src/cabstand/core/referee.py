"""Judges facts from outside: whether an answer was right, how many words were said. A game whose rules wait for such facts has
a referee, and the same one serves the terminal and the server.

A referee keeps nothing about a table: state, steps and what was typed so far are handed to it. It knows the edition that the
table is played with (`edition.py`), and never says more about a card than the viewer may read.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from cabstand.core.bot import Bot
from cabstand.core.game import Game, Move
from cabstand.core.registry import part_of
from cabstand.core.rule import States
from cabstand.core.screen import Words
from cabstand.core.step import Step

MOST_TYPED: Final = 2000
"""Characters of an answer in pieces that are kept."""
LONGEST_ANSWER: Final = 200
"""Characters of an answer that is given at once."""
MOST_WORDS: Final = 40
"""Words on a card that listeners may tick."""

CardKind = Literal["question", "talk", "gift"]
CardStage = Literal["who", "open", "running", "shown", "done"]


class Card(msgspec.Struct, frozen=True):
    """The card on the table, as a viewer may read it.

    `kind`: a question is answered at once; a talk goes on in pieces until its time is up, while others listen; a gift asks
    nothing. `stage`: who, until a team has said who of them talks; open until somebody answers or begins to talk; a talk is
    running until its time is up; an answer that was wrong is shown as long as somebody may let it count; done means judged,
    or turned over.
    """

    kind: CardKind
    text: str
    seat: int
    """The seat that answers, talks, gains or pays; counted from 1."""
    asker: int = 0
    """The seat that asked; 0: nobody."""
    stage: CardStage = "open"
    topic: str = ""
    amount: int = 0
    words: tuple[str, ...] = ()
    """What listeners may tick, for those who may see it."""
    heard: tuple[bool, ...] = ()
    """Which of `words` were said so far."""
    count: int = 0
    """How many words were said so far."""
    typed: str = ""
    right: bool = False
    answer: str = ""
    """The first of the accepted answers, and what there is to tell about it: once somebody has answered."""
    background: str = ""
    seconds: float | None = None
    """Until the referee speaks by itself, where there is a clock; of a card that is done, until the table stops waiting for
    those who read it."""
    by: str = ""
    """Who of a team has answered, or talks."""
    yours: bool = True
    """Of a team that talks: whether the reader is the one."""
    judges: tuple[int, ...] = ()
    """The seats that may let a wrong answer count and have not said so; the answering one itself where all others are bots."""
    readers: tuple[int, ...] = ()
    """The seats of other players who still read a card that is done: bots and clocks wait for them."""
    lang: str = ""
    """The language of its texts, as a code."""


class Given(msgspec.Struct, frozen=True):
    """What was given so far in answer to a card."""

    begun: bool = False
    typed: str = ""
    ticked: frozenset[int] = frozenset()
    """Words of the card that listeners have heard, counted from 0."""
    seconds: float | None = None
    voice: str = ""
    """The player who gave it; of a team that is to talk, who will."""


class Asked(NamedTuple):
    """What the referee waits for. Seats are counted from 0."""

    seat: int
    asker: int = -1
    """The seat that asked; -1: nobody, and then no wrong answer is let count."""
    in_pieces: bool = False
    """Whether the answer grows until its time is up; otherwise it is judged as soon as it is given."""
    words: int = 0
    """How many words listeners may tick, at most MOST_WORDS."""


class Verdict(NamedTuple):
    """The move that an answer earns, and whether the answer was right."""

    move: Move
    right: bool = True
    if_counted: Move | None = None
    """The move if people let the answer count all the same; None: the verdict stands."""


class Speaker(NamedTuple):
    """A bot that is asked: what it is called, the same at every table, and the bot that it is."""

    name: str
    bot: Bot


class Referee(ABC):
    """The referee of one table."""

    @abstractmethod
    def asked(self, state: States) -> Asked:
        """Who must answer, and how. Asked only while the rules wait for the referee."""

    @abstractmethod
    def card(self, state: States, steps: Sequence[Step], viewer: int | None, given: Given) -> Card | None:
        """The card that lies open now, or that the last steps have judged or turned over, as a viewer may read it."""

    @abstractmethod
    def judge(self, state: States, typed: str) -> Verdict:
        """What an answer earns."""

    def seconds(self, state: States, begun: bool) -> float | None:
        """How long it takes by the rules of the game until the referee speaks; None leaves it to the table."""
        return None

    def said(self, state: States, given: Given) -> str:
        """All that counts as said, with what listeners have ticked: this is judged in the end, and the log keeps it."""
        return given.typed

    def speak(self, state: States, speaker: Speaker, said: str, at_once: bool) -> tuple[str, bool]:
        """All that a bot has said once it goes on after `said`, and whether that is the end. Most bots have nothing to say."""
        return said, True

    def title(self, card: Card, words: Words) -> str:
        """What stands above a card in the terminal."""
        return ""


WordsIn = Callable[[str], Words]
"""Texts in the language with this code, or in the nearest one that is complete."""


def has_referee(game: Game) -> bool:
    return part_of(game, "referee", "REFEREE") is not None


def referee_of(game: Game, content: Any, words_in: WordsIn) -> Referee | None:
    """The referee of a table that is played with this content (of an edition; None where the game has none).

    `REFEREE` of a game is called with both: the class of its referee will do.
    """
    make: Callable[[Any, WordsIn], Referee] | None = part_of(game, "referee", "REFEREE")
    return None if make is None else make(content, words_in)
