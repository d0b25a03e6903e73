"""``tysyacha serve`` as it is started by people: the address, the code for phones, and a stop that says goodbye."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from tests.server.harness import Served


def test_it_tells_where_it_is_and_says_goodbye(tmp_path: Path) -> None:
    async def scenario() -> None:
        environ = {**os.environ, "TYSYACHA_DATA_FOLDER": str(tmp_path / "data"), "LANG": "en_US.UTF-8"}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tysyacha", "serve", "--lan", "--port", "0",
            env=environ, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        told = (await process.stdout.readline()).decode()
        address = re.search(r"http://localhost:(\d+)/", told)
        assert address is not None
        served = Served(f"http://127.0.0.1:{address[1]}", None)
        person = await served.guest_when_ready()
        client = await person.watch((await person.open({}))["table"]["id"])
        await client.read()
        process.send_signal(signal.SIGTERM)
        assert await client.closed() == 1012
        assert client.messages[-1]["type"] == "restarting"
        out, log = await process.communicate()
        await served.close()
        assert process.returncode == 0
        assert "http://" in out.decode()
        assert "█" in out.decode() or "▄" in out.decode()
        assert "Traceback" not in log.decode()
        assert (tmp_path / "data" / "tysyacha.sqlite3").is_file()

    asyncio.run(scenario())
