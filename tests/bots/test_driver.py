"""The table that runs by itself: cards from a seed, rights asked in time, packs gathered."""

from __future__ import annotations

from hashlib import sha256

from tests.game.builders import opened, play

from tysyacha.agreements import preset
from tysyacha.bots import make
from tysyacha.bots.driver import deal_next, deal_seed, gathered, next_action, play_deal, play_game
from tysyacha.cards import PACK
from tysyacha.game import Action, Concede, Game, Pass, Play, Redeal, View
from tysyacha.game.dealing import PlayedDeal, UnplayedDeal, gather

SEED = sha256(b"driver").digest()


class Claims:
    """Passes, and uses every right out of turn."""

    name = "claims"

    def act(self, view: View) -> Action:
        return next(each for each in view.legal if isinstance(each, Pass))

    def interject(self, view: View) -> Action | None:
        return view.legal[0]


def test_every_deal_has_a_seed_of_its_own() -> None:
    seeds = {deal_seed(SEED, number) for number in range(200)}
    assert len(seeds) == 200
    assert deal_seed(SEED, 3) != deal_seed(sha256(b"other").digest(), 3)


def test_the_same_seed_plays_the_same_game() -> None:
    agreements = preset("seed001").agreements
    first, second = (play_game(Game.new(agreements, 3), [make("steady", 5)] * 3, SEED, 200) for _ in range(2))
    assert first == second
    assert first.winner is not None


def test_a_right_is_asked_for_before_the_next_word() -> None:
    # Seat 2 has 12 points and may ask for other cards while seat 1 is to speak.
    game = opened({"redeal.hand_below": 14}, ["AS AC AD AH TS TC TD", "", "9S 9C 9D JS JC QD KD"])
    assert game.to_act == 1
    assert next_action(game, [Claims()] * 3) == Redeal(2)
    quiet = [make("random", 0), Claims(), Claims()]
    assert isinstance(next_action(play(game, "1 pass"), quiet), Pass)


def test_the_pack_is_gathered_from_the_last_deal() -> None:
    agreements = preset("seed004d").agreements
    game = deal_next(Game.new(agreements, 3), SEED)
    assert gathered(game) is None
    bots = [make("steady", 1)] * 3
    kinds = set()
    for _ in range(60):
        if game.winner is not None:
            break
        game = play_deal(game, bots)
        pile = gathered(game)
        assert pile is not None
        assert sum(1 << card for card in gather(pile)) == PACK
        kinds.add(type(pile))
        last = game.history[-1]
        assert isinstance(pile, PlayedDeal) == isinstance(last, Play)
        assert isinstance(pile, UnplayedDeal) == isinstance(last, Concede | Redeal)
        if game.winner is None:
            game = deal_next(game, SEED)
    assert kinds == {PlayedDeal, UnplayedDeal}


def test_two_players_gather_talons_and_discards() -> None:
    game = deal_next(Game.new(preset("duel_ru").agreements, 2), SEED)
    game = play_deal(game, [make("steady", 1)] * 2)
    pile = gathered(game)
    assert pile is not None
    assert sum(1 << card for card in gather(pile)) == PACK
