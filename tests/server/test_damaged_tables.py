"""One bad row in a table's log: told everywhere in words, once in the log, and nobody else's."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from foretell.client import CommandRejected, visit
from foretell.client.table import Table
from foretell.server.operate.doctor import examine
from foretell.server.protocol import commands as w
from foretell.server.store.sqlite import FILE
from foretell.server.store.transactions import one
from foretell.server.tables.damages import DamagedTable
from tests.server.operate.test_health_and_metrics import asking, figure
from tests.server.server_process import Process
from tests.server.server_without_sockets import ADA, foretell, opened, server

QUICK = {"pace": 0, "clock": 0}
CODE = "damaged-table"


async def say_something(table: Table) -> None:
    """Sit down, and leave a line of chat."""
    await table.sit()
    await table.do(w.Say("Canary of Ada"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A data folder with a finished game, two tables in the waiting room, and Ada's token."""
    data = tmp_path_factory.mktemp("kept") / "data"
    process = Process(data)
    process.start()
    try:
        names = asyncio.run(asyncio.wait_for(_prepare(process.url), 120))
    finally:
        assert process.stop() == 0
    return data, names


async def _prepare(url: str) -> dict[str, str]:
    async with visit(url, "Ada") as ada:
        over = await ada.open({"preset": "standard", "sizes": [1]}, 3, options=QUICK)
        async with ada.table(over) as table:
            await say_something(table)
            await table.start()
            while (seen := await table.turn()) is not None:
                await table.do(w.Act(seen.legal[0]))
        waiting = [await ada.open("standard", 3, options=QUICK) for _ in range(2)]
        for link in waiting:
            async with ada.table(link) as table:
                await say_something(table)
        ids = [ada.table(link).id for link in (over, *waiting)]
        return dict(zip(("over", "bad", "good"), ids, strict=True)) | {"token": ada.token}


@contextmanager
def spoilt(kept: tuple[Path, dict[str, str]], folder: Path) -> Iterator[Process]:
    """A server on a copy of the data, in which rows of two tables are bad."""
    data = folder / "data"
    shutil.copytree(kept[0], data)
    with closing(sqlite3.connect(data / FILE)) as connection:
        bad = "update events set body = substr(body, 1, 30) || x'ff' where table_id = ? and seq = ?"
        connection.execute(bad, (kept[1]["bad"], 1))
        connection.execute(bad, (kept[1]["over"], 2))
        connection.commit()
    process = Process(data, options=["--log-format", "json"])
    process.keep_log()
    process.start()
    try:
        yield process
    finally:
        process.kill()


def test_a_damaged_table_is_refused_in_words(
    kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    """By HTTP, on plain pages, on sockets, by the operator; others are played, and it is told."""
    names = kept[1]
    with spoilt(kept, tmp_path) as process:
        with httpx.Client(base_url=process.url, trust_env=False) as ask:
            refused_by_http(ask, names)
            with pytest.raises(CommandRejected, match=CODE):
                asyncio.run(asyncio.wait_for(_look(process.url, names["bad"]), 30))
            health = ask.get("/health").json()
        warnings = [f"table {names[one]} is damaged" for one in ("bad", "over")]
        assert (health["ok"], health["warnings"]) == (True, sorted(warnings))
        assert sum('"table.damaged"' in line for line in process.log()) == 2
        joined = foretell("join", f"{process.url}/t/{names['bad']}", "--watch", "--lang", "en")
        assert (joined.returncode, "This table is damaged" in joined.stderr) == (1, True)
        shown = foretell("admin", "--data", process.data, "show", names["bad"])
        assert (shown.returncode, "is damaged" in shown.stderr) == (1, True)
    findings = " ".join(map(str, examine(process.data).findings))
    assert [name for name in ("bad", "over", "good") if names[name] in findings] == ["bad", "over"]


def refused_by_http(ask: httpx.Client, names: dict[str, str]) -> None:
    """Each address of the damaged tables, and none of the others."""
    for path in (
        f"/t/{names['bad']}",
        f"/api/tables/{names['bad']}/rules",
        *(f"/games/{names['over']}{end}" for end in ("", "/record.toml", "/steps.json")),
    ):
        answer = ask.get(path)
        assert (path, answer.status_code, answer.json()["code"]) == (path, 410, CODE)
        assert "is damaged" in answer.json()["message"]
    page = ask.get(f"/games/{names['over']}?plain", headers={"Accept": "text/html"})
    assert (page.status_code, "damaged" in page.text) == (410, True)
    assert ask.get(f"/t/{names['good']}").status_code == 200
    listed = ask.get("/api/tables").json()
    assert {one["id"] for one in listed["open"]} == {names["bad"], names["good"]}


async def _look(url: str, table: str) -> None:
    async with visit(url, "Bo") as guest, guest.table(table):
        pass


def test_who_sat_there_can_be_deleted(kept: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """The rest of it goes, also at these tables; what is left is told, with the tables."""
    names = kept[1]
    with spoilt(kept, tmp_path) as process:
        headers = {"Authorization": f"Bearer {names['token']}"}
        with httpx.Client(base_url=process.url, trust_env=False, headers=headers) as ada:
            assert ada.get("/api/me/export").status_code == 200
            assert ada.patch("/api/me", json={"name": "Adele"}).status_code == 200
            answer = ada.delete("/api/me")
            assert answer.status_code == 200
            left = {one["table"]: one["entries"] for one in answer.json()["left"]}
            assert left == {names["bad"]: 1, names["over"]: 1}
            assert ada.get("/api/me").status_code == 401
            assert "Ada" not in ada.get(f"/t/{names['good']}").text
        assert any("people.left" in line for line in process.log())
    with closing(sqlite3.connect(process.data / FILE)) as connection:
        rows = connection.execute("select cast(body as blob) from events").fetchall()
    assert not [body for (body,) in rows if b"Canary" in body or b'"Ada"' in body]


def test_holes_and_bad_lists(tmp_path: Path) -> None:
    """A log in which entries are missing is damaged; a bad row of the lobby hides no other."""

    async def test() -> None:
        async with server(tmp_path) as made, asking(made) as client:
            hole, bad, good = [await opened(made) for _ in range(3)]
            made.tables.drop(hole)
            for query, table in (
                ("delete from events where table_id = $1", hole),
                ("update tables set summary = x'7b' where id = $1", bad),
            ):
                await made.store.change(one(query, table))
            with pytest.raises(DamagedTable):
                await made.tables.get(hole)
            listed = (await client.get("/api/tables")).json()["open"]
            assert {one["id"] for one in listed} == {hole, good}
            assert await made.store.hosted(ADA.id) == 2

    asyncio.run(test())


def test_a_failure_is_logged_once_with_its_route(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted by route too; the answer tells nothing of it, and the next request is answered."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("canary")

    async def test() -> None:
        async with server(tmp_path) as made, asking(made) as client:
            table = await opened(made)
            with monkeypatch.context() as patch, capture_logs() as lines:
                patch.setattr("foretell.server.http.routes.tables.table_page", broken)
                answer = await client.get(f"/t/{table}")
            assert (answer.status_code, answer.json()["code"]) == (500, "failed")
            assert "canary" not in answer.text
            assert [(line["event"], line["route"]) for line in lines] == [("failed", "/t/{table}")]
            assert (await client.get(f"/t/{table}")).status_code == 200
            figures = (await client.get("/metrics")).text
            assert figure(figures, 'foretell_failures_total{route="/t/{table}"}') == 1

    asyncio.run(test())


def test_a_failing_socket_is_logged_once(kept: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """And so is an answer that breaks off in its middle."""
    program = (
        "import foretell.server.tables.session as s; import foretell.server.http.routes.games as g;"
        "s.SocketSession.received = lambda *_: 1 / 0; g._lines = lambda _: (1 / n for n in [0]);"
        "from foretell.cli.serve import serve_command; serve_command()"
    )
    shutil.copytree(kept[0], tmp_path / "data")
    options = ["--log-format", "json"]
    process = Process(tmp_path / "data", program, options=options)
    process.keep_log()
    process.start()
    try:
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{process.url}/fair", trust_env=False)
        asyncio.run(asyncio.wait_for(_speak(process.url, kept[1]["good"]), 30))
        figures = httpx.get(f"{process.url}/metrics", trust_env=False).text
        errors = [json.loads(line) for line in process.log() if '"level": "error"' in line]
        assert [one["route"] for one in errors] == ["/fair", "/ws/tables/{table}"]
        for route in ("/fair", "/ws/tables/{table}"):
            assert figure(figures, f'foretell_failures_total{{route="{route}"}}') == 1
    finally:
        process.kill()


async def _speak(url: str, table: str) -> None:
    """Say one thing at a table, and wait for the end of the socket."""
    place = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with suppress(ConnectionClosed):  # so it ends here where its code is no usual one
        async with connect(place, proxy=None) as socket:
            await socket.send("{}")
            async for _ in socket:
                pass
