"""How an arena tells what it has shown: as a table and sentences, or as JSON that is the same for the same games."""

from typing import Any

from rich.table import Table

from cabstand.cli.terminal import Terminal
from cabstand.content.catalogue import Catalogue
from cabstand.lab.standings import Standings
from cabstand.statistics.interval import Interval
from cabstand.statistics.plackett_luce import Fit, Ratings
from cabstand.statistics.sequential import Sequential


def facts(told: Standings, asked: Sequential | None) -> dict[str, Any]:
    """Everything, by bot in the order in which they were named."""
    setup, ratings, explained = told.setup, told.ratings(), told.explained()
    return {
        "game": setup.game,
        "players": setup.players,
        "bots": setup.bots,
        "seed": setup.seed,
        "options": setup.options,
        "deals": told.deals,
        "games": told.games,
        "moves": told.moves,
        "shared_wins": told.shared,
        "even_share": round(told.even, 5),
        "results": {bot: _result(told, ratings, kind) for kind, bot in enumerate(told.bots)},
        "fit": None if ratings.fit is None else _fit(ratings.fit),
        "explained": round(explained.share, 5),
        "explained_interval": _ends(explained.interval, 5),
        "test": None if asked is None else _test(told, asked),
    }


def _result(told: Standings, ratings: Ratings, kind: int) -> dict[str, Any]:
    return {
        "share": round(told.wins.mean(kind), 5),
        "interval": _ends(told.wins.interval(kind), 5),
        "fair_share": round(told.fair.mean(kind), 5) if told.notes_luck else None,
        "fair_interval": _ends(told.fair.interval(kind), 5) if told.notes_luck else None,
        "rating": round(ratings.points[kind], 1),
        "rating_interval": _ends(ratings.intervals[kind], 1),
        "mean_score": round(told.mean_score(kind), 4),
        "scores": {str(score): times for score, times in sorted(told.scores[kind].items())},
    }


def _fit(fit: Fit) -> dict[str, float]:
    return {"chi_square": round(fit.chi_square, 3), "degrees": fit.degrees, "p": round(fit.p, 5)}


def _test(told: Standings, asked: Sequential) -> dict[str, Any]:
    return {"bot": told.bots[0], "margin": asked.margin, "alpha": asked.alpha, "beta": asked.beta, "answer": told.answer(asked)}


def _ends(interval: Interval, digits: int) -> list[float]:
    return [round(interval.low, digits), round(interval.high, digits)]


def tell(told: Standings, asked: Sequential | None, terminal: Terminal) -> None:
    words, ratings = terminal.words, told.ratings()
    title = words.say("simulate-title", games=told.games, game=words.say(told.setup.game + "-name"), seed=str(told.setup.seed))
    table = Table(title=title)
    for head in _heads(told, words):
        table.add_column(head, justify="right" if table.columns else "left")
    for kind in sorted(range(len(told.bots)), key=lambda kind: -ratings.points[kind]):
        table.add_row(told.bots[kind], *_cells(told, ratings, kind, words))
    terminal.console.print(table)
    terminal.say("arena-deals", deals=told.deals, even=told.even)
    if told.notes_luck:
        terminal.say("simulate-luck")
    _tell_fit(ratings, terminal)
    _tell_explained(told, terminal)
    if asked is not None:
        bot, margin = told.bots[0], words.say("arena-points", points=100 * asked.margin)
        terminal.say(f"arena-answer-{told.answer(asked)}", bot=bot, margin=margin, deals=told.deals)


def _heads(told: Standings, words: Catalogue) -> list[str]:
    interval = words.say("simulate-interval")
    luck = [words.say("simulate-without-luck"), interval] if told.notes_luck else []
    shares = [words.say("simulate-bot"), words.say("simulate-wins"), interval, *luck]
    return [*shares, words.say("arena-rating"), interval, words.say("simulate-mean")]


def _cells(told: Standings, ratings: Ratings, kind: int, words: Catalogue) -> list[str]:
    def share(value: float) -> str:
        return words.say("simulate-share", share=value)

    def rating(value: float) -> str:
        return words.say("arena-points", points=value)

    kept = [told.wins, told.fair] if told.notes_luck else [told.wins]
    cells = [text for sums in kept for text in (share(sums.mean(kind)), span(sums.interval(kind), share))]
    score = words.say("simulate-score", score=told.mean_score(kind))
    return [*cells, rating(ratings.points[kind]), span(ratings.intervals[kind], rating), score]


def span(interval: Interval, write: Any) -> str:
    return f"{write(interval.low)} - {write(interval.high)}"


def _tell_fit(ratings: Ratings, terminal: Terminal) -> None:
    if ratings.fit is None:
        return
    p = terminal.words.say("simulate-share", share=ratings.fit.p)
    terminal.say("arena-fits" if ratings.fit.p >= 0.05 else "arena-fits-not", p=p)


def _tell_explained(told: Standings, terminal: Terminal) -> None:
    explained = told.explained()

    def share(value: float) -> str:
        return terminal.words.say("simulate-share", share=value)

    terminal.say("arena-explained", explained=share(explained.share), interval=span(explained.interval, share))
