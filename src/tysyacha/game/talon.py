"""From the end of the auction to the first lead: the talon, the cards given or laid aside, the raise.

Sources: groups `talon`, `redeal.mandatory`, `marriage.nines_form`, `play.first_lead`.
"""

from __future__ import annotations

from tysyacha.cards import CARDS, CardSet, each_card
from tysyacha.game.actions import Action, Discard, Give, Take
from tysyacha.game.deal import NOBODY, Deal, Gift
from tysyacha.game.events import ContractSet, Event, TalonShown
from tysyacha.game.table import ACES

DISCARDS = tuple(tuple(Discard(seat, each) for each in CARDS) for seat in range(2))
GIFTS = tuple(tuple(tuple(Give(seat, each, to) for to in range(4)) for each in CARDS) for seat in range(4))
TAKES = tuple((Take(seat, 0), Take(seat, 1)) for seat in range(2))


def declare(deal: Deal) -> list[Event]:
    """The declarer is known: with one talon he takes it, with two he is asked which."""
    deal.to_act = deal.declarer
    told: list[Event] = [ContractSet(deal.declarer, deal.contract, deal.kind, deal.unopposed)]
    if len(deal.opening.dealt.talons) == 1:
        return told + take(deal, 0)
    deal.phase = "take"
    return told


def take(deal: Deal, which: int) -> list[Event]:
    """The declarer takes a talon into his hand."""
    deal.taken = which
    deal.phase = "give"
    talon = deal.opening.dealt.talons[which]
    deal.hands[deal.declarer] |= talon
    return [TalonShown(deal.declarer, CardSet(talon), talon_open(deal))]


def talon_open(deal: Deal) -> bool:
    """Whether the taken talon is seen by all (`talon.shown`, `blind.talon_hidden`)."""
    agreements = deal.opening.table.agreements
    if deal.kind == "blind":
        return not agreements.blind.talon_hidden
    shown = agreements.talon.shown
    return shown == "all" or (shown == "not_when_forced" and not deal.unopposed)


def gifts_open(deal: Deal) -> bool:
    """Whether given cards are seen by all (`talon.give_open`; blind and golden deals are always closed)."""
    return deal.kind == "normal" and deal.opening.table.agreements.talon.give_open


def givings(deal: Deal) -> list[Action]:
    """Every card that may be given or laid aside now."""
    seat = deal.declarer
    cards = each_card(deal.hands[seat])
    found: list[Action] = []
    for to in receivers(deal):
        found += [GIFTS[seat][each][to] for each in cards]
    if discards_left(deal):
        found += [DISCARDS[seat][each] for each in cards]
    return found


def receivers(deal: Deal) -> list[int]:
    """The opponents who still get a card."""
    if deal.opening.table.players == 2 and deal.opening.table.agreements.talon.discard == "two_out":
        return []
    served = {gift.receiver for gift in deal.gifts}
    return [seat for seat in deal.opening.active if seat != deal.declarer and seat not in served]


def discards_left(deal: Deal) -> int:
    """How many cards the declarer still has to lay aside."""
    if deal.opening.table.players != 2:
        return 0
    asked = {"two_out": 2, "one_give_one_bank": 1, "one_give": 0}[deal.opening.table.agreements.talon.discard]
    return asked - deal.discards.bit_count()


def part_with(deal: Deal, action: Give | Discard) -> bool:
    """Gives or lays aside one card; tells whether that was the last of them."""
    deal.spoken = True
    assert action.card is not None
    deal.hands[deal.declarer] &= ~(1 << action.card)
    if isinstance(action, Give):
        deal.hands[action.to] |= 1 << action.card
        deal.gifts += (Gift(action.seat, action.to, action.card),)
    else:
        deal.discards |= 1 << action.card
    return not receivers(deal) and not discards_left(deal)


def start_play(deal: Deal) -> None:
    """All cards are given: the first leader is to act."""
    opening = deal.opening
    form = opening.table.agreements.play.first_lead
    leader = {"declarer": deal.declarer, "first_hand": opening.first_hand, "dealer": opening.dealer}[form]
    deal.phase = "play"
    deal.leader = deal.to_act = leader
    if opening.table.aces is not None and opening.table.aces_automatic:
        holders = [seat for seat in opening.active if deal.hands[seat] & ACES == ACES]
        deal.aces_waiting = holders[0] if holders else NOBODY
