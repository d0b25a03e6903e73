"""The Fluent catalogues: everything the program says, by language and message id.

A language is a folder of ``.ftl`` files. Reading them is cheap and parsing is not, so a message is parsed when it is
first said, together with the messages it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from threading import RLock
from typing import Any, Final

from tysyacha.errors import TysyachaError

LANGUAGES: Final = ("ru", "en")
DEFAULT_LANGUAGE: Final = "en"

# An entry starts in the first column with its id; what belongs to it is indented (or is a closing brace).
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")

MOST_COUNTED: Final = 10**15
"""From here on a number is a row of digits to Fluent, which cannot count so far."""


class Words:
    """What is said in one language: ``Words("ru").say("agreement-barrel-at.name")``.

    Numbers in arguments are written without thousands separators and choose the plural form.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        """``language`` is one of `LANGUAGES`, a region may follow (``ru-RU``).

        Any other raises TysyachaError ``language_unknown``, with the ``known`` ones.
        """
        # Fluent takes its time to import, so only who speaks pays for it.
        from fluent.runtime import FluentBundle

        self.language = known_language(language)
        self._entries = _entries(self.language)
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._parsed: set[str] = set()
        # Threads may share the words of a language: none may take for parsed what another is still parsing.
        self._parsing = RLock()

    def say(self, message: str, /, **arguments: object) -> str:
        """The message, or its attribute after a dot (``preset-seed002.note``), with its arguments put in.

        Raises LookupError for an unknown message and for an argument the message misses.
        """
        name, _, attribute = message.partition(".")
        with self._parsing:
            self._parse(name)
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"no message {message} in {self.language}")
        text, troubles = self._bundle.format_pattern(pattern, _spoken(arguments))
        if troubles:
            raise LookupError(f"{message} in {self.language}: {troubles[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        name, _, attribute = message.partition(".")
        if name not in self._entries:
            return False
        with self._parsing:
            self._parse(name)
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def messages(self) -> Iterable[str]:
        """The ids of all messages of the language, in the order of the files."""
        return (name for name in self._entries if not name.startswith("-"))

    def explain(self, code: str, /, **arguments: object) -> str:
        """The sentence for a code of an error or a conflict: ``error-`` and the code with dashes."""
        return self.say(f"error-{code.replace('_', '-')}", **arguments)

    def error(self, error: TysyachaError) -> str:
        """The sentence for an error of the library."""
        return self.explain(error.code, **error.arguments)

    def _parse(self, name: str) -> None:
        if name in self._parsed:
            return
        if name not in self._entries:
            raise LookupError(f"no message {name} in {self.language}")
        from fluent.runtime import FluentResource

        entry = self._entries[name]
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(entry))
        if not name.startswith("-") and not self._bundle.has_message(name):
            raise LookupError(f"message {name} in {self.language} is not Fluent")
        for other in _REFERENCE.findall(entry):
            if other in self._entries:
                self._parse(other)


def known_language(language: str) -> str:
    """``ru`` for ``ru``, ``RU`` or ``ru_RU.UTF-8``; raises TysyachaError ``language_unknown``."""
    found = re.split(r"[-_.]", language.lower())[0]
    if found not in LANGUAGES:
        raise TysyachaError("language_unknown", language=language[:20], known=", ".join(LANGUAGES))
    return found


@cache
def _entries(language: str) -> dict[str, str]:
    """The text of every entry of a language by its id."""
    from importlib import resources  # slow to import, and only who speaks needs it

    entries: dict[str, str] = {}
    folder = resources.files("tysyacha.texts").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            entries.update(split_entries(file.read_text(encoding="utf-8")))
    return entries


def split_entries(text: str) -> dict[str, str]:
    """The entries of one Fluent file by id; one id twice raises LookupError."""
    text = _COMMENT.sub("", text)
    starts = list(_ENTRY.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    entries: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        if start[1] in entries:
            raise LookupError(f"message {start[1]} twice in one file")
        entries[start[1]] = text[start.start() : end].rstrip() + "\n"
    return entries


def _spoken(arguments: dict[str, object]) -> dict[str, Any]:
    """Arguments as Fluent wants them: numbers without separators, lists as one text."""
    return {name: _argument(value) for name, value in arguments.items()}


def _argument(value: object) -> Any:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST_COUNTED:
        from fluent.runtime.types import fluent_number

        return fluent_number(int(value), useGrouping=False)
    if isinstance(value, str | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(str(each) for each in value)
    return str(value)
