"""Tables whose log cannot be read: each is told once, refused in words, and harms no other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import NotSaved

_log = structlog.get_logger(__name__)


class DamagedTable(Rejection):
    """A table whose log is not whole, or cannot be played."""

    default_code = "damaged-table"

    def __init__(self, table: str) -> None:
        """Name the table."""
        super().__init__(table=table)


class Damages:
    """The damaged tables that somebody has asked for.

    >>> damages = Damages()
    >>> with damages.noted("t"):
    ...     pass
    >>> damages.tables
    []
    """

    def __init__(self) -> None:
        """No damaged table is known yet."""
        self._known: dict[str, str] = {}

    @property
    def tables(self) -> list[str]:
        """The ids of the damaged tables."""
        return sorted(self._known)

    @contextmanager
    def noted(self, table: str) -> Iterator[None]:
        """Read a table's log in a block; whatever goes wrong there is damage.

        Raises:
            DamagedTable: something went wrong.
        """
        try:
            yield
        except (Rejection, NotSaved):  # told already, or nothing can be read now
            raise
        except Exception as error:
            self.note(table, error)
            raise DamagedTable(table) from error
        self._known.pop(table, None)

    def note(self, table: str, error: Exception) -> None:
        """A table is damaged; the log of this server says so once."""
        if table not in self._known:
            _log.error("table.damaged", table=table, why=f"{type(error).__name__}", exc_info=error)
        self._known[table] = type(error).__name__
