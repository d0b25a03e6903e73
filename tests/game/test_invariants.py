"""What holds at every state of every game, whatever was agreed on and however it is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from tests.game.tracker import Tracker
from tests.game.walks import (
    Walk,
    any_choice,
    fresh_standing,
    late_standing,
    new_cards,
    one_deal,
    sober_choice,
    walks,
)

from tysyacha.agreements import Agreements, presets
from tysyacha.cards import CARDS, PACK, CardSet, card_points
from tysyacha.errors import IllegalAction
from tysyacha.game import (
    Action,
    Bid,
    Blind,
    Concede,
    Cut,
    Declaration,
    Discard,
    Game,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    SheetLine,
    Take,
)


@given(walks())
@settings(max_examples=120)
def test_cards_are_conserved_and_points_add_up(walk: Walk) -> None:
    tracker, game = None, walk.game()
    for step in one_deal(game, walk.chance()):
        game, action, events = step
        if tracker is None:
            tracker = Tracker(game, events)
        if action is not None:
            tracker.follow(game.history[-1], events)
        assert tuple(map(int, game.hands)) == tuple(tracker.hands)
        places = tracker.everywhere()
        assert sum(each.bit_count() for each in places) == 24
        assert CardSet(sum(places)) == PACK
        view = game.view(None)
        on_the_table = sum(card.points for card in view.trick)
        if not tracker.over:
            assert sum(view.captured) + on_the_table == card_points(tracker.played)
    check_end_of_deal(game)


def check_end_of_deal(game: Game) -> None:
    """Card points come to 120 less what left play; the settlement is what the deal came to."""
    line, view = game.sheet[-1], game.view(None)
    check_line(line)
    if line.outcome is None or line.outcome.conceded:
        return
    assert sum(line.outcome.tricks) == len(view.tricks)
    assert sum(line.outcome.cards) == 120 - points_out_of_play(game)
    assert line.outcome.declared == tuple(
        sum(each.points for each in view.announced if each.seat == seat) for seat in range(game.players)
    )


def points_out_of_play(game: Game) -> int:
    view, talon = game.view(None), game.agreements.talon
    assert game.dealt is not None
    out = 0
    if game.players == 2:
        assert view.taken is not None
        if talon.second == "out_of_play":
            out += card_points(game.dealt.talons[1 - view.taken])
        if talon.discard_score == "nobody":
            aside = [each.card for each in game.history if isinstance(each, Discard)]
            out += sum(card.points for card in aside if card is not None)
    return out


def check_line(line: SheetLine) -> None:
    """Every change of a total is told by its reckonings, which follow on each other."""
    settlement = line.settlement
    totals = list(line.before.totals)
    for each in settlement.reckonings:
        assert each.before == totals[each.seat]
        assert each.after == each.before + each.amount
        totals[each.seat] = each.after
    assert tuple(totals) == settlement.standing.totals
    assert settlement.deltas == tuple(
        after - before for before, after in zip(line.before.totals, totals, strict=True)
    )


@given(walks())
@settings(max_examples=60)
def test_totals_are_the_start_and_all_deltas(walk: Walk) -> None:
    chance, game = walk.chance(), walk.game()
    for _ in range(6):
        *_, (game, _, _) = one_deal(game, chance)
        if game.winner is not None:
            break
    sums = list(walk.start.totals)
    for before, line in zip(
        [walk.start, *(each.settlement.standing for each in game.sheet)], game.sheet, strict=False
    ):
        assert line.before == before
        sums = [total + delta for total, delta in zip(sums, line.settlement.deltas, strict=True)]
    assert tuple(sums) == game.standing.totals


@given(walks())
@settings(max_examples=60)
def test_every_state_offers_an_action_and_takes_every_one_it_offers(walk: Walk) -> None:
    chance = walk.chance()
    for game, _, _ in one_deal(walk.game(), chance):
        legal = game.legal_actions()
        assert bool(legal) == game.in_deal
        assert len(set(legal)) == len(legal)
        if game.in_deal:
            assert game.legal_actions(game.to_act)
        else:
            assert game.to_act is None
        for seat in range(game.players):
            own = game.legal_actions(seat)
            assert own == tuple(each for each in legal if each.seat == seat)
            if seat != game.to_act:
                assert own == game.rights(seat)
            else:
                assert set(game.rights(seat)) <= set(own)
        for each in chance.sample(legal, min(3, len(legal))):
            game.apply(each)
        if game.in_deal and walk.seed % 3 == 0 and len(game.history) < 12:
            for each in legal:
                game.apply(each)


@given(walks())
@settings(max_examples=60)
def test_replaying_gives_equal_states_and_nothing_ever_changed_them(walk: Walk) -> None:
    """All states of a deal are kept while the game goes on, branches off, is looked at and gets bad actions;
    afterwards the deal is played again, and every kept state is like its new twin, views and all."""
    chance, game = walk.chance(), walk.game()
    start = game
    steps = []
    for step in one_deal(game, chance):
        steps.append(step)
        disturb(step.game, chance)
    dealt = steps[0].game.dealt
    assert dealt is not None
    again, events = start.deal(dealt)
    for number, step in enumerate(steps):
        if step.action is not None:
            again, events = again.apply(step.action)
        assert again == step.game
        assert events == step.events
        assert hash(again) == hash(step.game)
        assert again.legal_actions() == step.game.legal_actions()
        if number % 4 == walk.seed % 4 or not again.in_deal:
            for seat in (None, *range(again.players)):
                assert again.view(seat) == step.game.view(seat)


def disturb(game: Game, chance: random.Random) -> None:
    """What must leave no trace: views, other continuations and their views, refused actions, undone ones."""
    seats = [None, *range(game.players)]
    if chance.random() < 0.5:
        game.view(chance.choice(seats))
    if game.in_deal and chance.random() < 0.4:
        branch = game
        for _ in range(chance.randrange(1, 6)):
            if branch.in_deal:
                branch, _ = branch.apply(any_choice(branch, chance))
                branch.view(chance.choice(seats))
    if chance.random() < 0.3:
        with pytest.raises(IllegalAction):
            game.apply(Cut(0, 5))


@given(walks())
@settings(max_examples=60)
def test_undo_gives_back_the_state_before(walk: Walk) -> None:
    chance, game = walk.chance(), walk.game()
    states = [game]
    for _ in range(2):
        if game.winner is None:
            states += [step.game for step in one_deal(game, chance)]
            game = states[-1]
    for before, after in zip(states, states[1:], strict=False):
        if after.history[-1:] and chance.random() > 0.3:
            continue
        undone = after.undo()
        assert undone == before
        if before.phase != "new":
            assert undone.view(0) == before.view(0)
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        states[0].undo()


@given(walks())
@settings(max_examples=80)
def test_what_is_not_offered_is_refused(walk: Walk) -> None:
    chance = walk.chance()
    for game, _, _ in one_deal(walk.game(), chance):
        for _ in range(4):
            check_refused(game, any_action(game, chance))


def check_refused(game: Game, action: Action) -> None:
    legal = game.legal_actions()
    if action in legal or (isinstance(action, Play) and Play(action.seat, action.card, "marriage") in legal):
        return
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    arguments = caught.value.arguments
    assert arguments["action"] == action
    offered = arguments["legal"]
    at_table = 0 <= action.seat < game.players
    assert offered == (game.view(action.seat).legal if at_table else ())


def any_action(game: Game, chance: random.Random) -> Action:
    """Anything that can be said, mostly nonsense."""
    seat = chance.randrange(-1, game.players + 1)
    card = chance.choice(CARDS)
    points = chance.choice((0, 60, 100, 101, 105, 110, 120, 125, 200, 300, 1000))
    other = chance.randrange(-1, game.players + 1)
    declare: Declaration | None = chance.choice((None, None, "marriage", "half", "aces", "nines"))
    made: tuple[Action, ...] = (
        Bid(seat, points), Blind(seat), Blind(seat, points), Look(seat), Pass(seat), Redeal(seat), Take(seat, other),
        Give(seat, card, other), Give(seat, None, other), Discard(seat, card), Raise(seat, points), Concede(seat),
        Cut(seat, other), Play(seat, card), Play(seat, card, declare),
    )  # fmt: skip
    return chance.choice(made)


TABLES = [(name, players) for name, each in presets().items() for players in each.players]


def play_games(agreements: Agreements, players: int, games: int, deals: int, seed: int) -> int:
    """Whole games of random play, every second one from late in the game; returns how many deals were played."""
    chance = random.Random(seed)
    played = 0
    for number in range(games):
        start = late_standing if number % 2 else fresh_standing
        game = Game.new(agreements, players, start=start(agreements, players, chance))
        for _ in range(deals):
            game, _ = game.deal(new_cards(game, chance))
            while game.in_deal:
                game, _ = game.apply(sober_choice(game, chance))
            check_end_of_deal(game)
            played += 1
            if game.winner is not None:
                break
        check_sheet(game)
    return played


def check_sheet(game: Game) -> None:
    totals = game.start.totals
    for line in game.sheet:
        assert line.before.totals == totals
        totals = line.settlement.standing.totals
        wins = [each for each in line.settlement.events if each.kind == "win"]
        assert bool(wins) == (line is game.sheet[-1] and game.winner is not None)
    assert totals == game.standing.totals
    at, attempts = game.agreements.barrel.at, game.agreements.barrel.attempts
    for total, used in zip(game.standing.totals, game.standing.barrel, strict=True):
        if used is not None:
            assert at is not None
            assert total >= at
            assert attempts is None or used < attempts
    assert all(0 <= count < game.agreements.bolts.count for count in game.standing.bolts)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_of_every_preset(name: str, players: int) -> None:
    assert play_games(presets()[name].agreements, players, games=8, deals=10, seed=players) >= 8


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_two_hundred_games_of_every_preset(name: str, players: int) -> None:
    assert play_games(presets()[name].agreements, players, games=200, deals=40, seed=7) >= 200
