"""The version of the program that runs."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

VERSION: Final = version("tysyacha")
