"""Many games at once, one seat of each played from outside and the others by bots.

A game that brings compiled loops (`core.encoding.Batch`) is played by them, where its rules are compiled and they can play the
bots that are wanted; every other game is played move by move. Both tell the same things in the same arrays.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import numpy as np

from cabstand.bots.registry import find_bot, usual_bot
from cabstand.core.encoding import ALL_SEATS, Batch, Told, blank_told
from cabstand.core.game import Game
from cabstand.core.manifest import usual_seats
from cabstand.core.rng import Stream, streams
from cabstand.core.rule import COMPILED, Flags, Ints, States, copied
from cabstand.research.coding import Cells, Coding, coding_of
from cabstand.research.playing import KNOWS, Playing, bots_named, thoughts_of

NO_SUCH_ACTION: Final = "no-such-action"


class Setting:
    """How games are played: seats, options, who plays from outside and against whom."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        knows: int = KNOWS,
    ) -> None:
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.seat = ALL_SEATS if seat is None else seat
        self.blank = game.new(self.seats, options)
        check_ending(game, self.blank)
        if not ALL_SEATS <= self.seat < self.seats:
            raise ValueError(f"there is no seat {self.seat} among {self.seats}, counted from 0")
        self.knows = knows
        self.bots = self._bots(usual_bot(game) if opponents is None else opponents)

    def _bots(self, opponents: str | Sequence[str]) -> list[str]:
        """The bot of each seat, in order; the seat that is played from outside has one too, which nobody asks."""
        others = self.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if self.seat == ALL_SEATS:
            return [names[0] if names else usual_bot(self.game)] * self.seats
        if len(names) != others:
            raise ValueError(f"{len(names)} opponents are named, and {others} play")
        for name in names:
            find_bot(self.game, name)
        names.insert(self.seat, names[0] if names else usual_bot(self.game))
        return names


def check_ending(game: Game, state: States) -> None:
    """Programs play on until a game ends by its rules, so it has to."""
    if not game.ends_by_itself(state):
        raise ValueError(f"with these options nothing in the rules of {game.name} ends a game")


class Games(Protocol):
    """What both kinds do. `told` is written over by every step."""

    told: Told
    made: int
    """Moves of all seats so far, those of bots included."""

    def restart(self, which: Flags, rngs: Stream) -> None:
        """Begin these games again, each with its stream."""

    def step(self, actions: Ints, restart: Flags | None = None) -> None:
        """Make an action in every game that is not over. Games that are marked begin again instead, with the stream they
        have."""

    def observe(self, out: Cells | None = None) -> Cells:
        """What the seats see, flat, one row for each game. The seat asked sees, where all are played from outside."""

    def state(self, number: int) -> States:
        """The whole state of a game."""

    def why_refused(self, number: int, action: int) -> str:
        """Why an action was refused just now: a reason id."""


def games_of(setting: Setting, count: int) -> Games:
    batch = coding_of(setting.game).encoding.batch
    if batch is not None and COMPILED and set(setting.bots) <= batch.bots:
        return CompiledGames(setting, batch, count)
    return PlainGames(setting, count)


class CompiledGames:
    """Played by the loops that a game brings."""

    def __init__(self, setting: Setting, batch: Batch, count: int) -> None:
        self.setting, self.batch = setting, batch
        self.coding: Coding = coding_of(setting.game)
        self.states = copied(setting.blank, count)
        self.seats: Final[Ints] = np.full(count, setting.seat, np.int64)
        self.told = blank_told(count, self.coding.actions, batch.most_listed, setting.seats)
        self.made = 0
        bots = bots_named(setting.game, setting.bots)
        self._bots: Ints = np.array([bot.knowing(setting.knows).number for bot in bots], np.int64)
        self._rngs = streams(0, 0, count)
        self._no_actions: Ints = np.full(count, -1, np.int64)
        self._none: Flags = np.zeros(count, np.int8)
        self._hidden = copied(self.states)

    def restart(self, which: Flags, rngs: Stream) -> None:
        chosen = which.astype(bool)
        self._rngs[chosen] = rngs[chosen]
        self._run(which, self._no_actions)

    def step(self, actions: Ints, restart: Flags | None = None) -> None:
        self._run(self._none if restart is None else restart, actions)

    def _run(self, restart: Flags, actions: Ints) -> None:
        step, blank = self.batch.step, self.setting.blank
        self.made += step(self.states, blank, self._rngs, self.seats, self._bots, restart, actions, *self.told)

    def observe(self, out: Cells | None = None) -> Cells:
        asked = self.told.asked
        seats = np.maximum(asked, 0) if self.setting.seat == ALL_SEATS else self.seats
        hidden = self.states
        if self.batch.hide is not None:
            hidden = self._hidden
            hidden.view(np.uint8)[:] = self.states.view(np.uint8)  # field by field NumPy would take ten times as long
            self.batch.hide(hidden, seats)
        return self.coding.write(hidden, seats, asked == seats, out)

    def state(self, number: int) -> States:
        return self.states[number : number + 1]

    def why_refused(self, number: int, action: int) -> str:
        return why_refused(self.coding, self.state(number), int(self.told.asked[number]), action)


class PlainGames:
    """Played move by move, by any bots."""

    def __init__(self, setting: Setting, count: int) -> None:
        self.setting = setting
        self.coding: Coding = coding_of(setting.game)
        self.told = blank_told(count, self.coding.actions, 1, setting.seats)
        self.made = 0
        self._bots = bots_named(setting.game, setting.bots)
        self._rngs = streams(0, 0, count)
        self._thoughts = [thoughts_of(rng, setting.seats) for rng in self._rngs]
        self._playing = [self._begin(number) for number in range(count)]

    def _begin(self, number: int) -> Playing:
        playing = Playing(self.setting.game, copied(self.setting.blank), self._rngs[number], self.setting.knows)
        self._play_on(playing, number)
        self._tell(playing, number, refused=False)
        return playing

    def restart(self, which: Flags, rngs: Stream) -> None:
        for number in np.flatnonzero(which).tolist():
            self._rngs[number] = rngs[number]
            self._thoughts[number] = thoughts_of(self._rngs[number], self.setting.seats)
            self._playing[number] = self._begin(number)

    def step(self, actions: Ints, restart: Flags | None = None) -> None:
        for number, action in enumerate(actions.tolist()):
            playing = self._playing[number]
            if restart is not None and restart[number]:
                self._playing[number] = self._begin(number)
                continue
            refused = playing.asked is None or not playing.act(action)
            if not refused:
                self.made += 1
                self._play_on(playing, number)
            self._tell(playing, number, refused)

    def _play_on(self, playing: Playing, number: int) -> None:
        while playing.asked is not None and self.setting.seat not in (ALL_SEATS, playing.asked):
            self.made += 1
            playing.let_bot_act(self._bots[playing.asked], self._thoughts[number][playing.asked])

    def _tell(self, playing: Playing, number: int, refused: bool) -> None:
        told, over = self.told, playing.asked is None
        told.masks[number] = 0
        if playing.asked is not None:
            told.masks[number, playing.legal] = 1
        told.asked[number] = -1 if playing.asked is None else playing.asked
        told.shares[number] = playing.shares() if over else 0.0
        told.over[number], told.refused[number] = over, refused

    def observe(self, out: Cells | None = None) -> Cells:
        seats = np.maximum(self.told.asked, 0) if self.setting.seat == ALL_SEATS else [self.setting.seat] * len(self._playing)
        hidden = [self.setting.game.hide(each.state, int(seat)) for each, seat in zip(self._playing, seats, strict=True)]
        seen = np.concatenate(hidden) if len(hidden) > 1 else hidden[0]
        return self.coding.write(seen, np.asarray(seats), self.told.asked == seats, out)

    def state(self, number: int) -> States:
        return self._playing[number].state

    def why_refused(self, number: int, action: int) -> str:
        return why_refused(self.coding, self.state(number), int(self.told.asked[number]), action)


def why_refused(coding: Coding, state: States, seat: int, action: int) -> str:
    """Why a seat may not make an action now: the reason of the rules, or that it stands for no move."""
    known = seat >= 0 and 0 <= action < coding.encoding.actions
    move = int(coding.encoding.move(state, seat, action)) if known else -1
    found = coding.game.refusal(state, seat, move) if move >= 0 else None
    return NO_SUCH_ACTION if found is None else found.reason
