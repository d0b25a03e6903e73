"""What kept a page's main thread busy, read from Chromium's own trace."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

CATEGORIES: Final = ("toplevel", "blink.user_timing")
_RUNS: Final = ("RunTask", "ThreadControllerImpl::RunTask")


class Task(NamedTuple):
    """One task, in milliseconds by the clock, and by what the thread itself has run: the rest is other programs."""

    wall: float
    thread: float
    flying: bool
    """Whether cards travelled meanwhile."""


def tasks_in(trace: bytes, *, since: str, flight: str) -> list[Task]:
    """The tasks of the page that made the mark ``since``, from then on.

    Each mark ``flight`` with a number behind it, such as ``flight 320``, is something that moves for so many
    milliseconds from there on. Raises ValueError where no page has made the first mark.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    begun = next((each for each in events if each.get("name") == since), None)
    if begun is None:
        raise ValueError(f"nothing in the trace is called {since!r}")
    thread = (begun["pid"], begun["tid"])
    mine = [each for each in events if (each["pid"], each["tid"]) == thread and each["ts"] >= begun["ts"]]
    flights = [
        (each["ts"], each["ts"] + 1000 * float(each["name"].removeprefix(flight)))
        for each in mine
        if each["name"].startswith(flight)
    ]
    return [
        Task(
            run["dur"] / 1000,
            run.get("tdur", 0) / 1000,
            any(start < run["ts"] + run["dur"] and run["ts"] < end for start, end in flights),
        )
        for run in _outermost(each for each in mine if each["name"] in _RUNS and "dur" in each)
    ]


def _outermost(runs: Any) -> list[dict[str, Any]]:
    """Chromium tells some tasks twice, one within the other."""
    found: list[dict[str, Any]] = []
    for run in sorted(runs, key=lambda each: (each["ts"], -each["dur"])):
        if not found or run["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(run)
    return found
