"""Exact counts: of what chance can do, and of what a seat may play, each found a second time without the code it counts."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import comb

import numpy as np
import pytest
from tests.games.space_taxi.by_hand import all_plays, dice_of
from tests.games.space_taxi.table import GAME, begin, plays, say, sit

from cabstand.core import CHANCE, Dice, Match, Move
from cabstand.core.rng import Stream
from cabstand.games.space_taxi import plays as listing
from cabstand.games.space_taxi import throws

# --- how the dice fall -------------------------------------------------------------------------------------------------


def falls(match: Match) -> dict[str, int]:
    """What chance can do next, in notation, with its weights."""
    moves, weights = GAME.outcomes(match.state)
    told = {GAME.write_move(CHANCE, Move(int(move))): int(weight) for move, weight in zip(moves, weights, strict=True)}
    assert len(told) == len(moves)
    return told


def test_ten_dice_fall_in_206976_ways_out_of_80621568() -> None:
    moves, weights = GAME.outcomes(say(begin(), "throw").state)
    assert len(moves) == comb(11, 5) * comb(8, 5) * 8 == 206_976
    assert len(np.unique(moves)) == 206_976
    assert int(weights.sum()) == 6**9 * 8 == 80_621_568
    assert (int(weights.min()), int(weights.max())) == (1, 720 * 6)


HANDS = {
    "four passengers": {"tiles": "04", "aboard": "RG", "wings": "334", "crystal": "m2"},
    "three passengers, one fuel": {"tiles": "04", "aboard": "RGB", "wings": "34", "crystal": "x"},
    "two passengers, one fuel, smuggling": {"tiles": "04", "aboard": "RGBB", "wings": "34", "crystal": "5"},
    "three fuel, smuggling": {"tiles": "4", "aboard": "RGBBPP", "crystal": "5"},
    "smuggling": {"tiles": "1", "aboard": "RGBBPP", "wings": "334", "crystal": "5"},
    "one fuel": {"tiles": "01", "aboard": "RGBBPP", "wings": "34", "crystal": "x"},
}


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_dice_told_apart_fall_as_often_as_the_weights_say(hand: dict[str, str]) -> None:
    match = sit(ask="roll", **hand)
    kinds = ["RGBYPT"] * (6 - len(hand["aboard"])) + ["123456"] * (3 - len(hand.get("wings", "")))
    crystals = [f"s{n}" for n in range(1, 9)] if hand["crystal"].isdigit() else [""]
    counted = Counter(tuple(sorted(filter(None, thrown))) for thrown in product(*kinds, crystals))
    assert {tuple(dice_of(text)): weight for text, weight in falls(match).items()} == counted


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_a_sampled_throw_has_the_odds_of_the_dice(hand: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    # every number that the stream could give, once
    match = sit(ask="roll", **hand)
    drawn = Counter(
        GAME.write_move(CHANCE, Move(int(move)))
        for move in drive(monkeypatch, throws, lambda: GAME.sample(match.state, NO_DICE))
    )
    assert drawn == falls(match)


def test_the_lot_falls_on_each_seat_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit(ask="lot", seats=5)
    drawn = [
        GAME.write_move(CHANCE, Move(move)) for move in drive(monkeypatch, throws, lambda: GAME.sample(match.state, NO_DICE))
    ]
    assert drawn == [f"starts {seat}" for seat in range(1, 6)]
    assert falls(match) == dict.fromkeys(drawn, 1)


@pytest.mark.parametrize("ask", [{"ask": "throw"}, {"ask": "play", "throw": "RGBYPT.126.s8"}])
def test_where_a_seat_is_asked_chance_can_do_nothing(ask: dict[str, str]) -> None:
    assert falls(sit(**ask)) == {}


# --- what may be played ------------------------------------------------------------------------------------------------

NAMED = [
    # throw, open tiles, coins, what the smuggling die showed before, legal plays
    ("RRRRRR.111.s1", "01234", 3, 0, 24),
    ("RGBYPP.123.s8", "01234", 3, 0, 293),
    ("RGBYPT.126.s8", "01234", 3, 0, 1036),
    ("RRGBYT.134.s5", "01234", 3, 0, 798),
    ("TTTTTT.666.s6", "01234", 3, 0, 379),
    ("TTTTTT.666.s6", "01234", 0, 0, 24),
    ("TTTTGB.125.s6", "01234", 3, 0, 1219),
    ("TTTTGB.125.s6", "01234", 5, 0, 1289),
    ("TTTRGB.125.s6", "01234", 3, 0, 1540),
    ("TTTRGB.125.s6", "1234", 2, 7, 342),
    ("TTRG.12.s6", "034", 1, 6, 226),
    ("TTRG.12.s5", "034", 1, 6, 100),
    ("TTT.55", "23", 3, 0, 111),
    ("T.345.s8", "014", 3, 8, 36),
    ("T", "01", 3, 0, 7),
    ("s3", "1", 3, 5, 1),
]
named = pytest.mark.parametrize(("thrown", "tiles", "coins", "before", "count"), NAMED)


def lying(thrown: str, tiles: str, coins: int, before: int) -> Match:
    """Dice that lie on the table after such a throw; the others are somewhere on the board."""
    dice = dice_of(thrown.replace(".", " "))
    crystal = before or ("-" if any(die[0] == "s" for die in dice) else "x")
    aboard = "B" * (6 - sum(die.isalpha() for die in dice))
    wings = "334"[: 3 - sum(die.isdigit() for die in dice)]
    held = f"{coins},8,7,6,6" if coins == 0 else f"{coins},5,5,5,5"
    return sit(
        seats=5,
        round=4,
        coins=held,
        scores="9,8,7,6,5;" * 3 + "-,-,-,-,-",
        ask="play",
        tiles=tiles,
        throw=thrown,
        aboard=aboard,
        wings=wings,
        crystal=crystal,
    )


@named
def test_named_throws_have_as_many_plays_as_handfuls_of_dice_told_apart(
    thrown: str, tiles: str, coins: int, before: int, count: int
) -> None:
    listed = plays(lying(thrown, tiles, coins, before))
    by_hand = all_plays(thrown.replace(".", " "), tiles, coins, before)
    assert len(listed) == len(by_hand) == count
    assert {tuple(dice_of(play)) if play != "0" else () for play in listed} == by_hand


@pytest.mark.parametrize("crystal", ["5", "8"])
def test_no_play_is_listed_from_memory_that_was_never_written(crystal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit(ask="play", tiles="1234", throw="RRGBYT.134.s6", crystal=crystal)
    count = len(all_plays("RRGBYT 134 s6", "1234", 3, int(crystal)))
    for filled in (0, 1, 2):
        monkeypatch.setattr(np, "empty", lambda shape, dtype, filled=filled: np.full(shape, filled, dtype))
        assert len(set(GAME.legal(match.state, match.to_move))) == count


@named
def test_a_drawn_play_is_each_of_the_listed_ones_once(
    thrown: str, tiles: str, coins: int, before: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = lying(thrown, tiles, coins, before)
    drawn = list(drive(monkeypatch, listing, lambda: GAME.draw(match.state, match.to_move, NO_DICE)))
    assert len(drawn) == count
    assert sorted(drawn) == sorted(match.legal_moves)


def test_drawn_returns_are_0_to_all_coins_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit(ask="return", tiles="0", aboard="RRRRRG", wings="334", crystal="m8")
    drawn = list(drive(monkeypatch, listing, lambda: GAME.draw(match.state, match.to_move, NO_DICE)))
    assert [GAME.write_move(match.to_move, Move(move)) for move in drawn] == ["return 0", "return 1", "return 2", "return 3"]


def test_before_a_throw_only_the_throw_is_drawn() -> None:
    match = begin()
    assert GAME.write_move(match.to_move, GAME.draw(match.state, match.to_move, NO_DICE)) == "throw"


# --- the most that can ever be listed ----------------------------------------------------------------------------------


def splits(dice: int, most: int) -> Iterator[tuple[int, ...]]:
    """How dice can lie in heaps of equal faces: 3 as 3, 2+1, 1+1+1. At most `most` heaps."""
    for cuts in range(min(dice, most)):
        for places in combinations(range(1, dice), cuts):
            heaps = [b - a for a, b in zip((0, *places), (*places, dice), strict=True)]
            if heaps == sorted(heaps):
                yield tuple(heaps)
    if dice == 0:
        yield ()


def count_plays(thumbs: int, heaps: tuple[int, ...], crystal: int, tiles: tuple[int, ...], coins: int) -> int:
    """Take 0 to all of every heap, and of the thumbs-ups; of those, turn 0 to as many as can be paid to five species."""
    found = 0
    for taken in product(*(range(heap + 1) for heap in heaps), range(crystal + 1), range(thumbs + 1)):
        if sum(taken) in tiles:
            found += sum(comb(turned + 4, 4) for turned in range(min(taken[-1], coins) + 1))
    return found


def test_no_throw_has_more_than_1540_plays(size: Callable[[int, int], int]) -> None:
    # first throws; in soak also all later ones, which have fewer dice and fewer tiles
    most, best = 0, ""
    tile_sets = [tiles for n in range(1, 6) for tiles in combinations(range(5), n)]
    for tiles in tile_sets[size(len(tile_sets) - 1, 0) :]:
        for thumbs, crystal in product(range(7), (0, 1)):
            for passengers in range(7 - thumbs):
                fuel = sum(tiles) - thumbs - crystal - passengers
                if not 0 <= fuel <= 3:
                    continue
                for aliens, numbers in product(splits(passengers, 5), splits(fuel, 6)):
                    count = count_plays(thumbs, aliens + numbers, crystal, tiles, 6)
                    if count > most:
                        most, best = count, f"{thumbs} thumbs-ups, aliens {aliens}, fuel {numbers}, tiles {tiles}"
    assert most == GAME.most_moves == listing.MOST_MOVES == 1540
    assert best == "3 thumbs-ups, aliens (1, 1, 1), fuel (1, 1, 1), tiles (0, 1, 2, 3, 4)"


def test_without_thumbs_ups_no_throw_has_more_than_293_plays() -> None:
    assert max(count_plays(0, aliens + fuel, 1, (0, 1, 2, 3, 4), 3) for aliens in splits(6, 5) for fuel in splits(3, 6)) == 293


# --- a stream that gives every number once -----------------------------------------------------------------------------

NO_DICE: Stream = Dice(0).stream


def drive(monkeypatch: pytest.MonkeyPatch, module: object, draw: Callable[[], int]) -> Iterator[int]:
    """Call `draw` once for every combination of numbers that `below` could answer in this module."""
    answers: list[tuple[int, int]] = []  # answered so far in this run: the number and its span
    asked = 0

    def below(_: Stream, span: int) -> int:
        nonlocal asked
        if asked == len(answers):
            answers.append((0, int(span)))
        asked += 1
        return answers[asked - 1][0]

    monkeypatch.setattr(module, "below", below)
    while True:
        asked = 0
        yield draw()
        while answers and answers[-1][0] + 1 == answers[-1][1]:
            answers.pop()
        if not answers:
            return
        number, span = answers.pop()
        answers.append((number + 1, span))
