"""The kept playthroughs of every preset: any change of behaviour shows here, and as a difference of these files."""

from __future__ import annotations

import json

import pytest
from tests.game.playthroughs import FOLDER, as_text

from tysyacha.agreements import presets


@pytest.mark.parametrize("name", presets())
def test_the_game_still_plays_as_it_did(name: str) -> None:
    kept = FOLDER.joinpath(f"{name}.json").read_text()
    now = as_text(presets()[name])
    assert now.splitlines() == kept.splitlines()
    assert json.loads(kept)["preset"] == name
    assert len(kept) < 12_000


def test_every_file_belongs_to_a_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(presets())
