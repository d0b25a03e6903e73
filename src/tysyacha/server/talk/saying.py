"""Saying something: who may say what when, and who hears it.

While a deal of a rated game is played its players have only the ready phrases, since defenders may not confer. What
somebody who looks on says while a deal is played is heard by those who look on; players find it after the deal.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa

from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.signing import is_restricted
from tysyacha.server.edge.errors import words_in
from tysyacha.server.failures import BadRequest, NotAllowed
from tysyacha.server.ids import new_id
from tysyacha.server.lobby.messages import SayingTold
from tysyacha.server.lobby.relations import deaf_to, unheard_by
from tysyacha.server.play.state import State
from tysyacha.server.talk.models import Saying
from tysyacha.server.talk.phrases import PHRASES, message_of
from tysyacha.server.times import now_ms
from tysyacha.server.visible import PICTURES, hides

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live
    from tysyacha.server.service import Service

LONGEST: Final = 300
MOST_TOLD: Final = 100
_ENCODER: Final = msgspec.json.Encoder()


def tidy_text(text: str) -> str:
    """One line without signs that hide or turn text around; raises BadRequest ``text_wrong``."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    is_empty = all(each in PICTURES for each in line)
    if is_empty or len(line) > LONGEST or hides(line, but=PICTURES):
        raise BadRequest("text_wrong", most=LONGEST)
    return line


def is_deal_on(state: State) -> bool:
    """Whether cards are out that somebody could be told of."""
    return state.stage in ("cutting", "deal")


async def say_at_table(
    service: Service, live: Live, who: Who, text: str | None, phrase: str | None
) -> SayingTold:
    """Raises NotAllowed ``only_phrases``, ``muted``; BadRequest ``text_wrong``, ``phrase_unknown``; TooMany."""
    state = live.state
    seat = state.seat_of(who.id)
    if seat is not None and state.terms.rated and is_deal_on(state) and text is not None:
        raise NotAllowed("only_phrases")
    saying = await _checked(service, who, text, phrase)
    saying.table, saying.by_player = live.id, seat is not None
    saying.name = who.name if seat is None else state.seats[seat].name
    saying.deal = state.deals if is_deal_on(state) else None
    async with service.storage.writing() as session:
        session.add(saying)
    await _spread(service, live, saying, seat)
    return told(saying, seat, who.language)


async def say_in_lobby(service: Service, who: Who, text: str) -> SayingTold:
    """Raises NotAllowed ``guest_lobby_talk``, ``muted``; BadRequest ``text_wrong``; TooMany."""
    if who.is_guest:
        raise NotAllowed("guest_lobby_talk")
    saying = await _checked(service, who, text, None)
    async with service.storage.writing() as session:
        session.add(saying)
    message = told(saying, None, who.language)
    service.lobby.tell(message)
    return message


async def _checked(service: Service, who: Who, text: str | None, phrase: str | None) -> Saying:
    """What is to be said, if it is short enough and not too often, by somebody who may speak."""
    if (text is None) == (phrase is None):
        raise BadRequest("say_one")
    if phrase is not None and phrase not in PHRASES:
        raise BadRequest("phrase_unknown", known=", ".join(PHRASES))
    line = None if text is None else tidy_text(text)
    service.talk.spend(who.id)
    if await is_restricted(service.storage, who.id, "mute"):
        raise NotAllowed("muted")
    return Saying(
        id=new_id(),
        table=None,
        player=who.id,
        name=who.name,
        by_player=False,
        text=line,
        phrase=phrase,
        deal=None,
        at=now_ms(),
    )


async def _spread(service: Service, live: Live, saying: Saying, seat: int | None) -> None:
    """Tells everybody at the table who may hear it and wants to hear this person."""
    deaf = await deaf_to(service.storage, saying.player)
    for connection in live.everybody():
        if connection.seat is not None and seat is None and is_deal_on(live.state):
            continue
        if connection.player in deaf:
            continue
        connection.send(_ENCODER.encode(told(saying, seat, connection.language)))


def told(saying: Saying, seat: int | None, language: str) -> SayingTold:
    """What was said, for a reader of this language."""
    words = saying.text
    if saying.phrase is not None:
        words = words_in(language).say(message_of(saying.phrase))
    return SayingTold(
        saying.id, saying.at, saying.player, saying.name, seat, saying.text, saying.phrase, words or ""
    )


async def said_at_table(service: Service, live: Live, who: Who | None, language: str) -> list[SayingTold]:
    """The last things said at a table that this reader may know of, the oldest first."""
    state = live.state
    wanted: list[sa.ColumnElement[bool]] = [Saying.table == live.id]
    if state.seat_of(None if who is None else who.id) is not None and is_deal_on(state):
        wanted.append(sa.or_(Saying.by_player, Saying.deal.is_(None), Saying.deal != state.deals))
    return [told(each, _seat(state, each), language) for each in await _last(service, who, wanted)]


async def said_in_lobby(service: Service, who: Who | None, language: str) -> list[SayingTold]:
    """The last things said in the lobby, the oldest first."""
    return [told(each, None, language) for each in await _last(service, who, [Saying.table.is_(None)])]


async def _last(service: Service, who: Who | None, wanted: list[sa.ColumnElement[bool]]) -> list[Saying]:
    if who is not None:
        wanted = [*wanted, Saying.player.not_in(await unheard_by(service.storage, who.id))]
    async with service.storage.reading() as session:
        found = await session.scalars(
            sa.select(Saying).where(*wanted).order_by(Saying.at.desc(), Saying.id).limit(MOST_TOLD)
        )
        return list(found)[::-1]


def _seat(state: State, saying: Saying) -> int | None:
    return state.seat_of(saying.player) if saying.by_player else None
