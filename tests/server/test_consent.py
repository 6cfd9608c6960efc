"""What everybody but one wants comes when that one goes: an end, a pause, a choice undone."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from foretell.server.operate.mentions import LogMentions
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options
from foretell.server.table.apply import fingerprint
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_games import replayed
from tests.server.test_timers import begun, events, wait

UNDO = Options(pace=500, clock=30, undo=True)


def wanted(command: w.AnyCommand) -> tuple[SimulatedTable, SimulatedClient, list[SimulatedClient]]:
    """A choice has been made, and all but one of three want something: who does not, and they."""
    sim = begun(people=3, options=UNDO)
    asker = wait(sim)
    assert asker.do(w.Act(asker.seen.legal[0]))["t"] == "done"
    holdout = wait(sim)
    others = [client for client in sim.clients if client is not holdout]
    for client in (asker, *(one for one in others if one is not asker)):
        assert client.do(command)["t"] == "done"
    return sim, holdout, others


def what_came(sim: SimulatedTable) -> list[type]:
    """The events of something agreed on."""
    return [type(one) for one in events(sim) if isinstance(one, e.Ended | e.Paused | e.Undone)]


REQUESTS = [(w.End(), e.Ended), (w.Pause(), e.Paused), (w.Undo(), e.Undone)]


@pytest.mark.parametrize(("command", "event"), REQUESTS, ids=["end", "pause", "undo"])
def test_it_comes_when_the_last_one_stands_up(command: w.AnyCommand, event: type) -> None:
    """Nobody has to want it once more; the log replays."""
    sim, holdout, _ = wanted(command)
    assert not what_came(sim)
    assert holdout.do(w.Stand())["t"] == "done"
    assert what_came(sim) == [event]
    assert replayed(sim) == fingerprint(sim.table.state)


@pytest.mark.parametrize(("command", "event"), REQUESTS, ids=["end", "pause", "undo"])
def test_it_comes_when_the_seat_is_handed_to_a_bot(command: w.AnyCommand, event: type) -> None:
    """By those who are there, of one who has been away for three minutes."""
    sim = begun(people=3, options=Options(pace=500, clock=0, undo=True))
    asker = wait(sim)
    asker.do(w.Act(asker.seen.legal[0]))
    holdout = wait(sim)
    assert holdout.session is not None
    holdout.session.closed()
    sim.quiet(181.0)
    sim.clients.remove(holdout)
    for client in (asker, *(one for one in sim.clients if one is not asker)):
        assert client.do(command)["t"] == "done"
    assert not what_came(sim)
    assert asker.do(w.HandToBot(holdout.seat or 0))["t"] == "done"
    assert what_came(sim) == [event]


@pytest.mark.parametrize(("command", "event"), REQUESTS[:2], ids=["end", "pause"])
def test_it_comes_when_the_time_of_the_last_one_is_up(command: w.AnyCommand, event: type) -> None:
    """The second time, when a bot takes the seat."""
    sim, holdout, others = wanted(command)
    while not sim.table.state.seats[holdout.seat or 0].stand_in:
        for client in others:
            if client.is_due:
                client.do(w.Act(client.seen.legal[0]))
        sim.quiet(1.0)
    assert what_came(sim) == [event]


def test_nothing_comes_that_somebody_left_does_not_want() -> None:
    """Nor what only those wanted who are gone."""
    sim, holdout, others = wanted(w.End())
    for client in others:
        assert client.do(w.Stand())["t"] == "done"
    assert not what_came(sim)
    assert holdout.do(w.Stand())["t"] == "done"
    assert not what_came(sim)


def test_nothing_is_undone_during_a_pause() -> None:
    """But when it ends."""
    sim, holdout, others = wanted(w.Undo())
    for client in sim.clients:
        client.do(w.Pause())
    assert holdout.do(w.Stand())["t"] == "done"
    assert what_came(sim) == [e.Paused]
    assert others[0].do(w.Resume())["t"] == "done"
    assert what_came(sim) == [e.Paused, e.Undone]
    assert replayed(sim) == fingerprint(sim.table.state)


def test_what_comes_with_an_account_that_goes_comes_at_once() -> None:
    """While it is being stored the others may change their minds: they would want nothing more."""
    sim, holdout, others = wanted(w.Undo())
    asker = next(one for one in others if one.seat == sim.table.state.requests.undo_by)
    person = sim.table.state.seats[holdout.seat or 0].person

    async def test() -> None:
        going = asyncio.create_task(LogMentions._stand(cast(LogMentions, None), person, sim.table))
        await asyncio.sleep(0)
        asker.do(w.Undo(on=False))
        while not going.done():
            sim.store.commit()
            await asyncio.sleep(0)
        going.result()

    asyncio.run(test())
    came = [type(one) for one in events(sim)[-4:]]
    assert came == [e.SeatToBot, e.HostIs, e.Undone, e.UndoAsked]
    assert replayed(sim) == fingerprint(sim.table.state)
