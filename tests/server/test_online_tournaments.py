"""Online tournaments on a real server, which is killed in the middle of a round."""

from __future__ import annotations

import asyncio
import io
import time
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell.client import Table, visit
from foretell.client.guest import Guest
from foretell.record import read
from tests.server.server_process import Process, serving

SECONDS = 240
CUP = {
    "name": "Cup",
    "format": {"rounds": 1, "rules": {"preset": "quick", "sizes": [1, 2, 3]}},
    "seed": "7",
    "is_online": True,
    "bots": "rule",
}
BOT = {"entry": "entered", "bot": "rule"}


def seen(process: Process, cup: str) -> dict[str, Any]:
    """How a tournament stands."""
    found: dict[str, Any] = httpx.get(
        f"{process.url}/api/tournaments/{cup}", trust_env=False
    ).json()
    return found


async def until(
    process: Process, cup: str, wanted: Callable[[dict[str, Any]], object]
) -> dict[str, Any]:
    """How it stands once something holds; a server that died is started again."""
    while True:
        if not process.is_alive:
            process.kill()
            process.start()
        try:
            view = seen(process, cup)
        except httpx.TransportError:
            continue
        if wanted(view):
            return view
        await asyncio.sleep(0.05)


def is_over(view: dict[str, Any]) -> bool:
    """Whether it is over."""
    return bool(view["status"] == "over")


async def opened(organiser: Guest, *others: Guest, bots: int) -> str:
    """A tournament that may begin; its id."""
    cup = str((await organiser.post("/api/tournaments", CUP))["id"])
    view: dict[str, Any] = {"length": 1}
    for one in others:
        view = await one.post(f"/api/tournaments/{cup}/enter", {})
    for _ in range(bots):
        body = {"after": view["length"], "entries": [BOT]}
        view = await organiser.post(f"/api/tournaments/{cup}/entries", body)
    return cup


def in_time(scene: Any) -> None:
    """Do what a scene says, which ends."""
    asyncio.run(asyncio.wait_for(scene, SECONDS))


class DyingAt:
    """Plays anything at tables of a server that is killed at one of the turns."""

    def __init__(self, process: Process, turn: int) -> None:
        self.process = process
        self.left = turn

    async def play(self, table: Table) -> None:
        """Play to the end."""
        while (now := await table.turn()) is not None:
            self.left -= 1
            if self.left == 0:
                self.process.kill()
                self.process.start()
            await table.act(now.legal[-1])


async def page_of(process: Process, cup: str, number: int) -> str:
    """The table of somebody, once it is open."""
    view = await until(process, cup, lambda one: one["rounds"])
    tables = view["rounds"][0]["tables"]
    page = next(str(table["page"]) for table in tables if number in table["people"])
    await until(process, cup, lambda _: is_open(process, page))
    return page


def test_people_and_bots_play_on_after_a_kill(tmp_path: Path) -> None:
    """Two people at their tables, six bots: everything goes on where it was, to the winner."""

    async def scene(process: Process) -> None:
        async with visit(process.url, "Ada") as ada, visit(process.url, "Ben") as ben:
            cup = await opened(ada, ada, ben, bots=6)
            await ada.post(f"/api/tournaments/{cup}/start", {})
            pages = [await page_of(process, cup, number) for number in (1, 2)]
            dying = DyingAt(process, 4)
            async with ada.table(pages[0]) as one, ben.table(pages[1]) as other:
                assert one.facts["tournament"]["id"] == cup
                await asyncio.gather(dying.play(one), dying.play(other))
            end = await until(process, cup, is_over)
        assert dying.left < 0
        assert all(table["points"] for table in end["rounds"][0]["tables"])
        assert all(person["is_in"] for person in end["people"])
        assert end["winners"]
        answer = httpx.get(f"{process.url}/tournaments/{cup}/records.zip", trust_env=False)
        assert answer.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.content)) as found:
            records = [read(found.read(name).decode()) for name in found.namelist()[2:]]
        results = [tuple(table["points"]) for table in end["rounds"][0]["tables"]]
        assert [one.scores for one in records] == results

    with serving(tmp_path) as process:
        in_time(scene(process))


def is_open(process: Process, page: str) -> bool:
    """Whether a table is open."""
    return httpx.get(f"{process.url}{page}", trust_env=False).status_code == 200


@pytest.mark.parametrize("point", ["commit.before@2", "commit.after@3", "commit.after@8"])
def test_a_round_of_bots_survives_a_death_at_any_commit(tmp_path: Path, point: str) -> None:
    """As it is drawn, before all its tables are open, and in the middle of their games."""

    async def scene(process: Process) -> None:
        async with visit(process.url, "Ada") as ada:
            cup = await opened(ada, bots=8)
            process.kill()
            process.start(point)
            begin = {"Authorization": f"Bearer {ada.token}"}
            with suppress(httpx.TransportError):
                httpx.post(
                    f"{process.url}/api/tournaments/{cup}/start",
                    headers=begin,
                    json={},
                    trust_env=False,
                )
        before = time.monotonic()
        while process.is_alive:
            assert time.monotonic() < before + 60, "it has not died"
            await asyncio.sleep(0.05)
        end = await until(process, cup, is_over)
        assert [len(table["people"]) for table in end["rounds"][0]["tables"]] == [4, 4]
        assert all(table["points"] for table in end["rounds"][0]["tables"])

    with serving(tmp_path) as process:
        in_time(scene(process))
