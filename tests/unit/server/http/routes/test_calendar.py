"""Tournaments as events of a calendar (RFC 5545)."""

from __future__ import annotations

from foretell.server.http.routes.calendar import calendar_file, folded
from foretell.server.tournaments.calendar_entries import calendar_entry
from foretell.server.tournaments.events import (
    AnyTournamentEvent,
    EntryNoted,
    HourChanged,
    PlaceChanged,
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
    made = calendar_file([calendar_entry(tournament())], "https://a.example", "en")
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


def test_a_calendar_takes_another_hour_and_place_over() -> None:
    """The same event, a later version of it; who subscribes is told to look every hour."""
    cup = tournament()
    changes: list[AnyTournamentEvent] = [HourChanged(AT + 60_000), PlaceChanged("Owl")]
    made = []
    for number, event in enumerate(changes, start=1):
        made.append(calendar_file([calendar_entry(cup)], "https://a.example", "en"))
        cup.apply(TournamentLogEntry(AT + 1000 * number, event))
    made.append(calendar_file([calendar_entry(cup)], "https://a.example", "en"))
    found = [dict(line.split(":", 1) for line in one.split("\r\n") if ":" in line) for one in made]
    assert len({one["UID"] for one in found}) == 1
    assert [int(one["SEQUENCE"]) for one in found] == [2, 3, 4]
    stamps = [one["LAST-MODIFIED"] for one in found]
    assert stamps == ["20231114T221320Z", "20231114T221321Z", "20231114T221322Z"]
    assert (found[2]["DTSTART"], found[2]["LOCATION"]) == ("20231114T221420Z", "Owl")
    assert found[0]["REFRESH-INTERVAL;VALUE=DURATION"] == "PT1H"


def test_what_has_no_hour_is_no_event() -> None:
    """Nor what begins when no calendar has a day; the others of the list are."""
    several = [calendar_entry(tournament(at)) for at in (0, 2**53, AT)]
    made = calendar_file(several, "https://a.example", "de")
    assert made.count("BEGIN:VEVENT") == 1


def test_a_line_is_folded_between_letters() -> None:
    """Unfolding gives back what it was."""
    for said in ("ä" * 200, "x" * 74, "x" * 75, "x" * 76):
        assert folded(said).replace("\r\n ", "") == said
