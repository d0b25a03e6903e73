"""Card play: each permitted card is weighed by the trick it brings and by what is missed later without it."""

from __future__ import annotations

from tysyacha.bots.steady.knowledge import Knowledge
from tysyacha.bots.steady.trick import prospect
from tysyacha.cards import KING, MARRIAGE_CARDS, QUEEN, RANK_CARDS, SUIT_CARDS, Card
from tysyacha.game import Play, View
from tysyacha.game.table import Table

_LEAD = 7.0
"""What it is worth to lead to the next trick."""
_SURE = 0.999
_WAITS = 0.4
"""How likely a marriage in hand is still declared after the lead is lost; with the lead it is nearly sure."""
_ACES, _NINES = RANK_CARDS[5], RANK_CARDS[0]


def choose_play(view: View, table: Table, plays: list[Play]) -> Play:
    """The best of ``plays``, none of them better than the first by chance: equal ones go by their order."""
    if len(plays) == 1:
        return plays[0]
    knowledge = Knowledge(view)
    weights = _Weights(view, table)
    marriages = _marriages(view, table, knowledge)
    return max(plays, key=lambda play: _worth(view, table, knowledge, weights, marriages, play))


class _Weights:
    """What a card point is worth in the pile of each seat, and what the lead is worth there."""

    __slots__ = ("lead", "point", "trick")

    def __init__(self, view: View, table: Table) -> None:
        me, declarer = view.seat, view.declarer
        assert me is not None
        self.point: dict[int, float] = {}
        self.lead: dict[int, float] = {}
        decided = _decided(view)
        for seat in view.active:
            if seat == me:
                self.point[seat], self.lead[seat] = 1.0, _LEAD
            elif me != declarer and seat != declarer:
                self.point[seat], self.lead[seat] = (0.1, 0.0) if decided else (0.8, 3.0)
            else:
                self.point[seat], self.lead[seat] = (-0.2, -_LEAD / 2) if decided else (-0.8, -_LEAD)
        self.trick = _first_trick(view, table, me)


def _decided(view: View) -> bool:
    """Whether the cards on the table tell already that the contract is made."""
    assert view.declarer is not None
    assert view.contract is not None
    return view.captured[view.declarer] + view.declared[view.declarer] >= view.contract


def _first_trick(view: View, table: Table, me: int) -> float:
    """What it is worth on top to take a trick at all: a bolt less."""
    bolts = table.agreements.bolts
    if bolts.mode == "off" or view.tricks_won[me] or view.standing.barrel[me] is not None:
        return 0.0
    if me == view.declarer and not bolts.declarer:
        return 0.0
    return 30.0 if view.standing.bolts[me] + 1 >= bolts.count else 8.0


def _marriages(view: View, table: Table, knowledge: Knowledge) -> dict[int, int]:
    """The marriages in the own hand that may still be declared, with their values."""
    declared = {each.suit for each in view.announced}
    return {
        suit: table.values[suit]
        for suit in range(4)
        if knowledge.hand & MARRIAGE_CARDS[suit] == MARRIAGE_CARDS[suit] and suit not in declared
    }


def _worth(
    view: View,
    table: Table,
    knowledge: Knowledge,
    weights: _Weights,
    marriages: dict[int, int],
    play: Play,
) -> float:
    card, me = play.card, knowledge.me
    new_trump = _new_trump(view, table, play)
    takes, points = prospect(view, knowledge, card, new_trump)
    waiting = sum(marriages.values())
    worth = 0.0
    if play.declare is not None:
        gained = _declared_value(table, play)
        worth += gained
        waiting -= gained if play.declare == "marriage" else 0
    elif card // 6 in marriages and card % 6 in (QUEEN, KING):
        # Playing one of the pair without a word breaks it.
        worth -= 0.7 * marriages[card // 6]
        waiting -= marriages[card // 6]
    for seat, likely in takes.items():
        worth += likely * (weights.point[seat] * points + weights.lead[seat])
    mine = takes.get(me, 0.0)
    worth += mine * weights.trick + (_WAITS + (0.9 - _WAITS) * mine) * waiting
    if not view.trick:
        worth += _lead_sense(view, knowledge, marriages, play, mine)
    return worth - _missed_later(view, table, knowledge, card, mine)


def _declared_value(table: Table, play: Play) -> int:
    if play.declare == "marriage":
        return table.values[play.card // 6]
    if play.declare == "half":
        return table.values[play.card // 6] // 2
    return (table.aces if play.declare == "aces" else table.nines_in_contract) or 0


def _new_trump(view: View, table: Table, play: Play) -> int | None:
    """The suit that becomes trumps with this card, None where nothing changes in this trick."""
    if play.declare is None or table.next_trick_trump or (table.trump_once and view.trump is not None):
        return None
    if play.declare == "marriage" or (play.declare == "half" and table.agreements.marriage.half_sets_trump):
        return play.card // 6
    return play.card // 6 if play.declare == "aces" and table.aces_trump == "led_ace" else None


def _lead_sense(
    view: View, knowledge: Knowledge, marriages: dict[int, int], play: Play, mine: float
) -> float:
    """What an experienced player adds: winners before the marriage, trumps drawn, honours not led away from."""
    card, suit = play.card, play.card // 6
    if play.declare is None:
        if mine >= _SURE and marriages and suit not in marriages:
            return 0.1 * sum(marriages.values()) + 1.0
        if suit == knowledge.trump:
            return _drawing(view, knowledge, mine)
        if mine < 0.5 and _leads_from_ten(knowledge, card):
            return -5.0
    return 0.0


def _drawing(view: View, knowledge: Knowledge, mine: float) -> float:
    """The declarer's trumps clear the way for his other winners; a defender's rarely do."""
    if view.declarer != knowledge.me and view.trump_by != knowledge.me:
        return -4.0
    return 8.0 if mine >= _SURE and knowledge.trumps_against(knowledge.others) else 0.0


def _leads_from_ten(knowledge: Knowledge, card: Card) -> bool:
    suit = card // 6
    ten, ace = 1 << 6 * suit + 4, 1 << 6 * suit + 5
    return bool(knowledge.hand & ten) and bool(knowledge.hidden & ace)


def _missed_later(view: View, table: Table, knowledge: Knowledge, card: Card, mine: float) -> float:
    """What the card would have brought in a later trick, and what its fellows lose without it."""
    hand, suit, rank = knowledge.hand, card // 6, card % 6
    fellows = hand & SUIT_CARDS[suit] & ~(1 << card)
    higher = knowledge.higher(card)
    stops = higher.bit_count()
    trumps = suit == knowledge.trump
    ruffed = knowledge.trumps_against(knowledge.others) and not trumps
    if stops == 0:
        later = 0.55 if ruffed else 0.9
    elif fellows.bit_count() >= stops:
        later = 0.5 if stops == 1 else 0.3
    else:
        later = 0.15
    if trumps:
        later = max(later, 0.5)
    missed = later * (card.points + 6.0)
    if not view.trick and stops == 0:
        # A winner led now is not missed, it is cashed.
        missed *= 0.35
    if knowledge.hidden & (1 << 6 * suit + 5) and hand & 1 << 6 * suit + 4 and rank < 4:
        guards = (hand & SUIT_CARDS[suit]).bit_count() - 1
        missed += 5.0 if guards == 1 else 0.0
    return missed + _set_broken(view, table, hand, rank)


def _set_broken(view: View, table: Table, hand: int, rank: int) -> float:
    """Four aces or four nines that could still be declared are not broken for a trick."""
    if rank == 5 and table.aces is not None and not table.aces_automatic and hand & _ACES == _ACES:
        return 0.5 * table.aces
    return 0.0
