"""A table of a tournament: the server seats people, begins, and lets nobody change that."""

from __future__ import annotations

import asyncio

import pytest

from foretell.client.fairness import SeedKeeper
from foretell.server.deals.commitments import REVEAL_SECONDS
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, TournamentPlace
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.table.start import start_by_itself
from foretell.server.table.state import Status
from foretell.server.tables.context import TableContext
from foretell.server.tables.registry import TableRegistry
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.simulated_table import FAST, InlineThinkers, SimulatedClient, SimulatedTable

PLACE = TournamentPlace("cup1", "Spring cup", 2, 1)
SHORT = {"preset": "quick", "sizes": [1, 2, 3]}
SEATED: list[e.AnyEvent] = [
    e.Sat(0, "p0", "Ada"),
    e.Sat(1, "p1", "Grace"),
    e.BotSat(2, "rule", "Bot Bruno"),
    e.Locked(on=True),
]


def seated(options: Options = FAST) -> SimulatedTable:
    """A table of two persons, who look at it, and a bot."""
    sim = SimulatedTable(SHORT, 3, options, place=PLACE)
    sim.table.record(SEATED)
    sim.quiet()
    return sim


def begin(sim: SimulatedTable, *, is_late: bool = False) -> bool:
    """Begin if nobody is waited for; whether it does."""
    made = start_by_itself(sim.table.state, is_late=is_late)
    if made is not None:
        sim.table.record(sim.table.with_secret(made))
        sim.quiet()
    return made is not None


def test_nobody_is_its_host() -> None:
    """Neither those who sit there nor a stranger who looks."""
    sim = seated()
    for client in (*sim.clients, SimulatedClient(sim, None)):
        assert not client.folding.you.get("is_host")


def test_it_begins_when_all_devices_are_ready_and_plays_to_its_end() -> None:
    """Nobody starts it; what everybody is shown says of which tournament it is."""
    sim = seated()
    shown = sim.clients[0].view["table"]
    assert shown["tournament"] == {"id": "cup1", "name": "Spring cup", "n": 2, "table": 1}
    assert [seat["is_host"] for seat in shown["seats"] if "is_host" in seat] == []
    assert begin(sim)
    assert sim.table.state.status is Status.PLAYING
    assert sim.table.state.absent == set()
    sim.play()
    assert sim.is_over


def test_other_tables_do_not_speak_of_tournaments() -> None:
    """The field is left out."""
    assert "tournament" not in SimulatedTable().clients[0].view["table"]


@pytest.mark.parametrize(
    "command",
    [
        *(w.Sit(), w.Sit(2), w.AddBot(), w.Swap(0, 2), w.Remove(2), w.Lock(on=False)),
        *(w.GiveHost(1), w.SetOptions(Options()), w.Shrink(), w.Start()),
        *(w.Pause(), w.BeBack(), w.End(), w.Undo(), w.Advise()),
    ],
    ids=lambda command: type(command).__name__,
)
def test_nobody_changes_what_the_tournament_has_settled(command: w.AnyCommand) -> None:
    """Neither before the game nor in it, and nobody else sits down."""
    sim = seated()
    before = len(sim.store.logs["t"])
    assert sim.clients[0].do(command)["code"] == "tournament-table"
    assert len(sim.store.logs["t"]) == before
    assert begin(sim)
    assert sim.clients[0].do(command)["code"] == "tournament-table"
    sim.table.record([e.SeatToBot(1)])
    sim.quiet()
    assert sim.clients[0].do(command)["code"] == "tournament-table"


def test_who_is_not_there_when_it_is_late_is_played_by_a_bot_and_may_come() -> None:
    """They count as absent, also when they play on later."""
    sim = seated()
    late = sim.clients[1]
    sim.table.state.fair.forget(1)  # as if the device had never come
    assert not begin(sim)
    assert begin(sim, is_late=True)
    assert sim.table.state.absent == {1}
    assert late.do(w.Back())["t"] == "done"
    assert not sim.table.state.seats[1].stand_in
    assert sim.table.state.absent == {1}
    sim.restart()
    assert sim.table.state.absent == {1}


def test_who_stands_up_keeps_the_seat() -> None:
    """Before the game and in it: a bot plays, and the person comes back."""
    sim = seated()
    assert sim.clients[1].do(w.Stand())["t"] == "done"
    assert (sim.table.state.seats[1].person, sim.table.state.seats[1].stand_in) == ("p1", "rule")
    assert begin(sim)
    assert sim.table.state.absent == {1}
    assert sim.clients[1].do(w.Back())["t"] == "done"
    assert sim.clients[1].do(w.Stand())["t"] == "done"
    assert sim.clients[1].do(w.Back())["t"] == "done"
    sim.play()


def test_it_goes_on_though_nobody_looks() -> None:
    """Bots play for those whose time is up; a restart goes on by itself, too."""
    sim = seated(Options(pace=100, clock=10))
    assert begin(sim)
    for client in sim.clients:
        assert client.session is not None
        client.session.closed()
    assert not sim.table.is_idle
    for _ in range(400):
        sim.quiet(1.0)
    assert sim.table.state.status is Status.FINISHED
    assert sim.table.is_idle


def test_a_device_that_never_reveals_holds_nobody_up_for_ever() -> None:
    """Once it is late, a bot plays where a start has failed twice."""
    sim = seated()
    rude = sim.clients[1]
    for _ in range(2):
        assert begin_without(sim, rude.keeper)
        sim.quiet(REVEAL_SECONDS + 1)
        assert sim.table.state.status is Status.OPEN
    assert sim.table.state.fair.misses == [0, 2, 0]
    assert begin(sim, is_late=True)
    assert (sim.table.state.status, sim.table.state.absent) == (Status.PLAYING, {1})


def begin_without(sim: SimulatedTable, keeper: SeedKeeper) -> bool:
    """Begin with a device that has committed and says nothing more."""
    keeper._revealed = lambda *_: None  # type: ignore[method-assign]
    return begin(sim)


def test_a_table_is_opened_under_its_id_once() -> None:
    """With all who sit there, and private; sent again it is as it was."""

    async def test() -> None:
        store = MemoryStore(asyncio.get_running_loop().call_soon)
        tables = TableRegistry(TableContext(store, FakeClock(), InlineThinkers()))
        opened = e.Opened("Spring cup", SHORT, 3, "", private=True, tournament=PLACE)
        await tables.seat("t1", opened, SEATED)
        live = await tables.get("t1")
        live.record([e.Said("Ada", "hello")])
        await tables.seat("t1", opened, SEATED)
        tables.drop("t1")
        state = (await tables.get("t1")).state
        assert [seat.name for seat in state.seats] == ["Ada", "Grace", "Bot Bruno"]
        assert state.is_locked
        assert await store.summaries(statuses=("open",)) == []
        assert [one.id for one in await store.tables_of("p1")] == ["t1"]
        assert {one.seq for one in await store.mentioning("p0")} == {1}

    asyncio.run(test())


def test_there_is_no_rematch() -> None:
    """The tournament seats people anew."""

    async def test() -> None:
        store = MemoryStore(asyncio.get_running_loop().call_soon)
        tables = TableRegistry(TableContext(store, FakeClock(), InlineThinkers()))
        opened = e.Opened("Spring cup", SHORT, 3, "", private=True, tournament=PLACE)
        await tables.seat("t1", opened, [*SEATED, e.Ended("closed")])
        with pytest.raises(Rejection) as refused:
            await tables.rematch(Person("p0", "Ada"), "t1")
        assert refused.value.code == "tournament-table"

    asyncio.run(test())
