"""One-time codes: typed, scanned, used once, guessed never."""

from __future__ import annotations

import asyncio
import math
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from foretell.server.people import codes
from foretell.server.people.people import RATES
from tests.server.people.people_server import START, PeopleServer, with_people_server

WRONG = "0000-0000-0000"


@with_people_server()
async def test_a_code_adds_a_device_of_the_same_person(server: PeopleServer) -> None:
    """Another token, the same guest; typed carelessly it still works."""
    one, two = await server.phone(), await server.phone("192.0.2.2")
    me = await one.join()
    code = (await one.code()).lower().replace("-", " ").replace("0", "o").replace("1", "l")
    answer = await two.post("/api/devices/redeem", {"code": code})
    assert answer.status_code == 201
    assert answer.json()["id"] == me["id"]
    assert answer.json()["device"] != me["device"]
    assert two.token != one.token
    assert await one.is_known()
    assert await two.is_known()


@with_people_server()
async def test_asvs_14_2_1_the_link_holds_the_code_and_never_the_token(
    server: PeopleServer,
) -> None:
    """The code stands behind #, which browsers send to nobody; the QR code says the same."""
    phone = await server.phone()
    await phone.join()
    answer = await phone.post("/api/me/devices/code")
    made = answer.json()
    assert made["link"] == f"http://wizard.test/device#{made['code']}"
    assert made["until"] == (START + 300) * 1000
    assert phone.token not in answer.text
    assert ET.fromstring(made["svg"]).tag.endswith("svg")  # noqa: S314
    assert "<script" not in made["svg"]


@with_people_server()
async def test_asvs_6_5_1_a_code_works_once(server: PeopleServer) -> None:
    """Also when two devices send it in the same moment."""
    one = await server.phone()
    await one.join()
    code = await one.code()
    others = [await server.phone() for _ in range(4)]
    asked = (other.post("/api/devices/redeem", {"code": code}) for other in others)
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [201, 403, 403, 403]
    assert len((await one.get("/api/me/devices")).json()) == 2


@with_people_server()
async def test_asvs_6_5_5_a_code_ends_after_five_minutes(server: PeopleServer) -> None:
    """To the second."""
    one, early, late = [await server.phone() for _ in range(3)]
    await one.join()
    code = await one.code()
    server.clock.advance(299)
    assert (await early.post("/api/devices/redeem", {"code": code})).status_code == 201
    code = await one.code()
    server.clock.advance(300)
    answer = await late.post("/api/devices/redeem", {"code": code})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-secret")


@with_people_server()
async def test_a_new_code_voids_the_one_before(server: PeopleServer) -> None:
    """One code a person; signing out everywhere voids it too."""
    one, two = await server.phone(), await server.phone()
    await one.join()
    first, second = await one.code(), await one.code()
    assert (await two.post("/api/devices/redeem", {"code": first})).status_code == 403
    await one.post("/api/me/sign-out-everywhere")
    assert (await two.post("/api/devices/redeem", {"code": second})).status_code == 403


@with_people_server()
async def test_a_code_goes_with_a_device_that_is_signed_out(server: PeopleServer) -> None:
    """A lost phone may have made it; the finder redeems nothing with it afterwards."""
    one, lost, finder = [await server.phone(f"192.0.2.{at}") for at in (1, 2, 3)]
    await one.join()
    await lost.post("/api/devices/redeem", {"code": await one.code()})
    code = await lost.code()
    device = (await lost.get("/api/me")).json()["device"]
    assert (await one.ask("DELETE", f"/api/me/devices/{device}")).status_code == 204
    assert (await finder.post("/api/devices/redeem", {"code": code})).status_code == 403


@with_people_server()
async def test_asvs_6_6_3_guessing_is_stopped_by_address(server: PeopleServer) -> None:
    """After five wrong ones even the right one is not looked at, from there; elsewhere it is."""
    one, guesser, other = await server.phone(), await server.phone("198.51.100.1"), None
    await one.join()
    code = await one.code()
    statuses = [
        (await guesser.post("/api/devices/redeem", {"code": WRONG})).status_code for _ in range(5)
    ]
    assert statuses == [403] * 5
    answer = await guesser.post("/api/devices/redeem", {"code": code})
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    other = await server.phone("198.51.100.2")
    assert (await other.post("/api/devices/redeem", {"code": code})).status_code == 201


@with_people_server()
async def test_guessers_of_one_ipv6_network_are_one(server: PeopleServer) -> None:
    """Whoever has a network of 2^64 addresses has one bucket all the same."""
    for number in range(RATES["try"].burst):
        phone = await server.phone(f"2001:db8::{number + 1}")
        assert (await phone.post("/api/devices/redeem", {"code": WRONG})).status_code == 403
    phone = await server.phone("2001:db8::ffff")
    assert (await phone.post("/api/devices/redeem", {"code": WRONG})).status_code == 429


@with_people_server()
async def test_asvs_6_3_8_why_a_code_is_wrong_is_not_told(server: PeopleServer) -> None:
    """Junk, never made, used, old: the same bytes."""
    one, two = await server.phone(), await server.phone()
    await one.join()
    used = await one.code()
    await two.post("/api/devices/redeem", {"code": used})
    three = await server.phone()
    bodies = set()
    for code in (used, WRONG, "!", "x" * 40):
        bodies.add((await three.post("/api/devices/redeem", {"code": code})).content)
    assert len(bodies) == 1


@with_people_server()
async def test_a_device_of_somebody_else_asks_before_it_changes(server: PeopleServer) -> None:
    """A link from a stranger signs nobody out by surprise; the code is not used up."""
    ada, bert = await server.phone(), await server.phone()
    me = await ada.join()
    await bert.join("Bert")
    old = bert.token
    code = await ada.code()
    answer = await bert.post("/api/devices/redeem", {"code": code})
    assert (answer.status_code, answer.json()["code"]) == (409, "already-guest")
    answer = await bert.post("/api/devices/redeem", {"code": code, "replace": True})
    assert answer.json()["id"] == me["id"]
    bert.token = old
    assert not await bert.is_known()


@with_people_server()
async def test_asvs_7_2_4_a_device_that_comes_again_has_one_token(server: PeopleServer) -> None:
    """A new token for it, and the old one is void."""
    phone = await server.phone()
    await phone.join()
    old = phone.token
    assert (await phone.post("/api/devices/redeem", {"code": await phone.code()})).is_success
    assert phone.token != old
    assert len((await phone.get("/api/me/devices")).json()) == 1
    phone.token = old
    assert not await phone.is_known()


@with_people_server()
async def test_codes_are_kept_as_digests_and_made_seldom(server: PeopleServer) -> None:
    """Ten at once, then one in half a minute; the files never hold one."""
    phone = await server.phone()
    await phone.join()
    made = [await phone.code() for _ in range(RATES["code"].burst)]
    assert (await phone.post("/api/me/devices/code")).status_code == 429
    kept = server.bytes()
    assert not any(code.encode() in kept for code in made)
    assert not any(code.replace("-", "").encode() in kept for code in made)
    assert (codes.code_digest(made[-1]) or b"none") in kept


def test_asvs_6_5_3_and_6_5_4_codes_have_60_bits() -> None:
    """Twelve of 32 symbols, each as likely."""
    assert codes.LENGTH * math.log2(len(codes.SYMBOLS)) == 60
    made = {codes.new_code() for _ in range(2000)}
    assert len(made) == 2000
    assert {c for code in made for c in code} == {*codes.SYMBOLS, "-"}


@given(st.text(max_size=60))
def test_any_text_is_a_code_or_none(text: str) -> None:
    """What is taken for a code has its form."""
    code = codes.plain_code(text)
    assert code is None or (len(code) == 12 and set(code) <= set(codes.SYMBOLS))
    assert codes.code_digest(text) == (None if code is None else codes.code_digest(code))
