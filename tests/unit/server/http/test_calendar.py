"""Tournaments as events of a calendar (RFC 5545)."""

from __future__ import annotations

from foretell.server.http.calendar import calendar_file, folded
from foretell.server.tournaments.events import (
    EntryNoted,
    TournamentLogEntry,
    TournamentOpened,
)
from foretell.server.tournaments.state import TournamentLog

AT = 1_700_000_000_000
NAME = "Frühjahrs-Cup, der erste; mit allen, die schon immer mitspielen wollten"
FORMAT = {"rounds": 3, "minutes": 45, "people_cap": 8}


def tournament(starts_at: int = AT) -> TournamentLog:
    """A tournament with one person in it, and seats for eight."""
    place = TournamentOpened(NAME, FORMAT, "7", "ada", "Ada", starts_at=starts_at, place="Inn\nup")
    entered = EntryNoted({"entry": "entered", "name": "Ben"})
    log = [TournamentLogEntry(AT - 5000, place), TournamentLogEntry(AT, entered)]
    return TournamentLog.of("x7", log)


def test_an_event_says_when_where_what_and_how_many_seats_are_left() -> None:
    """Unfolded and with its escapes, each line is what a calendar reads."""
    made = calendar_file([tournament()], "https://a.example", "en")
    lines = made.replace("\r\n ", "").split("\r\n")
    assert (lines[0], lines[-2:]) == ("BEGIN:VCALENDAR", ["END:VCALENDAR", ""])
    told = dict(line.split(":", 1) for line in lines if ":" in line)
    assert told["UID"] == "x7@a.example"
    assert (told["DTSTART"], told["DURATION"]) == ("20231114T221320Z", "PT135M")
    assert told["SUMMARY"].replace("\\", "") == NAME
    assert told["SUMMARY"].count("\\,") == 2
    assert told["LOCATION"] == "Inn\\nup"
    assert "Rules: Standard.\\none person\\n7 seats left\\nby Ada" in "".join(
        letter for letter in told["DESCRIPTION"] if letter not in "\u2068\u2069"
    )
    assert max(len(line.encode()) for line in made.split("\r\n")) <= 75


def test_what_has_no_hour_is_no_event() -> None:
    """The others of the list are."""
    made = calendar_file([tournament(0), tournament()], "https://a.example", "de")
    assert made.count("BEGIN:VEVENT") == 1


def test_a_line_is_folded_between_letters() -> None:
    """Unfolding gives back what it was."""
    for said in ("ä" * 200, "x" * 74, "x" * 75, "x" * 76):
        assert folded(said).replace("\r\n ", "") == said
