"""Admission: addresses through proxies, own pages, bans, limits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from foretell.server.admission.admission import CHECKS, Admission, TooManySockets, TooManyTables
from foretell.server.clock import FakeClock
from foretell.server.http.admission import AdmissionMiddleware
from foretell.server.limits import TooMany
from foretell.server.people.errors import Banned, ForeignOrigin
from foretell.server.settings.settings import ServerSettings

TOKEN = "sixteen-letters!"
HOST = (b"host", b"wizard.example")
FEW = ServerSettings(guests_per_address=1, tables_per_address=2, sockets_per_address=1)
PROXIED = ServerSettings(public_url="https://wizard.example", trusted_proxies=("10.0.0.0/8",))


def admission(settings: ServerSettings = PROXIED) -> Admission:
    """An admission whose time stands still."""
    return Admission(settings, FakeClock())


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("192.0.2.9", "", "192.0.2.9"),
        ("192.0.2.9", "6.6.6.6", "192.0.2.9"),
        ("10.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("10.0.0.1", "6.6.6.6, 192.0.2.1, 10.0.0.2", "192.0.2.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("::ffff:10.0.0.1", "192.0.2.1", "192.0.2.1"),
    ],
)
def test_addresses(peer: str, said: str, address: str) -> None:
    """Only a trusted proxy is believed, and only as far as proxies are trusted."""
    assert admission().address(peer, {"x-forwarded-for": said} if said else {}) == address


@pytest.mark.parametrize(
    ("headers", "is_own"),
    [
        ({}, True),
        ({"origin": "https://wizard.example"}, True),
        ({"origin": "HTTPS://Wizard.Example"}, True),
        ({"origin": "http://wizard.example"}, False),
        ({"origin": "https://wizard.example.evil.test"}, False),
        ({"origin": "https://wizard.example:444"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://10.0.0.5:8000", "host": "10.0.0.5:8000"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
    ],
)
def test_origins_behind_a_proxy(headers: dict[str, str], *, is_own: bool) -> None:
    """The public address counts, not what Host says."""
    assert admission().is_own("http", headers) is is_own


def test_origins_without_a_proxy() -> None:
    """Our own address, and those that the settings name."""
    own = admission(ServerSettings(origins=("https://friend.example",)))
    host = {"host": "192.168.0.9:8000"}
    assert own.is_own("ws", {**host, "origin": "http://192.168.0.9:8000"})
    assert own.is_own("ws", {**host, "origin": "https://friend.example"})
    assert not own.is_own("ws", {**host, "origin": "https://evil.example"})


def test_requests_of_other_pages() -> None:
    """Reading is free; changing is for our own page."""
    evil = {"origin": "https://evil.example"}
    admission().request("GET", "/api/tables", "192.0.2.1", "http", evil)
    with pytest.raises(ForeignOrigin):
        admission().request("POST", "/api/tables", "192.0.2.1", "http", evil)


def test_bans() -> None:
    """A banned address may see and delete its own data, and nothing else."""
    closed = admission()

    def refuse(address: str) -> None:
        raise Banned(address)

    closed.admit = refuse
    closed.request("GET", "/api/me/export", "192.0.2.1", "http", {})
    for method, path in (("GET", "/t/x"), ("POST", "/api/guests")):
        with pytest.raises(Banned):
            closed.request(method, path, "192.0.2.1", "http", {})
    with pytest.raises(Banned):
        closed.open_socket("192.0.2.1", "ws", {})


def test_limits() -> None:
    """Tables and rules by address, sockets by address, tables by guest."""
    clock = FakeClock()
    few = Admission(FEW, clock)
    for _ in range(2):
        few.request("POST", "/api/tables", "2001:db8::1", "http", {})
    for path in ("/api/tables/", "//api/tables", "/api//tables"):
        with pytest.raises(TooMany):
            few.request("POST", path, "2001:db8::2", "http", {})
    few.request("POST", "/api/tables", "192.0.2.1", "http", {})
    for _ in range(CHECKS.burst):
        few.request("POST", "/api/rules", "192.0.2.1", "http", {})
        few.request("POST", "/api/guests", "192.0.2.1", "http", {})  # counted when they are made
    with pytest.raises(TooMany):
        few.request("POST", "/api/rules", "192.0.2.1", "http", {})
    clock.set(-9e6)
    clock.advance(1801)
    few.request("POST", "/api/tables", "2001:db8::1", "http", {})
    key = few.open_socket("192.0.2.1", "ws", {})
    with pytest.raises(TooManySockets):
        few.open_socket("192.0.2.1", "ws", {})
    few.close_socket(key)
    few.close_socket(few.open_socket("192.0.2.1", "ws", {}))
    assert not few.sockets
    few.open_table(19)
    with pytest.raises(TooManyTables):
        few.open_table(20)


def test_figures_are_for_this_machine_or_a_token() -> None:
    """A proxy on this machine does not open /metrics to the world, whoever is trusted."""
    assert admission(ServerSettings()).may_read_metrics("127.0.0.1", {})
    for header in ("x-forwarded-for", "X-Forwarded-Host", "forwarded", "via", "x-real-ip"):
        for settings in (ServerSettings(), PROXIED):
            assert not admission(settings).may_read_metrics("127.0.0.1", {header: "127.0.0.1"})
    assert not admission(ServerSettings()).may_read_metrics(
        "192.0.2.1", {"authorization": "Bearer "}
    )
    tokened = admission(ServerSettings(metrics_token=TOKEN))
    assert tokened.may_read_metrics("192.0.2.1", {"authorization": f"Bearer {TOKEN}"})
    assert not tokened.may_read_metrics("192.0.2.1", {"authorization": f"Bearer {TOKEN}?"})
    assert not tokened.may_read_metrics("192.0.2.1", {})


async def asked(app: AdmissionMiddleware, *headers: tuple[bytes, bytes]) -> list[Any]:
    """What an application is asked to send."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    scope = {"type": "http", "method": "POST", "path": "/api/guests", "scheme": "http"}
    await app({**scope, "headers": (HOST, *headers), "client": ("10.0.0.1", 9)}, receive, send)
    return sent


def test_the_application_sees_the_real_address() -> None:
    """Several header lines count as one list; refusals are counted and told."""
    seen: list[Any] = []
    codes: list[str] = []

    async def inner(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append(scope["client"][0])

    app = AdmissionMiddleware(inner, admission(), codes.append)
    name = b"x-forwarded-for"
    asyncio.run(asked(app, (name, b"6.6.6.6"), (name, b"192.0.2.1")))
    assert seen == ["192.0.2.1"]
    evil = (b"origin", b"https://evil.example")
    start, body = asyncio.run(asked(app, evil))
    assert start["status"] == 403
    assert b"foreign-origin" in body["body"]
    assert codes == ["foreign-origin"]
    assert seen == ["192.0.2.1"]
