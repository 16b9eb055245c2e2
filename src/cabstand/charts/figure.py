"""Pictures of numbers as SVG: a title and panels under each other, to be read on paper, in grey, and by the colour-blind.

No colour stands alone: each series has a dash and a mark of its own too, and a name in the key. Numbers in, text out: nothing
here knows what it shows.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from html import escape
from itertools import pairwise
from math import ceil, floor, isfinite, log10
from textwrap import wrap
from typing import Final

PAPER: Final = "#FFF8E7"
CARD: Final = "#FFFFFF"
INK: Final = "#1B1B3A"
GRID: Final = "#D9D4C3"
COLOURS: Final = ("#2F6FD0", "#D7402B", "#0F8A6C", "#5B4B9A", "#9A5B00", "#1B1B3A")
DASHES: Final = ("", "9 5", "2 4", "12 4 2 4", "5 3", "1 3")
WIDTH: Final = 760
_PANEL: Final = 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 94, 24, 46, 62
_ABOUT: Final = 92  # characters of a small line
_FONT: Final = "Nunito Sans, Atkinson Hyperlegible, Helvetica, Arial, sans-serif"
_TICKS: Final = 5


class Kind(Enum):
    """How the points of a panel are drawn."""

    BARS = "bars"
    LINES = "lines"
    DOTS = "dots"


@dataclass(frozen=True)
class Point:
    """A value, and where it may lie."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Series:
    """Points that belong together."""

    name: str
    points: Sequence[Point]


@dataclass(frozen=True)
class Panel:
    """One chart: its texts, its series, and the names of places along the x axis where these are no numbers."""

    title: str
    x_title: str
    y_title: str
    kind: Kind
    series: Sequence[Series]
    write_y: Callable[[float], str] = lambda value: f"{value:g}"
    places: Sequence[str] = ()
    level: float | None = None
    """A line across: what would be even."""


def draw(title: str, about: str, panels: Sequence[Panel]) -> str:
    """The whole picture; `about` is the small line under its title."""
    lines = wrap(about, _ABOUT)
    head = 52 + 18 * len(lines)
    height = head + len(panels) * _PANEL + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-labelledby="title about" font-family="{_FONT}" fill="{INK}">',
        f'<title id="title">{escape(title)}</title><desc id="about">{escape(about)}</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        _text(20, 34, title, size=21, weight="bold"),
        *(_text(20, 58 + 18 * number, line) for number, line in enumerate(lines)),
    ]
    for number, panel in enumerate(panels):
        parts.append(f'<g transform="translate(0 {head + number * _PANEL})">{_panel(panel)}</g>')
    return "\n".join([*parts, "</svg>"]) + "\n"


@dataclass(frozen=True)
class _Frame:
    """Where values lie in a panel."""

    x_low: float
    x_high: float
    y_low: float
    y_high: float

    def x(self, value: float) -> float:
        share = (value - self.x_low) / (self.x_high - self.x_low or 1.0)
        return _LEFT + share * (WIDTH - _LEFT - _RIGHT)

    def y(self, value: float) -> float:
        share = (value - self.y_low) / (self.y_high - self.y_low or 1.0)
        return _PANEL - _BOTTOM - share * (_PANEL - _TOP - _BOTTOM)


def _panel(panel: Panel) -> str:
    frame = _frame_of(panel)
    parts = [
        f'<rect x="12" y="4" width="{WIDTH - 24}" height="{_PANEL - 12}" rx="10" '
        f'fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>',
        _text(24, 28, panel.title, size=16, weight="bold"),
        *_axes(panel, frame),
    ]
    if panel.level is not None:
        at = f"{frame.y(panel.level):.1f}"
        parts.append(f'<path d="M{_LEFT} {at}H{WIDTH - _RIGHT}" stroke="{INK}" stroke-width="1.5" stroke-dasharray="3 3"/>')
    for number, series in enumerate(panel.series):
        parts += _drawn(panel, series, number, frame)
    if len(panel.series) > 1:
        parts += _key(panel.series)
    return "".join(parts)


def _frame_of(panel: Panel) -> _Frame:
    points = [point for series in panel.series for point in series.points]
    ys = [y for point in points for y in (point.y, point.low, point.high) if y is not None and isfinite(y)]
    ys += [] if panel.level is None else [panel.level]
    low, high = min(ys, default=0.0), max(ys, default=1.0)
    ticks = nice(min(low, 0.0) if panel.kind != Kind.DOTS or low >= 0 else low, high)
    xs = [point.x for point in points] or [0.0]
    side = 0.5 if panel.places or panel.kind == Kind.BARS else 0.0
    return _Frame(min(xs) - side, max(xs) + side, ticks[0], ticks[-1])


def nice(low: float, high: float) -> list[float]:
    """Round numbers from one at most `low` to one at least `high`."""
    span = (high - low) or 1.0
    rough = span / _TICKS
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * times for times in (1, 2, 2.5, 5, 10) if unit * times >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * at, 12) for at in range(first, max(last, first + 1) + 1)]


def _axes(panel: Panel, frame: _Frame) -> list[str]:
    parts = []
    for value in nice(frame.y_low, frame.y_high):
        at = frame.y(value)
        parts.append(f'<path d="M{_LEFT} {at:.1f}H{WIDTH - _RIGHT}" stroke="{GRID}"/>')
        parts.append(_text(_LEFT - 8, at + 5, panel.write_y(value), anchor="end"))
    base = _PANEL - _BOTTOM
    for place, name in _marks(panel, frame):
        parts.append(f'<path d="M{frame.x(place):.1f} {base}v5" stroke="{INK}"/>')
        parts.append(_text(frame.x(place), base + 20, name, anchor="middle"))
    parts.append(f'<path d="M{_LEFT} {base}H{WIDTH - _RIGHT}" stroke="{INK}" stroke-width="1.5"/>')
    parts.append(_text((_LEFT + WIDTH - _RIGHT) / 2, base + 42, panel.x_title, anchor="middle"))
    middle = (_TOP + base) / 2
    parts.append(_text(28, middle, panel.y_title, anchor="middle", turned=True))
    return parts


def _marks(panel: Panel, frame: _Frame) -> list[tuple[float, str]]:
    if panel.places:
        return [(float(at), name) for at, name in enumerate(panel.places)]
    return [(value, f"{value:g}") for value in nice(frame.x_low, frame.x_high) if frame.x_low <= value <= frame.x_high]


def _drawn(panel: Panel, series: Series, number: int, frame: _Frame) -> list[str]:
    colour = COLOURS[number % len(COLOURS)]
    parts = []
    if panel.kind == Kind.BARS:
        xs = sorted(point.x for point in series.points)
        step = min((b - a for a, b in pairwise(xs)), default=1.0)
        width = max(1.0, 0.72 * step * (frame.x(1.0) - frame.x(0.0)))
        parts += [_bar(frame, point, width, colour) for point in series.points]
    if panel.kind == Kind.LINES:
        way = " ".join(f"{frame.x(point.x):.1f},{frame.y(point.y):.1f}" for point in series.points)
        dash = DASHES[number % len(DASHES)]
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>')
    parts += [_whisker(frame, point) for point in series.points if point.low is not None]
    if panel.kind == Kind.DOTS or (panel.kind == Kind.LINES and len(series.points) <= 40):
        parts += [mark(frame.x(point.x), frame.y(point.y), number) for point in series.points]
    return parts


def _bar(frame: _Frame, point: Point, width: float, colour: str) -> str:
    top, base = sorted((frame.y(point.y), frame.y(0.0)))
    return (
        f'<rect x="{frame.x(point.x) - width / 2:.1f}" y="{top:.1f}" width="{width:.1f}" height="{base - top:.1f}" '
        f'fill="{colour}" fill-opacity="0.75" stroke="{INK}" stroke-width="{min(1.0, width / 8):.2f}"/>'
    )


def _whisker(frame: _Frame, point: Point) -> str:
    low = frame.y(max(frame.y_low, frame.y_low if point.low is None else point.low))
    high = frame.y(min(frame.y_high, frame.y_high if point.high is None else point.high))
    x = frame.x(point.x)
    return (
        f'<path d="M{x - 5:.1f} {low:.1f}h10M{x - 5:.1f} {high:.1f}h10M{x:.1f} {low:.1f}V{high:.1f}" '
        f'stroke="{INK}" stroke-width="1.5" fill="none"/>'
    )


def mark(x: float, y: float, number: int) -> str:
    """The shape of a series: circle, square, triangle, diamond, cross bars, ring."""
    colour = COLOURS[number % len(COLOURS)]
    around = f'fill="{colour}" stroke="{INK}" stroke-width="0.8"'
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" {around}/>',
        f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" {around}/>',
        f'<path d="M{x:.1f} {y - 6:.1f}l6 10.5h-12z" {around}/>',
        f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z" {around}/>',
        f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10" stroke="{colour}" stroke-width="3"/>',
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{CARD}" stroke="{colour}" stroke-width="2.5"/>',
    )
    return shapes[number % len(shapes)]


def _key(series: Sequence[Series]) -> list[str]:
    """Names in the upper right corner, from right to left as they fit."""
    parts, x = [], WIDTH - _RIGHT - sum(40 + 8 * len(each.name) for each in series)
    for number, each in enumerate(series):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        parts.append(f'<path d="M{x} 23h24" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>')
        parts.append(mark(x + 12, 23, number))
        parts.append(_text(x + 30, 28, each.name))
        x += 40 + 8 * len(each.name)
    return parts


def _text(
    x: float, y: float, text: str, size: int = 14, anchor: str = "start", weight: str = "normal", turned: bool = False
) -> str:
    turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{turn}'
    return f'<text {place} font-size="{size}" font-weight="{weight}">{escape(text)}</text>'
