"""Who is told what: every field of a plan has an audience, and nobody outside it notices when the field changes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from cabstand.table.plan import (
    DailyGame,
    Dice,
    GameSettings,
    Invitation,
    Looks,
    Mate,
    Place,
    Plan,
    Progress,
    Seats,
    Settings,
    Waiting,
    change,
    with_place,
)
from cabstand.table.told import OF_PLACE, OF_PLAN, Row, ToldPlace, ToldPlan, told_plan

ROWS: Final[Mapping[type[msgspec.Struct], Mapping[str, Row[Any]]]] = {**OF_PLAN, **OF_PLACE}
BEN: Final = Place("ben", "Ben", mates=(Mate("cleo", "Cleo"),))
PLAN: Final = Plan(
    "first",
    GameSettings("taxi", 1),
    Seats("ada", (Place("ada", "Ada"), BEN, Place(bot="rosie"), Place()), (Waiting("dora", "Dora", "nonce"),)),
    Dice("5e" * 32),
    Invitation("1f" * 32, "HORSE"),
)
PLAYING: Final = change(PLAN, stage="playing")
DAILY: Final = change(PLAN, daily=DailyGame("2026-11-15", 1))
READERS: Final = ("ada", "ben", "cleo", "dora", "eve", "finn", "")
"""The host, two on one seat, a guest who waits, one whose seat was given away, a stranger, and somebody without a name."""


def seat_two(**parts: object) -> Callable[[Plan], Plan]:
    return lambda plan: with_place(plan, 1, replace(plan.seats.places[1], **parts))


def mate(**parts: str) -> Callable[[Plan], Plan]:
    return seat_two(mates=(replace(Mate("cleo", "Cleo"), **parts),))


def guest(**parts: str) -> Callable[[Plan], Plan]:
    return lambda plan: change(plan, waiting=(replace(plan.seats.waiting[0], **parts),))


def now(**fields: object) -> Callable[[Plan], Plan]:
    return lambda plan: change(plan, **fields)


ASKED: Final = seat_two(stand_in="rosie")(change(PLAYING, giving_up=("ada",)))
CHANGES: Final[Mapping[type[msgspec.Struct], Mapping[str, tuple[Plan, Callable[[Plan], Plan]]]]] = {
    Plan: {"table": (PLAN, now(table="second"))},
    GameSettings: {
        "name": (PLAN, now(name="space-taxi")),
        "rules": (PLAN, now(rules=2)),
        "options": (PLAN, now(options={"rounds": "1"})),
        "answer_seconds": (PLAN, now(answer_seconds=90)),
        "edition": (PLAN, now(edition="Our own")),
        "facts": (PLAN, now(facts={"currency": "euro"})),
    },
    Seats: {
        "host": (PLAN, now(host="ben")),
        "places": (PLAN, now(places=PLAN.seats.places[:3])),
        "waiting": (PLAN, now(waiting=())),
        "awaited": (PLAYING, now(awaited={1: 1_800_000_000_000})),
        "knew": (PLAYING, now(knew={1: ("eve",)})),
        "given_away": (PLAYING, now(given_away={"eve": 1})),
        "cleared": (change(PLAN, stage="over"), now(cleared=("ben",))),
        "forgotten": (PLAN, now(forgotten=("ben",))),
    },
    Settings: {
        "pace": (PLAN, now(pace="live")),
        "seconds": (PLAN, now(seconds=60)),
        "bot_pace": (PLAN, now(bot_pace="calm")),
        "watch": (PLAN, now(watch=True)),
        "chat": (PLAN, now(chat=True)),
        "coach": (PLAN, now(coach=True)),
        "patient": (PLAN, now(patient=True)),
        "big": (PLAN, now(big=True)),
    },
    Dice: {"secret": (PLAN, now(secret="6f" * 32))},
    Invitation: {"link": (PLAN, now(link="2e" * 32)), "code": (PLAN, now(code="MOUSE"))},
    Progress: {
        "stage": (PLAN, now(stage="playing")),
        "names": (PLAYING, now(names=("Ada", "Ben", "bot rosie"))),
        "paused": (PLAYING, now(paused=True)),
        "early": (PLAYING, now(early={0: "Paris"})),
        "early_by": (PLAYING, now(early_by={0: "ada"})),
        "early_at": (PLAYING, now(early_at=7)),
        "giving_up": (PLAYING, now(giving_up=("ada",))),
        "coached": (PLAYING, now(coached=(1,))),
        "next_table": (change(PLAN, stage="over"), now(next_table="second")),
    },
    DailyGame: {
        "day": (DAILY, now(daily=DailyGame("2026-11-16", 1))),
        "attempt": (DAILY, now(daily=DailyGame("2026-11-15", 2))),
    },
    Place: {
        "player": (PLAN, seat_two(player="finn")),
        "name": (PLAN, seat_two(name="Finn")),
        "bot": (PLAN, lambda plan: with_place(plan, 2, Place(bot="otto"))),
        "nonce": (PLAN, seat_two(nonce="mine")),
        "stand_in": (PLAYING, seat_two(stand_in="rosie")),
        "unasked": (ASKED, seat_two(unasked=True)),
        "team": (PLAN, seat_two(team="The Cabs")),
        "mates": (PLAN, seat_two(mates=(Mate("cleo", "Cleo"), Mate("gus", "Gus")))),
        "looks": (PLAN, seat_two(looks=Looks("cap", "red", "dome"))),
    },
    Looks: {
        "face": (PLAN, seat_two(looks=Looks(face="cap"))),
        "paint": (PLAN, seat_two(looks=Looks(paint="red"))),
        "roof": (PLAN, seat_two(looks=Looks(roof="dome"))),
    },
    Mate: {"player": (PLAN, mate(player="finn")), "name": (PLAN, mate(name="Clea"))},
    Waiting: {
        "player": (PLAN, guest(player="finn")),
        "name": (PLAN, guest(name="Dot")),
        "nonce": (PLAN, guest(nonce="other")),
    },
}
"""For each field, a plan and a change of that field that those who may see it can notice."""
ABOUT: Final[Mapping[tuple[type[msgspec.Struct], str], set[str]]] = {
    (Seats, "host"): {"ada", "ben"},
    (Seats, "given_away"): {"eve"},
    (Place, "player"): {"ben", "finn"},
    (Mate, "player"): {"cleo", "finn"},
    (Seats, "waiting"): {"dora"},
    (Waiting, "player"): {"dora", "finn"},
    (Progress, "early"): set(),
    (Progress, "early_by"): set(),
}
"""Fields of which each sees only what concerns themselves, and the readers whom these changes concern in a plan."""
SHOWN_ELSEWHERE: Final = {
    (GameSettings, "rules"),
    (Seats, "awaited"),
    (Settings, "patient"),
    (Progress, "names"),
    (Place, "nonce"),
}
"""Fields that everybody may see, though not in a plan."""


def records(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A kind of record, and all kinds that it is made of."""
    yield kind
    for hint in get_type_hints(kind).values():
        for part in (hint, *get_args(hint)):
            if isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from records(part)


def test_every_field_of_every_record_has_an_audience_and_a_change_to_try_it_with() -> None:
    for kind in records(Plan):
        values = [field for field in kind.__struct_fields__ if kind is not Plan or field == "table"]
        assert [*ROWS[kind]] == values, kind
        assert [*CHANGES[kind]] == values, kind
    assert {*records(Plan)} == {*ROWS} == {*CHANGES}
    assert {field for field in Plan.__struct_fields__ if field != "table"} == {
        "game", "seats", "dice", "invitation", "settings", "progress", "daily",
    }  # fmt: skip


def test_everything_that_is_told_comes_from_one_row() -> None:
    for rows, told, besides in ((OF_PLAN, ToldPlan, {"missing", "asked", "since"}), (OF_PLACE, ToldPlace, {"seat"})):
        shown = [name for fields in rows.values() for row in fields.values() for name in (*row.alike, *row.own)]
        assert sorted(shown) == sorted({*told.__struct_fields__} - besides)


def test_what_nobody_may_see_is_shown_nowhere() -> None:
    hidden = [field for fields in ROWS.values() for field, row in fields.items() if row.audience == "nobody"]
    assert {"link", "knew", "nonce", "early_at"} <= {*hidden}
    assert not any(row.alike or row.own for fields in ROWS.values() for row in fields.values() if row.audience == "nobody")


def audience_of(kind: type[msgspec.Struct], field: str) -> set[str]:
    match ROWS[kind][field].audience:
        case "everybody" | "everybody afterwards":
            return set() if (kind, field) in SHOWN_ELSEWHERE else {*READERS}
        case "the host":
            return {"ada"} | ABOUT.get((kind, field), set())
        case "oneself":
            return ABOUT[kind, field]
        case "nobody":
            return set()


@pytest.mark.parametrize(
    ("kind", "field"),
    [pytest.param(kind, field, id=f"{kind.__name__}.{field}") for kind, fields in CHANGES.items() for field in fields],
)
def test_those_who_may_see_a_field_notice_its_change_and_nobody_else_does(kind: type[msgspec.Struct], field: str) -> None:
    before, make = CHANGES[kind][field]
    after = make(before)
    assert after != before
    assert {who for who in READERS if told_plan(before, who) != told_plan(after, who)} == audience_of(kind, field)


def test_of_the_secret_only_its_commitment_is_told() -> None:
    for who in READERS:
        assert "5e5e" not in msgspec.json.encode(told_plan(PLAN, who)).decode()
    assert told_plan(PLAN, "eve").commitment == PLAN.commitment


def test_the_code_is_told_to_the_host_while_it_leads_somewhere() -> None:
    assert told_plan(PLAN, "ada").code == "HORSE"
    assert told_plan(PLAYING, "ada").code == ""
    assert told_plan(change(PLAYING, big=True), "ada").code == "HORSE"
    assert told_plan(DAILY, "ada").code == ""


def test_only_a_lobby_may_be_started_by_its_host_or_before_a_big_screen_by_the_first_who_came() -> None:
    big = change(PLAN, host="screen", big=True)
    assert [told_plan(plan, who).may_start for plan in (PLAN, big, PLAYING) for who in ("ada", "ben")] == [
        True, False, True, False, False, False,
    ]  # fmt: skip
    assert told_plan(big, "screen").may_start


def test_who_proposed_to_give_up_who_agreed_and_who_is_asked_is_told_by_seat() -> None:
    told = told_plan(change(PLAYING, giving_up=("cleo",)), "eve").giving_up
    assert told is not None
    assert (told.proposed_by, told.agreed, told.asked) == (2, (2,), (1,))
    assert told_plan(change(PLAYING, giving_up=("eve",)), "eve").giving_up is None
    over = told_plan(change(PLAN, stage="over", giving_up=("ada", "ben")), "eve")
    assert (over.giving_up, over.given_up) == (None, True)
    assert not told_plan(change(PLAN, stage="over"), "eve").given_up


def test_no_two_records_have_a_field_of_the_same_name_since_a_change_names_the_field_alone() -> None:
    parts = (GameSettings, Seats, Dice, Invitation, Settings, Progress)
    names = [*Plan.__struct_fields__, *(field for part in parts for field in part.__struct_fields__)]
    assert len(names) == len({*names})
    with pytest.raises(KeyError):
        change(PLAN, nothing=1)
