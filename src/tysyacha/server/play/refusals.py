"""Commands that are not carried out, as codes; the table and everybody else go on."""

from __future__ import annotations

from tysyacha.server.failures import Conflict


class Stale(Conflict):
    """Things have changed since the command was chosen; the client is sent the fresh state."""
