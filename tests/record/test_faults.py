"""Records that are wrong: always an error of the library with its sentence, never anything else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tysyacha.errors import TysyachaError
from tysyacha.record import RecordFault, read, replay, write
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.errors import explain, explain_placed

EXAMPLES = [
    json.loads(path.read_text(encoding="utf-8"))["record"]
    for path in sorted(Path(__file__).parent.parent.joinpath("examples").glob("*.json"))
]
SPOKEN = {language: Words(language) for language in LANGUAGES}
SOUND = {
    "format": "tysyacha-record",
    "version": 1,
    "rules": {"preset": "classic_ru"},
    "players": ["Anna", "Boris", "Vera"],
    "start": {"dealer": 2},
    "deals": [],
}
HANDS = ["KS QS 9S JC 9C QD AH", "AS TD KD 9D QH JH 9H", "JS AC KC QC JD TH KH"]
RESULT = {
    "declarer": 0, "bid": 120, "kind": "normal", "conceded": False,
    "cards": [105, 15, 0], "marriages": [60, 0, 0], "tricks": [7, 1, 0], "last_trick": 0,
}  # fmt: skip


ANY_BLIND = {"blind.on": True, "blind.who": "any"}


def sentence_for(document: str | bytes) -> str | None:
    """The sentence in both languages for what is wrong with a record; None where nothing is."""
    try:
        replay(read(document))
    except TysyachaError as error:
        told = [explain_placed(error, SPOKEN[language], ["Anna", "Boris"]) for language in LANGUAGES]
        for sentence in told:
            assert sentence.endswith(".")
            assert "\n" not in sentence
            assert len(sentence) < 1500
        return explain(error, SPOKEN["en"], ["Anna", "Boris", "Vera", "Galina"])
    return None


def code_of(document: object) -> str:
    with pytest.raises(TysyachaError) as raised:
        replay(read(json.dumps(document)))
    assert sentence_for(json.dumps(document))
    return raised.value.code


def reported(**changed: object) -> dict[str, Any]:
    return {**SOUND, "deals": [{"result": {**RESULT, **changed}}]}


def playing(*actions: object, **changed: object) -> dict[str, Any]:
    deal = {"hands": HANDS, "talon": "TS TC AD", "actions": list(actions), **changed}
    return {**SOUND, "deals": [deal]}


def test_what_the_faults_are_made_from_is_sound() -> None:
    assert sentence_for(json.dumps(reported())) is None
    assert sentence_for(json.dumps(playing([1, "pass"]))) is None


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (b"", "record_empty"),
        (b" \n ", "record_empty"),
        (b"{", "record_truncated"),
        (b"{]", "record_not_json"),
        (b"nonsense", "record_not_json"),
        (b"NaN", "record_not_json"),
        (b"\xff\xfe{\x00}\x00", "record_not_utf8"),
        (b"\xef\xbb\xbf{}", "record_not_utf8"),
        ("{}".encode("utf-16"), "record_not_utf8"),
        ("{}".encode("utf-32"), "record_not_utf8"),
        ("Ж".encode("cp1251"), "record_not_utf8"),
        (b"[" * 100_000, "record_too_deep"),
        (b'{"a":' * 5000, "record_too_deep"),
        (b"1" * 10_000, "record_not_json"),
        (b"[]", "record_wrong_type"),
        (b"null", "record_wrong_type"),
        (b'"tysyacha-record"', "record_wrong_type"),
        (b"{}", "record_format"),
        (b" " * 9_000_000, "record_too_large"),
        ("\ud800", "record_not_utf8"),
    ],
    ids=range(20),
)
def test_what_is_no_record(document: str | bytes, code: str) -> None:
    with pytest.raises(TysyachaError) as raised:
        read(document)
    assert raised.value.code == code
    assert sentence_for(document)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"format": "x"}, "record_format"),
        ({"version": 2}, "record_version"),
        ({"version": True}, "record_version"),
        ({"version": "1"}, "record_version"),
        ({"rules": []}, "record_wrong_type"),
        ({"rules": {"preset": "classik_ru"}}, "preset_unknown"),
        ({"rules": {"changes": {"barrel.at": 100_000}}}, "agreement_out_of_range"),
        ({"rules": {"preset": "four_ru", "changes": {"auction.forced_player": "dealer"}},
          "players": ["a", "b", "c", "d"]}, "conflict_sitter_is_forced"),
        ({"players": ["Anna"]}, "record_players"),
        ({"players": ["Anna", 1, "Vera"]}, "record_wrong_type"),
        ({"players": "Anna"}, "record_wrong_type"),
        ({"start": {"dealer": 3}}, "record_out_of_range"),
        ({"start": {"dealer": 1.0}}, "record_wrong_type"),
        ({"start": {"dealer": 10**30}}, "record_out_of_range"),
        ({"start": {"dealer": 0, "totals": [0, 0]}}, "record_wrong_length"),
        ({"start": {"dealer": 0, "totals": [0, 0, 10**9]}}, "record_out_of_range"),
        ({"start": {"dealer": 0, "totals": [0, 0, 1000]}}, "start_won"),
        ({"start": {"dealer": 0, "bolts": [0, 3, 0]}}, "start_bolts"),
        ({"start": {"dealer": 0, "barrel": [0, None, None]}}, "start_barrel_low"),
        ({"start": {"dealer": 0, "totals": [880, 0, 0], "barrel": [3, None, None]}}, "start_attempts"),
        ({"start": {"dealer": 0, "barrel": [0, None, None]}, "rules": {"preset": "seed003"}},
         "start_barrel_none"),
        ({"start": {"dealer": 0, "falls": [3, 0, 0]},
          "rules": {"preset": "classic_ru", "changes": {"barrel.falls_to_zero": 3}}}, "start_falls"),
        ({"start": {"dealer": 0, "golden": {"played": 4}}, "rules": {"preset": "seed001"}}, "start_golden"),
        ({"start": {"dealer": 0, "golden": {"played": True}}}, "record_wrong_type"),
        ({"start": {}}, "dealer_missing"),
        ({"start": {}, "deals": [{"result": RESULT}]}, "dealer_missing"),
        ({"start": {"dealer": 0}, "deals": [{"dealer": 1, "result": RESULT}]}, "dealer_contradicts"),
        ({"deals": {}}, "record_wrong_type"),
        ({"deals": [1]}, "record_wrong_type"),
        ({"deals": [{}]}, "deal_neither"),
        ({"deals": [{"hands": HANDS, "result": RESULT}]}, "deal_both"),
        ({"deals": [{"result": RESULT}] * 10_001}, "record_too_many_deals"),
        ({"deals": [{"result": RESULT, "fines": [{"seat": 0, "reason": "late"}]}]}, "record_not_choice"),
        ({"deals": [{"result": RESULT, "fines": [{"seat": 3, "reason": "cut"}]}]}, "record_out_of_range"),
        ({"meta": json.loads("[" * 50 + "]" * 50)}, "record_too_deep"),
    ],
)  # fmt: skip
def test_a_document_with_one_fault(changed: dict[str, Any], code: str) -> None:
    assert code_of({**SOUND, **changed}) == code


@pytest.mark.parametrize("key", ["version", "rules", "players", "deals"])
def test_a_key_that_is_missing(key: str) -> None:
    assert code_of({name: value for name, value in SOUND.items() if name != key}) == "record_key_missing"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"declarer": 3}, "record_out_of_range"),
        ({"bid": 95}, "result_bid_too_low"),
        ({"bid": 102}, "result_bid_off_step"),
        ({"bid": 405}, "result_bid_too_high"),
        ({"bid": 10**40}, "record_out_of_range"),
        ({"kind": "blind", "bid": 125}, "result_bid_blind"),
        ({"kind": "golden", "bid": 115}, "result_bid_too_low"),
        ({"kind": "dark"}, "record_not_choice"),
        ({"conceded": 1}, "record_wrong_type"),
        ({"cards": [105, 16, 0]}, "result_sum"),
        ({"cards": [105, 10, 0]}, "result_sum"),
        ({"cards": [105, -5, 20]}, "record_out_of_range"),
        ({"cards": [100, 15, 5]}, "result_cards_without_trick"),
        ({"cards": [60, 60, 0]}, "result_cards_too_many"),
        ({"cards": None}, "record_wrong_type"),
        ({"cards": [120, 0]}, "record_wrong_length"),
        ({"tricks": [7, 1, 1]}, "result_tricks"),
        ({"tricks": [7, 0, 0]}, "result_tricks"),
        ({"last_trick": 2}, "result_last_trick"),
        ({"last_trick": None}, "record_key_missing"),
        ({"marriages": [50, 0, 0]}, "result_declared"),
        ({"marriages": [60, 60, 0]}, "result_declared"),
        ({"marriages": [60, 0, 40]}, "result_declared_without_trick"),
        ({"talon": "AS TH"}, "result_talon"),
        ({"talon": "AS TH AS"}, "card_twice"),
        ({"bidders": [0, 0]}, "result_bidder"),
        ({"bidders": [0, 5]}, "record_out_of_range"),
    ],
)  # fmt: skip
def test_a_result_with_one_fault(changed: dict[str, Any], code: str) -> None:
    assert code_of(reported(**changed)) == code


def test_results_of_other_tables() -> None:
    four = {**reported(), "rules": {"preset": "four_ru"}, "players": ["Anna", "Boris", "Vera", "Galina"]}
    lists = {key: [*RESULT[key], 0] for key in ("cards", "marriages", "tricks")}  # type: ignore[misc]

    def of_four(**changed: object) -> dict[str, Any]:
        return {**four, "deals": [{"dealer": 2, "result": {**RESULT, **lists, **changed}}]}

    assert code_of(of_four()) == "talon_missing"
    assert code_of(of_four(declarer=2, talon="AS TH 9C")) == "result_sitter"
    assert code_of(of_four(tricks=[6, 1, 1, 0], talon="AS TH 9C")) == "result_tricks"
    never = {**reported(conceded=True), "rules": {"preset": "classic_ru", "changes": {"concede.on": False}}}
    assert code_of(never) == "result_concession"


@pytest.mark.parametrize(
    ("actions", "place", "code"),
    [
        (["pass"], 0, "action_not_list"),
        ([[1, "pass"], [1]], 1, "action_not_list"),
        ([[3, "pass"]], 0, "action_seat"),
        ([[True, "pass"]], 0, "action_seat"),
        ([["1", "pass"]], 0, "action_seat"),
        ([[1, "fold"]], 0, "action_unknown"),
        ([[1, ["pass"]]], 0, "action_unknown"),
        ([[1, "pass", 5]], 0, "action_arguments"),
        ([[1, "bid"]], 0, "action_arguments"),
        ([[1, "bid", "105"]], 0, "action_number"),
        ([[1, "bid", 10**30]], 0, "action_number"),
        ([[1, "play", "1H"]], 0, "card_unknown"),
        ([[1, "play", "QH", "wedding"]], 0, "action_declaration"),
        ([[1, "play", "QH", ["marriage"]]], 0, "action_declaration"),
        ([[1, "give", "QH"]], 0, "action_arguments"),
        ([[1, "give", "QH", 1], [0, "take", 2]], 1, "action_number"),
        ([[1, "pass"], [2, "pass"], [0, "give", "9C", 0]], 2, "give_not_there"),
        ([[1, "pass"], [2, "pass"], [0, "take", 0]], 2, "wrong_phase"),
        ([[1, "pass"], [2, "pass"], [0, "discard", "9C"]], 2, "discard_not_now"),
        ([[1, "cut", 3]], 0, "cut_not_agreed"),
        ([[1, "pass"], [1, "cut", 3]], 1, "cut_before_deal"),
        ([[0, "redeal"]], 0, "redeal_not_allowed"),
        ([[0, "blind", 120]], 0, "blind_not_allowed"),
        ([[1, "pass"], [2, "pass"], [0, "concede"], [0, "concede"]], 3, "no_deal_open"),
    ],
)  # fmt: skip
def test_an_action_with_one_fault(actions: list[Any], place: int, code: str) -> None:
    document = json.dumps(playing(*actions))
    with pytest.raises(RecordFault) as raised:
        replay(read(document))
    assert (raised.value.deal, raised.value.action, raised.value.code) == (0, place, code)
    assert sentence_for(document)


def test_who_reads_a_record_is_told_what_would_have_been_legal_whoever_was_to_act() -> None:
    out_of_turn = sentence_for(json.dumps(playing([1, "pass"], [1, "pass"])))
    assert out_of_turn == "It is not Boris’s turn; Vera may pass or bid from 105 to 180 in steps of 5."
    blind = {**playing([1, "concede"]), "rules": {"preset": "classic_ru", "changes": ANY_BLIND}}
    sentence = sentence_for(json.dumps(blind))
    assert sentence is not None
    assert "bid from 105" in sentence


def test_deals_that_cannot_follow() -> None:
    unfinished = playing([1, "pass"])
    unfinished["deals"] = [*unfinished["deals"], {"result": RESULT}]
    assert code_of(unfinished) == "deal_open"
    won = {**reported(), "start": {"dealer": 0, "totals": [880, 0, 0], "barrel": [0, None, None]}}
    won["deals"] = won["deals"] * 2
    assert code_of(won) == "game_over"
    for hands in ([*HANDS[:2], "JS AC KC QC JD TH"], [*HANDS[:2], "JS AC KC QC JD TH AH"]):
        assert code_of(playing(hands=hands)) == "cards_wrong"
    assert code_of(playing(hands=HANDS[:2])) == "record_wrong_length"
    assert code_of(playing(talon=["TS TC AD"])) == "record_wrong_type"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6) | st.sampled_from([10**25, -(10**25), 1.0, "AS", "TH", "AS AS", "pass", "play", 0, 1]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


def places(document: object) -> list[tuple[Any, Any]]:
    """Every container of the document with each of its keys."""
    found: list[tuple[Any, Any]] = []
    if isinstance(document, dict | list):
        for key in document if isinstance(document, dict) else range(len(document)):
            found += [(document, key), *places(document[key])]
    return found


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """An example of which a few entries are changed, doubled, swapped or gone."""
    document: dict[str, Any] = json.loads(json.dumps(draw(st.sampled_from(EXAMPLES))))
    for _ in range(draw(st.integers(1, 3))):
        all_places = places(document)
        if not all_places:
            break
        container, key = draw(st.sampled_from(all_places))
        match draw(st.sampled_from(("change", "drop", "double", "swap"))):
            case "change":
                container[key] = draw(VALUES)
            case "drop":
                del container[key]
            case "double" if isinstance(container, list):
                container.insert(key, container[key])
            case _:
                other, place = draw(st.sampled_from(all_places))
                copied = json.loads(json.dumps([container[key], other[place]]))
                container[key], other[place] = copied[1], copied[0]
    return document


@given(mutated())
@settings(max_examples=400)
def test_a_mutated_record_is_refused_or_sound(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    if sentence_for(text) is None:
        record = read(text)
        assert read(write(record)) == record


@given(st.sampled_from(EXAMPLES), st.data())
@settings(max_examples=150)
def test_a_truncated_or_damaged_document_is_refused(document: dict[str, Any], data: st.DataObject) -> None:
    raw = json.dumps(document, ensure_ascii=False).encode()
    cut = data.draw(st.integers(0, len(raw) - 1))
    assert sentence_for(raw[:cut])
    damaged = raw[:cut] + data.draw(st.binary(min_size=1, max_size=4)) + raw[cut + 1 :]
    sentence_for(damaged)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-8-sig", "koi8-r"])
def test_another_encoding_is_refused(encoding: str) -> None:
    text = json.dumps({**SOUND, "players": ["Анна", "Борис", "Вера"]}, ensure_ascii=False)
    raw = text.encode(encoding)
    assert sentence_for(raw) == SPOKEN["en"].say("error-record-not-utf8")
