"""Health, figures, the page on data: through HTTP, on a server of this process."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell.fair import Secret, player_commit
from foretell.server.http.admission import AdmissionMiddleware
from foretell.server.http.app import make_app
from foretell.server.operate.health import Doctor
from foretell.server.operate.metrics import MOST_CODES, Metrics
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import Do
from foretell.server.server import Server
from foretell.server.store.transactions import one
from tests.server.fake_clock import FakeClock
from tests.server.server_without_sockets import ADA, opened, server, watch


@asynccontextmanager
async def asking(made: Server, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks a server from an address."""
    app: Any = AdmissionMiddleware(make_app(made), made.operation.admission)
    transport = httpx.ASGITransport(app, client=(address, 9))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        yield client


def test_ready_and_alive(tmp_path: Path) -> None:
    """Ready while all is well; not while it ends."""

    async def test() -> None:
        async with server(tmp_path) as made, asking(made) as client:
            for path in ("/health", "/health/ready"):
                answer = await client.get(path)
                assert answer.status_code == 200
                assert answer.json()["ok"] is True
            assert (await client.get("/health/live")).text == "alive\n"
            made.operation.leave()
            answer = await client.get("/health")
            assert answer.status_code == 503
            assert answer.json()["reasons"] == ["the server is stopping"]
            assert (await client.get("/health/live")).status_code == 200

    asyncio.run(test())


def test_the_door_tells_a_balancer_whom_to_send(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All; nobody new while it ends; nobody at all without a lease: so do the figures."""

    async def test() -> None:
        async with server(tmp_path) as made, asking(made) as client:

            async def told() -> tuple[int, str, str]:
                status = (await client.get("/health/door")).status_code
                text = (await client.get("/metrics")).text
                shown = re.findall(r"^foretell_(?:lease|leaving) (\S+)", text, re.MULTILINE)
                return status, *shown

            assert await told() == (200, "1.0", "0.0")
            made.operation.leave()
            assert await told() == (404, "1.0", "1.0")
            monkeypatch.setattr(made.store.sharing, "holds", False)
            assert await told() == (503, "0.0", "1.0")
            reasons = (await client.get("/health")).json()["reasons"]
            assert "the lease is over: other servers may have the tables" in reasons

    asyncio.run(test())


def test_a_database_that_is_locked_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody holds the file: not ready, and why; ready again by itself."""
    monkeypatch.setattr("foretell.server.operate.health.PATIENCE", 0.2)

    async def test() -> None:
        async with server(tmp_path) as made, asking(made) as client:
            holder = sqlite3.connect(tmp_path / "foretell.db", isolation_level=None)
            holder.execute("begin immediate")
            answer = await client.get("/health")
            assert answer.status_code == 503
            assert "does not answer" in answer.json()["reasons"][0]
            holder.execute("rollback")
            holder.close()
            for _ in range(300):
                if (await client.get("/health")).status_code == 200:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("never ready again")

    asyncio.run(test())


def test_a_full_disk_and_a_slow_one(tmp_path: Path) -> None:
    """Every reason is a sentence."""

    async def test() -> None:
        async def full() -> None:
            raise OSError("disk is full")

        reasons = await Doctor(full, lambda: 12.3, FakeClock()).reasons()
        assert reasons == [
            "the database has been busy for 12 s",
            "the database cannot be written: disk is full",
        ]

    asyncio.run(test())


def test_asking_often_costs_one_write() -> None:
    """An answer is good for a second, and many who ask at once ask once."""

    async def test() -> None:
        asked = []

        async def probe() -> None:
            asked.append(1)
            await asyncio.sleep(0)

        clock = FakeClock()
        doctor = Doctor(probe, lambda: 0.0, clock)
        await asyncio.gather(*(doctor.reasons() for _ in range(9)))
        await doctor.reasons()
        assert len(asked) == 1
        clock.advance(1)
        await doctor.reasons()
        assert len(asked) == 2

    asyncio.run(test())


def figure(text: str, name: str) -> float:
    """One figure of a page of figures."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_figures(tmp_path: Path) -> None:
    """Tables, sockets, actions, commits, bots, refusals; no name, no id, no address."""

    async def test() -> None:
        async with server(tmp_path) as made, asking(made) as client:
            table = await opened(made, name="Canary Table")
            viewer = await watch(made, table)
            viewer.person = ADA
            live = await made.tables.get(table)
            seed = Secret.typed("ada")
            commit, reveal = w.Commit(player_commit(table, 0, seed)), w.Reveal(seed.reveal())
            commands: list[w.AnyCommand] = [w.Sit(0), commit, w.Start(), reveal, w.Act("99")]
            for number, command in enumerate(commands):
                live.commands.do(viewer, Do(f"w{number}", table, live.state.v, command))
            await made.store.change(one("select 1"))
            live.record([e.Dealt(1)])
            await made.store.change(one("select 1"))
            text = (await client.get("/metrics")).text
            assert figure(text, 'foretell_tables{status="playing"}') == 1
            assert figure(text, 'foretell_sockets{viewer="player"}') == 1
            assert figure(text, "foretell_events_total") >= 5
            assert figure(text, "foretell_commit_seconds_count") >= 3
            assert 'foretell_refusals_total{code="' in text
            assert figure(text, 'foretell_queue{for="disk"}') == 0
            assert figure(text, "foretell_writer_lag_seconds") == 0
            assert not [x for x in (table, "Canary", "Ada", "ada", "127.0.0.1") if x in text]

    asyncio.run(test())


def test_figures_are_not_for_everybody(tmp_path: Path) -> None:
    """Only for the addresses that the settings name."""

    async def test() -> None:
        async with server(tmp_path) as made:
            async with asking(made, "192.0.2.7") as stranger:
                assert (await stranger.get("/metrics")).status_code == 403
            async with asking(made) as proxied:
                headers = {"X-Forwarded-For": "192.0.2.7"}
                assert (await proxied.get("/metrics", headers=headers)).status_code == 403

    asyncio.run(test())


def test_codes_are_few() -> None:
    """Whatever is refused, the number of labels stays small."""
    metrics = Metrics()
    for number in range(2 * MOST_CODES):
        metrics.refused("c" + "x" * (number % 30) + "-y" * (number // 30))
    metrics.refused("Not A Code: Ada")
    text = metrics.text().decode()
    assert text.count("foretell_refusals_total{") <= MOST_CODES + 1
    assert "Ada" not in text


def test_what_is_kept_is_told(tmp_path: Path) -> None:
    """A plain page, with this server's own numbers."""

    async def test() -> None:
        async with server(tmp_path, keep_finished_days=12) as made, asking(made) as client:
            answer = await client.get("/about/data")
            assert answer.headers["content-type"].startswith("text/html")
            assert "kept for 12 days" in answer.text
            assert "24 hours" in answer.text
            assert "DELETE /api/me" in answer.text
            assert "<script" not in answer.text
            for address, asked in (("/about/data", "de-AT"), ("/about/data?lang=de", "en")):
                german = await client.get(address, headers={"Accept-Language": asked})
                assert "12 Tage lang gespeichert" in german.text
                assert "kept" not in german.text

    asyncio.run(test())


def test_the_same_limits_through_http(tmp_path: Path) -> None:
    """An address that asks for too many guests is told when to come again."""

    async def test() -> None:
        async with server(tmp_path, guests_per_address=1) as made, asking(made) as client:
            for number, expected in enumerate((201, 429)):
                answer = await client.post("/api/guests", json={"name": f"Ada {number}"})
                assert answer.status_code == expected
                client.cookies.clear()
            assert int(answer.headers["retry-after"]) > 1000
            assert answer.json()["code"] == "too-many"

    asyncio.run(test())
