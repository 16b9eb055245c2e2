"""`game.toml`: what it may say, and how a mistake in it is reported."""

from pathlib import Path

import pytest

from cabstand.core import Refused, find_game, game_names
from cabstand.core.manifest import BadManifest, Manifest, manifest_of, parse
from cabstand.core.registry import sound_games

FILE = Path("night_rank") / "game.toml"

WHOLE = """\
usual_seats = 3
minutes = [20, 40]
features = ["teams"]

[[characters]]
id = "ada"
bot = "random"

[[characters]]
id = "bob"
bot = "simple"
knows = 40
"""


def test_everything_in_a_manifest_is_optional() -> None:
    assert parse("", FILE) == Manifest()


def test_a_manifest_says_how_a_game_is_usually_played_and_who_plays_it() -> None:
    manifest = parse(WHOLE, FILE)
    assert (manifest.usual_seats, manifest.minutes, manifest.features) == (3, (20, 40), ("teams",))
    assert [(who.id, who.bot, who.knows) for who in manifest.characters] == [("ada", "random", None), ("bob", "simple", 40)]


@pytest.mark.parametrize(
    ("before", "after", "line", "what"),
    [
        ('"teams"]', '"teams"', 5, "Unclosed array"),
        ("[20, 40]", "[20, 40", 3, "Unclosed array"),
        ("minutes =", "minute =", 2, "unknown field `minute`"),
        ("usual_seats = 3", 'usual_seats = "three"', 1, "Expected `int | null`, got `str`"),
        ("[20, 40]", "[20, 0]", 2, "Expected `int` >= 1"),
        ("[20, 40]", "[40, 20]", 2, "from the shorter to the longer"),
        ('"teams"', '"team"', 3, "Invalid enum value 'team'"),
        ("knows = 40", "know = 40", 12, "unknown field `know`"),
        ("knows = 40", "knows = 400", 12, "Expected `int` <= 100"),
        ('bot = "simple"\n', "", 9, "missing required field `bot`"),
        ('id = "bob"', 'id = "ada"', 10, "two characters `ada`"),
        ('id = "bob"', 'id = "Bob!"', 10, "matching regex"),
    ],
)
def test_a_mistake_is_reported_with_its_file_and_line(before: str, after: str, line: int, what: str) -> None:
    assert before in WHOLE
    with pytest.raises(BadManifest) as error:
        parse(WHOLE.replace(before, after), FILE)
    assert str(error.value).startswith(f"night_rank/game.toml, line {line}: ")
    assert what in str(error.value)


def test_a_game_in_another_package_has_its_manifest_in_its_folder(night: Path) -> None:
    (night / "game.toml").write_text("usual_seats = 2\n")
    assert find_game("night").name == "night"
    assert manifest_of("night") == Manifest(usual_seats=2)


def test_a_game_without_a_manifest_is_as_good_as_any(night: Path) -> None:
    assert find_game("night").name == "night"
    assert manifest_of("night") == Manifest()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("minutes = 20\n", "night_game/game.toml, line 1: Expected `array | null`, got `int`"),
        ("\nusual_seats = 9\n", "night_game/game.toml, line 2: `usual_seats` must be from 1 to 5"),
        ('big_screen_options = { rounds = "10" }', "night_game/game.toml, line 1: unknown-option(name=rounds, known=starter)"),
    ],
)
def test_a_game_whose_manifest_is_wrong_is_refused_by_name_and_all_others_work(night: Path, text: str, why: str) -> None:
    (night / "game.toml").write_text(text)
    with pytest.raises(Refused) as error:
        find_game("night")
    assert error.value.refusal.reason == "game-broken"
    assert error.value.refusal.args == {"name": "night", "why": why}
    assert [game.name for game in sound_games()] == [name for name in game_names() if name != "night"]
