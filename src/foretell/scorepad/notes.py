"""The notes of a pad that count: of all entries for a place, the last one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from foretell.scorepad.entries import Entry, PadValue

LATER: Final = ("bid", "adjust", "revoke", "grail", "won")
"""What is noted after the cards are dealt and trump is known."""
NO_SEAT_KEY: Final = -1
"""In place of a seat, for a key that has none."""


class RoundNotes:
    """What counts of the entries of one round."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, int], PadValue] = {}

    def get(self, key: str, seat: int = NO_SEAT_KEY) -> PadValue:
        """What is noted under a key, ``None`` if nothing."""
        return self.values.get((key, seat))

    def by_seat(self, key: str, players: int) -> tuple[int | None, ...]:
        """What is noted under a key for each seat."""
        return tuple(self.get(key, seat) for seat in range(players))

    @property
    def has_later(self) -> bool:
        """Whether something is noted that comes after the deal: who skips a note goes on so."""
        return any(key in LATER for key, _ in self.values)


def notes_of(entries: Iterable[Entry]) -> dict[int, RoundNotes]:
    """What counts, by round; rounds of which nothing is noted are not there.

    >>> notes = notes_of([Entry(1, "bid", 2, 0), Entry(1, "bid", 3, 0), Entry(2, "trump", None)])
    >>> notes[1].values, list(notes)
    ({('bid', 0): 3}, [1])
    """
    last = {entry.place: entry.value for entry in entries}
    notes: dict[int, RoundNotes] = {}
    for (n, key, seat), value in last.items():
        if value is not None:
            notes.setdefault(n, RoundNotes()).values[key, seat] = value
    return notes
