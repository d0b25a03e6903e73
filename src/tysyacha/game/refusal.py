"""Why an action is refused: the code of the rule it breaks, and what would have been permitted instead."""

from __future__ import annotations

from tysyacha.cards import SUIT_CARDS
from tysyacha.errors import IllegalAction
from tysyacha.game.actions import (
    Action,
    Bid,
    Blind,
    Concede,
    Cut,
    Discard,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from tysyacha.game.deal import NOBODY, Deal
from tysyacha.game.play import playable
from tysyacha.game.rights import choices_in_the_dark, hand_hidden

_PHASE_OF = {Bid: "auction", Pass: "auction", Take: "take", Give: "give", Discard: "give", Play: "play"}


def refusal(deal: Deal, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """The error for an action that is not in ``legal``; its arguments name the seat, what it tried, and what
    that seat may do: no more than its view offers, since an error goes back to whoever tried."""
    own = tuple(each for each in legal if each.seat == action.seat)
    code, more = _reason(deal, action)
    return IllegalAction(
        code,
        action=action,
        seat=action.seat,
        to_act=deal.to_act,
        legal=choices_in_the_dark(own) if own and hand_hidden(deal, action.seat) else own,
        **more,
    )


def _reason(deal: Deal, action: Action) -> tuple[str, dict[str, object]]:
    phase = deal.phase
    if isinstance(action, Cut):
        return "cut_before_deal", {}
    if not 0 <= action.seat < deal.opening.table.players:
        return "no_such_seat", {"players": deal.opening.table.players}
    if deal.opening.following[action.seat] == NOBODY:
        return "seat_sits_out", {}
    wanted = _PHASE_OF.get(type(action))
    if wanted is not None and wanted != phase:
        return "wrong_phase", {"phase": phase}
    if wanted is not None and action.seat != deal.to_act:
        return "not_your_turn", {}
    match action:
        case Bid():
            return _bid_reason(deal, action)
        case Play():
            return _play_reason(deal, action)
        case Give() | Discard():
            return _giving_reason(deal, action)
        case Raise():
            return "raise_not_allowed", {"points": action.points, "contract": deal.contract}
        case Concede():
            return "concede_not_allowed", {}
        case Redeal():
            return "redeal_not_allowed", {}
        case Blind() | Look():
            return "blind_not_allowed", {}
        case _:
            return "not_allowed", {}


def _bid_reason(deal: Deal, action: Bid) -> tuple[str, dict[str, object]]:
    table = deal.opening.table
    cap = table.cap(deal.hands[action.seat])
    if deal.standing_bid is not None and action.points <= deal.standing_bid:
        return "bid_too_low", {"points": action.points, "standing": deal.standing_bid}
    if action.points % table.step:
        return "bid_off_step", {"points": action.points, "step": table.step}
    if action.points > cap:
        return "bid_above_cap", {"points": action.points, "cap": cap}
    if not table.agreements.auction.jumps:
        return "bid_no_jump", {"points": action.points}
    return "bid_too_low_for_seat", {"points": action.points}


def _giving_reason(deal: Deal, action: Give | Discard) -> tuple[str, dict[str, object]]:
    held = action.card is not None and 0 <= action.card < 24 and deal.hands[action.seat] >> action.card & 1
    if not held:
        return "card_not_held", {"card": str(action.card)}
    if isinstance(action, Give):
        return "give_not_there", {"to": action.to}
    return "discard_not_now", {}


def _play_reason(deal: Deal, action: Play) -> tuple[str, dict[str, object]]:
    seat, card = action.seat, action.card
    if not 0 <= card < 24 or not deal.hands[seat] >> card & 1:
        return "card_not_held", {"card": str(card)}
    if playable(deal, seat) >> card & 1:
        return "declaration_not_allowed", {"card": str(card), "declare": action.declare}
    if not deal.trick:
        return "lead_not_allowed", {"card": str(card)}
    led = deal.trick[0] // 6
    if deal.hands[seat] & SUIT_CARDS[led]:
        return ("must_beat" if card // 6 == led else "must_follow"), {"card": str(card), "suit": led}
    return ("must_overtrump" if card // 6 == deal.trump else "must_trump"), {
        "card": str(card),
        "suit": deal.trump,
    }
