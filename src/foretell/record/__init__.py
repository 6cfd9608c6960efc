"""The game record: one game as a TOML file that people read and any language loads (record.md)."""

from foretell.record.format import Record, RevokeNote, RoundRecord
from foretell.record.reading import from_table, read
from foretell.record.replay import Outcome, RoundResult, outcome, replay
from foretell.record.writing import record_of, rounds_from, write

__all__ = [
    "Outcome",
    "Record",
    "RevokeNote",
    "RoundRecord",
    "RoundResult",
    "from_table",
    "outcome",
    "read",
    "record_of",
    "replay",
    "rounds_from",
    "write",
]
