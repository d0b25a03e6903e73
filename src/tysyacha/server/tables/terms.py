"""What a table is opened with: rules, seats, clock, who may come in."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tysyacha.agreements import Rules, ensure, nearest, parse_rules
from tysyacha.bots import BOTS
from tysyacha.errors import BotError
from tysyacha.server.failures import BadRequest

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
USUAL_BOT: Final = "amateur"
"""The level of a computer player where nobody chose one."""
PlayerId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9A-Za-z]{16}$")]
"""The length stands there as well: a ``$`` would let a line's end through after the last sign."""


class TableRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset and what is changed of it, by agreement id."""

    preset: Annotated[str, Meta(max_length=60)] = "classic_ru"
    changes: dict[str, Any] = msgspec.field(default_factory=dict)


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """For whoever comes first."""


class KeptSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="kept"):
    """For a friend: this player, or without one whoever comes by the secret link."""

    player: PlayerId | None = None


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A computer player of this level."""

    bot: BotName = USUAL_BOT


SeatTerms = OpenSeat | KeptSeat | BotSeat


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank of seconds for the whole game that longer thought is taken from."""

    move: Annotated[int, Meta(ge=3, le=600)] = 30
    bank: Annotated[int, Meta(ge=0, le=7_200)] = 120


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open seats go to bots when nobody has come after so many seconds."""

    after: Annotated[int, Meta(ge=0, le=3_600)] = 20
    bot: BotName = USUAL_BOT


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a table is opened with.

    ``public`` tables stand in the lobby; a table that is not is found by its link, whose key lets in, or by its id
    and its password. ``pace`` is how many seconds bots take at least.
    """

    rules: TableRules = msgspec.field(default_factory=TableRules)
    seats: Annotated[tuple[SeatTerms, ...], Meta(min_length=2, max_length=4)] = msgspec.field(
        default_factory=lambda: (OpenSeat(), OpenSeat(), OpenSeat())
    )
    public: bool = True
    clock: Clock | None = None
    spectators: bool = True
    rated: bool = False
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.8
    fill: Fill | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def has_bots_only_against_one(self) -> bool:
        """Whether at most one person can ever sit here, so that undo and hints take nothing from anybody."""
        people = sum(not isinstance(each, BotSeat) for each in self.seats)
        return people <= 1 and not self.rated


def checked(terms: Terms) -> Rules:
    """The rules of a table; raises what is wrong with its terms.

    AgreementError as `parse_rules` and `ensure` do, BotError ``bot_unknown``, BadRequest ``rated_bots``,
    ``rated_open``.
    """
    rules = rules_of(terms)
    ensure(rules.agreements, terms.players)
    bots = [each.bot for each in terms.seats if isinstance(each, BotSeat)]
    for name in (*bots, *([terms.fill.bot] if terms.fill is not None else [])):
        ensure_known(name)
    if terms.rated and terms.players - len(bots) < 2:
        raise BadRequest("rated_bots")
    if terms.rated and not (terms.public and all(not isinstance(each, KeptSeat) for each in terms.seats)):
        raise BadRequest("rated_open")
    return rules


def ensure_known(bot: str) -> None:
    """Raises BotError ``bot_unknown`` unless there is a bot of this name that sees no more than its seat.

    Only names of the list will do: a program of somebody's own (``exec:…``) is never run here.
    """
    known = [name for name, spec in BOTS.items() if not spec.sees_all]
    if bot not in known:
        raise BotError("bot_unknown", bot=bot, nearest=nearest(bot, known), known=", ".join(known))


def rules_of(terms: Terms) -> Rules:
    """The agreements that the terms spell out."""
    return parse_rules({"preset": terms.rules.preset, "changes": terms.rules.changes})
