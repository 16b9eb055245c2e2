"""The pictures of `--plot`: what simulations, arenas and solvers have found, as panels with texts in the reader's language."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from cabstand.bots.registry import find_bot
from cabstand.charts.figure import Kind, Panel, Point, Series, draw
from cabstand.cli.terminal import Terminal
from cabstand.content.catalogue import Catalogue
from cabstand.core.registry import find_game
from cabstand.lab.arena import is_slow
from cabstand.lab.decisions import Decisions, decisions_of
from cabstand.lab.simulate import Job, Tally, play_through
from cabstand.lab.standings import Standings
from cabstand.statistics.interval import of_share

SAMPLE: Final = 200
"""Games from whose decisions lengths and chances over a game are told."""
_SLOW_SAMPLE: Final = 20
"""The same where bots take their time."""
_SCORED: Final = 2_000
"""Games from which the distribution of scores is told."""
_STAGES: Final = 10
_MOST_BINS: Final = 30


def save(path: str, picture: str, terminal: Terminal) -> None:
    try:
        Path(path).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise terminal.fail("plot-file", path=path, why=error.strerror or str(error)) from None


def percent(words: Catalogue) -> Callable[[float], str]:
    return lambda share: words.say("plot-percent", share=share)


def of_simulation(job: Job, tally: Tally, words: Catalogue) -> str:
    """Wins by seat, scores, lengths, and how safe a lead is, of the games of a job."""
    game, write = words.say(job.game + "-name"), percent(words)
    slow = any(is_slow(find_bot(find_game(job.game), bot)) for bot in job.bots)
    sample = Job(job.game, job.bots, job.seed, 0, min(_SLOW_SAMPLE if slow else SAMPLE, job.count), job.options)
    parts = list(decisions_of(sample))
    ended = play_through(
        Job(job.game, job.bots, job.seed, 0, min(_SLOW_SAMPLE if slow else _SCORED, job.count), job.options)
    ).scores
    scores = [Counter(ended[:, seat].tolist()) for seat in range(len(job.bots))]
    seats = [f"{seat}: {bot}" for seat, bot in enumerate(job.bots, 1)]
    wins = [Point(seat, tally.wins[seat] / tally.games, *_ends(tally.win_interval(seat))) for seat in range(len(job.bots))]
    panels = [
        Panel(
            words.say("plot-wins"),
            words.say("simulate-seat"),
            words.say("plot-share-of-games"),
            Kind.BARS,
            [Series("", wins)],
            write,
            seats,
            1 / len(job.bots),
        ),
        _scores(dict(zip(seats, scores, strict=True)), words),
        _lengths(parts, words),
        _leads(job.game, parts, words),
    ]
    counts = {"games": tally.games, "scored": len(ended), "sample": sample.count}
    about = words.say("plot-simulation", seed=str(job.seed), **counts)
    return draw(game, about, [panel for panel in panels if panel is not None])


def of_arena(told: Standings, words: Catalogue) -> str:
    """Shares of wins and ratings with their intervals, scores by bot, wins by seat."""
    ratings, write = told.ratings(), percent(words)
    sums, kinds = told.surest, range(len(told.bots))
    shares = [Point(kind, sums.mean(kind), *_ends(sums.interval(kind))) for kind in kinds]
    points = [Point(kind, ratings.points[kind], *_ends(ratings.intervals[kind])) for kind in kinds]
    places = [Point(seat, float(wins / games)) for seat, (wins, games) in enumerate(told.places)]
    bot, share = words.say("simulate-bot"), words.say("plot-share-of-wins")
    wins = words.say("plot-fair-wins" if told.notes_luck else "plot-wins-of-bots")
    panels = [
        Panel(wins, bot, share, Kind.DOTS, [Series("", shares)], write, told.bots, told.even),
        Panel(
            words.say("plot-ratings"),
            bot,
            words.say("arena-rating"),
            Kind.DOTS,
            [Series("", points)],
            places=told.bots,
            level=0,
        ),
        _scores(dict(zip(told.bots, told.scores, strict=True)), words),
        Panel(
            words.say("plot-wins"),
            words.say("simulate-seat"),
            share,
            Kind.BARS,
            [Series("", places)],
            write,
            [str(seat + 1) for seat in range(told.setup.players)],
            told.even,
        ),
    ]
    about = words.say("plot-arena", deals=told.deals, games=told.games, seed=str(told.setup.seed))
    return draw(words.say(told.setup.game + "-name"), about, [panel for panel in panels if panel is not None])


def of_solver(game: str, axis: str, values: Sequence[tuple[int, float]], words: Catalogue) -> str:
    """What a position is worth, by the number that was asked for."""
    series = [Series("", [Point(number, value) for number, value in values])]
    panel = Panel(words.say("plot-values"), axis, words.say("plot-value"), Kind.LINES, series)
    return draw(words.say(game + "-name"), words.say("plot-solved"), [panel])


def _ends(interval: Any) -> tuple[float, float]:
    return interval.low, interval.high


def _scores(found: Mapping[str, Mapping[int, int]], words: Catalogue) -> Panel | None:
    """Shares of games by score, in bins of the same width for all; nothing where a score is only won or lost."""
    scores = sorted({score for counts in found.values() for score in counts})
    if len(scores) < 3:
        return None
    width = max(1, -(-(scores[-1] - scores[0] + 1) // _MOST_BINS))
    series = []
    for name, counts in found.items():
        bins, games = Counter[int](), sum(counts.values())
        for score, times in counts.items():
            bins[score // width] += times
        span = range(scores[0] // width, scores[-1] // width + 1)
        series.append(Series(name, [Point((at + 0.5) * width - 0.5, bins[at] / max(1, games)) for at in span]))
    share = words.say("plot-share-of-games")
    return Panel(words.say("plot-scores"), words.say("plot-score", width=width), share, Kind.LINES, series, percent(words))


def _lengths(parts: Sequence[Decisions], words: Catalogue) -> Panel:
    lengths = np.concatenate([np.unique(part.games, return_counts=True)[1] for part in parts])
    width = max(1, -(-int(lengths.max() - lengths.min() + 1) // _MOST_BINS))
    bins = Counter((lengths // width).tolist())
    points = [Point((at + 0.5) * width - 0.5, times / len(lengths)) for at, times in sorted(bins.items())]
    share = words.say("plot-share-of-games")
    return Panel(words.say("plot-lengths"), words.say("plot-decisions"), share, Kind.BARS, [Series("", points)], percent(words))


def _leads(name: str, parts: Sequence[Decisions], words: Catalogue) -> Panel | None:
    """By tenth of the game: how often whoever led alone then has won; nothing where scores tell no leader."""
    game, led, won = find_game(name), Counter[int](), Counter[int]()
    for part in parts:
        for number in np.unique(part.games):
            rows = np.flatnonzero(part.games == number)
            shares = {int(part.seats[row]): float(part.shares[row]) for row in rows}
            for stage in range(_STAGES):
                row = rows[stage * len(rows) // _STAGES]
                scores = game.result(part.seen[row : row + 1]).scores
                leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
                if len(leaders) == 1 and leaders[0] in shares:
                    led[stage] += 1
                    won[stage] += shares[leaders[0]] > 0
    points = [
        Point(100 * stage / _STAGES, won[stage] / led[stage], *_ends(of_share(won[stage], led[stage])))
        for stage in sorted(led)
        if led[stage] >= 10
    ]
    if len(points) < 2:
        return None
    texts = words.say("plot-leads"), words.say("plot-stage"), words.say("plot-leader-wins")
    return Panel(*texts, Kind.LINES, [Series("", points)], percent(words))
