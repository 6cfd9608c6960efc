"""The score pad: what people note of a game with real cards, and what follows from it."""

from foretell.scorepad.entries import Entry
from foretell.scorepad.pad import ScorePad
from foretell.scorepad.standing import PadDue, PadFault, PadRound, PadStanding
from foretell.scorepad.statistics import chart, statistics
from foretell.scorepad.tables import pad_tables

__all__ = [
    "Entry",
    "PadDue",
    "PadFault",
    "PadRound",
    "PadStanding",
    "ScorePad",
    "chart",
    "pad_tables",
    "statistics",
]
