"""Who is who around the table in one deal. Seats count from 0 clockwise; the next seat is the left neighbour.

Every function takes the agreements, the number of seats (2 to 4) and the dealer (0 up to that number).
"""

from __future__ import annotations

from typing import Final

from tysyacha.agreements import Agreements

# How many seats left of the dealer the fourth player sits who is out (`table.four_player_form`).
_OUT_LEFT_OF_DEALER: Final = {"dealer_out": 0, "opposite_out": 2, "right_out": 3}


def sitter(agreements: Agreements, players: int, dealer: int) -> int | None:
    """The seat that sits the deal out: with four players by `table.four_player_form`, otherwise None."""
    if players != 4:
        return None
    return (dealer + _OUT_LEFT_OF_DEALER[agreements.table.four_player_form]) % 4


def active_seats(agreements: Agreements, players: int, dealer: int) -> tuple[int, ...]:
    """The seats that take part, clockwise from the dealer's left: two or three of them."""
    return _ACTIVE[players, dealer, sitter(agreements, players, dealer)]


def first_hand(agreements: Agreements, players: int, dealer: int) -> int:
    """The first active seat to the left of the dealer (`words.first_hand`)."""
    return active_seats(agreements, players, dealer)[0]


def forced_player(agreements: Agreements, players: int, dealer: int) -> int | None:
    """Who owns the compulsory opening bid (`auction.forced_player`).

    None where nobody has one before the first word: under last_speaker and nobody.
    """
    match agreements.auction.forced_player:
        case "first_hand":
            return first_hand(agreements, players, dealer)
        case "dealer":
            return dealer
        case "last_speaker" | "nobody":
            return None


def forced_or_first_hand(agreements: Agreements, players: int, dealer: int) -> int:
    """The forced player, or the first hand who stands in for him (`words.forced_player`)."""
    forced = forced_player(agreements, players, dealer)
    return first_hand(agreements, players, dealer) if forced is None else forced


def _clockwise_without(players: int, dealer: int, out: int | None) -> tuple[int, ...]:
    around = ((dealer + step) % players for step in range(1, players + 1))
    return tuple(seat for seat in around if seat != out)


_ACTIVE: Final[dict[tuple[int, int, int | None], tuple[int, ...]]] = {
    (players, dealer, out): _clockwise_without(players, dealer, out)
    for players in (2, 3, 4)
    for dealer in range(players)
    for out in (range(4) if players == 4 else (None,))
}
