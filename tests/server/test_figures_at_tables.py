"""Figures at tables: who sees them, and what a restart and a deletion leave of them."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from foretell.client import Guest, visit
from foretell.server.audience.redaction import Redaction
from foretell.server.protocol import commands as w
from foretell.server.store.interface import Person
from foretell.server.table.apply import fingerprint
from foretell.server.table.projection import CommonFacts, looks
from foretell.server.table.state import SPECTATOR
from tests.postgres import postgres
from tests.promises.histories import History, begin, play
from tests.server.server_process import serving
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_late_joiners import begun, to_next_round

STORES = ("", pytest.param("postgres", marks=pytest.mark.postgres))


def figures(view: dict[str, Any]) -> list[str]:
    """By seat, what is sent of the figures."""
    return [seat.get("figure", "-") for seat in view["table"]["seats"]]


async def choose(guest: Guest, figure: str) -> None:
    """Choose a figure."""
    done = await guest._http.patch("/api/me", json={"figure": figure})
    assert done.status_code == 200, done.text


async def played(url: str) -> tuple[str, str, str]:
    """Ada, an owl, plays with Grace, who is not; the table, the next one, and Ada's token."""
    async with AsyncExitStack() as open_:
        ada, grace = [await open_.enter_async_context(visit(url, x)) for x in ("Ada", "Grace")]
        await choose(ada, "owl")
        link = await ada.open({"sizes": [1]}, 3, options={"pace": 0, "clock": 0})
        one, other = [await open_.enter_async_context(x.table(link)) for x in (ada, grace)]
        await one.sit()
        await other.sit()
        await one.do(w.Swap(0, 2))
        assert figures(one.view) == ["-", "-", "owl"]
        await begin(one, other)
        chance = random.Random(7)
        await asyncio.gather(*(play(t, History(), chance) for t in (one, other)))
        assert figures(other.view) == ["-", "-", "owl"]
        await choose(ada, "fox")
        again = (await ada.post(f"/api/tables/{link}/rematch", {}))["id"]
        return link, again, str(ada.token)


async def seen(url: str, *links: str) -> list[list[str]]:
    """What somebody sees who only looks."""
    async with visit(url, "Mary") as mary:
        found = []
        for link in links:
            async with mary.table(link) as table:
                found.append(figures(table.view))
        return found


async def delete(url: str, token: str) -> None:
    """Have everything deleted."""
    async with visit(url, token=token) as ada:
        assert (await ada.get("/api/me/export"))["me"]["figure"] == "fox"
        assert (await ada._http.delete("/api/me")).status_code == 204


@pytest.mark.parametrize("store", STORES)
def test_all_see_a_figure_until_its_person_is_deleted(store: str, tmp_path: Path) -> None:
    """Also after a restart; the next game shows the figure of now."""
    url = postgres().made() if store else ""
    with serving(tmp_path, store=url) as process:
        link, again, token = asyncio.run(played(process.url))
        expected = [["-", "-", "owl"], ["-", "-", "fox"]]
        assert asyncio.run(seen(process.url, link, again)) == expected
        assert process.stop() == 0
        process.start()
        assert asyncio.run(seen(process.url, link, again)) == expected
        asyncio.run(delete(process.url, token))
        bare = [["-"] * 3] * 2
        assert asyncio.run(seen(process.url, link, again)) == bare
        assert process.stop() == 0
        process.start()
        assert asyncio.run(seen(process.url, link, again)) == bare


def test_who_takes_a_bots_seat_brings_the_figure() -> None:
    """The bot has none before; the log tells it again."""
    sim, host, friend = begun()
    assert friend.person is not None
    friend.person = friend.person._replace(figure="moon")
    friend.connect()
    assert friend.do(w.Sit())["t"] == "done"
    assert set(figures(host.view)) == {"-"}
    to_next_round(sim)
    assert figures(host.view)[2] == "moon"
    before = fingerprint(sim.table.state)
    sim.restart()
    assert fingerprint(sim.table.state) == before


def test_an_open_socket_sits_down_with_the_figure_of_now() -> None:
    """A new name alone leaves the figure."""
    sim = SimulatedTable("standard", 3, people=1)
    host = sim.clients[0]
    assert host.session is not None
    host.session.renamed("Eve", "star")
    host.session.renamed("Ada")
    host.do(w.Sit())
    assert (host.view["table"]["seats"][0]["name"], figures(host.view)[0]) == ("Ada", "star")


def test_late_watchers_do_not_see_the_figure_of_who_is_gone() -> None:
    """Another name alone does not take it away."""
    sim = SimulatedTable("standard", 3, people=2)
    friend = SimulatedClient(sim, Person("p9", "Rosa", "cat"))
    friend.do(w.Sit())
    live = sim.table
    shown = looks(live.state, [SPECTATOR], CommonFacts().now(live.state, live.moment()))[0]
    for name, left in (("Eve", "cat"), ("gone", "")):
        seats = Redaction({"Rosa": name}).shown(shown).common.facts["seats"]
        assert (seats[0].name, seats[0].figure) == (name, left)
