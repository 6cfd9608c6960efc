"""Where requests come from: origins, addresses, and how often."""

from __future__ import annotations

import pytest

from foretell.server.addresses import Origins
from foretell.server.people.people import RATES
from tests.server.people.people_server import PeopleServer, with_people_server

OWN = "http://wizard.test"


@with_people_server()
async def test_s4_asvs_3_5_1_foreign_pages_can_change_nothing(server: PeopleServer) -> None:
    """Another site, a sandbox, another port or scheme: refused before anything is read."""
    phone = await server.phone()
    await phone.join()
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://wizard.test"},
        {"Origin": "http://wizard.test:81"},
        {"Origin": "http://wizard.test.evil.example"},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        for method, path in (("POST", "/api/me/sign-out-everywhere"), ("DELETE", "/api/me")):
            answer = await phone.ask(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), headers
    assert await phone.is_known()


@with_people_server()
async def test_the_own_page_and_programs_can(server: PeopleServer) -> None:
    """A browser says where it is; a program says nothing."""
    phone = await server.phone()
    await phone.join()
    for headers in ({"Origin": OWN, "Sec-Fetch-Site": "same-origin"}, {"Origin": OWN}, {}):
        answer = await phone.ask("PATCH", "/api/me", {"settings": {}}, headers=headers)
        assert answer.status_code == 200


@with_people_server(public_url="https://wizard.example")
async def test_behind_a_proxy_the_public_origin_is_the_own(server: PeopleServer) -> None:
    """Whatever the Host header says."""
    phone = await server.phone()
    for origin, status in (("https://wizard.example", 201), (OWN, 403)):
        answer = await phone.post("/api/guests", {"name": "A"}, headers={"Origin": origin})
        assert answer.status_code == status
        phone.token = ""


@with_people_server()
async def test_asvs_3_5_2_only_json_is_read(server: PeopleServer) -> None:
    """What a form of another site can send without asking is not read."""
    phone = await server.phone()
    await phone.join()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {"Content-Type": kind} if kind else {}
        answer = await phone.ask("PATCH", "/api/me", headers=headers, content='{"name":"Eve"}')
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json"), kind
    headers = {"Content-Type": "application/json; charset=utf-8"}
    answer = await phone.ask("PATCH", "/api/me", headers=headers, content='{"name":"Eve"}')
    assert answer.status_code == 200


@with_people_server(trusted_proxies=("10.0.0.0/8",))
async def test_asvs_4_1_3_clients_cannot_choose_their_address(server: PeopleServer) -> None:
    """Behind a trusted proxy the last hop it saw counts; from elsewhere the header is nothing."""
    await server.people.moderation.ban_address("203.0.113.9")
    body = {"name": "Ada"}
    for peer, said, status in (
        ("10.0.0.1", "203.0.113.9", 403),
        ("10.0.0.1", "198.51.100.1, 203.0.113.9, 10.1.1.1", 403),
        ("10.0.0.1", "203.0.113.9, 198.51.100.1", 201),
        ("203.0.113.9", "198.51.100.1", 403),
        ("198.51.100.2", "203.0.113.9", 201),
        ("10.0.0.1", "junk", 201),
    ):
        phone = await server.phone(peer)
        answer = await phone.post("/api/guests", body, headers={"X-Forwarded-For": said})
        assert answer.status_code == status, (peer, said)


@with_people_server()
async def test_s7_asvs_2_4_1_new_guests_are_few_by_address(server: PeopleServer) -> None:
    """A school class fits; a flood does not; refused names cost nothing; others are not held."""
    statuses = []
    for _ in range(RATES["guest"].burst + 1):
        phone = await server.phone()
        await phone.post("/api/guests", {"name": ""})
        statuses.append((await phone.post("/api/guests", {"name": "Ada"})).status_code)
    assert statuses == [201] * RATES["guest"].burst + [429]
    other = await server.phone("192.0.2.99")
    assert (await other.post("/api/guests", {"name": "Ada"})).status_code == 201


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "is_own"),
    [
        ("ws", "a:1", "http://a:1", True),
        ("wss", "a", "https://a", True),
        ("ws", "a", "https://a", False),
        ("http", "A.example", "http://a.example", True),
        ("http", "", None, True),
        ("http", "[::1]:8000", "http://[::1]:8000", True),
        ("http", "a", "a", False),
    ],
)
def test_origins(scheme: str, host: str, origin: str | None, is_own: bool) -> None:
    """Sockets and pages alike."""
    assert Origins().is_own(scheme, host, origin) is is_own
