"""Shapes of the Fare Play drawings: cards, buildings, tokens and signs, each around its own middle, and the colours.

Everything is flat, with one ink outline. A colour is a class with a light and a dark value; whatever a colour says, a shape
says too: a tick on a disc, a cross on a square.
"""

from typing import Final

from cabstand.games.fare_play import cards

SIDE: Final = 52  # of a card
HALF: Final = SIDE // 2
ROAD: Final = 16
KERB: Final = 19.5

# Name: the property, light and dark values, and what does not change with the light.
COLOURS: Final[dict[str, tuple[str, str, str, str]]] = {
    "paper": ("fill", "#FFF8E7", "#15152E", ""),
    "card": ("fill", "#FFFFFF", "#22224A", ""),
    "ink": ("fill", "#1B1B3A", "#F4F1E6", ""),
    "grass": ("fill", "#CFE3B4", "#2C4A3C", ""),
    "lawn": ("fill", "#BCD69F", "#355846", ""),
    "stone": ("fill", "#E3DACB", "#4A4668", ""),
    "brake": ("fill", "#D7402B", "#FF7A66", ""),
    "go": ("fill", "#0F8A6C", "#3ED9AE", ""),
    "sky": ("fill", "#2F6FD0", "#7FB2FF", ""),
    "dusk": ("fill", "#5B4B9A", "#A79AF0", ""),
    "cab": ("fill", "#FFC72C", "#FFC72C", ""),
    "onsign": ("stroke", "#FFFFFF", "#15152E", "fill:none;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round"),
    "pen": ("stroke", "#1B1B3A", "#F4F1E6", "fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round"),
    "rim": ("stroke", "#1B1B3A", "#F4F1E6", "stroke-width:1.5;stroke-linejoin:round"),
    "kerb": ("stroke", "#1B1B3A", "#C9C6BF", f"fill:none;stroke-width:{KERB}"),
    "road": ("stroke", "#5A5B70", "#3B3C58", f"fill:none;stroke-width:{ROAD}"),
    "line": ("stroke", "#FFF3CF", "#D8CFAE", "fill:none;stroke-width:1.5;stroke-dasharray:6 7;stroke-dashoffset:-3.5"),
    "zebra": ("stroke", "#FFF3CF", "#D8CFAE", "fill:none;stroke-width:2"),
    "shade": ("stroke", "#1B1B3A", "#000010", "fill:none;stroke-width:24;opacity:.35"),
    "halo": ("stroke", "#1B1B3A", "#0B0B1C", "fill:none;stroke-width:8;stroke-linejoin:round"),
    "way": ("stroke", "#FFC72C", "#FFC72C", "fill:none;stroke-width:4.5;stroke-linejoin:round"),
    "second": ("stroke", "#FFFFFF", "#FFFFFF", "fill:none;stroke-width:4.5;stroke-dasharray:6 4"),
    "chevron": ("stroke", "#FFF8E7", "#FFF8E7", "fill:none;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round"),
    "trail": ("stroke", "#FFF8E7", "#FFF8E7", "fill:none;stroke-width:4;stroke-linecap:round;stroke-dasharray:0 7"),
    "empty": ("stroke", "#5B4B9A", "#A79AF0", "fill:none;stroke-width:1.5;stroke-dasharray:4 4"),
    "fits": ("stroke", "#0F8A6C", "#3ED9AE", "fill:none;stroke-width:4"),
    "refused": ("stroke", "#D7402B", "#FF7A66", "fill:none;stroke-width:4;stroke-dasharray:7 5"),
    "bar": ("stroke", "#D7402B", "#FF7A66", "fill:none;stroke-width:6"),
    "barrim": ("stroke", "#FFFFFF", "#15152E", "fill:none;stroke-width:10"),
    "plain": ("stroke", "#FFFFFF", "#22224A", "fill:none;stroke-width:2.5"),
    "thin": ("stroke", "#FFFFFF", "#22224A", "fill:none;stroke-width:1.5;stroke-linecap:round"),
    "gap": ("stroke", "#FFFFFF", "#22224A", "stroke-width:1.5"),
    "flake": ("stroke", "#1B1B3A", "#F4F1E6", "fill:none;stroke-width:1.2;stroke-linecap:round"),
    "black": ("stroke", "#FFF8E7", "#F4F1E6", "fill:#0B0B1C;stroke-width:2;stroke-linejoin:round"),
    "glass": ("fill", "#C9C6E8", "#C9C6E8", ""),
    "wheel": ("fill", "#0B0B1C", "#0B0B1C", "stroke:#FFF8E7;stroke-width:1.5"),
    "way-head": ("fill", "#FFC72C", "#FFC72C", "stroke:#1B1B3A;stroke-width:1.5;stroke-linejoin:round"),
    "text": ("fill", "#1B1B3A", "#F4F1E6", "font:14px system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"),
    "head": ("fill", "#1B1B3A", "#F4F1E6", "font:bold 14px system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"),
}  # fmt: skip


def _roads(d: str, line: str = "") -> str:
    """A road along a path: kerb, asphalt, centre line."""
    return f'<path class="kerb" d="{d}"/><path class="road" d="{d}"/>' + (f'<path class="line" d="{line}"/>' if line else "")


NORTH_SOUTH: Final = "M0-26V26"
EAST_WEST: Final = "M-26 0H26"
_NORTH_EAST: Final = "M0-26A26 26 0 0 0 26 0"
_SOUTH_WEST: Final = "M0 26A26 26 0 0 0-26 0"
_ZEBRAS: Final = {
    "N": "M-6-23v6m4-6v6m4-6v6m4-6v6",
    "S": "M-6 23v-6m4 6v-6m4 6v-6m4 6v-6",
    "E": "M23-6h-6m6 4h-6m6 4h-6m6 4h-6",
    "W": "M-23-6h6m-6 4h6m-6 4h6m-6 4h6",
}
ARROW: Final = (  # of a One Way, above what drives there
    '<rect class="sky rim" x="-8" y="-15" width="16" height="30" rx="4"/><path class="onsign" d="M0-9V8M-4 4L0 9L4 4"/>'
)
_CROSS: Final = _roads("M0-26V26M-26 0H26")
BRIDGE_UNDER: Final = "bridge-under"
START: Final = "start"
# Every card unturned; the bridge in two layers, for what drives beneath.
CARDS: Final[dict[str, str]] = {
    "straight": _roads(NORTH_SOUTH, NORTH_SOUTH),
    "curve": _roads(_NORTH_EAST, _NORTH_EAST),
    "one-way": _roads(NORTH_SOUTH),
    "crossroad": _CROSS + f'<path class="zebra" d="{"".join(_ZEBRAS.values())}"/>',
    "tee": _roads("M-26 0H26M0 0V26") + f'<path class="zebra" d="{_ZEBRAS["E"] + _ZEBRAS["S"] + _ZEBRAS["W"]}"/>',
    "double-curve": _roads(_NORTH_EAST + _SOUTH_WEST, _NORTH_EAST + _SOUTH_WEST),
    BRIDGE_UNDER: _roads(NORTH_SOUTH, NORTH_SOUTH),
    "bridge": f'<path class="shade" d="M-26 3H26"/>{_roads(EAST_WEST, EAST_WEST)}',
    START: _CROSS + f'<path class="zebra" d="{"".join(_ZEBRAS.values())}"/><circle class="cab rim" r="5"/>',
}
PLAQUE: Final = '<circle class="card rim" r="17.5"/>'
BUILDINGS: Final[dict[int, str]] = {
    cards.CHURCH: '<path class="ink" d="M-.8-14.5h1.6v2h2v1.6h-2v2.4L5-2V1h6V11H2.5V5a2.5 2.5 0 0 0-5 0V11H-11V1h6V-2L-.8-8.5'
    'v-2.4h-2v-1.6h2Z"/>',
    cards.AIRPORT: '<path class="ink" d="M-10 12l1.5-13h-3.5l1.5-6h9l1.5 6h-3.5l1.5 13ZM-7-11h2v4h-2ZM1-6l4-1-3-6 2-.5 5 5.3'
    ' 3-.8c2-.5 2.5 1.4.6 2L2-3.5Z"/>',
    cards.HOTEL: '<path class="ink" d="M-9-13H9V12H-9Z"/><path class="plain" d="M-5-9V8M5-9V8M-5-.5H5"/>',
    cards.THEATRE: '<path class="ink" d="M1-11c4 1.5 8 1.5 12 0v9c0 6-3 9-6 10-3-1-6-4-6-10Z"/>'
    '<path class="thin" d="M3.5-5.5h2.5M8-5.5h2.5M4 3q3-4 6 0"/>'
    '<path class="ink gap" d="M-13-7c4 1.5 8 1.5 12 0v9c0 6-3 9-6 10-3-1-6-4-6-10Z"/>'
    '<path class="thin" d="M-10.5-1.5h2.5M-6-1.5h2.5M-10 3q3 5 6 0"/>',
    cards.STADIUM: '<path class="ink" d="M-14-3C-14-9 14-9 14-3L11 7C8 11-8 11-11 7Z"/>'
    '<ellipse class="card" cx="0" cy="-3" rx="9.5" ry="2.6"/><path class="pen" d="M-9-7V-13l5 1.5-5 1.5M9-7V-13l5 1.5-5 1.5"/>',
    cards.STATION: '<path class="ink" d="M-14 12V1H-6V-7L0-14L6-7V1H14V12H3V6H-3V12Z"/>'
    '<circle class="card" cx="0" cy="-4" r="4.5"/><path class="pen" d="M0-7V-4H2.5"/>',
}
TOKENS: Final[dict[int, str]] = {
    cards.ROAD_WORKS: '<path class="brake rim" d="M-12 11L-6.5-7h3L2 11ZM-2 11L3.5-7h3L12 11Z"/>'
    '<path class="zebra" d="M-8.5 1.5h7M1.5 1.5h7M-9.5 6h8.5M0 6h9.5"/><path class="pen" d="M-14 12H14"/>',
    cards.TRAFFIC_JAM: '<path class="brake rim" d="M-17 7V1l3-1 2-5h7l3 5 2 1v6Z"/>'
    '<path class="sky rim" d="M1 7V1l3-1 2-5h7l3 5 1 1v6Z"/>'
    '<path class="plain" d="M-11-2h4.5M7-2h4.5"/>'
    '<g class="ink"><circle cx="-12" cy="8" r="2.5"/><circle cx="-5" cy="8" r="2.5"/>'
    '<circle cx="5" cy="8" r="2.5"/><circle cx="12" cy="8" r="2.5"/></g>',
    cards.BLIZZARD: '<path class="card rim" d="M-10 3a6 6 0 0 1 0-11 8 8 0 0 1 14-3 7 7 0 0 1 7 13.5Z"/>'
    '<path class="flake" d="M-8 7v6m-2.6-4.5l5.2 3m0-3l-5.2 3"/>'
    '<path class="flake" d="M0 8v6m-2.6-4.5l5.2 3m0-3l-5.2 3M8 7v6m-2.6-4.5l5.2 3m0-3l-5.2 3"/>',
    cards.PARADE: '<path class="pen" d="M6 12V-15"/><path class="cab rim" d="M6-15l9 4-9 4Z"/>'
    '<path class="brake rim" d="M-14-1V9c0 4 16 4 16 0V-1Z"/><ellipse class="card rim" cx="-6" cy="-1" rx="8" ry="3"/>'
    '<path class="zebra" d="M-13 4l3.5 5 3.5-4 3.5 4L1 4"/>',
}  # fmt: skip
HEARSE: Final = (
    '<path class="black" d="M-18 6V-1l2-6H6l4 6 7 1.5q2 .5 2 3V6Z"/>'
    '<path class="glass" d="M-14-1l1.2-3.5H-4V-1ZM-1.5-1v-3.5H4.5L7-1Z"/>'
    '<circle class="wheel" cx="-10" cy="6.5" r="3"/><circle class="wheel" cx="10" cy="6.5" r="3"/>'
)
TICK: Final = '<circle class="go" r="8.5"/><path class="onsign" d="M-4 .5L-1 3.5L4-3.5"/>'
CROSS: Final = (
    '<rect class="brake" x="-8" y="-8" width="16" height="16" rx="3"/><path class="onsign" d="M-3.5-3.5l7 7m0-7l-7 7"/>'
)
# points east
CHEVRON: Final = '<path class="chevron" d="M-3-4.5L2 0L-3 4.5"/>'
DRIVE: Final = '<path class="go rim" d="M17-4h8v-5l11 9-11 9v-5h-8Z"/>'
ARRIVAL: Final = '<path class="way-head" d="M-3-6.5L7 0L-3 6.5Z"/>'
