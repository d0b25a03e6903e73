"""The service within the test's own process, for the routes that remember nothing: no port, no second process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from tysyacha.server.app import Application
from tysyacha.server.running.settings import Settings


class Browser:
    """Somebody with a browser and no cookie."""

    def __init__(self, http: TestClient[Litestar]) -> None:
        self.http = http

    def get(self, path: str, **more: Any) -> Any:
        return _granted(self.http.get(path, **more))

    def post(self, path: str, body: Any) -> Any:
        return _granted(self.http.post(path, json=body))

    def refused(self, method: str, path: str, body: Any = None, status: int = 0) -> str:
        """The code of a refusal, which always has a sentence too."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status or not status, answer.text
        assert answer.status_code >= 400, answer.text
        told = answer.json()
        assert set(told) == {"code", "message"}
        assert told["message"]
        return str(told["code"])


@contextmanager
def browsing(folder: Path, **settings: Any) -> Iterator[Browser]:
    """A service with an empty database in this folder, and somebody who looks at it."""
    address = f"sqlite:///{folder / 'test.sqlite3'}"
    chosen = msgspec.convert(
        {"database_url": address, "bot_workers": 0, "log_level": "error", **settings}, Settings
    )
    with TestClient(Application(chosen).litestar) as http:
        # Any GET brings the token that changes have to be sent with.
        http.get("/health")
        http.headers["x-csrf-token"] = http.cookies.get("csrf") or ""
        yield Browser(http)


def _granted(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json()
