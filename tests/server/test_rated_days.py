"""What a day's robot events say about how well people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from foretell.server.daily.days import GRACE_MS
from foretell.server.daily.events import (
    AnyRobotEvent,
    RobotEventClosed,
    RobotEventOpened,
    RobotLogEntry,
    RobotPlayBegan,
    RobotPlayEnded,
    robot_entry_written,
)
from foretell.server.daily.playing import rated_event
from foretell.server.daily.registry import robot_summary
from foretell.server.daily.state import RobotEvent
from foretell.server.operate.doctor import examine
from foretell.server.store.interface import Batch, RatedGame
from foretell.server.store.people import NewDevice
from foretell.server.store.sqlite import SqliteStore
from foretell.server.store.stored_people import StoredPeople
from tests.server.test_daily import ADA, BEN, CY, EVENING_HOURS, Day, day


def test_an_event_is_one_rated_game_of_all_who_took_up_its_cards() -> None:
    """Once, when it is over, among those rated before the day; whoever left is last."""

    async def test(now: Day) -> None:
        played = [await now.played(ADA), await now.played(BEN)]
        await now.begun(CY)
        await now.go_to(EVENING_HOURS - 1)
        assert now.store.rated == []
        await now.go_to(EVENING_HOURS + GRACE_MS / 1000 + 1)
        event = await now.event()
        (game,) = (one for one in now.store.rated if one.game == event.game)
        assert (game.pool, game.opened) == ("robots", event.begins_at)
        assert played[0].state.sheet == played[1].state.sheet
        assert game.places == [(ADA.id, 1), (BEN.id, 1), (CY.id, 3)]
        now.restart()
        await now.go_to(2 * EVENING_HOURS)
        assert [one.game for one in now.store.rated].count(event.game) == 1

    day(test)


EVENTS: list[AnyRobotEvent] = [
    RobotEventOpened("deal", "2026-11-25", "quick", ["rule"] * 3, "c" * 64),
    *(RobotPlayBegan("ada", "t1"), RobotPlayBegan("ben", "t2")),
    *(RobotPlayEnded("t1", 30, []), RobotPlayEnded("t2", 20, [])),
    RobotEventClosed("s" * 64),
]
LOG = [RobotLogEntry(2_000_000_000_000, one) for one in EVENTS]


def test_the_doctor_counts_a_day_again(tmp_path: Path) -> None:
    """Places that are not those of its log are found."""
    state = RobotEvent.of("2026-11-25-deal", LOG)
    right = rated_event(state, 1)
    turned = right._replace(places=[("ada", 2), ("ben", 1)])
    for name, rated in (("good", right), ("bad", turned)):
        asyncio.run(kept(tmp_path / name, state, rated))
        told = "".join(map(str, examine(tmp_path / name).findings))
        assert ("places for ratings" in told) == (name == "bad")


async def kept(data: Path, state: RobotEvent, rated: RatedGame) -> None:
    """A data folder with a day in it, and two people who had chosen to be rated."""
    store = SqliteStore(data)
    people = StoredPeople(store)
    for number, person in enumerate(("ada", "ben")):
        await people.add_person(person, person, NewDevice(bytes([number]), person, "", 1))
        await people.be_rated(person, 1)
    done = asyncio.get_running_loop().create_future()
    entries = [robot_entry_written(one) for one in LOG]
    store.append(Batch(state.game, 0, entries, robot_summary(state), rated=rated), done.set_result)
    assert await done is None
    await store.close()
