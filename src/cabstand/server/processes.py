"""Processes beside the server, in which bots and the coach think."""

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from cabstand.server import bot_worker


def process_pool(compiled: bool) -> Executor:
    """A process in which rules run compiled, or interpreted.

    That is settled by the environment in which it starts, before anything of ours could be called there: it imports the
    program's main module first. So the environment is set for as long as it takes to start one.
    """
    context: Any = get_context("spawn")
    before = {name: os.environ.get(name) for name in ("NUMBA_DISABLE_JIT", "CABSTAND_RULES")}
    os.environ["NUMBA_DISABLE_JIT"] = "0" if compiled else "1"
    os.environ.pop("CABSTAND_RULES", None)
    try:
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=bot_worker.start)
        pool.submit(bot_worker.start)
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
    return pool


def stop(executor: Executor) -> None:
    """End a pool now: a bot that still thinks, or rules that are being compiled, must not keep the server from closing.

    Python can end the workers of a pool by itself only from 3.14 on.
    """
    workers: dict[int, Any] = getattr(executor, "_processes", None) or {}
    for worker in list(workers.values()):
        worker.terminate()
    executor.shutdown(wait=True, cancel_futures=True)
