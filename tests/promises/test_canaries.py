"""Secrets of a running game are nowhere to be read: not in logs, figures, lists, orders (S1)."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from foretell.client import Table, visit
from foretell.server.protocol import commands as w
from foretell.server.store.sqlite import FILE
from tests.promises.histories import begin
from tests.server.server_process import Process, serving
from tests.server.server_without_sockets import foretell

CARDS = re.compile(r"\b(?:[2-9TJQKA]|Z|N)[cdhs]\b")
PATHS = ("/metrics", "/health", "/api/tables", "/fair", "/t/{}", "/about/data")


async def act(table: Table) -> None:
    """Decide, if it is the own turn soon."""
    with contextlib.suppress(TimeoutError):
        seen = await asyncio.wait_for(table.turn(), 10)
        assert seen is not None
        await table.do(w.Act(seen.legal[0]))


async def told(process: Process) -> tuple[list[str], list[str]]:
    """Play a little; the tokens, and all that anybody may read meanwhile."""
    async with visit(process.url, "Ada") as ada, visit(process.url, "Grace") as grace:
        link = await ada.open({"sizes": [5]}, 3, options={"pace": 0, "clock": 0})
        async with ada.table(link) as one, grace.table(link) as other:
            await begin(one, other)
            for table in (one, other):
                await act(table)
            async with httpx.AsyncClient(base_url=process.url, trust_env=False) as http:
                answers = [await http.get(path.format(link)) for path in PATHS]
            operators = await asyncio.to_thread(look, process.data, link)
            return [ada.token, grace.token], [*(one.text for one in answers), operators]


def look(data: Path, table: str) -> str:
    """What an operator is shown."""
    orders = (["tables"], ["show", table])
    shown = [foretell("admin", "--data", data, *words) for words in orders]
    assert all(one.returncode == 0 for one in shown), shown
    return "".join(one.stdout + one.stderr for one in shown)


def test_no_secret_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Neither tokens nor the seeds of the deals, in any writing; and in the logs no card."""
    monkeypatch.setenv("FORETELL_LOG_LEVEL", "debug")
    with serving(tmp_path) as process:
        tokens, texts = asyncio.run(told(process))
        rows = sqlite3.connect(tmp_path / FILE).execute("select secret from secrets").fetchall()
    log = capfd.readouterr().err
    assert "listen" in log or "serv" in log
    assert not CARDS.search(log)
    assert rows
    secrets = [form for (secret,) in rows for form in (secret.hex(), _base64(secret))]
    everything = "\n".join([log, *texts])
    assert not [one for one in (*tokens, *secrets) if one in everything]


def _base64(secret: bytes) -> str:
    return base64.urlsafe_b64encode(secret).decode().rstrip("=")
