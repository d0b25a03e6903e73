"""Changing agreements before the game: found by a word, shown with their values, checked against each other."""

from __future__ import annotations

import json
from typing import Any, Final

from tysyacha.agreements import (
    PARAMETERS,
    Agreements,
    Parameter,
    Value,
    check,
    describe_value,
    diff,
    message_id,
    nearest,
    parse,
)
from tysyacha.cards import SUITS
from tysyacha.errors import AgreementError
from tysyacha.terminal.cards import CardNames
from tysyacha.terminal.commands import is_all, read_command
from tysyacha.terminal.screen import Leave, Screen
from tysyacha.texts import Words
from tysyacha.texts.rules import rules_text

MOST_FOUND: Final = 12

_ON: Final = ("да", "вкл", "yes", "on", "true")
_OFF: Final = ("нет", "выкл", "no", "off", "none", "null", "без", "false")


def read_change(text: str) -> tuple[str, Any]:
    """``barrel.at=900`` as id and value, the value as JSON has it.

    Raises AgreementError where there is no such agreement or it cannot have this value.
    """
    name, _, value = (part.strip() for part in text.partition("="))
    found = PARAMETERS.get(name)
    read = read_words(found, value) if found is not None else value
    parse({name: read})
    return name, read


def read_words(parameter: Parameter, text: str) -> Any:
    """A value as people type it: JSON, or words for on and off, or numbers with commas."""
    lowered = text.lower()
    if parameter.kind == "bool" and lowered in _ON + _OFF:
        return lowered in _ON
    if text in parameter.values:
        return text
    if lowered in _OFF:
        words = [each for each in ("off", "none") if each in parameter.values]
        return [] if parameter.kind == "int_list" else words[0] if words else None
    if parameter.kind == "enum":
        return text
    try:
        return json.loads(text)
    except ValueError:
        pass
    numbers = text.replace(",", " ").split()
    if all(each.lstrip("-").isdecimal() for each in numbers):
        if parameter.kind == "int_list":
            return [int(each) for each in numbers]
        if parameter.kind == "suit_values" and len(numbers) == 4:
            return dict(zip(reversed(SUITS), map(int, numbers), strict=True))
    return text


class Agreeing:
    """The dialogue; ``base`` are the agreements of the preset."""

    def __init__(self, screen: Screen, words: Words, players: int, base: Agreements) -> None:
        self._screen = screen
        self._words = words
        self._cards = CardNames(words, screen.plain)
        self._players = players
        self._base = base

    def change(self, agreements: Agreements) -> Agreements:
        """The agreements to play by: Enter takes them, where they can be played by. Raises Leave."""
        self._screen.line(self._say("help-agreements-short"))
        while True:
            typed = self._screen.ask(self._say("ask-agreement") + " >")
            command = read_command(typed)
            if not typed:
                if self._playable(agreements):
                    return agreements
            elif command is not None and command.verb == "quit":
                raise Leave
            elif command is not None and command.verb == "rules":
                self._rules(agreements, everything=is_all(command.rest))
            elif typed.isdecimal() or (command is not None and command.verb == "help"):
                self._screen.line(self._say("help-agreements"))
            elif command is not None and command.verb == "undo":
                agreements = self._base
                self._screen.line(self._say("agreements-reset"))
            else:
                agreements = self._named(typed, agreements)

    def _named(self, typed: str, agreements: Agreements) -> Agreements:
        """Finds what was meant and asks for its value; ``id=value`` says both."""
        name, separator, value = (part.strip() for part in typed.partition("="))
        if separator and name in PARAMETERS:
            return self._set(PARAMETERS[name], value, agreements)
        parameter = self._find(typed, agreements)
        if parameter is None:
            return agreements
        self._show(parameter, agreements)
        answer = self._screen.ask(self._say("ask-value") + " >")
        return self._chosen(parameter, answer, agreements) if answer else agreements

    def _find(self, typed: str, agreements: Agreements) -> Parameter | None:
        if typed in PARAMETERS:
            return PARAMETERS[typed]
        found = self._search(typed.lower())
        if not found:
            names = [self._name(each) for each in self._known()]
            self._screen.line(
                self._say("agreement-not-found", typed=typed[:40], nearest=nearest(typed, names))
            )
            return None
        if len(found) == 1:
            return found[0]
        for number, each in enumerate(found[:MOST_FOUND], 1):
            value = self._value(each, each.of(agreements))
            told = self._say("agreement-is", name=self._name(each), value=value)
            self._screen.line(f"{number:>2}) {told}", indent=1)
        if len(found) > MOST_FOUND:
            self._screen.line(self._say("agreements-more", count=len(found) - MOST_FOUND), indent=2)
        chosen = self._screen.ask(self._say("ask-which-agreement") + " >")
        if chosen.isdecimal() and 1 <= int(chosen[:3]) <= min(len(found), MOST_FOUND):
            return found[int(chosen[:3]) - 1]
        return self._find(chosen, agreements) if chosen else None

    def _search(self, word: str) -> list[Parameter]:
        """The agreements that speak of this: in their id, name or group first, in their sentence otherwise."""
        stem = word[:-1] if len(word) > 4 else word
        known = self._known()
        named = [
            each for each in known
            if stem in f"{each.id} {self._name(each)} {self._words.say(f'group-{each.group}')}".lower()
        ]  # fmt: skip
        if named:
            return sorted(named, key=lambda each: self._rank(each, stem))
        return [each for each in known if stem in self._words.say(f"{message_id(each)}.about").lower()]

    def _known(self) -> list[Parameter]:
        """The agreements that mean something for so many players."""
        return [each for each in PARAMETERS.values() if self._players in each.players]

    def _rank(self, parameter: Parameter, stem: str) -> int:
        """What is named so first, then what belongs there, then what only mentions it."""
        if self._name(parameter).lower().startswith(stem):
            return 0
        return 1 if stem in self._words.say(f"group-{parameter.group}").lower() else 2

    def _show(self, parameter: Parameter, agreements: Agreements) -> None:
        screen = self._screen
        screen.line()
        screen.line(self._name(parameter), "bold")
        screen.line(self._words.say(f"{message_id(parameter)}.about"))
        now = parameter.of(agreements)
        if parameter.values:
            for number, value in enumerate(parameter.values, 1):
                mark = self._say("value-now") if value == now else ""
                screen.line(f"{number}) {self._value(parameter, value)}{mark}", indent=2)
            return
        screen.line(self._say("value-is", value=self._value(parameter, now)), indent=2)
        screen.line(
            self._say(
                f"value-bounds-{parameter.kind.replace('_', '-')}",
                low=parameter.low,
                high=parameter.high,
                step=parameter.step,
                nullable="yes" if parameter.nullable else "no",
                most=parameter.max_items,
            ),
            indent=2,
        )

    def _chosen(self, parameter: Parameter, answer: str, agreements: Agreements) -> Agreements:
        """An answer to the question for a value: its number in the list, or the value itself."""
        if parameter.values:
            number = int(answer[:3]) if answer.isdecimal() else 0
            named = [
                each for each in parameter.values if self._value(parameter, each).lower() == answer.lower()
            ]
            if 1 <= number <= len(parameter.values):
                named = [parameter.values[number - 1]]
            if len(named) == 1:
                return self._set_to(parameter, named[0], agreements)
        return self._set(parameter, answer, agreements)

    def _set(self, parameter: Parameter, answer: str, agreements: Agreements) -> Agreements:
        return self._set_to(parameter, read_words(parameter, answer), agreements)

    def _set_to(self, parameter: Parameter, raw: Any, agreements: Agreements) -> Agreements:
        """The agreements with this value, told with every conflict; as they were where it cannot be."""
        try:
            changed = parse({parameter.id: raw}, agreements)
        except AgreementError as error:
            self._screen.line(self._cards.in_words(self._words.error(error)), "yellow")
            return agreements
        self._screen.line(
            self._say(
                "agreement-set",
                name=self._name(parameter),
                value=self._value(parameter, parameter.of(changed)),
                changes=len(diff(self._base, changed, self._players)),
            )
        )
        self._conflicts(changed)
        return changed

    def _conflicts(self, agreements: Agreements) -> bool:
        """Tells every conflict; whether one of them forbids to play."""
        found = check(agreements, self._players)
        for each in found:
            self._screen.line(self._words.explain(each.code, **each.arguments), "yellow")
        return any(each.level == "refuse" for each in found)

    def _playable(self, agreements: Agreements) -> bool:
        if any(each.level == "refuse" for each in check(agreements, self._players)):
            self._conflicts(agreements)
            self._screen.line(self._say("agreements-refused"))
            return False
        return True

    def _rules(self, agreements: Agreements, everything: bool) -> None:
        try:
            text = rules_text(agreements, self._players, self._words.language, short=not everything)
        except AgreementError as error:
            self._screen.line(self._words.error(error), "yellow")
            return
        self._screen.line()
        self._screen.lines(self._cards.in_words(text.as_text(self._screen.width)).rstrip("\n").split("\n"))
        self._screen.line()

    def _name(self, parameter: Parameter) -> str:
        return self._words.say(f"{message_id(parameter)}.name")

    def _value(self, parameter: Parameter, value: Value) -> str:
        return self._cards.in_words(describe_value(parameter, value, self._words))

    def _say(self, message: str, /, **arguments: object) -> str:
        return self._words.say(f"table-{message}", **arguments)
