"""Time in which the server was away costs nobody anything in an online tournament (R4)."""

from __future__ import annotations

import asyncio

import pytest

from foretell.server.deals.commitments import REVEAL_SECONDS
from foretell.server.table.state import Status
from foretell.server.tournaments.outages import Leading
from tests.server.fake_clock import FakeClock
from tests.server.test_conductor import NAMES, Evening, come, evening, people, reveal
from tests.server.test_duplicate import DUPLICATE, PEOPLE, entrants, lives
from tests.server.test_duplicate import come as come_to_all

AWAY = 600


def down(now: Evening, seconds: int = AWAY) -> None:
    """The server is away for a while; nothing happens meanwhile."""
    now.clock = FakeClock(now.clock.now() + seconds)
    now.restart()


async def unseen(now: Evening, seconds: int = AWAY) -> None:
    """Its store is away for a while: nobody looks."""
    now.clock.advance(seconds)
    await asyncio.sleep(0)


async def ends_at(now: Evening) -> int:
    """When the time of the first round is up."""
    return (await now.cup()).ends_at(1)


@pytest.mark.parametrize("is_restarted", [True, False])
def test_nobody_is_absent_who_could_not_come(is_restarted: bool) -> None:
    """All have three minutes of a server that is there."""

    async def test(now: Evening) -> None:
        await now.open(people)
        await now.go_on(2)
        if is_restarted:
            down(now)
        else:
            await unseen(now)
        await now.go_on(170)
        live = await now.table()
        assert live.state.status is Status.OPEN
        seats = come(live, *NAMES)
        await now.go_on(2)
        reveal(live, seats)
        cup = await now.end()
        assert all(one.is_in for one in cup.tournament.state.people)

    evening(test)


def test_who_does_not_come_after_it_either_is_waited_for_no_longer() -> None:
    """A table waits three minutes, and then begins."""

    async def test(now: Evening) -> None:
        await now.open(people)
        await now.go_on(2)
        down(now)
        come(await now.table(), "Ada")
        await now.go_on(182)
        assert (await now.table()).state.status is Status.STARTING

    evening(test)


@pytest.mark.parametrize("seconds", [5, 60, AWAY])
@pytest.mark.parametrize("is_restarted", [True, False])
def test_the_time_of_a_round_is_longer(seconds: int, is_restarted: bool) -> None:
    """Once for each time; a restart counts from when something last happened."""

    async def test(now: Evening) -> None:
        await now.open(people, settings={"minutes": 45})
        await now.go_on(30)
        before = await ends_at(now)
        for times in (1, 2):
            if is_restarted:
                down(now, seconds)
            else:
                await unseen(now, seconds)
            await now.go_on(20)
            longer = times * 1000 * seconds if seconds > 10 or is_restarted else 0
            more = await ends_at(now) - before - longer
            assert 0 <= more <= 31_000 * times * is_restarted + 1000 * times

    evening(test)


def test_what_is_played_before_the_first_look_hides_nothing() -> None:
    """A device may be back before the server looks after its tournaments."""

    async def test(now: Evening) -> None:
        await now.open(people, settings={"minutes": 1})
        await now.go_on(2)
        before = await ends_at(now)
        down(now)
        come(await now.table(), *NAMES)
        await now.go_on(1)
        assert await ends_at(now) >= before + AWAY * 1000

    evening(test)


def test_a_round_without_a_time_needs_no_more() -> None:
    """Its log is as it was."""

    async def test(now: Evening) -> None:
        await now.open(people)
        await now.go_on(2)
        before = (await now.cup()).length
        down(now)
        await now.go_on(5)
        assert (await now.cup()).length == before

    evening(test)


def test_those_of_a_duplicate_round_have_time_to_reveal() -> None:
    """Their devices may be back only after the server."""

    async def test(now: Evening) -> None:
        await now.open(entrants, settings=DUPLICATE)
        await now.go_on(2)
        await come_to_all(now, *PEOPLE)
        await now.go_on(2)
        assert [one.state.status for one in await lives(now)] == [Status.STARTING] * 2
        down(now)
        await now.go_on(int(REVEAL_SECONDS) - 3)
        assert (await now.cup()).deals[1].attempt == 1
        await now.go_on(6)
        assert (await now.cup()).deals[1].attempt == 2

    evening(test)


def test_a_long_look_is_no_gap() -> None:
    """Where a server has much to do, tables still begin."""
    leading = Leading()
    for at in (0, 60_000, 120_000):
        leading.begin(["a"], at)
        leading.end(at + 59_000)
    assert leading.since("a") == 0
    leading.begin(["a", "b"], 200_000)
    assert (leading.since("a"), leading.away("a", []), leading.away("b", [199_000])) == (
        200_000,
        21_000,
        0,
    )
