"""`./cab verify`: redraw every die and card of a finished game, and say whether the secret gives them."""

from argparse import Namespace
from collections import Counter
from typing import Final

import msgspec
from rich.table import Table

from cabstand.cli.fetch import fetch_text
from cabstand.cli.terminal import Terminal
from cabstand.content.catalogue import Catalogue
from cabstand.table.rolls import Face, Rolls, count_rolls
from cabstand.table.verify import Difference, Verdict, verify

DIFFERS: Final = 1  # the exit status for a log that is not what its secret gives


def run(args: Namespace, terminal: Terminal) -> int:
    verdict = verify(fetch_text(terminal, args.file))
    rolls = count_rolls(verdict.header.find_game(), [draw.written for draw in verdict.draws])
    if args.json:
        terminal.console.out(_json(verdict, rolls), highlight=False)
    else:
        _print_promise(verdict, terminal)
        _print_verdict(verdict, terminal)
        _print_rolls(verdict.header.game, rolls, terminal)
    return DIFFERS if verdict.difference else 0


def _checked(verdict: Verdict) -> Counter[str]:
    return Counter(draw.kind for draw in verdict.draws)


def _json(verdict: Verdict, rolls: list[Rolls]) -> str:
    report = {
        "game": verdict.header.game,
        "table": verdict.promise.table,
        "commitment": verdict.promise.commitment,
        "nonces": verdict.promise.nonces,
        "right": verdict.difference is None,
        "draws": len(verdict.draws),
        "checked": _checked(verdict),
        "difference": verdict.difference,
        "rolls": rolls,
    }
    return msgspec.json.encode(report).decode()


def _print_promise(verdict: Verdict, terminal: Terminal) -> None:
    """A promise is worth something only if players compare it with what they saw."""
    words, promise = terminal.words, verdict.promise
    none = words.say("verify-no-nonce")
    nonces = [f"{player}: {nonce or none}" for player, nonce in zip(verdict.header.seats, promise.nonces, strict=True)]
    terminal.say("verify-title", game=words.say(verdict.header.game + "-name"), table=promise.table)
    terminal.say("verify-promise", commitment=promise.commitment)
    terminal.say("verify-nonces", nonces="; ".join(nonces))
    terminal.say("verify-compare")


def _name(words: Catalogue, own: str, general: str, plain: str) -> str:
    """What a game calls its draws and dice; where it brings no text, the general one, else its own notation."""
    return next((words.say(text) for text in (own, general) if text in words), plain)


def _print_verdict(verdict: Verdict, terminal: Terminal) -> None:
    words, game = terminal.words, verdict.header.game
    for kind, count in _checked(verdict).items():
        terminal.say("verify-checked", kind=_name(words, f"{game}-draw-{kind}", f"verify-kind-{kind}", kind), count=count)
    if verdict.difference is None:
        terminal.say("verify-right", draws=str(len(verdict.draws)))
    else:
        _print_difference(verdict.difference, terminal)


def _print_difference(found: Difference, terminal: Terminal) -> None:
    draw = found.draw
    if draw is None:
        terminal.say("verify-other-secret", line=str(found.line))
        terminal.say("verify-not-committed")
        return
    nothing = terminal.words.say("verify-nothing")
    terminal.say("verify-differs", line=str(found.line), draw=draw.name)
    terminal.say("verify-instead", written=draw.written or nothing, drawn=draw.drawn or nothing, text=found.text[:60])


def _print_rolls(game: str, rolls: list[Rolls], terminal: Terminal) -> None:
    words = terminal.words
    thrown = [sort for sort in rolls if sort.thrown]
    for sort in thrown:
        dice = _name(words, f"{game}-dice-{sort.die}", "verify-dice", sort.die)
        table = Table(title=words.say("verify-faces", dice=dice, thrown=sort.thrown))
        for head in ("verify-face", "verify-count", "verify-expected", "verify-band", "verify-inside"):
            table.add_column(words.say(head), justify="right")
        for face in sort.faces:
            table.add_row(*_row(face, terminal))
        terminal.console.print(table)
    if thrown:
        terminal.say("verify-band-means")


def _row(face: Face, terminal: Terminal) -> tuple[str, ...]:
    inside = terminal.words.say("verify-yes" if face.is_inside else "verify-no")
    return face.face, str(face.count), f"{face.expected:.1f}", f"{face.low} - {face.high}", inside
