"""Tournaments: formats, seatings, results, standings; no clock, no file, no server in it."""

from foretell.tournament.entries import (
    PersonAbsent,
    PersonEntered,
    PersonRenamed,
    PersonReturned,
    PersonWithdrew,
    PlayedOff,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    RoundUndrawn,
    SeatedTable,
    TableResult,
    TournamentEntry,
    TournamentFinished,
)
from foretell.tournament.format_tables import format_text, load_format, parse_format
from foretell.tournament.formats import TournamentFormat
from foretell.tournament.presets import FORMATS, format_named
from foretell.tournament.standings import StandingLine
from foretell.tournament.tournament import Tournament

__all__ = [
    "FORMATS",
    "PersonAbsent",
    "PersonEntered",
    "PersonRenamed",
    "PersonReturned",
    "PersonWithdrew",
    "PlayedOff",
    "ResultCorrected",
    "RoundClosed",
    "RoundDrawn",
    "RoundUndrawn",
    "SeatedTable",
    "StandingLine",
    "TableResult",
    "Tournament",
    "TournamentEntry",
    "TournamentFinished",
    "TournamentFormat",
    "format_named",
    "format_text",
    "load_format",
    "parse_format",
]
