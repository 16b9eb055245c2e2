"""TAXI! over the network: the cards as each viewer may read them, and who says whether an answer counts.

A question is for all to read, its answer for nobody until it is judged. The words of a Sound Off are for
the seats that do not talk.
"""

import secrets
from typing import Final, Literal

import msgspec

from cabstand.content.grading import grade
from cabstand.content.pack import Pack, london
from cabstand.content.talk import words_said
from cabstand.games import CHANCE, REFEREE, Game, Move
from cabstand.games.rule import States, record
from cabstand.games.taxi import moves, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.board import standard_board
from cabstand.table.fold import Step

OVERRULE_SECONDS: Final = 15.0
TALK_SECONDS: Final = 30.0
BOT_KNOWS: Final = 60  # of 100 answers, and of 100 hidden words
MOST_TYPED: Final = 2000


class Card(msgspec.Struct, frozen=True):
    """The card on the table. `words` are those of a Sound Off; `typed` is an answer that the asker may still let count."""

    kind: Literal["question", "talk", "gift"]
    text: str
    topic: str = ""
    amount: int = 0
    words: tuple[str, ...] = ()
    typed: str = ""


class Referee:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    # --- what is asked

    def seat_asked(self, state: States) -> int:
        """Who must answer or talk."""
        return int(record(state).seat)

    def asker(self, state: States) -> int:
        return int(rules.asker(record(state)))

    def is_talk(self, state: States) -> bool:
        return bool(record(state).phase == r.TALK)

    def card(self, state: States, steps: list[Step], viewer: int | None, typed: str) -> Card | None:
        """The card that lies open now, or that has just been turned over, as a viewer may read it."""
        s = record(state)
        if rules.is_referee(s):
            if s.phase == r.QUESTION:
                question = self.pack.question(int(s.card), int(rules.question_value(s)))
                return Card("question", question.text, question.topic, question.value, typed=typed)
            talk = self.pack.talk(int(s.card))
            return Card("talk", talk.subject, words=() if viewer in (None, s.seat) else tuple(talk.words), typed=typed)
        for step in steps:
            if step.actor == CHANCE and moves.kind(step.move) == moves.GIFT:
                gift = self.pack.gift(moves.number(step.move))
                return Card("gift", gift.text, amount=gift.amount)
        return None

    # --- what it is worth

    def judge(self, state: States, typed: str) -> Move:
        """What an answer or a talk earns."""
        s = record(state)
        if s.phase == r.TALK:
            return Move(moves.of(moves.WORDS, sum(words_said(typed, self.pack.talk(int(s.card)).words))))
        question = self.pack.question(int(s.card), int(rules.question_value(s)))
        return Move(moves.RIGHT if grade(typed, question.answers) else moves.WRONG)

    def let_it_count(self) -> Move:
        return Move(moves.RIGHT)

    def is_right(self, state: States, move: Move) -> bool:
        return bool(record(state).phase == r.TALK or move == moves.RIGHT)

    def for_a_bot(self, state: States) -> Move:
        """Bots know 60 of 100 answers and say each hidden word as often."""
        if record(state).phase == r.QUESTION:
            return Move(moves.RIGHT if secrets.randbelow(100) < BOT_KNOWS else moves.WRONG)
        words = self.pack.talk(int(record(state).card)).words
        return Move(moves.of(moves.WORDS, sum(secrets.randbelow(100) < BOT_KNOWS for _ in words)))


def referee_for(game: Game) -> Referee | None:
    """Who judges at a table; most games need nobody."""
    return Referee(london()) if game.name == "taxi" else None


def edition(game: Game) -> tuple[dict[str, str], dict[str, str]]:
    """The options and the facts of the header that a game's cards add: what the rules must know, and the hashes."""
    if game.name != "taxi":
        return {}, {}
    pack = london()
    return pack.options(), {"pack": pack.sha256, "board": standard_board().sha256()}


def waits_for_referee(game: Game, state: States) -> bool:
    return game.to_move(state) == REFEREE
