"""The HTTP interface held to its own description: whatever Schemathesis makes of it, no answer is a fault."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.server.harness import PATIENCE
from tests.server.process import Process

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
SETTINGS = {"MESSAGES_A_SECOND": "10000", "MOST_TABLES_A_PLAYER": "1000"}


@pytest.fixture
def running(database: str, tmp_path: Path) -> Iterator[Process]:
    process = Process(database, tmp_path, **SETTINGS)
    asyncio.run(process.start())
    yield process
    process.kill()


def examine(process: Process, examples: int) -> int:
    """So many requests for every operation by somebody with a cookie; how many operations there are."""
    schema = schemathesis.openapi.from_url(f"{process.url}/api/schema/openapi.json")
    found = list(schema.get_all_operations())
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(operations) == len(found)
    for operation in operations:
        # Somebody new for each: one of them is to leave for good.
        _ask(operation, somebody(process), examples)
    return len(operations)


def somebody(process: Process) -> dict[str, str]:
    """The headers of a browser in which a new guest plays."""
    with httpx.Client(base_url=process.url, timeout=PATIENCE) as client:
        client.get("/health")
        token = client.cookies["csrf"]
        client.post(
            "/api/me/guest", json={"name": "Anna"}, headers={"x-csrf-token": token}
        ).raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return {"cookie": cookies, "x-csrf-token": token}


def _ask(operation: Any, headers: dict[str, str], examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

    ask()


def test_no_request_ends_in_a_fault(running: Process) -> None:
    assert examine(running, 10) > 20
    assert running.log.read_text() == ""


@pytest.mark.slow
def test_none_of_many_requests_ends_in_a_fault(running: Process) -> None:
    assert examine(running, 200) > 20
    assert running.log.read_text() == ""
