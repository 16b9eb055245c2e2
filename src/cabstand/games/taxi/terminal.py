"""TAXI! drawn with characters: the loop as a ring of boxes, the ladder inside, money and tokens."""

import re
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabstand.cli.typed import meanings
from cabstand.core.screen import Screen, Words
from cabstand.games.taxi.view import Counter, TaxiView

_SIGN: Final = "bold black on yellow"
_CELL: Final = 5
_COLOURS: Final = {
    "rank": _SIGN,
    "fare": "green",
    "question": "cyan",
    "give": "magenta",
    "sound": "yellow",
    "refuel": "red",
    "diversion": "bold red",
    "exit": "bold",
}


class TaxiScreen(Screen):
    verbs = ("throw", "keep", "hand", "pay", "sound", "give", "redeem")
    quiet = ("taxi-story-throw",)

    def board(self, view: TaxiView, names: list[str], words: Words) -> RenderableType:
        return Group(_headline(view, names, words), _sheet(view, names, words), _ring(view, words))

    def scene(self, view: TaxiView, names: list[str], words: Words) -> RenderableType:
        starts_turn = view.ask == "throw" and view.throws_left != 1
        return self.board(view, names, words) if starts_turn else _headline(view, names, words)

    def question(self, view: TaxiView, player: str, words: Words) -> str:
        asked = _asked(view, player, words)
        if view.can_redeem:
            asked += "\n" + words.say("taxi-redeem-hint", player=player, how=meanings("taxi-word-redeem", words)[0])
        return asked

    def complete(self, view: TaxiView, answer: str, said: str, names: list[str], words: Words) -> str:
        if not answer and view.ask in ("throw", "divert"):
            return "throw"
        if view.ask == "leave" and answer.lower() in ("sound", "give"):
            return f"leave {answer}"
        if view.ask == "choose" and re.fullmatch(r"[1-4]", answer):
            return f"hand {answer}"
        return answer


SCREEN: Final = TaxiScreen()


def _asked(view: TaxiView, player: str, words: Words) -> str:
    if view.ask == "choose":
        others = ", ".join(str(hand.seat) for hand in view.hands if hand.refusal is None)
        return words.say("taxi-ask-choose", player=player, seats=others)
    if view.ask == "divert":
        return words.say("taxi-ask-divert", player=player, can=int(view.can_pay))
    if view.ask == "leave":
        return words.say("taxi-ask-leave", player=player)
    if view.for_order:
        return words.say("taxi-ask-order", player=player)
    mine = view.counters[view.seat_in_turn - 1]
    if view.throws_left:
        number = view.ladder[mine.rung - 1]
        return words.say("taxi-ask-ladder", player=player, number=number, throws=view.throws_left)
    return words.say("taxi-ask-slide" if mine.rung else "taxi-ask-throw", player=player)


def _headline(view: TaxiView, names: list[str], words: Words) -> Text:
    when = words.say("taxi-board-round", round=min(view.round, view.rounds), rounds=view.rounds)
    if view.for_order:
        when = words.say("taxi-board-order")
    elif view.rounds == 0:
        when = words.say("taxi-board-clock", round=view.round)
    line = Text().append(f" {when} ", _SIGN)
    who = words.say("taxi-board-over") if view.over else words.say("taxi-board-turn", player=names[view.seat_in_turn - 1])
    return line.append(f" {who}", "bold").append(f"  {words.say('taxi-board-bank', pounds=view.bank)}", "dim")


def _sheet(view: TaxiView, names: list[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(words.say("taxi-board-player"), max_width=24, overflow="ellipsis", no_wrap=True)
    table.add_column(words.say("taxi-board-money"), justify="right")
    table.add_column(words.say("taxi-board-token"))
    table.add_column(words.say("taxi-board-where"))
    for seat, counter in enumerate(view.counters):
        style = "bold" if view.seat_in_turn == seat + 1 and not view.over else ""
        token = "taxi-board-token-hand" if counter.has_token else "taxi-board-token-bank"
        where = words.say("taxi-board-out") if counter.out else _where(view, counter, words)
        table.add_row(
            str(seat + 1), Text(names[seat], style), words.say("taxi-money", pounds=counter.money), words.say(token), where
        )
    return table


def _where(view: TaxiView, counter: Counter, words: Words) -> str:
    if counter.rung:
        number = view.ladder[counter.rung - 1]
        message = "taxi-board-rung" if number else "taxi-board-rung-none"
        return words.say(message, box=counter.rung, **({"number": number} if number else {}))
    kind, amount = _parts(view.loop[counter.place])
    return words.say(f"taxi-box-{kind}", **({"pounds": amount} if amount else {}))


def _parts(name: str) -> tuple[str, int]:
    """`fare-3` is a fare of 3; a foot of the ladder is a box like its kind."""
    kind, _, amount = name.removeprefix("foot-").partition("-")
    return kind, int(amount or 0)


def _ring(view: TaxiView, words: Words) -> Text:
    """The loop, clockwise from the upper left, as the edge of a rectangle; seats stand on it as their numbers."""
    boxes = len(view.loop)
    width = min(12, boxes // 2 - 2)
    below = width if boxes % 2 == 0 else width - 1  # an odd loop has one box less on its lower side
    height = (boxes - width - below) // 2
    cells = [_cell(view, number, words) for number in range(boxes)]
    picture = Text()
    _append(picture, cells[:width])
    inside = _ladder(view, words)
    for row in range(height):
        left, right = cells[boxes - 1 - row], cells[width + row]
        picture.append_text(left)
        middle = inside.pop(0) if inside else Text()
        picture.append_text(middle).append(" " * (_CELL * (width - 2) - len(middle))).append_text(right).append("\n")
    lower = cells[width + height : width + height + below]
    _append(picture, lower[::-1] if below == width else [Text(" " * _CELL), *lower[::-1]])
    picture.rstrip()
    return picture


def _append(picture: Text, cells: list[Text]) -> None:
    for cell in cells:
        picture.append_text(cell)
    picture.append("\n")


def _cell(view: TaxiView, number: int, words: Words) -> Text:
    here = "".join(str(n + 1) for n, c in enumerate(view.counters) if c.place == number and not c.rung and not c.out)
    kind, amount = _parts(view.loop[number])
    shown = (
        words.say("taxi-tag-fare", pounds=amount)
        if kind == "fare"
        else f"?{amount}"
        if kind == "question"
        else words.say(f"taxi-tag-{kind}")
    )
    cell = Text().append(here, "bold reverse") if here else Text().append(shown, _COLOURS[kind])
    return cell.append(" " * (_CELL - len(cell)))


def _ladder(view: TaxiView, words: Words) -> list[Text]:
    """The diversion, in the middle of the ring: the number of each box, or who stands there."""
    line = Text().append(f"  {words.say('taxi-board-ladder')} ", "dim")
    for number, exits in enumerate(view.ladder, 1):
        here = "".join(str(n + 1) for n, c in enumerate(view.counters) if c.rung == number)
        line.append(here or str(exits or "·"), "bold reverse" if here else "red").append(" ")
    return [Text(), line]
