"""A plan as the store keeps it. The code stands beside the plan: the store finds tables by it, and takes it away."""

from typing import Any

import msgspec

from cabstand.store.store import Sheet
from cabstand.table.plan import DailyGame, Dice, GameSettings, Plan, Progress, Seats, Settings, change


def sheet_of(plan: Plan, version: int, seen: int = 0) -> Sheet:
    """`seen`: when somebody was there, in milliseconds since 1970, where this is known."""
    return Sheet(
        plan.table,
        version,
        plan.progress.stage,
        msgspec.json.encode(plan).decode(),
        plan.invitation.code if plan.is_found_by_code else "",
        seen,
    )


def plan_of(sheet: Sheet) -> Plan:
    return change(read_plan(sheet.body), code=sheet.code)


def read_plan(body: str) -> Plan:
    """A plan in the form that is written today, or in the flat one, in which all fields stood side by side."""
    try:
        return msgspec.json.decode(body, type=Plan)
    except msgspec.ValidationError:
        kept = msgspec.json.decode(body)
        if "form" in kept:
            raise
        return msgspec.convert(_in_records(kept), Plan, str_keys=True)


def _in_records(flat: dict[str, Any]) -> dict[str, Any]:
    def part(record: type[msgspec.Struct]) -> dict[str, Any]:
        return {field: flat[field] for field in record.__struct_fields__ if field in flat}

    return {
        "table": flat["table"],
        "game": part(GameSettings) | {"name": flat["game"]},
        "seats": part(Seats),
        "dice": part(Dice),
        "invitation": {"link": flat["invite"]},
        "settings": part(Settings),
        "progress": part(Progress),
        "daily": part(DailyGame) if flat.get("day") else None,
    }
