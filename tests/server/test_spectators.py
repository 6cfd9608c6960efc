"""Watchers: late by so many tricks, never a hand; rematches; the plain page of a table."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foretell.client import CommandRejected, Guest, Table, visit
from foretell.server.audience.audience import HERE_SECONDS
from foretell.server.audience.subscriber import Subscriber
from foretell.server.http.pages.page import table_page
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.store.interface import Person
from foretell.server.table.state import SPECTATOR
from foretell.server.tables.summary import summary_of
from tests.server.server_process import serving
from tests.server.simulated_table import SimulatedClient, SimulatedTable

LATE = Options(pace=0, clock=0, delay=2)


def tricks_known(client: SimulatedClient) -> int:
    """Tricks of the whole game that a viewer knows of."""
    rounds = sum(int(row["cards"]) for row in client.view["sheet"])
    is_between = client.view["game"] is None or client.view["game"]["phase"] in ("deal", "over")
    return rounds + (0 if is_between else int(client.view["game"]["tricks_done"]))


@pytest.mark.parametrize("is_restarting", [False, True])
def test_watchers_are_late_by_so_many_tricks(is_restarting: bool) -> None:
    """What they see was true two tricks ago, also for who comes anew; at the end they see all."""
    sim = SimulatedTable({"sizes": [2, 3]}, 4, LATE, seed=3)
    sim.begin()
    watcher = SimulatedClient(sim, Person("p9", "Ghost"))
    sim.clients.append(watcher)
    while not sim.is_over:
        sim.step()
        if is_restarting:
            sim.restart()
        done = sim.table.state.trick_count
        if not sim.is_over:
            assert tricks_known(watcher) <= max(0, done - 2)
            assert tricks_known(watcher) >= done - 3
            folded = watcher.view
            watcher.connect()
            assert watcher.view == folded
            page = table_page(sim.table)
            assert page.count("led:") <= max(0, done - 2)
            assert summary_of(sim.table.state).scores == []
    sim.quiet()
    assert watcher.view["table"]["status"] == "finished"
    assert watcher.view["sheet"] == sim.clients[0].view["sheet"]


def test_watchers_who_are_late_see_at_once_that_the_game_has_begun() -> None:
    """It is no room to sit down in any more; of the first cards they see nothing."""
    sim = SimulatedTable({"sizes": [2, 3]}, 4, LATE, seed=3)
    early = SimulatedClient(sim, Person("p8", "Spirit"))
    sim.begin()
    sim.step()
    for watcher in (early, SimulatedClient(sim, Person("p9", "Ghost"))):
        assert watcher.view["table"]["status"] == "playing"
        game = watcher.view["game"]
        assert (game["phase"], game["turn_up"], game["round_number"]) == ("deal", None, 1)


def test_players_are_told_before_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many watch, and though they came first: nobody who plays waits for them."""
    sim = SimulatedTable({"sizes": [3]}, 4, seed=3)
    SimulatedClient(sim, None)
    sim.begin()
    told: list[int] = []
    send = Subscriber.send_numbered

    def noted(viewer: Subscriber, kind: bytes, body: bytes) -> None:
        told.append(viewer.key)
        send(viewer, kind, body)

    monkeypatch.setattr(Subscriber, "send_numbered", noted)
    sim.step()
    assert told
    assert told == [1, 0, SPECTATOR] * (len(told) // 3)


def test_watchers_see_no_hand() -> None:
    """Of the cards that are held, they are sent none, at no time."""
    sim = SimulatedTable({"sizes": [3]}, 4, seed=3)
    sim.begin()
    watcher = SimulatedClient(sim, None)
    while not sim.is_over:
        sim.step()
        if watcher.view["game"] is not None:
            assert watcher.view["game"]["hand"] == []
            assert watcher.view["game"]["known"] == [[]] * 4
        assert watcher.view["table"]["dealt"] == []


def test_hands_are_opened_after_the_round_where_the_table_wants_it() -> None:
    """And not before."""
    sim = SimulatedTable({"sizes": [2, 3]}, 4, Options(pace=1000, clock=0, open_hands=True), seed=3)
    sim.begin()
    watcher = SimulatedClient(sim, None)
    while not sim.is_over:
        sim.quiet(0.5)
        for client in sim.clients:
            if client.is_due:
                client.do(w.Act(client.seen.legal[0]))
        dealt = watcher.view["table"]["dealt"]
        game = watcher.view["game"]
        assert bool(dealt) == bool(
            game and game["phase"] in ("deal", "over") and sim.clients[0].view["sheet"]
        )
        assert not dealt or [len(hand) for hand in dealt] == [game["cards_each"]] * 4


def test_hands_stay_closed_where_the_table_does_not_want_them() -> None:
    """Nobody sees after the round what others did not play, players and watchers alike."""
    sim = SimulatedTable({"sizes": [2, 3]}, 4, Options(pace=0, clock=0, open_hands=False), seed=3)
    sim.begin()
    watcher = SimulatedClient(sim, None)
    while not sim.is_over:
        sim.step()
        for client in (watcher, *sim.clients):
            assert client.view["table"]["dealt"] == []
    assert len(watcher.view["sheet"]) == 2


def test_a_rematch_and_the_page_over_http(tmp_path: Path) -> None:
    """The same people and bots sit at a new table, once, and only players may ask."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, visit(url, "Eve") as eve:
            options: dict[str, Any] = {"pace": 0, "clock": 0}
            link = await ada.open({"sizes": [1]}, 3, options=options, name="<b>Table</b>")
            async with ada.table(link) as table:
                await table.sit()
                with pytest.raises(CommandRejected, match="not over"):
                    await ada.post(f"/api/tables/{link}/rematch", {})
                await table.start()
                while (seen := await table.turn()) is not None:
                    await table.act(seen.legal[0])
                with pytest.raises(CommandRejected, match="do not sit at this table"):
                    await eve.post(f"/api/tables/{link}/rematch", {})
                await rematch(ada, table)
            await page(ada, link)

    with serving(tmp_path) as process:
        asyncio.run(test(process.url))


async def rematch(ada: Guest, table: Table) -> None:
    """Asked for twice at once, it is one; the old table tells where it is."""
    asked = [ada.post(f"/api/tables/{table.id}/rematch", {}) for _ in range(2)]
    one, other = await asyncio.gather(*asked)
    assert one["id"] == other["id"] != table.id
    while table.facts["next_table"] != one["id"]:
        await table.changed()
    async with ada.table(one["id"]) as again:
        assert again.seat == 0
        assert [seat["kind"] for seat in again.facts["seats"]] == ["person", "bot", "bot"]


async def page(ada: Guest, link: str) -> None:
    """Plain HTML: names are text, no script."""
    answer = await ada._http.get(f"/t/{link}")
    assert answer.status_code == 200
    assert "<h1>&lt;b&gt;Table&lt;/b&gt;</h1>" in answer.text
    assert "<script" not in answer.text
    assert re.search(r"<td>\d/\d, [+-]\d+: -?\d+</td>", answer.text)
    assert (await ada._http.get("/t/none")).status_code == 404


def test_those_who_come_together_are_told_of_together() -> None:
    """After a restart everybody is back at once: one view each, one message about the others."""
    sim = SimulatedTable({"sizes": [3]}, 4, seed=3, people=4)
    sim.begin()
    sim.quiet()
    before = [len(client.frames) for client in sim.clients]
    sim.restart()
    sim.quiet(HERE_SECONDS)
    for client, count in zip(sim.clients, before, strict=True):
        kinds = [msgspec.json.decode(frame)["t"] for frame in client.frames[count:]]
        assert kinds in (["bye", "snapshot", "update"], ["bye", "snapshot"])
        assert all(seat["is_here"] for seat in client.view["table"]["seats"])
