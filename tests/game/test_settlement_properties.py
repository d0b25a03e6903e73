"""What holds for every deal under every agreement: the books add up, and the standing handed on is one."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from tysyacha.agreements import PARAMETERS, Agreements, check, parse, plain
from tysyacha.cards import CardSet
from tysyacha.game.outcome import DealOutcome, Fine, Settlement
from tysyacha.game.seats import forced_or_first_hand, sitter
from tysyacha.game.settlement import is_golden, joined, meets_target, settle, settle_redeal, write_fines
from tysyacha.game.standing import Standing

GROUPS = ("scoring", "bolts", "barrel", "dump", "ending", "concede", "blind", "golden", "table")
DECIDING = [each for each in PARAMETERS.values() if each.group in GROUPS]
MAY_CHANGE_ON_THE_BARREL = {
    "barrel_win", "fall_attempts", "fall_failed", "fall_conceded", "fall_knocked", "fall_third", "dump", "golden_reset",
}  # fmt: skip


@st.composite
def some_agreements(draw: st.DrawFn, players: int) -> Agreements:
    """A table that settles in an unusual way, refused by nothing."""
    changes: dict[str, Any] = {}
    for each in draw(st.lists(st.sampled_from(DECIDING), max_size=12, unique_by=lambda one: one.id)):
        if each.values or each.kind == "bool":
            value: Any = draw(st.sampled_from(each.values or (False, True)))
        elif each.kind == "int_list":
            numbers = st.sampled_from([100, 120, 240, 300, 555, 760])
            value = tuple(draw(st.lists(numbers, max_size=3, unique=True)))
        else:
            count = (each.high - each.low) // each.step
            value = each.low + each.step * draw(st.integers(0, count))
            value = None if each.nullable and draw(st.booleans()) else value
        changes[each.id] = plain(each, value)
    agreements = parse(changes)
    assume(all(each.level != "refuse" for each in check(agreements, players)))
    return agreements


@st.composite
def standings(draw: st.DrawFn, agreements: Agreements, players: int) -> Standing:
    """Between two deals: nobody off the barrel at `barrel.at`, nobody at the target, no count past its mark."""
    at, limit = agreements.barrel.at, agreements.barrel.attempts
    top = agreements.ending.target if at is None else at
    totals, barrel = [], []
    for _ in range(players):
        sits = at is not None and draw(st.booleans())
        totals.append(top if sits else draw(st.integers(-70, (top - 1) // 5).map(lambda fifth: 5 * fifth)))
        barrel.append(draw(st.integers(0, (limit or 4) - 1)) if sits else None)
    counts = st.integers(0, 2)
    each_seat = st.tuples(*[counts] * players)
    return Standing(
        dealer=draw(st.integers(0, players - 1)),
        totals=tuple(totals),
        bolts=draw(each_seat),
        barrel=tuple(barrel),
        falls=draw(each_seat),
        concedes=draw(each_seat),
        golden_played=draw(counts),
        golden_made=draw(st.booleans()),
        golden_over=draw(st.booleans()),
        redeals=draw(counts),
    )


@st.composite
def outcomes(draw: st.DrawFn, agreements: Agreements, standing: Standing) -> DealOutcome:
    """A deal that was played or conceded at this table; the cards add up to 120 or a little less."""
    players = standing.players
    out = sitter(agreements, players, standing.dealer)
    active = [seat for seat in range(players) if seat != out]
    cards, declared, tricks, nines = ([0] * players for _ in range(4))
    for _ in range(12):
        cards[draw(st.sampled_from(active))] += 10
    odd = draw(st.sampled_from([0, 1, 2, 7]))
    cards = [max(0, points - odd) for points in cards]
    for seat in active:
        tricks[seat] = draw(st.integers(0, 3))
        declared[seat] = draw(st.sampled_from([0, 0, 40, 100])) if tricks[seat] else 0
        nines[seat] = draw(st.sampled_from([0, 0, 0, 100]))
    gave_up = draw(st.booleans())
    return DealOutcome(
        kind=draw(st.sampled_from(["normal", "blind", "golden"])),
        declarer=draw(st.sampled_from(active)),
        contract=draw(st.integers(20, 60)) * 5,
        conceded=gave_up,
        cards=tuple([0] * players if gave_up else cards),
        declared=tuple([0] * players if gave_up else declared),
        tricks=tuple([0] * players if gave_up else tricks),
        last_trick=None if gave_up else draw(st.sampled_from(active)),
        sitter=out,
        forced=forced_or_first_hand(agreements, players, standing.dealer),
        bidders=frozenset(draw(st.lists(st.sampled_from(active)))),
        nines_to_total=tuple(nines),
        talon=CardSet.parse(draw(st.sampled_from(["QS KS AS", "9S 9C 9D", "AH AC TD"]))),
    )


@st.composite
def deals(draw: st.DrawFn) -> tuple[Agreements, Standing, DealOutcome]:
    players = draw(st.integers(2, 4))
    agreements = draw(some_agreements(players))
    standing = draw(standings(agreements, players))
    return agreements, standing, draw(outcomes(agreements, standing))


def books_add_up(before: Standing, settlement: Settlement) -> None:
    after = settlement.standing
    for seat in range(before.players):
        total = before.totals[seat]
        for each in settlement.reckonings:
            if each.seat == seat:
                assert each.before == total
                assert each.before + each.amount == each.after
                total = each.after
        assert total == after.totals[seat]
        assert settlement.deltas[seat] == after.totals[seat] - before.totals[seat]
    for each in settlement.reckonings:
        assert not each.amount or not each.steps or each.steps[-1].number == abs(each.amount)


@given(deals())
def test_the_books_add_up(played: tuple[Agreements, Standing, DealOutcome]) -> None:
    agreements, before, outcome = played
    settlement = settle(agreements, before, outcome)
    books_add_up(before, settlement)
    assert {each.seat for each in settlement.reckonings} == set(range(before.players))
    assert settlement == settle(agreements, before, outcome)


@given(deals())
def test_a_player_on_the_barrel_writes_nothing(played: tuple[Agreements, Standing, DealOutcome]) -> None:
    agreements, before, outcome = played
    settlement = settle(agreements, before, outcome)
    sitting = {seat for seat, used in enumerate(before.barrel) if used is not None}
    for reckoning in settlement.reckonings:
        if reckoning.seat in sitting and reckoning.amount:
            assert reckoning.code in MAY_CHANGE_ON_THE_BARREL
    for event in settlement.events:
        assert event.seat not in sitting or event.kind not in ("bolt", "bolt_fine")
    if not any(each.kind == "golden_reset" for each in settlement.events):
        assert all(settlement.standing.bolts[seat] == before.bolts[seat] for seat in sitting)


@given(deals())
def test_what_is_handed_on_is_a_standing(played: tuple[Agreements, Standing, DealOutcome]) -> None:
    agreements, before, outcome = played
    after = settle(agreements, before, outcome).standing
    barrel, players = agreements.barrel, before.players
    assert after.dealer == (before.dealer + 1) % players
    assert after.redeals == 0
    for seat in range(players):
        used, total = after.barrel[seat], after.totals[seat]
        assert used is None or barrel.attempts is None or used < barrel.attempts
        if used is not None:
            assert barrel.at is not None
            assert total == barrel.at if barrel.clamp else total >= barrel.at
            assert after.winner != seat
        assert after.bolts[seat] <= before.bolts[seat] or after.bolts[seat] < agreements.bolts.count + 2
        assert barrel.falls_to_zero is None or after.falls[seat] < barrel.falls_to_zero
        dumped = agreements.dump.values
        assert total not in dumped
        assert not agreements.dump.negative or -total not in dumped


@given(deals())
def test_the_winner_has_won(played: tuple[Agreements, Standing, DealOutcome]) -> None:
    agreements, before, outcome = played
    settlement = settle(agreements, before, outcome)
    winner = settlement.standing.winner
    from_barrel = [each.seat for each in settlement.reckonings if each.code == "barrel_win"]
    there = [seat for seat, total in enumerate(settlement.standing.totals) if meets_target(agreements, total)]
    if winner is None:
        assert not from_barrel
        assert not there
        assert all(each.kind != "win" for each in settlement.events)
    else:
        assert (settlement.events[-1].kind, settlement.events[-1].seat) == ("win", winner)
        assert from_barrel == [winner] or (not from_barrel and winner in there)


@given(deals())
def test_bolts_are_fined_at_most_once(played: tuple[Agreements, Standing, DealOutcome]) -> None:
    agreements, before, outcome = played
    events = settle(agreements, before, outcome).events
    for seat in range(before.players):
        told = [each.kind for each in events if each.seat == seat and each.kind in ("bolt", "bolt_fine")]
        assert told in ([], ["bolt"], ["bolt"] * 2, ["bolt", "bolt_fine"], ["bolt", "bolt", "bolt_fine"])
        assert not told or not outcome.conceded
        assert seat != outcome.sitter or not told


@given(deals(), st.lists(st.integers(0, 1), max_size=3))
def test_fines_before_a_deal_join_its_books(
    played: tuple[Agreements, Standing, DealOutcome], fined: list[int]
) -> None:
    agreements, before, outcome = played
    fines = [Fine(seat, "fine_cut", agreements.scoring.fine) for seat in fined]
    first = write_fines(agreements, before, fines)
    books_add_up(before, first)
    books_add_up(before, joined(first, settle(agreements, first.standing, outcome)))
    assert all(before.barrel[each.seat] is None for each in first.reckonings)


@given(deals(), st.booleans(), st.sampled_from([None, 0, 1]))
def test_a_redealt_deal_changes_only_its_count(
    played: tuple[Agreements, Standing, DealOutcome], all_passed: bool, seat: int | None
) -> None:
    agreements, before, _ = played
    settlement = settle_redeal(agreements, before, seat, all_passed=all_passed)
    books_add_up(before, settlement)
    after = settlement.standing
    assert after.redeals == before.redeals + 1
    assert is_golden(agreements, after) == is_golden(agreements, before)
    unchanged = ("totals", "bolts", "barrel", "falls", "concedes", "golden_played", "winner")
    assert [getattr(after, name) for name in unchanged] == [getattr(before, name) for name in unchanged]
