"""Rows as files: comma-separated values, a JSON object a line, Parquet."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TextIO

from foretell.data.extra import polars_of_extra
from foretell.data.rows import Row

VIEW: Final = "view"


def write_csv(rows: Iterable[Row], columns: Iterable[str], out: TextIO) -> None:
    """A line of names and a line a row; what is nothing is empty, yes and no are true and false."""
    writer = csv.DictWriter(out, list(columns), lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _cell(value) for name, value in row.items()})


def _cell(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else value


def write_jsonl(rows: Iterable[Row], out: TextIO) -> None:
    """A JSON object a row; a view is an object in it."""
    for row in rows:
        told = {name: json.loads(value) if name == VIEW else value for name, value in row.items()}
        out.write(json.dumps(told, ensure_ascii=False) + "\n")


def write_parquet(rows: Iterable[Row], columns: dict[str, type], path: Path) -> None:
    """A Parquet file, whole or not at all; rows are kept on the disk meanwhile, not in memory.

    Raises:
        ForetellError: polars is not installed.
        OSError: it cannot be written.
    """
    polars = polars_of_extra()
    with TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.") as folder:
        lines, made = Path(folder) / "rows.jsonl", Path(folder) / "rows.parquet"
        with lines.open("w", encoding="utf-8") as out:
            out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        if lines.stat().st_size:
            polars.scan_ndjson(lines, schema=polars.Schema(columns)).sink_parquet(made)
        else:
            polars.DataFrame(schema=columns).write_parquet(made)
        os.replace(made, path)  # noqa: PTH105  # over a file that is there
