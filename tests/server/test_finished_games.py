"""Games that are over, over HTTP: looked through, downloaded, checked; nothing of it before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from foretell.cli.verify import verify_command
from foretell.client import CommandRejected, Table, visit
from foretell.fair import Verdict
from foretell.fair.listing import read_line
from foretell.record import outcome
from tests.server.server_process import Process, serving

RULES = {"preset": "standard", "sizes": [1, 2]}
Play = Callable[[Table], Coroutine[Any, Any, None]]


async def played(url: str) -> str:
    """A short game of Ada and bots to its end; its id."""
    async with visit(url, "Ada <b>") as ada:
        link = await ada.open(RULES, players=3, options={"pace": 0, "clock": 0})
        async with ada.table(link) as table:
            await table.sit()
            await table.start()
            with pytest.raises(CommandRejected, match="not over yet"):
                await table.verify()
            async with httpx.AsyncClient(base_url=url) as http:
                for path in ("", "/record.toml", "/deal.json"):
                    assert (await http.get(f"/games/{link}{path}")).status_code == 404
                assert (await http.get("/fair")).text == ""
            while (seen := await table.turn()) is not None:
                await table.act(seen.legal[0])
            report = await table.verify()
            assert report.verdict is Verdict.VERIFIED, report.failures
            assert report.against_kept
            return link


def test_a_finished_game_is_open_to_all(tmp_path: Path) -> None:
    """Page, record, deals and the list; ``foretell verify`` with the address of the game."""
    with serving(tmp_path) as process:
        game = asyncio.run(played(process.url))
        check_pages(process, game)
        told = CliRunner().invoke(verify_command, [f"{process.url}/games/{game}", "--json"])
        assert told.exit_code == 0, told.output
        checks = {one["name"]: one["holds"] for one in json.loads(told.output)["checks"]}
        assert checks["list"] is True
        assert all(checks.values())


def check_pages(process: Process, game: str) -> None:
    """What a browser is shown."""
    with httpx.Client(base_url=process.url) as http:
        page = http.get(f"/games/{game}")
        assert page.status_code == 200
        assert "<b>" not in page.text
        assert page.text.count("<h2") == 2
        assert f"/games/{game}/deal.json" in http.get(f"/t/{game}").text
        record = http.get(f"/games/{game}/record.toml")
        assert record.headers["content-type"].startswith("application/toml")
        assert outcome(record.text).game.is_over
        lines = http.get("/fair").text.splitlines()
        assert [read_line(line).game for line in lines] == [game]
        missing = http.get(f"/games/{game}.2")
        assert missing.status_code == 404
        assert missing.json()["code"] == "no-such-game"


async def played_in_private(url: str) -> str:
    """A private game, which its player checks; its table."""
    async with visit(url, "Ada") as ada:
        link = await ada.open(RULES, players=3, private=True, options={"pace": 0, "clock": 0})
        async with ada.table(link) as table:
            await table.sit()
            await table.start()
            while (seen := await table.turn()) is not None:
                await table.act(seen.legal[0])
            report = await table.verify()
            assert report.verdict is Verdict.VERIFIED, report.failures
            assert report.against_kept
            assert table.facts["fair"]["address"] == link
        return link


def test_the_list_of_all_deals_leads_to_no_private_table(tmp_path: Path) -> None:
    """Its games have other ids there; with the link of the table they are checked as all others."""
    with serving(tmp_path) as process:
        link = asyncio.run(played_in_private(process.url))
        with httpx.Client(base_url=process.url) as http:
            (listed,) = [read_line(line).game for line in http.get("/fair").text.splitlines()]
            assert link not in http.get("/fair").text
            for path in ("/t/", "/games/", "/api/tables/"):
                assert http.get(f"{path}{listed}").status_code == 404
            bundle = http.get(f"/games/{link}/deal.json").json()
            assert bundle["game"] == listed
            assert http.get(f"/api/tables/{link}").json()["game"] == link
        for address in (f"/games/{link}", f"/t/{link}"):
            told = CliRunner().invoke(verify_command, [process.url + address, "--json"])
            assert told.exit_code == 0, told.output
            assert {one["holds"] for one in json.loads(told.output)["checks"]} == {True}
