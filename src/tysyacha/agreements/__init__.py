"""What a table agrees on: the typed model, reading and checking it, presets, differences."""

from tysyacha.agreements.declaration import Parameter, Value
from tysyacha.agreements.model import DEFAULT, GROUPS, PARAMETERS, Agreements

__all__ = ["DEFAULT", "GROUPS", "PARAMETERS", "Agreements", "Parameter", "Value"]
