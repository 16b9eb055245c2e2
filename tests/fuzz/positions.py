"""Positions to be tried: from random games, and the same with a field changed here and there."""

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from cabstand.core import CHANCE, OVER, Actor, Game, Move, Refused, find_game
from cabstand.core.game import seats_of
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import States

OPTIONS: Final[dict[str, list[dict[str, str]]]] = {
    "space-taxi": [{}],
    "taxi": [{"rounds": "3"}, {"rounds": "0"}],
    "fare-play": [{"tournament": "0"}, {"tournament": "1"}],
}
PLIES: Final = 4
"""Moves that are played on from a position that was accepted."""
_PARTS: Final = re.compile(r"([,;/+:!*>.-])")


def advance(game: Game, state: States, rng: Stream) -> States:
    mover = game.to_move(state)
    return game.apply(state, mover, game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng))


def random_positions(game: Game, count: int, rng: Random) -> list[str]:
    """Positions of random games with every number of seats, the end of each among them."""
    found: list[str] = []
    while len(found) < count:
        state = game.new(rng.choice(list(game.seats)), rng.choice(OPTIONS[game.name]))
        chance = stream(rng.getrandbits(40))
        while game.to_move(state) != OVER:
            state = advance(game, state, chance)
            if rng.random() < 0.1:
                found.append(game.write_position(state))
        found.append(game.write_position(state))
    return found[-count:]


class Mutations:
    """Changes texts by parts: a value of another position, parts of a value swapped, counted up or left out, a letter."""

    def __init__(self, texts: list[str], rng: Random) -> None:
        self.texts, self.rng = texts, rng
        self._values: dict[str, list[str]] = {}
        for text in texts:
            for word in text.split()[1:]:
                name, _, value = word.partition("=")
                self._values.setdefault(name, []).append(value)

    def next(self) -> str:
        head, *words = self.rng.choice(self.texts).split()
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            at = self.rng.randrange(len(words))
            name, _, value = words[at].partition("=")
            words[at] = f"{name}={self._changed(name, value)}"
        return " ".join([head, *words])

    def _changed(self, name: str, value: str) -> str:
        kind = self.rng.random()
        if kind < 0.35 or not value:
            return self.rng.choice(self._values[name])
        if kind > 0.8:
            at = self.rng.randrange(len(value))
            return value[:at] + self.rng.choice("0123456789,;/+-*:nesw") + value[at + 1 :]
        parts = _PARTS.split(value)
        at = self.rng.randrange(0, len(parts), 2)
        if kind < 0.5:
            parts[at] = self.rng.choice(_PARTS.split(self.rng.choice(self._values[name]))[::2])
        elif kind < 0.6 and parts[at].isdigit():
            parts[at] = str(max(0, int(parts[at]) + self.rng.choice((-1, 1, 2))))
        elif kind < 0.7:
            other = self.rng.randrange(0, len(parts), 2)
            parts[at], parts[other] = parts[other], parts[at]
        else:
            del parts[at : at + 2]
        return "".join(parts)


class Checker:
    """What must hold of every text that a game accepts."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self._candidates: list[int] = []
        """Moves that were legal in some position: in most others they are not."""

    def accepts(self, text: str) -> bool:
        """Whether the text is a position; if it is, everything is looked at."""
        try:
            state = self.game.read_position(text)
        except Refused:
            return False
        self._reads_back(state, text)
        for actor in (*seats_of(self.game, state), Actor(-2)):
            self._lists_what_it_allows(state, Actor(actor))
        for viewer in (None, *seats_of(self.game, state)):
            self.game.view(state, viewer)
        self._plays_on(state)
        return True

    def _reads_back(self, state: States, text: str) -> None:
        written = self.game.write_position(state)
        assert sorted(written.split()) == sorted(text.split()), text
        assert self.game.read_position(written).tobytes() == state.tobytes(), text

    def _lists_what_it_allows(self, state: States, actor: Actor) -> None:
        listed = [int(move) for move in self.game.legal(state, actor)]
        assert len(listed) == len(set(listed))
        for move in self.rng.sample(listed, min(8, len(listed))):
            assert self.game.refusal(state, actor, Move(move)) is None, self._told(state, actor, move)
        for move in self.rng.sample(self._candidates, min(24, len(self._candidates))):
            refused = self.game.refusal(state, actor, Move(move)) is not None
            assert refused == (move not in listed), self._told(state, actor, move)
        if len(self._candidates) < 3000:
            self._candidates += self.rng.sample(listed, min(4, len(listed)))

    def _plays_on(self, state: States) -> None:
        """Whoever must move can, and what comes of it is a position too."""
        chance = stream(self.rng.getrandbits(40))
        for _ in range(PLIES):
            mover = self.game.to_move(state)
            if mover == OVER:
                assert not any(len(self.game.legal(state, Actor(seat))) for seat in seats_of(self.game, state))
                return
            if mover == CHANCE:
                assert len(self.game.outcomes(state)[0]), self.game.write_position(state)
            else:
                assert len(self.game.legal(state, mover)), self.game.write_position(state)
            state = advance(self.game, state, chance)
            self._reads_back(state, self.game.write_position(state))

    def _told(self, state: States, actor: Actor, move: int) -> str:
        return f"{actor}: {self.game.write_move(actor, Move(move))} in {self.game.write_position(state)}"


def texts_to_try(name: str, count: int, positions: int, seed: str) -> Iterator[tuple[Checker, str]]:
    """So many changed texts; before them the positions themselves, which must all be accepted."""
    game, rng = find_game(name), Random(seed)
    texts = random_positions(game, positions, rng)
    checker = Checker(game, rng)
    for text in texts:
        assert checker.accepts(text), text
    mutations = Mutations(texts, rng)
    for _ in range(count):
        yield checker, mutations.next()
