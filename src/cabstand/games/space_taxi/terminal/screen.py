"""Space Taxi drawn with characters: the rocket cab, dice, tiles, score sheet. Letters carry the meaning, colour helps."""

import re
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabstand.core.screen import Screen, Words
from cabstand.games.space_taxi.terminal.legend import legend
from cabstand.games.space_taxi.view import Die, SeatSheet, SpaceTaxiView, Tile, Turn

_COLOURS: Final = {
    "R": "bold white on red",
    "G": "bold white on green",
    "B": "bold white on blue",
    "Y": "bold black on yellow",
    "P": "bold white on magenta",
    "T": "bold black on white",
}
_FUEL: Final = "bold yellow"
_CRYSTAL: Final = "bold cyan"
_ALL_DICE: Final = 10
_SIGN: Final = "bold black on yellow"


class SpaceTaxiScreen(Screen):
    verbs = ("throw", "return")
    quiet = ("space-taxi-story-throw", "space-taxi-story-zero", "space-taxi-story-play")

    def board(self, view: SpaceTaxiView, names: list[str], words: Words) -> RenderableType:
        parts: list[RenderableType] = [_headline(view, names, words), _sheet(view, names, words)]
        if not view.over:
            parts += [_taxi(view, words), _tiles(view.tiles, words)]
        if view.dice:
            parts.append(_dice(view.dice, words))
        return Group(*parts)

    def scene(self, view: SpaceTaxiView, names: list[str], words: Words) -> RenderableType:
        if view.ask == "throw" and view.dice_in_hand == _ALL_DICE:
            return self.board(view, names, words)
        if view.ask == "play":
            return Group(_dice(view.dice, words), _tiles(view.tiles, words))
        return _taxi(view, words)

    def question(self, view: SpaceTaxiView, player: str, words: Words) -> str:
        if view.ask == "throw":
            return words.say("space-taxi-ask-throw", player=player, dice=view.dice_in_hand)
        if view.ask == "return":
            return words.say("space-taxi-ask-return", player=player, coins=view.can_return)
        tiles = " ".join(str(tile.number) for tile in view.tiles if tile.open and tile.refusal is None)
        return words.say("space-taxi-ask-play", player=player, tiles=tiles)

    def complete(self, view: SpaceTaxiView, answer: str, said: str, names: list[str], words: Words) -> str:
        if view.ask == "throw" and not answer:
            return "throw"
        if view.ask == "return" and re.fullmatch(r"[0-9]{0,3}", answer):
            return f"return {answer or 0}"
        return answer

    def legend(self, words: Words) -> RenderableType:
        return legend(words)


SCREEN: Final = SpaceTaxiScreen()


def _headline(view: SpaceTaxiView, names: list[str], words: Words) -> Text:
    line = Text().append(f" {words.say('space-taxi-board-round', round=view.round, rounds=view.rounds)} ", _SIGN)
    if view.over:
        line.append(f" {words.say('space-taxi-board-over')}", "bold")
    elif view.seat_in_turn is not None:
        line.append(" " + words.say("space-taxi-board-turn", player=names[view.seat_in_turn - 1]), "bold")
    line.append("  " + words.say("space-taxi-board-pile", coins=view.pile), "dim")
    if view.beyond_box:
        line.append("  " + words.say("space-taxi-beyond-box"), "dim italic")
    return line


def _sheet(view: SpaceTaxiView, names: list[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words.say("space-taxi-board-player"), max_width=20, overflow="ellipsis", no_wrap=True)
    table.add_column(words.say("space-taxi-board-coins"), justify="right")
    for number in range(view.rounds):
        table.add_column(str(number + 1), justify="right", min_width=4)
    table.add_column(words.say("space-taxi-legend-total"), justify="right", style="bold")
    for seat, sheet in enumerate(view.sheets):
        style = "bold" if view.seat_in_turn == seat + 1 else ""
        table.add_row(Text(names[seat], style), str(sheet.coins), *_scores(sheet, view.rounds), str(sheet.total))
    return table


def _scores(sheet: SeatSheet, rounds: int) -> list[Text]:
    """A struck-out score stands in brackets: terminals that cannot strike through still show it."""
    cells = [Text(f"({s.points})", "dim strike") if s.struck_out else Text(f"{s.points} ") for s in sheet.scores]
    return cells + [Text("· ", "dim")] * (rounds - len(cells))


def _taxi(view: SpaceTaxiView, words: Words) -> Table:
    turn = view.turn
    seats = turn.aboard + "_" * (6 - len(turn.aboard))
    wings = turn.wings + "_" * (3 - len(turn.wings))
    picture = Text.assemble(
        ("      ▁▁▁▁▁▁\n", "yellow"),
        ("      "), (" TAXI ", _SIGN), "\n",
        ("  ╭─────────────╮╲\n", "yellow"),
        ("  │ ", "yellow"), *_windows(seats[:3]), (" │ ╲\n", "yellow"),
        (" ▟│ ", "yellow"), *_windows(seats[3:]), (" │ ╱\n", "yellow"),
        (" ▜╰▚▞▚▞▚▞▚▞▚▞▚▞▚╯╱\n", "yellow"),
        ("  "), *_flames(wings),
    )  # fmt: skip
    facts = Table.grid(padding=(0, 1))
    for name, fact in _facts(turn, words):
        facts.add_row(Text(name, "dim"), fact)
    side_by_side = Table.grid(padding=(0, 3))
    side_by_side.add_row(picture, facts)
    return side_by_side


def _windows(seats: str) -> list[tuple[str, str] | str]:
    windows: list[tuple[str, str] | str] = []
    for alien in seats:
        windows += [("(_)", "dim") if alien == "_" else (f"({alien})", _COLOURS[alien]), " "]
    return windows[:-1]


def _flames(wings: str) -> list[tuple[str, str] | str]:
    flames: list[tuple[str, str] | str] = []
    for fuel in wings:
        flames += [(f" {{{fuel}}} ", "dim" if fuel == "_" else _FUEL)]
    return flames


def _facts(turn: Turn, words: Words) -> list[tuple[str, Text]]:
    fuel = words.say("space-taxi-board-fuel-total", fuel=turn.fuel)
    if turn.factor:
        fuel = words.say("space-taxi-board-fuel-factor", fuel=turn.fuel, factor=turn.factor)
    return [
        (words.say("space-taxi-board-taxi"), Text(words.say("space-taxi-board-passengers", points=turn.passenger_points))),
        (words.say("space-taxi-legend-fuel"), Text(fuel, _FUEL if turn.wings else "dim")),
        (words.say("space-taxi-legend-mine"), Text(_crystal(turn, words), _CRYSTAL)),
        ("", Text(words.say("space-taxi-board-now", points=turn.points), "bold")),
    ]


def _crystal(turn: Turn, words: Words) -> str:
    if turn.smuggling_failed:
        return words.say("space-taxi-board-crystal-lost")
    if turn.mine:
        return words.say("space-taxi-board-crystal-mine", points=turn.mine)
    if turn.crystal_before:
        return words.say("space-taxi-board-crystal-in-hand", before=turn.crystal_before)
    return words.say("space-taxi-board-crystal-fresh")


def _tiles(tiles: tuple[Tile, ...], words: Words) -> Text:
    line = Text().append(f"{words.say('space-taxi-legend-tiles')}  ", "dim")
    for tile in tiles:
        usable = tile.open and tile.refusal is None
        line.append(f"[{tile.number}]" if tile.open else " · ", "bold" if usable else "dim")
        line.append(" ")
    return line


def _dice(thrown: tuple[Die, ...], words: Words) -> Group:
    """The dice that lie there, as little boxes in one row."""
    rows = [Text("  "), Text("  "), Text("  ")]
    for die in thrown:
        style, face = _face(die)
        rows[0].append("╭───╮", style="dim")
        rows[1].append("│", "dim").append(f"{face:^3}", style).append("│", "dim")
        rows[2].append("╰───╯", style="dim")
    must = Text("  " + words.say("space-taxi-board-must"), _CRYSTAL) if any(die.must for die in thrown) else Text("")
    return Group(rows[0], Text.assemble(rows[1], must), rows[2])


def _face(die: Die) -> tuple[str, str]:
    if die.kind == "crystal":
        return _CRYSTAL, "s" + die.face
    return (_FUEL, die.face) if die.kind == "fuel" else (_COLOURS[die.face], die.face)
