"""At which hours of the week people have played here."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from tests.server.memory_store import MemoryStore

from foretell.server.store.interface import Summary
from foretell.server.tables.hours import HOUR_MS, KEPT_SECONDS, PlayedHours, hours_played

FRIDAY = int(datetime(2026, 11, 20, 19, 30, tzinfo=UTC).timestamp() * 1000)
AT_19 = 4 * 24 + 19


def table(hours: float, people: int = 2, opened: int = FRIDAY) -> Summary:
    """A table that was played for so long."""
    end, who = opened + int(hours * HOUR_MS), [f"p{one}" for one in range(people)]
    return Summary(f"t{hours}", "T", "finished", "quick", 3, [], opened, end, people=who)


def test_a_table_counts_in_every_hour_that_it_was_played_in() -> None:
    """One left open for a day counts for four hours, one of bots and one person for none."""
    found = hours_played([table(1), table(24), table(1, people=1)], 0)
    assert found[AT_19 : AT_19 + 5] == [2, 2, 1, 1, 0]
    assert sum(found) == 6


def test_what_is_long_ago_is_not_counted() -> None:
    """Nor are the hours before the time of a table that was played over it."""
    later = FRIDAY + HOUR_MS // 2  # 20:00
    assert hours_played([table(1)], later)[AT_19 : AT_19 + 2] == [0, 1]
    assert sum(hours_played([table(1)], FRIDAY + 7 * 24 * HOUR_MS)) == 0


def test_they_are_counted_anew_after_a_while() -> None:
    """And only tables that everybody may find."""
    store, now = MemoryStore(), [FRIDAY / 1000 + 7200]
    hours = PlayedHours(store, lambda: now[0])
    assert sum(asyncio.run(hours.found())) == 0
    store.tables = {"t": table(1), "u": Summary("u", "U", "open", "quick", 3, [], FRIDAY, FRIDAY)}
    assert sum(asyncio.run(hours.found())) == 0
    now[0] += KEPT_SECONDS
    assert sum(asyncio.run(hours.found())) == 2
