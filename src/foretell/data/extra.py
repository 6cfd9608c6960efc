"""The package that makes frames and Parquet files, where its extra is installed."""

from __future__ import annotations

from typing import Any

from foretell.base.extras import not_installed


def polars_of_extra() -> Any:
    """The module polars.

    Raises:
        ForetellError: it is not installed; the error says what brings it.
    """
    try:
        import polars as pl
    except ModuleNotFoundError:
        raise not_installed("polars", "frames") from None
    return pl
