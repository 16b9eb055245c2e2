"""A terminal screen for any game: who plays, the facts of the view as a list, and the legal moves to choose from."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Result
from cabstand.core.rule import States
from cabstand.core.ruled_game import PlainView
from cabstand.core.screen import Screen, Unfinished, Words
from cabstand.plain.facts import Reader, show, show_facts

PAGE: Final = 60
"""Moves that are shown at once."""
_SIGN: Final = "bold black on yellow"


class Sight(msgspec.Struct, frozen=True):
    """What somebody at the screen sees: the game's own view, and what holds for every game. From `hide`, like the view."""

    game: str
    mover: Actor
    view: msgspec.Struct
    result: Result
    moves: tuple[str, ...]
    """What the reader can do now, in notation."""


class PlainScreen(Screen):
    def __init__(self, game: Game) -> None:
        self.has_secrets = not game.all_open

    def look(self, game: Game, state: States, viewer: int | None) -> Sight:
        """What a seat sees; the referee sees what everybody does, and the answers to choose from."""
        seat = viewer if viewer is not None and viewer >= 0 else None
        hidden = game.hide(state, seat)
        moves = () if viewer is None else _moves(game, hidden, viewer)
        return Sight(game.name, game.to_move(hidden), game.view_hidden(hidden, seat), game.result(hidden), moves)

    def board(self, view: Sight, names: list[str], words: Words) -> RenderableType:
        reader = Reader(view.game, names, words)
        facts = view.view.facts if isinstance(view.view, PlainView) else view.view
        parts: list[RenderableType] = [_headline(view, names, words), _sheet(view, reader), show_facts(facts, reader)]
        if view.moves:
            parts += [Text(), _show_moves(view.moves, range(min(PAGE, len(view.moves))))]
        return Group(*parts)

    def scene(self, view: Sight, names: list[str], words: Words) -> RenderableType:
        return self.board(view, names, words)

    def question(self, view: Sight, player: str, words: Words) -> str:
        asked = words.say("plain-ask-referee") if view.mover == REFEREE else words.say("plain-ask", player=player)
        return f"{asked} {_how(view.moves, range(min(PAGE, len(view.moves))), words)}"

    def complete(self, view: Sight, answer: str, said: str, names: list[str], words: Words) -> str | Unfinished:
        """The notation itself, the number of a move, or the beginning of one; `more` turns the page."""
        moves, typed = view.moves, _plain(answer)
        if typed in map(_plain, moves):
            return next(move for move in moves if _plain(move) == typed)
        if not typed and len(moves) == 1:
            return moves[0]
        if _is_numbered(moves) and typed.isdecimal() and 1 <= int(typed[:6]) <= len(moves):
            return moves[int(typed[:6]) - 1]
        if len(moves) > PAGE and typed in {_plain(word) for word in words.say("plain-word-more").split(",")}:
            start = int(said or 0) + PAGE if int(said or 0) + PAGE < len(moves) else 0
            return _ask_again(moves, range(start, min(start + PAGE, len(moves))), str(start), words)
        begun = [number for number, move in enumerate(moves) if typed and _plain(move).startswith(typed)]
        if len(begun) == 1:
            return moves[begun[0]]
        return _ask_again(moves, begun, said, words) if begun else answer


def _moves(game: Game, hidden: States, actor: int) -> tuple[str, ...]:
    return tuple(game.write_move(actor, int(move)) for move in game.legal(hidden, actor))


@cache
def plain_screen(game: Game) -> PlainScreen:
    """The screen of a game that brings none."""
    return PlainScreen(game)


def _headline(view: Sight, names: list[str], words: Words) -> Text:
    line = Text().append(f" {words.say(f'{view.game}-name')} ", _SIGN)
    if view.mover == OVER:
        winners = [names[seat] for seat in view.result.winners]
        return line.append(f" {words.say('plain-over', winners=len(winners), names=', '.join(winners))}", "bold")
    if view.mover in (CHANCE, REFEREE):
        return line.append(f" {words.say('plain-chance' if view.mover == CHANCE else 'plain-referee')}", "bold")
    return line.append(f" {words.say('plain-turn', player=names[view.mover])}", "bold")


def _sheet(view: Sight, reader: Reader) -> Table:
    """Everybody with their score, and with what a game without a view of its own keeps for each seat."""
    by_seat = view.view.by_seat if isinstance(view.view, PlainView) else {}
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(reader.words.say("plain-player"), max_width=24, overflow="ellipsis", no_wrap=True)
    table.add_column(reader.words.say("plain-score"), justify="right")
    for field in by_seat:
        table.add_column(reader.label(field), justify="right")
    for seat, score in enumerate(view.result.scores):
        is_marked = seat in view.result.winners if view.mover == OVER else seat == view.mover
        player = Text(reader.names[seat], "bold" if is_marked else "")
        table.add_row(str(seat + 1), player, str(score), *(show(field, row[seat], reader) for field, row in by_seat.items()))
    return table


def _is_numbered(moves: tuple[str, ...]) -> bool:
    """Where a move is itself written as a number, the list has none: a number typed must mean one thing."""
    return not any(move.isdecimal() for move in moves)


def _show_moves(moves: tuple[str, ...], shown: Sequence[int]) -> Columns:
    width = len(str(len(moves)))
    numbers = [Text(f"{at + 1:>{width}} ", "yellow") if _is_numbered(moves) else Text() for at in shown]
    return Columns([number.append(moves[at], "none") for number, at in zip(numbers, shown, strict=True)], padding=(0, 3))


def _how(moves: tuple[str, ...], shown: range, words: Words) -> str:
    """How to answer: with a move, or its number; with pages where they are many."""
    how = words.say("plain-how" if _is_numbered(moves) else "plain-how-typed")
    if len(shown) == len(moves):
        return how
    return f"{how} {words.say('plain-page', first=shown.start + 1, last=shown.stop, of=len(moves))}"


def _ask_again(moves: tuple[str, ...], shown: range | list[int], said: str, words: Words) -> Unfinished:
    question = _how(moves, shown, words) if isinstance(shown, range) else words.say("plain-which", count=len(shown))
    return Unfinished(said, _show_moves(moves, shown[:PAGE]), question)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
