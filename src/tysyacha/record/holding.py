"""A file that one program at a time holds, so that two of them never write to it."""

from __future__ import annotations

from typing import IO


def hold(file: IO[bytes]) -> bool:
    """Whether nobody else held the open file; it is let go with its closing, however the process ends."""
    try:
        import fcntl
    except ImportError:  # a system without such locks: one program at a time is up to the person
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
