"""Night Rank in the terminal: the drivers, the road, and your own hand."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabstand.core.screen import Screen, Words
from night_rank.adapter import CARDS, NightRankView


class NightRankScreen(Screen):
    has_secrets = True

    def board(self, view: NightRankView, names: list[str], words: Words) -> RenderableType:
        drivers = Table(box=None, show_header=False)
        for seat, name in enumerate(names):
            turn = ">" if view.seat_in_turn == seat + 1 and not view.over else " "
            points = words.say("night-rank-web-points", points=view.points[seat])
            horn = words.say("night-rank-web-horn" if view.horns[seat] else "night-rank-web-honked")
            drivers.add_row(turn, name, points, words.say("night-rank-web-cards", cards=view.held[seat]), horn)
        return Group(drivers, self.scene(view, names, words))

    def scene(self, view: NightRankView, names: list[str], words: Words) -> RenderableType:
        hand = " ".join(card.face for card in view.hand)
        return Text(f"  {view.played or '-'}\n  [{hand}]")

    def question(self, view: NightRankView, player: str, words: Words) -> str:
        return words.say("night-rank-ask-whistle" if view.ask == "whistle" else "night-rank-ask-drive", player=player)

    def complete(self, view: NightRankView, answer: str, said: str, names: list[str], words: Words) -> str:
        """A card by itself is driven: `2` stands for `drive 2`."""
        return f"drive {answer.upper()}" if answer and answer.upper() in CARDS else answer


SCREEN: Final = NightRankScreen()
