"""Who sends a command to a table, as the rules about commands see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from foretell.server.table.permissions import ANY_PERMISSIONS, Permissions

NO_BLOCKS: Final[Mapping[str, frozenset[str]]] = MappingProxyType({})


class Asker(NamedTuple):
    """Who sends a command, and what the moment adds: the version seen, who of the table is gone
    for long, whose persons are connected, and what the server knows of people beside this table;
    all that is worked out only where a rule asks for it.

    ``person`` is empty for somebody without a name, who may only look.
    """

    person: str
    name: str
    v: int = 0
    absent: Callable[[], frozenset[str]] = frozenset
    here: Callable[[], frozenset[int]] = frozenset
    permissions: Permissions = ANY_PERMISSIONS
    blocks: Mapping[str, frozenset[str]] = NO_BLOCKS
    """With whom each person here does not want to sit; loaded with the table."""
    figure: str = ""
    """The figure that the person has chosen; empty: the initials."""
