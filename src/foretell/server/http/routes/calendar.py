"""The calendar of tournaments: as a list, and as files of RFC 5545, to keep or to subscribe to."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from math import inf
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from foretell.base.i18n import text
from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, admitted, server_of
from foretell.server.http.bodies.tournament_view import tournament_ref
from foretell.server.http.bodies.tournaments import Calendar, TournamentRef
from foretell.server.http.routes.printing import LangName, language_for
from foretell.server.tournaments.arranging import LAST_HOUR
from foretell.server.tournaments.calendar_entries import CalendarEntry, calendar_entry
from foretell.server.tournaments.state import STATUSES
from foretell.tournament.refusing import bad_entry

CALENDAR: Final = "text/calendar; charset=utf-8"
REFRESH: Final = "REFRESH-INTERVAL;VALUE=DURATION:PT1H"
"""How often a calendar that subscribes asks again (RFC 7986), so that it takes changes over."""
OCTETS: Final = 75
"""As many fit into a line; longer ones are folded."""


def escaped(said: str) -> str:
    r"""A text as a calendar file has it.

    >>> escaped("Inn; upstairs, left\nRing")
    'Inn\\; upstairs\\, left\\nRing'
    """
    for sign in ("\\", ";", ","):
        said = said.replace(sign, "\\" + sign)
    return said.replace("\r", "").replace("\n", "\\n")


def folded(line: str) -> str:
    """A line in pieces of at most 75 octets, none of which parts a letter.

    >>> [len(one.encode()) for one in folded("SUMMARY:" + "ü" * 60).split("\\r\\n")]
    [74, 55]
    """
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > OCTETS:
            pieces.append(piece)
            piece = " "
        piece += letter
    return "\r\n".join([*pieces, piece])


def calendar_file(tournaments: list[CalendarEntry], origin: str, lang: str) -> str:
    """A calendar file of all those whose beginning is known."""
    title = escaped(f"Foretell: {text('cup-title', lang)}")
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Foretell//Tournaments//EN"]
    lines += [f"X-WR-CALNAME:{title}", "METHOD:PUBLISH", REFRESH]
    for one in tournaments:
        if 0 < one.opened.starts_at <= LAST_HOUR:
            lines += event_lines(one, origin, lang)
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def event_lines(one: CalendarEntry, origin: str, lang: str) -> Iterator[str]:
    """A tournament as an event; times are told in UTC, which every calendar shows in its own."""
    opened, link = one.opened, f"{origin}/tournaments/{one.id}"
    yield "BEGIN:VEVENT"
    yield f"UID:{one.id}@{origin.partition('://')[2]}"
    yield f"DTSTAMP:{moment(one.changed)}"
    yield f"LAST-MODIFIED:{moment(one.changed)}"
    yield f"SEQUENCE:{one.length}"
    yield f"DTSTART:{moment(opened.starts_at)}"
    yield f"DURATION:PT{one.minutes}M"
    yield f"SUMMARY:{escaped(opened.name)}"
    yield f"LOCATION:{escaped(opened.place or (link if opened.is_online else ''))}"
    yield f"DESCRIPTION:{escaped(described(one, lang))}"
    yield f"URL:{link}"
    yield "END:VEVENT"


def moment(at: int) -> str:
    """Milliseconds since 1970 as a calendar file has them.

    >>> moment(1_700_000_000_000)
    '20231114T221320Z'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def described(one: CalendarEntry, lang: str) -> str:
    """Where it is played, by which rules, how many take part, and whose it is."""
    opened, left = one.opened, one.seats_left
    place = "cup-online" if opened.is_online else "cup-here"
    lines = [
        text("cup-night" if opened.is_night else place, lang),
        text("cup-weekly", lang) if one.is_weekly else "",
        text("cup-says-rules", lang, rules=text(f"preset-title-{one.preset}", lang)),
        text("tournament-people", lang, count=one.people),
        "" if left is None else text("cup-seats-left", lang, count=left),
        text("cup-by-whom", lang, who=opened.owner_name),
    ]
    return "\n".join(filter(None, lines))


def answered(made: str, name: str) -> Response[str]:
    """A calendar file to open, or to subscribe to."""
    told = {"Content-Disposition": f'inline; filename="{name}.ics"'}
    return Response(made, media_type=CALENDAR, headers=told)


@get("/api/tournaments", responses=specs(), tags=["tournaments"])
async def calendar(request: Ask) -> Calendar:
    """Tournaments to come, by the hour, that run, and that are over; no private ones."""
    kept = server_of(request.app.state).tournaments
    now, found = kept.at(), await kept.calendar.entries(*STATUSES)
    lists: dict[str, list[TournamentRef]] = {status: [] for status in STATUSES}
    for one in found:
        lists[one.status_at(now)].append(tournament_ref(one, now))
    coming, *others = lists.values()
    coming.sort(key=lambda one: one.starts_at or inf)
    return Calendar(coming, *others)


@get("/calendar.ics", media_type=CALENDAR, responses=specs(), tags=["tournaments"])
async def whole_calendar(request: Ask, lang: LangName = None) -> Response[str]:
    """All tournaments of the list whose beginning is known, to subscribe to."""
    kept = server_of(request.app.state).tournaments
    found = await kept.calendar.entries(*STATUSES)
    origin, said = admitted(request).origin, language_for(request, lang)
    return answered(await kept.apart(calendar_file, found, origin, said), "foretell")


@get(
    "/tournaments/{tournament:str}/tournament.ics",
    media_type=CALENDAR,
    responses=specs(404, 410),
    tags=["tournaments"],
)
async def one_event(
    request: Ask, tournament: FromPath[str], lang: LangName = None
) -> Response[str]:
    """A tournament as an event for a calendar; refused where its beginning is not known."""
    state = await server_of(request.app.state).tournaments.get(tournament)
    if not state.opened.starts_at:
        raise bad_entry("no-time")
    origin, said = admitted(request).origin, language_for(request, lang)
    return answered(calendar_file([calendar_entry(state)], origin, said), "tournament")


HANDLERS: list[Any] = [calendar, whole_calendar, one_event]
