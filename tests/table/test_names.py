"""Names that can be told apart, at a table and from bots."""

import pytest
from tests.table.plans import ADA, OPEN, ROSIE, table

from cabstand.core import Refused
from cabstand.table.guests import answer_knock, come_in, knock
from cabstand.table.names import is_visible, looks_like_a_bot, skeleton
from cabstand.table.plan import Place, change
from cabstand.table.teams import join_team, take_over

UNSEEN = [
    "",
    " ",
    "\u2800",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u200d",
    "\u00ad",
    "\u0301\u0302",
    "\ufe0f",
    "\U000e0041",
    "\u034f",
    "\U0001d159",
    "\U00013441\U00013442",
    "\ufffc",
]
BOTS = [
    "bot",
    "Bot simple",
    "ｂｏｔ simple",
    "Ьоt simple",
    "b0t",
    "bót",
    "8ot",
    "ʙᴏᴛ",
    "ⓑⓞⓣ",
    "🅱🅾🆃",
    "🇧🇴🇹",
    "𝐛𝐨𝐭",
    "βοτ",
    "b\u200bot",
    "bot-simple",
    "bot_1",
    "b\u3164ot",
    "b\U0001d159ot",
    "b\u0591ot\u0e47",
    "B.O.T",
    "B.O.T. simple",
    "b o t",
    "ꓐꓳꓔ simple",
    "ᗷOT simple",
    "bⲟt",
    "Ⲃⲟⲧ",
    "b໐t simple",
    "b๐t",
    "bဝt",
    "bᴑt",
    "ᏏOᎢ",
]
PEOPLE = ["Botany", "Robot", "Abbot", "Botho", "Ada", "李", "Ян", "😀", "-", "7", "राम", "Ó"]
PEOPLE += ["สมชาย", "ສົມພອນ", "မောင်", "ꓡꓲ ꓢꓴ", "ᐊᓂ", "ᏣᎳᎩ", "יעל", "مُحَمَّد", "김민준", "நிலா", "ნინო", "Անի", "B. Otis", "Ⲙⲁⲣⲓⲁ"]
ALIKE = [
    ("Anna", "anna"),
    ("Anna", "Аnnа"),
    ("Anna", "Anna."),
    ("Anna", "An na"),
    ("Anna", "Änna"),
    ("Anna", "Anna\u2800"),
    ("Anna", "Ａｎｎａ"),
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Hannah", "Ηаnnаһ"),
    ("Otto", "0tt0"),
    ("Marna", "Mama"),
    ("Opp", "Opp\u3164"),
    ("Ada", "Ada\U0001d159"),
    ("Ada", "Ada\u0e47"),
    ("Ada", "Ada\u0591"),
    ("Ada", "A\u093cda"),
    ("Ada", "Ada`"),
    ("Ada", "A-d-a!"),
    ("Ida", "!da"),
    ("Ada", "Ada\u02b9"),
    ("Bob", "𐊡ob"),
    ("Anna", "ꓮnna"),
    ("Anna", "ᗅnna"),
    ("Lola", "L໐la"),
    ("Olaf", "ⲞLAF"),
    ("Sven", "Ꮥven"),
    ("Dan", "ᗞan"),
    ("Kai", "ⲔAI"),
    ("มิน", "มิ\u0e34น"),
    ("محمد", "مُحَمَّد"),
]
UNLIKE = [
    ("Anna", "Anna 2"),
    ("Anna", "Hanna"),
    ("राम", "रमा"),
    ("か", "が"),
    ("मुन", "मन"),
    ("มิน", "มีน"),
    ("เก่ง", "เก้ง"),
    ("ᑭᑕ", "ᑎᑕ"),
    ("ກິ", "ກີ"),
    ("李", "王"),
    ("😀", "😁"),
    ("Ада", "Ида"),
    ("!", "?"),
]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_has_something_to_see(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", BOTS, ids=ascii)
def test_nobody_looks_like_a_bot(name: str) -> None:
    assert looks_like_a_bot(name)


@pytest.mark.parametrize("name", PEOPLE, ids=ascii)
def test_names_of_people_are_names(name: str) -> None:
    assert is_visible(name)
    assert not looks_like_a_bot(name)


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), UNLIKE, ids=ascii)
def test_names_that_differ_are_not_alike(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["Ada", "АDА", "rosie", "Rosie", "The Cabs"])
def test_nobody_comes_to_a_table_under_a_name_that_is_there(name: str) -> None:
    plan = table(ADA, ROSIE, Place("ben", "Ben", team="The Cabs"), OPEN)
    for come in (knock, come_in):
        with pytest.raises(Refused) as refused:
            come(plan, "eve", name, "")
        assert refused.value.refusal.reason == "table-name-taken"
    with pytest.raises(Refused, match="table-name-taken"):
        join_team(plan, 2, "eve", name)


def test_who_waits_has_a_name_of_their_own_and_one_with_the_link_is_not_kept_out_by_it() -> None:
    plan = knock(table(ADA, OPEN), "eve", "Anna", "")
    with pytest.raises(Refused, match="table-name-taken"):
        knock(plan, "mallory", "Аnnа", "")
    seated = come_in(plan, "anna", "Anna", "")
    assert seated.seats.places[1].name == "Anna"
    with pytest.raises(Refused, match="table-name-taken"):
        answer_knock(change(seated, places=(*seated.seats.places, OPEN)), 1, let_in=True)


def test_who_sits_here_already_comes_back_under_any_name() -> None:
    plan = table(ADA, Place("ben", "Ben"))
    assert come_in(plan, "ben", "Ada", "") == plan
    assert knock(plan, "ben", "Ada", "") == plan


def test_who_takes_a_seat_over_may_be_called_like_its_old_owner_and_like_nobody_else() -> None:
    plan = table(ADA, Place("ben", "Ben"))
    assert take_over(plan, 1, "ben's new phone", "Ben").seats.places[1].name == "Ben"
    with pytest.raises(Refused, match="table-name-taken"):
        take_over(plan, 1, "eve", "Ada")


def test_a_name_that_was_deleted_is_free() -> None:
    assert come_in(table(Place("ada", "-"), OPEN), "eve", "-", "").seats.places[1].name == "-"
