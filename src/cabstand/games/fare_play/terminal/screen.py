"""Fare Play in the terminal: the map, the table, what is asked, and the squares that a chosen card can go to."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cabstand.core.screen import Screen, Unfinished, Words
from cabstand.games.fare_play.cards import CARD_NAMES, deck
from cabstand.games.fare_play.goal import goal_of
from cabstand.games.fare_play.notation import EDGE_LETTERS, place_of
from cabstand.games.fare_play.terminal import choice as choosing
from cabstand.games.fare_play.terminal.cards import ARROWS, Size, card_name, draw_card, in_ascii, what_it_does
from cabstand.games.fare_play.terminal.choice import DRIVE, Open
from cabstand.games.fare_play.terminal.map import Choice, MapPicture, is_laid, leads_on
from cabstand.games.fare_play.terminal.seats import MapScene, TableScene, discards, hand
from cabstand.games.fare_play.view import FarePlayView, LaidCard

_WHOLE_TABLE: Final = ("begin", "rush")


class FarePlayScreen(Screen):
    has_secrets = True
    verbs = ("go", "start-over", "nothing", "end", "declare", "drive")

    def board(self, view: FarePlayView, names: list[str], words: Words) -> RenderableType:
        below = _what_lies_before(view, names, words)
        return TableScene(_picture(view, words), below, names, aside=discards(view, words))

    def scene(self, view: FarePlayView, names: list[str], words: Words) -> RenderableType:
        below = _what_lies_before(view, names, words)
        if view.ask in _WHOLE_TABLE:
            return TableScene(_picture(view, words), below, names)
        if view.ask in ("passed", "drive"):
            return MapScene(_picture(view, words), below)
        return Group(*below)

    def question(self, view: FarePlayView, player: str, words: Words) -> str:
        asked = _asked(view, player, words)
        if view.ask not in ("drive", "begin") and any(move.startswith(DRIVE) for move in view.moves):
            asked += " " + words.say("fare-play-hint-drive")
        return asked

    def complete(self, view: FarePlayView, answer: str, said: str, names: list[str], words: Words) -> str | Unfinished:
        done = choosing.complete(view, answer, words, said)
        return done if isinstance(done, str) else _ask_on(view, done, names, words)

    def legend(self, words: Words) -> RenderableType:
        """What every card does; the locations, which all do the same, at the end."""
        places = tuple(deck()["location"])
        table = Table.grid(padding=(0, 2))
        for card in CARD_NAMES:
            if card not in places:
                table.add_row(card_name(card, words), what_it_does(card, words))
        named = ", ".join(card_name(place, words) for place in places)
        return Group(table, Text(f"{named} – {what_it_does(places[0], words)}"))

    def goes_without_saying(self, view: FarePlayView) -> str | None:
        return view.moves[0] if view.ask == "react" and len(view.moves) == 1 else None


SCREEN: Final = FarePlayScreen()


# --- what is shown ---------------------------------------------------------------------------------------------------


def _picture(view: FarePlayView, words: Words) -> MapPicture:
    """The map; where a location has been passed, with the squares for it, so that one can answer at once."""
    if view.ask != "passed":
        return MapPicture(view, words)
    return MapPicture(view, words, _choices(choosing.open_choice(view, choosing.implied_card(view))))


def _choices(left: Open) -> tuple[Choice, ...]:
    """The squares that are left, numbered; for cards that are laid, with the turns that fit there."""
    choices = []
    for number, square in enumerate(left.squares, 1):
        turns = [int(o.detail[1:]) for o in left.options if o.square == square and o.detail.startswith("t") and is_laid(o.card)]
        x, y = place_of(square) or (0, 0)
        choices.append(Choice(x, y, number, left.card if turns else "", tuple(turns)))
    return tuple(choices)


def _what_lies_before(view: FarePlayView, names: list[str], words: Words) -> list[RenderableType]:
    """The card that waits to take effect, what the viewer needs to win, and their own hand."""
    shown: list[RenderableType] = []
    if view.ask == "react" and view.waiting is not None:
        shown.append(Text(_waiting(view, names, words), "bold yellow"))
    elif view.ask is not None and view.asked is not None and (goal := goal_of(view, view.asked)) is not None:
        shown.append(Text(words.tell(goal.message, goal.args), "bold green"))
    if view.hand or view.ask is not None:
        shown.append(hand(view, words))
    return shown


def _waiting(view: FarePlayView, names: list[str], words: Words) -> str:
    waiting, player = view.waiting, names[view.seat_in_turn - 1]
    if waiting is None:
        return ""
    card = card_name(waiting.card, words)
    if waiting.target is not None:
        return words.say("fare-play-story-aim", player=player, card=card, other=names[waiting.target - 1])
    if waiting.square is not None:
        return words.say("fare-play-story-work", player=player, card=card, square=waiting.square)
    return words.say("fare-play-story-play", player=player, card=card)


# --- what is asked ---------------------------------------------------------------------------------------------------


def _asked(view: FarePlayView, player: str, words: Words) -> str:
    match view.ask:
        case "begin":
            return words.say("fare-play-ask-begin", player=player, over=int("start over" in view.moves))
        case "locate":
            passes = any(move.startswith("pass") for move in view.moves)
            return words.say("fare-play-ask-locate", player=player, passes=int(passes))
        case "passed":
            left = choosing.open_choice(view, choosing.implied_card(view))
            return words.say("fare-play-ask-passed", player=player, card=card_name(left.card, words), squares=len(left.squares))
        case "react":
            return words.say("fare-play-ask-react", player=player, can=_reactions(view, words))
        case "discard" if view.to_discard == 2 and _ways(view):  # none was playable, and the hearse may change that
            return words.say("fare-play-ask-stuck", player=player, cards=view.to_discard)
        case "discard":
            return words.say("fare-play-ask-discard", player=player, cards=view.to_discard)
        case "drive":
            return words.say("fare-play-ask-drive", player=player, ways=_ways(view))
        case "fast":
            return words.say("fare-play-ask-fast", player=player)
        case "rush":
            return words.say("fare-play-ask-rush", player=player)
        case "declare":
            return words.say("fare-play-ask-declare", player=player)
    return words.say("fare-play-ask-play", player=player)


def _reactions(view: FarePlayView, words: Words) -> str:
    can = [choosing.option_of(move) for move in view.moves if move != "nothing"]
    told = [f"{card_name(option.card, words)} {option.detail}".rstrip() for option in can]
    return ", ".join(told) if told else words.say("fare-play-no-reaction")


def _ways(view: FarePlayView) -> str:
    return ", ".join(move.split()[1] for move in view.moves if move.startswith(DRIVE))


# --- a move said in part ---------------------------------------------------------------------------------------------


def _ask_on(view: FarePlayView, left: Open, names: list[str], words: Words) -> Unfinished:
    """Show what is left to choose from, and ask for it."""
    card = "" if left.card == DRIVE else card_name(left.card, words)
    does = Text("" if left.card == DRIVE else what_it_does(left.card, words), "italic")
    if left.squares and not left.square:
        shown = MapScene(MapPicture(view, words, _choices(left)), [does])
        return Unfinished(left.said, shown, words.say("fare-play-ask-square", card=card, squares=len(left.squares)))
    details = left.details
    if left.card == DRIVE:
        return Unfinished(left.said, Text(), words.say("fare-play-ask-way", ways=", ".join(details)))
    if not left.square:
        others = ", ".join(f"{seat} {names[int(seat) - 1]}" for seat in details)
        return Unfinished(left.said, does, words.say("fare-play-ask-target", card=card, others=others))
    asked = words.say("fare-play-ask-detail", card=card, square=left.square, ways=len(details))
    return Unfinished(left.said, _details(view, left, words), asked)


def _details(view: FarePlayView, left: Open, words: Words) -> RenderableType:
    """The turns of a card as small drawings; where a hearse heads; where a token comes from, or what is cleared."""
    here = next((card for card in view.map if card.square == left.square), None)
    drawn = [_drawn(left.card, detail, here, words) for detail in left.details]
    return Row([f"{number} {detail}" for number, detail in enumerate(drawn, 1)])


def _drawn(card: str, detail: str, here: LaidCard | None, words: Words) -> str:
    if detail.startswith("t") and detail[1:].isdecimal():
        turned = here.card if here is not None else card
        return f"[{draw_card(turned, int(detail[1:]), Size.SMALL, words)[0]}]"
    if card == "hearse" and here is not None:
        edge = leads_on(here, detail)
        return detail if edge is None else ARROWS[edge] + " " + EDGE_LETTERS[edge]
    return words.say(f"fare-play-clear-{detail}") if detail in ("hearse", "token") else detail


class Row:
    """Small drawings in a line, in whatever characters the terminal has."""

    def __init__(self, drawn: list[str]) -> None:
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = "    ".join(self.drawn)
        yield Text("  " + (in_ascii(line) if options.ascii_only else line), "bold green")
