"""The check of words: whatever a game says in play has a text, in every language that the game has."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cabstand.content.catalogue import Catalogue
from cabstand.content.spoken import SpokenTexts
from cabstand.content.texts import ENGLISH, GENERAL, TextFile, texts_of
from cabstand.core.game import Args, Game, Refusal, Refused
from cabstand.core.places import Place, places
from cabstand.core.registry import part_of
from cabstand.core.rng import Stream
from cabstand.core.rule import States
from cabstand.core.screen import Screen
from cabstand.testing.check_texts import damage
from cabstand.testing.play import legal_moves, pick, positions, seats_for, some, strange_moves, viewers_of, walk

EACH: Final = 8
MOST_TOLD: Final = 8
"""Texts that one message of a failed check names."""
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
_PLAYERS: Final = {"seat": "player", "to": "other"}
"""Arguments of a story line that are a seat, and under which name its player is told. Refusals name nobody."""


class Said(NamedTuple):
    """A message that was met, with one set of arguments that it had."""

    message: str
    args: Args


class Only(Catalogue):
    """The general texts in one language and those of one game, with nothing behind them."""

    def __init__(self, language: str, place: Place) -> None:
        super().__init__(language)
        general = [TextFile(path) for path in sorted((GENERAL / language).glob("*.ftl"))]
        self._spoken = [SpokenTexts(language, [*general, *texts_of(place, language)])]

    def say(self, message: str, /, **args: int | float | str) -> str:
        if message not in self:
            raise KeyError(message)
        return super().say(message, **args)


def check_everything_said_in_play_has_a_text(game: Game, games: int) -> None:
    """Every refusal, every line of the story and every question of its screen can be told in every language of the game."""
    place = places().get(game.name) or Place(game.name, "", None, False)
    met = {said.message: said for said in _met(game, games)}
    screen: Screen | None = part_of(game, "terminal", "SCREEN")
    for language in languages_of(place):
        words = Only(language, place)
        missing = [why for said in met.values() if (why := _untold(words, said))]
        told = "; ".join(missing[:MOST_TOLD]) + (f"; and {len(missing) - MOST_TOLD} more" if len(missing) > MOST_TOLD else "")
        assert not missing, f"in `{language}` ({place.files or game.name}, texts/{language}/*.ftl) {told}"
        if screen is not None:
            _ask_all(game, games, screen, words)


def languages_of(place: Place) -> list[str]:
    """English, and every language that has all the files that English has."""
    folder = (place.files or Path()) / "texts"
    english = {path.name for path in (folder / ENGLISH).glob("*.ftl")}
    whole = [each.name for each in folder.glob("*") if english and english <= {path.name for path in each.glob("*.ftl")}]
    return [ENGLISH, *sorted(set(whole) - {ENGLISH})]


def _untold(words: Only, said: Said) -> str:
    """What is wrong with the text of a message; nothing where it can be told."""
    try:
        words.tell(said.message, said.args)
    except KeyError:
        args = ", ".join(said.args)
        return f"there is no text `{said.message}`" + (f" (it may use {args})" if args else "")
    except ValueError as error:
        return f"{error} (there are only: {', '.join(said.args) or 'no arguments'})"
    return ""


# --- what is said


def _met(game: Game, games: int) -> Iterator[Said]:
    yield Said(f"{game.name}-name", {})
    yield from _set_ups_refused(game)
    for number in range(games):
        for step in walk(game, number):
            for viewer in viewers_of(game, step.before):
                for line in game.story(step.before, step.actor, step.move, step.after, viewer):
                    players: Args = {name: NAMES[0] for seat, name in _PLAYERS.items() if seat in line.args}
                    yield Said(line.message, line.args | players)
    for state, number, rng in positions(game, games, EACH):
        yield from _refusals(game, state, number, rng)


def _set_ups_refused(game: Game) -> Iterator[Said]:
    for seats, options in ((99, {}), (game.seats.start, {"no-such-option": 1}), *_bad_options(game)):
        yield from _refused(lambda seats=seats, options=options: game.new(seats, options))  # type: ignore[misc]


def _bad_options(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    return ((game.seats.start, {name: value}) for name in game.options.__struct_fields__ for value in (-1, 99, "?"))


def _refusals(game: Game, state: States, number: int, rng: Stream) -> Iterator[Said]:
    actors = [-2, -1, *range(game.seat_count(state) + 1)]
    elsewhere = walk(game, number)[pick(rng, len(walk(game, number)))]
    moves = strange_moves(game, number, some(rng, legal_moves(game, elsewhere.before, elsewhere.actor), 6), rng)
    for actor in actors:
        for move in moves:
            if (refusal := game.refusal(state, actor, move)) is not None:
                yield _as_said(refusal)
    text = game.write_move(elsewhere.actor, elsewhere.move)
    for typed in ("", "no such move", damage(text, rng), f"{text} {text}"):
        yield from _refused(lambda typed=typed: game.read_move(state, max(game.to_move(state), 0), typed))  # type: ignore[misc]
    for typed in ("", "no position", damage(game.write_position(state), rng), game.write_position(state) + " x=1"):
        yield from _refused(lambda typed=typed: game.read_position(typed))  # type: ignore[misc]


def _refused(attempt: Callable[[], object]) -> Iterator[Said]:
    try:
        attempt()
    except Refused as refused:
        yield _as_said(refused.refusal)
    except Exception:  # a crash is found by the checks of texts and set-ups
        return


def _as_said(refusal: Refusal) -> Said:
    return Said(refusal.reason, dict(refusal.args))


# --- what is asked


def _ask_all(game: Game, games: int, screen: Screen, words: Only) -> None:
    """Draw the game's own terminal screen for everybody who is asked."""
    for state, number, _ in positions(game, games, EACH):
        asked, names = game.to_move(state), list(NAMES[: seats_for(game, number)])
        if asked >= 0:
            try:
                view = screen.look(game, state, asked)
                screen.board(view, names, words)
                screen.scene(view, names, words)
                screen.question(view, names[asked], words)
            except (KeyError, ValueError) as error:
                raise AssertionError(f"the terminal screen lacks a text in `{words.language}`: {error}") from error
