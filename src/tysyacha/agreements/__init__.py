"""What a table agrees on: the typed model, reading and checking it, presets, differences, forms.

>>> from tysyacha.agreements import changes, parse, preset
>>> rules = parse({"barrel.at": 900, "dump.values": []}, preset("classic_ru").agreements)
>>> rules.barrel.at
900
>>> changes(rules)
{'barrel.at': 900, 'dump.values': []}
"""

from tysyacha.agreements.conflicts import CONFLICTS, Conflict, check, ensure
from tysyacha.agreements.declaration import Parameter, Value
from tysyacha.agreements.derived import barrel_need
from tysyacha.agreements.describing import describe_value, json_schema, message_id
from tysyacha.agreements.model import DEFAULT, GROUPS, PARAMETERS, Agreements
from tysyacha.agreements.presets import Preset, Rules, parse_rules, preset, presets
from tysyacha.agreements.reading import Difference, changes, diff, nearest, parse, plain, read_value
from tysyacha.agreements.redeals import RedealChances, redeal_chance, redeal_chances

__all__ = [
    "CONFLICTS",
    "DEFAULT",
    "GROUPS",
    "PARAMETERS",
    "Agreements",
    "Conflict",
    "Difference",
    "Parameter",
    "Preset",
    "RedealChances",
    "Rules",
    "Value",
    "barrel_need",
    "changes",
    "check",
    "describe_value",
    "diff",
    "ensure",
    "json_schema",
    "message_id",
    "nearest",
    "parse",
    "parse_rules",
    "plain",
    "preset",
    "presets",
    "read_value",
    "redeal_chance",
    "redeal_chances",
]
