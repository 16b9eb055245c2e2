"""The commands. Errors that a person can mend are one line with exit status 2, our own mistakes have no traceback."""

import sys
import traceback
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Final, cast

from cabstand.bots.registry import bots_of
from cabstand.cli import arena, export, load, opening, solve
from cabstand.cli.numbers import whole
from cabstand.cli.parser import Parser, asked_language
from cabstand.cli.terminal import MENDABLE, Failure, Terminal, new_terminal
from cabstand.content.command import command
from cabstand.core import Refused, game_names
from cabstand.core.data_folder import data_folder
from cabstand.core.extras import missing
from cabstand.core.manifest import characters_of
from cabstand.core.places import places
from cabstand.core.registry import sound_games
from cabstand.table.log import LogError

OUR_MISTAKE: Final = 1
COMMANDS: Final = (
    "play",
    "serve",
    "backup",
    "restore",
    "replay",
    "position",
    "verify",
    "simulate",
    "arena",
    "export",
    "solve",
    "pack",
    "load",
)
_MOST_GAMES: Final = 1_000_000_000


def run(argv: Sequence[str]) -> int:
    terminal = new_terminal(asked_language(argv))
    words = terminal.words
    try:
        args = _parser(terminal, argv).parse_args(argv)
        command: Callable[[Namespace, Terminal], int] = import_module(f"cabstand.cli.{args.command}").run
        return command(args, terminal)
    except Failure as error:
        return _complain(terminal, str(error))
    except Refused as error:
        return _complain(terminal, terminal.tell(error.refusal))
    except LogError as error:
        reason = terminal.tell(error.refusal)
        return _complain(terminal, words.say("log-error", line=error.number, text=error.text, reason=reason))
    except ModuleNotFoundError as error:
        lacking = missing(error.name or "")
        return _complain(terminal, terminal.tell(lacking.refusal)) if lacking else _own_up(terminal, argv)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has left
        return 0
    except Exception:
        return _own_up(terminal, argv)


def _complain(terminal: Terminal, message: str) -> int:
    print(terminal.words.say("cli-error", message=message), file=sys.stderr)
    return MENDABLE


def _own_up(terminal: Terminal, argv: Sequence[str]) -> int:
    """Keep the traceback for a programmer, and tell the player where it is, and of which game if it is not one of ours."""
    report = data_folder() / "errors.log"
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        with report.open("a", encoding="utf-8") as file:
            traceback.print_exc(file=file)
        where = str(report)
    except OSError:
        where = repr(sys.exception())
    stranger = next((word for word in argv if word in places() and not places()[word].built_in), None)
    said = terminal.words.say("cli-game-mistake", game=stranger, file=where) if stranger else None
    print(terminal.words.say("cli-error", message=said or terminal.words.say("cli-our-mistake", file=where)), file=sys.stderr)
    return OUR_MISTAKE


def _parser(terminal: Terminal, argv: Sequence[str]) -> Parser:
    words = terminal.words
    parser = Parser(words, prog=command(), description=words.say("cli-about"))
    about = f"cabstand {version('cabstand')}"
    parser.add_argument("--version", action="version", version=about, help=words.say("cli-arg-version"))
    commands = parser.add_subparsers(
        dest="command", metavar="|".join(COMMANDS), required=True, parser_class=cast(type[Parser], partial(Parser, words))
    )

    play = commands.add_parser("play", help=words.say("cli-play"))
    play.add_argument("game", nargs="?", help=words.say("cli-arg-game", known=", ".join(game_names())))
    play.add_argument("--players", type=whole(terminal, "--players", 1, 99), help=words.say("cli-arg-players"))
    play.add_argument("--names", help=words.say("cli-arg-names"))
    play.add_argument("--bots", help=words.say("cli-arg-bots", known=_known_bots()))
    play.add_argument("--seed", type=whole(terminal, "--seed", 0, 2**64 - 1), help=words.say("cli-arg-seed"))
    play.add_argument("--resume", nargs="?", const="", metavar="NAME", help=words.say("cli-arg-resume"))
    play.add_argument("--fast", action="store_true", help=words.say("cli-arg-fast"))
    play.add_argument(
        "--option", action="append", type=_option(terminal), metavar="NAME=VALUE", help=words.say("cli-arg-option")
    )
    opening.add_arguments(play, terminal, argv)
    knowledge = whole(terminal, "--knowledge", 0, 100)
    play.add_argument("--knowledge", type=knowledge, default=60, help=words.say("cli-arg-knowledge"))

    serve = commands.add_parser("serve", help=words.say("cli-serve"))
    serve.add_argument("--port", type=whole(terminal, "--port", 1, 65535), default=8000, help=words.say("cli-arg-port"))
    serve.add_argument("--lan", action="store_true", help=words.say("cli-arg-lan"))
    serve.add_argument("--data", metavar="DIR", help=words.say("cli-arg-data"))
    serve.add_argument("--store", metavar="URL", help=words.say("cli-arg-store"))
    serve.add_argument("--cluster", metavar="ADDRESS", help=words.say("cli-arg-cluster"))
    serve.add_argument("--no-browser", action="store_true", help=words.say("cli-arg-no-browser"))
    serve.add_argument("--public-url", metavar="URL", help=words.say("cli-arg-public-url"))
    serve.add_argument("--proxy", action="append", metavar="ADDRESS", help=words.say("cli-arg-proxy"))
    for word, unit, usual, text in (
        ("--expire-codes", "HOURS", 24, words.say("cli-arg-expire-codes")),
        ("--expire-lobbies", "DAYS", 7, words.say("cli-arg-expire-lobbies")),
        ("--expire-players", "DAYS", 60, words.say("cli-arg-expire-players")),
    ):
        serve.add_argument(word, type=whole(terminal, word, 0, 10_000), default=usual, metavar=unit, help=text)
    serve.add_argument("--load-test", action="store_true", help=words.say("cli-arg-load-test"))
    serve.add_argument("--tls", nargs=2, metavar=("CERT", "KEY"), help=words.say("cli-arg-tls"))

    for word in ("backup", "restore"):
        copying = commands.add_parser(word, help=words.say(f"cli-{word}"))
        copying.add_argument("file", metavar="FILE", help=words.say("cli-arg-backup"))
        copying.add_argument("--data", metavar="DIR", help=words.say("cli-arg-data"))
        copying.add_argument("--store", metavar="URL", help=words.say("cli-arg-store"))

    replay = commands.add_parser("replay", help=words.say("cli-replay"))
    replay.add_argument("file", help=words.say("cli-arg-file"))
    replay.add_argument("--all", action="store_true", help=words.say("cli-arg-all"))
    replay.add_argument("--coach", action="store_true", help=words.say("cli-arg-coach-review"))

    position = commands.add_parser("position", help=words.say("cli-position"))
    position.add_argument("position", help=words.say("cli-arg-position"))
    position.add_argument("--line", type=whole(terminal, "--line", 0, 10**6), help=words.say("cli-arg-line"))
    position.add_argument("--coach", action="store_true", help=words.say("cli-arg-coach"))

    verify = commands.add_parser("verify", help=words.say("cli-verify"))
    verify.add_argument("file", metavar="FILE|URL", help=words.say("cli-arg-log-or-address"))
    verify.add_argument("--json", action="store_true", help=words.say("cli-arg-json"))

    simulate = commands.add_parser("simulate", help=words.say("cli-simulate"))
    simulate.add_argument("game", help=words.say("cli-arg-game", known=", ".join(game_names())))
    games = whole(terminal, "--games", 1, _MOST_GAMES)
    simulate.add_argument("--games", type=games, default=10_000, help=words.say("cli-arg-games"))
    players = whole(terminal, "--players", 1, 99)
    simulate.add_argument("--players", type=players, default=3, help=words.say("cli-arg-sim-players"))
    simulate.add_argument("--seed", type=whole(terminal, "--seed", 0, 2**64 - 1), default=0, help=words.say("cli-arg-seed"))
    simulate.add_argument("--bots", help=words.say("cli-arg-bots", known=_known_bots()))
    simulate.add_argument("--cores", type=whole(terminal, "--cores", 1, 1024), help=words.say("cli-arg-cores"))
    simulate.add_argument("--cluster", metavar="ADDRESS", help=words.say("cli-arg-arena-cluster"))
    simulate.add_argument(
        "--option", action="append", type=_option(terminal), metavar="NAME=VALUE", help=words.say("cli-arg-option")
    )
    simulate.add_argument("--json", action="store_true", help=words.say("cli-arg-json"))
    simulate.add_argument("--plot", metavar="FILE.svg", help=words.say("cli-arg-plot"))

    arena.add_arguments(commands.add_parser("arena", help=words.say("cli-arena")), terminal, _option(terminal), _known_bots())

    export.add_arguments(
        commands.add_parser("export", help=words.say("cli-export")), terminal, _option(terminal), _known_bots()
    )

    solve.add_arguments(commands.add_parser("solve", help=words.say("cli-solve")), terminal, argv)

    pack = commands.add_parser("pack", help=words.say("cli-pack"))
    pack.add_argument("what", choices=("check", "new"), help=f"{words.say('cli-pack-check')}; {words.say('cli-pack-new')}")
    pack.add_argument("folder", help=words.say("cli-arg-folder"))
    pack.add_argument("--game", help=words.say("cli-arg-pack-game"))

    load.add_arguments(commands.add_parser("load", help=words.say("cli-load")), terminal)
    return parser


def _known_bots() -> str:
    bots, characters = dict[str, None](), list[str]()
    for game in sound_games():
        with suppress(Refused):  # bots that cannot be loaded are in nobody's way but their own
            bots |= dict.fromkeys(bots_of(game))
            characters += [who.id for who in characters_of(game.name)]
    return ", ".join([*bots, *characters])


def _option(terminal: Terminal) -> Callable[[str], tuple[str, str]]:
    def read(text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise terminal.fail("cli-no-option", text=text[:40])
        return name, value

    return read
