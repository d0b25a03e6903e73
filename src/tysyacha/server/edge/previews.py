"""What a link to a table or a game shows where it is pasted: Open Graph tags in the head of the page.

Only what everybody may know anyway: of a private table not even who sits there. The page carries the comment
``<!-- preview -->`` in the place of the tags.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from litestar import Request

from tysyacha.server.edge.errors import language_for, words_in
from tysyacha.server.failures import NotFound
from tysyacha.server.games.controller import shared_game
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.origin import origin_of
from tysyacha.server.service import Service
from tysyacha.server.tables.controller import listed
from tysyacha.server.tables.models import StoredTable
from tysyacha.texts import Words
from tysyacha.texts.reckonings import signed

MARK: Final = "<!-- preview -->"
IMAGE: Final = "/preview.png"
_IMAGE_SIZE: Final = (1200, 630)


class Preview(NamedTuple):
    """A title and a sentence or two."""

    title: str
    about: str


async def previewed(
    html: str, service: Service, request: Request[Any, Any, Any], table: str | None, share: str | None
) -> str:
    """The page with its tags, in the language of whoever asks for it."""
    words = words_in(language_for(request))
    preview = None
    if table is not None:
        preview = await _of_table(service, table, words)
    elif share is not None:
        preview = await _of_game(service, share, words)
    found = preview or Preview(words.say("service-preview"), words.say("service-preview.about"))
    return html.replace(MARK, _tags(found, origin_of(service.settings, request), request.url.path, words), 1)


async def _of_table(service: Service, table: str, words: Words) -> Preview | None:
    found = await listed(service, StoredTable.id == table)
    if not found:
        return None
    [told] = found
    if not told.public:
        return Preview(words.say("service-preview-private"), words.say("service-preview-private.about"))
    names = [each for each in told.seats if each is not None]
    title = words.say(
        "service-preview-table",
        rules=words.say(f"preset-{told.preset}"),
        changed="yes" if told.changed_rules else "no",
    )
    about = words.say(
        "service-preview-table.about",
        stage=told.stage if told.stage in ("gathering", "over") else "playing",
        free=len(told.seats) - len(names),
        who=", ".join(names) or "–",
    )
    return Preview(title, about)


async def _of_game(service: Service, share: str, words: Words) -> Preview | None:
    try:
        game = await shared_game(service, share)
    except NotFound:
        return None
    async with service.storage.reading() as session:
        players = (
            await session.scalars(
                sa.select(GamePlayer).where(GamePlayer.game == game.id).order_by(GamePlayer.seat)
            )
        ).all()
    return _told_of(game, list(players), words)


def _told_of(game: FinishedGame, players: list[GamePlayer], words: Words) -> Preview:
    winner = None if game.winner is None else players[game.winner].name
    title = (
        words.say("service-preview-unfinished")
        if winner is None
        else words.say("service-preview-game", who=winner)
    )
    score = ", ".join(f"{each.name} {signed(each.total)}" for each in players)
    rules = words.say(f"preset-{game.preset}")
    about = words.say("service-preview-game.about", score=score, rules=rules, deals=game.deals)
    return Preview(title, about)


def _tags(preview: Preview, origin: str, path: str, words: Words) -> str:
    width, height = _IMAGE_SIZE
    told = {
        "og:type": "website",
        "og:site_name": words.say("service-preview.name"),
        "og:locale": {"ru": "ru_RU", "en": "en_GB"}[words.language],
        "og:url": origin + path,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": origin + IMAGE,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": words.say("service-preview.image"),
    }
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])
