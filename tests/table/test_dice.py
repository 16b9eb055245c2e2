"""Dice that anyone can check: the promise, and the draws that follow from it."""

import doctest
import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from math import erfc, exp, lgamma, log, sqrt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.fair_game import NONCES, SECRET, TABLE, fair_log, lines_of, with_line
from tests.table.rejected import FIRST_THROW, KNOWN, rejected_log
from tests.table.rejected import SECRET as REJECTING

from cabstand.core import CHANCE, Actor, Refused, find_game
from cabstand.core.game import Game
from cabstand.core.rng import below, bits
from cabstand.core.rule import States
from cabstand.table.dice import (
    FairDice,
    check_nonce,
    commitment,
    facts,
    message,
    name_draw,
    new_secret,
    read_nonces,
    read_promise,
    reveal,
    seeded,
    write_nonces,
)
from cabstand.table.fold import Fold, fold_log, told_log
from cabstand.table.log import Header, LogError, read_log, write_header
from cabstand.table.rolls import count_rolls
from cabstand.table.verify import verify

WORDS = st.text("abcXYZ019_-", min_size=1, max_size=64)
ALL_NONCES = st.lists(st.one_of(st.just(""), WORDS), min_size=1, max_size=6).map(tuple)
NAMES = st.builds(name_draw, st.integers(1, 10**6), st.integers(1, 99))
OTHER_SECRET = hashlib.sha256(b"another").digest()


# --- the promise


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    made = [new_secret() for _ in range(100)]
    assert {len(secret) for secret in made} == {32}
    assert len(set(made)) == 100


def test_every_bit_of_a_secret_is_a_toss() -> None:
    """A commitment hides only what cannot be guessed: no bit of 400 secrets leans to one side."""
    tossed = np.unpackbits(np.frombuffer(b"".join(new_secret() for _ in range(400)), np.uint8).reshape(400, 32), axis=1)
    assert tossed.shape == (400, 256)
    assert 100 < tossed.sum(axis=0).min() <= tossed.sum(axis=0).max() < 300  # ten standard deviations


def test_the_commitment_is_sha256_of_the_secret_and_the_table() -> None:
    assert commitment(SECRET, "rank-7") == hashlib.sha256(SECRET + b"rank-7").hexdigest()


def test_the_commitment_changes_with_the_table_and_with_the_secret() -> None:
    made = {commitment(secret, table) for secret in (SECRET, OTHER_SECRET) for table in ("rank-7", "rank-8", "rank-77")}
    assert len(made) == 6


@pytest.mark.parametrize(("secret", "table"), [(SECRET[:31], "t"), (SECRET + b"t", "t"), (SECRET, ""), (SECRET, "é")])
def test_a_secret_of_another_length_and_a_strange_table_are_mistakes(secret: bytes, table: str) -> None:
    with pytest.raises(ValueError, match="commitment"):
        commitment(secret, table)


@pytest.mark.parametrize("nonce", ["", "a b", "a.b", ".", "é", "a\n", "x" * 65, "a,b"])
def test_a_nonce_that_cannot_be_is_refused(nonce: str) -> None:
    with pytest.raises(Refused, match="dice-bad-nonce"):
        check_nonce(nonce)


def test_the_header_holds_the_promise_and_gives_it_back() -> None:
    header = Header("space-taxi", 1, {}, ("Ada", "bot simple", "Chris"), facts(SECRET, TABLE, NONCES))
    again, _ = read_log(write_header(header))
    assert again == header
    promise = read_promise(again)
    assert (promise.table, promise.commitment, promise.nonces) == (TABLE, commitment(SECRET, TABLE), NONCES)


def test_a_bot_alone_has_a_promise_too() -> None:
    header = Header("space-taxi", 1, {}, ("bot simple",), facts(SECRET, TABLE, [""]))
    assert read_promise(read_log(write_header(header))[0]).nonces == ("",)


# --- names and nonces cannot be mistaken for each other


@given(ALL_NONCES)
def test_nonces_read_as_they_are_written(nonces: tuple[str, ...]) -> None:
    assert read_nonces(write_nonces(nonces)) == nonces


@given(ALL_NONCES, NAMES)
def test_nonces_and_name_can_be_told_from_what_is_hashed(nonces: tuple[str, ...], name: str) -> None:
    *words, last = message(nonces, name).decode("ascii").split(" ")
    assert (read_nonces(" ".join(words)), last) == (nonces, name)


@given(st.integers(1, 10**6), st.integers(1, 99), st.integers(1, 10**6), st.integers(1, 99))
def test_two_draws_have_two_names(line: int, place: int, other_line: int, other_place: int) -> None:
    same = (line, place) == (other_line, other_place)
    assert (name_draw(line, place) == name_draw(other_line, other_place)) == same


# --- draws


def a_die() -> tuple[Game, States]:
    """TAXI! when its die is about to fall."""
    game = find_game("taxi")
    state = game.new(2)
    return game, game.apply(state, game.to_move(state), game.read_move(state, game.to_move(state), "throw"))


def test_a_draw_is_the_hmac_of_nonces_and_name() -> None:
    digest = hmac.new(SECRET, b"Zx81kq . mW_3- 17.2", "sha256").digest()
    words = [int(word) for word in FairDice(SECRET, NONCES).stream("17.2")]
    assert words == [int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")]


def test_two_draws_of_one_name_are_equal() -> None:
    game, state = a_die()
    dice = FairDice(SECRET, NONCES)
    drawn = [dice.draw(game, state, name_draw(n, 1)) for n in range(1, 50)]
    assert [FairDice(SECRET, NONCES).draw(game, state, name_draw(n, 1)) for n in reversed(range(1, 50))] == drawn[::-1]


def test_draws_differ_with_the_name_the_nonces_and_the_secret() -> None:
    names = [name_draw(line, place) for line in range(1, 200) for place in range(1, 6)]
    dice = [FairDice(SECRET, NONCES), FairDice(SECRET, ("Zx81kq", "", "mW_3")), FairDice(OTHER_SECRET, NONCES)]
    streams = {one.stream(name).tobytes() for one in dice for name in names}
    assert len(streams) == len(dice) * len(names)


def test_the_state_that_a_stream_cannot_leave_is_never_its_first() -> None:
    assert list(seeded(bytes(16))) == [1, 0]
    assert list(seeded(bytes(15) + b"\x01")) == [0, 1]


# --- the page for sceptics


PAGE = Path(__file__).resolve().parents[2] / "docs" / "dice.md"


def test_the_page_draws_by_hand_what_the_game_drew() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried) == (0, 5)


def test_the_page_shows_lines_of_a_real_game() -> None:
    log = fair_log("taxi")
    shown = [
        line.strip()
        for line in PAGE.read_text(encoding="utf-8").split("cabstand log\n")[1].split("\n\n`nonces`")[0].splitlines()
    ]
    assert [line for line in shown if line not in ("...", "") and line not in lines_of(log)] == []
    assert lines_of(log)[lines_of(log).index("") + 4] == "1: throw => die 6, question 110"


# --- fairness


def chance_of_more(square: float, freedom: int) -> float:
    """How likely chi-square exceeds a value, for an odd number of degrees of freedom."""
    half = square / 2
    terms = (exp(-half + (k + 0.5) * log(half) - lgamma(k + 1.5)) for k in range((freedom - 1) // 2))
    return erfc(sqrt(half)) + sum(terms)


def chi_square(counts: Counter[int] | Counter[tuple[int, int]], cells: int) -> float:
    expected = counts.total() / cells
    return (sum((count - expected) ** 2 for count in counts.values()) + expected**2 * (cells - len(counts))) / expected


def test_the_measure_of_fairness_agrees_with_the_tables() -> None:
    assert chance_of_more(11.070, 5) == pytest.approx(0.05, abs=1e-4)
    assert chance_of_more(57.342, 35) == pytest.approx(0.01, abs=1e-4)


@pytest.fixture(scope="module", params=[SECRET, OTHER_SECRET, bytes(32)], ids=["one", "another", "zero"])
def throws(request: pytest.FixtureRequest, size: Callable[[int, int], int]) -> list[int]:
    """Many throws of a die under a fixed secret, a name after the other."""
    game, state = a_die()
    dice = FairDice(request.param, NONCES)
    return [int(dice.draw(game, state, name_draw(n, 1))) for n in range(1, size(20_000, 1_000_000) + 1)]


def test_every_face_comes_up_as_often_as_any_other(throws: list[int]) -> None:
    assert len(set(throws)) == 6
    assert 0.001 < chance_of_more(chi_square(Counter(throws), 6), 5) < 0.999


def test_a_throw_says_nothing_about_the_next(throws: list[int]) -> None:
    pairs = Counter(zip(throws[::2], throws[1::2], strict=True))
    assert 0.001 < chance_of_more(chi_square(pairs, 36), 35) < 0.999


def test_all_dice_of_space_taxi_are_fair(size: Callable[[int, int], int]) -> None:
    """Six-sided and eight-sided ones, as the statistics of a game count them."""
    game = find_game("space-taxi")
    state = game.new(2, {"starter": "1"})
    state = game.apply(state, Actor(0), game.read_move(state, Actor(0), "throw"))
    dice = FairDice(SECRET, NONCES)
    texts = [game.write_move(CHANCE, dice.draw(game, state, name_draw(n, 1))) for n in range(1, size(2_000, 1_000_000) + 1)]
    rolls = count_rolls(game, texts)
    assert [len(sort.faces) for sort in rolls] == [6, 6, 8]
    for sort in rolls:
        assert sort.thrown >= size(2_000, 1_000_000)
        faces = Counter({number: face.count for number, face in enumerate(sort.faces)})
        assert 0.001 < chance_of_more(chi_square(faces, len(faces)), len(faces) - 1) < 0.999, sort


def test_an_unfair_die_would_be_found() -> None:
    """The measure itself: a die that shows its six a tenth more often, and one that likes to show the same again."""
    loaded = Counter({face: 3333 if face < 6 else 3666 for face in range(1, 7)})
    assert chance_of_more(chi_square(loaded, 6), 5) < 0.001
    sticky = Counter({(a, b): 330 if a == b else 266 for a in range(6) for b in range(6)} | {(0, 1): 276})
    assert chance_of_more(chi_square(sticky, 36), 35) < 0.001


# --- the secret in the log


def test_the_secret_is_kept_by_the_fold_and_changes_nothing_else() -> None:
    log = fair_log("space-taxi")
    fold, before = fold_log(log), fold_log(log[: log.index("table: reveal")])
    assert (fold.revealed, before.revealed) == (SECRET.hex(), "")
    assert fold.state.tobytes() == before.state.tobytes()
    assert told_log(fold, None).endswith(f"table: reveal {SECRET.hex()}\n")


def test_the_secret_is_not_shown_before_the_game_is_over() -> None:
    fold = Fold(Header("space-taxi", 1, {"starter": "1"}, ("Ada", "Bea", "Chris")))
    with pytest.raises(LogError, match="reveal-not-now"):
        fold.add("table: " + reveal(SECRET))
    assert (fold.revealed, fold.lines) == ("", [])


def test_the_secret_is_shown_once() -> None:
    with pytest.raises(LogError, match="reveal-not-now"):
        fold_log(fair_log("taxi") + f"table: {reveal(OTHER_SECRET)}\n")


@pytest.mark.parametrize("words", ["reveal", "reveal 12", "reveal " + "g" * 64, "reveal " + "A" * 64, "reveal " + "a" * 66])
def test_a_secret_that_cannot_be_is_no_line(words: str) -> None:
    log = fair_log("taxi")
    with pytest.raises(LogError, match="log-line"):
        fold_log(with_line(log, len(lines_of(log)), "table: " + words))


# --- numbers that are rejected


@pytest.mark.parametrize(("seed", "n", "rejected", "number"), [tuple(known.values()) for known in KNOWN])
def test_a_number_that_would_tip_the_balance_is_rejected(seed: str, n: int, rejected: int, number: int) -> None:
    numbers = seeded(bytes.fromhex(seed))
    for _ in range(rejected):
        assert int(bits(numbers)) * n % 2**32 < 2**32 % n
    assert int(bits(numbers)) * n >> 32 == number
    assert below(seeded(bytes.fromhex(seed)), n) == number


def test_a_throw_whose_first_number_is_rejected_takes_the_next() -> None:
    """Known from the lines of docs/dice.md, which use nothing of ours."""
    first = FairDice(REJECTING, NONCES).stream("1.1")
    assert int(bits(first)) * 6**6 % 2**32 < 2**32 % 6**6
    log = rejected_log()
    assert lines_of(log)[lines_of(log).index("") + 1] == FIRST_THROW
    assert verify(log).difference is None
