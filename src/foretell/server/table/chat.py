"""Lines of chat, and the commands of the first online table that may stand in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretell.server import events as e
from foretell.server import wishes as w
from foretell.server.names import clean_line
from foretell.server.table.state import TableState

if TYPE_CHECKING:
    from foretell.server.table.decide import Asker


def say(state: TableState, asker: Asker, wish: w.Say) -> list[e.AnyEvent]:
    """Say something at the table."""
    text = clean_line(wish.text)
    return [e.Said(asker.name, text, state.seat_of(asker.person))]
