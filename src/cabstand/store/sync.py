"""Making sure that what was written to a folder is on the disk."""

import os
import sys
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """A new file's name must survive a power cut too. Windows writes it with the file, and opens no folders."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
