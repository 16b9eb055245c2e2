"""The drawings of the page itself, as SVG for the rules pages: the same taxi, dice, stops and streets that players see.

They are drawn by the page's own components (art.mjs), so a picture is never a second copy. A colour that is the same by day
and by night is written out; the others are variables with a light and a dark value.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias
from xml.etree import ElementTree

from tests.browser.node import ROOT, package, run_node

WIDE: Final = 480  # on a phone three quarters of it are left
LINE: Final = 24
Job: TypeAlias = dict[str, Any]

_COLOURS: Final = [
    ROOT / "web" / "src" / "look" / "tokens.css",
    *sorted((ROOT / "src" / "cabstand" / "games").glob("*/web/paints.css")),
]
"""Colours that any screen uses, and those of one game."""
_LETTERS: Final = "system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"
_OWN: Final = f"""
.paper{{fill:var(--paper)}}
.label{{fill:var(--card);stroke:var(--ink);stroke-width:2}}
.lead{{fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round}}
.lead-rim{{fill:none;stroke:var(--card);stroke-width:7;stroke-linecap:round}}
.text{{fill:var(--ink);font:18px {_LETTERS}}}
.head{{fill:var(--ink);font:bold 18px {_LETTERS}}}
.number{{fill:var(--outline);font:bold 26px {_LETTERS}}}
.tile{{fill:var(--bone);stroke:var(--outline);stroke-width:2.5}}
.turned{{fill:var(--cab);stroke:var(--outline);stroke-width:2.5}}
.played{{fill:none;stroke:var(--go);stroke-width:4}}
.heaven{{fill:var(--heaven)}}
.edge{{fill:none;stroke:var(--outline);stroke-width:2.5}}
.spot{{fill:var(--outline);stroke:var(--bone);stroke-width:2}}
.on-spot{{fill:var(--bone);font:bold 16px {_LETTERS}}}
.line{{stroke:var(--line);stroke-width:2}}
"""


@dataclass(frozen=True)
class Art:
    """What a component has drawn, the style it needs, and of a street where everything lies."""

    body: str
    style: str
    layout: dict[str, Any]


@dataclass(frozen=True)
class Picture:
    """A file beside a page: its name, what the page says for those who do not see it, and the file's text."""

    name: str
    alt: str
    svg: str


def draw(jobs: Sequence[Job]) -> list[Art]:
    """Has the page's components draw: each job names one below src/cabstand/games, and its props."""
    package("svelte")
    done = run_node(Path(__file__).with_name("art.mjs"), given=json.dumps(jobs))
    assert done.returncode == 0, done.stderr
    return [Art(_bare(one["body"]), _style(one["head"]), one["layout"] or {}) for one in json.loads(done.stdout)]


def _bare(body: str) -> str:
    """Without the comments by which a browser would find its way, and without long fractions."""
    body = re.sub(r"<!--.*?-->", "", body)
    return re.sub(r"\d+\.\d{3,}", lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), body)


def _style(head: str) -> str:
    """Rules only: nothing moves in a picture."""
    rules = "".join(re.findall(r"<style[^>]*>(.*?)</style>", head, re.S))
    rules = re.sub(r"/\*.*?\*/", "", rules, flags=re.S)
    rules = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}|animation:[^;]*;", "", rules)
    return re.sub(r"\s*([{};:,])\s*", r"\1", re.sub(r"\s+", " ", rules)).strip().replace("font:400", "font:800")


# --- a file ----------------------------------------------------------------------------------------------------------


def picture(name: str, alt: str, words: str, tall: float, body: str, art: Sequence[Art] = (), wide: float = WIDE) -> Picture:
    """A drawing on its own paper, in words as well, and for light and dark pages."""
    size = f'width="{wide:g}" height="{tall:g}" viewBox="0 0 {wide:g} {tall:g}"'
    rules = dict.fromkeys(chain.from_iterable(re.findall(r"[^{}]+\{[^{}]*\}", one.style) for one in art))
    whole = _coloured("".join(rule for rule in rules if _is_used(rule, body)) + _own_style(body), body)
    svg = "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title desc">',
            f'<title id="title">{escape(alt, quote=False)}</title>',
            f'<desc id="desc">{escape(words, quote=False)}</desc>',
            whole,
            "</svg>",
            "",
        ]
    )
    ElementTree.fromstring(svg)  # noqa: S314  our own text: it is well-formed, or it is not written
    return Picture(name, alt, svg)


def _is_used(rule: str, body: str) -> bool:
    return all(name in body for name in re.findall(r"\.([A-Za-z][\w-]*)", rule.split("{", 1)[0]))


def _own_style(body: str) -> str:
    used = {name for chunk in re.findall(r'class="([^"]*)"', body) for name in chunk.split()}
    return "".join(rule for rule in _OWN.strip().splitlines() if rule[1 : rule.index("{")] in used)


def _coloured(style: str, body: str) -> str:
    """Colours that never change are written out; of the others only those that are used are kept as variables."""
    by_day_and_night = [path.read_text(encoding="utf-8").partition(':root[data-theme="dark"]')[::2] for path in _COLOURS]
    light, dark = (
        dict(re.findall(r"--([\w-]+):\s*([^;]+);", "\n".join(parts))) for parts in zip(*by_day_and_night, strict=True)
    )
    light["sign"] = f"Bungee,'Arial Black',{_LETTERS}"

    def value(found: re.Match[str]) -> str:
        return found[0] if found[1] in dark else light[found[1]]

    style, body = (re.sub(r"var\(--([\w-]+)\)", value, part) for part in (style, body))
    kept = sorted(set(re.findall(r"var\(--([\w-]+)\)", style + body)))
    by_day, by_night = (";".join(f"--{name}:{tones[name]}" for name in kept) for tones in (light, dark))
    themes = f"svg{{{by_day}}}\n@media (prefers-color-scheme:dark){{svg{{{by_night}}}}}" if kept else ""
    return f"<style>\n{themes}\n{style}\n</style>\n{body}"


# --- what a picture is put together from -----------------------------------------------------------------------------


def paper(tall: float, wide: float = WIDE) -> str:
    return f'<rect class="paper" width="{wide:g}" height="{tall:g}" rx="12"/>'


def put(shape: str, x: float, y: float, scale: float = 1) -> str:
    """A shape with its upper left corner here."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shape}</g>'


def text(x: float, y: float, line: str, kind: str = "text", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(line, quote=False)}</text>'


def label(x: float, y: float, line: str, wide: float, lead: str = "") -> str:
    """A name on a plate around a point, and a line that leads from it to what it names."""
    leads = f'<path class="lead-rim" d="{lead}"/><path class="lead" d="{lead}"/>' if lead else ""
    plate = f'<rect class="label" x="{x - wide / 2:g}" y="{y - 15:g}" width="{wide:g}" height="30" rx="8"/>'
    return leads + plate + text(x, y + 6, line, "head", "middle")


def tile(x: float, y: float, number: int, turned: bool = False) -> str:
    """A number tile, 44 by 40; one that has just been turned is lit."""
    plate = f'<rect class="{"turned" if turned else "tile"}" x="{x:g}" y="{y:g}" width="44" height="40" rx="10"/>'
    return plate + text(x + 22, y + 29.5, str(number), "number", "middle")


def spot(x: float, y: float, letter: str) -> str:
    """A letter on a disc, for what is said elsewhere."""
    return f'<circle class="spot" cx="{x:g}" cy="{y:g}" r="13"/>' + text(x, y + 6, letter, "on-spot", "middle")


def write(folder: Path, pictures: Sequence[Picture]) -> None:
    """Writes a folder's files; one that is no longer drawn goes."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for one in pictures:
        (folder / f"{one.name}.svg").write_text(one.svg, encoding="utf-8")
