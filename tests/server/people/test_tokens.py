"""Tokens and cookies: what is sent, what is kept, what a wrong one does."""

from __future__ import annotations

import hashlib

import pytest

from foretell.server.people.tokens import LIFE_SECONDS, new_token, token_in
from tests.server.people.people_server import PeopleServer, cookie, with_people_server


@with_people_server()
async def test_asvs_3_3_2_and_3_3_4_plain_cookie_at_home(server: PeopleServer) -> None:
    """On plain HTTP the cookie has a plain name, no Secure, but HttpOnly and SameSite."""
    phone = await server.phone()
    answer = await phone.post("/api/guests", {"name": "Ada"})
    set_to = cookie(answer)
    assert set_to["name"] == "foretell"
    assert set_to["rest"] == f"Path=/; Max-Age={LIFE_SECONDS}; HttpOnly; SameSite=Lax"
    assert set_to["value"] not in answer.text


@with_people_server()
async def test_asvs_3_3_1_and_3_3_3_host_cookie_under_https(server: PeopleServer) -> None:
    """Under HTTPS the cookie is bound to the host: prefix, Secure, path, no domain."""
    phone = await server.phone(url="https://wizard.test")
    set_to = cookie(await phone.post("/api/guests", {"name": "Ada"}))
    assert set_to["name"] == "__Host-foretell"
    assert {"Path=/", "HttpOnly", "SameSite=Lax", "Secure"} <= set(set_to["rest"].split("; "))
    assert "domain" not in set_to["rest"].lower()


@with_people_server(public_url="https://wizard.example")
async def test_behind_a_proxy_the_public_address_counts(server: PeopleServer) -> None:
    """The proxy speaks plain HTTP to us; browsers speak HTTPS to it."""
    phone = await server.phone()
    set_to = cookie(await phone.post("/api/guests", {"name": "Ada"}))
    assert set_to["name"] == "__Host-foretell"
    plain = {"Cookie": f"foretell={phone.token}"}
    host = {"Cookie": f"__Host-foretell={phone.token}"}
    phone.token = ""
    assert (await phone.get("/api/me", headers=plain)).status_code == 401
    assert (await phone.get("/api/me", headers=host)).status_code == 200


@with_people_server()
async def test_cookie_and_header_speak_for_the_same(server: PeopleServer) -> None:
    """A browser's cookie and a program's header are two ways to say a token."""
    phone = await server.phone()
    me = await phone.join()
    header = phone.headers
    by_cookie = {"Cookie": f"foretell={phone.token}"}
    phone.token = ""
    for headers in (header, by_cookie, {"authorization": f"bearer {header['Authorization'][7:]}"}):
        answer = await phone.get("/api/me", headers=headers)
        assert answer.json()["id"] == me["id"]


@with_people_server()
async def test_a_program_gets_its_token_in_the_body(server: PeopleServer) -> None:
    """Asked for, the token is in the body and in no cookie."""
    phone = await server.phone()
    answer = await phone.post("/api/guests", {"name": "Ada", "wants_token": True})
    assert "set-cookie" not in answer.headers
    phone.token = answer.json()["token"]
    assert await phone.is_known()
    assert "token" not in (await phone.get("/api/me")).json()


@with_people_server()
async def test_asvs_7_2_1_wrong_tokens_are_told_the_same_as_none(server: PeopleServer) -> None:
    """None, junk, a stale one, half of a good one: one answer, byte for byte; nothing changes."""
    owner, other = await server.phone(), await server.phone("192.0.2.2")
    await owner.join()
    await other.join("Bert")
    stale = other.token
    await other.post("/api/me/sign-out-everywhere")
    before = server.bytes()
    stranger = await server.phone("192.0.2.3")
    answers = set()
    for token in ("", "x", stale, new_token(), owner.token[:-1], owner.token + "A", "é" * 43):
        headers = {"Authorization": f"Bearer {token}".encode()} if token else {}
        by_cookie = {"Cookie": f"foretell={token}".encode()}
        for said in (headers, by_cookie):
            answer = await stranger.get("/api/me", headers=said)
            answers.add((answer.status_code, answer.content, str(sorted(answer.headers.items()))))
    assert len(answers) == 1
    assert answers.pop()[0] == 401
    assert server.bytes() == before
    assert await owner.is_known()


PROTECTED = [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me", None),
    ("GET", "/api/me/devices", None),
    ("DELETE", "/api/me/devices/0123456789abcdef", None),
    ("POST", "/api/me/devices/code", None),
    ("POST", "/api/me/sign-out-everywhere", None),
    ("POST", "/api/me/recovery", None),
    ("GET", "/api/me/export", None),
]


@with_people_server()
async def test_asvs_8_2_1_every_route_of_oneself_asks_who(server: PeopleServer) -> None:
    """Without a good token each is refused, with the same answer, and changes nothing."""
    owner, stranger = await server.phone(), await server.phone()
    await owner.join()
    before = server.bytes()
    for method, path, body in PROTECTED:
        for headers in ({}, {"Authorization": f"Bearer {new_token()}"}):
            answer = await stranger.ask(method, path, body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest"), path
    assert server.bytes() == before
    routes = {route.path for route in server.routes.routes if route.path.startswith("/api/me")}
    assert len(routes) == len({path.replace("0123456789abcdef", "x") for _, path, _ in PROTECTED})


@with_people_server()
async def test_asvs_7_2_3_tokens_are_long_and_kept_only_as_digests(server: PeopleServer) -> None:
    """256 bits each, none twice; the files hold SHA-256 and never the token."""
    phone = await server.phone()
    await phone.join()
    assert len({new_token() for _ in range(1000)}) == 1000
    assert all(len(new_token()) * 6 >= 256 for _ in range(10))
    kept = server.bytes()
    assert hashlib.sha256(phone.token.encode()).digest() in kept
    assert phone.token.encode() not in kept


@with_people_server()
async def test_asvs_7_3_1_an_unused_token_ends(server: PeopleServer) -> None:
    """400 days without use end it; use keeps it, noted at most once an hour."""
    used, unused = await server.phone(), await server.phone()
    await used.join()
    await unused.join("Bert")
    server.clock.advance(LIFE_SECONDS - 10)
    assert await used.is_known()
    await server.people.close()
    server.clock.advance(20)
    assert await used.is_known()
    assert not await unused.is_known()


@pytest.mark.parametrize("said", ["Bearer", "Bearer  ", "Basic abc", "", "Bearer a b", "\x00"])
def test_headers_that_bear_nothing(said: str) -> None:
    """A header that bears no token is none; the cookie beside it does not help."""
    assert token_in(said, {"foretell": new_token()}, is_secure=False) is None
