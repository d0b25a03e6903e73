"""Settings: from the environment, else from a TOML file, else the default; each typed, bounded and explained.

A setting is declared once, below. Its name in the environment is ``TYSYACHA_`` and the name in capitals
(``DATABASE_URL`` alone goes by that name too); in the file it stands as it is. What it is for is said by the message
``setting-NAME`` of the catalogues.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from tysyacha.agreements import nearest
from tysyacha.agreements.reading import shown
from tysyacha.server.failures import SettingsError

PREFIX: Final = "TYSYACHA_"
SECRET: Final = (
    "database_url",
    "google_client_secret",
    "vk_client_secret",
    "yandex_client_secret",
    "oidc_client_secret",
)
"""Settings that may hold a password: they are told without it."""

_ADDRESSES: Final = ("public_url", "origins", "oidc_issuer")

Seconds = Annotated[float, Meta(ge=0.05, le=86_400)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this service runs."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    public_url: str | None = None
    behind_tls: bool = False
    trusted_proxies: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    database_url: str | None = None
    data_folder: str = "tysyacha-data"
    web_folder: str | None = None
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_queue: Annotated[int, Meta(ge=1, le=10_000)] = 64
    bot_seconds: Seconds = 2.0
    window_seconds: Annotated[float, Meta(ge=0.05, le=30)] = 4.0
    cut_seconds: Seconds = 10.0
    reveal_seconds: Annotated[float, Meta(ge=0.05, le=30)] = 3.0
    between_deals_seconds: Seconds = 20.0
    absence_seconds: Seconds = 600.0
    gathering_seconds: Seconds = 7_200.0
    restart_grace_seconds: Seconds = 20.0
    most_tables_a_player: Annotated[int, Meta(ge=1, le=1_000)] = 20
    most_sockets: Annotated[int, Meta(ge=1, le=100_000)] = 5_000
    most_sockets_an_address: Annotated[int, Meta(ge=1, le=100_000)] = 2_000
    guests_a_minute: Annotated[int, Meta(ge=1, le=1_000_000)] = 60
    messages_a_second: Annotated[int, Meta(ge=1, le=100_000)] = 20
    session_days: Annotated[int, Meta(ge=1, le=3_650)] = 365
    google_client_id: str | None = None
    google_client_secret: str | None = None
    vk_client_id: str | None = None
    vk_client_secret: str | None = None
    yandex_client_id: str | None = None
    yandex_client_secret: str | None = None
    oidc_issuer: str | None = None
    oidc_name: str = "OpenID"
    oidc_client_id: str | None = None
    oidc_client_secret: str | None = None
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    language: Literal["en", "ru"] = "en"

    @property
    def database(self) -> str:
        """The database as SQLAlchemy names it, with the driver that this program uses."""
        if self.database_url is None:
            return f"sqlite+aiosqlite:///{Path(self.data_folder).absolute() / 'tysyacha.sqlite3'}"
        scheme, separator, rest = self.database_url.partition("://")
        if not separator or scheme.split("+")[0] not in _DRIVERS:
            raise SettingsError("setting_database", known=", ".join(("postgresql", "sqlite")))
        _ensure_place(scheme, rest)
        return f"{_DRIVERS[scheme.split('+')[0]]}://{rest}"

    @property
    def secure(self) -> bool:
        """Whether people reach this service by https, so that cookies must never go without."""
        return self.behind_tls or (self.public_url or "").startswith("https://")


def _ensure_place(scheme: str, rest: str) -> None:
    """Raises SettingsError ``setting_wrong`` for a database address that names no place where anything would last."""
    reason = None
    if scheme.startswith("sqlite"):
        if rest.partition("?")[0] in ("", "/", "/:memory:"):
            reason = "no file is named"
    else:
        try:
            _ = urlsplit(f"//{rest}").port
        except ValueError:
            reason = "the port is not a number up to 65535"
    if reason is not None:
        raise SettingsError("setting_wrong", name="database_url", value="***", reason=reason)


_DRIVERS: Final = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}


class Told(NamedTuple):
    """One setting as ``--check`` tells it: its name, its value, and where that comes from."""

    name: str
    value: str
    source: Literal["default", "file", "environment", "option"]


class Loaded(NamedTuple):
    """The settings and the source of each that is not the default."""

    settings: Settings
    sources: dict[str, Literal["file", "environment", "option"]]


def load(
    environ: Mapping[str, str], file: Path | None = None, options: Mapping[str, object] | None = None
) -> Loaded:
    """The settings of this start; ``options`` are those of the command line and come before all others.

    Raises SettingsError: ``setting_unknown`` (with the ``nearest`` one), ``setting_wrong``, ``setting_file_missing``,
    ``setting_file_broken``, ``setting_database``.
    """
    named = environ.get(PREFIX + "SETTINGS")
    if file is None and named:
        file = Path(named)
    found: dict[str, Any] = {}
    sources: dict[str, Literal["file", "environment", "option"]] = {}
    for name, value in (_file(file) if file is not None else {}).items():
        found[known_setting(name)] = value
        sources[name] = "file"
    for name, text in _from(environ).items():
        found[known_setting(name)] = _read_text(name, text)
        sources[name] = "environment"
    for name, value in (options or {}).items():
        if value is not None:
            found[name] = value
            sources[name] = "option"
    checked = {name: _checked(name, value) for name, value in found.items()}
    settings = msgspec.convert(checked, Settings)
    _ = settings.database
    return Loaded(settings, sources)


def told(loaded: Loaded) -> list[Told]:
    """Every setting in the order of declaration, secrets hidden."""
    entries = []
    for name in _FIELDS:
        value = getattr(loaded.settings, name)
        text = _hidden(value) if name in SECRET and value else _plain(value)
        entries.append(Told(name, text, loaded.sources.get(name, "default")))
    return entries


def known_setting(name: str) -> str:
    """The name itself, where there is such a setting; raises SettingsError ``setting_unknown``."""
    if name not in _FIELDS:
        raise SettingsError("setting_unknown", name=name[:60], nearest=nearest(name, _FIELDS))
    return name


def _file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise SettingsError("setting_file_missing", path=str(file)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError("setting_file_broken", path=str(file), reason=str(error)[:200]) from None


def _from(environ: Mapping[str, str]) -> dict[str, str]:
    found = {}
    if environ.get("DATABASE_URL"):
        found["database_url"] = environ["DATABASE_URL"]
    for name, text in environ.items():
        if name.startswith(PREFIX) and name != PREFIX + "SETTINGS":
            found[name[len(PREFIX) :].lower()] = text
    return found


def _read_text(name: str, text: str) -> object:
    """A value as the environment spells it: yes and no for switches, commas between the entries of a list."""
    wanted = _FIELDS[known_setting(name)].type
    if wanted is bool:
        word = text.strip().lower()
        if word in ("1", "yes", "true", "on"):
            return True
        if word in ("0", "no", "false", "off"):
            return False
        _refuse(name, text)
    if name == "origins":
        return tuple(each.strip() for each in text.split(",") if each.strip())
    for kind in (int, float):
        if _is_number(wanted, kind):
            try:
                return kind(text)
            except ValueError:
                _refuse(name, text)
    return text


def _is_number(wanted: Any, kind: type) -> bool:
    return wanted is kind or getattr(wanted, "__origin__", None) is kind


def _checked(name: str, value: object) -> object:
    try:
        checked = msgspec.convert(value, _FIELDS[name].type)
    except msgspec.ValidationError as error:
        raise SettingsError(
            "setting_wrong", name=name, value=_shown(name, value), reason=str(error).lower()
        ) from None
    if name in _ADDRESSES:
        for each in (checked,) if isinstance(checked, str) else checked or ():
            if not _is_address(each):
                _refuse(name, each, "expected an address with http:// or https://")
    return checked


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _refuse(name: str, text: str, reason: str = "not readable") -> None:
    raise SettingsError("setting_wrong", name=name, value=_shown(name, text), reason=reason)


def _shown(name: str, value: object) -> str:
    return "***" if name in SECRET else shown(value)


def _plain(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) or "-" if isinstance(value, tuple) else str(value)


def _hidden(url: str) -> str:
    """An address without its password; a secret that is no address not at all."""
    if "://" not in url:
        return "***"
    scheme, _, rest = url.partition("://")
    credentials, at, place = rest.rpartition("@")
    return f"{scheme}://{credentials.split(':')[0]}:***@{place}" if at else url


_FIELDS: Final = {each.name: each for each in msgspec.structs.fields(Settings)}
