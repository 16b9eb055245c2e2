"""What a server, or a load test, asks of the system it runs on: an event loop, and room for connections."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, Final

if sys.platform == "win32":
    _FILES: Final = 512

    def run_loop(work: Coroutine[Any, Any, None]) -> None:
        """Run until the work is done."""
        asyncio.run(work)

    def raise_file_limit() -> int:
        """How many files may be open, connections among them: what Windows lets a program wait for at once."""
        return _FILES

else:
    import resource

    _FILES: Final = 65_536  # more open files than this are never needed

    def run_loop(work: Coroutine[Any, Any, None]) -> None:
        """Run until the work is done."""
        import uvloop  # here: the parser of every command comes by, and the terminal does without

        uvloop.run(work)

    def raise_file_limit() -> int:
        """How many files may be open, connections among them, after asking for as many as this system allows."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (ValueError, OSError):  # some systems promise more than they give
                return soft
        return wanted
