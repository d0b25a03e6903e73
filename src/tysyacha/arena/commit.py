"""The seed that follows from the program itself: nobody picks it, and another state of the source has another."""

from __future__ import annotations

import subprocess
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple


class Origin(NamedTuple):
    """A seed, and what it was derived from: a commit, or the version where the program is no checkout."""

    seed: int
    commit: str


def origin() -> Origin:
    """The seed derived from the commit that is checked out, 0 to 2**32 - 1."""
    commit = _commit() or f"version {version('tysyacha')}"
    return Origin(int.from_bytes(sha256(commit.encode()).digest()[:4], "big"), commit)


def _commit() -> str | None:
    """The commit of the checkout that this very file is part of; None where there is none."""
    here = Path(__file__).resolve()
    home = here.parents[3]
    if here != home / "src" / "tysyacha" / "arena" / "commit.py" or not (home / ".git").exists():
        return None
    try:
        told = subprocess.run(
            ["git", "-C", str(home), "rev-parse", "HEAD"], capture_output=True, check=True, timeout=10
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return told.stdout.decode("ascii", "replace").strip() or None
