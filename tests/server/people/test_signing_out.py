"""Signing out: tokens end at once, and every socket hears of it."""

from __future__ import annotations

import asyncio

import pytest

from foretell.server.people import signals
from tests.server.people.people_server import PeopleServer, Phone, with_people_server


class Sockets:
    """A socket layer that notes what it is told and when."""

    def __init__(self, server: PeopleServer) -> None:
        self.server = server
        self.told: list[tuple[float, str, bytes | None]] = []
        self.leave = server.people.signals.subscribe(self.on_signed_out)

    async def on_signed_out(self, person: str, digest: bytes | None) -> None:
        """Note it."""
        self.told.append((self.server.clock.now(), person, digest))


async def three(server: PeopleServer) -> list[Phone]:
    """Three devices of one guest."""
    phones = [await server.phone() for _ in range(3)]
    await phones[0].join()
    for phone in phones[1:]:
        await phone.post("/api/devices/redeem", {"code": await phones[0].code()})
    return phones


@with_people_server()
async def test_s6_sign_out_everywhere_ends_all_at_once(server: PeopleServer) -> None:
    """All tokens are void, and the sockets were told before the answer, with no time gone."""
    phones = await three(server)
    sockets = Sockets(server)
    me = (await phones[0].get("/api/me")).json()
    tokens = [phone.token for phone in phones]
    answer = await phones[1].post("/api/me/sign-out-everywhere")
    assert answer.json() == {"devices": 3}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert sockets.told == [(server.clock.now(), me["id"], None)]
    for phone, token in zip(phones, tokens, strict=True):
        phone.token = token
        assert not await phone.is_known()


@with_people_server()
async def test_asvs_7_4_3_all_other_devices(server: PeopleServer) -> None:
    """This one stays; each other is told by its digest."""
    phones = await three(server)
    others = {(await server.people.guest(phone.token)).digest for phone in phones[1:]}
    sockets = Sockets(server)
    answer = await phones[0].post("/api/me/sign-out-everywhere", {"but_this": True})
    assert answer.json() == {"devices": 2}
    assert "set-cookie" not in answer.headers
    assert {digest for _, _, digest in sockets.told} == others
    assert [await phone.is_known() for phone in phones] == [True, False, False]


@with_people_server()
async def test_asvs_7_4_1_one_device(server: PeopleServer) -> None:
    """One is signed out, from another or by itself; only that one's sockets hear of it."""
    phones = await three(server)
    sockets = Sockets(server)
    second = await server.people.guest(phones[1].token)
    answer = await phones[0].ask("DELETE", f"/api/me/devices/{second.device}")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "set-cookie" not in answer.headers
    assert [digest for _, _, digest in sockets.told] == [second.digest]
    assert [await phone.is_known() for phone in phones] == [True, False, True]
    own = (await phones[0].get("/api/me")).json()["device"]
    answer = await phones[0].ask("DELETE", f"/api/me/devices/{own}")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert [await phone.is_known() for phone in phones] == [False, False, True]


@with_people_server()
async def test_s6_a_listener_that_fails_or_hangs_stops_nobody(server: PeopleServer) -> None:
    """The others are told at once, and the answer comes within the five seconds."""
    phone = await server.phone()
    await phone.join()

    async def fail(person: str, digest: bytes | None) -> None:
        raise RuntimeError(person, digest)

    async def hang(person: str, digest: bytes | None) -> None:
        await asyncio.sleep(3600)

    server.people.signals.subscribe(fail)
    server.people.signals.subscribe(hang)
    sockets = Sockets(server)
    assert signals.PATIENCE < 5
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signals, "PATIENCE", 0.05)
        answer = await phone.post("/api/me/sign-out-everywhere")
    assert answer.status_code == 200
    assert len(sockets.told) == 1


@with_people_server()
async def test_who_listens_no_more_hears_nothing(server: PeopleServer) -> None:
    """A socket layer may leave."""
    phone = await server.phone()
    await phone.join()
    sockets = Sockets(server)
    sockets.leave()
    await phone.post("/api/me/sign-out-everywhere")
    assert sockets.told == []


@with_people_server()
async def test_signing_out_needs_a_disk(server: PeopleServer) -> None:
    """When nothing can be stored it is refused with 503, and nobody is told a lie."""
    phone = await server.phone()
    await phone.join()
    sockets = Sockets(server)

    async def full(*_: object) -> list[bytes]:
        from foretell.server.store.interface import NotSaved

        raise NotSaved("disk full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.people.store, "drop_devices", full)
        client = phone.client
        answer = await client.post("/api/me/sign-out-everywhere", headers=phone.headers)
    assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
    assert answer.headers["retry-after"] == "5"
    assert sockets.told == []
    assert await phone.is_known()
