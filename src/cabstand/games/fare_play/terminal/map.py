"""The map of Fare Play drawn with characters: cards, tokens, the hearse, and the squares one can choose from."""

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from cabstand.core.screen import Words
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import CARD_NAMES, ROADS
from cabstand.games.fare_play.lanes import LEADS, is_intersection
from cabstand.games.fare_play.notation import EDGE_LETTERS, square
from cabstand.games.fare_play.terminal.cards import ARROWS, Size, card_name, draw_card, in_ascii, letter_of
from cabstand.games.fare_play.view import FarePlayView, LaidCard

_ROAD: Final = "bold"
_START: Final = "bold yellow"
_LABEL: Final = "dim"
_CHOICE: Final = "bold black on green"
_TURNS: Final = "green"
_OBSTACLE: Final = "bold white on red"
_HEARSE: Final = "bold white on magenta"
_BUILDINGS: Final = {
    "church": "bold white on magenta",
    "airport": "bold black on cyan",
    "hotel": "bold black on yellow",
    "theatre": "bold white on red",
    "stadium": "bold white on green",
    "station": "bold white on blue",
}
_LONG_LABEL: Final = 3  # where labels of neighbouring columns would run into each other


@dataclass(frozen=True)
class Choice:
    """A square that can be chosen by its number, and, where a card is laid there, the turns that fit."""

    x: int
    y: int
    number: int
    card: str = ""
    turns: tuple[int, ...] = ()


@dataclass
class Canvas:
    """Characters with styles on a grid."""

    columns: int
    rows: int
    cells: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self.cells[row, column + offset] = (character, style)

    def text(self, plain: bool) -> Text:
        """All of it, without blanks at the ends of lines."""
        picture = Text(no_wrap=True)
        for row in range(self.rows):
            used = [column for column in range(self.columns) if self.cells.get((row, column), (" ", ""))[0] != " "]
            for column in range(max(used, default=-1) + 1):
                character, style = self.cells.get((row, column), (" ", ""))
                picture.append(in_ascii(character) if plain else character, style)
            picture.append("\n" if row + 1 < self.rows else "")
        return picture


class MapPicture:
    """What lies on the table, with the choices there are, to be drawn in any size."""

    def __init__(self, view: FarePlayView, words: Words, choices: tuple[Choice, ...] = ()) -> None:
        self.view = view
        self.words = words
        self.choices = choices
        spots = [(card.x, card.y) for card in view.map] + [(choice.x, choice.y) for choice in choices]
        self.xs = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
        self.ys = range(min(y for _, y in spots), max(y for _, y in spots) + 1)

    def _margin(self, size: Size) -> int:
        return max(len(self._label(0, y, size)) for y in self.ys) + 1

    def measure(self, size: Size) -> tuple[int, int]:
        """Columns and rows that the drawing takes, labels included."""
        columns = self._margin(size) + len(self.xs) * size.columns
        return columns, len(self.ys) * size.rows + (1 if size is not Size.TINY else 0)

    def draw(self, size: Size, plain: bool = False) -> Text:
        columns, rows = self.measure(size)
        canvas = Canvas(columns, rows)
        self._draw_labels(canvas, size)
        for card in self.view.map:
            self._draw_laid(canvas, size, card)
        for choice in self.choices:
            self._draw_choice(canvas, size, choice)
        return canvas.text(plain)

    def _corner(self, size: Size, x: int, y: int) -> tuple[int, int]:
        """Row and column where the drawing of a square begins."""
        below_labels = 1 if size is not Size.TINY else 0
        return below_labels + (y - self.ys.start) * size.rows, self._margin(size) + (x - self.xs.start) * size.columns

    # --- labels: a square is named by its column and its row

    def _label(self, x: int, y: int, size: Size) -> str:
        if x or y:
            return square(x, y)
        return square(0, 0) if size is Size.LARGE else "*"

    def _draw_labels(self, canvas: Canvas, size: Size) -> None:
        for y in self.ys:
            row, _ = self._corner(size, self.xs.start, y)
            canvas.write(row + size.rows // 2, 0, self._label(0, y, size).rjust(self._margin(size) - 1), _LABEL)
        if size is Size.TINY:
            return
        for x in self.xs:
            label = self._label(x, 0, size)
            if size is Size.SMALL and len(label) >= _LONG_LABEL and x % 2:
                continue
            _, column = self._corner(size, x, self.ys.start)
            canvas.write(0, column, label.center(size.columns), _LABEL)

    # --- cards

    def _draw_laid(self, canvas: Canvas, size: Size, card: LaidCard) -> None:
        row, column = self._corner(size, card.x, card.y)
        for line, text in enumerate(draw_card(card.card, card.turn, size, self.words)):
            canvas.write(row + line, column, text, _ROAD)
        middle = column + size.columns // 2
        if card.card in _BUILDINGS:
            wide = 1 if size is Size.LARGE else 0
            for offset in range(-wide, wide + 1):
                character, _ = canvas.cells[row + size.rows // 2, middle + offset]
                canvas.write(row + size.rows // 2, middle + offset, character, _BUILDINGS[card.card])
        if card.square == square(0, 0):
            canvas.write(row + size.rows - 1, middle + size.rows // 2, "*", _START)
        self._draw_pieces(canvas, size, card, row, column)

    def _draw_pieces(self, canvas: Canvas, size: Size, card: LaidCard, row: int, column: int) -> None:
        """Token and hearse: in the upper corners where there is room, else in the middle of the card."""
        middle = column + size.columns // 2
        if card.token is not None:
            letter = letter_of(card.token, self.words)
            canvas.write(row, column if size is Size.LARGE else middle, letter, _OBSTACLE)
        if self.view.hearse is not None and self.view.hearse.square == card.square:
            mark = letter_of("hearse", self.words)
            if size is Size.LARGE:
                canvas.write(row, column + 3, mark + self._heading(card), _HEARSE)
            else:
                canvas.write(row, middle, mark, _HEARSE)

    def _heading(self, card: LaidCard) -> str:
        edge = heading(self.view, card)
        return "" if edge is None else ARROWS[edge]

    # --- what can be chosen

    def _draw_choice(self, canvas: Canvas, size: Size, choice: Choice) -> None:
        row, column = self._corner(size, choice.x, choice.y)
        if size is Size.TINY:
            canvas.write(row, column, "+", _CHOICE)
            return
        number = f"[{choice.number}]" if size is Size.LARGE else f"{choice.number}"
        canvas.write(row + size.rows // 2, column, number.center(size.columns), _CHOICE)
        if size is Size.LARGE and choice.turns:
            turns = "".join(draw_card(choice.card, turn, Size.TINY, self.words)[0] for turn in choice.turns)
            canvas.write(row + 2, column, turns.center(size.columns), _TURNS)

    # --- what the letters mean

    def legend(self, size: Size) -> list[str]:
        """What the letters of this drawing stand for, and, where a letter hides the card below it, what lies where."""
        if size is Size.LARGE:
            pieces = {card.token for card in self.view.map if card.token} | ({"hearse"} if self.view.hearse else set())
            return [self._meaning(piece) for piece in sorted(pieces)]
        laid = {card.card for card in self.view.map}
        notes = [self._meaning(place) for place in _BUILDINGS if place in laid]
        for card in self.view.map:
            if card.token is not None:
                notes.append(f"{self._meaning(card.token)} ({card_name(card.card, self.words)}, {card.square})")
            if self.view.hearse is not None and self.view.hearse.square == card.square:
                notes.append(self._hearse_note(card))
        if size is Size.TINY:
            notes += [f"{choice.number}={square(choice.x, choice.y)}" for choice in self.choices]
        return notes

    def _meaning(self, thing: str) -> str:
        return f"{letter_of(thing, self.words)} {card_name(thing, self.words)}"

    def _hearse_note(self, card: LaidCard) -> str:
        edge = heading(self.view, card)
        where = [card_name(card.card, self.words), card.square]
        if edge is not None:
            where.append(self.words.say("fare-play-legend-heading", edge=EDGE_LETTERS[edge]))
        return f"{self._meaning('hearse')} ({', '.join(where)})"


def heading(view: FarePlayView, card: LaidCard) -> int | None:
    """The edge that the hearse on this card drives towards; None on an intersection, where it may go anywhere."""
    if view.hearse is None:
        return None
    return leads_on(card, view.hearse.came_by)


def leads_on(card: LaidCard, came_by: str) -> int | None:
    """Where a hearse goes on that came onto a card by this edge."""
    kind = CARD_NAMES.index(card.card)
    return None if is_intersection(kind) else int(LEADS[kind, card.turn, EDGE_LETTERS.index(came_by)])


def is_laid(card: str) -> bool:
    """Whether a card is a road or a location: those that lie on the map."""
    return CARD_NAMES.index(card) < ROADS + cards.LOCATIONS
