"""A tournament of the server as its log makes it: the pure one, and who is behind its people."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from msgspec import structs

from foretell.server.tournaments.events import (
    AnyTournamentEvent,
    BotRegistered,
    DealsCancelled,
    DealsCommitted,
    DealsSettled,
    EntryNoted,
    HourChanged,
    NextNightListed,
    PersonRegistered,
    PlaceChanged,
    PlayBegan,
    PlayedDeal,
    RoundProlonged,
    SheetKept,
    TablesListed,
    TournamentLogEntry,
    TournamentOpened,
    WeeklyChanged,
)
from foretell.server.tournaments.round_deals import RoundDeals
from foretell.tournament import (
    PersonReturned,
    ResultCorrected,
    RoundDrawn,
    RoundUndrawn,
    TableResult,
    Tournament,
    TournamentEntry,
    parse_format,
)
from foretell.tournament.entries import entry_dict, parse_entry

OPEN, RUNNING, OVER = "tournament-open", "tournament-running", "tournament-over"
STATUSES: Final = (OPEN, RUNNING, OVER)
"""How far a tournament is, where tables say how far they are."""
MINUTE_MS: Final = 60_000
NIGHT_MS: Final = 12 * 60 * MINUTE_MS
"""So long after its beginning a game night is over."""


Arrangement = HourChanged | PlaceChanged | WeeklyChanged | NextNightListed | PlayBegan
"""What is said of when, where and whether."""


class Meeting(NamedTuple):
    """When and where it begins."""

    starts_at: int
    place: str


def status_at(opened: TournamentOpened, status: str, now: int) -> str:
    """How far a tournament is at a time, by what is kept: a game night ends by itself."""
    is_past = opened.is_night and now > opened.starts_at + NIGHT_MS
    return OVER if is_past else status


@dataclass(slots=True, weakref_slot=True, eq=False)
class TournamentLog:
    """One tournament: what was opened, the pure tournament, persons, bots and online tables.

    Once it is told to anybody it changes no more: what happens then happens to a copy.
    """

    id: str
    opened: TournamentOpened
    began: int
    changed: int
    tournament: Tournament
    length: int = 1
    """Entries of its log."""
    persons: dict[int, str] = field(default_factory=dict)
    """The guests behind those who entered, by number."""
    bots: dict[int, str] = field(default_factory=dict)
    """The levels of those who are bots, by number."""
    tables: dict[int, list[str]] = field(default_factory=dict)
    """The online tables of each round, in the order of the draw."""
    sheets: dict[tuple[int, int], list[PlayedDeal]] = field(default_factory=dict)
    """What the tables of duplicate rounds did with their deals, by round and table."""
    deals: dict[int, RoundDeals] = field(default_factory=dict)
    """The deals of each duplicate round."""
    drawn_at: dict[int, int] = field(default_factory=dict)
    """When each round was drawn."""
    away: dict[int, int] = field(default_factory=dict)
    """How long nobody led each round, in milliseconds: where that was so."""
    closed_at: int = 0
    """When the last round was closed; milliseconds since 1970, as all times here."""
    began_at: int = 0
    """When online play began."""
    told: list[tuple[int, ResultCorrected | RoundUndrawn]] = field(default_factory=list)
    """Corrections and draws that were taken back, with when."""
    agreed: dict[int, Meeting] = field(default_factory=dict)
    """When and where it was to be when a guest said that they take part, by number."""
    moved_at: int = 0
    """When the organiser last named another hour or place."""
    next_night: NextNightListed | None = None
    """The game night of the week after."""
    is_resumed: bool = False
    """Whether a game night that was over comes again: it is open until the next is announced."""

    @classmethod
    def of(cls, tournament: str, entries: list[TournamentLogEntry]) -> TournamentLog:
        """A tournament from its log.

        Raises:
            ValueError: the log does not begin with how it was opened.
            ForetellError: an entry does not fit.
        """
        first = entries[0]
        if not isinstance(first.event, TournamentOpened):
            raise ValueError("no tournament")  # noqa: TRY004
        opened = first.event
        pure = Tournament(parse_format(opened.settings), opened.name, opened.seed)
        state = cls(tournament, opened, first.at, first.at, pure)
        for entry in entries[1:]:
            state.apply(entry)
        return state

    def copy(self) -> TournamentLog:
        """A copy of this tournament, which changes by itself."""
        return replace(
            self,
            tournament=self.tournament.copy(),
            persons={**self.persons},
            bots={**self.bots},
            tables={**self.tables},
            sheets={**self.sheets},
            deals={**self.deals},
            drawn_at={**self.drawn_at},
            away={**self.away},
            told=[*self.told],
            agreed={**self.agreed},
        )

    @property
    def status(self) -> str:
        """How far it is."""
        pure = self.tournament.state
        if self.is_resumed and self.is_weekly:
            return OPEN
        is_over = pure.is_finished or (pure.is_played_out and not self.tournament.tied)
        if is_over:
            return OVER
        return RUNNING if pure.rounds or self.began_at else OPEN

    def status_at(self, now: int) -> str:
        """How far it is at a time: a game night ends by itself."""
        return status_at(self.opened, self.status, now)

    @property
    def preset(self) -> str:
        """The preset that the rules begin with."""
        rules = self.tournament.state.format.rules
        return rules if isinstance(rules, str) else str(rules.get("preset", "standard"))

    @property
    def meeting(self) -> Meeting:
        """When and where it begins."""
        return Meeting(self.opened.starts_at, self.opened.place)

    @property
    def is_weekly(self) -> bool:
        """Whether a game night comes again every week: one without an organiser does not."""
        return bool(self.opened.zone and self.opened.owner)

    def moved_from(self, n: int) -> Meeting | None:
        """What somebody agreed to before the organiser named another hour or place, by number."""
        agreed = self.agreed.get(n, self.meeting)
        return None if agreed == self.meeting else agreed

    def number_of(self, person: str) -> int:
        """The number of a guest; 0: they take no part."""
        return next((n for n, one in self.persons.items() if person and one == person), 0)

    def ends_at(self, n: int) -> int:
        """When the time of a round is up; 0: never, or it is not drawn.

        Time in which nobody led it does not count.
        """
        minutes = self.tournament.state.format.minutes
        if not minutes or n not in self.drawn_at:
            return 0
        return self.drawn_at[n] + self.away.get(n, 0) + minutes * MINUTE_MS

    def apply(self, entry: TournamentLogEntry) -> None:
        """Let something happen.

        Raises:
            ForetellError: an entry does not fit the tournament.
        """
        match entry.event:
            case EntryNoted(entry=plain):
                self._note(entry.at, parse_entry(plain))
            case PersonRegistered(n=n, person=person):
                self.persons[n] = person
                self.agreed[n] = self.meeting
            case BotRegistered(n=n, level=level):
                self.bots[n] = level
            case HourChanged() | PlaceChanged() | WeeklyChanged() | NextNightListed() | PlayBegan():
                self._arrange(entry.at, entry.event)
            case TablesListed() | RoundProlonged() | SheetKept():
                self._play(entry.event)
            case DealsCommitted() | DealsCancelled() | DealsSettled():
                deals = self.deals.get(entry.event.n, RoundDeals())
                self.deals[entry.event.n] = deals.after(entry.at, entry.event)
        self.length += 1
        self.changed = entry.at

    def _arrange(self, at: int, event: Arrangement) -> None:
        """Begin, be to begin at another hour or place, or come again or not."""
        if isinstance(event, PlayBegan):
            self.began_at = at
        elif isinstance(event, NextNightListed):
            self.next_night = event
        else:
            self.opened = structs.replace(self.opened, **structs.asdict(event))
            self.is_resumed |= self.tournament.state.is_finished
        if isinstance(event, HourChanged | PlaceChanged):
            self.moved_at = at

    def _play(self, event: TablesListed | RoundProlonged | SheetKept) -> None:
        """Have tables for a round, more time for it, or a sheet from it."""
        match event:
            case TablesListed(n=n, tables=tables):
                self.tables[n] = tables
            case RoundProlonged(n=n, ms=ms):
                self.away[n] = self.away.get(n, 0) + ms
            case SheetKept(n=n, table=table, deals=deals):
                self.sheets[n, table] = deals

    def _note(self, at: int, entry: TournamentEntry) -> None:
        before = self.tournament.state.now
        self.tournament.note(entry)
        if isinstance(entry, RoundDrawn):
            self.drawn_at[entry.n] = at
        if isinstance(entry, RoundUndrawn):
            self.drawn_at.pop(entry.n, None)
            self.tables.pop(entry.n, None)
            self.away.pop(entry.n, None)
        if isinstance(entry, ResultCorrected | RoundUndrawn):
            self.told.append((at, entry))
        if isinstance(entry, PersonReturned):
            self.agreed[entry.person] = self.meeting
        if before and not self.tournament.state.now:
            self.closed_at = at

    def page_of(self, n: int, table: int) -> str:
        """The link of an online table of a round; empty where there is none."""
        known = self.tables.get(n, [])
        return f"/t/{known[table - 1]}" if table <= len(known) else ""

    @property
    def next_at(self) -> int:
        """When the next online round is drawn by itself; 0: it is not."""
        if self.status != RUNNING or not self.opened.is_online or self.tournament.state.now:
            return 0
        return self.closed_at + self.opened.break_ms if self.closed_at else self.began_at

    def is_shut(self, n: int) -> bool:
        """Whether nothing of a round is told yet: all its tables have the same deals."""
        now = self.tournament.state.now
        return self.tournament.state.format.is_duplicate and now is not None and now.n == n

    def is_absent_next(self, n: int) -> bool:
        """Whether somebody sits out the round that is drawn next."""
        state = self.tournament.state
        return state.next_n in state.people[n - 1].absent


def told_tournament(cup: TournamentLog) -> Tournament:
    """The tournament as everybody may know it: without results of a round that is shut."""
    pure = cup.tournament
    if not pure.state.now or not cup.is_shut(pure.state.now.n):
        return pure
    hidden = [
        one
        for one in pure.entries
        if not isinstance(one, TableResult | ResultCorrected) or not cup.is_shut(one.n)
    ]
    return Tournament(pure.state.format, pure.name, pure.state.seed, hidden)


def noted(entry: TournamentEntry) -> AnyTournamentEvent:
    """That an entry of the pure tournament happens.

    >>> from foretell.tournament import PersonAbsent
    >>> noted(PersonAbsent(2, 1))
    EntryNoted(entry={'entry': 'absent', 'person': 2, 'n': 1})
    """
    return EntryNoted(entry_dict(entry))
