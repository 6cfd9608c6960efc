"""What is sent and answered about tournaments (tournaments.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from foretell.server.tournaments.arranging import LAST_HOUR
from foretell.tournament.shapes import MOST_NAME

Number = int | float
Title = Annotated[str, Meta(min_length=1, max_length=100)]
Short = Annotated[str, Meta(max_length=MOST_NAME)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to open: a format that has a name, or its settings.

    ``starts_at``: milliseconds since 1970, 0 where nothing is said. ``bots``: the level of the
    bots that fill online tables, none where it is empty. ``place``: where people meet.
    ``is_night``: an evening to play, without rounds or results; of its format rules and
    ``people_cap`` count; ``zone``: it comes again every week, at this hour of a time zone.
    """

    name: Title
    format: str | dict[str, Any] = "qualifier"
    is_online: bool = False
    starts_at: Annotated[int, Meta(ge=0, le=LAST_HOUR)] = 0
    bots: Short = ""
    place: Annotated[str, Meta(max_length=100)] = ""
    is_private: bool = False
    is_night: bool = False
    zone: Annotated[str, Meta(max_length=100)] = ""
    seed: Annotated[str, Meta(max_length=100)] = ""


class SameFormat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the next one with the same settings is called."""

    name: Title


class EnterTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes part; without a name under their own."""

    name: Short = ""
    club: Short = ""
    nation: Short = ""


class NewEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an organiser notes, on a log of which ``after`` entries are known."""

    after: Annotated[int, Meta(ge=1, le=1_000_000)]
    entries: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=2000)]


class TournamentRef(msgspec.Struct, frozen=True):
    """A tournament in the calendar; ``rounds`` is 0 where there are as many as it takes.

    ``is_changed``: its rules are not the preset's own. ``seats_left`` is null where any number may
    take part, or nobody any more. ``is_weekly``: it comes again every week.
    """

    id: str
    name: str
    is_online: bool
    starts_at: int
    place: str
    rules: str
    rounds: int
    people: int
    owner_name: str
    status: str
    is_night: bool
    is_changed: bool
    seats_left: int | None
    is_weekly: bool


class Calendar(msgspec.Struct, frozen=True):
    """Tournaments to come, that run, and that are over."""

    coming: list[TournamentRef]
    running: list[TournamentRef]
    over: list[TournamentRef]


class EntrantView(msgspec.Struct, frozen=True):
    """Somebody who takes part, by number; ``bot`` is the level of one that is a bot."""

    n: int
    name: str
    club: str
    nation: str
    is_in: bool
    absent_next: bool
    bot: str
    is_me: bool


class TournamentTable(msgspec.Struct, frozen=True):
    """A table: numbers by seat, who deals first, and its result once it is in."""

    table: int
    people: list[int]
    dealer: int
    points: list[int]
    places: list[int]
    late: bool
    page: str
    is_over: bool


class TournamentRoundView(msgspec.Struct, frozen=True):
    """A round; times in milliseconds since 1970, 0 where there is none."""

    n: int
    kind: str
    drawn_at: int
    ends_at: int
    is_closed: bool
    byes: list[int]
    tables: list[TournamentTable]


class StandingView(msgspec.Struct, frozen=True):
    """A line of the standings: what counts, points of all games, tables won, the best game.

    ``opponents``: the points of all whom one met, where that breaks ties; else 0.
    """

    n: int
    place: int
    points: Number
    game: Number
    wins: int
    best: Number
    opponents: Number
    by_round: list[Number | None]


class ToldEntry(msgspec.Struct, frozen=True):
    """What was corrected or taken back, when, by whom and why."""

    at: int
    who: str
    why: str
    what: dict[str, Any]


class OwnTable(msgspec.Struct, frozen=True):
    """The table that waits for who asks."""

    round: int
    table: int
    page: str


class NextNight(msgspec.Struct, frozen=True):
    """The game night of the week after."""

    id: str
    starts_at: int


class MovedFrom(msgspec.Struct, frozen=True):
    """When and where it was to be when who asks said that they come; ``at``: the last change."""

    at: int
    starts_at: int
    place: str


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament as it stands; ``length`` of its log says whether there is something new.

    ``me``: the number of who asks, 0 where they take no part. ``next``: what the next round is
    for. ``next_at``: when it is drawn by itself. ``tied``: who has to play it off.
    ``zone``: a game night comes again every week by the clock of this time zone; empty: it does
    not. ``moved``: null where who asks has agreed to hour and place as they are.
    """

    id: str
    length: int
    name: str
    is_online: bool
    is_private: bool
    is_night: bool
    place: str
    bots: str
    starts_at: int
    status: str
    settings: dict[str, Any]
    owner_name: str
    is_organiser: bool
    me: int
    my_table: OwnTable | None
    people: list[EntrantView]
    rounds: list[TournamentRoundView]
    standings: list[StandingView]
    next: str
    next_at: int
    tied: list[int]
    winners: list[int]
    log: list[ToldEntry]
    zone: str
    next_night: NextNight | None
    moved: MovedFrom | None
    now: int
