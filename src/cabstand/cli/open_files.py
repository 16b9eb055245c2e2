"""How many files a process may have open; connections are files too."""

import resource
from typing import Final

_FILES: Final = 65_536  # more than this are never needed


def raise_file_limit() -> int:
    """How many files may be open after asking for as many as this system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # some systems promise more than they give
            return soft
    return wanted
