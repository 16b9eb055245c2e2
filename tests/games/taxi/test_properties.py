"""What holds in every game: random play, looked at from outside and kept by hand beside it."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.taxi.by_hand import ByHand
from tests.games.taxi.table import BOARD, GAME, GIFTS, field, fields, look, money, options, play_on, winners

from cabstand.core import CHANCE, OVER, REFEREE, Actor, Dice, Match, new_match
from cabstand.core.rule import record
from cabstand.games.taxi.board import standard_board
from cabstand.games.taxi.record import Record

SOAK = settings.get_current_profile_name() == "soak"
many = settings(max_examples=200 if SOAK else 8)
any_game = given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 4), small=st.booleans(), rounds=st.integers(0, 6))
eventful = example(seed=22, seats=4, small=True, rounds=0)
"""A seat goes out, turns pass over it, a counter climbs the ladder, and every deck is used up."""
DEAR = f"{GIFTS}/-15/-20"


def table(seats: int, small: bool, rounds: int) -> Match:
    """A new match on the small board, with few and dear cards, or on the standard one."""
    own: dict[str, object] = {"board": BOARD, "questions": 4, "talks": 3, "gifts": DEAR} if small else {}
    return new_match("taxi", seats=seats, rounds=rounds, **own)


def played(match: Match, seed: int) -> Iterator[tuple[Actor, str]]:
    """The moves of a random game as they are made."""
    dice = Dice(seed)
    while not match.is_over:
        yield play_on(match, dice)


def walk(seed: int, seats: int, small: bool, rounds: int) -> Iterator[Match]:
    """A random game: the match before the first move and after every move."""
    match = table(seats, small, rounds)
    yield match
    yield from (match for _ in played(match, seed))


def row(match: Match, name: str) -> list[int]:
    return [int(value) for value in field(match, name).split(",")]


@many
@any_game
def test_a_game_kept_by_hand_agrees_after_every_move(seed: int, seats: int, small: bool, rounds: int) -> None:
    match = table(seats, small, rounds)
    board = BOARD if small else standard_board().text()
    by_hand = ByHand(seats, rounds, board, field(match, "gifts").split(":")[0])
    for actor, text in played(match, seed):
        by_hand.follow(actor, text)
        written = by_hand.written()
        if match.is_over:
            del written["seat"]
        assert dict(zip(written, fields(match, *written), strict=True)) == written
        assert look(match).bank == by_hand.bank
    assert winners(match) == by_hand.winners()


@many
@any_game
def test_bank_and_seats_together_always_hold_800(seed: int, seats: int, small: bool, rounds: int) -> None:
    for match in walk(seed, seats, small, rounds):
        assert look(match).bank + sum(money(match)) == 800


@many
@any_game
def test_who_is_in_has_money_and_who_is_out_has_neither_money_nor_token(
    seed: int, seats: int, small: bool, rounds: int
) -> None:
    for match in walk(seed, seats, small, rounds):
        for pounds, token, out in zip(money(match), row(match, "token"), row(match, "out"), strict=True):
            assert (pounds > 0) != out
            assert not (out and token)


def test_the_turn_passes_clockwise_to_the_next_seat_that_is_in() -> None:
    passed: Counter[str] = Counter()

    @many
    @eventful
    @any_game
    def holds(seed: int, seats: int, small: bool, rounds: int) -> None:
        match = table(seats, small, rounds)
        before = None
        for _ in played(match, seed):
            if match.is_over or field(match, "ask").startswith("order"):
                continue
            now, out = int(field(match, "seat")) - 1, row(match, "out")
            if before is not None and now != before:
                skipped = [(before + step) % seats for step in range(1, (now - before) % seats)]
                assert all(out[seat] for seat in skipped)
                passed["over a seat that is out" if skipped else "to the next"] += 1
            assert not out[now]
            before = now

    holds()
    assert set(passed) == {"to the next", "over a seat that is out"}


def test_counters_stay_on_the_board_and_rest_only_where_a_number_leads_off_the_ladder() -> None:
    stood: Counter[str] = Counter()

    @many
    @eventful
    @any_game
    def holds(seed: int, seats: int, small: bool, rounds: int) -> None:
        for match in walk(seed, seats, small, rounds):
            seen, ask = look(match), field(match, "ask").removesuffix("+")
            for seat, counter in enumerate(seen.counters, 1):
                assert 0 <= counter.place < len(seen.loop)
                assert 0 <= counter.rung <= len(seen.ladder)
                if counter.out:
                    assert counter.rung == 0
                    stood["out"] += 1
                elif counter.rung:
                    assert seen.loop[counter.place] == "diversion"
                    assert counter.rung >= 3 or (seat == seen.seat_in_turn and ask in ("divert", "slide"))
                    stood["on the ladder"] += 1
                elif seen.loop[counter.place].startswith(("fare", "diversion")):
                    assert seat == seen.seat_in_turn
                    assert ask == "throw"
                    stood["on the way"] += 1

    holds()
    assert set(stood) == {"out", "on the ladder", "on the way"}


@many
@any_game
def test_used_cards_are_counted(seed: int, seats: int, small: bool, rounds: int) -> None:
    for match in walk(seed, seats, small, rounds):
        s: Record = record(match.state)
        assert s.question_used.sum() == s.questions_used <= s.questions
        assert s.talk_used.sum() == s.talks_used <= s.talks
        assert s.gift_used.sum() == s.gifts_used <= s.gifts


def test_no_card_comes_twice_before_all_the_others_have_come() -> None:
    shuffled: set[str] = set()

    @many
    @eventful
    @any_game
    def holds(seed: int, seats: int, small: bool, rounds: int) -> None:
        match = table(seats, small, rounds)
        piles: dict[str, list[str]] = {"question": [], "talk": [], "card": []}
        sizes = {name: len(options_of(match, name)) for name in piles}
        for actor, text in played(match, seed):
            deck = text.split()[0]
            if actor == CHANCE and deck in piles:
                if len(piles[deck]) == sizes[deck]:
                    piles[deck].clear()
                    shuffled.add(deck)
                assert text not in piles[deck]
                piles[deck].append(text)

    holds()
    assert shuffled == {"question", "talk", "card"}, "every deck was used up"


def options_of(match: Match, deck: str) -> range:
    """The cards of a deck."""
    name = {"question": "questions", "talk": "talks", "card": "gifts"}[deck]
    cards = field(match, name).split(":")[0]
    return range(len(cards.split("/")) if deck == "card" else int(cards))


@many
@any_game
def test_every_move_that_is_listed_is_legal_and_every_other_is_refused(seed: int, seats: int, small: bool, rounds: int) -> None:
    for match in walk(seed, seats, small, rounds):
        for actor in (*map(Actor, range(seats)), REFEREE):
            listed = set(options(match, actor))
            every = ["throw", "keep", "pay", "leave sound", "leave give", "redeem", "right", "wrong", "time"]
            every += [f"hand {seat}" for seat in range(1, 6)] + [f"words {said}" for said in range(8)]
            legal = {text for text in every if match.game.read_move(match.state, actor, text) in match.legal(actor)}
            assert listed == legal
        assert (match.to_move == OVER) == (not options(match) and match.to_move != CHANCE)


@many
@any_game
def test_every_position_of_a_game_reads_back_byte_for_byte(seed: int, seats: int, small: bool, rounds: int) -> None:
    for match in walk(seed, seats, small, rounds):
        assert GAME.read_position(match.position()).tobytes() == match.state.tobytes()


@many
@any_game
def test_winners_hold_their_token_and_nobody_who_holds_one_has_more(seed: int, seats: int, small: bool, rounds: int) -> None:
    *_, match = walk(seed, seats, small, rounds)
    held = [pounds if token else 0 for pounds, token in zip(money(match), row(match, "token"), strict=True)]
    assert winners(match) == [seat for seat in range(seats) if held[seat] and held[seat] == max(held)]
    assert not any(pounds > 30 and not token for pounds, token in zip(money(match), row(match, "token"), strict=True))
