"""A lock on a file that ends with its process, however that ends."""

import sys

if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Lock an open file, by its number; BlockingIOError where somebody else has it."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock an open file, by its number; BlockingIOError where somebody else has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
