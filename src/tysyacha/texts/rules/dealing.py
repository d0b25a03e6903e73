"""Dealing the cards, and when they are dealt again. Sources: groups `ritual`, `redeal`, `table`."""

from __future__ import annotations

from tysyacha.agreements import redeal_chances
from tysyacha.texts.rules.facts import Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when


def deal(table: Facts) -> list[Paragraph]:
    return [_who_deals(table), _shuffle_and_cut(table), _look(table), _hands(table), _mishaps(table)]


def _who_deals(table: Facts) -> Paragraph:
    form = table.agreements.table.four_player_form
    return [
        line("deal-lot"),
        line("deal-next", *_next_dealer(table)),
        when(table.four, line("deal-sitter", form)),
        when(table.four, line("deal-sitter-rest")),
    ]


def _next_dealer(table: Facts) -> tuple[str, ...]:
    if table.two:
        return ("two",)
    return ("conceded",) if table.concedes else ()


def _shuffle_and_cut(table: Facts) -> Paragraph:
    ritual = table.agreements.ritual
    gathered = ritual.shuffle == "collect_and_cut"
    return [
        line("deal-shuffle", ritual.shuffle),
        when(gathered and table.two, line("deal-gathered-rest")),
        when(gathered, line("deal-gathered-unplayed", *(("two",) if table.two else ()))),
        line("deal-cut", ritual.cut),
        when(ritual.cut != "off" and table.four, line("deal-cut-sitter")),
    ]


def _look(table: Facts) -> Paragraph:
    ritual = table.agreements.ritual
    if ritual.cut == "off" or ritual.bottom_look == "off":
        return []
    nine, jack = ritual.bottom_nine, ritual.bottom_jack
    return [
        line("deal-look", _looked_at(table)),
        when(nine != "off" or jack == "off", line("deal-nine", nine, fine=table.fine)),
        when(nine != "swap" and (jack != "off" or nine == "off"), line("deal-jack", jack)),
    ]


def _looked_at(table: Facts) -> str:
    """Which card it is; the bottom one is the dealer's own where he is dealt the last card of the pack."""
    ritual = table.agreements.ritual
    if ritual.bottom_look == "top":
        return "top"
    if ritual.talon_slots == "rest_of_pack":
        return "talon"
    dealer_plays = not table.four or table.agreements.table.four_player_form != "dealer_out"
    last_is_dealt = ritual.talon_slots not in ("any", "not_consecutive")
    return "own" if dealer_plays and last_is_dealt else "bottom"


def _hands(table: Facts) -> Paragraph:
    form = table.agreements.table.two_player_form if table.two else table.players
    slots = table.agreements.ritual.talon_slots
    rounds = table.two and slots == "first_three_rounds"
    return [
        line("deal-hands", form),
        line("deal-slots", "first_rounds" if rounds else slots),
    ]


def _mishaps(table: Facts) -> Paragraph:
    exposed = table.agreements.ritual.exposed_card
    return [
        when(exposed != "off", line("deal-exposed", exposed, fine=table.fine)),
        when(table.ritual_fines, line("deal-fines" if table.barrel else "deal-fines-plain")),
    ]


def redeals(table: Facts) -> list[Paragraph]:
    if not table.redeals:
        return []
    asked = table.hand_grounds or table.talon_grounds
    return [
        [line("redeals-what"), _rich_talon(table), *_hand_grounds(table)],
        _talon_grounds(table),
        [*_by_itself(table), *_deadlines(table)],
        [
            when(asked, line("redeals-shown")),
            line("redeals-dealer", table.agreements.redeal.dealer),
            line("redeals-nothing_counts"),
            line("redeals-most"),
            when(table.agreements.redeal.chain_fine, line("redeals-chain_fine", fine=table.fine)),
        ],
        _chances(table),
    ]


def _rich_talon(table: Facts) -> Line | None:
    points = table.agreements.redeal.rich_talon
    return line("redeals-rich_talon", points=points) if table.two and points is not None else None


def _hand_grounds(table: Facts) -> Paragraph:
    redeal = table.agreements.redeal
    below, nines = redeal.hand_below, redeal.hand_nines
    declared = table.agreements.marriage.nines is not None and nines is not None
    forced = redeal.mandatory in ("nines", "all")
    return [
        None if below is None else line("redeals-hand_below", points=below),
        when(nines is not None, line("redeals-hand_nines", nines)),
        when(declared, line("redeals-hand_nines", "no_choice" if forced else "choice")),
        when(redeal.hand_jacks is not None, line("redeals-hand_jacks")),
    ]


def _talon_grounds(table: Facts) -> Paragraph:
    if not table.talon_grounds:
        return []
    redeal = table.agreements.redeal
    forced_only = redeal.talon_scope == "forced_only"
    return [
        None if redeal.talon_below is None else line("redeals-talon_below", points=redeal.talon_below),
        when(
            redeal.talon_nines is not None,
            line("redeals-talon_nines" if table.talon_cards == 3 else "redeals-talon_nines-two"),
        ),
        when(table.talon_jacks, line("redeals-talon_jacks")),
        when(table.two, line("redeals-talon_picked")),
        line("redeals-scope", redeal.talon_scope),
        when(forced_only and table.talon_taken_unasked, line("redeals-scope-forced_barrel")),
        _special_deals(table),
    ]


def _special_deals(table: Facts) -> Line | None:
    blind, golden = table.agreements.blind.on, table.agreements.golden.on
    if blind or golden:
        return line("redeals-scope-special", "both" if blind and golden else "blind" if blind else "golden")
    return None


def _by_itself(table: Facts) -> Paragraph:
    """Which redeals need no asking (`redeal.mandatory`), as far as the table has such grounds."""
    redeal = table.agreements.redeal
    nines = redeal.mandatory in ("nines", "all") and redeal.hand_nines is not None
    if not table.hand_grounds and not table.talon_grounds:
        return []
    if redeal.mandatory == "all":
        return [line("redeals-mandatory-all")]
    if redeal.mandatory == "nines" and nines:
        rest = redeal.hand_below is not None or redeal.hand_jacks is not None or table.talon_grounds
        return [line("redeals-mandatory-nines"), when(rest, line("redeals-mandatory-rest"))]
    if redeal.mandatory == "talon" and table.talon_grounds:
        return [line("redeals-mandatory-talon"), when(table.hand_grounds, line("redeals-mandatory-rest"))]
    return [line("redeals-mandatory-optional")]


def _deadlines(table: Facts) -> Paragraph:
    redeal = table.agreements.redeal
    hands = table.hand_grounds and redeal.mandatory != "all"
    talon = table.talon_grounds and redeal.mandatory not in ("talon", "all")
    if redeal.deadline == "first_lead":
        counted_again = table.rank_grounds and (
            redeal.mandatory == "all" or (redeal.mandatory == "nines" and redeal.hand_nines is not None)
        )
        return [
            when(hands or talon, line("redeals-deadline-first_lead")),
            when(hands and table.rank_grounds, line("redeals-deadline-first_lead-ranks")),
            when(counted_again and not hands, line("redeals-deadline-again")),
        ]
    return [
        when(hands, line("redeals-deadline-hand-auction")),
        when(hands and _without_auction(table), line("redeals-deadline-hand-no_auction")),
        when(talon, line("redeals-deadline-talon-auction")),
    ]


def _without_auction(table: Facts) -> bool:
    golden = table.agreements.golden
    return table.talon_taken_unasked or (golden.on and golden.contract == "forced")


def _chances(table: Facts) -> Paragraph:
    """How often it will happen; a talon that only the forced player may refuse is told apart from the hands."""
    chances = redeal_chances(table.agreements, table.players)
    if chances is None:
        return []
    apart = table.agreements.redeal.talon_scope == "forced_only"
    if table.talon_grounds and not apart:
        return [_chance("either", chances.either)]
    return [
        when(table.hand_grounds or table.rich_talon, _chance("hands", chances.hands)),
        when(table.talon_grounds, _chance("talon", chances.talon)),
    ]


def _chance(what: str, percent: float) -> Line:
    whole = round(percent)
    return line("redeals-chance", what, percent=whole) if whole else line("redeals-chance", what, "rare")
