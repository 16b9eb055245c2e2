"""The rules pages of Space Taxi and TAXI!: what they say in numbers is what the rules do."""

import re
from pathlib import Path
from typing import Final

import pytest
from docs.pictures import space_taxi as rocket
from docs.pictures import taxi as cabs
from tests.house.rules_page import rules_page

from cabstand.core import Actor, find_game, game_names, new_match
from cabstand.core.match import Match
from cabstand.core.options import option_schema
from cabstand.core.rng import Stream, below, stream
from cabstand.games.space_taxi import rules as rocket_rules
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.taxi import rules as cab_rules
from cabstand.games.taxi.adapter import STANDARD_GIFTS, TaxiOptions
from cabstand.games.taxi.board import standard_board
from cabstand.games.taxi.money import FLOAT, LOAN, TOKEN_COSTS
from cabstand.games.taxi.record import LADDER
from cabstand.games.taxi.referee import OVERRULE_SECONDS, TALK_SECONDS
from cabstand.table.plan import ANSWER_SECONDS

ROOT: Final = Path(__file__).resolve().parents[2]


def page(name: str) -> str:
    """A page as one line."""
    return " ".join(rules_page(name).read_text(encoding="utf-8").split())


def cells(name: str, heading: str) -> list[str]:
    """The row of a table that begins with this cell."""
    found = re.search(rf"^\| {re.escape(heading)} \| (.*) \|$", rules_page(name).read_text("utf-8"), re.M)
    assert found is not None, heading
    return found[1].split(" | ")


# --- Space Taxi


def test_space_taxi_scores_what_its_tables_say() -> None:
    aliens, points = (map(int, cells("space-taxi", heading)) for heading in ("aliens of a kind", "points"))
    assert {kind: rocket_rules.group_points(kind) for kind in range(2, 7)} == dict(zip(aliens, points, strict=True))
    assert rocket_rules.group_points(1) == 0
    *totals, other = cells("space-taxi", "fuel in all")
    *counts, failed = cells("space-taxi", "your passengers count")
    said = {
        int(total): {"once": 1, "twice": 2}.get(count) or int(count.split()[0])
        for total, count in zip(totals, counts, strict=True)
    }
    assert (other, failed) == ("anything else", "failed launch")
    assert {total: factor for total in range(3, 19) if (factor := rocket_rules.launch_factor(total))} == said


def test_space_taxi_has_the_coins_and_rounds_that_its_page_says() -> None:
    text = page("space-taxi")
    assert f"**{rocket_rules.COINS} coins.** Everyone starts with {rocket_rules.FIRST_COINS};" in text
    assert "Three players play five rounds; four or five players play four." in text
    assert [rocket_rules.rounds(seats) for seats in range(1, 6)] == [5, 5, 5, 4, 4]


def test_the_worked_turn_of_space_taxi_comes_to_what_its_page_says() -> None:
    played = rocket.play()
    assert (played.points, played.score, played.coins) == (17, 19, 3)
    text = page("space-taxi")
    assert f"So 4 × 3 = 12, and 5 for the crystals: {played.points}." in text
    assert f"Her score is {played.score}, and she keeps {played.coins} coins." in text


@pytest.mark.parametrize(("die", "fails"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_the_last_die_of_the_worked_turn_may_show_1_2_or_3(die: int, fails: bool) -> None:
    match = new_match("space-taxi", seats=3, starter=1)
    for throw in rocket.TURN[:-1]:
        for move in ("throw", throw.fell, throw.played):
            match.push_text(move)
    for move in ("throw", str(die), str(die)):
        match.push_text(move)
    assert (match.state["scores"][0, 0, 0] == 0) == fails
    assert match.state["coins"][0, 0] == (2 if fails else 4), "a failed launch leaves the coins that are still held"


def test_moves_are_typed_in_the_terminal_as_the_page_of_space_taxi_says() -> None:
    assert all(move in page("space-taxi") for move in ("`PP 3 s`", "`T=B 4`", "`0`", "`return 1`"))
    match = new_match("space-taxi", seats=3, starter=1)
    for throw, typed in zip(rocket.TURN, ("BBB", "PP 3 s", "0", "T=B 4", "2"), strict=True):
        for move in ("throw", throw.fell, typed):
            match.push_text(move)
    match.push_text("return 1")
    assert match.state["scores"][0, 0, 0] == rocket.play().score


# --- TAXI!


def test_taxi_pays_and_costs_what_its_page_says() -> None:
    text = page("taxi")
    for said in (
        f"your cab at RANK, £{FLOAT} and one **token**",
        f"**Re-fuel** | Pay £{cab_rules.REFUEL_COSTS}. |",
        f"You get £{cab_rules.RANK_PAYS} each time your cab leaves it behind",
        f"each one that you say earns £{cab_rules.WORD_PAYS}.",
        f"six at £{cab_rules.WORD_PAYS} make £{cab_rules.WORDS * cab_rules.WORD_PAYS} at most",
        f"**Pay £{cab_rules.EXIT_COSTS}** and jump straight to EXIT.",
        f"so you need £{cab_rules.EXIT_COSTS + 1}.",
        f"A 1 takes you one box down, costs £{cab_rules.ONE_COSTS}, and you throw again.",
        f"If you miss twice, pay £{cab_rules.STAY_COSTS}, stay where you are",
        f"your token goes to the bank, and you get £{LOAN}.",
        f"**Getting the token back** costs £{TOKEN_COSTS}, and you must have £1 left (*ours*), so you need £{TOKEN_COSTS + 1}.",
        f"everybody who has £{TOKEN_COSTS + 1} or more and no token gets it back for £{TOKEN_COSTS}",
    ):
        assert said in text, said


def test_taxi_has_the_board_and_the_cards_that_its_page_says() -> None:
    board, text = standard_board(), page("taxi")
    assert (len(board.loop), len(board.ladder)) == (40, 10)
    assert "with 40 stops along it" in text
    assert "a **ladder** of ten boxes" in text
    fares, questions = (
        sorted({f"£{name[-1]}" for name in board.loop if name.startswith(kind)}) for kind in ("fare", "question")
    )
    assert f"**Fare** {', '.join(fares[:-1])} or {fares[-1]} |" in text
    assert f"**Tourist question** {' or '.join(questions)} |" in text
    amounts = [abs(int(amount)) for amount in STANDARD_GIFTS.split("/")]
    assert f"gains or pays: between £{min(amounts)} and £{max(amounts)}." in text


def test_taxi_gives_the_time_that_its_page_says() -> None:
    text = page("taxi")
    assert option_schema(find_game("taxi"))["properties"]["rounds"]["examples"] == [5, 10, 20, 40]
    assert f"A shift lasts {TaxiOptions().rounds} rounds, unless you choose 5, 10 or 40" in text
    setup = (ROOT / "web" / "src" / "front" / "Setup.svelte").read_text(encoding="utf-8")
    assert f"const ANSWERS = [{ANSWER_SECONDS}, 90, 0];" in setup
    assert f"you have {ANSWER_SECONDS} seconds; when you set up the table you can make it 90, or no limit" in text
    assert f"talk about it for {TALK_SECONDS:.0f} seconds" in text
    assert f"has {OVERRULE_SECONDS:.0f} seconds to let it count" in text


def test_the_worked_turns_of_taxi_come_to_what_their_tables_say() -> None:
    text = rules_page("taxi").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d|\*\(he talks\)\*) \| (.*) \| £(\d+) \|$", text, re.M)
    moments = [*cabs.TURN, *cabs.NEXT_TURN]
    assert [(move.replace("*(he talks)*", "4 words"), says, int(money)) for move, says, money in rows] == [
        (moment.move, moment.says, moment.money) for moment in moments
    ]
    assert cabs.play() == [moment.money for moment in moments]


def shift_with(money: int, *, token: bool = True, place: int = 0, rung: int = 0) -> Match:
    """A shift for two, the first seat to throw."""
    match = new_match("taxi", seats=2)
    for die in (6, 1):
        throw(match, die)
    match.state["money"][0, 0], match.state["token"][0, 0] = money, token
    match.state["place"][0, 0], match.state["rung"][0, 0] = place, rung
    return match


def throw(match: Match, die: int) -> None:
    match.push_text("throw")
    match.push_text(f"die {die}")


def test_a_debt_that_cannot_be_paid_is_forgiven_and_the_loan_is_whole() -> None:
    assert "you have £3 and must pay £6 at a Re-fuel" in page("taxi")
    match = shift_with(3)
    throw(match, 5)
    assert standard_board().loop[5] == "refuel"
    assert (match.state["money"][0, 0], match.state["token"][0, 0]) == (20, 0)
    broke_again = shift_with(6, token=False)
    throw(broke_again, 5)
    assert broke_again.state["out"][0, 0] == 1, "the last pound is paid, and the token was gone"


def test_the_token_comes_back_when_the_page_says_it_may() -> None:
    def may_redeem(match: Match) -> bool:
        return any(match.game.write_move(Actor(0), move) == "redeem" for move in match.legal(Actor(0)))

    before = shift_with(31, token=False)
    assert may_redeem(before)
    assert not may_redeem(shift_with(30, token=False))
    throw(before, 3)
    assert standard_board().loop[3] == "give"
    assert not may_redeem(before), "the card could be for this seat"
    diverted = shift_with(31, token=False, place=13)
    throw(diverted, 1)
    assert not may_redeem(diverted), "to pay or to throw"
    throw(diverted, 1)
    assert not may_redeem(diverted), "after a 1"
    ladder = shift_with(31, token=False, rung=5)
    ladder.state["phase"] = LADDER
    assert may_redeem(ladder), "before the first of the two throws"
    throw(ladder, 2)
    assert not may_redeem(ladder), "after the first miss"
    throw(ladder, 6)
    assert not may_redeem(ladder), "which way out"


# --- dice


def test_a_throw_without_passenger_dice_still_uses_a_number_for_them() -> None:
    match = new_match("space-taxi", seats=3, starter=1)
    for move in ("throw", "RRRRBB 111 s1", "RRRR", "throw", "BB 234 s1", "BB s1", "throw"):
        match.push_text(move)
    drawn = SPACE_TAXI.write_move(match.to_move, SPACE_TAXI.sample(match.state, stream(3)))
    assert drawn == _fuel(stream(3), unused=1)
    assert drawn != _fuel(stream(3), unused=0), "with this stream it makes a difference"


def _fuel(numbers: Stream, unused: int) -> str:
    """Three fuel dice as docs/dice.md draws them, after numbers that are one of 1."""
    assert [int(below(numbers, 1)) for _ in range(unused)] == [0] * unused
    digits = int(below(numbers, 6**3))
    return "".join(sorted(str(digits // 6**n % 6 + 1) for n in range(3)))


@pytest.mark.parametrize("name", game_names())
def test_every_link_of_a_rules_page_leads_somewhere(name: str) -> None:
    page = rules_page(name)
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (page.parent / link).is_file()] == []
