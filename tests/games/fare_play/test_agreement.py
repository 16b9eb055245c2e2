"""The real rules and the slow ones on random maps: the same streets, paths, squares and exits."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from tests.games.fare_play import slow
from tests.games.fare_play.drawing import (
    EDGE_NAMES,
    Square,
    as_bytes,
    drawn,
    exits,
    hearse_of,
    picture_of,
    square_of,
    starts,
    tokens_of,
    wrong_ways,
)
from tests.games.fare_play.random_maps import KIND_NAMES, random_map, squares_open_to, town_of

from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import FARE_ENDS, FARES
from cabstand.games.fare_play.lanes import EDGES, NOWHERE, TURNS, is_intersection
from cabstand.games.fare_play.map import card_at, has_open_road, one_ways_on_street, road_at
from cabstand.games.fare_play.paths import is_blocked, path_length
from cabstand.games.fare_play.pieces import is_one_piece
from cabstand.games.fare_play.placing import (
    FITS,
    can_place_token,
    fits_on,
    is_bare_road,
    why_not_lay,
    why_not_take_up,
    why_not_turn,
)
from cabstand.games.fare_play.record import ON_MAP, Record

GROUPS = 6
PLAY = ((4, False), (2, True), (6, True))  # base, two players, tournament


@pytest.mark.parametrize("group", range(GROUPS))
def test_fast_and_slow_rules_agree_on_random_maps(group: int, size: Callable[[int, int], int]) -> None:
    rng = Random(f"fare-play {group}")
    seats, tournament = PLAY[group % len(PLAY)]
    looked_at: Counter[str] = Counter()
    for _ in range(size(60, 3000) // GROUPS):
        s = random_map(rng, seats, tournament, rng.randint(40, 52))
        town = town_of(s)
        looked_at["streets"] += streets_agree(s, town)
        looked_at["lanes"] += paths_agree(s, town)
        laying_agrees(s, town, rng)
        quick_looks_agree(s, rng)
        looked_at["bare roads"] += taking_and_turning_agree(s, town, rng)
        tokens_agree(s, town, rng)
        looked_at["hearses on the map"] += hearses_agree(s, town)
        pictures_agree(s)
    assert min(looked_at.values()) > 0, looked_at


def streets_agree(s: Record, town: slow.Town) -> int:
    """How many roads of streets were looked at."""
    looked_at = 0
    assert wrong_ways(s) == {(*square, edge) for square, edge in slow.against(town)}
    arrows = {lane: len(slow.arrows(town, street)) for street in slow.streets(town) for lane in street}
    for card in range(s.laid):
        for edge in range(EDGES):
            if road_at(s, card, edge) and not is_intersection(s.kind[card]):
                lane = slow.lane_at(town, (square_of(s, card), EDGE_NAMES[edge]))
                assert one_ways_on_street(s, card, edge) == arrows[lane]
                looked_at += 1
    return looked_at


def paths_agree(s: Record, town: slow.Town) -> int:
    """How many lanes were looked at."""
    looked_at = 0
    for fare in range(FARES):
        start, end = (slow.LOCATIONS[place] for place in FARE_ENDS[fare])
        assert path_length(s, fare) == slow.path_length(town, start, end), (start, end)
    blocked = slow.blocked_lanes(town)
    for card in range(s.laid):
        for edge in range(EDGES):
            if road_at(s, card, edge):
                lane = slow.lane_at(town, (square_of(s, card), EDGE_NAMES[edge]))
                assert is_blocked(s, card, edge) == (lane in blocked)
                looked_at += 1
    return looked_at


def laying_agrees(s: Record, town: slow.Town, rng: Random) -> None:
    xs, ys, _ = squares_open_to(s)
    open_to = {
        slow.beyond(square, edge)
        for square in town.cards
        for edge in slow.roads(town, square)
        if slow.beyond(square, edge) not in town.cards
    }
    assert sorted(zip(xs.tolist(), ys.tolist(), strict=True)) == sorted(open_to)
    assert has_open_road(s) == (not slow.is_sealed(town))
    for x, y in (*rng.sample(sorted(open_to), min(6, len(open_to))), *some_squares(rng, town)):
        for kind in rng.sample(range(cards.ROADS + cards.LOCATIONS), 4):
            turn = rng.randrange(EDGES)
            fits = why_not_lay(s, kind, x, y, turn) == FITS
            assert fits == slow.fits(town, KIND_NAMES[kind], (x, y), turn), (kind, x, y, turn)


def some_squares(rng: Random, town: slow.Town) -> list[Square]:
    """Taken, beside a card or off the map."""
    taken = rng.choice(sorted(town.cards))
    return [
        taken,
        slow.beyond(rng.choice(sorted(town.cards)), rng.choice("NESW")),
        (taken[0] + rng.randint(-2, 2), taken[1] + 2),
    ]


def quick_looks_agree(s: Record, rng: Random) -> None:
    """Whatever a quick look decides, the long one says too."""
    xs, ys, masks = squares_open_to(s)
    for at in rng.sample(range(len(xs)), min(6, len(xs))):
        for kind in rng.sample(range(cards.ROADS + cards.LOCATIONS), 3):
            for turn in range(TURNS[kind]):
                quick = fits_on(s, kind, int(xs[at]), int(ys[at]), turn, int(masks[at]))
                assert quick == (why_not_lay(s, kind, int(xs[at]), int(ys[at]), turn) == FITS)


def taking_and_turning_agree(s: Record, town: slow.Town, rng: Random) -> int:
    """How many bare roads were turned."""
    turned = 0
    assert is_one_piece(s)
    assert slow.is_one_piece(town)
    for card in rng.sample(range(1, s.laid), 10):
        square = square_of(s, card)
        assert (why_not_take_up(s, card) == FITS) == slow.may_take_up(town, square), square
        if is_bare_road(s, card):
            turn = rng.randrange(TURNS[s.kind[card]])
            assert (why_not_turn(s, card, turn) == FITS) == slow.may_turn(town, square, turn), (square, turn)
            turned += 1
    return turned


def tokens_agree(s: Record, town: slow.Town, rng: Random) -> None:
    moved = rng.choice([NOWHERE, *(card for card in range(s.laid) if s.token[card])])
    moved_from = None if moved == NOWHERE else square_of(s, moved)
    for card in rng.sample(range(s.laid), 15):
        allowed = slow.may_place_token(town, square_of(s, card), moved_from)
        assert can_place_token(s, card, moved) == allowed, (square_of(s, card), moved_from)


def hearses_agree(s: Record, town: slow.Town) -> bool:
    """Whether one is on the map."""
    on_map = bool(s.hearse == ON_MAP)
    if on_map:
        assert set(exits(s)) == slow.hearse_exits(town)
    for x, y, edge in (found := starts(s)):
        assert ((x, y), edge) in slow.hearse_starts(town)
    missing = {(*square, edge) for square, edge in slow.hearse_starts(town)} - set(found)
    # on an intersection one place stands for all
    assert all(is_intersection(s.kind[card_at(s, x, y)]) and (x, y) in {place[:2] for place in found} for x, y, _ in missing)
    return on_map


def pictures_agree(s: Record) -> None:
    """On a real record, drawn from the paper one, everything is as it was."""
    whole = drawn(picture_of(s), tokens=tokens_of(s), hearse=hearse_of(s), seats=s.seats, tournament=bool(s.tournament))
    before = as_bytes(whole)
    assert (picture_of(whole), tokens_of(whole), hearse_of(whole)) == (picture_of(s), tokens_of(s), hearse_of(s))
    assert wrong_ways(whole) == wrong_ways(s)
    assert [path_length(whole, fare) for fare in (0, 7)] == [path_length(s, fare) for fare in (0, 7)]
    x, y = (int(row[0]) for row in squares_open_to(s)[:2])
    for kind in (cards.STRAIGHT, cards.TEE, cards.ONE_WAY):
        assert (why_not_lay(whole, kind, x, y, 1) == FITS) == (why_not_lay(s, kind, x, y, 1) == FITS)
    assert as_bytes(whole) == before
