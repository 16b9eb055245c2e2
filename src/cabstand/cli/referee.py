"""Cards in a terminal: the referee of the game asks, people and bots answer, and an asker may let a wrong answer count."""

import select
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from rich.panel import Panel
from rich.text import Text

from cabstand.cli.terminal import Terminal
from cabstand.cli.typed import means
from cabstand.core import Move
from cabstand.core.referee import LONGEST_ANSWER, MOST_TYPED, Asked, Card, Given, Referee, Speaker
from cabstand.core.rule import States
from cabstand.core.step import Step

Speakers = Callable[[int], Speaker | None]
"""The bot on a seat; None where a person sits there."""


class Call(NamedTuple):
    """What the referee says, and what was typed."""

    move: Move
    remark: str


class CardTable:
    """Shows cards, asks the player who has to answer, and lets the referee judge it."""

    def __init__(self, terminal: Terminal, referee: Referee, names: list[str], speakers: Speakers, pause: float) -> None:
        self.terminal, self.referee, self.names, self.speakers, self.pause = terminal, referee, names, speakers, pause

    def call(self, state: States) -> Call:
        asked = self.referee.asked(state)
        return self._talk(state, asked) if asked.in_pieces else self._question(state, asked)

    def show_card(self, step: Step) -> None:
        """A card that asks nothing, when it has been turned over."""
        card = self.referee.card(step.after, [step], None, Given())
        if card is not None and card.kind == "gift":
            self._show(card)

    def _show(self, card: Card) -> None:
        title = Text(self.referee.title(card, self.terminal.words))
        self.terminal.console.print(Panel(Text(card.text), title=title, title_align="left", width=64, border_style="cyan"))

    def _card(self, state: States, viewer: int, given: Given) -> Card:
        card = self.referee.card(state, [], viewer, given)
        if card is None:
            raise ValueError("the referee waits for an answer and shows no card")
        return card

    # --- questions

    def _question(self, state: States, asked: Asked) -> Call:
        if asked.asker >= 0:
            self.terminal.say("play-card-asks", asker=self.names[asked.asker], player=self.names[asked.seat])
        self._show(self._card(state, asked.seat, Given()))
        speaker = self.speakers(asked.seat)
        typed = self._bot_types(state, asked, speaker) if speaker else self.terminal.console.input(Text("> ", "bold yellow"))
        verdict = self.referee.judge(state, typed)
        shown = self._card(state, asked.seat, Given(begun=True, typed=typed))
        self.terminal.say("play-card-right" if verdict.right else "play-card-wrong", answer=shown.answer)
        if shown.background:
            self.terminal.console.print(Text("  " + shown.background, "dim"))
        is_person = asked.asker >= 0 and speaker is None
        if verdict.if_counted is not None and is_person and self._counts_all_the_same(asked, typed):
            return Call(verdict.if_counted, typed[:LONGEST_ANSWER])
        return Call(verdict.move, typed[:LONGEST_ANSWER])

    def _bot_types(self, state: States, asked: Asked, speaker: Speaker) -> str:
        time.sleep(self.pause)
        typed, _ = self.referee.speak(state, speaker, "", at_once=True)
        passes = self.terminal.words.say("play-card-passes", player=self.names[asked.seat])
        self.terminal.console.print(Text(f"> {typed}") if typed else Text(passes, "dim"))
        return typed

    def _counts_all_the_same(self, asked: Asked, typed: str) -> bool:
        """The asker, or most of the other people, may let a wrong answer count, never the other way round. Where all others
        are bots, whoever answered says whether it was meant."""
        others = [seat for seat in range(len(self.names)) if seat != asked.seat and self.speakers(seat) is None]
        if not others and not typed.strip():
            return False
        if not others:
            self.terminal.say("play-card-meant", player=self.names[asked.seat])
        elif asked.asker in others:
            self.terminal.say("play-card-overrule", asker=self.names[asked.asker])
        else:
            self.terminal.say("play-card-others")
        counted = means(self.terminal.console.input("> ").strip(), "play-word-yes", self.terminal.words)
        if counted:
            self.terminal.say("play-card-counted")
        return counted

    # --- talks

    def _talk(self, state: States, asked: Asked) -> Call:
        card, speaker = self._card(state, asked.seat, Given()), self.speakers(asked.seat)
        if speaker is not None:
            self.terminal.say("play-card-bot-talks", player=self.names[asked.seat], subject=card.text)
            talk = self._bot_talks(state, speaker)
        else:
            self._show(card)
            self.terminal.say("play-card-ready", player=self.names[asked.seat])
            self.terminal.console.input("> ")
            talk = listen(self.referee.seconds(state, begun=True))
            self.terminal.say("play-card-time")
        heard = self._card(state, asked.asker, Given(begun=True, typed=talk))
        said = ", ".join(word for word, hit in zip(heard.words, heard.heard, strict=True) if hit)
        none = self.terminal.words.say("play-card-no-words")
        self.terminal.say("play-card-words", words=", ".join(heard.words), said=said or none)
        return Call(self.referee.judge(state, talk).move, talk[:MOST_TYPED])

    def _bot_talks(self, state: States, speaker: Speaker) -> str:
        said, is_all = "", False
        while not is_all:
            before = said
            said, is_all = self.referee.speak(state, speaker, before, at_once=False)
            if piece := said.removeprefix(before).strip():
                time.sleep(self.pause)
                self.terminal.console.print(Text(f"> {piece}"))
        return said


def listen(seconds: float | None) -> str:
    """Everything typed until time is up. What stands unfinished in the line then does not count; the end of input ends it."""
    until = None if seconds is None else time.monotonic() + seconds
    heard: list[str] = []
    while until is None or time.monotonic() < until:
        ready, _, _ = select.select([sys.stdin], [], [], None if until is None else max(0.0, until - time.monotonic()))
        if not ready:
            break
        line = sys.stdin.readline()
        if not line:
            break
        heard.append(line.strip())
    return " ".join(heard)
