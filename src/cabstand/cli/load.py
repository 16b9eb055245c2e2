"""`./cab load`: a crowd plays on a server of this machine; what it took, and whether everything was right."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from rich.table import Table

from cabstand.charts.figure import Kind, Panel, Point, Series, draw
from cabstand.cli import plots
from cabstand.cli.numbers import decimal, whole
from cabstand.cli.parser import Parser
from cabstand.cli.progress import bar
from cabstand.cli.system import raise_file_limit, run_loop
from cabstand.cli.terminal import Terminal
from cabstand.content.catalogue import Catalogue
from cabstand.core import Game, find_game, game_names
from cabstand.core.data_folder import data_folder
from cabstand.core.referee import has_referee
from cabstand.core.registry import sound_games
from cabstand.load.crowd import run as play
from cabstand.load.figures import SHARES, Figures, percentile
from cabstand.load.server import OwnServer

_SLICES: Final = 40
_MOST_SHOWN: Final = 10
WRONG: Final = 1
_TOLD: Final = {"answer": "load-answer", "shown": "load-shown", "back": "load-back", "chat": "load-chat"}
_SHORT: Final = {"answer": "load-answer-short", "shown": "load-shown-short"}


def add_arguments(parser: Parser, terminal: Terminal) -> None:
    words = terminal.words
    parser.add_argument("game", nargs="?", help=words.say("cli-arg-game", known=", ".join(game_names())))
    players = whole(terminal, "--players", 1, 100_000)
    parser.add_argument("--players", type=players, default=300, help=words.say("cli-arg-load-players"))
    parser.add_argument("--minutes", type=decimal(terminal, "--minutes"), default=1.0, help=words.say("cli-arg-load-minutes"))
    pace = decimal(terminal, "--pace")
    parser.add_argument("--pace", type=pace, default=3.0, metavar="SECONDS", help=words.say("cli-arg-load-pace"))
    port = whole(terminal, "--port", 1, 65535)
    parser.add_argument("--port", type=port, action="append", help=words.say("cli-arg-load-port"))
    parser.add_argument("--seed", type=whole(terminal, "--seed", 0, 2**64 - 1), default=1, help=words.say("cli-arg-seed"))
    parser.add_argument("--plot", metavar="FILE.svg", help=words.say("cli-arg-plot"))


def run(args: Namespace, terminal: Terminal) -> int:
    game = _game(args.game, terminal)
    if args.minutes <= 0 or args.pace < 0:
        raise terminal.fail("load-no-time")
    raise_file_limit()
    figures, costs = Figures(), dict[str, float]()
    with _server(args.port, terminal) as server:
        ports = args.port if server is None else [server.port]
        _play(ports, game, args, figures, server, costs, terminal)
    _tell(args, game, figures, costs, terminal)
    if args.plot:
        plots.save(args.plot, picture(args, game, figures, terminal.words), terminal)
    return WRONG if figures.faults else 0


def _game(name: str | None, terminal: Terminal) -> Game:
    """A game whose screens can be worked out from what everybody is told."""
    fit = [game for game in sound_games() if game.all_open and not has_referee(game)]
    game = find_game(name) if name else next(iter(fit), None)
    if game is None or game.name not in [each.name for each in fit]:
        raise terminal.fail("load-not-open", known=", ".join(each.name for each in fit))
    return game


@contextmanager
def _server(ports: list[int] | None, terminal: Terminal) -> Iterator[OwnServer | None]:
    if ports:
        yield None
        return
    try:
        server = OwnServer(data_folder())
    except OSError as error:
        raise terminal.fail("load-no-server", why=str(error)) from None
    with closing(server):
        yield server


def _play(
    ports: list[int],
    game: Game,
    args: Namespace,
    figures: Figures,
    server: OwnServer | None,
    costs: dict[str, float],
    terminal: Terminal,
) -> None:
    seconds = args.minutes * 60
    before: list[float] = []
    with bar() as progress:
        tables = max(1, args.players // game.box_seats.start)
        task = progress.add_task(terminal.words.say("load-arriving"), total=tables)

        def tell(stage: str, done: int) -> None:
            if stage == "play" and not before:
                before.append((server.cpu if server else None) or 0.0)
                progress.update(task, description=terminal.words.say("load-playing"), total=round(seconds), completed=0)
            progress.advance(task, done)

        try:
            run_loop(play(ports, game, args.players, seconds, args.pace, args.seed, figures, tell))
        except (OSError, RuntimeError) as error:
            raise terminal.fail("load-no-server", why=str(error)) from None
    if server is not None and (moves := figures.counts["moves"]):
        costs["cpu"] = ((server.cpu or 0.0) - before[0]) / moves * 1e3
        costs["memory"] = (server.memory or 0) / 1e6
        costs["disk"] = server.disk / moves


def _tell(args: Namespace, game: Game, figures: Figures, costs: dict[str, float], terminal: Terminal) -> None:
    words, counts = terminal.words, figures.counts
    table = Table(title=words.say("load-title", players=args.players, game=words.say(f"{game.name}-name")))
    table.add_column("")
    for share in SHARES:
        table.add_column(_share(share, words), justify="right")
    table.add_column(words.say("load-count"), justify="right")
    for kind, told in _TOLD.items():
        if took := figures.took(kind):
            cells = [words.say("load-ms", ms=percentile(took, share) * 1e3) for share in SHARES]
            table.add_row(words.say(told), *cells, f"{len(took)}")
    terminal.console.print(table)
    terminal.say("load-moves", moves=counts["moves"], rate=round(counts["moves"] / (args.minutes * 60), 1))
    terminal.say("load-checked", screens=counts["screens"], answers=counts["answers"], games=counts["games looked at"])
    terminal.say("load-trouble", mistakes=counts["mistakes"], doubles=counts["doubles"], cuts=counts["cuts"])
    if costs:
        terminal.say("load-costs", cpu=round(costs["cpu"], 3), memory=round(costs["memory"]), disk=round(costs["disk"]))
    terminal.say("load-faults", faults=counts["faults"])
    for fault in figures.faults[:_MOST_SHOWN]:
        terminal.console.print(f"  {fault}", markup=False, highlight=False)


def _share(share: float, words: Catalogue) -> str:
    return words.say("load-longest") if share == 1 else plots.percent(words)(share)


def picture(args: Namespace, game: Game, figures: Figures, words: Catalogue) -> str:
    """Latency and moves over time, and latency by percentile."""
    width = max(args.minutes * 60 / _SLICES, 1.0)
    slices = figures.by_time("shown", width)

    def over_time(share: float) -> Series:
        return Series(_share(share, words), [Point(at + width / 2, percentile(took, share) * 1e3) for at, took in slices])

    answered = figures.by_time("answer", width)
    rates = [Point(at + width / 2, len(took) / width) for at, took in answered]
    shares = [
        Series(
            words.say(short),
            [Point(float(at), percentile(took, share) * 1e3) for at, share in enumerate(SHARES)],
        )
        for kind, short in _SHORT.items()
        if (took := figures.took(kind))
    ]
    seconds, ms = words.say("load-axis-seconds"), words.say("load-axis-ms")
    panels = [
        Panel(words.say("load-panel-time"), seconds, ms, Kind.LINES, [over_time(0.5), over_time(0.99)]),
        Panel(words.say("load-panel-moves"), seconds, words.say("load-axis-moves"), Kind.LINES, [Series("", rates)]),
        Panel(
            words.say("load-panel-share"),
            words.say("load-axis-share"),
            ms,
            Kind.LINES,
            shares,
            places=[_share(share, words) for share in SHARES],
        ),
    ]
    title = words.say("load-title", players=args.players, game=words.say(f"{game.name}-name"))
    about = words.say(
        "load-about", minutes=args.minutes, pace=args.pace, moves=figures.counts["moves"], faults=figures.counts["faults"]
    )
    return draw(title, about, panels)
