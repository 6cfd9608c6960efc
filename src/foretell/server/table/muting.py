"""Whom a name at a table means, for somebody who wants to keep away from that person."""

from __future__ import annotations

from typing import Final

from foretell.server.people.mutes import MuteRequest
from foretell.server.protocol.names import LONGEST
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.people import Way
from foretell.server.table.state import TableState

COMMANDS: Final = {
    "/mute": Way.MUTE,
    "/unmute": Way.MUTE,
    "/block": Way.BLOCK,
    "/unblock": Way.BLOCK,
}


def speaker(state: TableState, name: str) -> str:
    """The person who bears a name at a table.

    Raises:
        Rejection: nobody does; bots and the server say nothing that could be muted.
    """
    seated = {seat.name: seat.person for seat in state.seats if seat.person}
    heard = {line.name: who for line, who in zip(state.chat, state.speakers, strict=True) if who}
    person = seated.get(name) or heard.get(name)
    if not person:
        raise Rejection("no-such-name", name=name)
    return person


def mute_request(state: TableState, asker: str, line: str) -> MuteRequest | None:
    """What ``/mute NAME``, ``/block NAME`` and their opposites ask for; nothing for other lines.

    Raises:
        Rejection: nobody here bears that name, or a stranger asks.
    """
    word, _, name = line.strip().partition(" ")
    name = name.strip()[:LONGEST]
    if word not in COMMANDS or not name:
        return None
    if not asker:
        raise Rejection("no-name")
    is_undone = word.startswith("/un")
    return MuteRequest(name, "" if is_undone else speaker(state, name), COMMANDS[word])
