"""Faults in TypeScript, found by patterns: enough for files of plain arithmetic and conditions."""

import re
from collections.abc import Sequence
from typing import Final

from tests.mutants.mutant import Mutant

CHANGES: Final[Sequence[tuple[str, str]]] = (
    (r" === ", " !== "),
    (r" !== ", " === "),
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \?\? ", " && "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r" \* ", " + "),
    (r" % ", " * "),
    (r" \+= ", " -= "),
    (r" -= ", " += "),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"(?<=\()!(?=[\w(])", ""),
    (r"(?<=return )[^;\n]+(?=;)", "undefined"),
    (r"^ +(?:this|[a-z]\w*)[\w.?\[\]]*\([^;\n]*\);$", ";"),
    (r"^ +throw [^;\n]+;$", ";"),
)
NUMBER: Final = re.compile(r"(?<![\w.\"'`#$])\d+n?\b(?![\"'`])")
NO_CODE: Final = re.compile(
    r"//.*|/\*[\s\S]*?\*/|^import .*?;$|^ *(?:export )?(?:type|interface) .*$|/(?:\\.|[^/\n\\ ])+/[a-z]*(?=[.,;)])", re.M
)
"""Comments, imports, types and regular expressions."""


def mutants(path: str, source: str) -> list[Mutant]:
    """All faults that can be planted in a module, in the order of their places."""
    code = NO_CODE.sub(lambda found: re.sub(r"[^\n]", "~", found[0]), source)
    edits = {(found.start(), found.end(), after) for before, after in CHANGES for found in re.finditer(before, code, re.M)}
    edits |= {(found.start(), found.end(), _next(found[0])) for found in NUMBER.finditer(code)}
    return [
        Mutant(path, start, end, source[start:end], after, source.count("\n", 0, start) + 1)
        for start, end, after in sorted(edits)
        if source[start:end] != after
    ]


def _next(number: str) -> str:
    return f"{int(number.rstrip('n')) + 1}{'n' if number.endswith('n') else ''}"
