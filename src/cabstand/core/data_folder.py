"""Where Cabstand keeps what it makes."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Where Cabstand keeps what it makes: CABSTAND_DATA, else the XDG data folder."""
    named = os.environ.get("CABSTAND_DATA")
    if named:
        return Path(named)
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(shared).expanduser() / "cabstand"
