"""A real OpenID provider in a process of its own, for tests of signing in by one."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx


@contextlib.contextmanager
def running_provider() -> Iterator[str]:
    """The address of a provider that asks for nonces."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "oidc_provider_mock", "--port", str(port), "--require-nonce", "true"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        while process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{url}/.well-known/openid-configuration").raise_for_status()
                break
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait()
