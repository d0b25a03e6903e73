"""Rights that do not wait for a turn: redeals, and the declarer's raise and concession before the first lead.

Sources: groups `redeal`, `concede`, `talon.raise`, and the cases of `blind.on` and `golden.unseen` on hands that
their owner has not been shown.
"""

from __future__ import annotations

from tysyacha.agreements import Agreements
from tysyacha.cards import card_points
from tysyacha.game.actions import Action, Bid, Blind, Concede, Look, Raise, Redeal
from tysyacha.game.auction import blind_now, blind_open, bound_by_floor
from tysyacha.game.deal import NOBODY, Deal
from tysyacha.game.table import BLIND_CONTRACT, JACKS, NINES

REDEALS = tuple(Redeal(seat) for seat in range(4))
CONCESSIONS = tuple(Concede(seat) for seat in range(4))
LOOKS = tuple(Look(seat) for seat in range(4))
BLINDS = tuple(Blind(seat, BLIND_CONTRACT) for seat in range(4))
_RAISES = tuple({points: Raise(seat, points) for points in range(1, 2000)} for seat in range(4))


def hand_hidden(deal: Deal, seat: int) -> bool:
    """Whether the owner of this hand has not been shown it yet.

    Who won a golden deal in an auction bid by his cards: `golden.unseen` cannot take them from him again.
    """
    if deal.phase == "auction":
        return deal.blind_by == seat or blind_open(deal, seat)
    if deal.phase == "take" and seat == deal.declarer:
        golden = deal.opening.table.agreements.golden
        return deal.kind == "blind" or (
            deal.kind == "golden" and golden.unseen and golden.contract == "forced"
        )
    return False


def choices_in_the_dark(legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What may be told of the choices of a seat whose hand is hidden: bids follow from its cards."""
    return tuple([each for each in legal if type(each) is not Bid])


def rights(deal: Deal, seat: int) -> list[Action]:
    """All rights of one seat that do not wait for its turn."""
    if deal.phase == "done" or deal.card_led:
        return []
    found: list[Action] = []
    if deal.phase == "auction":
        if blind_now(deal, seat):
            found += [BLINDS[seat], LOOKS[seat]]
    elif seat == deal.declarer and deal.phase != "take":
        found += raises(deal)
        if may_concede(deal):
            found.append(CONCESSIONS[seat])
    if hand_claim(deal, seat) or talon_claim(deal, seat):
        found.append(REDEALS[seat])
    return found


def rights_of_all(deal: Deal) -> list[Action]:
    """The rights of every seat, from the seat to act on."""
    found: list[Action] = []
    seat = deal.to_act
    nothing_hidden = deal.phase != "auction" or not deal.opening.table.agreements.blind.on
    if nothing_hidden and not _hand_claims_open(deal):
        return [] if deal.declarer == NOBODY else rights(deal, deal.declarer)
    for _ in deal.opening.active:
        found += rights(deal, seat)
        seat = deal.opening.following[seat]
    return found


def _hand_claims_open(deal: Deal) -> bool:
    """Whether a redeal may still be asked for on a hand (`redeal.deadline`, its limit of 20 in a row)."""
    if deal.card_led or not deal.opening.redeals_allowed:
        return False
    return not deal.spoken or deal.opening.table.agreements.redeal.deadline != "auction"


def raises(deal: Deal) -> list[Action]:
    """Every contract to which the declarer may raise now, the talon taken and no card led."""
    table = deal.opening.table
    agreements, seat = table.agreements, deal.declarer
    if not agreements.talon.raise_ or deal.raised or deal.kind == "blind":
        return []
    if deal.kind == "golden" and not agreements.golden.raise_:
        return []
    low = (deal.contract // table.step + 1) * table.step
    if bound_by_floor(deal, seat):
        low = max(low, table.floor)
    high = table.cap(deal.hands[seat]) if agreements.auction.cap_on_raise else table.highest_bid
    return [_RAISES[seat][points] for points in range(low, high + 1, table.step)]


def may_concede(deal: Deal) -> bool:
    """Whether the declarer may give the deal up before the first lead, the talon taken."""
    concede = deal.opening.table.agreements.concede
    if not _concession_agreed(deal):
        return False
    return concede.window != "before_give" or not (deal.gifts or deal.discards)


def may_concede_in_play(deal: Deal) -> bool:
    """Whether he may still in his own turn, cards having been led (`concede.window` own_turn)."""
    return deal.opening.table.agreements.concede.window == "own_turn" and _concession_agreed(deal)


def _concession_agreed(deal: Deal) -> bool:
    agreements, standing, seat = deal.opening.table.agreements, deal.standing, deal.declarer
    concede = agreements.concede
    if not concede.on:
        return False
    if (deal.kind == "blind" and not agreements.blind.concede) or (
        deal.kind == "golden" and not agreements.golden.concede
    ):
        return False
    if concede.scope == "forced_only" and not _plays_what_was_forced(deal):
        return False
    if concede.limit is not None and standing.concedes[seat] >= concede.limit:
        return False
    if concede.on_barrel == "forbidden" and standing.barrel[seat] is not None:
        return False
    others = (each for place, each in enumerate(standing.barrel) if place != seat)
    return concede.beside_barrel or all(each is None for each in others)


def _plays_what_was_forced(deal: Deal) -> bool:
    """The compulsory bid that all others passed, or the golden contract that nobody chose."""
    golden = deal.kind == "golden" and deal.opening.table.agreements.golden.contract == "forced"
    return (deal.unopposed or golden) and not deal.raised


def hand_claim(deal: Deal, seat: int) -> bool:
    """Whether this seat may ask for a redeal on its hand now."""
    opening = deal.opening
    agreements = opening.table.agreements
    if not _hand_claims_open(deal) or opening.following[seat] == NOBODY:
        return False
    at_auction = agreements.redeal.deadline == "auction"
    if hand_hidden(deal, seat) or without_claim(deal, seat):
        return False
    dealt = opening.dealt.hands[seat]
    return poor_points(agreements, dealt) or poor_ranks(agreements, dealt if at_auction else deal.hands[seat])


def without_claim(deal: Deal, seat: int) -> bool:
    """The declarer of a blind deal, and with `golden.unseen` of a golden one, has no claim on his hand."""
    if deal.kind == "golden" and deal.opening.table.agreements.golden.unseen:
        forced = deal.opening.table.agreements.golden.contract == "forced"
        return seat == (deal.opening.stand_in if forced else deal.declarer)
    return deal.kind == "blind" and seat == deal.declarer


def poor_points(agreements: Agreements, hand: int) -> bool:
    """`redeal.hand_below`."""
    below = agreements.redeal.hand_below
    return below is not None and card_points(hand) < below


def many_nines(agreements: Agreements, hand: int) -> bool:
    """`redeal.hand_nines`."""
    nines = agreements.redeal.hand_nines
    return nines is not None and (hand & NINES).bit_count() >= nines


def poor_ranks(agreements: Agreements, hand: int) -> bool:
    """`redeal.hand_nines` and `redeal.hand_jacks`."""
    jacks = agreements.redeal.hand_jacks
    return many_nines(agreements, hand) or (jacks is not None and (hand & JACKS).bit_count() >= jacks)


def poor_talon(deal: Deal) -> bool:
    """Whether the talon the declarer took gives a redeal at this table (grounds and `redeal.talon_scope`)."""
    opening = deal.opening
    redeal = opening.table.agreements.redeal
    if not opening.redeals_allowed or deal.kind != "normal":
        return False
    if redeal.talon_scope == "forced_only" and not deal.unopposed:
        return False
    talon = opening.dealt.talons[deal.taken]
    return (
        (redeal.talon_below is not None and card_points(talon) < redeal.talon_below)
        or (redeal.talon_nines is not None and (talon & NINES).bit_count() >= redeal.talon_nines)
        or (redeal.talon_jacks is not None and (talon & JACKS).bit_count() >= redeal.talon_jacks)
    )


def talon_claim(deal: Deal, seat: int) -> bool:
    """Whether the declarer may ask for a redeal on his talon now."""
    if seat != deal.declarer or deal.taken == NOBODY or deal.card_led:
        return False
    ended = deal.gifts or deal.discards or deal.raised
    if ended and deal.opening.table.agreements.redeal.deadline == "auction":
        return False
    return poor_talon(deal)
