"""Duplicate games: the same cards in all seatings, counted fairly, whatever the number of processes."""

from __future__ import annotations

import msgspec
import pytest

from tysyacha.agreements import DEFAULT, preset
from tysyacha.arena.match import Match, play_seating, seatings
from tysyacha.arena.runner import Report, Row, play_match, sets_for
from tysyacha.errors import AgreementError, BotError


def untimed(report: Report) -> list[object]:
    """A report without the only thing that is not the same twice."""
    rows = [
        {
            **msgspec.structs.asdict(row),
            "decision_ms": row.decision_ms.count,
            "stage_ms": {stage: times.count for stage, times in row.stage_ms.items()},
        }
        for row in report.results
    ]
    return [msgspec.structs.replace(report, results=()), rows]


def same_times(row: Row, other: Row) -> Row:
    """The row with the times of the other one."""
    return msgspec.structs.replace(row, decision_ms=other.decision_ms, stage_ms=other.stage_ms)


def test_bots_are_seated_in_all_ways_that_differ() -> None:
    assert len(seatings(("a", "b", "c"))) == 6
    assert len(seatings(("a", "b", "b"))) == 3
    assert len(seatings(("a", "a", "a"))) == 1
    assert len(seatings(("a", "b", "b", "b"))) == 4


def test_whole_sets_are_played() -> None:
    match = Match(("steady", "random", "random"), DEFAULT, 1)
    assert [sets_for(match, games) for games in (1, 3, 4)] == [1, 1, 2]


def test_every_seating_has_the_same_cards() -> None:
    match = Match(("steady", "random", "random"), DEFAULT, 3)
    games = [play_seating(match, seated, 0) for seated in seatings(match.bots)]
    assert len({game.start.dealer for game in games}) == 1
    streams = [[line.dealt for line in game.sheet if line.outcome is not None] for game in games]
    shared = min(map(len, streams))
    assert shared > 3
    assert streams[0][0] is not None
    # The last redeal of a row may come at different times, the deal that is played out then differs; no other does.
    same = [len({stream[number] for stream in streams}) == 1 for number in range(shared)]
    assert sum(same) > shared / 2


def test_a_bot_against_itself_shows_no_difference() -> None:
    report = play_match(Match(("steady", "steady", "steady"), DEFAULT, 5), 4, "classic_ru")
    first, *others = report.results
    assert all(same_times(row, first) == first for row in others)
    assert first.won_share.mean == pytest.approx(1 / 3)
    assert first.won_share.high == pytest.approx(1 / 3)
    assert first.contracts_per_deal.mean == pytest.approx(1 / 3)


def test_equal_bots_share_their_places() -> None:
    report = play_match(Match(("random", "steady", "steady"), DEFAULT, 5), 6, "classic_ru")
    _, one, other = report.results
    assert same_times(one, other) == other
    assert sum(row.won for row in report.results) == report.games - report.unfinished
    assert report.games == 6


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    match = Match(("steady", "random", "random"), DEFAULT, 9)
    assert untimed(play_match(match, 9, "classic_ru", jobs=1)) == untimed(
        play_match(match, 9, "classic_ru", jobs=2)
    )


def test_another_seed_is_another_match() -> None:
    one, other = (
        play_match(Match(("steady", "random"), preset("duel_ru").agreements, seed), 4, "duel_ru")
        for seed in (1, 2)
    )
    assert untimed(one)[1] != untimed(other)[1]


def test_progress_is_told_by_games() -> None:
    told: list[int] = []
    play_match(Match(("steady", "random"), preset("duel_ru").agreements, 1), 4, "duel_ru", 1, told.append)
    assert told == [2, 2]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BotError, match="bot_unknown"):
        play_match(Match(("steady", "stedy", "steady"), DEFAULT, 1), 3, "classic_ru")
    with pytest.raises(AgreementError, match="players_not_2_to_4"):
        play_match(Match(("steady",), DEFAULT, 1), 3, "classic_ru")
    with pytest.raises(BotError, match="games_too_few"):
        play_match(Match(("steady",) * 3, DEFAULT, 1), 0, "classic_ru")


# How strong the bots are; the seeds are fixed, so these numbers are too.


def test_steady_beats_random_in_forty_sets() -> None:
    report = play_match(Match(("steady", "random", "random"), DEFAULT, 7), 120, "classic_ru")
    steady, one, other = report.results
    assert report.sets == 40
    assert steady.won >= 118
    assert one.won + other.won <= 2
    assert steady.points_per_deal.low is not None
    assert one.points_per_deal.high is not None
    assert steady.points_per_deal.low > one.points_per_deal.high + 50
    assert steady.made_share.mean is not None
    assert steady.made_share.mean > 0.55


@pytest.mark.parametrize(("name", "players"), [("duel_ru", 2), ("four_ru", 4), ("polish_portal", 3)])
def test_steady_beats_random_at_other_tables(name: str, players: int) -> None:
    bots = ("steady", *("random",) * (players - 1))
    report = play_match(Match(bots, preset(name).agreements, 7), 5 * players, name)
    assert report.results[0].won >= report.games - 1
