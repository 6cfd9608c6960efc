"""Play at tables on a server from Python: ``foretell.client.visit`` (see docs/server.md)."""

from foretell.client.guest import Guest, visit
from foretell.client.refused import CommandRejected
from foretell.client.table import Table

__all__ = ["CommandRejected", "Guest", "Table", "visit"]
