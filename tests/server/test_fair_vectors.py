"""Deals and games that the browser's check is held to; ``python -m tests.server.test_fair_vectors`` writes them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.strategies import mixed

from tysyacha.agreements import Agreements, changes
from tysyacha.bots.driver import gathered
from tysyacha.cards import CardSet
from tysyacha.game import Cut, Dealt, Game
from tysyacha.game.dealing import UnplayedDeal, gather, lot
from tysyacha.record import read, record_of, write
from tysyacha.server.fair.dealing import CutNeeded, deal_cards
from tysyacha.server.fair.seeds import SCHEME, commitment_to, deal_seed, lot_seed
from tysyacha.server.fair.verifying import verify

VECTORS: Final = Path(__file__).parents[2] / "web" / "src" / "verify" / "vectors.json"
DEALS, GAMES, MOST_DEALS = 80, 16, 4
TABLE = "abcdefghijkmnpqr"
_DEALING: Final = frozenset(
    {
        "ritual.shuffle", "ritual.cut", "ritual.bottom_look", "ritual.bottom_nine", "ritual.bottom_jack",
        "ritual.talon_slots", "table.two_player_form", "table.four_player_form",
    }
)  # fmt: skip
_TRUMPS: Final = frozenset(
    {"marriage.trump", "marriage.trump_timing", "marriage.half_sets_trump", "marriage.aces_trump"}
)


def test_the_vectors_are_what_this_program_deals_and_finds() -> None:
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()


def vectors() -> dict[str, Any]:
    chance = Random(6)
    return {
        "deals": [_deal(chance) for _ in range(DEALS)],
        "games": [_game(chance, number) for number in range(GAMES)],
    }


def _agreements(chance: Random, players: int) -> Agreements:
    return mixed(chance, players, _DEALING | _TRUMPS | {"marriage.aces", "marriage.half", "concede.on"})


def _rules(agreements: Agreements) -> dict[str, Any]:
    kept = {name: value for name, value in changes(agreements).items() if name in _DEALING | _TRUMPS}
    return {"preset": "classic_ru", "changes": kept}


def _deal(chance: Random) -> dict[str, Any]:
    """A deal by itself, with a pack that was gathered where the table does not shuffle."""
    players = chance.choice((2, 3, 3, 4))
    agreements, dealer, seed = _agreements(chance, players), chance.randrange(players), chance.randbytes(32)
    order = chance.sample(range(24), 24)
    hands = [0] * players
    hands[0] = sum(1 << card for card in order[:12])
    before = UnplayedDeal(0, tuple(hands), tuple(order[12:]))
    cuts, dealt = _dealt(chance, agreements, players, dealer, seed, before)
    return {
        "rules": _rules(agreements),
        "players": players,
        "dealer": dealer,
        "seed": seed.hex(),
        "gathered": " ".join(str(card) for card in gather(before)),
        "cuts": cuts,
        "hands": [str(CardSet(hand)) for hand in dealt.hands],
        "talons": [str(CardSet(talon)) for talon in dealt.talons],
        "made": [[cut.seat, cut.lifted] for cut in dealt.cuts],
    }


def _dealt(
    chance: Random, agreements: Agreements, players: int, dealer: int, seed: bytes, before: Any
) -> tuple[list[int | None], Dealt]:
    """A deal with cuts by players, and some that the program makes for them."""
    cuts: list[int | None] = []
    while True:
        dealt = deal_cards(agreements, players, dealer, seed, before, cuts)
        if not isinstance(dealt, CutNeeded):
            return cuts, dealt
        cuts.append(chance.choice((None, chance.randint(1, 23))))


def _game(chance: Random, number: int) -> dict[str, Any]:
    """The record of a game in which everybody does whatever is allowed; every other one is not shuffled anew."""
    players = chance.choice((2, 3, 3, 4))
    agreements = _agreements(chance, players)
    while (agreements.ritual.shuffle == "collect_and_cut") != (number % 2 == 0):
        agreements = _agreements(chance, players)
    secret = chance.randbytes(32)
    nonces = [chance.choice((None, chance.randbytes(32))) for _ in range(players)]
    game = Game.new(agreements, players, lot(players, lot_seed(secret, nonces)))
    cuts: list[list[int | None]] = []
    while len(cuts) < MOST_DEALS and game.winner is None:
        seed = deal_seed(secret, nonces, len(cuts))
        made, dealt = _dealt(chance, agreements, players, game.standing.dealer, seed, gathered(game))
        cuts.append(made)
        game = _played(chance, game.deal(dealt)[0])
    promised = [None if each is None else commitment_to(each, TABLE) for each in nonces]
    fair = {
        "scheme": SCHEME,
        "table": TABLE,
        "commitment": commitment_to(secret, TABLE),
        "secret": secret.hex(),
        "commitments": promised,
        "nonces": [None if each is None else each.hex() for each in nonces],
        "cuts": cuts,
    }
    names = tuple("ABCD"[:players])
    document: dict[str, Any] = json.loads(write(record_of(game, names, extra={"fair": fair})))
    assert verify(read(json.dumps(document))).ok
    document["rules"] = _rules(agreements)
    return document


def _played(chance: Random, game: Game) -> Game:
    while game.in_deal:
        assert game.to_act is not None
        asked = [seat for seat in range(game.players) if game.legal_actions(seat)]
        seat = chance.choice(asked) if chance.random() < 0.1 else game.to_act
        legal = [each for each in game.legal_actions(seat) if not isinstance(each, Cut)]
        if legal:
            game = game.apply(chance.choice(legal))[0]
    return game


if __name__ == "__main__":
    told = vectors()
    rows = [f'"{name}": [\n' + ",\n".join(json.dumps(each) for each in told[name]) + "\n]" for name in told]
    VECTORS.write_text("{" + ",\n".join(rows) + "}\n", encoding="utf-8")
