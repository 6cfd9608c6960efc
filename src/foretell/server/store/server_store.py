"""What a server keeps its data in: a store of tables that is a database of people too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from foretell.server.store.interface import Store, Watch
from foretell.server.store.transactions import Database
from foretell.server.store.unlisted import Unlisted

Upkeep = tuple[tuple[float, Callable[[], object]], ...]
"""What is to be done now and then, each after so many seconds."""


class ServerStore(Store, Database, Protocol):
    """Everything that a server keeps."""

    watch: Watch
    """Sees every append."""

    @property
    def unlisted(self) -> Unlisted:
        """The tables whose summary could not be read."""

    def upkeep(self) -> Upkeep:
        """What the store needs now and then."""
