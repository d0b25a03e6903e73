"""What follows from a table's agreements and number of players, as far as the rule text asks."""

from __future__ import annotations

from tysyacha.agreements import Agreements, barrel_need

WHOLE_PACK = 120
BLIND_CONTRACT = 120


class Facts:
    """The agreements of a table with the questions that more than one section asks about them."""

    def __init__(self, agreements: Agreements, players: int) -> None:
        self.agreements = agreements
        self.players = players
        self.two = players == 2
        self.four = players == 4
        self.fine = agreements.scoring.fine

    @property
    def forced(self) -> bool:
        """Whether the compulsory bid stands before the first word."""
        return self.agreements.auction.forced_player in ("first_hand", "dealer")

    @property
    def opener(self) -> str:
        """Who has the compulsory bid, or stands in for him: ``dealer`` or ``first_hand``."""
        return "dealer" if self.agreements.auction.forced_player == "dealer" else "first_hand"

    @property
    def two_suffix(self) -> tuple[str, ...]:
        """Marks a message of the first hand where that is simply the player who does not deal."""
        return ("two",) if self.two and self.opener == "first_hand" else ()

    @property
    def tricks(self) -> int:
        if not self.two:
            return 8
        return 11 if self.agreements.talon.discard == "one_give" else 10

    @property
    def talon_cards(self) -> int:
        return 2 if self.two and self.agreements.table.two_player_form == "two_talons_of_2" else 3

    @property
    def gives(self) -> bool:
        """Whether cards go from hand to hand."""
        return not self.two or self.agreements.talon.discard != "two_out"

    @property
    def discards(self) -> bool:
        """Whether cards are laid aside."""
        return self.two and self.agreements.talon.discard != "one_give"

    @property
    def barrel(self) -> bool:
        return self.agreements.barrel.at is not None

    @property
    def bolts(self) -> bool:
        return self.agreements.bolts.mode != "off"

    @property
    def talon_taken_unasked(self) -> bool:
        """Whether a player on the barrel may get the talon without an auction."""
        return self.barrel and self.agreements.barrel.auction in ("takes_talon", "own_first_hand")

    @property
    def need(self) -> int:
        return barrel_need(self.agreements)

    @property
    def need_bid(self) -> int:
        """The lowest bid that comes to the need."""
        step = self.agreements.auction.step
        return -(-self.need // step) * step

    @property
    def dearest_bid(self) -> int:
        """Where a bid ends when nothing else ends it."""
        marriage = self.agreements.marriage
        return WHOLE_PACK + sum(marriage.values) + (marriage.aces or 0)

    @property
    def hand_capped(self) -> bool:
        """Whether the cards in hand limit a bid."""
        return self.agreements.auction.cap_no_marriage is not None

    @property
    def raises(self) -> bool:
        return self.agreements.talon.raise_

    @property
    def concedes(self) -> bool:
        """Whether a declarer of an ordinary deal may concede; what nobody is forced to cannot be conceded."""
        concede = self.agreements.concede
        nothing_forced = self.agreements.auction.forced_player == "nobody"
        return concede.on and not (concede.scope == "forced_only" and nothing_forced)

    @property
    def hand_grounds(self) -> bool:
        redeal = self.agreements.redeal
        return (redeal.hand_below, redeal.hand_nines, redeal.hand_jacks) != (None, None, None)

    @property
    def rank_grounds(self) -> bool:
        redeal = self.agreements.redeal
        return (redeal.hand_nines, redeal.hand_jacks) != (None, None)

    @property
    def talon_jacks(self) -> bool:
        """Three jacks do not go into a talon of two."""
        return self.agreements.redeal.talon_jacks is not None and self.talon_cards == 3

    @property
    def talon_grounds(self) -> bool:
        """Whether some declarer can ever ask for a redeal on his talon."""
        redeal = self.agreements.redeal
        agreed = redeal.talon_below is not None or redeal.talon_nines is not None or self.talon_jacks
        for_some = redeal.talon_scope == "any" or self.agreements.auction.forced_player != "nobody"
        return agreed and for_some

    @property
    def rich_talon(self) -> bool:
        return self.two and self.agreements.redeal.rich_talon is not None

    @property
    def redeals(self) -> bool:
        return self.hand_grounds or self.talon_grounds or self.rich_talon

    @property
    def jump_wins(self) -> bool:
        return self.barrel and self.agreements.barrel.jump_wins

    @property
    def knock_possible(self) -> bool:
        """Whether anybody can come to a barrel that is taken."""
        marriage = self.agreements.marriage
        past_freeze = marriage.nines is not None and marriage.nines_form == "to_total"
        return not self.agreements.barrel.freezes_others or past_freeze

    @property
    def ritual_fines(self) -> bool:
        """Whether cutting or dealing can cost points."""
        ritual = self.agreements.ritual
        looked = ritual.cut != "off" and ritual.bottom_look != "off"
        nine = looked and ritual.bottom_nine not in ("off", "swap")
        return nine or ritual.exposed_card in ("fine_next_deals", "fine_20")

    @property
    def deal_fines(self) -> bool:
        """Whether anything can be fined at this table apart from falls off the barrel."""
        concede_fine = self.concedes and self.agreements.concede.fine_every is not None
        chain_fine = self.redeals and self.agreements.redeal.chain_fine is not None
        return self.ritual_fines or concede_fine or chain_fine or self.bolts
