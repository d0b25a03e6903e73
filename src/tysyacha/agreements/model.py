"""All agreements of one table together, and the list of parameters built from their declaration."""

from __future__ import annotations

from typing import Final

import msgspec

from tysyacha.agreements.declaration import Parameter, parameters_of
from tysyacha.agreements.groups import (
    Auction,
    Barrel,
    Blind,
    Bolts,
    Concede,
    Dump,
    Ending,
    Golden,
    Marriage,
    Play,
    Redeal,
    Ritual,
    Scoring,
    Table,
    Talon,
)


class Agreements(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What one table agreed on; ``Agreements()`` is classic_ru.

    Reads as it is said, ``agreements.barrel.at``; the ids ``talon.raise`` and ``golden.raise`` are the
    attributes ``talon.raise_`` and ``golden.raise_``. Frozen, hashable, equal by value.
    """

    table: Table = Table()
    ritual: Ritual = Ritual()
    redeal: Redeal = Redeal()
    auction: Auction = Auction()
    blind: Blind = Blind()
    golden: Golden = Golden()
    talon: Talon = Talon()
    concede: Concede = Concede()
    play: Play = Play()
    marriage: Marriage = Marriage()
    scoring: Scoring = Scoring()
    bolts: Bolts = Bolts()
    barrel: Barrel = Barrel()
    dump: Dump = Dump()
    ending: Ending = Ending()


DEFAULT: Final = Agreements()
GROUPS: Final = Agreements.__struct_fields__
PARAMETERS: Final[dict[str, Parameter]] = {
    parameter.id: parameter for group in GROUPS for parameter in parameters_of(group, getattr(DEFAULT, group))
}
