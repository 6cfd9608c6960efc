"""A tournament: a format, a name, a seed, and a log of entries (tournaments.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from foretell.base.decoding import shown
from foretell.tournament.checks import check
from foretell.tournament.draws import draw, next_kind
from foretell.tournament.entries import (
    RoundDrawn,
    TournamentEntry,
    entry_dict,
    parse_entry,
)
from foretell.tournament.format_tables import format_table, parse_format
from foretell.tournament.formats import TournamentFormat
from foretell.tournament.going_on import tied_first, winners
from foretell.tournament.people import RoundKind, TournamentPerson
from foretell.tournament.refusing import bad_entry
from foretell.tournament.shapes import MOST_TEXT, is_text
from foretell.tournament.standings import StandingLine, standings
from foretell.tournament.state import TournamentState

FORMAT: Final = 1
MOST_ENTRIES: Final = 50_000
FILE_KEYS: Final = {"format", "name", "seed", "settings", "entries"}


class Tournament:
    """A tournament: entries are only ever added, and all else follows from them.

    Args:
        played_by: the format.
        name: what it is called.
        seed: a text; all lots are drawn from it.
        entries: the log so far.

    Raises:
        ForetellError: name or seed are none, or an entry does not fit.

    >>> from foretell.tournament import PersonEntered
    >>> evening = Tournament(TournamentFormat(rounds=1), "Thursday", "7")
    >>> evening.note(*[PersonEntered(name) for name in ("Ada", "Ben", "Cy")])
    >>> evening.note(evening.draw())
    >>> [len(table.people) for table in evening.state.rounds[0].tables]
    [3]
    """

    def __init__(
        self,
        played_by: TournamentFormat,
        name: str,
        seed: str,
        entries: Iterable[TournamentEntry] = (),
    ) -> None:
        for key, value in (("name", name), ("seed", seed)):
            if not is_text(value, 1, MOST_TEXT):
                raise bad_entry("shape-value", key=key, value=shown(value))
        self.name = name
        self.state = TournamentState(played_by, seed)
        self.entries: list[TournamentEntry] = []
        self.note(*entries)

    def note(self, *entries: TournamentEntry) -> None:
        """Add entries to the log, in order; those before one that does not fit stay.

        Raises:
            ForetellError: one does not fit.
        """
        for entry in entries:
            if len(self.entries) >= MOST_ENTRIES:
                raise bad_entry("many-entries", most=MOST_ENTRIES)
            check(self.state, entry)
            self.state.apply(entry)
            self.entries.append(entry)

    def draw(self) -> RoundDrawn:
        """The next round, to be noted; it follows from seed and log.

        Raises:
            ForetellError: a round is open, none is left, or too few are there.
        """
        return draw(self.state)

    def standings(self) -> tuple[StandingLine, ...]:
        """Everybody in order; see :func:`foretell.tournament.standings.standings`."""
        return standings(self.state)

    @property
    def next_kind(self) -> RoundKind | None:
        """What the next round is for, ``None`` where none is left."""
        return next_kind(self.state)

    @property
    def winners(self) -> list[TournamentPerson]:
        """Who has won, once it is over; several share it."""
        return [self.state.people[one - 1] for one in winners(self.state)]

    @property
    def tied(self) -> list[TournamentPerson]:
        """Who has to play it off for first place now (rules 12)."""
        return [self.state.people[one - 1] for one in tied_first(self.state)]

    def copy(self) -> Tournament:
        """Another one that stands as this one does; what is noted in one is not in the other."""
        made = self.again(self.name, self.state.seed)
        made.state, made.entries = self.state.copy(), [*self.entries]
        return made

    def again(self, name: str, seed: str) -> Tournament:
        """A new one with the same format, and nobody in it."""
        return Tournament(self.state.format, name, seed)

    def to_dict(self) -> dict[str, Any]:
        """The tournament as plain values for JSON."""
        return {
            "format": FORMAT,
            "name": self.name,
            "seed": self.state.seed,
            "settings": format_table(self.state.format),
            "entries": [entry_dict(one) for one in self.entries],
        }

    @classmethod
    def from_dict(cls, table: object) -> Tournament:
        """The tournament of plain values.

        Raises:
            ForetellError: they are none; of an entry the error says which.
        """
        if not isinstance(table, Mapping) or set(table) != FILE_KEYS:
            keys = " ".join(map(str, table)) if isinstance(table, Mapping) else ""
            raise bad_entry("keys", keys=shown(keys))
        if table["format"] != FORMAT:
            raise bad_entry("format", value=shown(table["format"]), format=FORMAT)
        if not isinstance(table["entries"], list) or len(table["entries"]) > MOST_ENTRIES:
            raise bad_entry("many-entries", most=MOST_ENTRIES)
        entries = map(parse_entry, table["entries"])
        return cls(parse_format(table["settings"]), table["name"], table["seed"], entries)
