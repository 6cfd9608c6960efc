"""Tables that no list shows, since what is kept for that cannot be read."""

from __future__ import annotations

import structlog

_log = structlog.get_logger(__name__)


class Unlisted:
    """Those that a list should have shown; the log of this server says so once.

    >>> Unlisted().tables
    []
    """

    def __init__(self) -> None:
        """No table is known yet."""
        self._known: set[str] = set()

    @property
    def tables(self) -> list[str]:
        """The ids of the tables that could not be listed."""
        return sorted(self._known)

    def note(self, table: str, error: Exception) -> None:
        """Note that what lists show of a table cannot be read."""
        if table not in self._known:
            _log.error("table.unlisted", table=table, why=str(error))
            self._known.add(table)

    def forget(self, table: str) -> None:
        """Forget a table that can be read again."""
        self._known.discard(table)
