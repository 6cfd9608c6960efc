"""What becomes of a tournament's log where somebody is called otherwise, or is gone."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from foretell.server.people.mentions import GONE
from foretell.server.store.interface import Rewritten, StoredEntry
from foretell.server.tournaments.events import (
    BY,
    AnyTournamentEvent,
    EntryNoted,
    PersonRegistered,
    TournamentLogEntry,
    TournamentOpened,
    tournament_entry_read,
    tournament_entry_written,
)
from foretell.tournament.entries import KEYS, PersonEntered, PersonRenamed

ENTERED, RENAMED = KEYS[PersonEntered], KEYS[PersonRenamed]


def forgotten(stored: list[StoredEntry], person: str) -> tuple[list[Rewritten], int]:
    """The entries that change where a guest is gone, and how many cannot be read.

    A log keeps its length. Their line in the standings stays, as that of somebody whose number
    alone is known.
    """
    entries, unread = _readable(stored)
    numbers = _numbers(entries)
    own = {
        one.event.n
        for one in entries.values()
        if isinstance(one.event, PersonRegistered) and one.event.person == person
    }
    keys = _kept_keys(entries[0].event if 0 in entries else None)
    names = _free_names(entries, numbers, own)
    is_owner = 0 in entries and _is_owner(entries[0].event, person)
    found = []
    for kept in stored:
        if kept.seq in entries:
            entry = entries[kept.seq]
            changed = _without(entry.event, person, names, numbers.get(kept.seq), keys)
            changed = _unsigned(changed) if is_owner else changed
            if changed != entry.event:
                new = tournament_entry_written(replace(entry, event=changed))
                found.append(Rewritten(*kept, new))
    return found, unread


def _readable(stored: list[StoredEntry]) -> tuple[dict[int, TournamentLogEntry], int]:
    """The entries that can be read, by their places in the log, and how many cannot."""
    entries = {}
    for one in stored:
        with suppress(msgspec.MsgspecError, UnicodeDecodeError):
            entries[one.seq] = tournament_entry_read(one.body)
    length = max((one.seq + 1 for one in stored), default=0)
    return entries, length - len(entries)


def _numbers(entries: dict[int, TournamentLogEntry]) -> dict[int, int]:
    """The number of whoever entered, by the place of that in the log.

    Behind an entry that cannot be read nobody counts on, until a guest's number is told: that
    stands behind their own entry.
    """
    numbers: dict[int, int] = {}
    entered: int | None = 0
    for seq in range(max(entries, default=-1) + 1):
        event = entries[seq].event if seq in entries else None
        if event is None:
            entered = None
        elif isinstance(event, PersonRegistered):
            entered = event.n
            if _enters(entries, seq - 1):
                numbers[seq - 1] = event.n
        elif _enters(entries, seq) and entered is not None:
            entered += 1
            numbers[seq] = entered
    return numbers


def _enters(entries: dict[int, TournamentLogEntry], seq: int) -> bool:
    event = entries[seq].event if seq in entries else None
    return isinstance(event, EntryNoted) and event.entry.get("entry") == ENTERED


def _kept_keys(opened: AnyTournamentEvent | None) -> set[str]:
    """What is kept of an entry: clubs and nations only where so many of one may take part."""
    settings = opened.settings if isinstance(opened, TournamentOpened) else {}
    capped = {key for key in ("club", "nation") if settings.get(f"{key}_cap")}
    return {"entry", "person", *capped}


def _free_names(
    entries: dict[int, TournamentLogEntry], numbers: dict[int, int], own: set[int]
) -> dict[int, str]:
    """What each of a guest's numbers is called from now on: as nobody else ever was here.

    A name that somebody had for a while counts too: a log with one name for two cannot be read.
    """
    taken = {
        name.casefold()
        for seq, entry in entries.items()
        if isinstance(name := _name_in(entry.event), str)
        and (numbers.get(seq) or _renamed(entry.event)) not in own
    }
    return {number: _free_name(number, taken) for number in sorted(own)}


def _free_name(number: int, taken: set[str]) -> str:
    name, again = f"{GONE} ({number})", 1
    while name.casefold() in taken:
        again += 1
        name = f"{GONE} ({number}) {again}"
    return name


def _name_in(event: AnyTournamentEvent) -> object:
    """The name that somebody has by an event."""
    return event.entry.get("name") if isinstance(event, EntryNoted) else None


def _renamed(event: AnyTournamentEvent) -> Any:
    """The number of whoever is written otherwise by an event."""
    if isinstance(event, EntryNoted) and event.entry.get("entry") == RENAMED:
        return event.entry.get("person")
    return None


def _without(
    event: AnyTournamentEvent,
    person: str,
    names: dict[int, str],
    number: int | None,
    keys: set[str],
) -> AnyTournamentEvent:
    """An event without a guest, whose numbers have these ``names``; ``number``: who enters."""
    match event:
        case EntryNoted(entry=plain) if number in names:
            return EntryNoted(_stranger(plain, names[number], keys))
        case EntryNoted(entry=plain) if (renamed := _renamed(event)) in names:
            return EntryNoted(_stranger(plain, names[renamed], keys))
        case PersonRegistered(person=whose) if whose == person:
            return replace(event, person="")
        case TournamentOpened(owner=owner) if owner == person:
            return replace(event, owner="", owner_name=GONE)
    return event


def _is_owner(event: AnyTournamentEvent, person: str) -> bool:
    """Whether a guest opened a tournament: they alone correct results, and take draws back."""
    return isinstance(event, TournamentOpened) and event.owner == person


def _unsigned(event: AnyTournamentEvent) -> AnyTournamentEvent:
    """An event by nobody; what the server said by itself stays so."""
    if isinstance(event, EntryNoted) and event.entry.get("who", BY) != BY:
        return EntryNoted({**event.entry, "who": GONE})
    return event


def _stranger(plain: dict[str, Any], name: str, keys: set[str]) -> dict[str, Any]:
    """Somebody who entered and is gone: nothing tells who it was."""
    kept = {key: value for key, value in plain.items() if key in keys}
    return {**kept, "name": name}
