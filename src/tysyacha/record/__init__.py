"""The game record: read, write, replay, the score sheet.

>>> from tysyacha.record import read, record_of, replay, write
"""

from tysyacha.record.document import (
    GoldenStart,
    PlayedDeal,
    Record,
    RecordedFine,
    RecordFault,
    ReportedDeal,
    Result,
    Start,
)
from tysyacha.record.reading import read
from tysyacha.record.replaying import record_of, replay
from tysyacha.record.summary import legal_summary, replay_summary
from tysyacha.record.writing import write

__all__ = [
    "GoldenStart",
    "PlayedDeal",
    "Record",
    "RecordFault",
    "RecordedFine",
    "ReportedDeal",
    "Result",
    "Start",
    "legal_summary",
    "read",
    "record_of",
    "replay",
    "replay_summary",
    "write",
]
