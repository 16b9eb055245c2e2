"""Golden files: a change of the rules, of what is told or of what is seen shows at the move where it happens."""

from pathlib import Path

import msgspec
import pytest
from tests.compiled import ROOT

from cabstand.core.game import StoryLine
from cabstand.core.rule import Ints, States
from cabstand.testing.golden import check_golden, golden_path, golden_text, write_golden
from night_rank.adapter import GAME, NightRank, NightRankView

SEATS = 2
MOST_BYTES = 300_000


def differences(game: NightRank) -> list[tuple[str, str, str]]:
    """Each line that is not as in the true game: the move that it belongs to, the line there, and the line here."""
    found, move = [], ""
    for old, new in zip(golden_text(GAME, SEATS).splitlines(), golden_text(game, SEATS).splitlines(), strict=True):
        move = old.partition(" ~")[0] if old[:1].isdigit() else move
        if old != new and not old.startswith("everything"):
            found.append((move, old, new))
    return found


class Whispers(NightRank):
    """Seat 2, and nobody else, reads another line when a driver honks."""

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        told = super().story(before, actor, move, after, seat)
        honked = self.write_move(actor, move) == "honk"
        return [*told, StoryLine("night-rank-story-win", {"seat": 1})] if honked and seat == 1 else told


def test_a_story_that_one_seat_reads_differently_shows_at_the_moves_that_it_is_about() -> None:
    found = differences(Whispers())
    assert [move for move, _, _ in found] == ["11. 1: honk", "21. 2: honk"]
    for _, old, new in found:
        assert old.split("~")[1] != new.split("~")[1], "what is told"
        assert old.split("~")[2] == new.split("~")[2], "what is seen"


class Miscounts(NightRank):
    """Seat 1 sees one point too few, as soon as there are any."""

    def view_hidden(self, hidden: States, seat: int | None) -> NightRankView:
        view = super().view_hidden(hidden, seat)
        return (
            msgspec.structs.replace(view, points=(*view.points[:-1], view.points[-1] - 1))
            if self.sees_less(view, seat)
            else view
        )

    def sees_less(self, view: NightRankView, seat: int | None) -> bool:
        return seat == 0 and view.points[-1] > 0


def test_a_view_that_changed_shows_from_its_first_move_and_names_the_field() -> None:
    found = differences(Miscounts())
    assert found[0][0] == "8. 2: whistle"
    assert found[0][1].split("~")[1] == found[0][2].split("~")[1], "what is told"
    assert [old.partition("~")[0] for _, old, _ in found if old.startswith("  - ")] == ["  - points"]


class Listless(NightRank):
    """Says in the other order what a seat may do."""

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        count = super().list_legal(state, actor, out)
        if self.seat_count(state) > actor >= 0:
            out[:count] = out[:count][::-1].copy()
        return count


def test_other_legal_moves_show_with_the_seat_that_has_them() -> None:
    move, old, new = differences(Listless())[0]
    assert move == "6. chance: deal 3"
    assert [(was, now) for was, now in zip(old.split(), new.split(), strict=True) if was != now] == [
        ("1:4~wvi", new.split()[2])
    ]
    assert new.split()[2].startswith("1:4~"), "as many, but not the same"


class Spells(NightRank):
    """Writes another word for the driver's choice."""

    def write_position(self, state: States) -> str:
        return super().write_position(state).replace("ask=drive", "ask=go")


def test_another_position_shows_the_word_that_changed() -> None:
    found = differences(Spells())
    assert found
    assert all(old.replace("ask=drive", "ask=go") == new for _, old, new in found)


# --- files


def test_a_playthrough_that_is_not_the_one_on_file_is_told_with_its_move(tmp_path: Path) -> None:
    write_golden(GAME, tmp_path)
    check_golden(GAME, SEATS, tmp_path)
    with pytest.raises(AssertionError, match=r"2-seats.txt:\d+ \(11\. 1: honk .*\) says"):
        check_golden(Whispers(), SEATS, tmp_path)


def test_a_playthrough_that_goes_on_after_the_one_on_file_is_found(tmp_path: Path) -> None:
    write_golden(GAME, tmp_path)
    path = golden_path(tmp_path, SEATS)
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(AssertionError, match="lines, played now"):
        check_golden(GAME, SEATS, tmp_path)


def test_where_there_is_no_file_it_is_said_how_one_is_made(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="--remake-golden night-rank writes it"):
        check_golden(GAME, SEATS, tmp_path)


def test_all_golden_files_together_are_few_enough_to_be_read() -> None:
    files = [path for folder in ("tests", "examples") for path in (ROOT / folder).rglob("golden/*") if path.is_file()]
    assert len(files) >= 10
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES
