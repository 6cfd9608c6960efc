"""Whatever is sent, no answer is the server's fault (S3), and nothing is repeated to the sender."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretell.server.limits import Rate
from tests.server.people.people_server import PeopleServer, Phone, people_server, with_people_server

ROUTES = [
    ("POST", "/api/guests", "name"),
    ("PATCH", "/api/me", "settings"),
    ("POST", "/api/devices/redeem", "code"),
    ("POST", "/api/recover", "phrase"),
    ("POST", "/api/me/sign-out-everywhere", "but_this"),
    ("POST", "/api/me/devices/code", "x"),
    ("POST", "/api/me/recovery", "x"),
    ("DELETE", "/api/me/devices/x", "x"),
]
JUNK = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"KEY": NaN}',
    b'{"KEY": 1e999}',
    b'{"KEY": "\\ud800"}',
    b'{"KEY": "\xed\xa0\x80"}',
    b'{"KEY": ' + b"9" * 4000 + b"}",
    b'{"KEY": {"a": 1e308, "b": -0.0, "c": 123456789012345678901234567890}}',
    b'{"KEY": "a", "KEY": "b"}',
    b'{"KEY": "\\u0000"}',
    b'{"": "", "KEY": {"": null}}',
    b'{"' + b"k" * 20_000 + b'": 1}',
    b"[" * 20_000,
    b'{"KEY":' * 3000,
    b" " * 23_000,
    b'"' + b"x" * 100_000 + b'"',
]


@with_people_server(["sqlite"])
async def test_s3_bodies_that_are_none(server: PeopleServer) -> None:
    """Every route with every kind of broken body."""
    open_up(server)
    for method, path, key in ROUTES:
        for body in JUNK:
            phone = await server.phone()
            await phone.join()
            content = body.replace(b"KEY", key.encode())
            headers = {"Content-Type": "application/json"}
            answer = await phone.ask(method, path, headers=headers, content=content)
            if answer.status_code >= 400:
                assert set(answer.json()) - {"details"} == {"code", "message"}
                assert len(answer.json()["message"]) < 300
    assert len(ROUTES) * len(JUNK) > 100


@with_people_server(["sqlite"])
async def test_asvs_4_1_4_other_methods_and_paths_are_refused(server: PeopleServer) -> None:
    """405 and 404."""
    phone = await server.phone()
    for method, path in (("PUT", "/api/me"), ("GET", "/api/recover"), ("POST", "/api/me")):
        assert (await phone.ask(method, path)).status_code == 405
    for path in ("/api/me/devices/a/b", "/api/nothing", "/api/me/devices/%00"):
        assert (await phone.ask("DELETE", path)).status_code in (401, 404)


@with_people_server(["sqlite"])
async def test_headers_that_are_none(server: PeopleServer) -> None:
    """Cookies and headers of any bytes are no token, and no crash."""
    phone = await server.phone()
    for value in (
        b"\xff\xfe",
        b"foretell=\xff",
        b"foretell",
        b";;;=;",
        b"a=b; foretell=" + b"x" * 5000,
    ):
        for header in ("Cookie", "Authorization", "Origin", "X-Forwarded-For", "Sec-Fetch-Site"):
            answer = await phone.get("/api/me", headers={header: value})
            assert answer.status_code == 401, (header, value)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)


async def send(phone: Phone, bodies: list[object]) -> None:
    """Each body to each route that takes one."""
    for method, path, key in ROUTES[:5]:
        for body in bodies:
            try:
                content = json.dumps({key: body}).encode()
            except UnicodeEncodeError:
                continue
            headers = {"Content-Type": "application/json"}
            await phone.ask(method, path, headers=headers, content=content)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(bodies=st.lists(VALUES, min_size=4, max_size=8))
def test_s3_any_json(tmp_path_factory: pytest.TempPathFactory, bodies: list[object]) -> None:
    """Any value where any other is expected; what was set can be read back."""

    async def play(folder: Path) -> None:
        async with people_server(folder) as server:
            open_up(server)
            phone = await server.phone()
            await phone.join()
            await send(phone, bodies)

    asyncio.run(play(tmp_path_factory.mktemp("world")))


@with_people_server(["sqlite"])
async def test_settings_of_any_json_come_back(server: PeopleServer) -> None:
    """What JSON can say comes back as it was said, but for null on top."""
    open_up(server)
    phone = await server.phone()
    await phone.join()
    said = {"a": [1, -1.5, True, None, "ü\u0000"], "b": {"": {}}, "c": 2**70, "d": "\U0001f0cf"}
    answer = await phone.ask("PATCH", "/api/me", {"settings": {**said, "e": None}})
    assert answer.json()["settings"] == said


def open_up(server: PeopleServer) -> None:
    """Let rates be no hindrance."""
    for limits in (server.people.limits, server.admission._limiter):
        limits._rates.update(dict.fromkeys(limits._rates, Rate(10_000, 0.001)))
