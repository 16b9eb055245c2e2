"""Faults in Python: what a tired person writes. Types, texts and documentation stay as they are."""

import ast
import re
from collections.abc import Iterator
from itertools import accumulate

from tests.mutants.mutant import Mutant

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
TYPES = ("annotation", "returns", "type_params")
"""Fields that hold types."""

MOST_SETTING = 10
"""Larger numbers outside of functions are sizes and limits: one more or less of them is no fault."""

Edit = tuple[int, int, str]


def mutants(path: str, source: str) -> list[Mutant]:
    """All faults that can be planted in a module, in the order of their places."""
    found = _Module(source).faults()
    return [
        Mutant(path, start, end, source[start:end], after, source.count("\n", 0, start) + 1, function)
        for (start, end, after), function in sorted(set(found))
    ]


class _Module:
    def __init__(self, source: str) -> None:
        self._source = source
        self._lines = [line.encode() for line in source.splitlines(keepends=True)]
        self._starts = [0, *accumulate(len(line.decode()) for line in self._lines)]

    def faults(self) -> Iterator[tuple[Edit, str]]:
        yield from self._in(ast.parse(self._source), "", "")

    def _in(self, node: ast.AST, around: str, function: str) -> Iterator[tuple[Edit, str]]:
        """The faults below a node. `around` is how Python begins the names of what is defined there."""
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                around, function = f"{around}{name}.<locals>.", around + name
            case ast.ClassDef(name=name):
                around = f"{around}{name}."
        for edit in self._of(node, bool(function)):
            yield edit, function
        for name, value in ast.iter_fields(node):
            if name not in (*TYPES, "decorator_list"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self._in(child, around, function)

    def _of(self, node: ast.AST, in_function: bool) -> Iterator[Edit]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                yield self._operator(left, right, *COMPARISONS[type(op)])
            case ast.BoolOp(op=op, values=[first, second, *_]):
                yield self._operator(first, second, *(("and", "or") if isinstance(op, ast.And) else ("or", "and")))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
                yield self._operator(left, right, *ARITHMETIC[type(op)])
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
                yield self._operator(target, value, *ARITHMETIC[type(op)])
            case ast.UnaryOp(op=ast.Not()):
                yield self._denial(node)
            case ast.Constant(value=bool(value)):
                yield *self._span(node), str(not value)
            case ast.Constant(value=int(value)) if in_function or value <= MOST_SETTING:
                yield *self._span(node), str(value + 1)
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if not isinstance(
                test, ast.Compare | ast.UnaryOp
            ):
                yield self._start(test), self._start(test), "not "
            case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
                yield *self._span(value), "None"
        if in_function and self._is_deed(node):
            yield *self._span(node), "pass"

    def _is_deed(self, node: ast.AST) -> bool:
        """A statement without which the function still runs: it changes something, calls or raises."""
        match node:
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
                return True
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                return True
        return False

    def _operator(self, left: ast.AST, right: ast.AST, before: str, after: str) -> Edit:
        """What stands between two operands, brackets and line breaks apart."""
        start, end = self._span(left)[1], self._start(right)
        found = re.search(rf"(?<![\w<>=!*/]){re.escape(before)}".replace(r"\ ", r"\s+"), self._source[start:end])
        assert found is not None, self._source[start:end]
        return start + found.start(), start + found.end(), after

    def _denial(self, node: ast.AST) -> Edit:
        """The word `not` and the room behind it. A bracket that opens there stays: it closes elsewhere."""
        start = self._start(node)
        found = re.compile(r"not\s*").match(self._source, start)
        assert found is not None
        return start, found.end(), ""

    def _span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._place(node.lineno, node.col_offset), self._place(node.end_lineno, node.end_col_offset)

    def _start(self, node: ast.AST) -> int:
        return self._span(node)[0]

    def _place(self, line: int, column: int) -> int:
        """The tree counts bytes; a file is read as characters."""
        return self._starts[line - 1] + len(self._lines[line - 1][:column].decode())
