"""Who says in TAXI! whether an answer counts and how many words were said, and the cards as each viewer may read them.

A question is for all to read, its answer for nobody until somebody has answered. The words of a Sound Off are for the seats
that do not talk; once it is over everybody may see them.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cabstand.core import CHANCE, Move
from cabstand.core import REFEREE as BY_REFEREE
from cabstand.core.referee import Asked, Card, CardStage, Given, Referee, Speaker, Verdict, WordsIn
from cabstand.core.rule import States, record
from cabstand.core.screen import Words
from cabstand.core.step import Step
from cabstand.games.taxi import moves, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.bots.deciding import mind_of
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.packs.judging import judge_of
from cabstand.games.taxi.packs.pack import Pack, Question

OVERRULE_SECONDS: Final = 15.0
TALK_SECONDS: Final = 30.0


class TaxiReferee(Referee):
    """Asks the questions of a pack, grades answers, and counts the words of talks."""

    def __init__(self, pack: Pack, words_in: WordsIn) -> None:
        self.pack = pack
        self._words_in = words_in

    # --- what is asked

    def asked(self, state: States) -> Asked:
        s = record(state)
        is_talk = _is_talk(state)
        return Asked(int(s.seat), int(rules.asker(s)), is_talk, rules.WORDS if is_talk else 0)

    def seconds(self, state: States, begun: bool) -> float | None:
        if not begun:
            return None
        return TALK_SECONDS if _is_talk(state) else OVERRULE_SECONDS

    def card(self, state: States, steps: Sequence[Step], viewer: int | None, given: Given) -> Card | None:
        card = self._card(state, steps, viewer, given)
        return None if card is None else replace(card, lang=self.pack.language)

    def _card(self, state: States, steps: Sequence[Step], viewer: int | None, given: Given) -> Card | None:
        if rules.is_referee(record(state)):
            return self._open_card(state, viewer, given)
        for step in reversed(steps):
            kind, number = moves.kind(step.move), moves.number(step.move)
            if step.actor == BY_REFEREE and kind in (moves.RIGHT, moves.WRONG):
                return self._answered(step.before, "done", given.typed, kind == moves.RIGHT)
            if step.actor == BY_REFEREE and kind == moves.WORDS:
                return self._talked(step.before, given.typed, number)
            if step.actor == CHANCE and kind == moves.GIFT:
                gift = self.pack.gift(number)
                return Card("gift", gift.text, int(record(step.before).target) + 1, stage="done", amount=gift.amount)
        return None

    def title(self, card: Card, words: Words) -> str:
        if card.kind == "question" and not card.topic:
            return words.say("taxi-card-question-plain", value=card.amount)
        if card.kind == "question":
            return words.say("taxi-card-question", value=card.amount, topic=card.topic)
        if card.kind == "talk":
            return words.say("taxi-card-talk", seconds=int(TALK_SECONDS))
        amount = ("+" if card.amount > 0 else "-") + words.say("taxi-money", pounds=abs(card.amount))
        return words.say("taxi-card-gift", amount=amount)

    def _open_card(self, state: States, viewer: int | None, given: Given) -> Card:
        s = record(state)
        asker = int(rules.asker(s)) + 1
        if s.phase == r.QUESTION:
            if given.begun:
                return replace(self._answered(state, "shown", given.typed, False), seconds=given.seconds)
            question = self._question(state)
            card = Card("question", question.text, int(s.seat) + 1, topic=question.topic, amount=question.value)
            return replace(card, asker=asker, seconds=given.seconds)
        talk = self.pack.talk(int(s.card))
        stage: CardStage = "running" if given.begun else "open"
        card = Card("talk", talk.subject, int(s.seat) + 1, stage=stage, typed=given.typed)
        heard = self._heard(state, given)
        card = replace(card, asker=asker, seconds=given.seconds, count=sum(heard))
        # who talks, and the room that they look at, see how many words they have said, and not which
        return card if viewer in (None, s.seat) else replace(card, words=talk.words, heard=heard)

    def _answered(self, state: States, stage: CardStage, typed: str, right: bool) -> Card:
        s, question = record(state), self._question(state)
        return Card(
            "question",
            question.text,
            int(s.seat) + 1,
            asker=int(rules.asker(s)) + 1,
            stage=stage,
            topic=question.topic,
            amount=question.value,
            typed=typed,
            right=right,
            answer=question.answers[0],
            background=question.background,
        )

    def _talked(self, state: States, typed: str, count: int) -> Card:
        s = record(state)
        talk, seat = self.pack.talk(int(s.card)), int(s.seat) + 1
        heard = tuple(words_said(typed, talk.words, self.pack.language))
        card = Card("talk", talk.subject, seat, int(rules.asker(s)) + 1, "done", words=talk.words, heard=heard)
        return replace(card, count=count, typed=typed)

    def _heard(self, state: States, given: Given) -> tuple[bool, ...]:
        words = self.pack.talk(int(record(state).card)).words
        return tuple(said or n in given.ticked for n, said in enumerate(words_said(given.typed, words, self.pack.language)))

    def _question(self, state: States) -> Question:
        s = record(state)
        return self.pack.question(int(s.card), int(rules.question_value(s)))

    # --- what it is worth

    def judge(self, state: States, typed: str) -> Verdict:
        s = record(state)
        if s.phase == r.TALK:
            return Verdict(
                Move(moves.of(moves.WORDS, sum(words_said(typed, self.pack.talk(int(s.card)).words, self.pack.language))))
            )
        if judge_of(self.pack).is_right(self._question(state), typed):
            return Verdict(Move(moves.RIGHT))
        return Verdict(Move(moves.WRONG), right=False, if_counted=Move(moves.RIGHT))

    def said(self, state: States, given: Given) -> str:
        if not _is_talk(state):
            return given.typed
        words = self.pack.talk(int(record(state).card)).words
        missing = [
            words[n]
            for n, said in enumerate(words_said(given.typed, words, self.pack.language))
            if n in given.ticked and not said
        ]
        return "; ".join(part for part in (given.typed, *missing) if part)

    def speak(self, state: States, speaker: Speaker, said: str, at_once: bool) -> tuple[str, bool]:
        """An answer comes whole, a talk in pieces."""
        mind = mind_of(speaker)
        if not _is_talk(state):
            return mind.answer(self.pack, self._question(state)), True
        pieces = mind.talk(self.pack, self.pack.talk(int(record(state).card)), self._words_in(self.pack.language))
        whole = [" ".join(pieces[: n + 1]) for n in range(len(pieces))]
        if said and said not in whole:
            return said, True  # somebody had begun for whom the bot stands in
        if at_once or said == whole[-1]:
            return whole[-1], True
        return whole[whole.index(said) + 1 if said else 0], False


def _is_talk(state: States) -> bool:
    return bool(record(state).phase == r.TALK)


REFEREE: Final = TaxiReferee
