"""The check of a finished game: whether every deal follows from what was published before it was dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tysyacha.bots.driver import gathered
from tysyacha.cards import CardSet
from tysyacha.errors import RecordError, TysyachaError
from tysyacha.game import Dealt, Game
from tysyacha.game.dealing import lot
from tysyacha.record import PlayedDeal, Record
from tysyacha.record.replaying import add_deal, new_game
from tysyacha.server.fair.dealing import deal_cards
from tysyacha.server.fair.seeds import SCHEME, commitment_to, deal_seed, lot_seed

Hex32 = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]


class Fair(msgspec.Struct, frozen=True):
    """What a record says under ``fair``. Lists have one entry a seat, ``cuts`` one a deal."""

    scheme: str
    table: Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{1,40}(?!\s)$")]
    commitment: Hex32
    secret: Hex32
    commitments: tuple[Hex32 | None, ...]
    nonces: tuple[Hex32 | None, ...]
    cuts: tuple[tuple[int | None, ...], ...]


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked. ``code`` names it, ``seat`` or ``deal`` (from 0) say of whom or of which."""

    code: str
    ok: bool
    seat: int | None = None
    deal: int | None = None


class Verdict(msgspec.Struct, frozen=True):
    """All checks of a game. ``withheld`` are the seats whose nonce was promised and not told in time.

    Who withholds his nonce has chosen between two sets of deals; it counts against nobody's ``ok``, but is said.
    """

    checks: tuple[Check, ...]
    withheld: tuple[int, ...]
    without: tuple[int, ...]

    @property
    def ok(self) -> bool:
        return all(each.ok for each in self.checks)


def fair_in(record: Record) -> Fair:
    """What the record says of its deals; raises RecordError ``fair_missing``, ``fair_scheme``, ``fair_wrong``."""
    told: Any = record.extra.get("fair")
    if not isinstance(told, dict):
        raise RecordError("fair_missing")
    if told.get("scheme") != SCHEME:
        raise RecordError("fair_scheme", scheme=str(told.get("scheme"))[:40], known=SCHEME)
    try:
        fair = msgspec.convert(told, Fair)
    except msgspec.ValidationError as error:
        raise RecordError("fair_wrong", reason=str(error)[:150].lower()) from None
    seats = len(record.players)
    if (len(fair.commitments), len(fair.nonces)) != (seats, seats):
        raise RecordError("fair_wrong", reason=f"{seats} commitments and nonces are expected")
    return fair


def verify(record: Record) -> Verdict:
    """Checks the secret, the nonces, the lot and every deal. Raises RecordError and RecordFault.

    A deal of the record is dealt again from the secret, the nonces and its number, by the dealer whose turn it is;
    hands and talon have to be the same card by card.
    """
    fair = fair_in(record)
    secret = bytes.fromhex(fair.secret)
    nonces = [None if each is None else bytes.fromhex(each) for each in fair.nonces]
    checks = [Check("secret", commitment_to(secret, fair.table) == fair.commitment)]
    for seat, (promised, nonce) in enumerate(zip(fair.commitments, nonces, strict=True)):
        if nonce is not None:
            checks.append(Check("nonce", commitment_to(nonce, fair.table) == promised, seat=seat))
    game = new_game(record)
    checks.append(Check("lot", game.standing.dealer == lot(game.players, lot_seed(secret, nonces)), deal=0))
    for number, deal in enumerate(record.deals):
        cuts = fair.cuts[number] if number < len(fair.cuts) else ()
        seed = deal_seed(secret, nonces, number)
        # Of a deal that only says how it ended nobody can tell how it was dealt.
        is_right = isinstance(deal, PlayedDeal) and _is_dealt_so(game, deal, seed, cuts)
        checks.append(Check("deal", is_right, deal=number))
        game = add_deal(game, number, deal)
    withheld = [
        seat for seat, promised in enumerate(fair.commitments) if promised and fair.nonces[seat] is None
    ]
    without = [seat for seat, promised in enumerate(fair.commitments) if promised is None]
    return Verdict(tuple(checks), tuple(withheld), tuple(without))


def _is_dealt_so(game: Game, deal: PlayedDeal, seed: bytes, cuts: Sequence[int | None]) -> bool:
    dealer = game.standing.dealer
    if deal.dealer not in (None, dealer):
        # Whoever could choose the dealer could choose who gets which of the hands.
        return False
    try:
        dealt = deal_cards(game.agreements, game.players, dealer, seed, gathered(game), cuts)
    except TysyachaError:
        return False
    return (
        isinstance(dealt, Dealt)
        and dealt.hands == tuple(int(CardSet.of(hand)) for hand in deal.hands)
        and dealt.talons == tuple(int(CardSet.of(talon)) for talon in deal.talons)
        and dealt.cuts == tuple(deal.actions[: len(dealt.cuts)])
    )
