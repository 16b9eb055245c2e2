"""What holds in every game: random play, looked at from outside and kept by hand beside it."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.space_taxi.by_hand import ByHand, all_plays, dice_of
from tests.games.space_taxi.table import GAME, field, fields, look, pile, play_on, plays, totals, winners

from cabstand.core import Dice, Match, new_match

SOAK = settings.get_current_profile_name() == "soak"
many = settings(max_examples=100 if SOAK else 8)
any_game = given(seed=st.integers(0, 2**32 - 1), seats=st.integers(1, 5))


def walk(seed: int, seats: int) -> Iterator[Match]:
    """A random game: the match before the first move and after every move."""
    match = new_match("space-taxi", seats=seats)
    yield match
    yield from (match for _ in moves(match, Dice(seed)))


def moves(match: Match, dice: Dice) -> Iterator[str]:
    """The moves of a random game as they are made."""
    while not match.is_over:
        yield play_on(match, dice)


def rows(match: Match) -> list[list[int]]:
    """The finished rounds of the score sheet."""
    written = [row.split(",") for row in field(match, "scores").split(";")]
    return [list(map(int, row)) for row in written if "-" not in row]


@many
@any_game
def test_a_game_kept_by_hand_agrees_after_every_move(seed: int, seats: int) -> None:
    match, by_hand = new_match("space-taxi", seats=seats), ByHand(seats)
    assert match.position() == by_hand.position()
    for move in moves(match, Dice(seed)):
        by_hand.follow(move)
        assert match.position() == by_hand.position()
        if by_hand.ask in ("throw", "over"):
            assert pile(match) == by_hand.pile
            assert totals(match) == by_hand.totals()


@many
@any_game
def test_there_are_always_27_coins_and_nobody_owes_any(seed: int, seats: int) -> None:
    for match in walk(seed, seats):
        coins = [int(held) for held in field(match, "coins").split(",")]
        assert sum(coins) + pile(match) == 27
        assert min(*coins, pile(match), 27) >= 0


@many
@any_game
def test_the_open_tiles_add_up_to_the_dice_in_hand(seed: int, seats: int) -> None:
    for match in walk(seed, seats):
        seen = look(match)
        assert sum(tile.number for tile in seen.tiles if tile.open) == seen.dice_in_hand
        assert len(seen.dice) == (seen.dice_in_hand if field(match, "ask") == "play" else 0)
        assert len(seen.turn.aboard) <= 6
        assert len(seen.turn.wings) <= 3


def test_a_turn_is_four_throws_or_five_with_the_0_or_fewer_at_a_failed_launch() -> None:
    turns_seen: Counter[str] = Counter()

    @many
    @any_game
    def holds(seed: int, seats: int) -> None:
        turns = turns_of(seed, seats)
        assert len(turns) == seats * (4 if seats > 3 else 5)
        for turn in turns:
            numbers = sorted(len(play) for play in turn)
            fuel = [int(die) for play in turn for die in play if die.isdigit()]
            assert len(fuel) == 3
            if 7 <= sum(fuel) <= 10:
                assert numbers in ([1, 2, 3, 4], [0, 1, 2, 3, 4])
                turns_seen["launched with the 0" if 0 in numbers else "launched"] += 1
            else:
                assert len(set(numbers)) == len(numbers)
                assert turn[-1] != []
                turns_seen["failed"] += 1

    holds()
    assert set(turns_seen) == {"launched", "launched with the 0", "failed"}


def turns_of(seed: int, seats: int) -> list[list[list[str]]]:
    """The turns of a random game: the dice of each play."""
    match = new_match("space-taxi", seats=seats)
    turns: list[list[list[str]]] = [[]]
    ask, scores = fields(match, "ask", "scores")
    for move in moves(match, Dice(seed)):
        if ask == "play":
            turns[-1].append([] if move == "0" else dice_of(move))
        if field(match, "scores") != scores:
            turns.append([])
        ask, scores = fields(match, "ask", "scores")
    return turns[:-1]


@many
@any_game
def test_no_score_is_more_than_40_and_two_for_each_coin(seed: int, seats: int) -> None:
    for match in walk(seed, seats):
        for number, row in enumerate(rows(match), 1):
            assert all(0 <= score <= 40 + 2 * (3 + 2 * number) for score in row)


@many
@any_game
def test_exactly_the_lowest_scores_are_struck_out_and_none_beyond_the_box(seed: int, seats: int) -> None:
    *_, match = walk(seed, seats)
    sheets = look(match).sheets
    for number, row in enumerate(rows(match)):
        struck = [sheet.scores[number].struck_out for sheet in sheets]
        assert struck == [seats >= 3 and score == min(row) for score in row]
    assert totals(match) == tuple(sum(x.points for x in sheet.scores if not x.struck_out) for sheet in sheets)


@many
@any_game
def test_the_next_starter_is_the_first_of_the_highest(seed: int, seats: int) -> None:
    starters = [(key, list(group)) for key, group in groupby(map(starts, walk(seed, seats)), key=lambda start: start[0])]
    for (number, earlier), (_, later) in pairwise(starters):
        starter = earlier[-1][1]
        row = later[0][2][number - 1]
        order = [(starter - 1 + n) % seats for n in range(seats)]
        assert later[0][1] - 1 == max(order, key=lambda seat: (row[seat], -order.index(seat)))


def starts(match: Match) -> tuple[int, int, list[list[int]]]:
    return int(field(match, "round")), int(field(match, "starter")), rows(match)


@many
@any_game
def test_the_winners_are_all_who_share_the_highest_total(seed: int, seats: int) -> None:
    for match in walk(seed, seats):
        if field(match, "ask") not in ("throw", "over"):
            continue
        points = totals(match)
        best = [seat for seat in range(seats) if points[seat] == max(points)]
        assert winners(match) == (best if match.is_over else [])


def test_a_smuggling_die_that_falls_lower_is_always_among_those_played() -> None:
    fell_lower = 0

    @many
    @any_game
    def holds(seed: int, seats: int) -> None:
        nonlocal fell_lower
        for match in walk(seed, seats):
            if field(match, "ask") == "play" and any(die.must for die in look(match).dice):
                shown = look(match).dice[-1].face
                assert int(shown) < int(field(match, "crystal"))
                assert all(f"s{shown}" in play for play in plays(match))
                fell_lower += 1

    holds()
    assert fell_lower >= 5


@many
@any_game
def test_every_position_of_a_game_reads_back_byte_for_byte(seed: int, seats: int) -> None:
    for match in walk(seed, seats):
        assert GAME.read_position(match.position()).tobytes() == match.state.tobytes()


@many
@any_game
def test_listed_plays_are_those_found_with_dice_told_apart(seed: int, seats: int) -> None:
    for step, match in enumerate(walk(seed, seats)):
        if field(match, "ask") != "play" or (step % 10 and not SOAK):
            continue
        coins = int(field(match, "coins").split(",")[match.to_move])
        crystal = field(match, "crystal")
        before = int(crystal) if crystal.isdigit() else 0
        listed = [tuple(dice_of(play)) if play != "0" else () for play in plays(match)]
        assert len(listed) == len(set(listed))
        assert set(listed) == all_plays(field(match, "throw").replace(".", " "), field(match, "tiles"), coins, before)


SORTS = [*"RGBYPT", *(f"T={species}" for species in "RGBYP"), *"123456"]
heaps = st.lists(st.sampled_from(SORTS), min_size=1, max_size=5)


@settings(max_examples=400 if SOAK else 150)
@given(
    thrown=st.tuples(st.text("RGBYPT", min_size=3, max_size=3), st.text("123456", min_size=2, max_size=2), st.integers(1, 8)),
    coins=st.integers(0, 3),
    before=st.integers(1, 8),
    heap=heaps,
    with_crystal=st.booleans(),
)
def test_a_handful_is_refused_unless_it_is_found_with_dice_told_apart(
    thrown: tuple[str, str, int], coins: int, before: int, heap: list[str], with_crystal: bool
) -> None:
    letters, fuel, shown = "".join(sorted(thrown[0], key="RGBYPT".index)), "".join(sorted(thrown[1])), thrown[2]
    text = f"space-taxi/1 seats=3 round=1 starter=1 coins={coins},3,3 scores=-,-,- ask=play tiles=024 wings=3"
    match = Match(GAME, GAME.read_position(f"{text} throw={letters}.{fuel}.s{shown} aboard=RGB crystal={before}"))
    said = [*heap, f"s{shown}"] if with_crystal else heap
    move = GAME.read_move(match.state, match.to_move, " ".join(said))
    legal = tuple(sorted(said)) in all_plays(f"{letters} {fuel} s{shown}", "024", coins, before)
    assert (GAME.refusal(match.state, match.to_move, move) is None) == legal
