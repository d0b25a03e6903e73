"""What can go wrong, as codes with arguments; `tysyacha.texts` puts them into words."""

from __future__ import annotations


class TysyachaError(ValueError):
    """Base of every error of the library.

    ``code`` names a message of the Fluent catalogues (``error-`` + code with dashes), ``arguments`` its arguments.
    """

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.code} ({told})" if told else self.code


class CardError(TysyachaError):
    """A card or a list of cards that cannot be read."""


class AgreementError(TysyachaError):
    """A set of agreements that cannot be read or that no table may have."""


class IllegalAction(TysyachaError):
    """An action against the rules; ``legal`` in the arguments holds what would have been allowed."""


class RecordError(TysyachaError):
    """A record that cannot be read."""


class DealingError(TysyachaError):
    """A deck order, a cut or a seed that cannot be dealt from."""


class BotError(TysyachaError):
    """A bot that nobody knows, or a table that bots cannot be seated at."""
