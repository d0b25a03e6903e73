"""Who cuts, and the order of the cuts that a record may tell (`ritual.cut`, `ritual.bottom_nine`).

A record keeps the cuts but not the cards that were looked at, so the cuts alone must say who owes a fine.
With C for the neighbour who cuts, D for the dealer and N for the next player of `fine_dealer`, a deal has, or
leaves out altogether,

- ``C``, where nobody looks at a card, or nothing follows from a nine or a jack;
- ``C``, ``C C`` or ``C C C``, where nines bring another cut, and ``C C C C`` (`fine_dealer`: ``C C C N``),
  which means three nines in a row: the fine for C (`fine_dealer`: for D);
- any of these but the last followed by one ``D``, where the dealer cuts after a jack (`dealer_cuts`);
- ``C`` any number of times, where a jack brings a new shuffle and cut (`reshuffle`) and nines bring nothing.
  Where nines bring a fine as well, the cuts before a jack are left out; four cuts mean the fine, as always.

N is the next seat to the left of C, the dealer passed over: his own cut always means a jack. With two players
that is C again.
"""

from __future__ import annotations

from typing import Final

from tysyacha.agreements import Agreements
from tysyacha.cards import PACK_SIZE
from tysyacha.errors import IllegalAction
from tysyacha.game.actions import Cut

MOST_LIFTED: Final = PACK_SIZE - 1
_CUTS_BEFORE_FINE: Final = 3


def cutter_of(agreements: Agreements, players: int, dealer: int) -> int | None:
    """The neighbour who cuts, counted over all seats, the sitter included; None where nobody does."""
    match agreements.ritual.cut:
        case "off":
            return None
        case "left":
            return (dealer + 1) % players
        case "right":
            return (dealer - 1) % players


def is_fining(agreements: Agreements) -> bool:
    """Whether a nine at the place looked at brings another cut, and the third in a row a fine."""
    ritual = agreements.ritual
    return ritual.bottom_look != "off" and ritual.bottom_nine not in ("off", "swap")


def fined_for_nines(agreements: Agreements, players: int, dealer: int) -> int:
    """Who pays for the third nine in a row, where a nine is fined at all."""
    if agreements.ritual.bottom_nine == "fine_dealer":
        return dealer
    return _neighbour(agreements, players, dealer)


def fourth_cutter(agreements: Agreements, players: int, dealer: int) -> int:
    """Who cuts after the third nine: the same neighbour, under fine_dealer the next player after him."""
    cutter = _neighbour(agreements, players, dealer)
    if agreements.ritual.bottom_nine != "fine_dealer":
        return cutter
    following = (cutter + 1) % players
    return following if following != dealer else (dealer + 1) % players


def check_cut(
    agreements: Agreements, players: int, dealer: int, cuts_before: tuple[Cut, ...], cut: Cut
) -> int | None:
    """Check one cut of a record against those before it (checked already); the seat it fines, or None.

    The fine is that of `scoring.fine`, for reason ``cut``. Raises IllegalAction with code

    - ``cut_not_agreed``: nobody cuts at this table;
    - ``cut_too_many`` (``made``): no further cut can follow;
    - ``cut_wrong_seat`` (``seat``, ``cutters``): another seat cuts here;
    - ``cut_out_of_range`` (``lifted``, ``lowest``, ``highest``): at least one card is lifted and one left.

    ``legal`` is empty in all of them: a cut is never listed among the legal actions.
    """
    cutters = cutters_after(agreements, players, dealer, cuts_before)
    if cutter_of(agreements, players, dealer) is None:
        raise IllegalAction("cut_not_agreed", seat=cut.seat, legal=())
    if not cutters:
        raise IllegalAction("cut_too_many", seat=cut.seat, made=len(cuts_before), legal=())
    if cut.seat not in cutters:
        raise IllegalAction("cut_wrong_seat", seat=cut.seat, cutters=cutters, legal=())
    if not 1 <= cut.lifted <= MOST_LIFTED:
        raise IllegalAction(
            "cut_out_of_range", seat=cut.seat, lifted=cut.lifted, lowest=1, highest=MOST_LIFTED, legal=()
        )
    if is_fining(agreements) and len(cuts_before) == _CUTS_BEFORE_FINE and cut.seat != dealer:
        return fined_for_nines(agreements, players, dealer)
    return None


def cutters_after(
    agreements: Agreements, players: int, dealer: int, cuts: tuple[Cut, ...]
) -> tuple[int, ...]:
    """The seats that may cut after these cuts, as far as the cuts alone tell; empty where none can follow."""
    cutter = cutter_of(agreements, players, dealer)
    if cutter is None or (cuts and cuts[-1].seat == dealer):
        return ()
    if not cuts:
        return (cutter,)
    possible: tuple[int, ...] = ()
    if is_fining(agreements):
        possible = _after_nine(agreements, players, dealer, len(cuts))
    elif _jack_brings(agreements, "reshuffle"):
        possible = (cutter,)
    may_follow_look = not is_fining(agreements) or len(cuts) <= _CUTS_BEFORE_FINE
    if may_follow_look and _jack_brings(agreements, "dealer_cuts"):
        possible = (*possible, dealer)
    return possible


def _after_nine(agreements: Agreements, players: int, dealer: int, made: int) -> tuple[int, ...]:
    if made < _CUTS_BEFORE_FINE:
        return (_neighbour(agreements, players, dealer),)
    return (fourth_cutter(agreements, players, dealer),) if made == _CUTS_BEFORE_FINE else ()


def _jack_brings(agreements: Agreements, what: str) -> bool:
    ritual = agreements.ritual
    return ritual.bottom_look != "off" and ritual.bottom_nine != "swap" and ritual.bottom_jack == what


def _neighbour(agreements: Agreements, players: int, dealer: int) -> int:
    return (dealer + (1 if agreements.ritual.cut == "left" else -1)) % players
