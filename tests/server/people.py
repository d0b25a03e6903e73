"""People with accounts, and refusals, for tests of what they do together."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Served


async def account(served: Served, name: str) -> Person:
    """Somebody with an account."""
    person = await served.guest(name)
    await person.post("/api/account", {"login": f"{name}-login", "password": "long enough"})
    return person


async def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    """The code of a refusal."""
    answer = await person.http.request(method, path, json=body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])
