"""Duplicate rounds online: the same deals at all tables, and nothing told before all are done."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

import pytest

from foretell import fair
from foretell.fair import Kept, PlayerSeed, Verdict, verify
from foretell.server.audience.subscriber import Subscriber
from foretell.server.http.bodies.tournament_view import common_view
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.table.finished import FinishedGame
from foretell.server.table.state import OVER, Status
from foretell.server.tables.live_table import LiveTable
from foretell.server.tournaments import conductor
from foretell.server.tournaments.events import PersonRegistered, PlayBegan
from foretell.server.tournaments.online import online_tables
from foretell.server.tournaments.organising import Events, bot_entered, organised
from foretell.server.tournaments.state import TournamentLog, noted
from foretell.tournament import PersonEntered
from tests.server.test_conductor import SHORT, Evening, evening

DUPLICATE = {"points": "compared", "least": 4, "most": 4, "rules": SHORT, "tie": "shared"}
PEOPLE = ("Ada", "Ben")
SECRET = fair.Secret.of("5e" * 32)


def entrants(state: TournamentLog) -> Events:
    """Two guests and six bots, and it begins."""
    for number, name in enumerate(PEOPLE, start=1):
        yield noted(PersonEntered(name))
        yield PersonRegistered(number, f"p{number}")
    for _ in range(6):
        yield from bot_entered(state, "rule")
    yield PlayBegan()


def seed_of(name: str) -> str:
    """The seed that somebody's device has drawn."""
    return fair.Secret.typed(name).reveal()


async def lives(now: Evening) -> list[LiveTable]:
    """The tables of the open round."""
    return [await now.tables.get(one.id) for one in online_tables(await now.cup())]


async def come(now: Evening, *names: str) -> None:
    """Devices of people commit, wherever they sit."""
    for live in await lives(now):
        for at, seat in enumerate(live.state.seats):
            if seat.name in names:
                known = live.state.fair.shared, live.state.fair.place(at)
                live.record([e.Committed(at, fair.player_commit(*known, seed_of(seat.name)))])


async def reveal(now: Evening, *names: str) -> None:
    """Devices reveal what they committed to."""
    for live in await lives(now):
        for at, seat in enumerate(live.state.seats):
            if seat.name in names:
                assert live.state.fair.is_opened(at, seed_of(seat.name))
                live.record([e.Revealed(at, seed_of(seat.name))])


async def begun(now: Evening, *, is_private: bool = False, **settings: Any) -> list[LiveTable]:
    """A round whose games have begun."""
    await now.open(entrants, is_private=is_private, settings={**DUPLICATE, **settings})
    await now.go_on(2)
    await come(now, *PEOPLE)
    await now.go_on(2)
    await reveal(now, *PEOPLE)
    await now.go_on(2)
    return await lives(now)


def bundle(now: Evening, live: LiveTable) -> dict[str, Any]:
    """What is published of a table's game."""
    log = now.store.kept(live.state.id)
    assert log is not None
    return FinishedGame(live.state.id, log, live.state.fair.game).bundle()


@pytest.mark.parametrize("is_private", [False, True])
def test_a_round_is_verified_when_all_are_done(is_private: bool) -> None:
    """By everybody's seeds, those at other tables too, against what was kept and the list.

    The list leads to no tournament that is only for those who have its link.
    """

    async def test(now: Evening) -> None:
        tables = await begun(now, is_private=is_private)
        pinned = tables[0].state.fair.pinned
        await now.end()
        lines = [one.line for one in now.store.list]
        assert ["cup1" in line for line in lines] == [not is_private]
        for live in tables:
            made = bundle(now, live)
            kept = Kept(made["server_commit"], seed_of("Ada"), None, 0, pinned=pinned)
            report = verify(made, kept, lines)
            assert report.verdict is Verdict.VERIFIED, report.failures
            seeds = [one["seed"] for one in made["players"]]
            assert seeds[:3] == [seed_of("Ada"), seed_of("Ben"), "bot"]
            assert "kept" in verify(made, kept._replace(pinned="0" * 64)).failed
            assert "kept" in verify(made, kept._replace(seed="0" * 64)).failed

    evening(test)


def test_all_tables_have_the_same_deals_and_are_compared() -> None:
    """The same seat deals first; what each did is kept, and adds up to nothing at every seat."""

    async def test(now: Evening) -> None:
        tables = await begun(now)
        assert [live.state.status for live in tables] == [Status.PLAYING] * 2
        assert [live.state.options.dealer for live in tables] == [0, 0]
        cup = await now.end()
        decks = [[one["deck"] for one in bundle(now, live)["rounds"]] for live in tables]
        assert decks[0] == decks[1]
        assert sum(line.points for line in cup.tournament.standings()) == 0
        for number, live in enumerate(tables, start=1):
            assert [one.points for one in cup.sheets[1, number]] == [
                row.points for row in live.state.sheet
            ]

    evening(test)


def test_nothing_of_a_finished_table_is_told_before_the_last_one() -> None:
    """No replay, result, standings or look; the secret is in no log."""

    async def test(now: Evening) -> None:
        tables = await begun(now)
        ended, other = tables
        ended.record([e.Ended("closed")])
        await now.go_on(2)
        cup = await now.cup()
        assert other.state.status not in OVER
        with pytest.raises(Rejection) as refused:
            bundle(now, ended)
        assert refused.value.code == "event-open"
        told = json.dumps(str(common_view(cup)))
        assert all(not table.points for table in common_view(cup).rounds[0].tables)
        assert not now.store.list
        secret = (await now.cups.secrets("cup1"))[ended.state.fair.shared].reveal()
        logs = b"".join(body for log in now.store.logs.values() for body in log)
        assert secret.encode() not in logs
        assert secret not in told
        await now.end()
        assert secret in now.store.list[0].line

    evening(test)


async def cancelled(now: Evening) -> None:
    """A round in which Ben did not reveal, and has not come again."""
    await now.open(entrants, settings=DUPLICATE)
    await now.go_on(2)
    await come(now, *PEOPLE)
    await now.go_on(2)
    await reveal(now, "Ada")
    await now.go_on(12)
    assert [live.state.fair.attempt for live in await lives(now)] == [2, 2]
    assert json.loads(now.store.list[0].line)["outcome"] == "cancelled"
    await come(now, "Ada")


def test_who_does_not_reveal_makes_all_tables_begin_again() -> None:
    """With new numbers; the attempt is in the list; the second time a bot plays for them."""

    async def test(now: Evening) -> None:
        await cancelled(now)
        now.restart()
        while not (await now.cup()).deals[1].commit:
            await now.go_on(1)
        assert now.cups.at() >= (await now.cup()).drawn_at[1] + 180_000
        await now.go_on(1)
        await reveal(now, "Ada")
        await now.go_on(3)
        tables = await lives(now)
        assert [live.state.status for live in tables] == [Status.PLAYING] * 2
        deals = (await now.cup()).deals[1]
        seeds = list(map(PlayerSeed, deals.commits, deals.seeds))
        t = fair.transcript(tables[0].state.fair.shared, deals.commit, seeds)
        assert {live.state.fair.transcript for live in tables} == {t}
        cup = await now.end()
        assert [one.name for one in cup.tournament.state.people if not one.is_in] == ["Ben"]

    evening(test)


def test_a_correction_keeps_who_was_absent() -> None:
    """The page corrects the points alone; who says otherwise is heard."""

    async def test(now: Evening) -> None:
        await cancelled(now)
        cup = await now.end()
        one = cup.tournament.state.rounds[0]
        number, score = next((at, score) for at, _, score in one.played() if score.absent)
        plain = {"entry": "corrected", "n": 1, "table": number, "points": [4, 3, 2, 1]}
        plain |= {"who": "Host", "why": "the log was wrong"}
        for more, absent in (({}, score.absent), ({"absent": []}, ())):
            note = partial(organised, person="host", after=cup.length, now=now.cups.at())
            decide = partial(note, entries=[plain | more])
            cup = await now.cups.change("cup1", decide)
            found = cup.tournament.state.rounds[0].results[number]
            assert (found.points, found.absent) == ((4, 3, 2, 1), absent)

    evening(test)


def test_a_kill_at_every_step_of_a_start_loses_nothing() -> None:
    """The same secret, commitments and cards, whatever was stored last."""

    async def test(now: Evening) -> None:
        await now.open(entrants, settings=DUPLICATE)
        await now.go_on(2)
        await come(now, *PEOPLE)
        for _ in range(3):
            now.restart()
            await now.go_on(1)
        commit = (await now.cup()).deals[1].commit
        assert commit
        await reveal(now, *PEOPLE)
        for _ in range(3):
            now.restart()
            await now.go_on(1)
        tables = await lives(now)
        assert {live.state.fair.commit for live in tables} == {commit}
        assert [live.state.status for live in tables] == [Status.PLAYING] * 2

    evening(test)


class Watching:
    """A device that notes every byte that it is sent."""

    waiting = 0

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Note it."""
        self.frames.append(message)

    def forget(self) -> None:
        """Nothing waits."""

    def close(self, code: int, why: str) -> None:
        """Nothing to close."""


async def frames_at(now: Evening, does: str) -> list[bytes]:
    """All that Ada is sent at her table to its end, while another table does something."""
    now.tables.context = replace(now.tables.context, new_secret=lambda: SECRET)
    tables = await begun(now)
    hers, other = sorted(tables, key=lambda live: live.state.seat_of("p1") is None)
    device = Watching()
    hers.audience.join(Subscriber(device, Person("p1", "Ada")))
    if does == "stops":
        other.record([e.Ended("closed")])
    if does == "plays worse":
        other.record([e.SeatToBot(seat, "random") for seat in sorted(other.state.persons())])
    while hers.state.status not in OVER:
        await now.go_on(1)
    return device.frames


@pytest.mark.parametrize("does", ["stops", "plays worse"])
def test_s1_no_frame_tells_how_another_table_plays(
    does: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S1: byte for byte the same, whatever another table makes of the same deals."""
    found: list[list[bytes]] = []
    for what in ("plays", does):
        ids = (f"table{n}" for n in count())
        monkeypatch.setattr(conductor, "new_id", partial(next, ids))

        async def test(now: Evening, what: str = what) -> None:
            found.append(await frames_at(now, what))

        evening(test)
    assert len(found[0]) > 20
    assert found[0] == found[1]
