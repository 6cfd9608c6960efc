"""Admission: addresses through proxies, own pages, bans, limits; the table that has them all."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from foretell.server.admission.admission import (
    ALL_DEALS,
    ASKED,
    CHECKS,
    TOLD,
    WATCHED,
    Admission,
    Admitted,
    Arrival,
)
from foretell.server.admission.complaints import Complaints
from foretell.server.admission.kinds import KINDS, READING, SAFE, UNKNOWN, kind_of
from foretell.server.clock import Clock
from foretell.server.http.admission import AdmissionMiddleware
from foretell.server.http.app import make_app
from foretell.server.http.authentication import ADMITTED
from foretell.server.http.sockets.upgrade import ROUTE
from foretell.server.limits import TooMany
from foretell.server.people.errors import Banned
from foretell.server.protocol.rejection import Rejection
from foretell.server.settings.settings import ServerSettings
from tests.server.fake_clock import FakeClock
from tests.server.server_without_sockets import server

TOKEN = "sixteen-letters!"
HOST = (b"host", b"wizard.example")
FEW = ServerSettings(guests_per_address=1, tables_per_address=2, sockets_per_address=1)
PROXIED = ServerSettings(
    public_url="https://wizard.example", trusted_proxies=("10.0.0.0/8",), allow_host=("10.0.0.5",)
)


def admission(
    settings: ServerSettings = PROXIED,
    clock: Clock | None = None,
    count: Callable[[str], object] = str,
    admit_address: Callable[[str], object] = str,
) -> Admission:
    """An admission whose time stands still."""
    clock = clock or FakeClock()
    return Admission(settings, clock, Complaints(count, clock), admit_address)


def ask(
    own: Admission, method: str, path: str, peer: str = "192.0.2.1", **headers: str
) -> Admitted:
    """Ask for something; ``headers`` with ``_`` for ``-``."""
    said = {name.replace("_", "-"): text for name, text in headers.items()}
    return own.admit(
        Arrival(method, path, "http", peer, "127.0.0.1", {"host": "localhost", **said})
    )


def refusal(own: Admission, method: str, path: str, peer: str = "192.0.2.1", **headers: str) -> str:
    """The code of what is refused; empty where nothing is."""
    try:
        ask(own, method, path, peer, **headers)
    except Rejection as refused:
        return refused.code
    return ""


def test_every_route_has_its_row(tmp_path: Path) -> None:
    """What only reads may be in none; each row says of routes that there are, and of no more."""

    async def routes() -> set[str]:
        async with server(tmp_path) as made:
            found = [route for route in make_app(made).routes if isinstance(route, HTTPRoute)]
        return {
            f"{method} {route.path_format}"
            for route in found
            for method in set(route.methods) - {"OPTIONS"}
        }

    known = {re.sub(r"{\w+}", "*", route) for route in asyncio.run(routes())}
    rows = [row for kind in KINDS for row in kind.routes]
    assert len(set(rows)) == len(rows)
    assert set(rows) - {"GET " + re.sub(r"{\w+}", "*", ROUTE)} <= known
    for route in known:
        method, _, path = route.partition(" ")
        kind = kind_of(method, path.replace("*", "x"))
        assert route in kind.routes or (kind is READING and method in SAFE), route
    assert kind_of("POST", "/nowhere") is UNKNOWN


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
    headers = {"x_forwarded_for": said} if said else {}
    assert ask(admission(), "GET", "/health", peer, **headers).address == address


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
    assert may_change(admission(), **headers) is is_own


def may_change(own: Admission, **headers: str) -> bool:
    """Whether a page with these headers may change something."""
    code = refusal(own, "POST", "/api/tables", **{"host": "wizard.example", **headers})
    assert code in ("", "foreign-origin")
    return not code


def test_origins_without_a_proxy() -> None:
    """Our own address, and those that the settings name."""
    own = admission(ServerSettings(origins=("https://friend.example",)))
    for path, origin in (
        ("/ws/tables/x", "http://127.0.0.1:8000"),
        ("/ws/tables/x", "https://friend.example"),
    ):
        ask(own, "GET", path, host="127.0.0.1:8000", origin=origin)
    with pytest.raises(Rejection, match="evil"):
        ask(own, "GET", "/ws/tables/x", host="127.0.0.1:8000", origin="https://evil.example")


def test_requests_of_other_pages() -> None:
    """Reading is free; changing is for our own page."""
    evil = {"origin": "https://evil.example"}
    ask(admission(), "GET", "/api/tables", **evil)
    assert not may_change(admission(), **evil)


def test_bans() -> None:
    """A banned address may see and delete its own data, and nothing else."""

    def refuse(address: str) -> None:
        raise Banned(until="none", reason=address)

    closed = admission(admit_address=refuse)
    for method, path in (
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me"),
        ("HEAD", "/about/data"),
        ("GET", "/health/live"),
    ):
        assert ask(closed, method, path).even_banned
    for method, path in (
        ("GET", "/t/x"),
        ("POST", "/api/guests"),
        ("PATCH", "/api/me"),
        ("GET", "/ws/tables/x"),
        ("GET", "/api/men"),
    ):
        with pytest.raises(Banned):
            ask(closed, method, path)


def test_limits() -> None:
    """Tables and rules by address, sockets by address, tables by guest."""
    clock = FakeClock()
    few = admission(FEW, clock)
    for _ in range(2):
        ask(few, "POST", "/api/tables", "2001:db8::1")
    for path in ("/api/tables/", "//api/tables", "/api//tables"):
        with pytest.raises(TooMany):
            ask(few, "POST", path, "2001:db8::2")
    ask(few, "POST", "/api/tables")
    for _ in range(CHECKS.burst):
        ask(few, "POST", "/api/rules")
        ask(few, "POST", "/api/guests")  # counted when they are made
    with pytest.raises(TooMany):
        ask(few, "POST", "/api/rules")
    clock.set(-9e6)
    clock.advance(1801)
    ask(few, "POST", "/api/tables", "2001:db8::1")
    key = few.open_socket("192.0.2.1")
    with pytest.raises(Rejection, match="one of 1"):
        few.open_socket("192.0.2.1")
    few.close_socket(key)
    few.close_socket(few.open_socket("192.0.2.1"))
    assert not few.sockets
    few.open_table(19)
    with pytest.raises(Rejection, match="You have 20 tables open"):
        few.open_table(20)


def test_s7_requests_of_an_address_are_bounded() -> None:
    """After a burst it goes on with time; routes of people share one bucket, others do not."""
    clock = FakeClock()
    own = admission(clock=clock)
    for number in range(ASKED.burst):
        ask(own, *(("GET", "/api/me") if number % 2 else ("POST", "/device")))
    for method, path in (("GET", "/api/me"), ("POST", "/api/guests")):
        with pytest.raises(TooMany, match="1 s"):
            ask(own, method, path)
    ask(own, "GET", "/api/tables")
    clock.advance(1)
    ask(own, "GET", "/api/me")


def test_costly_looks_are_bounded() -> None:
    """At games that are over, robot events and the list of all commitments."""
    own = admission(clock=(clock := FakeClock()))
    told = ("/games/7", "/games/7/record.toml", "/games/7/deal.json", "/api/daily")
    for paths, rate in ((told, TOLD), (("/games/7/steps.json",), WATCHED), (("/fair",), ALL_DEALS)):
        for number in range(rate.burst):
            ask(own, "GET", paths[number % len(paths)])
        assert {refusal(own, "GET", path) for path in paths} == {"too-many"}
        clock.advance(2)
        assert refusal(own, "GET", paths[0]) == ""


def test_figures_are_for_this_machine_or_a_token() -> None:
    """A proxy on this machine does not open /metrics to the world, whoever is trusted."""

    def may_read(settings: ServerSettings, peer: str = "127.0.0.1", **headers: str) -> bool:
        code = refusal(admission(settings), "GET", "/metrics", peer, **headers)
        assert code in ("", "not-for-you")
        return not code

    assert may_read(ServerSettings())
    for header in (
        "x_forwarded_for",
        "X_Forwarded_Host",
        "forwarded",
        "via",
        "x_real_ip",
        "cdn_loop",
    ):
        for settings in (ServerSettings(), PROXIED):
            assert not may_read(settings, **{header: "127.0.0.1"})
    assert not may_read(ServerSettings(), "192.0.2.1", authorization="Bearer ")
    tokened = ServerSettings(metrics_token=TOKEN)
    assert may_read(tokened, "192.0.2.1", authorization=f"Bearer {TOKEN}")
    assert not may_read(tokened, "192.0.2.1", authorization=f"Bearer {TOKEN}?")
    assert not may_read(tokened, "192.0.2.1")


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
        seen.append(scope[ADMITTED].address)

    app = AdmissionMiddleware(inner, admission(count=codes.append))
    name = b"x-forwarded-for"
    asyncio.run(asked(app, (name, b"6.6.6.6"), (name, b"192.0.2.1")))
    assert seen == ["192.0.2.1"]
    evil = (b"origin", b"https://evil.example")
    start, body = asyncio.run(asked(app, evil))
    assert start["status"] == 403
    assert b"foreign-origin" in body["body"]
    assert codes == ["foreign-origin"]
    assert seen == ["192.0.2.1"]
