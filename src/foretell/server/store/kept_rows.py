"""What every store keeps, table by table: what a copy has to bring along."""

from __future__ import annotations

from typing import Any, Final

Row = tuple[Any, ...]
CHUNK: Final = 5000
"""Rows that are in memory at once."""
KEPT: Final = {
    "tables": ("id", "status", "is_private", "changed", "summary"),
    "events": ("table_id", "seq", "body"),
    "sitters": ("person", "table_id"),
    "mentions": ("person", "table_id"),
    "secrets": ("game", "table_id", "secret"),
    "published": ("number", "game", "line"),
    "people": ("id", "name", "created", "figure"),
    "profiles": ("person", "settings", "seen"),
    "tokens": ("digest", "person", "created"),
    "devices": ("digest", "person", "id", "label", "seen"),
    "device_codes": ("digest", "person", "until"),
    "recovery": ("digest", "person", "created"),
    "salts": ("name", "salt"),
    "mutes": ("person", "muted", "name", "at"),
    "blocks": ("person", "muted", "name", "at"),
    "bans": ("kind", "what", "until", "reason", "at"),
    "withdrawn_names": ("skeleton", "at"),
    "rated_people": ("person", "since", "is_shown"),
    "claims": ("pad", "seat", "digest", "person"),
    "rated_places": ("number", "game", "pool", "at", "person", "place"),
}
"""What every store has, with its columns; the first two tell one row from another."""
GIVEN: Final = ("salts",)
"""What a new store has already, and a copy does not want."""


def selection(table: str) -> str:
    """What asks for all rows of a table.

    >>> selection("salts")
    'select name, salt from salts order by 1, 2'
    """
    return f"select {', '.join(KEPT[table])} from {table} order by 1, 2"  # noqa: S608
