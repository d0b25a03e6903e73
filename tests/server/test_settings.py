"""Settings: read from three places, each wrong one refused with what would be right, all of them told."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tysyacha.server.failures import SettingsError
from tysyacha.server.running.command import Options, run
from tysyacha.server.running.settings import load
from tysyacha.texts import Words
from tysyacha.texts.errors import explain


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "file"\nlog_format = "json"\n', encoding="utf-8")
    environ = {"TYSYACHA_PORT": "2", "TYSYACHA_HOST": "environment", "TYSYACHA_SETTINGS": str(file)}
    settings, sources = load(environ, options={"port": 3, "host": None})
    assert (settings.port, settings.host, settings.log_format) == (3, "environment", "json")
    assert sources == {"port": "option", "host": "environment", "log_format": "file"}


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"TYSYACHA_PROT": "1"}, "setting_unknown"),
        ({"TYSYACHA_PORT": "high"}, "setting_wrong"),
        ({"TYSYACHA_PORT": "70000"}, "setting_wrong"),
        ({"TYSYACHA_BEHIND_TLS": "maybe"}, "setting_wrong"),
        ({"TYSYACHA_LOG_FORMAT": "xml"}, "setting_wrong"),
        ({"TYSYACHA_WINDOW_SECONDS": "nan"}, "setting_wrong"),
        ({"DATABASE_URL": "mysql://x:password@y/z"}, "setting_database"),
        ({"DATABASE_URL": "postgresql://x:password@y:port/z"}, "setting_wrong"),
        ({"DATABASE_URL": "sqlite:///"}, "setting_wrong"),
        ({"DATABASE_URL": "sqlite:///:memory:"}, "setting_wrong"),
        ({"TYSYACHA_PUBLIC_URL": "games.example"}, "setting_wrong"),
        ({"TYSYACHA_PUBLIC_URL": "https://"}, "setting_wrong"),
        ({"TYSYACHA_OIDC_ISSUER": "file:///etc/passwd"}, "setting_wrong"),
        ({"TYSYACHA_ORIGINS": "https://a.example, b.example"}, "setting_wrong"),
        ({"TYSYACHA_SETTINGS": "/nowhere/at/all"}, "setting_file_missing"),
    ],
)
def test_a_wrong_setting_is_one_sentence(environ: dict[str, str], code: str) -> None:
    with pytest.raises(SettingsError) as told:
        load(environ)
    assert told.value.code == code
    for language in ("en", "ru"):
        sentence = explain(told.value, Words(language))
        assert "password" not in sentence


def test_check_tells_every_setting_in_both_languages_and_no_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hidden = {"DATABASE_URL": "postgresql://anna:hush@localhost/games", "TYSYACHA_VK_CLIENT_SECRET": "hush"}
    environ = {**hidden, "TYSYACHA_PORT": "99"}
    for language in ("en", "ru"):
        assert run(Options(check=True, lang=language), environ) == 0
        shown = capsys.readouterr().out
        assert "port = 99" in shown
        assert "postgresql://anna:***@localhost/games" in shown
        assert "hush" not in shown


def test_a_taken_port_is_said_and_nothing_is_started(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        environ = {"TYSYACHA_DATA_FOLDER": str(tmp_path / "data"), "LANG": "en_US.UTF-8"}
        assert run(Options(port=taken.getsockname()[1]), environ) == 2
    assert "cannot listen" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("trouble", ["garbage", "later", "folder", "nobody"])
def test_a_database_that_cannot_be_used_is_said_before_any_address(
    trouble: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "data" / "tysyacha.sqlite3"
    environ = {"TYSYACHA_DATA_FOLDER": str(file.parent), "TYSYACHA_LOG_LEVEL": "error", "LANG": "en_US.UTF-8"}
    if trouble == "folder":
        file.parent.write_bytes(b"")
    elif trouble == "nobody":
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            environ["DATABASE_URL"] = f"postgresql://anna:hush@127.0.0.1:{free.getsockname()[1]}/games"
    else:
        file.parent.mkdir()
        if trouble == "garbage":
            file.write_bytes(bytes(range(256)) * 20)
        else:
            with closing(sqlite3.connect(file)) as later:
                later.execute("CREATE TABLE alembic_version (version_num TEXT)")
                later.execute("INSERT INTO alembic_version VALUES ('9999')")
                later.commit()
    assert run(Options(port=0), environ) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "cannot be used" in told.err
    assert told.err.count("\n") == 1
    assert "hush" not in told.err
