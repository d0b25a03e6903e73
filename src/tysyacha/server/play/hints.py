"""The hint for a seat in the words of whoever sits there; nothing is stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tysyacha.server.edge.errors import words_in
from tysyacha.server.failures import Conflict
from tysyacha.server.play import messages as told
from tysyacha.server.play.advice import Weighed
from tysyacha.server.play.commands import ensure_solo
from tysyacha.server.play.refusals import Stale
from tysyacha.server.play.rendering import legal_now, spelled
from tysyacha.texts import Words
from tysyacha.texts.reasons import reason_text

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live


async def hint(live: Live, seat: int, command: told.Hint, language: str) -> told.HintMessage:
    """What a good player would do at this seat, and why.

    Raises NotAllowed ``only_alone``, Stale ``command_stale``, Conflict ``no_hint``.
    """
    state = live.state
    ensure_solo(state)
    if command.at != state.number:
        raise Stale("command_stale", at=command.at, number=state.number)
    if state.stage != "deal" or state.game is None or not legal_now(state, state.game.view(seat)):
        raise Conflict("no_hint")
    view, in_turn = state.game.view(seat), state.to_act == seat
    advice = await live.hub.thinkers.advise(live.hub.seed_of(live, seat), view, in_turn)
    words = words_in(language)
    names = state.names(words)
    candidates = [_candidate(each, words, names) for each in advice.weighed]
    chosen = next((place for place, each in enumerate(advice.weighed) if each.action == advice.action), None)
    return told.HintMessage(
        command.id,
        state.number,
        None if advice.action is None else spelled(advice.action),
        None if chosen is None else candidates[chosen].why,
        candidates,
    )


def _candidate(weighed: Weighed, words: Words, names: Sequence[str]) -> told.HintCandidate:
    why = reason_text(weighed, words, names)
    return told.HintCandidate(spelled(weighed.action), weighed.makes, weighed.points, weighed.wins, why)
