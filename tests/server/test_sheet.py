"""The sheet alone over HTTP: for people with real cards, every entry checked, nothing kept."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.stateless import Browser
from tests.strategies import tables

from tysyacha.agreements import Agreements, changes
from tysyacha.record import read, replay, replay_summary
from tysyacha.server.sheet.asked import MOST_DEALS, DealAsked, ResultAsked, SheetAsked
from tysyacha.server.sheet.kept import kept
from tysyacha.server.tables.terms import TableRules
from tysyacha.texts import Words

EXAMPLES = Path(__file__).parent.parent / "examples"
NAMES = ["Anna", "Boris", "Vera"]
MADE = {
    "declarer": 0, "bid": 120, "kind": "normal", "conceded": False, "cards": [105, 15, 0], "marriages": [60, 0, 0],
    "tricks": [7, 1, 0], "last_trick": 0,
}  # fmt: skip
CONCEDED = {"declarer": 1, "bid": 100, "kind": "normal", "conceded": True}


def ask(browser: Browser, *results: dict[str, Any], **more: Any) -> Any:
    body = {"names": NAMES, "deals": [{"result": each} for each in results], **more}
    return browser.post("/api/sheet?language=en", body)


def reported() -> list[Any]:
    """Every example whose deals are all reported."""
    found = []
    for path in sorted(EXAMPLES.glob("scoring-*.json")):
        document = msgspec.json.decode(path.read_bytes())
        document = document.get("record", document)
        if all("result" in each for each in document["deals"]):
            found.append(pytest.param(document, id=path.stem))
    assert found
    return found


def test_an_empty_sheet_says_what_to_ask_first(browser: Browser) -> None:
    told = ask(browser)
    assert told["title"] == "Thousand, Classic Russian, three players"
    assert (told["sheet"]["lines"], told["fault"]) == ([], None)
    following = told["next"]
    assert (following["deal"], following["dealer"], following["forced"], following["sitter"]) == (
        0,
        0,
        1,
        None,
    )
    assert following["active"] == [1, 2, 0]
    assert following["fields"] == ["declarer", "bid", "conceded"]
    assert following["played_fields"] == ["tricks", "last_trick", "cards", "marriages"]
    [contract] = following["contracts"]
    assert (contract["kind"], contract["lowest"], contract["step"]) == ("normal", 100, 5)
    assert (following["tricks"], following["least_cards"], following["most_cards"]) == (8, 120, 120)
    assert [(each["suit"], each["points"]) for each in following["declarations"]] == [
        ("H", 100), ("D", 80), ("C", 60), ("S", 40),
    ]  # fmt: skip
    assert (following["talon_cards"], following["fines"]) == (0, [])


def test_every_number_has_its_reckoning_and_every_player_his_standing(browser: Browser) -> None:
    told = ask(browser, MADE, CONCEDED)
    first, second = told["sheet"]["lines"]
    assert [each["total"] for each in first["cells"]] == [120, 15, 0]
    assert first["contract"] == "Anna 120 ✓"
    [reckoning] = first["cells"][0]["reckonings"]
    assert (reckoning["cause"], reckoning["change"]) == ("contract made", "0 + 120 = 120")
    assert reckoning["steps"].startswith("105 + 60 = 165 ≥ 120")
    [mark] = first["cells"][2]["marks"]
    assert (mark["sign"], mark["meaning"]) == ("/", "a bolt")
    assert second["conceded"]
    assert [each["total"] for each in told["standing"]] == told["sheet"]["totals"] == [180, -85, 60]
    assert [each["bolts"] for each in told["standing"]] == [0, 0, 1]
    assert told["next"]["dealer"] == 2


def test_the_barrel_shows_its_attempts_and_the_winner_ends_the_sheet(browser: Browser) -> None:
    start = {"dealer": 2, "totals": [885, 0, 0], "barrel": [1, None, None]}
    told = ask(browser, start=start)
    assert (told["standing"][0]["barrel"], told["standing"][0]["attempts_left"]) == (1, 2)
    assert told["standing"][1]["attempts_left"] is None
    won = ask(browser, MADE, start=start)
    assert (won["sheet"]["winner"], won["next"]) == (0, None)
    after = ask(browser, MADE, MADE, start=start)
    assert (after["fault"]["deal"], after["fault"]["field"], after["fault"]["code"]) == (1, None, "game_over")
    assert len(after["sheet"]["lines"]) == 1


@pytest.mark.parametrize(
    ("changed", "field"),
    [({"bid": 95}, "bid"), ({"bid": 121}, "bid"), ({"bid": 9_000}, "bid"), ({"tricks": [7, 2, 0]}, "tricks"),
     ({"cards": [105, 15, 1]}, "cards"), ({"cards": [0, 0, 120]}, "cards"), ({"marriages": [50, 0, 0]}, "marriages"),
     ({"marriages": [0, 0, 40]}, "marriages"), ({"last_trick": 2}, "last_trick"), ({"bidders": [0, 0]}, "bidders"),
     ({"talon": "XX"}, "talon"), ({"talon": "AS TS"}, "talon"), ({"declarer": 3}, "declarer"),
     ({"tricks": None}, "tricks"), ({"cards": [120, 0]}, "cards")],
)  # fmt: skip
def test_a_deal_that_cannot_be_names_its_field(browser: Browser, changed: dict[str, Any], field: str) -> None:
    told = ask(browser, MADE, {**MADE, **changed})
    fault = told["fault"]
    assert (fault["deal"], fault["field"]) == (1, field)
    assert fault["message"].endswith(".")
    assert len(told["sheet"]["lines"]) == 1
    assert told["next"]["deal"] == 1


def test_agreements_decide_what_is_asked(browser: Browser) -> None:
    rules = {"preset": "four_ru", "changes": {"blind.on": True, "concede.on": False}}
    following = ask(browser, names=[*NAMES, "Gleb"], rules=rules)["next"]
    assert following["sitter"] == 0
    assert following["fields"] == ["declarer", "kind", "bid", "talon"]
    assert [each["kind"] for each in following["contracts"]] == ["normal", "blind"]
    assert following["talon_cards"] == 3
    golden = ask(browser, rules={"changes": {"golden.on": True}})["next"]
    assert [each["kind"] for each in golden["contracts"]] == ["golden"]
    two = ask(
        browser, names=NAMES[:2], rules={"changes": {"talon.second": "out_of_play", "barrel.at": None}}
    )["next"]
    assert (two["tricks"], two["least_cards"]) == (10, 76)


def test_a_card_turned_up_passes_the_deal_on_before_anything_is_written(browser: Browser) -> None:
    rules = {"changes": {"ritual.exposed_card": "fine_next_deals"}}
    told = ask(browser, rules=rules, fines=[{"seat": 0, "reason": "exposed_card"}])
    assert told["next"]["dealer"] == 1
    assert told["next"]["fines"] == [{"reason": "exposed_card", "points": 120}]
    deal = {"result": MADE, "dealer": 1, "fines": [{"seat": 0, "reason": "exposed_card"}]}
    written = ask(browser, rules=rules, deals=[deal])
    assert written["fault"] is None
    assert "!" in [each["sign"] for each in written["sheet"]["lines"][0]["cells"][0]["marks"]]


@pytest.mark.parametrize("document", reported())
def test_it_settles_as_a_record_does(browser: Browser, document: Any) -> None:
    record = read(msgspec.json.encode(document))
    body = {"names": document["players"], "rules": document["rules"], "deals": document["deals"]}
    start = document.get("start", {})
    if "golden" in start:
        return
    told = browser.post("/api/sheet", {**body, "start": start})
    assert told["fault"] is None
    expected = replay_summary(replay(record))
    assert [[cell["total"] for cell in line["cells"]] for line in told["sheet"]["lines"]] == [
        each["totals"] for each in expected["deals"]
    ]
    assert told["sheet"]["winner"] == expected["winner"]


def test_the_sheet_goes_into_a_spreadsheet_and_into_a_record(browser: Browser) -> None:
    names = ["=1+1", "Вера", "C"]
    body = {"names": names, "deals": [{"result": MADE}, {"result": CONCEDED}]}
    answer = browser.http.post("/api/sheet/csv?language=ru", json=body)
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert rows[0][3::3] == ["'=1+1", "Вера", "C"]
    assert [row[3::3] for row in rows[1:]] == [["0", "0", "0"], ["120", "15", "0"], ["180", "-85", "60"]]
    assert {len(row) for row in rows} == {12}
    record = read(browser.http.post("/api/sheet/record", json=body).content)
    assert record.players == tuple(names)
    assert replay(record).standing.totals == (180, -85, 60)
    wrong = {**body, "deals": [{"result": {**MADE, "bid": 1}}]}
    for kind in ("csv", "record"):
        answer = browser.http.post(f"/api/sheet/{kind}?language=en", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (422, "result_bid_too_low")
        assert answer.json()["message"].startswith("Deal 1: ")


@pytest.mark.parametrize(
    ("body", "status"),
    [({}, 400), ({"names": ["A"]}, 400), ({"names": NAMES, "deals": [{}]}, 400), ({"names": ["x" * 101, "B"]}, 400),
     ({"names": NAMES, "deals": [{"result": CONCEDED}] * (MOST_DEALS + 1)}, 400),
     ({"names": NAMES, "rules": {"preset": "nowhere"}}, 422), ({"names": NAMES, "start": {"totals": [1, 2]}}, 422),
     ({"names": NAMES, "start": {"bolts": [3, 0, 0]}}, 422), ({"names": NAMES, "start": {"dealer": 3}}, 422)],
)  # fmt: skip
def test_what_is_no_sheet_is_refused(browser: Browser, body: dict[str, Any], status: int) -> None:
    browser.refused("POST", "/api/sheet", body, status=status)


@settings(max_examples=40, deadline=None)
@given(table=tables(), data=st.data())
def test_what_is_offered_is_never_refused(table: tuple[int, Agreements], data: st.DataObject) -> None:
    players, agreed = table
    names = tuple(f"P{seat}" for seat in range(players))
    asked = SheetAsked(names, TableRules("classic_ru", changes(agreed)))
    offered = kept(asked, Words("en")).next
    assert offered is not None
    contract = data.draw(st.sampled_from(offered.contracts))
    steps = range(-(-contract.lowest // contract.step) * contract.step, contract.highest + 1, contract.step)
    bid = data.draw(st.sampled_from([*contract.also, *steps]))
    declarer, *others = data.draw(st.permutations(offered.active))
    tricks, cards, marriages = [0] * players, [0] * players, [0] * players
    tricks[declarer] = offered.tricks
    cards[declarer] = offered.most_cards
    best = max((each.points for each in offered.declarations if each.what == "marriage"), default=0)
    marriages[declarer] = best
    talon = "9S 9C 9D" if "talon" in offered.fields else None
    bidders = tuple(others[:1]) if "bidders" in offered.fields else None
    result = ResultAsked(
        declarer,
        bid,
        contract.kind,
        False,
        tuple(cards),
        tuple(marriages),
        tuple(tricks),
        declarer,
        talon,
        bidders,
    )
    told = kept(msgspec.structs.replace(asked, deals=(DealAsked(result),)), Words("ru"))
    assert told.fault is None
