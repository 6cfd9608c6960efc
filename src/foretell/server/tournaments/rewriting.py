"""What becomes of a tournament's log where somebody is called otherwise, or is gone."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from foretell.server.people.mentions import GONE
from foretell.server.store.interface import Rewritten, StoredEntry
from foretell.server.tournaments.events import (
    SERVER_NAME,
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


@dataclass(frozen=True, slots=True)
class _Renaming:
    """What a guest is called from now on in a tournament's log."""

    person: str
    name: str
    names: dict[int, str]
    """By each of their numbers in the tournament."""
    keys: set[str]
    """What is kept of the entry of somebody who is gone."""
    is_owner: bool

    @property
    def is_gone(self) -> bool:
        """Whether nothing may tell who it was."""
        return self.name == GONE


def forgotten(stored: list[StoredEntry], person: str) -> tuple[list[Rewritten], int]:
    """The entries that change where a guest is gone, and how many cannot be read.

    A log keeps its length. Their line in the standings stays, as that of somebody whose number
    alone is known.
    """
    return renamed(stored, person, GONE)


def renamed(stored: list[StoredEntry], person: str, name: str) -> tuple[list[Rewritten], int]:
    """The entries that change where a guest has always borne a name; how many cannot be read."""
    entries, unread = _readable(stored)
    numbers = _numbers(entries)
    renaming = _renaming(entries, numbers, person, name)
    found = []
    for kept in stored:
        if kept.seq in entries:
            entry = entries[kept.seq]
            changed = _changed(entry.event, renaming, numbers.get(kept.seq))
            if changed != entry.event:
                new = tournament_entry_written(replace(entry, event=changed))
                found.append(Rewritten(*kept, new))
    return found, unread


def _renaming(
    entries: dict[int, TournamentLogEntry], numbers: dict[int, int], person: str, name: str
) -> _Renaming:
    own = {
        one.event.n
        for one in entries.values()
        if isinstance(one.event, PersonRegistered) and one.event.person == person
    }
    opened = entries[0].event if 0 in entries else None
    is_owner = isinstance(opened, TournamentOpened) and opened.owner == person
    names = _free_names(entries, numbers, own, name)
    return _Renaming(person, name, names, _kept_keys(opened), is_owner)


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
    entries: dict[int, TournamentLogEntry], numbers: dict[int, int], own: set[int], called: str
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
    found = {}
    for number in sorted(own):
        first = f"{GONE} ({number})" if called == GONE else called
        found[number] = _free_name(first, taken)
        taken.add(found[number].casefold())
    return found


def _free_name(first: str, taken: set[str]) -> str:
    name, again = first, 1
    while name.casefold() in taken:
        again += 1
        name = f"{first} {again}"
    return name


def _name_in(event: AnyTournamentEvent) -> object:
    """The name that somebody has by an event."""
    return event.entry.get("name") if isinstance(event, EntryNoted) else None


def _renamed(event: AnyTournamentEvent) -> Any:
    """The number of whoever is written otherwise by an event."""
    if isinstance(event, EntryNoted) and event.entry.get("entry") == RENAMED:
        return event.entry.get("person")
    return None


def _changed(
    event: AnyTournamentEvent, renaming: _Renaming, number: int | None
) -> AnyTournamentEvent:
    """An event as it is from now on; ``number``: that of who enters by it."""
    match event:
        case EntryNoted(entry=plain):
            return EntryNoted(_signed(_entry(plain, renaming, number), renaming))
        case PersonRegistered(person=whose) if renaming.is_gone and whose == renaming.person:
            return replace(event, person="")
        case TournamentOpened() if renaming.is_owner:
            owner = "" if renaming.is_gone else event.owner
            return replace(event, owner=owner, owner_name=renaming.name)
    return event


def _entry(plain: dict[str, Any], renaming: _Renaming, number: int | None) -> dict[str, Any]:
    """An entry under the name of now; of somebody who is gone, nothing else tells who it was."""
    whose = number if number in renaming.names else _renamed(EntryNoted(plain))
    if whose not in renaming.names:
        return plain
    keys = renaming.keys if renaming.is_gone else plain.keys()
    kept = {key: value for key, value in plain.items() if key in keys}
    return {**kept, "name": renaming.names[whose]}


def _signed(plain: dict[str, Any], renaming: _Renaming) -> dict[str, Any]:
    """An entry by the organiser; what the server said by itself stays so."""
    is_theirs = renaming.is_owner and plain.get("who", SERVER_NAME) != SERVER_NAME
    return {**plain, "who": renaming.name} if is_theirs else plain
