"""The kernel's own test, built and run under AddressSanitizer and UndefinedBehaviorSanitizer."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
CHOSEN = (
    "-DTYSYACHA_SANITIZE=ON",
    "-DTYSYACHA_SELF_TEST=ON",
    "-DTYSYACHA_PYTHON=OFF",
    "-DCMAKE_BUILD_TYPE=None",
    "-DCMAKE_CXX_FLAGS=-O1",
)


def run(*command: str | Path) -> str:
    """What a program printed; with its complaint where it failed."""
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-8000:]
    return done.stdout


@pytest.mark.slow
def test_the_sanitizers_find_nothing(tmp_path: Path) -> None:
    run("cmake", "-S", NATIVE, "-B", tmp_path, "-G", "Ninja", *CHOSEN)
    run("cmake", "--build", tmp_path)
    assert "0 failures" in run(tmp_path / "tysyacha_self_test", "400", "1")
    assert "0 failures" in run(tmp_path / "tysyacha_self_test", "400", "2")
