"""Real processes and sockets: whole games, clean ends, deaths at the worst instants (R1, R6)."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from foretell.client import Guest, Table, WishRefused, visit
from foretell.server import events as e
from foretell.server import wishes as w
from foretell.server.failpoints import POINTS
from foretell.server.store.sqlite import FILE
from tests.server.process import ENGINES, Process, serving

QUICK = {"pace": 0, "clock": 0}


@pytest.fixture(params=ENGINES, autouse=True)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server of this file runs on one engine and then on the other."""
    monkeypatch.setenv("FORETELL_ENGINE", request.param)


class History:
    """What one player sent, and what was answered: the checker's side of a game."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.acked: list[str] = []


async def play(table: Table, history: History, chance: random.Random) -> None:
    """Play to the end, with an id of its own for every action."""
    while (seen := await table.turn()) is not None:
        name = f"{table.seat}-{len(history.sent)}-{chance.getrandbits(32)}"
        history.sent.append(name)
        try:
            await table.do(w.Act(chance.choice(seen.legal)), name=name)
        except WishRefused as refused:
            assert refused.code in ("stale", "not-saved", "already-chosen", "over"), refused  # noqa: PT017
        else:
            history.acked.append(name)


def check(data: Path, table: str, histories: list[History]) -> None:
    """Acknowledged: exactly once in the log; sent and not acknowledged: once or never (R1)."""
    connection = sqlite3.connect(data / FILE)
    rows = connection.execute("select body from events where table_id = ? order by seq", (table,))
    done = Counter(e.read(body).act for (body,) in rows)
    connection.close()
    for history in histories:
        assert {done[name] for name in history.acked} <= {1}
        assert {done[name] for name in history.sent} <= {0, 1}


async def opened(me: Guest, rules: object, players: int) -> str:
    """A table whose bots do not wait."""
    return await me.open(rules, players, options=QUICK)


async def whole_game(url: str, rules: object, cut: float = 0.0) -> dict[str, Any]:
    """Two people and two bots play; now and then somebody's socket is cut."""
    chance = random.Random(7)
    async with visit(url, "Ada") as ada, visit(url, "Grace") as grace:
        link = await opened(ada, rules, 4)
        async with ada.table(link) as one, grace.table(f"{url}/t/{link}") as other:
            await one.sit(2)
            await other.sit()
            await one.start()
            games = [asyncio.create_task(play(t, History(), chance)) for t in (one, other)]
            while cut and not all(game.done() for game in games):
                await asyncio.sleep(cut * chance.random())
                await chance.choice((one, other)).link.drop()
            await asyncio.gather(*games)
            assert one.view["sheet"] == other.view["sheet"]
            return one.view


def test_a_game_over_sockets_and_a_clean_end(tmp_path: Path) -> None:
    """Everything is stored when it ends, and there again afterwards."""
    with serving(tmp_path) as process:
        view = asyncio.run(whole_game(process.url, "standard"))
        assert view["table"]["status"] == "finished"
        assert len(view["sheet"]) == 15
        assert process.stop() == 0
        process.start()
        lobby = asyncio.run(_lobby(process.url))
        assert [one["scores"] for one in lobby["finished"]] == [view["sheet"][-1]["scores"]]
        assert process.stop() == 0


async def _lobby(url: str) -> Any:
    async with visit(url, "Mary") as mary:
        return await mary.get("/api/tables")


def test_sockets_cut_at_random_moments(tmp_path: Path) -> None:
    """The seat belongs to its holder, not to a socket: the game goes on and ends (R6)."""
    with serving(tmp_path) as process:
        view = asyncio.run(whole_game(process.url, {"preset": "hidden", "sizes": [2, 5, 3]}, 0.1))
        assert view["table"]["status"] == "finished"


async def deadly_game(process: Process, failpoints: list[str], rules: object) -> None:
    """A game whose server dies again and again; clients come back by themselves."""
    chance = random.Random(len(failpoints))
    async with visit(process.url, "Ada") as ada, visit(process.url, "Grace") as grace:
        link = await opened(ada, rules, 3)
        async with ada.table(link) as one, grace.table(link) as other:
            await one.sit()
            await other.sit()
            await one.start()
            histories = [History(), History()]
            pairs = zip((one, other), histories, strict=True)
            games = [asyncio.create_task(play(table, history, chance)) for table, history in pairs]
            for failpoint in failpoints:
                await dies(process, failpoint, chance, games)
            await asyncio.wait_for(asyncio.gather(*games), 60)
            check(process.data, link, histories)
            assert one.view["table"]["status"] == "finished"


async def dies(
    process: Process, failpoint: str, chance: random.Random, games: list[asyncio.Task[None]]
) -> None:
    """Kill the server, and let it come back so that it dies at a named point, or lives a while."""
    await asyncio.to_thread(process.kill)
    await asyncio.to_thread(process.start, failpoint)
    if not failpoint:
        await asyncio.sleep(0.3 * chance.random())
    while failpoint and process.is_alive and not all(game.done() for game in games):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("rules", ["standard", "delayed"])
def test_nothing_acknowledged_is_lost(tmp_path: Path, rules: str) -> None:
    """kill -9 at random instants and at every named point (R1)."""
    counts = zip(POINTS, (3, 2, 5), strict=True)
    points = ["", "", *(f"{point}@{count}" for point, count in counts)]
    with serving(tmp_path) as process:
        asyncio.run(deadly_game(process, [*points, *points, ""], rules))


def test_a_wrong_token_changes_nothing(tmp_path: Path) -> None:
    """Nobody becomes somebody else by guessing (R6)."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada:
            link = await opened(ada, "standard", 3)
            with pytest.raises(WishRefused):
                async with visit(url, token="wrong"):  # noqa: S106
                    pass
            stranger = Table(link, ada.table(link).link.url, "wrong")
            async with stranger, ada.table(link) as own:
                with pytest.raises(WishRefused, match="who are you"):
                    await stranger.sit()
                await own.sit()
                assert own.seat == 0

    with serving(tmp_path) as process:
        asyncio.run(test(process.url))
