"""What becomes of a tournament's log where somebody is called otherwise, or is gone."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from foretell.server.people.mentions import GONE
from foretell.server.store.interface import Rewritten
from foretell.server.tournaments.events import (
    AnyTournamentEvent,
    EntryNoted,
    PersonRegistered,
    TournamentOpened,
    tournament_entry_read,
    tournament_entry_written,
)
from foretell.tournament.entries import KEYS, PersonEntered, PersonRenamed

ENTERED, RENAMED = KEYS[PersonEntered], KEYS[PersonRenamed]


def forgotten(log: str, bodies: list[bytes], person: str) -> list[Rewritten]:
    """The entries that change where a guest is gone; a log keeps its length.

    Their line in the standings stays, as that of somebody whose number alone is known.
    """
    entries = [tournament_entry_read(body) for body in bodies]
    numbers = {
        one.event.n
        for one in entries
        if isinstance(one.event, PersonRegistered) and one.event.person == person
    }
    keys = _kept_keys(entries[0].event)
    found, entered = [], 0
    for seq, (old, entry) in enumerate(zip(bodies, entries, strict=True)):
        event = entry.event
        entered += isinstance(event, EntryNoted) and event.entry["entry"] == ENTERED
        changed = _without(event, person, numbers, entered, keys)
        if changed != event:
            new = tournament_entry_written(replace(entry, event=changed))
            found.append(Rewritten(log, seq, old, new))
    return found


def _kept_keys(opened: AnyTournamentEvent) -> set[str]:
    """What is kept of an entry: clubs and nations only where so many of one may take part."""
    settings = opened.settings if isinstance(opened, TournamentOpened) else {}
    capped = {key for key in ("club", "nation") if settings.get(f"{key}_cap")}
    return {"entry", "person", *capped}


def _without(
    event: AnyTournamentEvent, person: str, numbers: set[int], entered: int, keys: set[str]
) -> AnyTournamentEvent:
    """An event without a guest; ``entered`` counts those who have entered so far."""
    match event:
        case EntryNoted(entry=plain) if plain["entry"] in (ENTERED, RENAMED):
            number = entered if plain["entry"] == ENTERED else plain["person"]
            return EntryNoted(_stranger(plain, number, keys)) if number in numbers else event
        case PersonRegistered(person=whose) if whose == person:
            return replace(event, person="")
        case TournamentOpened(owner=owner) if owner == person:
            return replace(event, owner="", owner_name=GONE)
    return event


def _stranger(plain: dict[str, Any], number: int, keys: set[str]) -> dict[str, Any]:
    """Somebody who entered and is gone: nothing tells who it was."""
    kept = {key: value for key, value in plain.items() if key in keys}
    return {**kept, "name": f"{GONE} ({number})"}
