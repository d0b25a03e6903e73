"""The same table in a minute of reading: the course of a deal, then what is special here."""

from __future__ import annotations

from tysyacha.texts.rules.facts import WHOLE_PACK, Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when


def brief(table: Facts) -> list[Paragraph]:
    return [_game(table), _bidding(table), _playing(table), _writing(table), _finishing(table)]


def _game(table: Facts) -> Paragraph:
    ending, form = table.agreements.ending, table.agreements.table
    return [
        line("brief-game", players=table.players),
        line("brief-target", ending.win_rule, target=ending.target),
        line("brief-hands", form.two_player_form if table.two else "3"),
        when(table.four, line("deal-sitter", form.four_player_form)),
        _redeal(table),
    ]


def _redeal(table: Facts) -> Line | None:
    below = table.agreements.redeal.hand_below
    return None if below is None else line("brief-redeal", points=below)


def _bidding(table: Facts) -> Paragraph:
    auction, talon = table.agreements.auction, table.agreements.talon
    suffix = table.two_suffix if auction.forced_player == "first_hand" else ()
    lift = auction.cap_marriages if table.hand_capped else "none"
    return [
        line("brief-auction", auction.forced_player, *suffix, bid=auction.forced_bid),
        line("brief-step", step=auction.step),
        line("brief-cap", lift, cap=WHOLE_PACK),
        line("brief-talon", talon.discard if table.two else "many"),
        line("brief-raise", table.raises),
        _concession(table),
    ]


def _concession(table: Facts) -> Line | None:
    rules = table.agreements.concede
    return line("brief-concede", rules.declarer, fine=table.fine) if table.concedes else None


def _playing(table: Facts) -> Paragraph:
    rules, marriage = table.agreements.play, table.agreements.marriage
    spades, clubs, diamonds, hearts = marriage.values
    return [
        line("brief-must_beat", rules.must_beat),
        line("brief-must_trump", rules.must_trump),
        when(rules.must_overtrump and not table.two, line("brief-must_overtrump")),
        line("brief-marriage", hearts=hearts, diamonds=diamonds, clubs=clubs, spades=spades),
        line("brief-first_trick", marriage.first_trick),
    ]


def _writing(table: Facts) -> Paragraph:
    rules = table.agreements.scoring
    return [
        line("brief-success", rules.declarer_success),
        line("brief-defenders-1") if rules.round_to == 1 else line("brief-defenders", round=rules.round_to),
        when(table.four, line("scoring-sitter", rules.sitter)),
        _bolts(table),
    ]


def _bolts(table: Facts) -> Line | None:
    rules = table.agreements.bolts
    return line("brief-bolts", rules.condition, count=rules.count, fine=table.fine) if table.bolts else None


def _finishing(table: Facts) -> Paragraph:
    return [*_barrel(table), *_dump(table)]


def _barrel(table: Facts) -> Paragraph:
    rules = table.agreements.barrel
    if rules.at is None:
        return []
    attempts = (
        line("brief-attempts-none")
        if rules.attempts is None
        else line("brief-attempts", rules.fail_last, attempts=rules.attempts, fine=table.fine)
    )
    return [line("brief-barrel", at=rules.at, need=table.need), attempts]


def _dump(table: Facts) -> Paragraph:
    rules = table.agreements.dump
    numbers = ", ".join(map(str, sorted(set(rules.values))))
    return [when(rules.values, line("brief-dump", rules.negative, values=numbers))]


def special(table: Facts) -> list[Paragraph]:
    return [[each for group in _SPECIAL for each in group(table)]]


def _special_deals(table: Facts) -> Paragraph:
    ritual, redeal = table.agreements.ritual, table.agreements.redeal
    return [
        when(
            table.agreements.golden.on,
            line("brief-golden", table.agreements.golden.deals, deals=table.players),
        ),
        when(table.agreements.blind.on, line("brief-blind", table.agreements.blind.who)),
        when(ritual.shuffle == "collect_and_cut", line("brief-no_shuffle")),
        when(redeal.mandatory != "optional" and table.redeals, line("brief-redeals-by_itself")),
        when(redeal.talon_scope == "any" and table.talon_grounds, line("brief-redeals-talon")),
    ]


def _special_bids(table: Facts) -> Paragraph:
    auction, talon = table.agreements.auction, table.agreements.talon
    return [
        when(not auction.jumps, line("brief-no_jumps")),
        None if auction.hard_cap is None else line("auction-hard_cap", points=auction.hard_cap),
        when(
            auction.silent_at is not None,
            line("brief-silent", total=str(auction.silent_at).replace("-", "−")),
        ),
        when(talon.shown == "declarer", line("brief-talon_hidden")),
        when(talon.give_open and table.gives, line("brief-give_open")),
        when(table.two, line("talon-second", talon.second)),
    ]


def _special_play(table: Facts) -> Paragraph:
    play, marriage = table.agreements.play, table.agreements.marriage
    suffix = ("two",) if table.two and play.first_lead == "first_hand" else ()
    return [
        when(play.first_lead != "declarer", line("play-first_lead", play.first_lead, *suffix)),
        when(play.no_foreign_trump_lead, line("play-foreign_trump-yes")),
        when(marriage.lead == "queen_only", line("brief-queen_only")),
        when(marriage.auto, line("brief-auto")),
        when(marriage.trump == "first_only", line("marriages-trump-first_only")),
        when(marriage.trump_timing == "next_trick", line("brief-next_trick")),
        when(marriage.half, line("brief-half")),
        None if marriage.aces is None else line("marriages-aces", aces=marriage.aces),
        None if marriage.nines is None else line("brief-nines", nines=marriage.nines),
    ]


def _special_scores(table: Facts) -> Paragraph:
    scoring, barrel = table.agreements.scoring, table.agreements.barrel
    return [
        None if scoring.last_trick is None else line("scoring-last_trick", points=scoring.last_trick),
        None
        if scoring.freeze_from is None
        else line("scoring-freeze", scoring.freeze_scope, total=scoring.freeze_from),
        when(table.bolts and table.agreements.bolts.mode == "consecutive", line("bolts-consecutive")),
        when(table.talon_taken_unasked, line("brief-unasked", need=table.need)),
        when(table.barrel and barrel.falls_to_zero is not None, line("brief-falls")),
        when(table.barrel and barrel.freezes_others, line("brief-freezes")),
        when(table.jump_wins, line("brief-jump")),
    ]


_SPECIAL = (_special_deals, _special_bids, _special_play, _special_scores)
