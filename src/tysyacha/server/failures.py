"""What the service refuses, as codes; the edge puts them into words and into an HTTP status."""

from __future__ import annotations

from tysyacha.errors import TysyachaError


class ServiceError(TysyachaError):
    """A request that cannot be granted; ``status`` is the HTTP status that says so."""

    status = 400


class BadRequest(ServiceError):
    """What was sent cannot be read."""


class NotKnown(ServiceError):
    """Nobody is signed in here, not even a guest."""

    status = 401


class NotAllowed(ServiceError):
    """Known, but not permitted."""

    status = 403


class NotFound(ServiceError):
    """There is no such thing, or none that this person may know of."""

    status = 404


class Conflict(ServiceError):
    """Things have changed meanwhile, or it is not the time for this."""

    status = 409


class TooMany(ServiceError):
    """Too often; ``seconds`` in the arguments says how long to wait."""

    status = 429


class Explained(ServiceError):
    """What was sent is wrong, said already in words that name the place and the people; ``message`` is the sentence."""

    status = 422

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code)
        self.message = message


class SettingsError(TysyachaError):
    """A setting that cannot be used."""


class AdminError(TysyachaError):
    """What who runs the service asked for cannot be done."""
