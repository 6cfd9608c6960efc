"""The names under which a server is known, and those that others let point at it."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from foretell.server.admission.hosts import Hosts, own_names
from foretell.server.operate.network import home_address
from foretell.server.protocol.rejection import Rejection
from foretell.server.settings.settings import BadSetting, ServerSettings
from foretell.server.settings.sources import settings_from
from tests.server.operate.test_https_and_proxies import serving

GOOD = ("127.0.0.1:{port}", "localhost", "LOCALHOST.", "[::1]:{port}", "wizard.localhost:80")
EVIL = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "192.0.2.7", "localhos")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a public name and one more."""
    names = ("--public-url", "https://wizard.example", "--allow-host", "den.lan, attic:8000")
    folder = tmp_path_factory.mktemp("data")
    with serving("--data", folder, *names) as (address, _):
        yield address


def asked(url: str, path: str, *hosts: str, version: str = "1.1") -> tuple[int, str]:
    """The status and the body that a request with so many Host headers gets."""
    place = urlsplit(url)
    heads = "".join(f"Host: {host.format(port=place.port)}\r\n" for host in hosts)
    request = f"GET {path} HTTP/{version}\r\n{heads}Connection: close\r\n\r\n"
    with socket.create_connection((place.hostname, place.port), timeout=30) as one:
        one.sendall(request.encode())
        answer = b"".join(iter(lambda: one.recv(65536), b"")).decode()
    found = re.match(r"HTTP/1\.1 (\d+)", answer)
    assert found, answer
    return int(found[1]), answer.partition("\r\n\r\n")[2]


def test_known_names_are_answered(url: str) -> None:
    """Those of the machine, the public one, and those that were said; with any port."""
    more = ("wizard.example", "den.lan:9", "attic", *own_names())
    for host in (*GOOD, *more):
        assert asked(url, "/api/tables", host)[0] == 200, host


def test_a_name_that_others_let_point_here_is_not(url: str) -> None:
    """Neither a page nor an answer; only whoever asks for health may not know the name."""
    for host in EVIL:
        for path in ("/", "/api/tables", "/metrics"):
            status, body = asked(url, path, host)
            assert (status, json.loads(body)["code"]) == (421, "unknown-host"), host
        for path in ("/health", "/health/live", "/health/ready"):
            assert asked(url, path, host)[0] == 200, host


def test_one_name_is_said(url: str) -> None:
    """None and two are refused, be they the same."""
    for hosts in ((), ("localhost", "localhost"), ("localhost", "evil.example"), ("",), ("a b",)):
        assert asked(url, "/api/tables", *hosts)[0] == 400, hosts
    assert asked(url, "/api/tables", version="1.0")[0] == 400
    assert asked(url, "/health/live", version="1.0")[0] == 200


def test_sockets_ask_for_a_name_too(url: str) -> None:
    """Whichever engine carries them."""

    async def opens(host: str) -> bool:
        place = f"{url.replace('http', 'ws', 1)}/ws/tables/nowhere".replace("127.0.0.1", host)
        port = urlsplit(url).port
        try:
            async with connect(place, proxy=None, host="127.0.0.1", port=port) as one:
                return "no-such-table" in str(await one.recv())
        except InvalidStatus:
            return False

    assert asyncio.run(opens("den.lan"))
    assert not asyncio.run(opens("evil.example"))


def test_the_address_that_was_dialled_is_a_name() -> None:
    """So a server in the house is found by its number, and by no other."""
    home = Hosts(ServerSettings(lan=True, host="192.168.1.7"))
    for said in ("192.168.1.7:8000", f"{socket.gethostname()}.local"):
        home.check(said, "192.168.1.7")
    Hosts(ServerSettings(host="::")).check("192.168.1.7", "192.168.1.7")
    with pytest.raises(Rejection, match=r"--allow-host 192\.168\.1\.8"):
        home.check("192.168.1.8", "192.168.1.7")


def test_the_machine_is_known_by_all_its_addresses(url: str) -> None:
    """However they are written, and whichever of them the connection came to."""
    for host in ("[0:0:0:0:0:0:0:1]", "[::1]", f"{socket.gethostname()}.lan", *_outward()):
        assert asked(url, "/api/tables", host)[0] == 200, host
    for host in ("224.0.0.1", "0.0.0.0", "[::]", "[fd00::7]"):  # noqa: S104
        assert asked(url, "/api/tables", host)[0] == 421, host


def _outward() -> list[str]:
    """The address of this machine on its way to others, if it has one."""
    try:
        return [home_address()]
    except BadSetting:
        return []


def test_pages_from_elsewhere_get_one_answer(tmp_path: Path) -> None:
    """What may open a table may make a guest; what may not may do neither."""
    friend = "https://friend.example"
    with (
        serving("--data", tmp_path, "--origins", friend) as (url, _),
        httpx.Client(base_url=url, trust_env=False) as client,
    ):
        name = {"name": "Ada", "wants_token": True}
        made = client.post("/api/guests", json=name, headers={"Origin": friend})
        assert made.status_code == 201
        token = {"Authorization": f"Bearer {made.json()['token']}"}
        for origin, right in ((friend, True), (f"{friend}.evil.example", False), ("null", False)):
            heads = {"Origin": origin, **token}
            opened = client.post("/api/tables", json={}, headers=heads)
            named = client.patch("/api/me", json={"name": "Bo"}, headers=heads)
            again = client.post("/api/guests", json=name, headers=heads)
            assert [one.is_success for one in (opened, named, again)] == [right] * 3, origin


def test_refused_names_cost_nothing(tmp_path: Path) -> None:
    """Guests are counted once, and only those that there are."""
    with (
        serving("--data", tmp_path, "--guests-per-address", "1") as (url, _),
        httpx.Client(base_url=url, trust_env=False) as client,
    ):
        answers = [client.post("/api/guests", json={"name": name}) for name in ("You", "Ada")]
        client.cookies.clear()
        answers.append(client.post("/api/guests", json={"name": "Bo"}))
        assert [one.status_code for one in answers] == [400, 201, 429]


def test_a_token_that_anybody_guesses_is_none() -> None:
    """Told at the start."""
    for token in ("short", "with a space in the middle"):
        with pytest.raises(BadSetting, match="16"):
            settings_from({"metrics_token": token}, {})
