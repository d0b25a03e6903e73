"""Fair deals: the scheme as docs/fair.md tells it, and a check that finds every change."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import Agreements, parse, preset
from tysyacha.bots import make
from tysyacha.bots.driver import gathered, play_deal
from tysyacha.cards import CARDS, CardSet
from tysyacha.game import Cut, Dealt, Game, deal_from_seed
from tysyacha.game.dealing import lot, shuffle
from tysyacha.game.dealing.slots import lay_out
from tysyacha.record import read, record_of, replay, write
from tysyacha.server.fair.command import run
from tysyacha.server.fair.dealing import CutNeeded, deal_cards
from tysyacha.server.fair.seeds import SCHEME, commitment_to, deal_seed, lot_seed
from tysyacha.server.fair.verifying import verify

TABLE = "abcdefghijkmnpqr"


def test_a_deals_seed_is_hkdf_of_secret_nonces_and_number() -> None:
    secret, nonces = bytes(range(32)), [b"\x01" * 32, None, b"\x02" * 32]
    salt = hashlib.sha256(b"\x20" + b"\x01" * 32 + b"\x00" + b"\x20" + b"\x02" * 32).digest()
    extracted = hmac.new(salt, secret, hashlib.sha256).digest()
    info = b"tysyacha-fair-1 deal \x00\x00\x00\x07"
    assert deal_seed(secret, nonces, 7) == hmac.new(extracted, info + b"\x01", hashlib.sha256).digest()
    # As docs/fair.md gives it to check oneself against.
    text = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    assert deal_seed(secret, nonces, 7).hex() in text
    assert commitment_to(secret, TABLE) in text
    assert f"`{lot(3, lot_seed(secret, nonces))}`" in text


@given(tables(), st.binary(min_size=32, max_size=32), st.integers(0, 3))
def test_with_cuts_by_the_program_it_deals_as_the_shuffle_says(
    table: tuple[int, Agreements], seed: bytes, dealer: int
) -> None:
    players, agreements = table
    dealer %= players
    cuts: list[int | None] = []
    while isinstance(dealt := deal_cards(agreements, players, dealer, seed, None, cuts), CutNeeded):
        cuts.append(None)
    assert dealt == deal_from_seed(agreements, players, dealer, seed)


@given(st.integers(1, 23), st.binary(min_size=32, max_size=32))
def test_a_players_cut_turns_the_pack_and_takes_nothing_from_the_stream(lifted: int, seed: bytes) -> None:
    agreements = parse({"ritual.cut": "right", "ritual.talon_slots": "rest_of_pack"})
    assert deal_cards(agreements, 3, 0, seed, None, []) == CutNeeded(2)
    dealt = deal_cards(agreements, 3, 0, seed, None, [lifted])
    assert isinstance(dealt, Dealt)
    assert dealt.cuts == (Cut(2, lifted),)
    deck = shuffle(seed)
    turned = deck[lifted:] + deck[:lifted]
    assert (dealt.hands, dealt.talons) == lay_out(turned, (21, 22, 23), (1, 2, 0), 3, 1)


def finished_game(deals: int = 3) -> dict[str, Any]:
    """A record whose deals follow from a secret, as the service keeps it."""
    secret, nonces = b"s" * 32, [b"a" * 32, b"b" * 32, None]
    game = Game.new(preset("classic_ru").agreements, 3, lot(3, lot_seed(secret, nonces)))
    for number in range(deals):
        seed = deal_seed(secret, nonces, number)
        dealt = deal_cards(game.agreements, 3, game.standing.dealer, seed, gathered(game), ())
        assert isinstance(dealt, Dealt)
        game = play_deal(game.deal(dealt)[0], [make("steady", seat) for seat in range(3)])
    fair: dict[str, Any] = {
        "scheme": SCHEME,
        "table": TABLE,
        "commitment": commitment_to(secret, TABLE),
        "secret": secret.hex(),
        "commitments": [commitment_to(b"a" * 32, TABLE), commitment_to(b"b" * 32, TABLE), None],
        "nonces": [(b"a" * 32).hex(), (b"b" * 32).hex(), None],
        "cuts": [[] for _ in range(deals)],
    }
    document: dict[str, Any] = json.loads(write(record_of(game, ("A", "B", "C"), extra={"fair": fair})))
    return document


def test_a_fair_game_is_found_fair_and_every_change_is_found() -> None:
    document = finished_game()
    assert verify(read(json.dumps(document))).ok
    for path, value, code in (
        (("secret",), "0" * 64, "secret"),
        (("commitment",), "0" * 64, "secret"),
        (("commitments", 0), "0" * 64, "nonce"),
        (("nonces", 1), "0" * 64, "nonce"),
        (("nonces", 0), None, "deal"),
    ):
        changed = json.loads(json.dumps(document))
        place = changed["fair"]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        failed = {each.code for each in verify(read(json.dumps(changed))).checks if not each.ok}
        assert code in failed


def test_two_cards_that_changed_hands_are_found() -> None:
    document = finished_game()
    deal = document["deals"][-1]
    played = {action[2] for action in deal["actions"] if len(action) > 2}
    ours, theirs = deal["hands"][0].split(), deal["hands"][1].split()
    ours[0], theirs[0] = theirs[0], ours[0]
    deal["hands"][0], deal["hands"][1] = " ".join(ours), " ".join(theirs)
    deal["actions"] = []
    assert played
    verdict = verify(read(json.dumps(document)))
    assert [(each.code, each.deal) for each in verdict.checks if not each.ok] == [("deal", 2)]


def test_a_deal_by_a_dealer_whose_turn_it_is_not_is_found() -> None:
    """The seed names the cards, the dealer who gets which of them: so he must not be chosen."""
    document = finished_game()
    game = replay(read(json.dumps({**document, "deals": document["deals"][:-1]})))
    for turn in (1, 2):
        dealer = (game.standing.dealer + turn) % 3
        seed = deal_seed(b"s" * 32, [b"a" * 32, b"b" * 32, None], 2)
        dealt = deal_cards(game.agreements, 3, dealer, seed, gathered(game), ())
        assert isinstance(dealt, Dealt)
        hands, talon = [str(CardSet(each)) for each in dealt.hands], str(CardSet(dealt.talons[0]))
        last = {"dealer": dealer, "hands": hands, "talon": talon, "actions": []}
        verdict = verify(read(json.dumps({**document, "deals": [*document["deals"][:-1], last]})))
        assert [(each.code, each.deal) for each in verdict.checks if not each.ok] == [("deal", 2)]


def test_a_deal_without_its_cards_is_not_found_fair() -> None:
    document = finished_game(2)
    outcome = {"declarer": 0, "bid": 100, "kind": "normal", "conceded": True}
    verdict = verify(read(json.dumps({**document, "deals": [{"result": outcome}]})))
    assert [(each.code, each.deal) for each in verdict.checks if not each.ok] == [("deal", 0)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command_says_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    document = finished_game()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run(str(file), False, language) == 0
    assert "3" in capsys.readouterr().out
    document["fair"]["secret"] = "0" * 64
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run(str(file), True, None) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False
    del document["fair"]
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run(str(file), False, language) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_pack_has_no_favourites() -> None:
    """Places of one card over many deals of one secret: a gross error in the chain of hashes would show."""
    secret, counts = random.Random(1).randbytes(32), [0] * 3
    agreements = preset("classic_ru").agreements
    for number in range(600):
        dealt = deal_cards(agreements, 3, 0, deal_seed(secret, [None] * 3, number), None, ())
        assert isinstance(dealt, Dealt)
        for seat in range(3):
            counts[seat] += dealt.hands[seat] >> CARDS[5] & 1
    assert all(130 < count < 220 for count in counts)
