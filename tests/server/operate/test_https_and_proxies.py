"""The server as the world reaches it: HTTPS of its own, a proxy in front, other sites' pages."""

from __future__ import annotations

import asyncio
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from foretell.server.settings.settings import BadSetting
from foretell.server.settings.sources import settings_from
from tests.server.server_without_sockets import FORETELL, MAKE_CERTIFICATE, foretell

SIT = """
import asyncio, sys
from foretell.client import visit

async def sit(url):
    async with visit(url, "Ada") as ada, ada.table(await ada.open("standard", 3)) as table:
        await table.sit()
        print(table.seat)

asyncio.run(asyncio.wait_for(sit(sys.argv[1]), 100))
"""
"""A table over HTTPS, from Python: the seat that one gets."""
SERVE = [*FORETELL, "serve", "--port", "0"]


@contextmanager
def serving(*words: str | Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server with some flags: its address, and the process."""
    command = [*SERVE, *map(str, words)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    try:
        yield line.split()[-1], process
    finally:
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert "Everything is stored" in out
        assert "Traceback" not in err


async def opens(url: str, origin: str | None, tls: ssl.SSLContext | None = None) -> bool:
    """Whether a socket opens for a page; a table that is not there answers all the same."""
    try:
        async with connect(
            f"{url.replace('http', 'ws', 1)}/ws/tables/nowhere",
            origin=origin,  # type: ignore[arg-type]
            ssl=tls,
            proxy=None,
        ) as socket:
            return "no-such-table" in str(await socket.recv())
    except InvalidStatus:
        return False


def test_https_of_its_own(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    """The address says https, cookies are Secure, sockets come from the same page."""
    cert, key = certificate
    trust = ssl.create_default_context(cafile=cert)
    flags: list[str | Path] = ["--data", tmp_path / "data", "--tls-cert", cert, "--tls-key", key]
    with serving(*flags) as (url, _):
        assert url.startswith("https://127.0.0.1:")
        with httpx.Client(verify=trust, trust_env=False) as client:
            answer = client.post(f"{url}/api/guests", json={"name": "Ada"})
            shown = client.get(url, headers={"Accept": "text/html"})
        assert ("cross-origin-opener-policy" in shown.headers) == ('id="app"' in shown.text)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-foretell=")
        assert "secure" in cookie.lower()
        assert "httponly" in cookie.lower()
        assert asyncio.run(opens(url, url, trust))
        assert not asyncio.run(opens(url, url.replace("https", "http"), trust))


def test_a_certificate_that_cannot_serve_is_told_at_the_start(
    tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    """In one line, before anything is opened: what is no PEM, and the key of another one."""
    cert, key = certificate
    other, text = tmp_path / "other.pem", tmp_path / "text.pem"
    make = [*MAKE_CERTIFICATE, "-keyout", str(other), "-out", str(tmp_path / "unused.pem")]
    subprocess.run(make, check=True, capture_output=True)
    text.write_text("no certificate")
    wanted = {(cert, other): "is not that of the certificate", (text, key): "PEM files"}
    for (one, two), why in wanted.items():
        with pytest.raises(BadSetting, match=why) as refused:
            settings_from({"data": tmp_path / "data", "tls_cert": one, "tls_key": two}, {})
        assert str(refused.value).startswith("--tls-cert: ")


def test_the_client_trusts_as_the_environment_says(
    tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    """A certificate of one's own is named in ``SSL_CERT_FILE``; without that it is told why not."""
    cert, key = certificate
    flags: list[str | Path] = ["--data", tmp_path / "data", "--tls-cert", cert, "--tls-key", key]
    with serving(*flags) as (url, _):
        done = foretell("join", f"{url}/t/none", "--name", "Ada")
        assert "SSL_CERT_FILE" in done.stderr
        done = subprocess.run(
            [sys.executable, "-c", SIT, url],
            env={**os.environ, "SSL_CERT_FILE": str(cert)},
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.stdout.strip() == "0", done.stderr


def test_behind_a_proxy(tmp_path: Path) -> None:
    """Limits are each client's own, Origin is the public one, and nobody can lie to us."""
    flags: list[str | Path] = ["--data", tmp_path, "--public-url", "https://wizard.example"]
    flags += ["--trusted-proxies", "127.0.0.1", "--guests-per-address", "1"]
    with serving(*flags) as (url, _), httpx.Client(base_url=url, trust_env=False) as client:
        codes = []
        for number, hops in enumerate(("6.6.6.6, 192.0.2.1", "192.0.2.2", "7.7.7.7, 192.0.2.1")):
            headers = {"X-Forwarded-For": hops}
            answer = client.post("/api/guests", json={"name": f"A{number}"}, headers=headers)
            codes.append(answer.status_code)
        assert codes == [201, 201, 429]
        assert client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 403
        assert client.get("/metrics").status_code == 200
        assert asyncio.run(opens(url, "https://wizard.example"))
        assert asyncio.run(opens(url, None))
        for origin in (url, "https://evil.example", "null"):
            assert not asyncio.run(opens(url, origin))


def test_nobody_is_believed_without_a_list(tmp_path: Path) -> None:
    """X-Forwarded-For of a stranger changes nothing, even from this machine."""
    flags: list[str | Path] = ["--data", tmp_path, "--guests-per-address", "1"]
    with serving(*flags) as (url, _), httpx.Client(base_url=url, trust_env=False) as client:
        codes = []
        for number in (1, 2):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            answer = client.post("/api/guests", json={"name": f"A{number}"}, headers=headers)
            codes.append(answer.status_code)
            client.cookies.clear()  # with its cookie, the device would be somebody's already
        assert codes == [201, 429]


def test_sockets_of_one_address(tmp_path: Path) -> None:
    """One too many is refused; when another closes, there is room again."""

    async def test(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
            guest = await client.post("/api/guests", json={"name": "Ada", "wants_token": True})
            headers = {"Authorization": f"Bearer {guest.json()['token']}"}
            made = await client.post("/api/tables", json={}, headers=headers)
        path = f"{url.replace('http', 'ws', 1)}{made.json()['socket']}"
        async with connect(path, proxy=None):
            assert not await opens(url, None)
        for _ in range(400):
            if await opens(url, None):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("no room again")

    with serving("--data", tmp_path, "--sockets-per-address", "1") as (url, _):
        asyncio.run(test(url))


def test_refused_words(tmp_path: Path) -> None:
    """No name, no table and no line may hold one, also when it is dressed up."""
    words = tmp_path / "words"
    words.write_text("# not here\nblurf\n")
    flags: list[str | Path] = ["--data", tmp_path / "data", "--refused-words", words]
    with serving(*flags) as (url, _), httpx.Client(base_url=url, trust_env=False) as client:
        for name, status in (("Blurf", 400), ("B l u r f", 400), ("Mr b1urf", 400), ("Ada", 201)):
            assert client.post("/api/guests", json={"name": name}).status_code == status


def test_settings_from_the_environment(tmp_path: Path) -> None:
    """A wrong one ends the start with one line."""
    environment = {**os.environ, "FORETELL_PORT": "harbour"}
    told = subprocess.run(SERVE[:-2], env=environment, capture_output=True, text=True)
    assert told.returncode == 1
    wanted = 'a whole number from 0 to 65535, not "harbour"'
    assert told.stderr == f"foretell: FORETELL_PORT: {wanted}\n"


def test_at_home(tmp_path: Path) -> None:
    """--lan tells the address and shows it as a code."""
    command = [*SERVE, "--lan", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()
    if not first:
        pytest.skip(f"no home network: {process.communicate()[1]}")
    assert "http://127." not in first
    process.send_signal(signal.SIGINT)
    out = process.stdout.read()
    process.communicate(timeout=60)
    assert "█" in out or "▄" in out
    assert "connections are held at once" in out
    assert process.returncode == 0
