"""A process that measures on request: it reads `workload seconds` from standard input and answers with one line of JSON.

It imports nothing but the standard library, so that peers can use it in an environment of their own.
"""

import json
import sys
import time
from collections.abc import Callable, Mapping

Workload = Callable[[], "dict[str, float]"]
"""Does a little work and says how much, for example {"games": 5, "moves": 610}."""


def serve(workloads: Mapping[str, Workload], about: Mapping[str, str]) -> None:
    """Answer until standard input ends. Rates are per second of this process's own CPU time."""
    print(json.dumps(dict(about)), flush=True)
    for request in sys.stdin:
        name, seconds = request.split()
        print(json.dumps(measure(workloads[name], float(seconds))), flush=True)


def measure(workload: Workload, seconds: float) -> dict[str, float]:
    done: dict[str, float] = {}
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        for unit, amount in workload().items():
            done[unit] = done.get(unit, 0.0) + amount
        spent = time.process_time() - started
    return {unit: amount / spent for unit, amount in done.items()}
