"""`./cab play`: a game in the terminal, against bots and with everybody at this screen. Saved after every move."""

import re
import secrets
import time
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.text import Text

from cabstand.bots.registry import seated_bot
from cabstand.bots.speaker import speaker
from cabstand.cli.coach import TerminalCoach
from cabstand.cli.names import BOT, knowledge_of, level_of, shown_names
from cabstand.cli.opening import open_log
from cabstand.cli.referee import CardTable
from cabstand.cli.screens import screen_of
from cabstand.cli.shelf import find_edition
from cabstand.cli.terminal import Terminal, packs_folder
from cabstand.cli.typed import in_notation, means
from cabstand.content.catalogue import texts_in
from cabstand.core import OVER, REFEREE, Actor, Game, Refused, Seat
from cabstand.core.edition import CURRENCY, edition_of
from cabstand.core.game import StoryLine
from cabstand.core.referee import Speaker, referee_of
from cabstand.core.rng import Dice
from cabstand.core.rule import States
from cabstand.core.screen import Screen, Unfinished
from cabstand.core.step import Step
from cabstand.plain.terminal import plain_screen
from cabstand.store.folder import InUse, StoreError
from cabstand.table.fold import fold_log
from cabstand.table.table import Table

_PAUSE: Final = 0.7  # seconds between the moves of bots, so that people can follow
_FOR_SEAT: Final = re.compile(r"([1-9]): *(.+)")
_RECENT: Final = 10  # lines of the story that are told again on a cleared screen
_THINKING: Final = 5.0  # seconds that a bot may take for a move, at most


class Leave(Exception):
    """The player wants to go; the game is saved."""


def run(args: Namespace, terminal: Terminal) -> int:
    terminal.check_size()
    try:
        with open_log(args, terminal) as log:
            fold = fold_log(log.read())
            dice = Dice(secrets.randbits(64) if args.seed is None else args.seed, len(fold.lines))
            table = Table(fold, lambda game, state, _: game.sample(state, dice.stream), log.append)
            return Session(terminal, table, log.path, dice, pause=0.0 if args.fast else _PAUSE).run()
    except InUse as error:
        raise terminal.fail("cli-in-use", path=str(error.what)) from None
    except StoreError as error:
        raise terminal.fail("cli-cannot-write", path=str(error.what), why=error.why) from None


class Session:
    """One sitting at a table."""

    def __init__(self, terminal: Terminal, table: Table, path: Path, dice: Dice, pause: float) -> None:
        terminal = replace(terminal, words=terminal.words.paying(table.fold.header.facts.get(CURRENCY, "")))
        self.terminal = terminal
        self.table = table
        self.path = path
        self.dice = dice
        self.screen = screen_of(table.game)
        self.pause = pause if terminal.console.is_terminal else 0.0
        self.players = table.fold.players
        self.names = shown_names(table.game.name, self.players, terminal.words)
        self.cards = self._card_table()
        self.people = [Seat(seat) for seat, player in enumerate(self.players) if not player.startswith(BOT)]
        self.viewer = self.people[0] if len(self.people) == 1 else None  # whose story is told: that of all where many watch
        self.told: list[Text] = []
        self.unfinished: Unfinished | None = None
        self.has_looked = False
        self.coach = TerminalCoach(terminal, table.game, self.names)
        self.holder: Actor | None = None  # who sits before the screen alone, where hands are secret

    def _card_table(self) -> CardTable | None:
        """Where the game has questions: somebody who knows the answers."""
        edition, content = edition_of(self.game), None
        if edition is not None:
            sha = edition.named(self.table.fold.header.facts)
            if not sha:
                return None
            content = find_edition(edition, sha, packs_folder())
            if content is None:
                raise self.terminal.fail("play-pack-gone", sha=sha[:12], folder=str(packs_folder()))
        referee = referee_of(self.game, content, texts_in)
        return None if referee is None else CardTable(self.terminal, referee, self.names, self._speaker, self.pause)

    def _speaker(self, seat: int) -> Speaker | None:
        player = self.players[seat]
        return speaker(self.game, level_of(player), seat, knowledge_of(player)) if player.startswith(BOT) else None

    @property
    def game(self) -> Game:
        return self.table.game

    def run(self) -> int:
        title = self.terminal.words.say(self.game.name + "-name")
        self.terminal.say("play-welcome", game=title, players=", ".join(self.names))
        try:
            self._tell(self.table.begin())
            while (mover := self.table.to_move) != OVER:
                self._cover(mover)
                self._let_bots_speak_up(mover)
                self._tell(self._next_move(mover))
        except (Leave, KeyboardInterrupt, EOFError):
            self.terminal.console.print()
            self.terminal.say("play-left", name=self.path.stem)
            return 0
        finally:
            self.coach.close()
        self._show(None)
        self.terminal.say("play-finished", path=str(self.path))
        return 0

    def _next_move(self, mover: Actor) -> list[Step]:
        if mover == REFEREE and self.cards is not None:
            call = self.cards.call(self.table.state)
            return self.table.act(REFEREE, call.move, call.remark)
        if mover >= 0 and self.players[mover].startswith(BOT):
            return self._bot_move(mover)
        return self._human_move(mover)

    def _tell(self, steps: list[Step]) -> None:
        for step in steps:
            if self.cards is not None:
                self.cards.show_card(step)
            for line in self.table.fold.story([step], self.viewer):
                self._tell_line(line)

    def _tell_line(self, line: StoryLine) -> None:
        style = "dim" if line.message in self.screen.quiet else ""
        told = Text("  " + self.terminal.tell_story(line, self.names), style)
        self.told.append(told)
        self.terminal.console.print(told)

    def _show(self, seat: Seat | None) -> None:
        view = self.screen.look(self.game, self.table.state, seat)
        self.terminal.console.print(self.screen.board(view, self.names, self.terminal.words))

    # --- bots

    def _bot_move(self, mover: Actor) -> list[Step]:
        time.sleep(self.pause)
        seat = Seat(mover)
        hidden: States = self.game.hide(self.table.state, seat)
        bot = seated_bot(self.game, level_of(self.players[mover])).hurried(_THINKING)
        return self.table.act(mover, bot.choose(hidden, seat, self.dice.stream))

    def _let_bots_speak_up(self, mover: Actor) -> None:
        """A bot may have something to do out of turn."""
        for number, player in enumerate(self.players):
            if player.startswith(BOT) and number != mover:
                hidden = self.game.hide(self.table.state, Seat(number))
                move = seated_bot(self.game, level_of(player)).out_of_turn(hidden, Seat(number))
                if move is not None:
                    self._tell(self.table.act(Actor(number), move))

    # --- people

    def _human_move(self, mover: Actor) -> list[Step]:
        """Ask until there is a legal move; everything else is answered and asked again.

        If the game brings no referee, the person at the keyboard plays it.
        """
        screen = self._screen_for(mover)
        view = screen.look(self.game, self.table.state, mover)
        only = screen.goes_without_saying(view)
        if only is not None and len(self.people) == 1:
            return self.table.act(mover, self.game.read_move(self.table.state, mover, only))
        self._hand_over(mover)
        show = screen.scene if self.has_looked else screen.board
        self.has_looked = True
        self.terminal.console.print(show(view, self.names, self.terminal.words))
        self.unfinished = None
        while True:
            answer = self._ask(mover).strip()
            try:
                steps = self._answer(mover, answer)
            except Refused as error:
                self.terminal.console.print(Text(self.terminal.tell(error.refusal), "red"))
                continue
            if steps is not None:
                return steps

    def _screen_for(self, mover: Actor) -> Screen:
        """The game's own screen knows what to ask a seat; for the referee's answers there is the plain list."""
        return self.screen if mover >= 0 else plain_screen(self.game)

    @property
    def _keeps_secrets(self) -> bool:
        return self.screen.has_secrets and len(self.people) > 1

    def _cover(self, mover: Actor) -> None:
        """Once somebody else is to act, nothing that one player alone may see stays on the screen."""
        if not self._keeps_secrets or self.holder is None or self.holder == mover:
            return
        self.holder = None
        self.terminal.clear()
        for told in self.told[-_RECENT:]:
            self.terminal.console.print(told)

    def _hand_over(self, mover: Actor) -> None:
        """Let the player come to the screen alone before a hand is shown."""
        if not self._keeps_secrets or self.holder == mover or mover < 0:
            return
        self.terminal.console.print(Text(self.terminal.words.say("play-hand-over", player=self.names[mover]), "bold"))
        if self._is(self.terminal.console.input("> ").strip(), "quit"):
            raise Leave
        self.holder = mover
        self.has_looked = False

    def _answer(self, mover: Actor, answer: str) -> list[Step] | None:
        """What an answer does: a move, or None for a word about the game after which the question stands."""
        if self._is(answer, "quit"):
            raise Leave
        if self._is(answer, "help"):
            if (rules := f"{self.game.name}-help") in self.terminal.words:
                self.terminal.say(rules)
            if (legend := self.screen.legend(self.terminal.words)) is not None:
                self.terminal.console.print(legend)
            self.terminal.say("play-help")
            self.terminal.say("play-help-coach")
            return None
        if self._is(answer, "view"):
            self._show(Seat(mover) if mover >= 0 else None)
            return None
        word, _, play = answer.partition(" ")
        if mover >= 0 and self._is(word, "coach"):
            self.coach.advise(self.table.state, Seat(mover), self._in_notation(play.strip()))
            return None
        if self._is(answer, "undo"):
            return self.table.undo(mover)
        if self.unfinished is not None and self._is(answer, "back"):
            self.unfinished = None
            return None
        other = _FOR_SEAT.fullmatch(answer)
        if other is not None:
            return self._act_for(int(other[1]), other[2])
        text = self._complete(mover, answer)
        return None if text is None else self.table.act(mover, self.game.read_move(self.table.state, mover, text))

    def _complete(self, mover: Actor, answer: str) -> str | None:
        """The notation of a move; None where the answer leaves something open, which is shown and asked for next."""
        screen = self._screen_for(mover)
        view = screen.look(self.game, self.table.state, mover)
        said = self.unfinished.said if self.unfinished is not None else ""
        done = screen.complete(view, self._in_notation(answer), said, self.names, self.terminal.words)
        if isinstance(done, str):
            return done
        self.unfinished = done
        self.terminal.console.print(done.shown)
        return None

    def _act_for(self, number: int, text: str) -> list[Step]:
        """`2: redeem` is a move of somebody else at this screen, made out of turn."""
        if number > len(self.players) or self.players[number - 1].startswith(BOT):
            raise self.terminal.refused("play-not-at-this-screen", seat=number)
        actor = Actor(number - 1)
        return self.table.act(actor, self.game.read_move(self.table.state, actor, self._in_notation(text)))

    def _in_notation(self, answer: str) -> str:
        return in_notation(answer, self.game.name, self.screen.verbs, self.terminal.words)

    def _is(self, answer: str, word: str) -> bool:
        """Whether an answer is a word about the game, such as help."""
        return means(answer, f"play-word-{word}", self.terminal.words)

    def _ask(self, mover: Actor) -> str:
        if self.unfinished is not None:
            question = self.unfinished.question
        else:
            screen = self._screen_for(mover)
            view = screen.look(self.game, self.table.state, mover)
            question = screen.question(view, self.names[mover] if mover >= 0 else "", self.terminal.words)
        self.terminal.console.print(Text(question, "bold"))
        return self.terminal.console.input(Text("> ", "bold yellow"))
