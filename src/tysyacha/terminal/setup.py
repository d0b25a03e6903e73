"""Before the first deal: the name, how many play, which table, what is agreed on; Enter takes what is usual."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from tysyacha.agreements import Agreements, ensure, parse, preset, presets
from tysyacha.bots import make
from tysyacha.terminal.agreeing import Agreeing, read_change
from tysyacha.terminal.match import ADVISER, Company
from tysyacha.terminal.screen import Screen
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.cards import one_line

USUAL: Final = {2: "duel_ru", 3: "classic_ru", 4: "four_ru"}
PRESETS_SHOWN: Final = 6
LONGEST_NAME: Final = 16


class Wishes(NamedTuple):
    """What was said on the command line; None is asked for. ``players`` counts the person too."""

    name: str | None = None
    players: int | None = None
    preset: str | None = None
    changes: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: str | None = None


def check_wishes(wishes: Wishes) -> None:
    """Raises BotError or AgreementError for the first wish that cannot be, before anything is asked."""
    for spec in wishes.bots:
        make(spec)
    base = preset(wishes.preset or USUAL[3]).agreements
    agreements = parse(dict(map(read_change, wishes.changes)), base)
    if wishes.players is not None:
        ensure(agreements, wishes.players)


class Setup:
    """Asks what the wishes leave open."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self.words = words

    def company(self, wishes: Wishes) -> Company:
        """The company for a new game. Raises Leave; AgreementError where the wishes do not go together."""
        name = self._name() if wishes.name is None else shown_name(wishes.name)
        name = name or self._say("you")
        players = self._players(wishes) if wishes.players is None else wishes.players
        chosen = self._preset(players) if wishes.preset is None else wishes.preset
        agreements = parse(dict(map(read_change, wishes.changes)), preset(chosen).agreements)
        if wishes.preset is None and not wishes.changes:
            agreements = self._agreements(chosen, agreements, players)
        ensure(agreements, players)
        bots = tuple(
            (wishes.bots or (ADVISER,))[seat % len(wishes.bots or (ADVISER,))] for seat in range(players - 1)
        )
        return Company(
            chosen, agreements, (name, *self._opponents(name, players)), bots, seed_of(wishes.seed)
        )

    def _name(self) -> str:
        other = next(each for each in LANGUAGES if each != self.words.language)
        typed = self._screen.ask(self._say("ask-name", default=self._say("you")) + " >")
        if typed.lower() in LANGUAGES:
            if typed.lower() == other:
                self.words = Words(other)
            return self._name()
        return shown_name(typed)

    def _players(self, wishes: Wishes) -> int:
        allowed = (2, 3, 4) if wishes.preset is None else preset(wishes.preset).players
        usual = 3 if 3 in allowed else allowed[0]
        if len(allowed) == 1:
            return usual
        counts = [each - 1 for each in allowed]
        while True:
            typed = self._screen.ask(
                self._say("ask-opponents", low=counts[0], high=counts[-1], default=usual - 1) + " >"
            )
            if not typed:
                return usual
            if typed.isdecimal() and int(typed[:3]) in counts:
                return int(typed) + 1
            self._screen.line(self._say("opponents-wrong", low=counts[0], high=counts[-1]))

    def _preset(self, players: int) -> str:
        first = USUAL[players]
        known = [
            first,
            *(each.id for each in presets().values() if players in each.players and each.id != first),
        ]
        self._screen.line()
        self._screen.line(self._say("presets", count=len(known)))
        shown = min(PRESETS_SHOWN, len(known))
        self._list(known, 0, shown)
        while True:
            typed = self._screen.ask(self._say("ask-preset", default=self._title(first)) + " >").lower()
            if not typed:
                return first
            if typed in known:
                return typed
            if typed.isdecimal() and 1 <= int(typed[:3]) <= len(known):
                return known[int(typed) - 1]
            if typed.startswith(("all", "вс", "more", "ещ", "еще")):
                self._list(known, 0, len(known))
                continue
            found = [each for each in known if typed in self._title(each).lower() or typed in each]
            if len(found) == 1:
                return found[0]
            if found:
                for each in found:
                    self._screen.line(f"{known.index(each) + 1}) {self._title(each)}", indent=2)
            else:
                self._screen.line(self._say("preset-not-found", typed=typed[:40]))

    def _list(self, known: Sequence[str], start: int, end: int) -> None:
        for number, each in enumerate(known[start:end], start + 1):
            self._screen.line(f"{number:>2}) {self._title(each)}", indent=1)
        if end < len(known):
            self._screen.line(self._say("more-presets", count=len(known) - end), indent=2)

    def _agreements(self, chosen: str, agreements: Agreements, players: int) -> Agreements:
        """The last stop before the cards: a change to the agreements, or the rules to read."""
        self._screen.line()
        self._screen.line(self._say("table-chosen", title=self._title(chosen)), "bold")
        note = f"preset-{chosen}.note"
        if self.words.has(note):
            self._screen.line(self.words.say(note), "dim")
        return Agreeing(self._screen, self.words, players, preset(chosen).agreements).change(agreements)

    def _opponents(self, own: str, players: int) -> list[str]:
        names = [self._say(f"opponent-{number}") for number in (1, 2, 3, 4)]
        return [each for each in names if each.lower() != own.lower()][: players - 1]

    def _title(self, name: str) -> str:
        return self.words.say(f"preset-{name}")

    def _say(self, message: str, /, **arguments: object) -> str:
        return self.words.say(f"table-{message}", **arguments)


def shown_name(name: str) -> str:
    """A name on one line and not too long for the sheet."""
    return one_line(name)[:LONGEST_NAME].strip()


def seed_of(wish: str | None) -> bytes:
    """The 32 bytes that decide every card: from the wish, or from chance."""
    return secrets.token_bytes(32) if wish is None else hashlib.sha256(wish.encode()).digest()
