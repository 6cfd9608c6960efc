"""What the server knows of one subscriber, and tells nobody else."""

from __future__ import annotations

from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol.messages import You
from foretell.server.table.state import SPECTATOR, TableState


def you_of(state: TableState, subscriber: Subscriber) -> You:
    """The name and seat of a subscriber, whether they are the host, and what they have marked."""
    name = subscriber.person.name if subscriber.person else None
    is_host = bool(subscriber.id) and subscriber.id == state.host
    was_host = subscriber.id in state.hosts_before
    if subscriber.key == SPECTATOR:
        return You(name, None, is_host, was_host=was_host)
    own = state.seats[subscriber.key]
    return You(name, subscriber.key, is_host, own.premove, own.plays_forced, was_host)
