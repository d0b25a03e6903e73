"""Replays over HTTP: records of every kind become frames, and wrong ones a sentence that names the place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.harness import play_on, serving, terms
from tests.server.stateless import Browser

from tysyacha.cards import CardSet
from tysyacha.record import PlayedDeal, read, replay, replay_summary
from tysyacha.server.replays.controller import MOST_RECORD_BYTES
from tysyacha.server.replays.telling import replay_told
from tysyacha.texts import Words

EXAMPLES = Path(__file__).parent.parent / "examples"
WHOLE = [*sorted(EXAMPLES.glob("complete-*.json")), *sorted(EXAMPLES.glob("scoring-*.json"))]
RECORDS = [each for each in WHOLE if "hands" in each.read_text() or "result" in each.read_text()]


def record_in(path: Path) -> bytes:
    """The record of an example, which may stand in a document with what is expected of it."""
    document = msgspec.json.decode(path.read_bytes())
    return msgspec.json.encode(document.get("record", document))


def told_of(document: bytes, deal: int = 0, eyes: int | None = None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(replay_told(document, deal, eyes, Words("en"))))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_deal_can_be_gone_through_card_by_card(path: Path) -> None:
    document = record_in(path)
    record = read(document)
    summary = replay_summary(replay(record))["deals"]
    for deal, recorded in enumerate(record.deals):
        told = told_of(document, deal)
        assert (told["deal"], told["deals"], told["eyes"]) == (deal, len(record.deals), None)
        line = told["sheet"]["lines"][deal]
        assert [each["total"] for each in line["cells"]] == summary[deal]["totals"]
        assert [each["delta"] for each in line["cells"]] == summary[deal]["deltas"]
        if not isinstance(recorded, PlayedDeal):
            assert told["frames"] == []
            continue
        cuts = sum(action.__class__.__name__ == "Cut" for action in recorded.actions)
        assert len(told["frames"]) == 1 + len(recorded.actions) - cuts
        first, last = told["frames"][0], told["frames"][-1]
        assert [CardSet.parse(each) for each in first["hands"]] == [
            CardSet.of(each) for each in recorded.hands
        ]
        assert first["events"][cuts]["kind"] == "deal_opened"
        if summary[deal]["finished"]:
            assert last["events"][-1]["kind"] == "settled"
            assert list(last["board"]["totals"]) == summary[deal]["totals"]
            assert last["board"]["to_act"] is None
        for frame in told["frames"]:
            # Read together: no card is in two hands.
            held = CardSet.parse(" ".join(frame["hands"]))
            assert len(list(held)) == sum(frame["board"]["deal"]["cards_left"])


def test_no_card_is_lost_between_two_frames() -> None:
    told = told_of(record_in(EXAMPLES / "complete-01.json"))
    for frame in told["frames"][1:]:
        acted = frame["events"][0]
        assert acted["kind"] == "acted"
        seat, verb, *_ = acted["action"]
        if verb == "play":
            assert acted["action"][2] not in frame["hands"][seat]
        held = sum(len(each.split()) for each in frame["hands"])
        assert held == sum(frame["board"]["deal"]["cards_left"])


def test_eyes_see_what_the_seat_saw_and_no_more() -> None:
    document = record_in(EXAMPLES / "complete-01.json")
    open_cards = told_of(document)
    for eyes in range(len(open_cards["players"])):
        told = told_of(document, eyes=eyes)
        for frame, opened in zip(told["frames"], open_cards["frames"], strict=True):
            assert frame["board"] == opened["board"]
            assert [seat for seat, hand in enumerate(frame["hands"]) if hand is not None] in ([], [eyes])
            assert frame["hands"][eyes] in (None, opened["hands"][eyes])
            assert frame["hands"][eyes] == frame["mine"]["hand"]
            given = [each["action"] for each in frame["events"] if each["kind"] == "acted"]
            for seat, verb, *rest in given:
                if verb == "give" and eyes not in (seat, rest[1]):
                    assert rest[0] is None


def test_a_record_is_sent_along_and_paged_by_deal(browser: Browser) -> None:
    document = record_in(EXAMPLES / "complete-01.json")
    deals = len(read(document).deals)
    answer = browser.http.post(f"/api/replays?deal={deals - 1}&language=ru&eyes=0", content=document)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["deal"], told["eyes"]) == (deals - 1, 0)
    assert told["title"] == Words("ru").say(f"preset-{told['preset']}")
    reckonings = [
        each for line in told["sheet"]["lines"] for cell in line["cells"] for each in cell["reckonings"]
    ]
    assert any(each["steps"] and "=" in each["change"] for each in reckonings)
    for page, code in ((f"deal={deals}", "replay_deal"), ("eyes=3", "replay_seat")):
        answer = browser.http.post(f"/api/replays?{page}", content=document)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    ("document", "code"),
    [(b"", "record_empty"), (b"{", "record_truncated"), (b"[]", "record_wrong_type"), (b"{}", "record_format"),
     (b"\xff", "record_not_utf8"), (b"[" * 100_000, "record_too_deep")],
)  # fmt: skip
def test_what_is_no_record_is_told_in_a_sentence(browser: Browser, document: bytes, code: str) -> None:
    answer = browser.http.post("/api/replays", content=document)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["message"].endswith((".", "…"))


def test_a_broken_rule_is_told_with_its_place_and_the_names(browser: Browser) -> None:
    document = msgspec.json.decode(record_in(EXAMPLES / "complete-01.json"))
    document["players"] = ["Agata", "Bogdan", "Cezary"][: len(document["players"])]
    document["deals"][0]["actions"][0] = [0, "play", "AH"]
    answer = browser.http.post("/api/replays?language=en", json=document)
    assert answer.status_code == 422
    assert answer.json()["message"].startswith("Deal 1, action 1: ")


def test_a_record_that_is_too_large_is_told_the_bound(browser: Browser) -> None:
    answer = browser.http.post("/api/replays?language=en", content=b" " * (MOST_RECORD_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "request_too_large")
    assert "2048 KiB" in answer.json()["message"]
    assert (
        browser.http.post("/api/replays", content=b" " * MOST_RECORD_BYTES).json()["code"] == "record_empty"
    )


def test_a_name_of_any_length_stays_short_in_every_frame() -> None:
    document = msgspec.json.decode(record_in(EXAMPLES / "complete-01.json"))
    document["players"] = ["x" * 100_000] * len(document["players"])
    assert (
        len(msgspec.json.encode(replay_told(msgspec.json.encode(document), 0, None, Words("en")))) < 300_000
    )


def test_a_finished_game_is_gone_through_by_its_players_and_by_its_link(sqlite: str) -> None:
    async def scenario() -> None:
        import random

        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            page = await anna.open(terms("steady", "steady"), seat=0)
            client = await anna.watch(page["table"]["id"])
            await play_on(client, random.Random(5))
            game = page["table"]["id"]
            told = await anna.get(f"/api/games/{game}/replay?deal=1")
            assert told["bots"] == [None, "steady", "steady"]
            assert told["frames"][-1]["board"]["seats"][1]["bot"] == "steady"
            answer = await boris.http.get(f"/api/games/{game}/replay")
            assert (answer.status_code, answer.json()["code"]) == (404, "game_unknown")
            share = (await anna.get(f"/api/games/{game}"))["share"]
            assert await boris.get(f"/api/games/shared/{share}/replay?deal=1") == told

    asyncio.run(scenario())
