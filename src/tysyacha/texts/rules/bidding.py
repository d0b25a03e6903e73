"""The auction, the blind game and the golden round. Sources: groups `auction`, `blind`, `golden`."""

from __future__ import annotations

from tysyacha.texts.rules.facts import BLIND_CONTRACT, WHOLE_PACK, Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when


def auction(table: Facts) -> list[Paragraph]:
    return [_opening_bid(table), [*_steps(table), *_caps(table)], _silence(table)]


def _opening_bid(table: Facts) -> Paragraph:
    rules = table.agreements.auction
    forced = rules.forced_player
    suffix = table.two_suffix if forced == "first_hand" else ()
    return [
        line("auction-what"),
        line("auction-forced", forced, *suffix, bid=rules.forced_bid),
        when(table.forced, line("auction-forced-left", *(("two",) if table.two else ()))),
        line("auction-first", _first_to_speak(table)),
        line("auction-words", *(("two",) if table.two else ())),
        when(forced == "nobody", line("auction-all_pass", rules.all_pass)),
    ]


def _first_to_speak(table: Facts) -> str:
    forced = table.agreements.auction.forced_player
    if table.two:
        return "dealer" if forced == "first_hand" else "other"
    return "next" if table.forced else "left"


def _steps(table: Facts) -> Paragraph:
    rules = table.agreements.auction
    return [
        line("auction-step-1") if rules.step == 1 else line("auction-step", step=rules.step),
        _jumps(table),
    ]


def _jumps(table: Facts) -> Line:
    rules = table.agreements.auction
    if rules.jumps:
        return line("auction-jumps-yes")
    if table.forced:
        return line("auction-jumps-no", step=rules.step)
    return line("auction-jumps-no-first", bid=rules.forced_bid, step=rules.step)


def _caps(table: Facts) -> Paragraph:
    rules = table.agreements.auction
    unlimited = not table.hand_capped or rules.cap_marriages == "unlimited"
    return [
        *(_hand_cap(table) if table.hand_capped else [line("auction-cap-none")]),
        when(unlimited and rules.hard_cap is None, line("auction-highest", highest=table.dearest_bid)),
        None if rules.hard_cap is None else line("auction-hard_cap", points=rules.hard_cap),
    ]


def _hand_cap(table: Facts) -> Paragraph:
    lift = table.agreements.auction.cap_marriages
    marriage = table.agreements.marriage
    lifted = lift != "ignored"
    return [
        line("auction-cap", lift, cap=WHOLE_PACK),
        _aces_lift(table),
        when(lifted and marriage.half, line("auction-cap-not_half")),
        when(lifted and marriage.nines is not None, line("auction-cap-not_nines")),
    ]


def _aces_lift(table: Facts) -> Line | None:
    lift, aces = table.agreements.auction.cap_marriages, table.agreements.marriage.aces
    if aces is None or lift == "ignored":
        return None
    return line("auction-cap-aces-unlimited") if lift == "unlimited" else line("auction-cap-aces", aces=aces)


def _silence(table: Facts) -> Paragraph:
    total = table.agreements.auction.silent_at
    if total is None:
        return []
    forced = line("auction-silent-forced" if table.raises else "auction-silent-forced-no_raise")
    return [line("auction-silent", total=_signed(total)), when(table.forced, forced)]


def _signed(total: int) -> str:
    return str(total).replace("-", "−")


def blind(table: Facts) -> list[Paragraph]:
    if not table.agreements.blind.on:
        return []
    return [_blind_who(table), _blind_bid(table), _blind_scores(table)]


def _blind_who(table: Facts) -> Paragraph:
    rules = table.agreements.blind
    alone = rules.who == "first_hand"
    free = () if table.forced else ("free",)
    return [
        line("blind-what"),
        line("blind-who-first_hand", *free) if alone else line("blind-who-any"),
        when(not alone and table.forced, line("blind-who-any-forced")),
        line("blind-look"),
        _blind_total(rules.min_total),
        when(table.barrel, line("blind-when_barrel", rules.when_barrel)),
        when(table.agreements.auction.silent_at is not None, line("blind-silent")),
    ]


def _blind_total(least: int | None) -> Line:
    if least is None:
        return line("blind-min_total-none")
    return line("blind-min_total", total=least) if least else line("blind-min_total-zero")


def _blind_bid(table: Facts) -> Paragraph:
    rules, step = table.agreements.blind, table.agreements.auction.step
    exact = () if table.agreements.auction.jumps else ("exact",)
    return [
        line("blind-overbid", *exact, next=(BLIND_CONTRACT // step + 1) * step),
        line("blind-stands", table.agreements.scoring.declarer_success),
        line("blind-talon_hidden", rules.talon_hidden),
        when(table.gives and table.agreements.talon.give_open, line("blind-closed")),
        when(table.hand_grounds, line("blind-redeal")),
    ]


def _blind_scores(table: Facts) -> Paragraph:
    rules, concede = table.agreements.blind, table.agreements.concede
    conceded = concede.declarer if rules.concede else "no"
    return [
        line("blind-defenders", rules.defenders),
        when(_sitter_beside(table, rules.defenders), line("blind-sitter")),
        when(table.bolts and rules.double_bolts, line("blind-double_bolts-yes")),
        when(table.concedes, line("blind-concede", conceded, players=table.players, fine=table.fine)),
    ]


def _sitter_beside(table: Facts, defenders: str) -> bool:
    """Whether it must be said that the sitter's talon is not doubled."""
    return table.four and table.agreements.scoring.sitter != "off" and defenders != "single"


def golden(table: Facts) -> list[Paragraph]:
    if not table.agreements.golden.on:
        return []
    return [_golden_who(table), _golden_contract(table), _golden_scores(table), _golden_end(table)]


def _golden_who(table: Facts) -> Paragraph:
    rules = table.agreements.golden
    return [
        _golden_what(table),
        line("golden", rules.contract, table.opener, *table.two_suffix),
        *_golden_unseen(table),
        when(table.redeals, line("golden-redeal")),
        when(table.agreements.blind.on, line("golden-no_blind")),
        when(_golden_voice(table), line("golden-no_silence")),
    ]


def _golden_what(table: Facts) -> Line:
    rules = table.agreements.golden
    if rules.deals == "three":
        return line("golden-what-three")
    bought = ("auction",) if rules.contract == "auction" else ()
    return line("golden-what-each_player", *bought, deals=table.players)


def _golden_unseen(table: Facts) -> Paragraph:
    """Who has bid for a golden contract has seen the cards, and loses only the redeal."""
    rules = table.agreements.golden
    if not rules.unseen:
        return []
    if rules.contract == "auction":
        return [when(table.hand_grounds, line("golden-unseen-auction"))]
    return [line("golden-unseen-yes"), when(table.hand_grounds, line("golden-unseen-no_redeal"))]


def _golden_voice(table: Facts) -> bool:
    return table.agreements.golden.contract == "auction" and table.agreements.auction.silent_at is not None


def _golden_contract(table: Facts) -> Paragraph:
    rules = table.agreements.golden
    raised = BLIND_CONTRACT + 10
    taken = table.agreements.scoring.declarer_success == "taken"
    may_raise = rules.raise_ and table.raises
    return [
        when(may_raise and not taken, line("golden-raise-yes", raised=raised, double=2 * raised)),
        when(may_raise and taken, line("golden-raise-yes-taken", raised=raised, double=2 * raised)),
        when(not may_raise, line("golden-raise-no")),
        when(taken, line("golden-taken")),
        when(table.gives and table.agreements.talon.give_open, line("golden-closed")),
        _golden_barrel(table),
    ]


def _golden_barrel(table: Facts) -> Line | None:
    if not table.barrel:
        return None
    bidding = table.agreements.golden.contract == "auction" and table.agreements.barrel.auction != "normal"
    return line("golden-no_barrel_auction" if bidding else "golden-barrel")


def _golden_scores(table: Facts) -> Paragraph:
    rules, concede = table.agreements.golden, table.agreements.concede
    conceded = concede.declarer if rules.concede else "no"
    return [
        line("golden-defenders", rules.defenders),
        when(_sitter_beside(table, rules.defenders), line("golden-sitter")),
        when(table.bolts and rules.double_bolts, line("golden-double_bolts-yes")),
        when(table.bolts and rules.double_fines, line("golden-double_fines-yes", fine=2 * table.fine)),
        when(concede.on, line("golden-concede", conceded, players=table.players, fine=table.fine)),
    ]


def _golden_end(table: Facts) -> Paragraph:
    nobody = table.agreements.golden.nobody
    clean = nobody != "keep"
    counted = table.bolts or table.barrel or table.agreements.concede.limit is not None
    return [
        line("golden-nobody", nobody),
        when(clean and counted, line("golden-nobody-clean")),
        when(clean, line("golden-nobody-one")),
    ]
