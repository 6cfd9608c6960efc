"""The package that makes frames and Parquet files, where its extra is installed."""

from __future__ import annotations

from typing import Any

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken


def polars_of_extra() -> Any:
    """The module polars.

    Raises:
        ForetellError: it is not installed; the error says what brings it.
    """
    try:
        import polars as pl
    except ModuleNotFoundError:
        error = ForetellError("not-installed", "")
        raise spoken(error, "failed-not-installed", name="polars", extra="frames") from None
    return pl
