"""The faults that `./cab mutants` plants: which there are, that each is one small change, and that the choice never varies."""

import ast
from random import Random

import pytest
from tests.mutants import python, rooms, run, typescript
from tests.mutants.mutant import Mutant


def planted(source: str, mutate: str = "python") -> set[str]:
    """A source with each of its faults."""
    found = (python if mutate == "python" else typescript).mutants("a file", source)
    return {one.planted(source) for one in found}


@pytest.mark.parametrize(
    ("sound", "faulty"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a >= b", {"x = a > b"}),
        ("x = (a) == (b)", {"x = (a) != (b)"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a and b and c", {"x = a or b and c"}),
        ("x = (a\n    or b)", {"x = (a\n    and b)"}),
        ("x = not a", {"x = a"}),
        ("x = not (a[b])", {"x = (a[b])"}),
        ("x = True", {"x = False"}),
        ("x = 7", {"x = 8"}),
        ("MOST = 500", set()),
        ("x = a // b", {"x = a * b"}),
        ("x = a << b", {"x = a >> b"}),
        ("if a:\n    b()", {"if not a:\n    b()"}),
        ("x = 'ä' if a < b else c", {"x = 'ä' if a <= b else c"}),
    ],
)
def test_a_line_has_these_faults(sound: str, faulty: set[str]) -> None:
    assert planted(sound) == faulty


def test_a_function_can_lose_what_it_does_and_what_it_returns() -> None:
    sound = 'def f(a: int = 0) -> int | None:\n    """Two."""\n    a.b = c\n    d(e)\n    g += h\n    i = j\n    return i\n'
    assert planted(sound) == {
        sound.replace("= 0", "= 1"),
        sound.replace("a.b = c", "pass"),
        sound.replace("d(e)", "pass"),
        sound.replace("g += h", "pass"),
        sound.replace("+=", "-="),
        sound.replace("return i", "return None"),
    }


def test_a_fault_knows_the_function_that_it_is_in() -> None:
    source = "A = 1\nclass B:\n    c = 2\n    @d\n    def e(self):\n        def f():\n            return g\n        return f\n"
    found = {one.before: one.function for one in python.mutants("a file", source)}
    assert found == {"1": "", "2": "", "g": "B.e.<locals>.f", "f": "B.e"}


@pytest.mark.parametrize(
    ("sound", "faulty"),
    [
        ("if (a === b) c();", {"if (a !== b) c();"}),
        ("  this.use(card);", {"  ;".lstrip()}),
        ("const x = a < b && !c;", {"const x = a <= b && !c;", "const x = a < b || !c;"}),
        ("let x = y ?? 3n; // or 4", {"let x = y && 3n; // or 4", "let x = y ?? 4n; // or 4"}),
        ("return a + b;", {"return a - b;", "return undefined;"}),
        ("export type A = 1 | 2;", set()),
        ("while (!deck.size) draw();", {"while (deck.size) draw();"}),
        ("const one = /^[0-9]{3}$/;", set()),
    ],
)
def test_a_line_of_typescript_has_these_faults(sound: str, faulty: set[str]) -> None:
    assert planted(sound, "typescript") == faulty


def test_every_fault_of_the_sample_can_be_planted_and_the_sample_never_varies() -> None:
    chosen = run.sample()
    assert chosen == run.sample()
    assert len({one for _, one in chosen}) == len(chosen) == sum(rooms.QUOTA.values())
    for _, one in chosen:
        sound = (rooms.ROOT / one.path).read_text(encoding="utf-8")
        faulty = one.planted(sound)
        assert faulty != sound
        if one.path.endswith(".py"):
            ast.parse(faulty)


def test_what_is_listed_as_equivalent_is_in_the_sources() -> None:
    found = {run.key(one) for room in rooms.QUOTA for one in rooms.mutants_in(room)}
    assert run.equivalents() <= found


def test_the_fastest_tests_that_call_a_faulty_function_are_run_first() -> None:
    calls = {"a.py:f": {"slow": 50.0, "fast": 0.1, "endless": 70.0}, "a.py:g": {"other": 0.2}}
    assert run.tests_of(Mutant("a.py", 0, 1, "1", "2", 1, "f"), calls).callers == ["fast", "slow"]
    assert run.tests_of(Mutant("a.py", 0, 1, "1", "2", 1), calls).callers == ["fast", "other", "slow"]


def test_every_test_that_is_named_for_a_room_exists() -> None:
    assert all((rooms.ROOT / test.partition("::")[0]).exists() for tests in rooms.NAMED.values() for test in tests)


def test_the_table_counts_by_room_and_names_who_survived() -> None:
    fates = Random(3).choices(["killed", "survived", "equivalent"], k=20)
    results = [run.Result("table", Mutant("a.py", 0, 1, "<", "<=", 7), fate) for fate in fates]
    said = run.report(results).splitlines()
    killed, survived, same = (fates.count(fate) for fate in ("killed", "survived", "equivalent"))
    (row,) = [line.split() for line in said if line.startswith("table")]
    assert row == ["table", "20", str(killed), str(survived), str(same), f"{100 * killed / (killed + survived):.1f}", "%"]
    assert said.count("survived: a.py:7  < -> <=") == survived
