"""The map of Fare Play as characters, and short answers as moves: every card, every size, every legal move."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args

import msgspec
import pytest
from rich.console import Console

from cabstand.content.catalogue import catalogue
from cabstand.core import CHANCE, OVER, Seat, find_game
from cabstand.core.rng import Stream, below, stream
from cabstand.core.screen import Unfinished
from cabstand.games.fare_play.cards import CARD_NAMES, LOCATIONS, ROADS
from cabstand.games.fare_play.lanes import TURNS
from cabstand.games.fare_play.notation import place_of
from cabstand.games.fare_play.terminal.cards import Size, draw_card
from cabstand.games.fare_play.terminal.choice import complete, option_of
from cabstand.games.fare_play.terminal.map import Choice, MapPicture
from cabstand.games.fare_play.terminal.screen import SCREEN
from cabstand.games.fare_play.view import Ask, FarePlayView, Hearse, LaidCard

WORDS: Final = catalogue()
NAMES: Final = [f"Player {seat}" for seat in range(1, 7)]


def laid(*texts: str) -> tuple[LaidCard, ...]:
    """Cards written as `curve:e1n1:2` or `tee:s1:0!parade`."""
    cards = []
    for text in ("crossroad:start:0", *texts):
        body, _, token = text.partition("!")
        card, square, turn = body.split(":")
        x, y = place_of(square) or (0, 0)
        cards.append(LaidCard(card, square, x, y, int(turn), token or None))
    return tuple(cards)


def table(*texts: str, hearse: Hearse | None = None) -> FarePlayView:
    return FarePlayView(
        seats=2, tournament=True, round=1, over=False, winner=None, seat_in_turn=1, asked=None, ask=None, map=laid(*texts),
        hearse=hearse, hand=(), drivers=(), waiting=None, pile=0, discards=(), to_discard=0, moves=(),
    )  # fmt: skip


def drawn(view: FarePlayView, size: Size, *choices: Choice, plain: bool = False) -> list[str]:
    return MapPicture(view, WORDS, choices).draw(size, plain).plain.split("\n")


A_TOWN: Final = (
    "bridge:e1:0", "double-curve:n1:1", "one-way:w1:3", "church:s1:0", "hotel:e2:1", "tee:w1n1:0!parade", "curve:e1n1:2",
)  # fmt: skip


def test_cards_are_drawn_so_that_roads_meet() -> None:
    assert drawn(table(*A_TOWN, hearse=Hearse("s1", "n")), Size.LARGE) == [
        "        w1 start  e1   e2",
        "      p      ║",
        "   n1 ══╦════╝╔═══╗",
        "        ║    ╔╝   ║",
        "             ║    ║",
        "start ══►════╬═══╡║╞══Hot═",
        "             ║*   ║",
        "             ║h▼",
        "   s1      [Chu]",
        "             ║",
    ]


def test_a_map_too_large_for_the_window_is_drawn_with_one_line_a_card() -> None:
    assert drawn(table(*A_TOWN, hearse=Hearse("s1", "n")), Size.SMALL) == [
        "    w1 *  e1 e2",
        "n1 ═p═╝ ╔═╗",
        " * ═►══*═╡║╞═H═",
        "s1     h",
    ]
    assert drawn(table(*A_TOWN), Size.TINY) == ["n1 p╱╗", " * ►*╫H", "s1  C"]


def test_a_terminal_without_line_drawing_gets_plain_characters() -> None:
    for size in Size:
        assert all(line.isascii() for line in drawn(table(*A_TOWN, hearse=Hearse("e1", "w")), size, plain=True))


def test_squares_to_choose_from_are_numbered_and_show_the_turns_that_fit() -> None:
    choices = (Choice(0, -1, 1, "curve", (1, 2)), Choice(0, 1, 12, "curve", (0, 3)))
    assert drawn(table(), Size.LARGE, *choices) == [
        "      start",
        "", "   n1  [1]", "        ╔╗",
        "        ║", "start ══╬══", "        ║*",
        "", "   s1  [12]", "        ╚╝",
    ]  # fmt: skip
    assert drawn(table(), Size.SMALL, *choices) == ["    *", "n1  1", " * ═*═", "s1  12"]


@pytest.mark.parametrize("size", [Size.LARGE, Size.SMALL])
def test_no_two_cards_or_turns_look_alike(size: Size) -> None:
    seen = [draw_card(CARD_NAMES[kind], turn, size, WORDS) for kind in range(ROADS + LOCATIONS) for turn in range(TURNS[kind])]
    assert len(set(seen)) == len(seen)
    assert {(len(rows), len(rows[0])) for rows in seen} == {(size.rows, size.columns)}


def test_letters_are_explained_and_say_what_they_hide() -> None:
    picture = MapPicture(table(*A_TOWN, hearse=Hearse("s1", "n")), WORDS)
    assert picture.legend(Size.LARGE) == ["h Hearse", "p Parade"]
    assert picture.legend(Size.SMALL) == ["C Church", "H Hotel", "h Hearse (Church, s1, heading s)", "p Parade (Tee, w1n1)"]


@pytest.fixture(scope="module")
def views() -> list[FarePlayView]:
    """What each asked seat sees in games that go on until everything has been asked once."""
    rng, made, seen = stream(1), Counter[str](), list[FarePlayView]()
    while {view.ask for view in seen} != set(get_args(Ask)):
        seen += one_game(rng, made)
    return seen


def one_game(rng: Stream, made: Counter[str]) -> Iterator[FarePlayView]:
    """A game of moves that have rarely been made before. The hearse is waited for, and driven only when it must be."""
    game = find_game("fare-play")
    state = game.new(4)
    while (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            state = game.apply(state, mover, game.sample(state, rng))
            continue
        view = game.view(state, Seat(mover))
        assert isinstance(view, FarePlayView)
        yield view
        put_off = ("start over", "discard hearse", "declare") + (("drive",) if view.ask != "drive" else ())
        moves = [move for move in view.moves if not move.startswith(put_off)] or list(view.moves)
        rare = min(made[_kind(move)] for move in moves)
        moves = [move for move in moves if made[_kind(move)] == rare]
        move = moves[below(rng, len(moves))]
        made[_kind(move)] += 1
        state = game.apply(state, mover, game.read_move(state, mover, move))
        if view.ask == "drive" and rare:
            return


def _kind(move: str) -> str:
    return " ".join(move.split()[:2])


def test_every_legal_move_can_be_said_in_short(views: list[FarePlayView]) -> None:
    for view in views:
        for move in view.moves[::7]:
            option = option_of(move)
            said = " ".join(part for part in (option.card, option.square, option.detail) if part) or move
            if option.card == "hearse":
                continue  # where it heads is chosen by number
            assert complete(view, said, WORDS) == move, (view.ask, said)
            assert complete(view, move.upper(), WORDS) == move


def test_a_choice_made_step_by_step_ends_at_a_legal_move(views: list[FarePlayView]) -> None:
    for view in views:
        for number, card in enumerate(view.hand, 1):
            if view.ask in ("begin", "passed", "drive") or not any(option_of(move).card == card.card for move in view.moves):
                continue
            answer: str | Unfinished = SCREEN.complete(view, str(number), "", NAMES, WORDS)
            for _ in range(3):
                if isinstance(answer, str):
                    break
                first = "1" if "whom" not in answer.question else answer.question.split(": ")[1].split()[0]
                answer = SCREEN.complete(view, first, answer.said, NAMES, WORDS)
            assert answer in view.moves


def test_in_80_by_24_no_line_is_too_long_and_what_is_asked_stays_in_sight(views: list[FarePlayView]) -> None:
    for view in [*views[::5], views[-1]]:
        for shown in _everything_shown(view):
            console = Console(width=80, height=24)
            with console.capture() as captured:
                console.print(shown)
            lines = captured.get().splitlines()
            assert max(len(line.rstrip()) for line in lines) <= 80
            tall = max(card.y for card in view.map) - min(card.y for card in view.map) + 1
            assert len(lines) <= max(21, tall + 10), "\n".join(lines)


def _everything_shown(view: FarePlayView) -> list[object]:
    shown: list[object] = [SCREEN.board(view, NAMES, WORDS), SCREEN.scene(view, NAMES, WORDS)]
    for card in {option_of(move).card for move in view.moves} - {""}:
        answer = SCREEN.complete(view, card, "", NAMES, WORDS)
        if isinstance(answer, Unfinished):
            shown.append(answer.shown)
    return shown


def test_one_who_can_only_let_it_happen_need_not_be_asked(views: list[FarePlayView]) -> None:
    asked = [view for view in views if view.ask == "react"]
    assert asked
    for view in asked:
        assert (SCREEN.goes_without_saying(view) == "nothing") == (view.moves == ("nothing",))


# --- what is asked


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_who_can_play_nothing_is_told_that_moving_the_hearse_first_may_help(language: str) -> None:
    words = catalogue(language)
    seen = msgspec.structs.replace(
        table(), asked=1, ask="discard", to_discard=2, moves=("drive n", "discard tee", "discard curve")
    )
    told = words.say("fare-play-ask-stuck", player="Ada", cards=2)
    assert told in SCREEN.question(seen, "Ada", words)
    moved = msgspec.structs.replace(seen, moves=("discard tee", "discard curve"))
    assert told not in SCREEN.question(moved, "Ada", words)
    played = msgspec.structs.replace(seen, to_discard=1)
    assert told not in SCREEN.question(played, "Ada", words)
