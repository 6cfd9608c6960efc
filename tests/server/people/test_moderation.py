"""Operators ban and withdraw names."""

from __future__ import annotations

import msgspec
import pytest

from foretell.server.people.moderation import ADDRESS, PERSON
from foretell.server.protocol.names import GUEST, is_guest
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.people import BanRecord
from tests.server.people.people_server import PeopleServer, with_people_server


@with_people_server()
async def test_asvs_7_4_5_a_banned_guest_is_out_until_then(server: PeopleServer) -> None:
    """Told why and until when; sockets close; the own data may still be seen and deleted."""
    phone = await server.phone()
    me = await phone.join()
    told: list[tuple[str, bytes | None]] = []

    async def listen(person: str, digest: bytes | None) -> None:
        told.append((person, digest))

    server.people.signals.subscribe(listen)
    until = server.clock.now() + 3600
    await server.people.moderation.ban_person(me["id"], until=until, reason="shouting")
    assert told == [(me["id"], None)]
    answer = await phone.post("/api/me/devices/code")
    assert answer.status_code == 403
    assert answer.json() == {
        "code": "banned",
        "message": "An operator of this server has banned you until 2023-11-14 23:13 UTC: shouting",
        "details": {"until": "2023-11-14 23:13 UTC", "reason": "shouting"},
    }
    assert (await phone.get("/api/me")).status_code == 200
    assert (await phone.get("/api/me/export")).json()["bans"] == [answer.json()["message"]]
    server.clock.advance(3600)
    assert (await phone.post("/api/me/devices/code")).status_code == 201


@with_people_server()
async def test_a_banned_guest_comes_back_by_no_way(server: PeopleServer) -> None:
    """Neither by a code nor by the phrase; lifting opens again; deletion is always allowed."""
    phone, other = await server.phone(), await server.phone()
    me = await phone.join()
    code = await phone.code()
    phrase = (await phone.post("/api/me/recovery")).json()["phrase"]
    await server.people.moderation.ban_person(me["id"])
    for path, body in (("devices/redeem", {"code": code}), ("recover", {"phrase": phrase})):
        answer = await other.post(f"/api/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    await server.people.moderation.lift(PERSON, me["id"])
    assert (await other.post("/api/devices/redeem", {"code": code})).status_code == 201
    await server.people.moderation.ban_person(me["id"])
    assert (await phone.ask("DELETE", "/api/me")).status_code == 204


@with_people_server()
async def test_a_network_can_be_closed(server: PeopleServer) -> None:
    """IPv4, mapped IPv4 and IPv6; neighbours are let in."""
    moderation = server.people.moderation
    await moderation.ban_address("192.0.2.0/24", reason="spam")
    await moderation.ban_address("2001:db8::1/48")
    for address, status in (
        ("192.0.2.77", 403),
        ("::ffff:192.0.2.77", 403),
        ("192.0.3.1", 201),
        ("2001:db8:0:9::1", 403),
        ("2001:db9::1", 201),
    ):
        phone = await server.phone(address)
        assert (await phone.post("/api/guests", {"name": "Ada"})).status_code == status, address
    assert [ban.what for ban in await moderation.bans()] == ["192.0.2.0/24", "2001:db8::/48"]
    await moderation.lift(ADDRESS, "192.0.2.1/24")
    phone = await server.phone("192.0.2.77")
    assert (await phone.post("/api/guests", {"name": "Ada"})).status_code == 201


@with_people_server()
async def test_a_network_of_mapped_addresses_is_one_of_ipv4(server: PeopleServer) -> None:
    """Also where an earlier program has kept it as it was written; both are lifted at once."""
    moderation, mapped = server.people.moderation, "::ffff:192.0.2.0/120"
    phone = await server.phone("192.0.2.77")
    await server.people.store.ban(BanRecord(ADDRESS, "::ffff:c000:200/120", 0, "", 1))
    await moderation.read()
    assert (await phone.post("/api/guests", {"name": "Ada"})).status_code == 403
    assert (await moderation.ban_address(mapped)).what == "192.0.2.0/24"
    await moderation.lift(ADDRESS, mapped)
    assert await moderation.bans() == []
    assert (await phone.post("/api/guests", {"name": "Ada"})).status_code == 201


@with_people_server()
async def test_an_address_of_ipv6_is_a_connection(server: PeopleServer) -> None:
    """Its /64 is banned, since a device chooses the rest; an older ban of it alone is found too."""
    moderation, home = server.people.moderation, "2001:db8:0:1::1"
    await server.people.store.ban(BanRecord(ADDRESS, f"{home}/128", 0, "", server.people.now()))
    await moderation.ban_address(home)
    for address, status in (("2001:db8:0:1:9::9", 403), ("2001:db8:0:2::1", 201)):
        phone = await server.phone(address)
        assert (await phone.post("/api/guests", {"name": "Ada"})).status_code == status, address
    await moderation.lift(ADDRESS, home)
    assert await moderation.bans() == []
    with pytest.raises(Rejection, match="not banned"):
        await moderation.lift(ADDRESS, home)


@with_people_server()
async def test_bans_that_make_no_sense_are_refused(server: PeopleServer) -> None:
    """An address is an address."""
    for text in ("", "everybody", "192.0.2.0/33"):
        with pytest.raises(Rejection, match="no address"):
            await server.people.moderation.ban_address(text)


@with_people_server()
async def test_what_another_process_wrote_is_taken_over(server: PeopleServer) -> None:
    """A ban from the command line: after the next look the sockets close."""
    phone = await server.phone()
    me = await phone.join()
    told: list[str] = []

    async def listen(person: str, _: bytes | None) -> None:
        told.append(person)

    server.people.signals.subscribe(listen)
    await server.people.store.ban(BanRecord(PERSON, me["id"], 0, "", server.people.now()))
    await server.people.moderation.refresh()
    await server.people.moderation.refresh()
    assert told == [me["id"]]
    assert (await phone.post("/api/me/devices/code")).status_code == 403


@with_people_server()
async def test_whoever_is_banned_again_is_signed_out_again(server: PeopleServer) -> None:
    """The first ban had run out, and the person was back when an operator wrote another one."""
    me = await (await server.phone()).join()
    told: list[str] = []

    async def listen(person: str, _: bytes | None) -> None:
        told.append(person)

    server.people.signals.subscribe(listen)
    for _ in range(2):
        until = server.people.now() + 60_000
        await server.people.store.ban(BanRecord(PERSON, me["id"], until, "", server.people.now()))
        await server.people.moderation.refresh()
        server.clock.advance(61)
    assert told == [me["id"]] * 2


@with_people_server()
async def test_a_withdrawn_name_is_nobodys(server: PeopleServer) -> None:
    """Its bearer is called Guest and a number, also at tables; look-alikes are refused."""
    phone, other = await server.phone(), await server.phone()
    me = await phone.join("Rude")
    name = await server.people.moderation.withdraw_name(me["id"])
    assert name.startswith("Guest ")
    assert (await phone.get("/api/me")).json()["name"] == name
    assert server.tables.asked == [("rename", me["id"], name)]
    for text in ("Rude", "rude", "Rud\u0435"):
        answer = await other.post("/api/guests", {"name": text})
        assert answer.json()["code"] == "reserved-name"
        answer = await phone.ask("PATCH", "/api/me", {"name": text})
        assert answer.json()["code"] == "reserved-name"
    with pytest.raises(Rejection, match="no person nobody"):
        await server.people.moderation.withdraw_name("nobody")


@with_people_server()
async def test_the_name_of_a_guest_is_withdrawn_from_nobody_else(server: PeopleServer) -> None:
    """Everybody who plays without a name of their own bears it."""
    me = await (await server.phone()).join(GUEST)
    for _ in range(2):
        assert is_guest(await server.people.moderation.withdraw_name(me["id"]))
    assert (await (await server.phone()).join(GUEST))["name"] == GUEST


@with_people_server()
async def test_bans_end_and_are_dropped(server: PeopleServer) -> None:
    """After their time they are not kept; those for good are."""
    moderation = server.people.moderation
    one, other = [(await server.people.join(name)).guest.id for name in ("Ada", "Bo")]
    await moderation.ban_person(one, until=server.clock.now() + 60)
    kept = await moderation.ban_person(other)
    with pytest.raises(Rejection, match="no person nobody"):
        await moderation.ban_person("nobody")
    server.clock.advance(61)
    assert [msgspec.structs.astuple(ban)[:2] for ban in await moderation.bans()] == [
        (PERSON, other)
    ]
    await server.people.tidy()
    assert await server.people.store.bans() == [kept]
