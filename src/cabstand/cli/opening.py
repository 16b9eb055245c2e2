"""How a game in the terminal begins: a new one from what was asked for, or a saved one."""

import logging
import re
from argparse import ArgumentError, Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cabstand.bots.registry import find_bot, usual_bot
from cabstand.cli.names import BOT, bot_seat
from cabstand.cli.parser import Parser
from cabstand.cli.shelf import keep_edition, keep_included
from cabstand.cli.terminal import Terminal, packs_folder, read_text, saves_folder
from cabstand.core import OVER, Game, find_game, game_names
from cabstand.core.edition import Edition, EditionError, Terms, all_editions, edition_of
from cabstand.core.manifest import find_character, usual_seats
from cabstand.core.referee import has_referee
from cabstand.store.folder import LogFile, StoreError, free_path, list_logs
from cabstand.table.fold import fold_log
from cabstand.table.log import LogError, write_header
from cabstand.table.table import header_for

log = logging.getLogger("cabstand.editions")


def open_log(args: Namespace, terminal: Terminal) -> LogFile:
    if args.resume is not None:
        return _open_saved(args, terminal)
    if args.game is None:
        raise terminal.fail("play-need-game", known=" | ".join(game_names()))
    game = find_game(args.game)
    terms = _terms(args, game, terminal)
    options = terms.options | dict(args.option or [])
    header = header_for(game, options, _seats(args, game, terminal), terms.facts)
    return LogFile.create(free_path(saves_folder(), game.name), write_header(header))


def add_arguments(parser: Parser, terminal: Terminal, argv: Sequence[str]) -> None:
    """What the editions of the game can be asked for. Without a game, help shows what any of them can."""
    editions = all_editions()
    named = [game for game in editions if game in argv]
    for game in named or editions:
        try:
            editions[game].add_arguments(parser, terminal.words)
        except ArgumentError:
            log.exception("an argument of %s is already taken by another game", game)
        except Exception:  # a stranger's code: whatever is wrong with it is its own matter
            log.exception("the editions of the game %s cannot say what they can be asked for", game)


def _terms(args: Namespace, game: Game, terminal: Terminal) -> Terms:
    """What the edition adds to the table, which is kept so that the game can go on with it."""
    edition = edition_of(game)
    if edition is None:
        return Terms()
    wish = edition.wish(args, partial(read_text, terminal))
    content = _kept(edition, wish.folder, terminal)
    terms = edition.terms(content)
    return Terms(terms.options | wish.terms.options, terms.facts | wish.terms.facts)


def _kept(edition: Edition[Any], folder: Path | None, terminal: Terminal) -> Any:
    """The edition in a folder, or the usual one; either is put on the shelf."""
    try:
        if folder is not None:
            return keep_edition(edition, folder, packs_folder())
        usual = edition.usual(terminal.spoken)
        keep_included(edition, usual, packs_folder())
        return usual
    except EditionError as error:
        raise terminal.fail("play-pack-broken", folder=str(folder), faults=len(error.faults)) from None
    except OSError as error:
        raise StoreError(packs_folder(), error.strerror or str(error)) from None


def _seats(args: Namespace, game: Game, terminal: Terminal) -> tuple[str, ...]:
    """The people first, then bots; the last bot named takes the seats that are left."""
    names = [name.strip() for name in args.names.split(",")] if args.names else [terminal.words.say("play-you")]
    for name in names:
        if not re.fullmatch(r"[^\x00-\x1f\x7f]{1,32}", name) or name.lower().startswith(BOT):
            raise terminal.fail("play-bad-name", name=name[:40])
    bots = [name.strip() for name in args.bots.split(",")] if args.bots else []
    for bot in bots:
        find_bot(game, bot)
    players = args.players or max(usual_seats(game), len(names) + len(bots))
    if players not in game.seats:
        game.new(players)  # says what is wrong
    if len(names) > players:
        raise terminal.fail("play-names-too-many", names=len(names), players=players)
    free = players - len(names)
    if len(bots) > free:
        raise terminal.fail("play-bots-too-many", bots=len(bots), free=free)
    filled = bots + [bots[-1] if bots else usual_bot(game)] * (free - len(bots))
    asks = has_referee(game)
    return (*names, *(bot_seat(bot, args.knowledge if asks and not find_character(game.name, bot) else None) for bot in filled))


def _open_saved(args: Namespace, terminal: Terminal) -> LogFile:
    saved = list_logs(saves_folder())
    if args.resume:
        known = {path.stem: path for path in saved}
        if args.resume not in known:
            raise terminal.fail("play-no-such-save", name=args.resume, known=", ".join(known) or "-")
        return _open_whole(known[args.resume], terminal)
    for path in saved:
        if args.game in (None, path.stem.rpartition("-")[0]):
            log = _open_whole(path, terminal)
            fold = fold_log(log.read())
            if fold.game.to_move(fold.state) != OVER:
                terminal.say("play-resumed", name=path.stem)
                return log
            log.close()
    raise terminal.fail("play-nothing-to-resume", game=args.game or game_names()[0])


def _open_whole(path: Path, terminal: Terminal) -> LogFile:
    """Open a saved game, once it has been seen to play through."""
    log = LogFile.open(path)
    try:
        fold_log(log.read())
    except LogError as error:
        log.close()
        reason = terminal.words.say("log-error", line=error.number, text=error.text, reason=terminal.tell(error.refusal))
        game = path.stem.rpartition("-")[0]
        raise terminal.fail("play-saved-broken", path=str(path), reason=reason, game=game) from None
    return log
