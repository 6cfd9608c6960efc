"""Records as tables: a row for each player's round or for each decision, for files and frames."""

from foretell.data.frames import frame
from foretell.data.rows import COLUMNS, DECISION_COLUMNS, Row, decision_rows, round_rows

__all__ = ["COLUMNS", "DECISION_COLUMNS", "Row", "decision_rows", "frame", "round_rows"]
