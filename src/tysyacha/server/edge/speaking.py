"""The words of an answer: how a handler asks for the language of its reader, ``words: Speaking``."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery

from tysyacha.server.edge.errors import language_for, words_in
from tysyacha.texts import Words, known_language

Speaking: TypeAlias = NamedDependency[Words]
"""How a handler asks for them, where its controller has `SPEAKING` among its dependencies."""

CACHED: Final = {"cache-control": "private, max-age=600", "vary": "cookie, accept-language"}
"""For answers that change with nothing but the language and the version of the program."""


def words_asked(request: Request[Any, Any, Any], language: FromQuery[str | None] = None) -> Words:
    """The words of ``?language=``, else those of the reader.

    Raises TysyachaError ``language_unknown`` for a language that the program does not speak.
    """
    return words_in(language_for(request) if language is None else known_language(language))


SPEAKING: Final = {"words": Provide(words_asked, sync_to_thread=False)}
