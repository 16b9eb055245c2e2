"""Learn a game from nothing, with NumPy alone: play whole games against a bot, and do more often what went well.

    python examples/learn/learn.py space-taxi --into learned

An actor and its critic share one hidden layer; lessons.py says what they are shown. They are paid for points or pounds as these
come in, and for the win. The folder gets the weights, which bot.py plays, and the learning curve.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from cabstand.charts.figure import Kind, Panel, Point, Series, draw
from cabstand.core import find_game
from cabstand.statistics.interval import of_share
from lessons import LESSONS, SEATS, Array, Lesson, from_seat, inputs_of

STEPS, HIDDEN, TRACE, POINTS = 20, 128, 0.85, 25


class Network:
    """Inputs, a hidden layer, and from it what is to come and what an action should look like."""

    def __init__(self, weights: Sequence[Array]) -> None:
        self.weights = list(weights)
        self.means = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]

    def forward(self, inputs: Array, rows: Array, looks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, what is to come, and how likely each action is: pairs of row and looks, row by row."""
        hidden = np.tanh(inputs @ self.weights[0])
        wish = np.einsum("pf,pf->p", (hidden @ self.weights[1])[rows], looks)
        odds = np.exp(wish - largest(wish, rows))
        return hidden, (hidden @ self.weights[2])[:, 0], odds / np.bincount(rows, odds, len(inputs))[rows]

    def learn(
        self, inputs: Array, rows: Array, looks: Array, chosen: Array, gain: Array, came: Array, lesson: Lesson, pace: float
    ) -> None:
        """A step of Adam: towards actions that gained, towards seeing what came, and a little towards trying everything."""
        hidden, value, likely = self.forward(inputs, rows, looks)
        log = np.log(likely + 1e-8)
        doubt = -np.bincount(rows, likely * log, len(inputs))
        slope = ((likely - chosen) * gain[rows] + lesson.curiosity * likely * (log + doubt[rows])).astype(np.float32)
        wish, begin = np.zeros((len(inputs), looks.shape[1]), np.float32), begins(rows)
        wish[rows[begin]] = np.add.reduceat(slope[:, None] * looks, begin)
        miss = (value - came)[:, None].astype(np.float32) / 2
        back = (wish @ self.weights[1].T + miss @ self.weights[2].T) * (1 - hidden**2)
        slopes = inputs.T @ back, hidden.T @ wish, hidden.T @ miss
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.means, strict=True):
            mean += 0.1 * (slope / len(inputs) - mean)
            square += 0.01 * ((slope / len(inputs)) ** 2 - square)
            weight -= pace * mean / (np.sqrt(square) + 1e-6)


def untaught(inputs: Array, looks: Array) -> Network:
    shapes, chance = ((inputs.shape[1], HIDDEN), (HIDDEN, looks.shape[1]), (HIDDEN, 1)), np.random.default_rng(1)
    return Network([chance.normal(0, 0.1, shape).astype(np.float32) for shape in shapes])


def begins(rows: Array) -> Array:
    return np.flatnonzero(np.diff(rows, prepend=-1))


def largest(weights: Array, rows: Array) -> Array:
    """The largest weight of its row, for each pair."""
    begin = begins(rows)
    return np.repeat(np.maximum.reduceat(weights, begin), np.diff(begin, append=len(rows)))


def train(name: str, against: str, games: int, seed: int) -> tuple[Network, list[Point]]:
    """Learn from a number of games. Returns the network, and its share of wins as the games went on."""
    import gymnasium  # whoever only plays what was learned needs none of it

    from cabstand.research.gymnasium import id_of

    lesson, chance = LESSONS[name], np.random.default_rng(seed)
    kind = {"vectorization_mode": "vector_entry_point", "observation": "dict", "seats": SEATS, "opponents": against}
    envs = gymnasium.make_vec(id_of(find_game(name)), lesson.games, **kind)
    seen, info = envs.reset(seed=seed)
    seen, over = from_seat(lesson, seen), np.zeros(lesson.games, bool)
    inputs, worth = inputs_of(lesson, seen), lesson.worth(seen)
    network = untaught(inputs, lesson.looks(seen, *np.nonzero(info["action_mask"])))
    wins: list[float] = []
    curve: list[Point] = []
    while len(wins) < games:
        steps: list[tuple[Array, ...]] = []
        for step in range(STEPS):
            rows, actions = np.nonzero(info["action_mask"])
            now, looks = inputs, lesson.looks(seen, rows, actions)
            _, value, likely = network.forward(inputs, rows, looks)
            race = likely / chance.exponential(size=len(likely))  # the likelier, the sooner it arrives
            chosen, acts = race == largest(race, rows), np.zeros(lesson.games, np.int64)
            acts[rows[chosen]] = actions[chosen]
            seen, won, ended, _, info = envs.step(acts)
            seen, had = from_seat(lesson, seen), worth
            inputs, worth = inputs_of(lesson, seen), lesson.worth(seen)
            paid = np.where(over, 0, worth - had + lesson.win * won)  # a step after the end begins another game
            steps.append((now, rows + step * lesson.games, looks, chosen, value, paid, ended, over))
            wins += won[ended & ~over].tolist()
            over = ended
        coming, ahead = np.tanh(inputs @ network.weights[0]) @ network.weights[2][:, 0], np.zeros(lesson.games)
        gains: list[Array] = []
        for *_, value, paid, ended, begun in reversed(steps):
            ahead = np.where(begun, 0, paid + ~ended * coming - value + TRACE * ~ended * ahead)
            gains.insert(0, ahead)
            coming = value
        pace = lesson.pace * max(0.05, 1 - len(wins) / games)
        gain, looked, rows, looks, chosen, values = (
            np.concatenate(part) for part in (gains, *list(zip(*steps, strict=True))[:5])
        )
        network.learn(looked, rows, looks, chosen, gain / (gain.std() + 1e-8), gain + values, lesson, pace)
        if len(wins) >= games * (len(curve) + 1) / POINTS:
            lately = wins[-games // POINTS :]
            between = of_share(sum(lately), len(lately))
            curve.append(Point(len(wins), sum(lately) / len(lately), between.low, between.high))
            print(f"{len(wins)} games: {curve[-1].y:.1%} of the wins", flush=True)
    return network, curve


def keep(folder: Path, name: str, network: Network, curve: list[Point], about: str) -> None:
    """The weights for bot.py, and the learning curve."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / f"{name}.npz", *network.weights)
    series = [Series("", curve)]
    panel = Panel("Share of wins while learning", "games played", "share", Kind.LINES, series, "{:.0%}".format, level=1 / SEATS)
    (folder / f"{name}.svg").write_text(draw(f"Learning {name} from nothing", about, [panel]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from nothing, by playing it.")
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--against", default="simple")
    parser.add_argument("--games", type=int, help="how many to play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=Path("learned"))
    told = parser.parse_args()
    began = time.monotonic()
    network, curve = train(told.game, told.against, told.games or LESSONS[told.game].enough, told.seed)
    about = f"One seat against two of {told.against}, seed {told.seed}. The broken line is an even share."
    keep(told.into, told.game, network, curve, f"{about} {time.monotonic() - began:.0f} seconds.")


if __name__ == "__main__":
    main()
