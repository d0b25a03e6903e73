"""Rules over HTTP: the presets, the declaration of all agreements, the check of a table's rules, and the glossary."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody

from tysyacha.server.edge.addresses import address_of
from tysyacha.server.edge.speaking import CACHED, SPEAKING, Speaking
from tysyacha.server.rules.checking import RulesAsked, RulesChecked, checked
from tysyacha.server.rules.declared import Parameters, PresetTold, parameters_told, presets_told
from tysyacha.server.rules.glossary import Glossary, glossary_told
from tysyacha.server.service import Serving


class RulesController(Controller):
    """Rules."""

    path = "/api/rules"
    tags = ("rules",)
    dependencies = SPEAKING

    @get("/presets", summary="Named sets of agreements", sync_to_thread=True)
    def presets(self, words: Speaking) -> Response[list[PresetTold]]:
        return Response(presets_told(words.language), headers=CACHED)

    @get("/parameters", summary="Every agreement and what may be agreed on", sync_to_thread=True)
    def declaration(self, words: Speaking) -> Response[Parameters]:
        return Response(parameters_told(words.language), headers=CACHED)

    @post(
        "/check",
        summary="Whether rules can be played, and what they say",
        status_code=200,
        sync_to_thread=True,
    )
    def check(
        self, data: JSONBody[RulesAsked], request: Request[Any, Any, Any], service: Serving, words: Speaking
    ) -> RulesChecked:
        service.checks.spend(address_of(request))
        return checked(data, request.scope.get("user"), words)


class WordsController(Controller):
    """The words of the game."""

    path = "/api/words"
    tags = ("rules",)
    dependencies = SPEAKING

    @get(summary="The glossary", sync_to_thread=True)
    def glossary(self, words: Speaking) -> Response[Glossary]:
        return Response(glossary_told(words.language), headers=CACHED)
