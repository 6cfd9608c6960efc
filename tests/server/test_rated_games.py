"""Which games say something about how well people play, and what they say."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foretell.play.standing import ranks
from foretell.server.deals.secrets import GameSecret
from foretell.server.operate.doctor import examine
from foretell.server.protocol import commands as w
from foretell.server.store.interface import Batch, RatedGame
from foretell.server.store.people import NewDevice
from foretell.server.store.sqlite import SqliteStore
from foretell.server.store.stored_people import StoredPeople
from foretell.server.tables.summary import summary_of
from tests.server.simulated_table import SimulatedTable
from tests.server.test_fair_start import mute

SHORT = {"preset": "quick", "sizes": [1, 2]}


@pytest.fixture(scope="module")
def played() -> SimulatedTable:
    """A whole game of three people; the second leaves in it and stays away."""
    sim = SimulatedTable("quick", 3, people=3)
    sim.begin()
    for _ in range(20):
        sim.step()
    assert sim.clients[1].do(w.Stand())["t"] == "done"
    sim.play()
    return sim


def test_everybody_has_a_place_and_who_has_left_is_last(played: SimulatedTable) -> None:
    """Once, when the game is over; the others stand as the sheet says."""
    (game,) = played.store.rated
    told = dict(game.places)
    assert (game.pool, game.game, set(told)) == ("quick", "t", {"p0", "p1", "p2"})
    assert told["p1"] == 3
    of = ranks(played.table.state.handle, 3)
    assert (told["p0"] < told["p2"]) == (of[0] < of[2])


def test_nothing_is_said_by_a_game_with_a_bot_or_by_rules_of_ones_own() -> None:
    """A bot that had its seat from the start; rules that nobody else plays."""
    bots = SimulatedTable("quick", 3, people=2)
    bots.begin()
    own = SimulatedTable(SHORT, 3, people=3)
    own.begin()
    named = SimulatedTable("quick", 3, people=3)
    named.table.state.rules_name, named.is_mended = "Ours", True
    named.begin()
    for sim in (bots, own, named):
        sim.play()
        assert sim.store.rated == []


def test_a_game_counts_though_somebody_came_late() -> None:
    """A bot stood in for them at the start; the seat was theirs."""
    sim = SimulatedTable("quick", 3, people=3)
    late = sim.clients[2]
    mute(late)
    for client in sim.clients:
        client.do(w.Sit())
    assert late.session is not None
    late.session.closed()
    late.session = None
    assert sim.clients[0].do(w.Start())["t"] == "done"
    assert sim.table.state.seats[2].stand_in
    late.connect()
    assert late.do(w.Back())["t"] == "done"
    sim.play()
    (game,) = sim.store.rated
    assert set(dict(game.places)) == {"p0", "p1", "p2"}


def test_the_doctor_finds_places_that_are_not_those_of_the_log(
    played: SimulatedTable, tmp_path: Path
) -> None:
    """They are found by playing the log again."""
    (game,) = played.store.rated
    asyncio.run(_kept(played, tmp_path / "good", game))
    assert "places for ratings" not in _found(tmp_path / "good")
    wrong = game._replace(places=[("p0", 3), ("p2", 1)])
    asyncio.run(_kept(played, tmp_path / "bad", wrong))
    assert "places for ratings" in _found(tmp_path / "bad")


def _found(data: Path) -> str:
    return "".join(map(str, examine(data).findings))


async def _kept(sim: SimulatedTable, data: Path, game: RatedGame) -> None:
    """A data folder with the game in it, and two people who had chosen to be rated."""
    store, log = SqliteStore(data), sim.store.kept("t")
    assert log is not None
    people = StoredPeople(store)
    for number, person in enumerate(("p0", "p2")):
        await people.add_person(person, person, NewDevice(bytes([number]), person, "", 1))
        await people.be_rated(person, 1)
    done = asyncio.get_running_loop().create_future()
    ((name, secret),) = log.secrets.items()
    batch = Batch("t", 0, log.entries, summary_of(sim.table.state), GameSecret(name, secret))
    store.append(batch._replace(rated=game), done.set_result)
    assert await done is None
    await store.close()
