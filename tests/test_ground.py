"""The ground the project stands on: what is installed, what starts, and how."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-node.lock"]

# Each would cost a newcomer's first `tysyacha --help` a noticeable part of its quarter of a second.
HEAVY = {
    "advanced_alchemy", "alembic", "asyncio", "fluent", "litestar", "msgspec", "numpy", "pydantic", "rich",
    "sqlalchemy", "structlog", "uvicorn",
}  # fmt: skip


def locked(lock: str) -> dict[str, set[str]]:
    """The versions that a lock file names for each package."""
    versions: dict[str, set[str]] = {}
    text = (ROOT / lock).read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([\w.+!]+)", text, re.MULTILINE):
        versions.setdefault(name, set()).add(version)
    return versions


def names(requirements: list[object]) -> set[str]:
    texts = [text for text in requirements if isinstance(text, str)]
    return {re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", text)[0]).lower() for text in texts}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_every_package_by_hash_and_names_no_place(lock: str) -> None:
    entries = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    pinned = re.compile(r"[\w.-]+==\S+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+")
    assert entries
    assert [entry for entry in entries if not pinned.fullmatch(entry)] == []


def test_the_locks_hold_all_that_is_asked_for() -> None:
    groups = PROJECT["dependency-groups"]
    play = names(PROJECT["project"]["dependencies"]) | names(groups["build"])
    dev = play.union(*(names(groups[group]) for group in groups if group != "node"))
    assert play - locked("requirements.lock").keys() == set()
    assert dev - locked("requirements-dev.lock").keys() == set()
    assert names(groups["node"]) - locked("requirements-node.lock").keys() == set()


def test_both_locks_agree() -> None:
    play, dev = (locked(lock) for lock in LOCKS[:2])
    assert {name: dev.get(name) for name in play} == play


def test_the_build_uses_what_the_lock_holds() -> None:
    # scikit-build-core asks for CMake and Ninja by itself where the machine has none; the lock holds them too.
    asked = {*PROJECT["build-system"]["requires"], "cmake>=3.22", "ninja>=1.11"}
    assert asked == set(PROJECT["dependency-groups"]["build"])


def test_nothing_but_run_test_decides() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert commands[-1] == "exec ./run test"
    assert [line for line in commands if "run" in line] == commands[-1:]


def test_run_tells_its_words() -> None:
    told = subprocess.run(["bash", ROOT / "run"], capture_output=True, text=True, check=True).stdout
    for word in ("play", "terminal", "test", "test-all", "bench", "docs", "lock"):
        assert f"./run {word}" in told


def test_the_command_tells_its_version() -> None:
    command = [sys.executable, "-m", "tysyacha", "--version"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.split() == ["tysyacha", PROJECT["project"]["version"]]


def test_help_imports_nothing_heavy() -> None:
    script = (
        "import sys, tysyacha.cli\n"
        "sys.argv = ['tysyacha', '--help']\n"
        "try: tysyacha.cli.main()\n"
        "finally: print('\\nLOADED', *{name.split('.')[0] for name in sys.modules})\n"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    shown, loaded = told.split("\nLOADED ")
    assert "Usage" in shown
    assert HEAVY & set(loaded.split()) == set()
