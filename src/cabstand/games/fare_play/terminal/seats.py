"""Who sits at a table of Fare Play and what is seen of them, the own hand, and how it all shares the screen with the map."""

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cabstand.core.screen import Words
from cabstand.games.fare_play.terminal.cards import Size, card_name
from cabstand.games.fare_play.terminal.map import MapPicture
from cabstand.games.fare_play.view import Driver, FarePlayView

_SIGN: Final = "bold black on yellow"
_PANEL: Final = 37
_NAME: Final = 20
_GAP: Final = 2
_BELOW: Final = 3  # lines kept free for the question and the answer


class Flow:
    """Short texts one after another, in as many lines as they need; none is broken."""

    def __init__(self, parts: list[Text]) -> None:
        self.parts = parts

    def lines(self, width: int) -> list[Text]:
        lines: list[Text] = []
        for part in self.parts:
            if lines and lines[-1].cell_len + 2 + part.cell_len <= width:
                lines[-1].append("  ").append_text(part)
            else:
                lines.append(part.copy())
        return lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)


def headline(view: FarePlayView, names: list[str], words: Words) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {words.say('fare-play-board-round', round=view.round)} ", _SIGN)
    if view.winner is not None:
        line.append(" " + words.say("fare-play-board-won", player=names[view.winner - 1]), "bold")
    elif view.over:
        line.append(" " + words.say("fare-play-board-over"), "bold")
    else:
        line.append(" " + words.say("fare-play-board-turn", player=names[view.seat_in_turn - 1]), "bold")
    line.append("  " + words.say("fare-play-board-pile", pile=view.pile, discards=len(view.discards)), "dim")
    if view.tournament:
        line.append("  " + words.say("fare-play-board-tournament"), "dim italic")
    return line


def hand(view: FarePlayView, words: Words) -> Flow:
    """The own cards with their numbers. Where some can be used now and others cannot, the latter stand in brackets."""
    choosing = any(card.refusal is None for card in view.hand) and view.ask not in (None, "passed")
    parts = [Text(words.say("fare-play-board-hand"), "dim")]
    for number, card in enumerate(view.hand, 1):
        shown = f"{number} {card_name(card.card, words)}"
        idle = choosing and card.refusal is not None
        parts.append(Text(f"({shown})", "dim") if idle else Text(shown, "bold"))
    return Flow(parts if view.hand else [*parts, Text(words.say("fare-play-board-no-hand"))])


def discards(view: FarePlayView, words: Words) -> Flow:
    """Everybody may look through them."""
    cards = [Text(name, "dim") for name in counted(view.discards, words)]
    return Flow([Text(words.say("fare-play-board-discards"), "dim"), *cards] if cards else [])


# --- the seats -------------------------------------------------------------------------------------------------------


def _fare(driver: Driver, words: Words) -> str:
    if driver.fare is None:
        return words.say("fare-play-board-no-fare")
    start, end = (card_name(place, words) for place in driver.fare)
    return words.say("fare-play-board-fare", start=start, end=end)


def _state(driver: Driver, words: Words) -> Text:
    """Red or green (declared), by word and colour, and whether the way is clear."""
    green, red = Text(words.say("fare-play-board-green"), "bold green"), Text(words.say("fare-play-board-red"), "red")
    clear = words.say("fare-play-board-clear" if driver.path_clear else "fare-play-board-blocked")
    return (green if driver.declared else red).append(", " + clear, "bold" if driver.path_clear else "dim")


def counted(cards: tuple[str, ...], words: Words) -> list[str]:
    """Cards by name, each once, with how many there are of it."""
    return [
        f"{count} {card_name(card, words)}" if count > 1 else card_name(card, words) for card, count in Counter(cards).items()
    ]


def known(view: FarePlayView, names: list[str], words: Words) -> list[Flow]:
    """What the viewer knows of other hands."""
    return [
        Flow([Text(part, "dim") for part in (words.say("fare-play-board-holds", player=name), *counted(driver.known, words))])
        for name, driver in zip(names, view.drivers, strict=False)
        if driver.known
    ]


def _name(view: FarePlayView, seat: int, names: list[str]) -> Text:
    in_turn = view.seat_in_turn == seat and not view.over
    name = Text(f"{'>' if in_turn else ' '} {seat} {names[seat - 1]}", "bold" if in_turn else "")
    name.truncate(_NAME, overflow="ellipsis")
    return name


def rows(view: FarePlayView, names: list[str], words: Words) -> Table:
    """One line for each seat."""
    table = Table.grid(padding=(0, 2))
    for seat, driver in enumerate(view.drivers, 1):
        count = words.say("fare-play-board-cards", cards=driver.cards)
        skips = words.say("fare-play-board-skips") if driver.skips else ""
        table.add_row(_name(view, seat, names), _fare(driver, words), _state(driver, words), count, skips)
    return table


def panel(view: FarePlayView, names: list[str], words: Words) -> list[Text]:
    """The seats as a narrow column, to stand beside the map."""
    lines: list[Text] = []
    for seat, driver in enumerate(view.drivers, 1):
        count = words.say("fare-play-board-cards", cards=driver.cards)
        lines.append(_name(view, seat, names).append("  " + count, "dim"))
        lines.append(Text(f"    {_fare(driver, words)}  ").append_text(_state(driver, words)))
        if driver.skips:
            lines.append(Text("    " + words.say("fare-play-board-skips")))
        if driver.known:
            holds = words.say("fare-play-board-known", cards=", ".join(counted(driver.known, words)))
            lines += [Text("    " + part, "dim") for part in wrap(holds, _PANEL - 4)]
    return lines


# --- the whole screen ------------------------------------------------------------------------------------------------


class MapScene:
    """The map, as large as the window lets it be, and what is below."""

    def __init__(self, picture: MapPicture, below: list[RenderableType]) -> None:
        self.picture = picture
        self.below = below

    def arrangements(self, width: int, plain: bool) -> Iterator[list[RenderableType]]:
        """The ways to put it on a screen of this width, best first."""
        for size in drawable(self.picture, width):
            yield [self.picture.draw(size, plain), legend(self.picture, size), *self.below]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The first arrangement that leaves room for the question; where none does, the last, and it scrolls."""
        parts: list[RenderableType] = []
        for parts in self.arrangements(options.max_width, options.ascii_only):
            if len(console.render_lines(Group(*parts), options)) + _BELOW <= options.size.height:
                break
        yield from parts


class TableScene(MapScene):
    """Headline and seats with the map, beside it where that is better. The discards are shown where there is room for them."""

    def __init__(self, picture: MapPicture, below: list[RenderableType], names: list[str], aside: Flow | None = None) -> None:
        super().__init__(picture, below)
        self.names = names
        self.aside = aside

    def arrangements(self, width: int, plain: bool) -> Iterator[list[RenderableType]]:
        view, words = self.picture.view, self.picture.words
        head = headline(view, self.names, words)
        for size in drawable(self.picture, width):
            drawn, letters = self.picture.draw(size, plain), legend(self.picture, size)
            above: list[RenderableType] = [rows(view, self.names, words), *known(view, self.names, words), drawn]
            ways: list[list[RenderableType]] = [[head, *above, letters]]
            if self.picture.measure(size)[0] + _GAP + _PANEL <= width:
                ways.insert(0, [head, _side_by_side(drawn, panel(view, self.names, words)), letters])
            for parts in ways:
                if self.aside is not None:
                    yield [*parts, self.aside, *self.below]
                yield [*parts, *self.below]


def drawable(picture: MapPicture, width: int) -> list[Size]:
    """The sizes that a window is wide enough for, largest first; one character a card only where nothing else will do."""
    return [size for size in (Size.LARGE, Size.SMALL) if picture.measure(size)[0] <= width] or [Size.TINY]


def legend(picture: MapPicture, size: Size) -> Flow:
    return Flow([Text(note, "dim") for note in picture.legend(size)])


def _side_by_side(drawn: Text, lines: list[Text]) -> Table:
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(width=_PANEL, no_wrap=True, overflow="ellipsis")
    table.add_row(drawn, Text("\n").join(lines))
    return table
