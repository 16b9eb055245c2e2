"""Bots on other machines: a Dask scheduler's executor, which is one like any other. The package distributed is an extra."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from cabstand.core.game import refuse

PATIENCE: Final = 10.0  # seconds for the scheduler to answer


@contextmanager
def cluster_at(address: str) -> Iterator[Executor]:
    """Where the workers of a scheduler think. Every job is one of its own: a seed is part of it, nothing is looked up again."""
    distributed: Any = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:  # who does not answer in time is an OSError too
        raise refuse("serve-cluster-away", address=address, why=str(error)) from None
    try:
        yield client.get_executor(pure=False)
    finally:
        client.close()
