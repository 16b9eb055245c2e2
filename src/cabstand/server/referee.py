"""TAXI! over the network: the cards as each viewer may read them, and who says whether an answer counts.

A question is for all to read, its answer for nobody until somebody has answered. The words of a Sound Off are for the seats
that do not talk; once it is over everybody may see them.
"""

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from cabstand.core import CHANCE, REFEREE, Move
from cabstand.core.rule import States, record
from cabstand.core.step import Step
from cabstand.games.taxi import moves, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.grading.answers import grade
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.knowledge import Mind
from cabstand.games.taxi.packs.pack import Pack, Question
from cabstand.table.plan import Plan

OVERRULE_SECONDS: Final = 15.0
TALK_SECONDS: Final = 30.0
MOST_TYPED: Final = 2000

CardStage = Literal["who", "open", "running", "shown", "done"]


class Card(msgspec.Struct, frozen=True):
    """The card on the table, as a viewer may read it.

    `stage`: who, until a team has said who of them talks; open until somebody answers or begins to talk; a talk is running
    until its time is up; an answer that was wrong is shown as long as the asker may let it count; done means judged, or
    turned over.
    """

    kind: Literal["question", "talk", "gift"]
    text: str
    seat: int
    """Who answers, talks, gains or pays; counted from 1."""
    asker: int = 0
    """Who asked; 0 for a Give or Take card."""
    stage: CardStage = "open"
    topic: str = ""
    amount: int = 0
    words: tuple[str, ...] = ()
    """Of a Sound Off, for those who may see them."""
    heard: tuple[bool, ...] = ()
    """Which of `words` were said so far."""
    count: int = 0
    """How many words were said, once the talk is done."""
    typed: str = ""
    right: bool = False
    answer: str = ""
    """The first of the accepted answers, and what there is to tell about it: once somebody has answered."""
    background: str = ""
    seconds: float | None = None
    """Until the referee speaks by itself, where there is a clock."""
    by: str = ""
    """Who of a team has answered, or talks."""
    yours: bool = True
    """Of a team that talks: whether the reader is the one."""


class Given(msgspec.Struct, frozen=True):
    """What was given so far in answer to a card."""

    begun: bool = False
    typed: str = ""
    ticked: frozenset[int] = frozenset()
    """Words of a Sound Off that opponents have heard, counted from 0."""
    seconds: float | None = None
    voice: str = ""
    """The player who gave it; of a team that is to talk, who will."""


def of_team(card: Card, by: str, viewer: int | None, is_voice: bool) -> Card:
    """A card that a team answers. The subject of a talk is for them, and for the room, once they have said who talks."""
    if card.kind != "talk" or card.stage == "done":
        return replace(card, by=by)
    if by:
        return replace(card, by=by, yours=is_voice)
    return replace(card, stage="who", text="" if viewer in (None, card.seat - 1) else card.text)


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

    def seconds(self, state: States, begun: bool, plan: Plan) -> float:
        """How long it takes until the referee speaks; 0: as long as it may take."""
        if begun:
            return TALK_SECONDS if self.is_talk(state) else OVERRULE_SECONDS
        if plan.pace == "slow" or (self.is_talk(state) and plan.pace != "none"):
            return plan.seconds
        return 0 if self.is_talk(state) else plan.answer_seconds

    def card(self, state: States, steps: list[Step], viewer: int | None, given: Given) -> Card | None:
        """The card that lies open now, or that has just been judged or turned over, as a viewer may read it."""
        if rules.is_referee(record(state)):
            return self._open_card(state, viewer, given)
        for step in reversed(steps):
            kind, number = moves.kind(step.move), moves.number(step.move)
            if step.actor == REFEREE and kind in (moves.RIGHT, moves.WRONG):
                return self._answered(step.before, "done", given.typed, kind == moves.RIGHT)
            if step.actor == REFEREE and kind == moves.WORDS:
                return self._talked(step.before, given.typed, number)
            if step.actor == CHANCE and kind == moves.GIFT:
                gift = self.pack.gift(number)
                return Card("gift", gift.text, int(record(step.before).target) + 1, stage="done", amount=gift.amount)
        return None

    def _open_card(self, state: States, viewer: int | None, given: Given) -> Card:
        s = record(state)
        if s.phase == r.QUESTION:
            if given.begun:
                return replace(self._answered(state, "shown", given.typed, False), seconds=given.seconds)
            question = self._question(state)
            card = Card("question", question.text, int(s.seat) + 1, topic=question.topic, amount=question.value)
            return replace(card, asker=self.asker(state) + 1, seconds=given.seconds)
        talk = self.pack.talk(int(s.card))
        stage: CardStage = "running" if given.begun else "open"
        card = Card("talk", talk.subject, int(s.seat) + 1, stage=stage, typed=given.typed)
        card = replace(card, asker=self.asker(state) + 1, seconds=given.seconds)
        if viewer in (None, s.seat):
            return card
        return replace(card, words=talk.words, heard=self._heard(state, given))

    def _answered(self, state: States, stage: CardStage, typed: str, right: bool) -> Card:
        question, seat = self._question(state), int(record(state).seat) + 1
        return Card(
            "question",
            question.text,
            seat,
            asker=self.asker(state) + 1,
            stage=stage,
            topic=question.topic,
            amount=question.value,
            typed=typed,
            right=right,
            answer=question.answers[0],
            background=question.background,
        )

    def _talked(self, state: States, typed: str, count: int) -> Card:
        talk, seat = self.pack.talk(int(record(state).card)), int(record(state).seat) + 1
        heard = tuple(words_said(typed, talk.words))
        card = Card("talk", talk.subject, seat, self.asker(state) + 1, "done", words=talk.words, heard=heard)
        return replace(card, count=count, typed=typed)

    def _heard(self, state: States, given: Given) -> tuple[bool, ...]:
        words = self.pack.talk(int(record(state).card)).words
        return tuple(said or n in given.ticked for n, said in enumerate(words_said(given.typed, words)))

    def _question(self, state: States) -> Question:
        s = record(state)
        return self.pack.question(int(s.card), int(rules.question_value(s)))

    def with_ticked(self, state: States, given: Given) -> str:
        """What was said, with the words that opponents have heard although nobody typed them: the log keeps it."""
        if not self.is_talk(state):
            return given.typed
        words = self.pack.talk(int(record(state).card)).words
        missing = [words[n] for n, said in enumerate(words_said(given.typed, words)) if n in given.ticked and not said]
        return "; ".join(part for part in (given.typed, *missing) if part)

    # --- what it is worth

    def judge(self, state: States, typed: str) -> Move:
        """What an answer or a talk earns."""
        s = record(state)
        if s.phase == r.TALK:
            return Move(moves.of(moves.WORDS, sum(words_said(typed, self.pack.talk(int(s.card)).words))))
        return Move(moves.RIGHT if grade(typed, self._question(state).answers) else moves.WRONG)

    def let_it_count(self) -> Move:
        return Move(moves.RIGHT)

    def is_right(self, state: States, move: Move) -> bool:
        return bool(record(state).phase == r.TALK or move == moves.RIGHT)

    def for_a_bot(self, state: States, mind: Mind, said: str, at_once: bool) -> tuple[str, bool]:
        """What a bot has said after what it said before, and whether that is all. An answer comes whole, a talk in pieces."""
        if not self.is_talk(state):
            return mind.answer(self.pack, self._question(state)), True
        pieces = mind.talk(self.pack, self.pack.talk(int(record(state).card)))
        whole = [" ".join(pieces[: n + 1]) for n in range(len(pieces))]
        if said and said not in whole:
            return said, True  # somebody had begun for whom the bot stands in
        if at_once or said == whole[-1]:
            return whole[-1], True
        return whole[whole.index(said) + 1 if said else 0], False
