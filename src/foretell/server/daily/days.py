"""Days and what is played on them: ids, hours, rules and bots of robot events."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from foretell.bots.levels import USUAL
from foretell.server.protocol.event import RulesValue

DEAL, EVENING = "deal", "evening"
KINDS: Final = (DEAL, EVENING)
"""One deal, and an evening's ten rounds."""
BOTS: Final = (USUAL,) * 3
"""They do not search: a search that is cut short would choose otherwise at one table."""
PLAYERS: Final = 1 + len(BOTS)
FIRST_SIZE: Final = 4
"""The daily deal has so many cards on Mondays, and one more each day: ten on Sundays."""
DAY_MS: Final = 86_400_000
GRACE_MS: Final = 3_600_000
"""Whoever plays when the day ends has so long to finish."""
AHEAD: Final = 7
"""For so many days to come the commitments are published."""


def event_id(day: date, kind: str) -> str:
    """The id of a day's event.

    >>> event_id(date(2026, 11, 25), DEAL)
    '2026-11-25-deal'
    """
    return f"{day.isoformat()}-{kind}"


def day_at(at: int) -> date:
    """The day in UTC of a time in milliseconds since 1970.

    >>> day_at(0)
    datetime.date(1970, 1, 1)
    """
    return datetime.fromtimestamp(at / 1000, UTC).date()


def begins_at(day: str) -> int:
    """When a day begins, in milliseconds since 1970.

    >>> begins_at("1970-01-02") == DAY_MS
    True
    """
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS


def days_ahead(first: date) -> list[date]:
    """A day, and the days to come whose commitments are known already."""
    return [first + timedelta(days=number) for number in range(AHEAD + 1)]


def rules_of(day: date, kind: str) -> RulesValue:
    """The rules of a day's event.

    >>> rules_of(date(2026, 11, 25), DEAL)["sizes"], rules_of(date(2026, 11, 25), EVENING)
    ([6], 'bsw-tournament')
    """
    if kind == EVENING:
        return "bsw-tournament"
    return {"preset": "standard", "sizes": [FIRST_SIZE + day.weekday()]}
