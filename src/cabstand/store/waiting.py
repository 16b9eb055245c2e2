"""Callers who wait until a batch is durable."""

import asyncio
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

Work = TypeVar("Work")


class Waiting(NamedTuple, Generic[Work]):
    answer: asyncio.Future[None]
    work: Work


def answer(batch: Sequence[Waiting[Work]], errors: Sequence[Exception | None]) -> None:
    """Tell each caller what became of their work."""
    for waiting, error in zip(batch, errors, strict=True):
        if waiting.answer.done():
            continue  # the caller gave up waiting
        if error is None:
            waiting.answer.set_result(None)
        else:
            waiting.answer.set_exception(error)
