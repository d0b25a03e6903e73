"""Why a card of the hand may not be played: the same reason that the game gives to whoever tries."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.game.walks import Walk, one_deal, walks

from tysyacha.errors import IllegalAction
from tysyacha.game import Play
from tysyacha.game.barring import barred_cards


@given(walks())
@settings(max_examples=60)
def test_a_card_is_either_playable_or_barred_for_the_reason_that_the_game_gives(walk: Walk) -> None:
    for game, _, _ in one_deal(walk.game(), walk.chance()):
        for seat in range(game.players):
            view = game.view(seat)
            barred = barred_cards(view)
            if seat != game.to_act or game.phase != "play":
                assert barred == []
                continue
            playable = {each.card for each in view.legal if isinstance(each, Play)}
            assert view.hand is not None
            assert sorted([*playable, *(each.card for each in barred)]) == list(view.hand)
            for each in barred:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(Play(seat, each.card))
                assert refused.value.code == each.code
                assert refused.value.arguments.get("suit") == each.suit


@given(walks())
@settings(max_examples=20)
def test_nobody_else_is_told_what_is_barred(walk: Walk) -> None:
    for game, _, _ in one_deal(walk.game(), walk.chance()):
        assert barred_cards(game.view(None)) == []
