"""Every agreement a table of Thousand can make: one class a group, one field an agreement.

Off is written in one way per type: a switch is False, a number that can be off is None, a choice that can be
off has the value ``"off"``, a list is empty. What each agreement and each value means stands in the Fluent
catalogues (``agreement-barrel-at``); what cannot go together stands in `conflicts`.
"""

# Annotations are read when the parameters are built, so they are not postponed here.

from typing import Annotated, Literal, TypeAlias

from tysyacha.agreements.declaration import AtMost, Bounds, Group, OnlyWith, Tier

Doubling: TypeAlias = Literal["cards_only", "all", "single"]
Rounding: TypeAlias = Literal["nearest", "down"]


class Table(Group, frozen=True, gc=False):
    """The table: who is dealt in."""

    two_player_form: Annotated[Literal["two_talons_of_2", "two_talons_of_3"], OnlyWith(2)] = "two_talons_of_2"
    four_player_form: Annotated[Literal["dealer_out", "opposite_out", "right_out"], OnlyWith(4)] = (
        "dealer_out"
    )


class Ritual(Group, frozen=True, gc=False):
    """Shuffling and cutting."""

    shuffle: Literal["full", "collect_and_cut"] = "full"
    cut: Literal["off", "right", "left"] = "off"
    bottom_look: Literal["off", "bottom", "top"] = "off"
    bottom_nine: Literal["off", "fine_cutter", "reshuffle_fine_cutter", "fine_dealer", "swap"] = "off"
    bottom_jack: Literal["off", "into_middle", "dealer_cuts", "reshuffle", "shuffle_unseen"] = "off"
    talon_slots: Literal[
        "any", "not_first3_last3", "not_first_last", "not_consecutive",
        "first_three_rounds", "between_rounds", "rest_of_pack",
    ] = "not_first3_last3"  # fmt: skip
    exposed_card: Literal["off", "fine_next_deals", "same_deals_again", "next_deals", "fine_20"] = "off"


class Redeal(Group, frozen=True, gc=False):
    """Redeals: what gives a right to new cards, to whom and until when."""

    hand_below: Annotated[int | None, Bounds(10, 20)] = 14
    hand_nines: Literal[3, 4] | None = 4
    hand_jacks: Literal[4] | None = None
    talon_below: Annotated[int | None, Bounds(3, 10)] = 5
    talon_nines: Literal[2] | None = None
    talon_jacks: Literal[3] | None = None
    talon_scope: Literal["any", "forced_only"] = "forced_only"
    deadline: Literal["auction", "first_lead"] = "auction"
    mandatory: Literal["optional", "nines", "talon", "all"] = "optional"
    dealer: Annotated[Literal["same", "next"], Tier(2)] = "same"
    chain_fine: Annotated[Literal[3] | None, Tier(2)] = None
    rich_talon: Annotated[Literal[20] | None, OnlyWith(2)] = None


class Auction(Group, frozen=True, gc=False):
    """The auction: the compulsory bid, steps and caps."""

    forced_player: Literal["first_hand", "dealer", "last_speaker", "nobody"] = "first_hand"
    forced_bid: Annotated[int, Bounds(40, 120, step=5)] = 100
    step: Literal[1, 5, 10] = 5
    jumps: bool = True
    cap_no_marriage: Literal[120] | None = 120
    cap_marriages: Literal["all", "highest", "unlimited", "ignored"] = "all"
    hard_cap: Literal[300] | None = None
    cap_on_raise: bool = True
    silent_at: Annotated[int | None, Bounds(-1000, 0, step=5)] = None
    all_pass: Annotated[Literal["same_dealer", "next_dealer"], Tier(2)] = "same_dealer"


class Blind(Group, frozen=True, gc=False):
    """Playing blind: 120 for double stakes without having seen the cards."""

    on: bool = False
    who: Literal["first_hand", "any"] = "first_hand"
    min_total: Annotated[int | None, Bounds(0, 600, step=5)] = 0
    when_barrel: bool = False
    defenders: Doubling = "cards_only"
    double_bolts: bool = True
    talon_hidden: bool = True
    concede: Annotated[bool, Tier(2)] = False


class Golden(Group, frozen=True, gc=False):
    """The golden round that opens a game."""

    on: bool = False
    deals: Literal["each_player", "three"] = "each_player"
    contract: Literal["forced", "auction"] = "forced"
    unseen: bool = False
    # `raise` is a word of Python, so the field has an underscore; the id is golden.raise.
    raise_: Annotated[bool, Tier(2)] = False
    defenders: Doubling = "cards_only"
    double_bolts: bool = True
    double_fines: Annotated[bool, Tier(2)] = False
    concede: bool = True
    nobody: Literal["reset", "repeat", "keep"] = "reset"


class Talon(Group, frozen=True, gc=False):
    """The talon: who sees it, what is given away, the raise."""

    shown: Literal["all", "declarer", "not_when_forced"] = "all"
    give_open: bool = False
    # `raise` is a word of Python, so the field has an underscore; the id is talon.raise.
    raise_: bool = True
    second: Annotated[Literal["last_trick", "out_of_play"], OnlyWith(2)] = "last_trick"
    discard: Annotated[Literal["two_out", "one_give_one_bank", "one_give"], OnlyWith(2)] = "two_out"
    discard_score: Annotated[Literal["nobody", "declarer", "last_trick"], OnlyWith(2)] = "nobody"


class Concede(Group, frozen=True, gc=False):
    """Conceding a deal instead of playing it."""

    on: bool = True
    window: Literal["before_give", "before_first_lead", "own_turn"] = "before_first_lead"
    scope: Annotated[Literal["any", "forced_only"], Tier(2)] = "any"
    declarer: Literal["bid", "nothing", "fine"] = "bid"
    opponents: Literal["sixty", "half_bid"] = "sixty"
    half_round: Rounding = "nearest"
    limit: Annotated[int | None, Bounds(1, 9)] = None
    fine_every: Literal[3] | None = None
    on_barrel: Literal["burns_attempt", "falls", "forbidden"] = "burns_attempt"
    beside_barrel: Annotated[bool, Tier(2)] = True


class Play(Group, frozen=True, gc=False):
    """Playing the cards: who leads and what binds those who follow."""

    first_lead: Literal["declarer", "first_hand", "dealer"] = "declarer"
    must_beat: bool = False
    must_trump: bool = True
    must_overtrump: bool = False
    no_foreign_trump_lead: Annotated[bool, Tier(2)] = False


class Marriage(Group, frozen=True, gc=False):
    """Marriages and trumps; ``values[suit]`` is what the marriage of a suit is worth (spades first)."""

    values: Annotated[tuple[int, int, int, int], Bounds(20, 200, step=20)] = (40, 60, 80, 100)
    first_trick: bool = False
    lead: Literal["king_or_queen", "queen_only"] = "king_or_queen"
    auto: bool = False
    trump: Literal["every", "first_only"] = "every"
    trump_timing: Annotated[Literal["at_once", "next_trick"], Tier(2)] = "at_once"
    half: bool = False
    half_sets_trump: bool = True
    aces: Literal[200] | None = None
    aces_trump: Literal["none", "led_ace", "next_ace"] = "none"
    aces_when: Literal["like_marriage", "any_lead", "automatic"] = "like_marriage"
    aces_continue: bool = False
    nines: Literal[100, 200, 360] | None = None
    nines_form: Literal["in_contract", "to_total"] = "in_contract"


class Scoring(Group, frozen=True, gc=False):
    """Scoring a deal."""

    declarer_success: Literal["bid", "taken"] = "bid"
    contract_check: Annotated[Literal["raw", "rounded"], Tier(2)] = "raw"
    round_to: Literal[1, 5, 10] = 5
    round_mode: Rounding = "nearest"
    last_trick: Literal[10] | None = None
    freeze_from: Literal[800, 801, 900] | None = None
    freeze_scope: Literal["own_contract", "took_part"] = "own_contract"
    sitter: Annotated[Literal[
        "off", "cards", "cards_marriages", "marriages", "aces40_marriages", "aces50_marriages"
    ], OnlyWith(4)] = "cards_marriages"  # fmt: skip
    fine: Annotated[int, Bounds(10, 500, step=10)] = 120


class Bolts(Group, frozen=True, gc=False):
    """Bolts: deals without a trick or without a point."""

    mode: Literal["off", "cumulative", "consecutive"] = "cumulative"
    count: Literal[3, 5] = 3
    condition: Literal["no_trick", "no_points"] = "no_trick"
    declarer: bool = True


class Barrel(Group, frozen=True, gc=False):
    """The barrel below the target."""

    at: Annotated[int | None, Bounds(100, 2900, step=5)] = 880
    clamp: bool = True
    jump_wins: bool = False
    attempts: Annotated[int | None, Bounds(1, 5)] = 3
    attempt_counts: Literal["every_deal", "own_contract", "own_first_hand"] = "every_deal"
    need: Annotated[int | None, Bounds(60, 200)] = None
    auction: Literal["normal", "floor", "takes_talon", "own_first_hand"] = "floor"
    own_failure: Literal["stays", "falls_minus_bid"] = "stays"
    fail_last: Literal["fine", "zero", "minus_bid"] = "fine"
    knock: Literal["newcomer_stays", "coexist", "all_fall", "first_stays"] = "newcomer_stays"
    simultaneous: Literal["all_fall", "coexist"] = "all_fall"
    falls_to_zero: Literal[3] | None = None
    freezes_others: bool = False


class Dump(Group, frozen=True, gc=False):
    """The dump: totals that go back to 0."""

    values: Annotated[tuple[int, ...], Bounds(100, 995, step=5), AtMost(5)] = (555,)
    negative: bool = True


class Ending(Group, frozen=True, gc=False):
    """The end of the game."""

    target: Annotated[int, Bounds(300, 3000)] = 1000
    win_rule: Literal["ge", "gt"] = "ge"
    tie: Literal["declarer_then_highest", "highest_then_declarer", "seat_order"] = "declarer_then_highest"
