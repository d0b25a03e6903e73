"""Answers with ready-made parts are what the published description says: clients have their types from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, ValidationError
from tests.server.stateless import Browser

EXAMPLES = Path(__file__).parent.parent / "examples"


def ensure_described(browser: Browser, path: str, method: str, told: Any) -> None:
    document = browser.get("/api/schema/openapi.json")
    schema = document["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
    Draft202012Validator({**schema, "components": document["components"]}).validate(told)


@pytest.mark.parametrize("name", ["complete-01", "complete-04", "scoring-01"])
@pytest.mark.parametrize("eyes", ["", "?eyes=1"])
def test_a_replay_is_as_described(browser: Browser, name: str, eyes: str) -> None:
    document = msgspec.json.decode((EXAMPLES / f"{name}.json").read_bytes())
    told = browser.post(f"/api/replays{eyes}", document.get("record", document))
    ensure_described(browser, "/api/replays", "post", told)
    broken = {**told, "frames": [{**each, "events": [{"kind": "nothing"}]} for each in told["frames"]]}
    if told["frames"]:
        with pytest.raises(ValidationError):
            ensure_described(browser, "/api/replays", "post", broken)


def test_rules_and_sheets_are_as_described(browser: Browser) -> None:
    ensure_described(browser, "/api/rules/presets", "get", browser.get("/api/rules/presets"))
    ensure_described(browser, "/api/rules/parameters", "get", browser.get("/api/rules/parameters"))
    ensure_described(browser, "/api/words", "get", browser.get("/api/words"))
    for changes in ({}, {"barrel.at": 1200}, {"barrel.at": "high"}):
        told = browser.post("/api/rules/check", {"changes": changes})
        ensure_described(browser, "/api/rules/check", "post", told)
    result = {"declarer": 1, "bid": 100, "kind": "normal", "conceded": True}
    for deals in ([], [{"result": result}], [{"result": {**result, "bid": 1}}]):
        told = browser.post("/api/sheet", {"names": ["A", "B", "C"], "deals": deals})
        ensure_described(browser, "/api/sheet", "post", told)
