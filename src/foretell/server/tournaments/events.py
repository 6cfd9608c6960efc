"""What has happened to a tournament, for good: its log is a list of these (tournaments.md)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from foretell.server.protocol.event import Event
from foretell.server.store.sharing import TOURNAMENT

PREFIX: Final = TOURNAMENT
"""How a tournament's log is called in the store, before its id: ids of tables have no dot."""
SERVER_NAME: Final = "Foretell"
"""Who says that a table broke off, where people say why they correct something."""


class TournamentOpened(Event, frozen=True):
    """A guest opened a tournament.

    ``settings``: the format as a file has it. ``seed``: all lots are drawn from it. ``is_online``:
    the server opens the tables; else results come by hand. ``starts_at``: milliseconds since 1970,
    0 where nothing is said. ``bots``: the level of the bots that fill the tables; empty: none.
    ``break_ms``: milliseconds between two online rounds. ``is_night``: an evening to play without
    rounds or results; people only say that they come. ``zone``: it comes again every week, at
    this hour of a time zone; empty: it does not. ``game_stem``: with it instead of its own id the
    ids of its duplicate rounds begin, where the list of all commitments is not to lead to it.
    """

    name: str
    settings: dict[str, Any]
    seed: str
    owner: str
    owner_name: str
    is_online: bool = False
    starts_at: int = 0
    bots: str = ""
    place: str = ""
    is_private: bool = False
    break_ms: int = 60_000
    is_night: bool = False
    zone: str = ""
    game_stem: str = ""


class EntryNoted(Event, frozen=True):
    """An entry of the pure tournament: it fits, since it was looked at before it was kept."""

    entry: dict[str, Any]


class PersonRegistered(Event, frozen=True):
    """The guest behind somebody who has entered, by number."""

    n: int
    person: str


class BotRegistered(Event, frozen=True):
    """The level of a bot that has entered, by number."""

    n: int
    level: str


class HourChanged(Event, frozen=True):
    """The organiser named another hour for the beginning, before it: as in what was opened."""

    starts_at: int


class PlaceChanged(Event, frozen=True):
    """The organiser named another place, before it begins: as in what was opened."""

    place: str


class WeeklyChanged(Event, frozen=True):
    """The organiser lets a game night come again every week, or no more: as in what was opened."""

    zone: str


class NextNightListed(Event, frozen=True):
    """The game night a week after this one: it is opened after this, under this id."""

    id: str
    starts_at: int


class PlayBegan(Event, frozen=True):
    """The organiser, or the hour, began an online tournament."""


class TablesListed(Event, frozen=True):
    """The tables of an online round, in the order of the draw: they are opened after this."""

    n: int
    tables: list[str]


class RoundProlonged(Event, frozen=True):
    """Nobody led an open round for a while, since the server was away: its time is up later."""

    n: int
    ms: int


class DealsCommitted(Event, frozen=True):
    """The start of a duplicate round: the server's commitment, and everybody's by place.

    Its secret is stored with this, and its tables hear of it afterwards.
    """

    n: int
    commit: str
    commits: list[str]


class DealsCancelled(Event, frozen=True):
    """Somebody in a duplicate round did not reveal in time: all its tables begin again."""

    n: int


class DealsSettled(Event, frozen=True):
    """All in a duplicate round have revealed: their seeds by place, and the transcript T."""

    n: int
    seeds: list[str]
    transcript: str


class PlayedDeal(msgspec.Struct, frozen=True):
    """What a table did with a deal: cards for each, and by seat bids, tricks won and points."""

    cards: int
    bids: list[int | None]
    won: list[int]
    points: list[int]


class SheetKept(Event, frozen=True):
    """What a table of a duplicate round did with its deals: told when the round is closed."""

    n: int
    table: int
    deals: list[PlayedDeal]


AnyTournamentEvent = (
    TournamentOpened
    | EntryNoted
    | PersonRegistered
    | BotRegistered
    | HourChanged
    | PlaceChanged
    | WeeklyChanged
    | NextNightListed
    | PlayBegan
    | TablesListed
    | RoundProlonged
    | DealsCommitted
    | DealsCancelled
    | DealsSettled
    | SheetKept
)


class TournamentLogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of a tournament, and when it happened in milliseconds since 1970."""

    at: int
    event: AnyTournamentEvent


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(TournamentLogEntry)


def tournament_entry_written(entry: TournamentLogEntry) -> bytes:
    """An entry as it is kept."""
    return _ENCODER.encode(entry)


def tournament_entry_read(body: bytes) -> TournamentLogEntry:
    """An entry that was kept.

    Raises:
        msgspec.MsgspecError: it is none.

    >>> entry = TournamentLogEntry(1, PersonRegistered(1, "p"))
    >>> tournament_entry_read(tournament_entry_written(entry)) == entry
    True
    """
    return _DECODER.decode(body)
