"""Scenes of Fare Play as SVG: small enough for a phone, for light and dark pages, the same bytes every time."""

from collections.abc import Iterable, Sequence
from html import escape
from math import atan2, degrees
from textwrap import wrap
from typing import Final

from docs.pictures import fare_play_shapes as shapes
from docs.pictures.fare_play_scenes import Scene, Step, lane_of_hearse
from docs.pictures.fare_play_shapes import HALF, SIDE
from tests.games.fare_play.drawing import EDGE_NAMES, Square, square_of, tokens_of, wrong_ways

from cabstand.games.fare_play import cards
from cabstand.games.fare_play.lanes import DX, DY, LEADS, NOWHERE, ROAD
from cabstand.games.fare_play.map import card_at
from cabstand.games.fare_play.record import Record

WIDEST: Final = 360
_MARGIN: Final = 12
_GAP: Final = 16
_LINE: Final = 18
_LETTER: Final = 7.6  # the width of a letter, on the wide side, so that no font runs over
_SIGN: Final = 24
_LARGE: Final = 1.5  # a thing shown by itself
_WAYS: Final = {name: (int(DX[edge]), int(DY[edge])) for edge, name in enumerate(EDGE_NAMES)}


def svg(title: str, scenes: Sequence[Scene], across: int) -> str:
    """A picture of scenes, so many side by side, each with its heading above and the rules' answer below."""
    room = (WIDEST - 2 * _MARGIN - (across - 1) * _GAP) / across
    parts: list[str] = []
    top, wide = _MARGIN, 0.0
    for first in range(0, len(scenes), across):
        row = scenes[first : first + across]
        widths = [_width(scene, room) for scene in row]
        above = max(len(_lines(scene.label, room)) for scene in row) * _LINE + 6
        tall = max(_box(scene)[3] * _side(scene) for scene in row)
        below = max(len(_lines(scene.answer, room - _sign(scene))) for scene in row) * _LINE
        left: float = _MARGIN
        for scene, width in zip(row, widths, strict=True):
            parts += _panel(scene, left, top, above, tall, room)
            left += (width if len(scenes) <= across else room) + _GAP
        wide = max(wide, left - _GAP + _MARGIN)
        top += above + tall + 6 + below + _GAP
    words = " ".join(f"{scene.label}: {scene.words} The rules say: {scene.answer}." for scene in scenes)
    return _file(title, words, _number(wide), top - _GAP + _MARGIN, parts)


def _file(title: str, words: str, wide: str, tall: int, parts: list[str]) -> str:
    body = "\n".join(parts)
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}" role="img"'
    names = 'aria-labelledby="title desc"'
    paper = f'<rect class="paper" width="{wide}" height="{tall}" rx="12"/>'
    return "\n".join(
        [
            f"{opening} {names}>",
            f'<title id="title">{escape(title, quote=False)}</title>',
            f'<desc id="desc">{escape(words, quote=False)}</desc>',
            _style(paper + body),
            paper,
            body,
            "</svg>",
            "",
        ]
    )


def _style(body: str) -> str:
    """The classes that the picture uses, light first."""
    used = {name for chunk in body.split('class="')[1:] for name in chunk.split('"', 1)[0].split()}
    rows = [(name, *values) for name, values in shapes.COLOURS.items() if name in used]
    assert used == {name for name, *_ in rows}, used
    light = "".join(f".{name}{{{kind}:{one}{';' + rest if rest else ''}}}\n" for name, kind, one, _, rest in rows)
    dark = "".join(f".{name}{{{kind}:{two}}}\n" for name, kind, one, two, _ in rows if one != two)
    return f"<style>\n{light}@media (prefers-color-scheme:dark){{\n{dark}}}\n</style>"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.")


# --- a panel ---------------------------------------------------------------------------------------------------------


def _box(scene: Scene) -> tuple[int, int, int, int]:
    """The west and north end of what is shown, and how many squares it spans."""
    shown = set(scene.marks) | ({scene.laid} if scene.laid else set())
    if not scene.plain:
        shown |= {square_of(scene.s, card) for card in range(scene.s.laid)}
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def _side(scene: Scene) -> int:
    return int(SIDE * _LARGE) if scene.plain else SIDE


def _sign(scene: Scene) -> int:
    return 0 if scene.fine is None else _SIGN


def _lines(text: str, room: float) -> list[str]:
    return wrap(text, int(room / _LETTER))


def _width(scene: Scene, room: float) -> float:
    wide = _box(scene)[2] * _side(scene)
    assert wide <= room, f"{scene.label}: {wide} is wider than {room}"
    texts = [(line, 0) for line in _lines(scene.label, room)]
    texts += [(line, _sign(scene)) for line in _lines(scene.answer, room - _sign(scene))]
    return max(wide, *(len(line) * _LETTER + sign for line, sign in texts))


def _panel(scene: Scene, left: float, top: int, above: int, tall: int, room: float) -> list[str]:
    x0, y0, _, squares_tall = _box(scene)
    side = _side(scene)
    middle = f"{_number(left + side / 2)} {_number(top + above + (tall - (squares_tall - 1) * side) / 2)}"
    large = f" scale({_LARGE})" if scene.plain else ""
    parts = [_text("head", line, left, top + 13 + i * _LINE) for i, line in enumerate(_lines(scene.label, room))]
    parts += [f'<g transform="translate({middle}){large}">', *_map(scene, x0, y0), "</g>"]
    base = top + above + tall + 6 + 13
    if scene.fine is not None:
        parts.append(_put(shapes.TICK if scene.fine else shapes.CROSS, left + 9, base - 5))
    answer = _lines(scene.answer, room - _sign(scene))
    return parts + [_text("text", line, left + _sign(scene), base + i * _LINE) for i, line in enumerate(answer)]


def _text(kind: str, line: str, x: float, y: int) -> str:
    return f'<text class="{kind}" x="{_number(x)}" y="{y}">{escape(line, quote=False)}</text>'


def _put(shape: str, x: float, y: float, turn: float = 0) -> str:
    turned = f" rotate({_number(turn)})" if turn else ""
    return f'<g transform="translate({_number(x)} {_number(y)}){turned}">{shape}</g>'


# --- a map -----------------------------------------------------------------------------------------------------------


def _map(scene: Scene, x0: int, y0: int) -> list[str]:
    s = scene.s
    shown = {square_of(s, card): (int(s.kind[card]), int(s.turned[card])) for card in range(s.laid)}
    if scene.laid and scene.card:
        shown[scene.laid] = scene.card
    if scene.plain and scene.laid:
        shown = {scene.laid: shown[scene.laid]}
    arrows = {((x, y), edge) for x, y, edge in wrong_ways(s)}
    parts: list[str] = []
    for (x, y), (kind, turn) in sorted(shown.items(), key=lambda item: (item[0][1], item[0][0])):
        ground = "stone" if kind >= cards.ROADS else ("grass", "lawn")[(x + y) % 2]
        steps = [step for step in scene.way if step[0] == (x, y)]
        is_refused = (x, y) == scene.laid and scene.fine is False
        against = [] if is_refused else [edge for square, edge in sorted(arrows) if square == (x, y)]
        body = [f'<path class="{ground}" d="M-26-26h52v52h-52Z"/>', *_card(kind, turn, (x, y) == (0, 0), steps)]
        body += _lanes(kind, turn) if scene.shows_lanes else []
        if kind == cards.ONE_WAY:
            body.append(_put(shapes.ARROW, 0, 0, 90 * turn))
        else:
            body += [_chevron(kind, turn, edge) for edge in against]
        if kind >= cards.ROADS:
            body.append(shapes.PLAQUE + shapes.BUILDINGS[kind])
        body += [_arrival(step) for step in steps if step[1] and not step[2] and kind >= cards.ROADS]
        parts.append(_put("".join(body), (x - x0) * SIDE, (y - y0) * SIDE))
    return parts + [_put(shape, (x - x0) * SIDE, (y - y0) * SIDE) for (x, y), shape in _upon(scene)]


def _card(kind: int, turn: int, is_start: bool, steps: list[Step]) -> list[str]:
    """The roads of a card, and the fare path on them; under a bridge what drives there."""
    if kind == cards.BRIDGE:
        under = [step for step in steps if {step[1], step[2]} & {"N", "S"}]
        over = [step for step in steps if step not in under]
        return [shapes.CARDS[shapes.BRIDGE_UNDER], *_way(under), shapes.CARDS["bridge"], *_way(over)]
    road = shapes.CARDS[shapes.START if is_start else "straight" if kind >= cards.ROADS else cards.CARD_NAMES[kind]]
    return [f'<g transform="rotate({90 * turn})">{road}</g>' if turn else road, *_way(steps)]


def _way(steps: Iterable[Step]) -> list[str]:
    return _line("".join(lane(entry, leave) for _, entry, leave in steps), "way")


def lane(entry: str, leave: str) -> str:
    """The line between two edges; from an edge to the middle of the card where one is not given."""
    if not entry or not leave:
        x, y = _WAYS[entry or leave]
        return f"M0 0L{x * HALF} {y * HALF}"
    (ax, ay), (bx, by) = _WAYS[entry], _WAYS[leave]
    if ax + bx == 0 and ay + by == 0:
        return f"M{ax * HALF} {ay * HALF}L{bx * HALF} {by * HALF}"
    sweep = int(ax * by - ay * bx < 0)
    return f"M{ax * HALF} {ay * HALF}A26 26 0 0 {sweep} {bx * HALF} {by * HALF}"


def _lanes(kind: int, turn: int) -> list[str]:
    """The lanes of a card: a full line, a second one dashed; where roads meet, a knot."""
    ends = [(edge, int(LEADS[kind, turn, edge])) for edge in range(4)]
    lines = [lane(EDGE_NAMES[a], EDGE_NAMES[b]) for a, b in ends if b > a]
    if not lines:
        arms = "".join(lane(EDGE_NAMES[edge], "") for edge in range(4) if ROAD[kind, turn, edge])
        return [*_line(arms, "way"), '<circle class="cab rim" r="7"/>']
    between = [shapes.CARDS["bridge"]] if kind == cards.BRIDGE else []
    return [*_line(lines[0], "way"), *(part for line in lines[1:] for part in [*between, *_line(line, "second")])]


def _line(d: str, kind: str) -> list[str]:
    return [f'<path class="halo" d="{d}"/><path class="{kind}" d="{d}"/>'] if d else []


def _middle(one: str, two: str) -> tuple[float, float]:
    """The middle of a lane between two edges."""
    (ax, ay), (bx, by) = _WAYS[one], _WAYS[two]
    return (ax + bx) * HALF * (1 - 0.5**0.5), (ay + by) * HALF * (1 - 0.5**0.5)


def _chevron(kind: int, turn: int, leave: str) -> str:
    """An arrow painted on a lane, pointing to the edge by which it is left."""
    entry = EDGE_NAMES[LEADS[kind, turn, EDGE_NAMES.index(leave)]]
    (ax, ay), (bx, by) = _WAYS[entry], _WAYS[leave]
    x, y = _middle(entry, leave)
    if kind >= cards.ROADS or (kind == cards.BRIDGE and by):
        x, y = bx * 22, by * 20  # beside the building, out from under the bridge
    return _put(shapes.CHEVRON, x, y, degrees(atan2(by - ay, bx - ax)))


def _arrival(step: Step) -> str:
    x, y = _WAYS[step[1]]
    return _put(shapes.ARRIVAL, x * 22, y * 22, degrees(atan2(-y, -x)))


# --- what stands on it -----------------------------------------------------------------------------------------------


def _upon(scene: Scene) -> list[tuple[Square, str]]:
    """Tokens, hearse, signs: square by square, in the order they are painted."""
    s = scene.s
    shapes_at: list[tuple[Square, str]] = []
    if scene.laid and not scene.plain:
        kind = "fits" if scene.fine else "refused"
        shapes_at.append((scene.laid, f'<rect class="{kind}" x="-24" y="-24" width="48" height="48" rx="5"/>'))
    shapes_at += [(square, shapes.TOKENS[kind]) for square, kind in tokens_of(s).items()]
    trail = lane_of_hearse(s)
    if trail:
        (x, y, entry), leave = trail
        hx, hy = _middle(entry, leave) if leave else (0.0, 0.0)
        ex, ey = _WAYS[entry]
        dots = "" if scene.plain else f'<path class="trail" d="M{ex * 40} {ey * 40}L{_number(hx)} {_number(hy)}"/>'
        shapes_at.append(((x, y), dots + _drives(scene, (x, y)) + _put(shapes.HEARSE, hx, hy)))
    else:
        shapes_at += [(square, _drives(scene, square)) for square in dict.fromkeys(place[:2] for place in scene.drives)]
    for square, good in scene.marks.items():
        is_empty = card_at(s, *square) == NOWHERE
        ring = '<rect class="empty" x="-22" y="-22" width="44" height="44" rx="6"/>' if is_empty else ""
        aside = 17 if _is_busy(s, square) else 0  # so that one sees what stands there
        shapes_at.append((square, ring + _put(shapes.TICK if good else shapes.CROSS, aside, -aside)))
    return shapes_at + [((x, y), _bar(edge)) for x, y, edge in scene.bars]


def _is_busy(s: Record, square: Square) -> bool:
    card = card_at(s, *square)
    return card != NOWHERE and bool(s.token[card] or s.kind[card] >= cards.ROADS)


def _drives(scene: Scene, square: Square) -> str:
    """Arrows over the edges by which a card is left."""
    angles = {"E": 0, "S": 90, "W": 180, "N": 270}
    arrow = shapes.DRIVE
    return "".join(_put(arrow, 0, 0, angles[edge]) for x, y, edge in scene.drives if (x, y) == square)


def _bar(edge: str) -> str:
    (x, y) = _WAYS[edge]
    d = f"M{x * HALF - abs(y) * 18} {y * HALF - abs(x) * 18}L{x * HALF + abs(y) * 18} {y * HALF + abs(x) * 18}"
    return f'<path class="barrim" d="{d}"/><path class="bar" d="{d}"/>'
