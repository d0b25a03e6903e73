"""Which agreements cannot go together, and which are a surprise together.

Level ``refuse``: no table may have such rules. Level ``warn``: the table is told. Each conflict names the
agreements on both sides; its sentence stands in the Fluent catalogues under ``error-`` + code with dashes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tysyacha.agreements.declaration import PLAYER_COUNTS
from tysyacha.agreements.derived import barrel_need
from tysyacha.agreements.model import PARAMETERS, Agreements
from tysyacha.agreements.reading import plain
from tysyacha.errors import AgreementError

Level: TypeAlias = Literal["refuse", "warn"]


class Conflict(NamedTuple):
    """A conflict found: its code and level, the agreements on both sides, and their values by name.

    ``arguments`` holds ``players`` and the value of each agreement, ``barrel_at`` for ``barrel.at``.
    """

    code: str
    level: Level
    ids: tuple[str, ...]
    arguments: dict[str, Any]


class Declared(NamedTuple):
    """A conflict as declared: ``holds(agreements)`` tells whether a table of one of these sizes has it."""

    code: str
    level: Level
    ids: tuple[str, ...]
    players: tuple[int, ...]
    holds: Callable[[Agreements], bool]


def check(agreements: Agreements, players: int) -> list[Conflict]:
    """The conflicts of these agreements at a table of 2, 3 or 4, those that are refused first."""
    found = [
        Conflict(each.code, each.level, each.ids, _arguments(each, agreements, players))
        for each in CONFLICTS
        if players in each.players and each.holds(agreements)
    ]
    return sorted(found, key=lambda each: each.level != "refuse")


def ensure(agreements: Agreements, players: int) -> None:
    """Raise AgreementError (code of the conflict, with its ``ids``) if no table of so many may have these.

    Any other number of players than 2, 3 or 4 raises AgreementError ``players_not_2_to_4``.
    """
    if type(players) is not int or players not in PLAYER_COUNTS:
        raise AgreementError("players_not_2_to_4", players=players)
    for each in check(agreements, players):
        if each.level == "refuse":
            raise AgreementError(each.code, ids=each.ids, **each.arguments)


def _arguments(declared: Declared, agreements: Agreements, players: int) -> dict[str, Any]:
    values = {
        each.replace(".", "_"): plain(PARAMETERS[each], PARAMETERS[each].of(agreements))
        for each in declared.ids
    }
    return {"players": players, **values}


def _refused(
    code: str, *ids: str, when: Callable[[Agreements], bool], players: tuple[int, ...] = PLAYER_COUNTS
) -> Declared:
    return Declared(f"conflict_{code}", "refuse", ids, players, when)


def _warned(
    code: str, *ids: str, when: Callable[[Agreements], bool], players: tuple[int, ...] = PLAYER_COUNTS
) -> Declared:
    return Declared(f"conflict_{code}", "warn", ids, players, when)


def _talon_out_of_play(a: Agreements) -> bool:
    return a.talon.second == "out_of_play" and a.barrel.at is not None and a.barrel.need is None


def _concede_for_nothing(a: Agreements) -> bool:
    free = a.concede.on and a.concede.declarer == "nothing"
    return free and a.concede.limit is None and a.concede.fine_every is None


def _fine_out_of_reach(a: Agreements) -> bool:
    limit, every = a.concede.limit, a.concede.fine_every
    return limit is not None and every is not None and limit < every


def _need_off_step(a: Agreements) -> bool:
    off_step = a.barrel.need is not None and a.barrel.need % a.auction.step != 0
    return off_step and a.barrel.auction not in ("takes_talon", "own_first_hand")


def _need_above_every_bid(a: Agreements) -> bool:
    """Nobody can promise the need: not in the auction, not by a raise, and not by doubling a blind 120."""
    barrel, auction = a.barrel, a.auction
    if barrel.at is None or barrel.auction not in ("normal", "floor") or barrel_need(a) <= 120:
        return False
    capped = auction.cap_no_marriage == 120 and auction.cap_marriages == "ignored"
    return (
        capped and (auction.cap_on_raise or not a.talon.raise_) and not (a.blind.on and a.blind.when_barrel)
    )


def _forced_redeal_of_nothing(a: Agreements) -> bool:
    redeal = a.redeal
    hand = (redeal.hand_below, redeal.hand_nines, redeal.hand_jacks)
    talon = (redeal.talon_below, redeal.talon_nines, redeal.talon_jacks)
    grounds = {"nines": (redeal.hand_nines,), "talon": talon, "all": hand + talon}.get(redeal.mandatory)
    return grounds is not None and all(ground is None for ground in grounds)


def _blind_never(a: Agreements) -> bool:
    least = a.blind.min_total
    if not a.blind.on or least is None:
        return False
    on_the_barrel = a.barrel.at is not None and least >= a.barrel.at and not a.blind.when_barrel
    return on_the_barrel or _has_won(a, least)


def _has_won(a: Agreements, total: int) -> bool:
    return total > a.ending.target or (total == a.ending.target and a.ending.win_rule == "ge")


CONFLICTS: Final[tuple[Declared, ...]] = (
    _refused(
        "talons_of_three",
        "table.two_player_form",
        "talon.discard",
        players=(2,),
        when=lambda a: (
            a.table.two_player_form == "two_talons_of_3" and a.talon.discard != "one_give_one_bank"
        ),
    ),
    _refused(
        "talons_of_two",
        "table.two_player_form",
        "talon.discard",
        players=(2,),
        when=lambda a: (
            a.table.two_player_form == "two_talons_of_2" and a.talon.discard == "one_give_one_bank"
        ),
    ),
    _refused(
        "neither_shuffle_nor_cut",
        "ritual.shuffle",
        "ritual.cut",
        when=lambda a: a.ritual.shuffle == "collect_and_cut" and a.ritual.cut == "off",
    ),
    _warned(
        "look_without_cut",
        "ritual.bottom_look",
        "ritual.cut",
        when=lambda a: a.ritual.bottom_look != "off" and a.ritual.cut == "off",
    ),
    _warned(
        "look_for_nothing",
        "ritual.bottom_look",
        "ritual.bottom_nine",
        "ritual.bottom_jack",
        when=lambda a: (
            a.ritual.bottom_look != "off" and a.ritual.bottom_nine == "off" and a.ritual.bottom_jack == "off"
        ),
    ),
    _warned(
        "forced_redeal_of_nothing",
        "redeal.mandatory",
        "redeal.hand_below",
        "redeal.hand_nines",
        "redeal.hand_jacks",
        "redeal.talon_below",
        "redeal.talon_nines",
        "redeal.talon_jacks",
        when=_forced_redeal_of_nothing,
    ),
    _refused(
        "sitter_is_forced",
        "auction.forced_player",
        "table.four_player_form",
        players=(4,),
        when=lambda a: a.auction.forced_player == "dealer" and a.table.four_player_form == "dealer_out",
    ),
    _refused(
        "forced_bid_off_step",
        "auction.forced_bid",
        "auction.step",
        when=lambda a: a.auction.forced_bid % a.auction.step != 0,
    ),
    _warned(
        "silent_at_zero",
        "auction.silent_at",
        when=lambda a: a.auction.silent_at is not None and a.auction.silent_at >= 0,
    ),
    _warned(
        "blind_never",
        "blind.min_total",
        "blind.when_barrel",
        "barrel.at",
        "ending.target",
        when=_blind_never,
    ),
    _warned(
        "golden_uneven",
        "golden.deals",
        players=(2, 4),
        when=lambda a: a.golden.on and a.golden.deals == "three",
    ),
    _warned("talon_out_of_play", "talon.second", "barrel.need", players=(2,), when=_talon_out_of_play),
    _warned(
        "concede_for_nothing",
        "concede.declarer",
        "concede.limit",
        "concede.fine_every",
        when=_concede_for_nothing,
    ),
    _warned("concede_fine_out_of_reach", "concede.limit", "concede.fine_every", when=_fine_out_of_reach),
    _refused(
        "sitter_leads",
        "play.first_lead",
        "table.four_player_form",
        players=(4,),
        when=lambda a: a.play.first_lead == "dealer" and a.table.four_player_form == "dealer_out",
    ),
    _refused(
        "overtrump_without_trump",
        "play.must_overtrump",
        "play.must_trump",
        when=lambda a: a.play.must_overtrump and not a.play.must_trump,
    ),
    _warned(
        "aces_never_led",
        "marriage.aces_trump",
        "marriage.aces_when",
        when=lambda a: a.marriage.aces_trump != "none" and a.marriage.aces_when == "automatic",
    ),
    _warned(
        "freeze_and_barrel",
        "scoring.freeze_from",
        "barrel.at",
        when=lambda a: a.scoring.freeze_from is not None and a.barrel.at is not None,
    ),
    _warned(
        "freeze_never",
        "scoring.freeze_from",
        "ending.target",
        when=lambda a: a.scoring.freeze_from is not None and _has_won(a, a.scoring.freeze_from),
    ),
    _refused(
        "barrel_above_target",
        "barrel.at",
        "ending.target",
        when=lambda a: a.barrel.at is not None and a.barrel.at >= a.ending.target,
    ),
    _warned(
        "need_too_large",
        "barrel.at",
        "barrel.need",
        "ending.target",
        when=lambda a: (
            a.barrel.at is not None and a.barrel.need is None and a.ending.target - a.barrel.at > 200
        ),
    ),
    _refused(
        "barrel_neither_clamped_nor_won",
        "barrel.clamp",
        "barrel.jump_wins",
        when=lambda a: a.barrel.at is not None and not a.barrel.clamp and not a.barrel.jump_wins,
    ),
    _warned(
        "need_below_target",
        "barrel.need",
        "barrel.at",
        "ending.target",
        when=lambda a: (
            a.barrel.need is not None
            and a.barrel.at is not None
            and a.barrel.at + a.barrel.need < a.ending.target
        ),
    ),
    _warned("need_off_step", "barrel.need", "auction.step", when=_need_off_step),
    _warned(
        "need_above_every_bid",
        "auction.cap_marriages",
        "auction.cap_on_raise",
        "barrel.at",
        "barrel.need",
        "ending.target",
        when=_need_above_every_bid,
    ),
    _warned(
        "barrel_freezes_others",
        "barrel.freezes_others",
        "barrel.at",
        when=lambda a: a.barrel.freezes_others and a.barrel.at is not None,
    ),
    _refused(
        "barrel_dumped",
        "barrel.at",
        "dump.values",
        when=lambda a: a.barrel.at is not None and a.barrel.at in a.dump.values,
    ),
    _warned(
        "dump_never_met",
        "dump.values",
        "scoring.round_to",
        when=lambda a: a.dump.values != () and a.scoring.round_to == 1,
    ),
)
