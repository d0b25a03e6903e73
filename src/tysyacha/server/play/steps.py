"""What follows at a table at once, without anybody doing anything: pure, from a state to the events to append."""

from __future__ import annotations

from tysyacha.bots.driver import gathered
from tysyacha.game import Dealt
from tysyacha.game.dealing import lot
from tysyacha.server.fair.dealing import CutNeeded, deal_cards
from tysyacha.server.fair.seeds import deal_seed, lot_seed
from tysyacha.server.play import log
from tysyacha.server.play.state import State


def follows(state: State, secret: bytes) -> log.LogEvent | None:
    """The event that follows from this state by itself, None where the table waits for somebody."""
    if is_decided(state) and not _may_be_replayed(state):
        assert state.game is not None
        return log.Finished(state.game.winner)
    if state.stage not in ("gathering", "over") and all(state.seats[seat].left for seat in state.people):
        # Nobody is left who could come back.
        return log.Finished(None, "closed")
    match state.stage:
        case "gathering":
            all_taken = all(each.is_taken for each in state.seats)
            return log.Filled() if all_taken and state.people else None
        case "revealing":
            return start(state, secret) if not missing_nonces(state) else None
        case "between":
            return next_deal(state, secret) if not state.deals else None
        case "cutting":
            if state.cutter is None:
                return next_deal(state, secret)
            # Bots and stand-ins leave the cut to the program.
            return None if state.seats[state.cutter].is_person else log.CutMade(state.cutter, None)
    return None


def is_decided(state: State) -> bool:
    """Whether the deal that has just been settled has a winner of the game."""
    return state.stage == "between" and state.game is not None and state.game.winner is not None


def _may_be_replayed(state: State) -> bool:
    """One person against bots has the pause after the last deal as after any other: he may want it again."""
    return state.is_solo and any(each.is_person and not each.left for each in state.seats)


def after_pause(state: State, secret: bytes) -> log.CutAsked | log.Dealt | log.Finished:
    """What the pause after a deal ends with: the next one, or the end of the game."""
    assert state.game is not None
    return log.Finished(state.game.winner) if is_decided(state) else next_deal(state, secret)


def missing_nonces(state: State) -> list[int]:
    """The seats that have committed to a nonce and not told it yet."""
    return [
        seat for seat, each in enumerate(state.seats) if each.commitment is not None and each.nonce is None
    ]


def nonces(state: State) -> list[bytes | None]:
    """The nonces by seat; what was not told in time counts as empty."""
    return [None if each.nonce is None else bytes.fromhex(each.nonce) for each in state.seats]


def start(state: State, secret: bytes) -> log.Started:
    """The game begins; the lot for the first dealer is drawn from the secret and the nonces."""
    return log.Started(lot(len(state.seats), lot_seed(secret, nonces(state))))


def next_deal(state: State, secret: bytes) -> log.CutAsked | log.Dealt:
    """The next deal's cards, or who is to cut the pack first."""
    game = state.game
    assert game is not None
    seed = deal_seed(secret, nonces(state), state.deals)
    dealer = game.standing.dealer
    dealt = deal_cards(state.agreements, len(state.seats), dealer, seed, gathered(game), state.cuts)
    if isinstance(dealt, CutNeeded):
        return log.CutAsked(dealt.seat)
    return logged(dealt, state.deals)


def logged(dealt: Dealt, deal: int) -> log.Dealt:
    """A dealing as the log has it."""
    return log.Dealt(
        deal,
        dealt.hands,
        dealt.talons,
        tuple((cut.seat, cut.lifted) for cut in dealt.cuts),
        tuple(seat for seat, _ in dealt.fines),
    )
