"""A process to be killed: many tables append as fast as they can, and each acknowledged line is told on standard output."""

import asyncio
import os
import sys

from cabstand.store.open import open_store
from cabstand.store.store import Row


async def main(where: str, name: str) -> None:
    store = await open_store(where)

    async def play(table: str) -> None:
        for seq in range(1, 1_000_000):
            await store.lines.append(Row(table, seq, f"throw => {seq}", name, seq, f"key {seq}"))
            os.write(1, f"{table} {seq}\n".encode())

    await asyncio.gather(*(play(f"{name}-{number}") for number in range(32)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
