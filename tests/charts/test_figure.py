"""Pictures of numbers: well-formed, true to their values, and readable without colour."""

from xml.etree import ElementTree

import pytest

from cabstand.charts.figure import DASHES, Kind, Panel, Point, Series, draw, mark, nice

SVG = "{http://www.w3.org/2000/svg}"


def picture(*panels: Panel, title: str = "Title", about: str = "About") -> ElementTree.Element:
    return ElementTree.fromstring(draw(title, about, panels))  # noqa: S314  it is ours


def texts(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0, 97, [0, 20, 40, 60, 80, 100]),
        (-593, 593, [-750, -500, -250, 0, 250, 500, 750]),
        (3, 3, [3, 3.2]),
    ],
)
def test_axes_have_few_round_numbers_around_all_values(low: float, high: float, ticks: list[float]) -> None:
    assert nice(low, high) == pytest.approx(ticks)


def test_every_panel_has_a_title_and_two_axes_with_texts_that_are_escaped() -> None:
    panel = Panel("Wins <all>", "seat & bot", "share", Kind.BARS, [Series("", [Point(0, 1), Point(1, 3)])], places=["a", "b"])
    found = texts(picture(panel, title="A & B"))
    assert {"A & B", "About", "Wins <all>", "seat & bot", "share", "a", "b"} <= set(found)


def test_a_bar_three_times_as_high_is_drawn_three_times_as_high() -> None:
    panel = Panel("t", "x", "y", Kind.BARS, [Series("", [Point(0, 1), Point(1, 3)])])
    bars = [float(rect.get("height", 0)) for rect in picture(panel).iter(f"{SVG}rect") if rect.get("fill-opacity")]
    assert bars[1] == pytest.approx(3 * bars[0], abs=0.2)


def test_a_whisker_reaches_from_the_low_end_to_the_high_one() -> None:
    drawn = draw("t", "a", [Panel("t", "x", "y", Kind.DOTS, [Series("", [Point(0, 0.5, 0.4, 0.6)])], level=1.0)])
    assert "h10M" in drawn
    infinite = draw("t", "a", [Panel("t", "x", "y", Kind.DOTS, [Series("", [Point(0, 0.5, float("-inf"), float("inf"))])])])
    assert "inf" not in infinite
    assert "nan" not in infinite


def test_series_differ_in_dash_and_mark_and_are_named() -> None:
    series = [Series(f"s{n}", [Point(x, x * n) for x in range(5)]) for n in range(6)]
    root = picture(Panel("t", "x", "y", Kind.LINES, series))
    assert [line.get("stroke-dasharray") for line in root.iter(f"{SVG}polyline")] == list(DASHES)
    assert len({mark(0, 0, number).partition(" ")[0] + mark(0, 0, number)[-60:] for number in range(6)}) == 6
    assert {f"s{n}" for n in range(6)} <= set(texts(root))


def test_a_long_small_line_is_broken() -> None:
    about = "what this picture shows and where the numbers come from, told at length " * 3
    lines = [text for text in texts(picture(about=about)) if text.startswith(("what", "where", "numbers")) or "told" in text]
    assert len(lines) >= 3
    assert max(map(len, lines)) <= 92
