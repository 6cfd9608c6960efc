"""When and where it begins, whether it comes again, and what fits: as the organiser arranges it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final
from zoneinfo import ZoneInfo

from foretell.base.decoding import shown
from foretell.bots.levels import OFFERED
from foretell.server.protocol.names import LONGEST_LINE, clean_name
from foretell.server.protocol.rejection import Rejection
from foretell.server.tournaments.events import (
    AnyTournamentEvent,
    HourChanged,
    PlaceChanged,
    TournamentOpened,
    WeeklyChanged,
)
from foretell.server.tournaments.state import OPEN, TournamentLog
from foretell.tournament import TournamentFormat
from foretell.tournament.refusing import bad_entry, bad_format

LAST_HOUR: Final = 253_402_300_799_000
"""The end of the year 9999 in milliseconds since 1970: no calendar goes further."""


def arranged(
    state: TournamentLog, kind: str, plain: Mapping[str, Any], now: int
) -> AnyTournamentEvent:
    """What comes of an arrangement, one of ``ARRANGEMENTS``.

    ``now``: milliseconds since 1970. A game night that is over may still come again.

    Raises:
        Rejection: it has begun, or the game night after it is announced.
        ForetellError: it has no such hour, place or weeks.
    """
    is_open = state.status_at(now) == OPEN or (state.opened.is_night and kind == "weekly")
    if not is_open or state.next_night is not None:
        raise Rejection("tournament-started")
    key, decide = ARRANGEMENTS[kind]
    return decide(state, plain.get(key))


def _moved(state: TournamentLog, at: Any) -> HourChanged:
    if type(at) is not int or not 0 <= at <= LAST_HOUR:
        raise bad_entry("shape-hour", value=shown(at))
    if state.opened.is_night and not at:
        raise bad_format("night-when")
    return HourChanged(at)


def _placed(state: TournamentLog, place: Any) -> PlaceChanged:
    if state.opened.is_online:
        raise bad_entry("place-online")
    if not isinstance(place, str):
        raise bad_entry("shape-value", key="place", value=shown(place))
    return PlaceChanged(clean_place(place))


def _weekly(state: TournamentLog, zone: Any) -> WeeklyChanged:
    if not isinstance(zone, str):
        raise bad_entry("shape-value", key="zone", value=shown(zone))
    check_weekly(zone, is_night=state.opened.is_night)
    return WeeklyChanged(zone)


def clean_place(place: str) -> str:
    """A place in its normal form; nothing where none is said."""
    return clean_name(place, LONGEST_LINE) if place.strip() else ""


def check_weekly(zone: str, *, is_night: bool) -> None:
    """Refuse a time zone that there is not, and weeks of what is no game night.

    Raises:
        ForetellError: it is so.
    """
    if not zone:
        return
    if not is_night:
        raise bad_format("weekly-night")
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # a folder is no zone, and no path is
        raise bad_format("zone", value=shown(zone)) from None


def demand_level(bot: str) -> None:
    """Refuse a level that is not offered.

    Raises:
        Rejection: it is none.
    """
    if bot not in OFFERED:
        raise Rejection("no-bot", names=", ".join(OFFERED))


def check_online(opened: TournamentOpened, made: TournamentFormat) -> None:
    """Refuse what only a tournament at real tables can have, and bots that only online ones can.

    Raises:
        Rejection: bots at real tables, no such level, or online rounds without an end.
        ForetellError: a game night without an hour, weeks of none, or equal deals at real tables.
    """
    if opened.is_night and (opened.is_online or not opened.starts_at):
        raise bad_format("night-when")
    check_weekly(opened.zone, is_night=opened.is_night)
    if opened.bots and not opened.is_online:
        raise Rejection("bots-online")
    if opened.bots:
        demand_level(opened.bots)
    if made.is_duplicate and not opened.is_online:
        raise bad_format("compared-online")
    if opened.is_online and not made.rounds:
        raise Rejection("tournament-endless")


Arrangement = Callable[[TournamentLog, Any], AnyTournamentEvent]
ARRANGEMENTS: Final[Mapping[str, tuple[str, Arrangement]]] = {
    "hour": ("starts_at", _moved),
    "place": ("place", _placed),
    "weekly": ("zone", _weekly),
}
"""By the name of each arrangement, the field that it has and what comes of it."""
