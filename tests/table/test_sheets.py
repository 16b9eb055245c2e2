"""Sheets of each stage as an earlier server kept them, flat, with what it told of them to whom; and as they are kept today."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from cabstand.store.store import Sheet
from cabstand.table.plan import Place, Plan, header_of
from cabstand.table.sheets import plan_of, sheet_of
from cabstand.table.told import ToldPlan, told_plan

EARLIER: Final = Path(__file__).parents[1] / "earlier" / "sheets.jsonl"


class Kept(msgspec.Struct):
    sheet: Sheet
    header: str
    told: dict[str, str]
    """By reader, the hash of what they were told."""


KEPT: Final = {kept.sheet.table: kept for kept in msgspec.json.Decoder(Kept).decode_lines(EARLIER.read_bytes())}
PLAIN: Final = {"face": "", "paint": "", "roof": ""}
each = pytest.mark.parametrize("kept", [pytest.param(kept, id=table) for table, kept in KEPT.items()])


def digest(told: object) -> str:
    text = json.dumps(msgspec.to_builtins(told, str_keys=True), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_there_is_an_earlier_sheet_of_each_stage_and_of_a_daily_game() -> None:
    assert {kept.sheet.stage for kept in KEPT.values()} == {"lobby", "playing", "over", "gone"}
    assert plan_of(KEPT["daily"].sheet).day == "2026-11-15"
    assert all("form" not in json.loads(kept.sheet.body) for kept in KEPT.values())


def told_then(told: ToldPlan) -> dict[str, Any]:
    """What is told without what was not told then: an earlier sheet says nothing of how people look, nor of currencies."""
    now: dict[str, Any] = msgspec.to_builtins(told, str_keys=True)
    for field in ("answer_seconds", "currency", "waits", "asked", "since"):
        del now[field]
    assert [seat.pop("looks") for seat in now["seats"]] == [PLAIN] * len(now["seats"])
    return now


@each
def test_of_an_earlier_sheet_everybody_is_told_what_they_were_told_then(kept: Kept) -> None:
    plan = plan_of(kept.sheet)
    assert {reader: digest(told_then(told_plan(plan, reader))) for reader in kept.told} == kept.told
    assert digest(header_of(plan)) == kept.header


@each
def test_no_field_of_an_earlier_sheet_is_lost(kept: Kept) -> None:
    flat, plan = json.loads(kept.sheet.body), msgspec.to_builtins(plan_of(kept.sheet), str_keys=True)
    now: dict[str, Any] = {"table": plan["table"], "game": plan["game"].pop("name"), "invite": plan["invitation"].pop("link")}
    for record in ("game", "seats", "dice", "invitation", "settings", "progress"):
        assert not plan[record].keys() & now.keys() - {"game"}
        now |= plan[record]
    assert [place.pop("looks") for place in now["places"]] == [PLAIN] * len(now["places"])
    now |= plan["daily"] or {"day": "", "attempt": 0}
    assert json.loads(json.dumps(now)) == flat | {"code": kept.sheet.code, "patient": False}


@each
def test_an_earlier_sheet_is_kept_in_records_from_its_first_change_on(kept: Kept) -> None:
    plan = plan_of(kept.sheet)
    again = sheet_of(plan, kept.sheet.version + 1, kept.sheet.seen)
    assert json.loads(again.body)["form"] == 2
    assert plan_of(again) == plan
    assert (again.stage, again.code) == (kept.sheet.stage, kept.sheet.code)


def test_the_code_beside_a_sheet_is_the_one_that_counts() -> None:
    sheet = sheet_of(plan_of(KEPT["lobby"].sheet), 4)
    assert sheet.code == "HORSE"
    assert plan_of(msgspec.structs.replace(sheet, code="")).invitation.code == ""


def test_a_flat_sheet_of_before_a_field_was_there_has_its_usual_value() -> None:
    flat = json.loads(KEPT["lobby"].sheet.body)
    needed = ("table", "game", "rules", "options", "host", "places", "secret", "invite", "code")
    plan = plan_of(msgspec.structs.replace(KEPT["lobby"].sheet, body=json.dumps({name: flat[name] for name in needed})))
    assert isinstance(plan, Plan)
    assert plan.seats.places[2] == Place(bot="rosie")
    assert (plan.settings.bot_pace, plan.game.answer_seconds, plan.progress.stage, plan.daily) == ("quick", 45, "lobby", None)
