"""What the form for the next deal has to ask, so that it needs to know no rules itself."""

from __future__ import annotations

from typing import Final

import msgspec

from tysyacha.agreements import Agreements, barrel_need
from tysyacha.cards import PACK_POINTS, SUITS
from tysyacha.game import Game
from tysyacha.game.dealing.fines import fine_amount
from tysyacha.game.golden import is_golden
from tysyacha.game.outcome import Kind
from tysyacha.game.seats import active_seats, first_hand, forced_player, sitter
from tysyacha.game.table import BLIND_CONTRACT
from tysyacha.record.results import contracts_of, least_points, tricks_of

_TALON: Final = 3


class ContractAsked(msgspec.Struct):
    """A kind of contract that may be written: from ``lowest`` to ``highest`` in ``step``, and the numbers in ``also``,
    which some rule gives though they are not on the step."""

    kind: Kind
    lowest: int
    highest: int
    step: int
    also: list[int]
    may_concede: bool


class DeclarationAsked(msgspec.Struct):
    """Something that a seat may have declared, with its points; each counts once a deal, a half as well."""

    what: str
    suit: str | None
    points: int


class FineOffered(msgspec.Struct):
    """A fine that may be noted before the deal; of 0 points where it only passes the deal on."""

    reason: str
    points: int


class NextDeal(msgspec.Struct):
    """The deal that comes next, counted from 0, and what is to be asked about it.

    ``fields`` are asked of every deal and ``played_fields`` only of one that was not conceded, in this order.
    ``active`` are the seats that play, in the order in which they speak; ``forced`` owns the compulsory bid. The tricks
    add up to ``tricks``, the card points to anything from ``least_cards`` to ``most_cards``. ``talon_cards`` is how
    many cards of the talon are to be named, 0 where nobody asks.
    """

    deal: int
    dealer: int
    sitter: int | None
    active: list[int]
    first_hand: int
    forced: int | None
    fields: list[str]
    played_fields: list[str]
    contracts: list[ContractAsked]
    tricks: int
    least_cards: int
    most_cards: int
    declarations: list[DeclarationAsked]
    talon_cards: int
    fines: list[FineOffered]
    barrel_need: int


def next_deal(game: Game) -> NextDeal | None:
    """What is to be asked about the next deal of this game; None where it is won."""
    if game.winner is not None:
        return None
    agreements, players, dealer = game.agreements, game.players, game.standing.dealer
    contracts = _contracts(game)
    scoring = agreements.scoring
    asks_talon = sitter(agreements, players, dealer) is not None and scoring.sitter != "off"
    asks_bidders = scoring.freeze_from is not None and scoring.freeze_scope == "took_part"
    wanted = {
        "declarer": True,
        "kind": len(contracts) > 1,
        "bid": True,
        "conceded": any(each.may_concede for each in contracts),
        "talon": asks_talon,
        "bidders": asks_bidders,
    }
    return NextDeal(
        deal=len(game.sheet),
        dealer=dealer,
        sitter=sitter(agreements, players, dealer),
        active=list(active_seats(agreements, players, dealer)),
        first_hand=first_hand(agreements, players, dealer),
        forced=forced_player(agreements, players, dealer),
        fields=[name for name, asked in wanted.items() if asked],
        played_fields=["tricks", "last_trick", "cards", "marriages"],
        contracts=contracts,
        tricks=tricks_of(agreements, players),
        least_cards=least_points(agreements, players),
        most_cards=PACK_POINTS,
        declarations=_declarations(agreements),
        talon_cards=_TALON if asks_talon else 0,
        fines=_fines(agreements),
        barrel_need=barrel_need(agreements),
    )


def _contracts(game: Game) -> list[ContractAsked]:
    """A golden deal knows no other kind; a blind one is played where the table has agreed on it."""
    agreements = game.agreements
    lowest, highest, step, also = contracts_of(agreements, game.players)
    concede = agreements.concede.on
    if is_golden(agreements, game.standing):
        may = concede and agreements.golden.concede
        return [ContractAsked("golden", BLIND_CONTRACT, highest, step, [], may)]
    contracts = [ContractAsked("normal", lowest, highest, step, also, concede)]
    if agreements.blind.on:
        may = concede and agreements.blind.concede
        contracts.append(ContractAsked("blind", BLIND_CONTRACT, BLIND_CONTRACT, step, [], may))
    return contracts


def _declarations(agreements: Agreements) -> list[DeclarationAsked]:
    """The dearest marriage first."""
    marriage = agreements.marriage
    found = [DeclarationAsked("marriage", SUITS[suit], marriage.values[suit]) for suit in reversed(range(4))]
    if marriage.half:
        found += [DeclarationAsked("half", each.suit, each.points // 2) for each in found]
    if marriage.aces is not None:
        found.append(DeclarationAsked("aces", None, marriage.aces))
    if marriage.nines is not None and marriage.nines_form == "in_contract":
        found.append(DeclarationAsked("nines", None, marriage.nines))
    return found


def _fines(agreements: Agreements) -> list[FineOffered]:
    offered = []
    if fine_amount(agreements, "cut"):
        offered.append(FineOffered("cut", fine_amount(agreements, "cut")))
    if agreements.ritual.exposed_card != "off":
        offered.append(FineOffered("exposed_card", fine_amount(agreements, "exposed_card")))
    return offered
