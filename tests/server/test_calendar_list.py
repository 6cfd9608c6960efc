"""The calendar of tournaments: what is to come stays in it, and to read it costs no logs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from foretell.base.errors import ForetellError
from foretell.server.tournaments import registry
from foretell.server.tournaments.calendar_entries import MOST_LISTED
from foretell.server.tournaments.events import TournamentOpened
from foretell.server.tournaments.state import NIGHT_MS, OPEN, OVER, STATUSES, noted
from foretell.tournament import PersonEntered
from tests.server.test_conductor import Evening, evening
from tests.server.test_game_nights import THURSDAY, announced, arranged, seconds_later

HOUR = 3_600_000
OVER_AFTER = NIGHT_MS // 1000 + 86_400 + 61


async def opened(now: Evening, one: str, starts_at: int = 0) -> None:
    """A tournament at real tables."""
    cup = TournamentOpened("Cup", {"rules": "quick"}, "7", "olga", "Olga", starts_at=starts_at)
    await now.cups.open(one, cup)


async def ids(now: Evening, *statuses: str) -> list[str]:
    """Those in the calendar that are so far, in its order."""
    return [one.id for one in await now.cups.calendar.entries(*statuses)]


def counted_reads(now: Evening, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The logs that are read from now on, one after the other."""
    read, log = list[str](), now.store.log

    async def counted(table: str) -> Any:
        read.append(table)
        return await log(table)

    monkeypatch.setattr(now.store, "log", counted)
    return read


def test_what_is_to_come_is_not_pushed_out() -> None:
    """By how many were opened later: those that begin first stand in it, in that order."""

    async def test(now: Evening) -> None:
        await opened(now, "second", now.cups.at() + 2 * HOUR)
        await opened(now, "first", now.cups.at() + HOUR)
        for number in range(MOST_LISTED):
            now.clock.advance(0.001)
            await opened(now, f"x{number}", (number % 2) * (now.cups.at() + 3 * HOUR))
        listed = await ids(now, OPEN)
        assert listed[:2] == ["first", "second"]
        assert len(listed) == MOST_LISTED

    evening(test)


def test_a_list_reads_no_log_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though more stand in it than are in memory; what has changed is told."""
    monkeypatch.setattr(registry, "MOST_LIVE", 2)

    async def test(now: Evening) -> None:
        for number in range(6):
            await opened(now, f"x{number}")
        before = await ids(now, *STATUSES)
        read = counted_reads(now, monkeypatch)
        assert await ids(now, *STATUSES) == before
        assert not read
        now.clock.advance(1)
        await now.cups.change("x3", lambda _state: iter([noted(PersonEntered("Ada"))]))
        told = {one.id: one.people for one in await now.cups.calendar.entries(*STATUSES)}
        assert told == {**dict.fromkeys(before, 0), "x3": 1}
        assert set(read) == {"cup.x3"}

    evening(test)


def test_many_who_ask_at_once_read_each_log_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the first goes away before it has an answer."""

    async def test(now: Evening) -> None:
        for number in range(6):
            await opened(now, f"x{number}")
        now.restart()
        read = counted_reads(now, monkeypatch)
        first = asyncio.create_task(ids(now, *STATUSES))
        while len(read) < 3:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*(ids(now, *STATUSES) for _ in range(20)))
        assert len(set(read)) == 6
        assert len(read) <= 7

    evening(test)


def test_what_was_dropped_is_read_again() -> None:
    """Where somebody else has changed what is stored."""

    async def test(now: Evening) -> None:
        await opened(now, "x")
        await opened(now, "y")
        assert set(await ids(now, OPEN)) == {"x", "y"}
        now.store.logs["cup.x"][0] = b"{"
        now.cups.drop("x")
        assert await ids(now, OPEN) == ["y"]
        now.store.logs["cup.y"][0] = b"{"
        now.cups.drop_all()
        assert await ids(now, OPEN) == []

    evening(test)


def test_a_past_night_is_kept_as_over() -> None:
    """It takes no place of what is to come, and is led by nobody any more."""

    async def test(now: Evening) -> None:
        await announced(now, "")
        await seconds_later(now, OVER_AFTER)
        assert (await ids(now, OPEN), await ids(now, OVER)) == ([], ["night1"])
        assert await now.cups.running() == []
        length = (await now.cups.get("night1")).length
        await now.go_on(120)
        assert (await now.cups.get("night1")).length == length

    evening(test)


def test_a_weekly_night_is_over_once_the_next_is_announced() -> None:
    """Twelve hours after it began, as any other."""

    async def test(now: Evening) -> None:
        await announced(now)
        await seconds_later(now, OVER_AFTER - 43_200)
        assert len(await ids(now, OPEN)) == 2
        await seconds_later(now, 43_200)
        assert len(await ids(now, OPEN)) == 1
        assert await ids(now, OVER) == ["night1"]

    evening(test)


@pytest.mark.parametrize("is_told", [False, True])
def test_a_night_that_is_over_moves_no_more(is_told: bool) -> None:
    """Whether it is stored so yet or not; it may still come again."""

    async def test(now: Evening) -> None:
        await announced(now, "")
        if is_told:
            await seconds_later(now, OVER_AFTER)
        else:
            now.clock.advance(OVER_AFTER)
        later = {"entry": "hour", "starts_at": THURSDAY + 99 * HOUR}
        for entry in (later, {"entry": "place", "place": "Inn"}):
            with pytest.raises(ForetellError) as refused:
                await arranged(now, entry)
            assert refused.value.code == "tournament-started"
        await arranged(now, {"entry": "weekly", "zone": "Europe/Berlin"})
        await now.go_on(61)
        assert len(await ids(now, OPEN)) == 1
        assert await ids(now, OVER) == ["night1"]

    evening(test)
