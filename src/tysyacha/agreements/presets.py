"""Named sets of agreements; their titles and notes stand in the Fluent catalogues (``preset-classic_ru``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tysyacha.agreements.model import Agreements
from tysyacha.agreements.reading import nearest, parse, shown
from tysyacha.errors import AgreementError


class Preset(NamedTuple):
    """A named table: for how many it is meant, what it agrees on, and which values rest on thin sources."""

    id: str
    players: tuple[int, ...]
    agreements: Agreements
    unverified: tuple[str, ...]


class Rules(NamedTuple):
    """What a record says of its rules: the preset it builds on and the agreements that come of it."""

    preset: str
    agreements: Agreements


@cache
def presets() -> dict[str, Preset]:
    """All presets by id, in the order in which they are offered."""
    return {each["id"]: _preset(each) for each in _load()}


def preset(name: str) -> Preset:
    """One preset by its id.

    An unknown one raises AgreementError ``preset_unknown`` with the ``nearest`` known one.
    """
    known = presets()
    found = known.get(name) if isinstance(name, str) else None
    if found is None:
        raise AgreementError(
            "preset_unknown", preset=shown(name).strip('"'), nearest=nearest(shown(name), known)
        )
    return found


def parse_rules(rules: object) -> Rules:
    """Read ``{"preset": id, "changes": {…}}``; both may be left out: classic_ru, no changes.

    Raises AgreementError as `preset` and `parse` do, and ``rules_not_mapping``. Unknown keys are ignored.
    """
    if not isinstance(rules, Mapping):
        raise AgreementError("rules_not_mapping", value=shown(rules))
    base = preset(rules.get("preset", "classic_ru"))
    return Rules(base.id, parse(rules.get("changes", {}), base.agreements))


def _preset(entry: Mapping[str, Any]) -> Preset:
    return Preset(
        id=entry["id"],
        players=tuple(entry["players"]),
        agreements=parse(entry["changes"]),
        unverified=tuple(entry["unverified"]),
    )


def _load() -> list[dict[str, Any]]:
    from importlib import resources  # only who asks pays for its slow import

    text = resources.files("tysyacha.agreements").joinpath("presets.json").read_bytes()
    loaded: list[dict[str, Any]] = msgspec.json.decode(text)
    return loaded
