"""What the server knows of one viewer, and tells nobody else."""

from __future__ import annotations

from foretell.server.protocol.messages import You
from foretell.server.table.state import SPECTATOR, TableState
from foretell.server.tables.subscriber import Viewer


def you_of(state: TableState, viewer: Viewer) -> You:
    """The name and seat of a viewer, whether they are the host, and what they have marked."""
    name = viewer.person.name if viewer.person else None
    is_host = bool(viewer.id) and viewer.id == state.host
    if viewer.key == SPECTATOR:
        return You(name, None, is_host)
    own = state.seats[viewer.key]
    return You(name, viewer.key, is_host, own.wing, own.plays_forced)
