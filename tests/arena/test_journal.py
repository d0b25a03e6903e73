"""A match that was broken off goes on where it was, and comes to the same end."""

from __future__ import annotations

import resource
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.arena.test_match import untimed

from tysyacha.agreements import DEFAULT
from tysyacha.arena.journal import Journal, seed_in
from tysyacha.arena.match import Match, play_set
from tysyacha.arena.runner import play_match
from tysyacha.arena.starts import late_start
from tysyacha.errors import BotError

MATCH = Match(("steady", "random", "random"), DEFAULT, 11, late=True)


def test_the_end_is_the_same_wherever_a_run_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "match"
    whole = play_match(MATCH, 12, "classic_ru", journal=file)
    told = file.read_bytes()
    assert untimed(whole) == untimed(play_match(MATCH, 12, "classic_ru"))
    lines = told.split(b"\n")
    assert len(lines) == 1 + 4 + 1
    # After the second set, in the middle of another, in the middle of the header, and before anything.
    for kept in (b"\n".join(lines[:3]) + b"\n", told[: len(told) // 2], told[:30], b""):
        file.write_bytes(kept)
        assert untimed(play_match(MATCH, 12, "classic_ru", 2, journal=file)) == untimed(whole)
        assert len(file.read_bytes().split(b"\n")) == len(lines)


def test_finished_sets_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match"
    play_match(MATCH, 9, "classic_ru", journal=file)
    told = file.read_bytes()
    report = play_match(MATCH, 9, "classic_ru", journal=file)
    assert file.read_bytes() == told
    # Their very times are those of the first run.
    assert report == play_match(MATCH, 9, "classic_ru", journal=file)
    assert play_match(MATCH, 3, "classic_ru", journal=file).sets == 1


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match"
    journal = Journal(file, MATCH)
    journal.add(play_set(MATCH, 0))
    journal.close()
    assert seed_in(file) == 11
    others = (
        Match(MATCH.bots, DEFAULT, 12, late=True),
        Match(MATCH.bots, DEFAULT, 11),
        Match(("steady",) * 3, DEFAULT, 11, late=True),
        Match(MATCH.bots, DEFAULT, 11, late=True, start=late_start(Random(1), DEFAULT, 3)),
    )
    for other in others:
        with pytest.raises(BotError) as caught:
            Journal(file, other)
        assert caught.value.code == "journal_other"


@pytest.mark.parametrize("text", ["no file of ours\n", "{}\n", "[1]\n", "{", "half a line"])
def test_another_file_is_refused_and_left_as_it_is(text: str, tmp_path: Path) -> None:
    file = tmp_path / "match"
    file.write_text(text)
    if text == "{":
        # It may be the first letter of one of ours, cut off.
        Journal(file, MATCH).close()
        return
    with pytest.raises(BotError) as caught:
        Journal(file, MATCH)
    assert caught.value.code == "journal_unreadable"
    assert file.read_text() == text
    assert seed_in(file) is None


def test_a_file_that_cannot_be_is_told(tmp_path: Path) -> None:
    with pytest.raises(BotError) as caught:
        Journal(tmp_path, MATCH)
    assert caught.value.code == "journal_failed"


def test_two_matches_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "match"
    first = Journal(file, MATCH)
    with pytest.raises(BotError) as caught:
        play_match(MATCH, 3, "classic_ru", journal=file)
    assert caught.value.code == "journal_busy"
    first.add(play_set(MATCH, 0))
    first.close()
    second = Journal(file, MATCH)
    assert len(second.results) == 1
    second.close()


def test_what_is_no_file_is_never_read(tmp_path: Path) -> None:
    """A device may have no end."""
    endless = Path("/dev/zero")
    assert endless.exists()
    assert seed_in(endless) is None
    with pytest.raises(BotError) as caught:
        Journal(endless, MATCH)
    assert caught.value.code == "journal_failed"


def test_a_full_disk_is_told_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    file, result = tmp_path / "match", play_set(MATCH, 0)
    journal = Journal(file, MATCH)
    journal.add(result)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 100, before[1]))
    try:
        with pytest.raises(BotError) as caught:
            journal.add(result)
        journal.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.code == "journal_failed"
    again = Journal(file, MATCH)
    assert again.results == [result]
    again.close()


def test_a_set_of_fewer_bots_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match"
    journal = Journal(file, MATCH)
    whole = play_set(MATCH, 0)
    journal.add(msgspec.structs.replace(whole, tallies=whole.tallies[:2]))
    journal.close()
    with pytest.raises(BotError) as caught:
        Journal(file, MATCH)
    assert (caught.value.code, caught.value.arguments["line"]) == ("journal_unreadable", 2)
