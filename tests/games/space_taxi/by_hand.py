"""A game of Space Taxi kept by hand: a second set of rules for the tests, with pencil, paper and letters instead of integers.

It follows moves in notation and knows nothing of the package. It is written from the sheet and the rulings, to be compared
with the real rules move by move.
"""

import re
from collections import Counter
from itertools import combinations, product
from typing import Final

DICE: Final = re.compile(r"T=[RGBYP]|[RGBYPT]|[1-6]|s[1-8]")
GROUPS: Final = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5, 6: 8}
FACTORS: Final = {7: 1, 8: 2, 9: 3, 10: 4}


def dice_of(text: str) -> list[str]:
    """A heap in notation as its dice, sorted; `T=G` is one die. s6 is told from fuel 6 by its letter."""
    return sorted(word for part in text.split() for word in DICE.findall(part))


def all_plays(thrown: str, tiles: str, coins: int, before: int = 0) -> set[tuple[str, ...]]:
    """Every legal play after a throw, by taking every handful of dice that are told apart and every way to turn thumbs-ups."""
    lying = dice_of(thrown)
    must = [die for die in lying if die[0] == "s" and int(die[1]) < before]
    found = set()
    for number in map(int, tiles):
        for hand in combinations(range(len(lying)), number):
            chosen = [lying[n] for n in hand]
            if not set(must) <= set(chosen):
                continue
            for turned in product(*(("T", "T=R", "T=G", "T=B", "T=Y", "T=P") if die == "T" else (die,) for die in chosen)):
                if sum("=" in die for die in turned) <= coins:
                    found.add(tuple(sorted(turned)))
    return found


class ByHand:
    """The table, the score sheet and the turn under way."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.coins = [3] * seats
        self.pile = 27 - 3 * seats
        self.order = list(range(seats))
        self.sheet: list[dict[int, int]] = [{}]
        self.ask = "lot" if seats > 1 else "throw"
        self.clear_board()

    @property
    def rounds(self) -> int:
        return {1: 5, 2: 5, 3: 5, 4: 4, 5: 4}[self.seats]

    @property
    def seat(self) -> int:
        return self.order[len(self.sheet[-1])]

    def clear_board(self) -> None:
        self.tiles = [0, 1, 2, 3, 4]
        self.lying: list[str] = []
        self.aboard: list[str] = []
        self.wings: list[int] = []
        self.crystal = "-"  # or what it showed before, m6, x

    def follow(self, text: str) -> None:
        """A move that was accepted."""
        if self.ask == "lot":
            self.start_with(int(text.removeprefix("starts ")) - 1)
            self.ask = "throw"
        elif self.ask == "throw":
            assert text == "throw"
            self.ask = "roll"
        elif self.ask == "roll":
            self.lying = dice_of(text)
            self.ask = "play"
        elif self.ask == "play":
            self.play([] if text == "0" else dice_of(text))
        else:
            returned = int(text.removeprefix("return "))
            self.pay(returned)
            self.write_down(self.launch_points() + returned + returned)

    def start_with(self, seat: int) -> None:
        self.order = [*range(seat, self.seats), *range(seat)]

    def pay(self, coins: int) -> None:
        self.coins[self.seat] -= coins
        self.pile += coins

    def play(self, chosen: list[str]) -> None:
        self.tiles.remove(len(chosen))
        shown = next((die[1] for die in self.lying if die[0] == "s"), "")
        for die in chosen:
            if die[0] == "s":
                self.crystal = "x" if self.crystal.isdigit() and int(die[1]) < int(self.crystal) else "m" + die[1]
            elif die.isdigit():
                self.wings.append(int(die))
            else:
                self.aboard.append(die[-1])
                self.pay("=" in die)
        if shown and self.crystal[0] not in "mx":
            self.crystal = shown
        self.lying = []
        if len(self.wings) == 3 and sum(self.wings) not in FACTORS:
            self.write_down(0)
        elif sum(self.tiles) == 0:
            aliens = Counter(self.aboard)
            if "T" not in aliens and 1 not in aliens.values():
                self.pay(-min(2, self.pile))
            self.ask = "return"
            if self.coins[self.seat] == 0:
                self.write_down(self.launch_points())
        else:
            self.ask = "throw"

    def launch_points(self) -> int:
        groups = sum(GROUPS[self.aboard.count(species)] for species in "RGBYP")
        return groups * FACTORS[sum(self.wings)] + (int(self.crystal[1]) if self.crystal[0] == "m" else 0)

    def write_down(self, points: int) -> None:
        self.sheet[-1][self.seat] = points
        self.clear_board()
        self.ask = "throw"
        if len(self.sheet[-1]) == self.seats:
            if len(self.sheet) == self.rounds:
                self.ask = "over"
                return
            best = max(self.sheet[-1].values())
            self.start_with(next(seat for seat in self.order if self.sheet[-1][seat] == best))
            self.sheet.append({})

    def counted(self, row: dict[int, int], seat: int) -> int:
        """What a score counts: nothing where it is struck out."""
        if seat not in row or (len(row) == self.seats > 2 and row[seat] == min(row.values())):
            return 0
        return row[seat]

    def totals(self) -> tuple[int, ...]:
        return tuple(sum(self.counted(row, seat) for row in self.sheet) for seat in range(self.seats))

    def position(self) -> str:
        def letters(dice: list[str]) -> str:
            return "".join(sorted(dice, key="RGBYPT".index))

        thrown = (
            letters([die for die in self.lying if die.isalpha()]),
            "".join(die for die in self.lying if die.isdigit()),
            *(die for die in self.lying if die[0] == "s"),
        )
        return " ".join(
            (
                f"space-taxi/1 seats={self.seats} round={len(self.sheet)} starter={self.order[0] + 1}",
                "coins=" + ",".join(map(str, self.coins)),
                "scores=" + ";".join(",".join(str(row.get(seat, "-")) for seat in range(self.seats)) for row in self.sheet),
                f"ask={self.ask} tiles=" + "".join(map(str, self.tiles)),
                "throw=" + ".".join(part for part in thrown if part),
                f"aboard={letters(self.aboard)} wings=" + "".join(map(str, sorted(self.wings))),
                f"crystal={self.crystal}",
            )
        )
