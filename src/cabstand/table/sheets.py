"""A plan as the store keeps it. The code stands beside the plan: the store finds tables by it, and takes it away."""

import msgspec

from cabstand.store.store import Sheet
from cabstand.table.plan import Plan, change


def sheet_of(plan: Plan, version: int, seen: int = 0) -> Sheet:
    """`seen`: when somebody was there, in milliseconds since 1970, where this is known."""
    return Sheet(
        plan.table,
        version,
        plan.stage,
        msgspec.json.encode(plan).decode(),
        plan.code if plan.is_found_by_code else "",
        seen,
    )


def plan_of(sheet: Sheet) -> Plan:
    return change(msgspec.json.decode(sheet.body, type=Plan), code=sheet.code)
