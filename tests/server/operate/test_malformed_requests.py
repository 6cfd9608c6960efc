"""What is no request and no message is logged with its address, and fills no disk."""

from __future__ import annotations

import asyncio
import re
import subprocess
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from foretell.server.admission.complaints import LINES
from tests.server.operate.test_https_and_proxies import SERVE
from tests.server.raw_sockets import head, heard, rest, stranger
from tests.server.server_process import Process

JSON = {"Content-Type": "application/json"}
BODIES = [
    (b"{", JSON),
    (b"[" * 9000, JSON),
    (b"\xff", JSON),
    (b"name=Ada", {}),
    (b"x" * 90_000, JSON),
]


async def speak(url: str, message: str, host: str = "127.0.0.1") -> None:
    """Send a message that is none to a table, or be refused."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        guest = await client.post("/api/guests", json={"name": "Ada", "wants_token": True})
        heads = {"Authorization": f"Bearer {guest.json()['token']}"}
        made = (await client.post("/api/tables", json={}, headers=heads)).json()["socket"]
    place = f"{url.replace('http', 'ws', 1)}{made}".replace("127.0.0.1", host)
    with suppress(ConnectionClosed, InvalidStatus):
        async with connect(place, proxy=None, host="127.0.0.1", port=urlsplit(url).port) as socket:
            await socket.send(message)
            while True:
                await socket.recv()


def misbehave(url: str) -> None:
    """Everything that is no request, once, and then much of it."""
    with httpx.Client(base_url=url, trust_env=False) as client:
        for body, heads in BODIES:
            assert client.post("/api/guests", content=body, headers=heads).status_code >= 400
        client.get("/", headers={"Host": "evil.example"})
    with stranger(urlsplit(url).port or 0) as plain:
        plain.sendall(b"no http\r\n\r\n")
        rest(plain)
    asyncio.run(speak(url, "{"))
    asyncio.run(speak(url, "{}", "evil.example"))
    with httpx.Client(base_url=url, trust_env=False) as client:
        for _ in range(100):
            client.post("/api/guests", content=b"{", headers=JSON)


def test_it_is_logged_at_a_bounded_rate(tmp_path: Path) -> None:
    """By its code, with the address; what is left out is counted in the next line."""
    log = tmp_path / "log"
    command = [*SERVE, "--data", str(tmp_path / "data"), "--log-format", "json"]
    with (
        log.open("wb") as err,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True) as process,
    ):
        assert process.stdout is not None
        misbehave(process.stdout.readline().split()[-1])
        process.terminate()
    told = log.read_text(encoding="utf-8")
    lines = [line for line in told.splitlines() if "connection.refused" in line]
    assert all('"address": "127.0.0.1"' in line for line in lines)
    codes = {found for line in lines for found in re.findall(r'"code": "([a-z-]+)"', line)}
    assert codes >= {"bad-request", "not-json", "unknown-host", "bad-message"}
    assert LINES.burst <= len(lines) <= LINES.burst + 10
    assert "Traceback" not in told


def test_a_body_that_breaks_off_is_no_mistake_of_the_server(tmp_path: Path) -> None:
    """It would be logged at full length, as often as a stranger likes."""
    process = Process(tmp_path / "data", options=["--log-format", "json"])
    process.keep_log()
    process.start()
    try:
        body = b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
        for path in ("/api/guests", "/api/rules", "/api/replay"):
            with stranger(process.port) as plain:
                plain.sendall(head(path, body, "POST"))
                assert not heard(plain, 0.5)
        with httpx.Client(base_url=process.url, trust_env=False) as client:
            assert client.get("/health").status_code == 200
            assert "foretell_failures_total{" not in client.get("/metrics").text
    finally:
        process.stop()
    assert not [line for line in process.log() if '"level": "error"' in line]
