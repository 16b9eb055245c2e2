"""How Fare Play plays between bots: the figures in fare-play.md.

    .venv/bin/python docs/balance/fare_play.py [games] [seed]

The games are spread over 2 to 6 seats and over base and tournament play; nine in ten are played at random, one by rule of
thumb. A game that stood still or broke would stop the run.
"""

import sys
import time
from collections.abc import Iterator
from typing import Final

import msgspec
import numpy as np

from cabstand.core.rng import streams
from cabstand.core.rule import Ints, States, blank, copied
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots.thumb import RANDOM, SIMPLE
from cabstand.games.fare_play.cards import CARD_NAMES, KINDS
from cabstand.games.fare_play.cheapest import WAYS
from cabstand.games.fare_play.lab import play_and_note

SIMPLE_SHARE: Final = 10  # one game in so many is played by rule of thumb
BOT_NAMES: Final = {RANDOM: "random", SIMPLE: "simple"}
LONGEST: Final = 100  # rounds, then the rules end the game


class Group(msgspec.Struct):
    """Games of one kind, and what came of them."""

    bot: int
    seats: int
    tournament: bool
    games: int
    moves: int
    rounds: list[int]
    drawn: int
    wins: list[int]
    """By place in the order of play."""
    most_laid: int
    played: Ints

    @property
    def name(self) -> str:
        return f"{BOT_NAMES[self.bot]}, {self.seats} seats, {'tournament' if self.tournament else 'base'}"


def groups(games: int) -> Iterator[tuple[int, int, bool, int]]:
    """Bot, seats, tournament and how many games; two players always play by tournament rules."""
    kinds = [(seats, tournament) for seats in FARE_PLAY.seats for tournament in (False, True) if seats > 2 or tournament]
    by_thumb = games // SIMPLE_SHARE
    for bot, share in ((RANDOM, games - by_thumb), (SIMPLE, by_thumb)):
        for number, (seats, tournament) in enumerate(kinds):
            yield bot, seats, tournament, share // len(kinds) + (number < share % len(kinds))


def play(bot: int, seats: int, tournament: bool, games: int, seed: int) -> Group:
    states = copied(FARE_PLAY.new(seats, {"tournament": tournament}), games)
    played = np.zeros(KINDS, np.int64)
    first = 1_000_000 * (2 * seats + tournament) + 100_000_000 * bot
    moves = play_and_note(states, streams(seed, first, games), np.full(seats, bot, np.int64), played, blank(WAYS))
    return Group(
        bot,
        seats,
        tournament,
        games,
        moves,
        sorted(int(n) for n in states["round_no"]),
        int((states["winner"] < 0).sum()),
        wins_by_place(states, seats),
        int(states["laid"].max()),
        played,
    )


def wins_by_place(states: States, seats: int) -> list[int]:
    won = states[states["winner"] >= 0]
    places = (won["winner"] - won["starter"]) % seats
    return [int((places == place).sum()) for place in range(seats)]


def played_in(found: list[Group]) -> Ints:
    """How often each card was played in all these games."""
    total: Ints = np.array([group.played for group in found]).sum(axis=0)
    return total


def goals_missed(found: list[Group]) -> list[str]:
    by_thumb = [group for group in found if group.bot == SIMPLE]
    drawn, games = sum(group.drawn for group in by_thumb), sum(group.games for group in by_thumb)
    goals = {
        "under 1% of games by rule of thumb are drawn": 100 * drawn < games,
        "no game is longer than the rules allow": all(group.rounds[-1] <= LONGEST for group in found),
        "every card is played": bool((played_in(found) > 0).all()),
    }
    return [goal for goal, held in goals.items() if not held]


def show(found: list[Group]) -> None:
    for group in found:
        rounds = [group.rounds[len(group.rounds) * part // 100] for part in (10, 50, 90)]
        wins = " ".join(f"{100 * n / group.games:.1f}" for n in group.wins)
        print(
            f"{group.name}: {group.games:,} games, rounds {rounds[0]}/{rounds[1]}/{rounds[2]} (10/50/90%), "
            f"most {group.rounds[-1]}, drawn {100 * group.drawn / group.games:.2f}%, wins by place {wins}%, "
            f"cards on the map at most {group.most_laid}"
        )
    for bot, name in BOT_NAMES.items():
        chosen = [group for group in found if group.bot == bot]
        per_game = played_in(chosen) / sum(group.games for group in chosen)
        print(f"cards played per game, {name}: " + ", ".join(f"{CARD_NAMES[k]} {per_game[k]:.3f}" for k in range(KINDS)))


def main(games: int, seed: int) -> int:
    started = time.perf_counter()
    found = [play(*group, seed) for group in groups(games)]
    show(found)
    moves = sum(group.moves for group in found)
    print(f"{moves:,} moves in {time.perf_counter() - started:.0f} s, compiling included")
    missed = goals_missed(found)
    print("goals missed:", ", ".join(missed) or "none")
    return 1 if missed else 0


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(main(*(given + [100_000, 1][len(given) :])))
