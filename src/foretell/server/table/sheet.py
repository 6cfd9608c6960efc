"""A row of the score sheet, read from the game just after a round was scored."""

from __future__ import annotations

from typing import NamedTuple

from foretell.cards import suit_name
from foretell.engine.structs import NO_BID
from foretell.play.handle import Handle
from foretell.server.protocol.views import SheetRow


class Begun(NamedTuple):
    """What is known of a round when it is dealt, and gone when it is scored."""

    number: int
    """From 1, play-offs counted on."""
    dealer: int
    is_play_off: bool
    sitting: tuple[int, ...]


def row_of(handle: Handle, players: int, begun: Begun) -> SheetRow:
    """The row of the round that has just been scored."""
    by_player = {n: handle.seats_of(n)[:players] for n in ("bids", "won", "points", "scores")}
    return SheetRow(
        begun.number,
        handle.get("cards_each"),
        begun.dealer,
        [None if bid == NO_BID else bid for bid in by_player["bids"]],
        by_player["won"],
        by_player["points"],
        by_player["scores"],
        suit_name(handle.get("trump")),
        begun.is_play_off,
        list(begun.sitting),
        None if handle.get("revoke_seat") < 0 else handle.get("revoke_seat"),
    )
