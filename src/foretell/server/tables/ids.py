"""What tables are called."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from foretell.server.protocol.events import Opened
from foretell.server.store.sharing import OF_TOURNAMENT


def new_id(tournament: str = "") -> str:
    """An id that nobody guesses; it begins like a word, so that commands do not take it for a flag.

    Tables of a tournament begin with its id: a balancer sends all of them to one server.

    >>> len(new_id()), new_id()[0].isalnum(), new_id("cup")[:4]
    (12, True, 'cup~')
    """
    while not (made := secrets.token_urlsafe(9))[0].isalnum():
        pass
    return f"{tournament}{OF_TOURNAMENT}{made}" if tournament else made


def unlinked(event: Opened) -> Opened:
    """The opening of a table; the public list of a private one's games does not lead to it.

    Where the deals are an event's, that alone is in the list.
    """
    if not event.private or event.event is not None:
        return event
    return replace(event, game_stem=new_id())
