"""Game nights: every week again by themselves, and who comes learns of another hour or place."""

from __future__ import annotations

from datetime import datetime
from inspect import Parameter, signature
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from foretell.base.errors import ForetellError
from foretell.server.http.bodies.tournament_view import common_view, own_view
from foretell.server.tournaments.events import NextNightListed, TournamentOpened
from foretell.server.tournaments.nights import weeks_later
from foretell.server.tournaments.organising import back, entered, left, organised
from foretell.server.tournaments.registry import tournament_id
from foretell.server.tournaments.state import STATUSES, TournamentLog
from tests.server.test_conductor import Evening, evening

BERLIN = ZoneInfo("Europe/Berlin")
THURSDAY = int(datetime(2026, 10, 22, 19, 30, tzinfo=BERLIN).timestamp() * 1000)
WEEK = 7 * 86_400
SUMMER_ENDS = 3600
"""The clock is put back on the Sunday after that Thursday."""
DAY_BEFORE = THURSDAY // 1000 - 86_400


async def announced(now: Evening, zone: str = "Europe/Berlin", **more: Any) -> TournamentLog:
    """A game night on the Thursday, a day before it begins."""
    now.clock.advance(DAY_BEFORE - now.clock.now())
    night = TournamentOpened(
        "Thursdays",
        {"rules": "quick", "people_cap": 5},
        "7",
        "olga",
        "Olga",
        starts_at=THURSDAY,
        is_night=True,
        zone=zone,
        place="Owl",
        **more,
    )
    return await now.cups.open("night1", night)


async def arranged(now: Evening, *entries: dict[str, Any]) -> TournamentLog:
    """The organiser notes something."""
    length = (await now.cups.get("night1")).length
    return await now.cups.change(
        "night1", lambda state: organised(state, "olga", length, list(entries), now=now.cups.at())
    )


async def coming(now: Evening, name: str) -> TournamentLog:
    """Somebody says that they come."""
    return await now.cups.change("night1", lambda state: entered(state, name, name, "", ""))


async def seconds_later(now: Evening, seconds: float) -> None:
    """Let time pass at once; then the conductor looks for a minute."""
    now.clock.advance(seconds)
    await now.go_on(61)


async def nights(now: Evening) -> list[TournamentLog]:
    """All that there are, in the order of their hours."""
    kept = await now.store.summaries(statuses=STATUSES)
    found = [await now.cups.get(tournament_id(one.id)) for one in kept]
    return sorted(found, key=lambda one: one.opened.starts_at)


def test_the_next_night_is_announced_when_one_begins() -> None:
    """A week later by the organiser's clock, with nobody in it yet; then the one after that."""

    async def test(now: Evening) -> None:
        first = await announced(now)
        await coming(now, "Ben")
        await seconds_later(now, 86_000)
        assert len(await nights(now)) == 1
        await seconds_later(now, 400)
        _, second = await nights(now)
        assert second.opened.starts_at == THURSDAY + (WEEK + SUMMER_ENDS) * 1000
        kept = ("name", "settings", "owner", "owner_name", "is_night", "zone", "place")
        for key in kept:
            assert getattr(second.opened, key) == getattr(first.opened, key)
        assert (second.persons, second.next_night) == ({}, None)
        view = common_view(await now.cups.get("night1"))
        assert view.next_night is not None
        assert view.next_night.id == second.id
        await seconds_later(now, WEEK + SUMMER_ENDS)
        hours = [one.opened.starts_at for one in await nights(now)]
        assert hours[2] - hours[1] == WEEK * 1000

    evening(test)


def test_the_hour_is_that_of_the_clock_on_the_wall() -> None:
    """Through the end of summer; of weeks that nobody saw only the next one is announced."""
    assert weeks_later(THURSDAY, "UTC", 0) - THURSDAY == WEEK * 1000
    for now in (THURSDAY, THURSDAY + (5 * WEEK + 100) * 1000):
        at = weeks_later(THURSDAY, "Europe/Berlin", now)
        told = datetime.fromtimestamp(at / 1000, BERLIN)
        assert (told.hour, told.minute, told.weekday()) == (19, 30, 3)
        assert 0 < at - now <= (WEEK + SUMMER_ENDS) * 1000


def test_a_server_that_dies_in_between_opens_it_once() -> None:
    """Under the id that its log has listed."""

    async def test(now: Evening) -> None:
        await announced(now)
        later = NextNightListed("night2", THURSDAY + WEEK * 1000)
        await now.cups.change("night1", lambda _: [later])
        now.restart()
        for seconds in (86_400, 60):
            await seconds_later(now, seconds)
            now.restart()
        assert [one.id for one in await nights(now)] == ["night1", "night2"]

    evening(test)


def test_a_night_that_was_deleted_does_not_come_back() -> None:
    """Nor does any after it: not with a server that starts again either."""

    async def test(now: Evening) -> None:
        await announced(now)
        await seconds_later(now, 86_400)
        _, second = await nights(now)
        await now.cups.delete([second.id])
        now.restart()
        await seconds_later(now, 2 * WEEK)
        assert [one.id for one in await nights(now)] == ["night1"]

    evening(test)


@pytest.mark.parametrize("who", ["the organiser stops it", "the organiser is gone", "never"])
def test_no_other_night_comes(who: str) -> None:
    """Where it is not weekly, or no more, or whose it was is gone."""

    async def test(now: Evening) -> None:
        await announced(now, "" if who == "never" else "Europe/Berlin")
        if who == "the organiser stops it":
            assert (await arranged(now, {"entry": "weekly", "zone": ""})).opened.zone == ""
        if who == "the organiser is gone":
            await now.cups.forget("night1", "olga")
        await seconds_later(now, 2 * WEEK)
        (only,) = await nights(now)
        assert common_view(only).zone == ""

    evening(test)


def test_it_may_become_weekly_later() -> None:
    """Also after it has begun: the next one then comes at once."""

    async def test(now: Evening) -> None:
        await announced(now, "")
        await seconds_later(now, 3 * WEEK)
        await arranged(now, {"entry": "weekly", "zone": "Asia/Tokyo"})
        await now.go_on(61)
        assert len(await nights(now)) == 2

    evening(test)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"entry": "weekly", "zone": "Europe/Atlantis"}, "no time zone Europe/Atlantis"),
        ({"entry": "weekly", "zone": "../../etc/passwd"}, "no time zone"),
        ({"entry": "weekly", "zone": "Europe"}, "no time zone Europe"),
        ({"entry": "weekly", "zone": "x" * 5000}, "no time zone"),
        ({"entry": "weekly", "zone": 7}, "zone: 7 does not fit"),
        ({"entry": "weekly"}, "does not fit"),
        ({"entry": "place", "place": None}, "place"),
        ({"entry": "place", "place": "x" * 301}, "characters"),
        ({"entry": "hour", "starts_at": 2**53}, "year 9999"),
    ],
)
def test_what_is_no_place_hour_or_zone_is_refused(entry: dict[str, Any], why: str) -> None:
    """In a sentence, and nothing is noted."""

    async def test(now: Evening) -> None:
        await announced(now)
        with pytest.raises(ForetellError, match=why):
            await arranged(now, entry)
        assert (await now.cups.get("night1")).length == 1

    evening(test)


def test_a_night_whose_next_one_is_announced_moves_no_more() -> None:
    """What was said of that one stands."""

    async def test(now: Evening) -> None:
        await announced(now)
        await seconds_later(now, 86_400)
        for entry in ({"entry": "hour", "starts_at": 1}, {"entry": "weekly", "zone": ""}):
            with pytest.raises(ForetellError) as refused:
                await arranged(now, entry)
            assert refused.value.code == "tournament-started"

    evening(test)


def test_who_comes_is_told_of_another_hour_and_place() -> None:
    """What they had agreed to; who enters or comes back afterwards agrees to what is so then."""

    async def test(now: Evening) -> None:
        await announced(now)
        for name in ("Ben", "Cy"):
            await coming(now, name)
        moved = {"entry": "hour", "starts_at": THURSDAY + 1}, {"entry": "place", "place": " Inn "}
        state = await arranged(now, *moved)
        told = seen(state, "Ben").moved
        assert told is not None
        assert (told.at, told.starts_at, told.place) == (now.cups.at(), THURSDAY, "Owl")
        assert [seen(state, who).moved for who in ("", "olga")] == [None, None]
        await now.cups.change("night1", lambda state: left(state, "Cy"))
        await now.cups.change("night1", lambda state: back(state, "Cy"))
        state = await coming(now, "Di")
        assert [seen(state, who).moved for who in ("Cy", "Di")] == [None, None]
        now.restart()
        assert seen(await now.cups.get("night1"), "Ben").moved == told
        state = await arranged(
            now, {"entry": "hour", "starts_at": THURSDAY}, {"entry": "place", "place": "Owl"}
        )
        assert seen(state, "Ben").moved is None

    evening(test)


def seen(state: TournamentLog, person: str) -> Any:
    """What somebody is told."""
    return own_view(common_view(state), state, person, 0)


def test_who_notes_something_says_when() -> None:
    """In 1970 every hour is still to come: a night could be put to one that is over."""
    assert signature(organised).parameters["now"].default is Parameter.empty
