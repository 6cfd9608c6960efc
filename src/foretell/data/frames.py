"""Records as a data frame, for questions that a few lines answer."""

from __future__ import annotations

from collections.abc import Iterator
from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretell.data.extra import polars_of_extra
from foretell.data.rows import COLUMNS, DECISION_COLUMNS, Row, decision_rows, round_rows
from foretell.record.found import found

if TYPE_CHECKING:
    import polars as pl


def frame(*records: str | Path, decisions: bool = False) -> pl.DataFrame:
    """A polars frame of the records in some files and folders (``pip install "foretell[frames]"``).

    A row is one player's round; with ``decisions`` it is one decision. The columns are told in
    docs/data.md; ``frame(…).to_pandas()`` is the same for pandas.

    Raises:
        BadRecord: a record breaks its format or the rules; the error says where.
        ForetellError: polars is not installed.
    """
    columns: Any = DECISION_COLUMNS if decisions else COLUMNS
    return polars_of_extra().DataFrame(list(_rows(records, decisions=decisions)), schema=columns)


def _rows(records: tuple[str | Path, ...], *, decisions: bool) -> Iterator[Row]:
    read = decision_rows if decisions else round_rows
    for name in found(fspath(one) for one in records):
        yield from read(Path(name))
