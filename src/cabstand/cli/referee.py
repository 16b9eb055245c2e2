"""Who says in a terminal whether an answer was right and how many words were said."""

import select
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from rich.panel import Panel
from rich.text import Text

from cabstand.cli.terminal import Terminal
from cabstand.cli.typed import means
from cabstand.core import CHANCE, Move
from cabstand.core.rule import States, record
from cabstand.core.step import Step
from cabstand.games.taxi import moves, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.grading.answers import grade
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.knowledge import Mind
from cabstand.games.taxi.packs.pack import Pack, Question, Talk
from cabstand.games.taxi.record import Record

TALK_SECONDS: Final = 30.0
Minds = Callable[[int], Mind | None]
"""What a seat's bot has in mind; None where a person sits there."""


class Call(NamedTuple):
    """What the referee says, and what was typed."""

    move: Move
    remark: str


class TaxiReferee:
    """Asks the questions of a pack, grades what is typed, and listens to talks by the clock."""

    def __init__(self, terminal: Terminal, pack: Pack, names: list[str], minds: Minds, pause: float) -> None:
        self.terminal, self.pack, self.names, self.minds, self.pause = terminal, pack, names, minds, pause

    def call(self, state: States) -> Call:
        s: Record = record(state)
        if s.phase == r.QUESTION:
            return self._question(s)
        return self._talk(s)

    def show_card(self, step: Step) -> None:
        """The text of a Give or Take card, when it has been turned over."""
        if step.actor == CHANCE and moves.kind(step.move) == moves.GIFT:
            gift = self.pack.gift(moves.number(step.move))
            words = self.terminal.words
            amount = ("+" if gift.amount > 0 else "-") + words.say("taxi-money", pounds=abs(gift.amount))
            self._show(words.say("taxi-card-gift", amount=amount), gift.text)

    def _show(self, title: str, text: str) -> None:
        self.terminal.console.print(Panel(Text(text), title=Text(title), title_align="left", width=64, border_style="cyan"))

    def _question(self, s: Record) -> Call:
        seat, asker = int(s.seat), int(rules.asker(s))
        card = self.pack.question(int(s.card), int(rules.question_value(s)))
        title = self.terminal.words.say("taxi-card-question", value=card.value, topic=card.topic)
        self.terminal.say("taxi-ask-answer", asker=self.names[asker], player=self.names[seat])
        self._show(title, card.text)
        mind = self.minds(seat)
        typed = self._bot_types(seat, mind, card) if mind else self.terminal.console.input(Text("> ", "bold yellow"))
        right = grade(typed, card.answers)
        self._tell_answer(card, right)
        if mind is None and not right and self.minds(asker) is None:
            right = self._overrule(asker)
        return Call(Move(moves.RIGHT if right else moves.WRONG), typed[:200])

    def _bot_types(self, seat: int, mind: Mind, card: Question) -> str:
        time.sleep(self.pause)
        typed = mind.answer(self.pack, card)
        passes = self.terminal.words.say("taxi-answer-passes", player=self.names[seat])
        self.terminal.console.print(Text(f"> {typed}") if typed else Text(passes, "dim"))
        return typed

    def _tell_answer(self, card: Question, right: bool) -> None:
        self.terminal.say("taxi-answer-right" if right else "taxi-answer-wrong", answer=card.answers[0])
        self.terminal.console.print(Text("  " + card.background, "dim"))

    def _overrule(self, asker: int) -> bool:
        """The asking seat may let a wrong answer count, never the other way round."""
        self.terminal.say("taxi-answer-overrule", asker=self.names[asker])
        counted = means(self.terminal.console.input("> ").strip(), "play-word-yes", self.terminal.words)
        if counted:
            self.terminal.say("taxi-answer-counted")
        return counted

    def _talk(self, s: Record) -> Call:
        seat, card = int(s.seat), self.pack.talk(int(s.card))
        if (mind := self.minds(seat)) is not None:
            self.terminal.say("taxi-talk-bot", player=self.names[seat], subject=card.subject)
            talk = self._bot_talks(mind, card)
        else:
            self._show(self.terminal.words.say("taxi-card-talk", seconds=int(TALK_SECONDS)), card.subject)
            self.terminal.say("taxi-talk-ready", player=self.names[seat])
            self.terminal.console.input("> ")
            talk = listen(TALK_SECONDS)
            self.terminal.say("taxi-talk-time")
        said = words_said(talk, card.words)
        heard = ", ".join(word for word, hit in zip(card.words, said, strict=True) if hit)
        none = self.terminal.words.say("taxi-talk-none")
        self.terminal.say("taxi-talk-words", words=", ".join(card.words), said=heard or none)
        return Call(Move(moves.of(moves.WORDS, sum(said))), talk[:2000])

    def _bot_talks(self, mind: Mind, card: Talk) -> str:
        pieces = mind.talk(self.pack, card)
        for piece in pieces:
            time.sleep(self.pause)
            self.terminal.console.print(Text(f"> {piece}"))
        return " ".join(pieces)


def listen(seconds: float) -> str:
    """Everything typed until time is up. What stands unfinished in the line then does not count; the end of input ends it."""
    until = time.monotonic() + seconds
    heard: list[str] = []
    while (left := until - time.monotonic()) > 0:
        ready, _, _ = select.select([sys.stdin], [], [], left)
        if not ready:
            break
        line = sys.stdin.readline()
        if not line:
            break
        heard.append(line.strip())
    return " ".join(heard)
