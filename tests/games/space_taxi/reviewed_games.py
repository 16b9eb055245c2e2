"""Games of Space Taxi gone through, compiled: `python -m tests.games.space_taxi.reviewed_games GAMES` plays them with all sorts
of players who take moves back and give games up, and prints JSON. Logs named behind the number are gone through too."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from cabstand.bots.registry import coach_of, find_bot
from cabstand.core import OVER, Actor, Seat
from cabstand.core.coach import Act
from cabstand.core.rng import Dice
from cabstand.core.step import Step
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.figures import facts
from cabstand.games.space_taxi.solver.points import ROUNDS, points_table
from cabstand.table.fold import Fold, begin, lasting
from cabstand.table.log import Header, read_log
from cabstand.table.table import Table, header_for


def went_through(header: Header, lines: list[list[Step]], fold: Fold) -> dict[str, Any]:
    acts = [Act(seq, step.actor, step.move) for seq, step in lasting(lines)]
    reviews = coach_of(SPACE_TAXI).review(begin(header).state, acts)
    return {
        "over": not fold.given_up,
        "scores": fold.state["scores"][0].T.tolist(),
        "totals": facts(fold.state).total,
        "reviews": reviews,
        "lines": fold.lines,
    }


def play(number: int) -> dict[str, Any]:
    """One game: some seats play at random, some by rules of thumb, all of them now and then take a move back."""
    dice = Dice(seed=11, game=number)
    header = header_for(SPACE_TAXI, {"starter": "1"}, tuple("abcde"[: number % 5 + 1]))
    fold = begin(header)
    table = Table(fold, lambda game, state, _: game.sample(state, dice.stream))
    lines = [table.begin()] if table.opening_line() else []
    while table.to_move != OVER:
        seat = Seat(int(table.to_move))
        bot = find_bot(SPACE_TAXI, "random" if (seat + number) % 3 == 0 else "simple")
        lines.append(table.act(Actor(seat), bot.choose(table.state, seat, dice.stream)))
        if len(lines) % 3 == 0 and table.can_undo(Actor(seat)):
            lines.append(table.undo(Actor(seat)))
        if number % 7 == 6 and len(lines) == 40:
            lines.append(fold.add("table: give-up"))
    return went_through(header, lines, fold)


def read(path: Path) -> dict[str, Any]:
    header, lines = read_log(path.read_text(encoding="utf-8"))
    fold = begin(header)
    return went_through(header, [fold.add(line, number) for number, line in lines], fold)


if __name__ == "__main__":
    for rounds in reversed(ROUNDS):
        points_table(rounds, figures=False)
    told = [play(number) for number in range(int(sys.argv[1]))] + [read(Path(name)) for name in sys.argv[2:]]
    print(msgspec.json.encode(told).decode())
