"""Guests over HTTP: names, settings, devices."""

from __future__ import annotations

import json

from foretell.server.people.people import MOST_DEVICES, SETTINGS_BYTES
from foretell.server.protocol.names import clash
from foretell.server.protocol.rejection import Rejection
from tests.server.people.people_server import START, PeopleServer, with_people_server


@with_people_server()
async def test_a_guest_is_made_and_known_again(server: PeopleServer) -> None:
    """A name is enough; what is told is what is kept."""
    phone = await server.phone()
    made = await phone.join("  Zoë ")
    assert made == (await phone.get("/api/me")).json()
    assert made["name"] == "Zoë"
    assert made["created"] == made["seen"] == START * 1000
    assert made["recovery"] is None
    assert made["settings"] == {}


@with_people_server()
async def test_names_that_nobody_may_bear(server: PeopleServer) -> None:
    """Empty, endless, invisible and the house's own names are refused; nobody is made."""
    phone = await server.phone()
    for name in ("", " ", "x" * 25, "a\u202eb", "Bot rule 1", "server", "\u0301\u0301\u0301"):
        answer = await phone.post("/api/guests", {"name": name})
        assert answer.status_code == 400, name
    assert "set-cookie" not in answer.headers


@with_people_server()
async def test_what_nobody_sees_makes_no_other_name(server: PeopleServer) -> None:
    """Marks and letters that show nothing are refused; what joins pictures into one is seen."""
    unseen = ("Ada\u200d", "A\u200dda", "Ada\ufe0f", "Ada\u3164", "\u3164", "\u2800", "Ad\u034fa")
    for name in unseen:
        answer = await (await server.phone()).post("/api/guests", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name"), ascii(name)
    for name in ("\U0001f9d9\U0001f3fd\u200d\u2640\ufe0f", "\u2764\ufe0f Ada"):
        answer = await (await server.phone()).post("/api/guests", {"name": name})
        assert answer.json()["name"] == name
    assert clash("\u2764\ufe0f", "\u2764")
    assert clash("\U0001f469\u200d\U0001f680", "\U0001f469\U0001f680")


@with_people_server()
async def test_names_that_pass_for_the_house_or_the_reader(server: PeopleServer) -> None:
    """With marks around them and in letters that look alike too; names that hold them are free."""
    phone = await server.phone()
    you = ("You", " you ", "Y o u", "Yоu", "уоu", "Y0u", "ʏᴏᴜ", "Ｙｏｕ", "You!")
    du = ("Du", "DU", "ԁu", "Ich")
    house = ("✦ Foretell", "Foretell ✓", "✦Fоretell", "Foretell Team", "* Server *", "✦ B0t Ada")
    for name in (*you, *du, *house):
        answer = await phone.post("/api/guests", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "reserved-name"), name
    assert (await phone.post("/api/guests", {"name": "Du Yougen"})).is_success


@with_people_server()
async def test_a_device_that_speaks_for_somebody_stays_with_them(server: PeopleServer) -> None:
    """Who is a guest already is not made another one by mistake."""
    phone = await server.phone()
    me = await phone.join()
    answer = await phone.post("/api/guests", {"name": "Bert"})
    assert (answer.status_code, answer.json()["code"]) == (409, "already-guest")
    assert (await phone.get("/api/me")).json() == me


@with_people_server()
async def test_settings_follow_to_every_device(server: PeopleServer) -> None:
    """What one device sets another reads; null takes one away, others stay."""
    one, two = await server.phone(), await server.phone()
    await one.join()
    await two.post("/api/devices/redeem", {"code": await one.code()})
    await one.ask("PATCH", "/api/me", {"settings": {"theme": "dark", "pace": 2}})
    await two.ask("PATCH", "/api/me", {"settings": {"pace": None, "sound": [1, {"a": 0.5}]}})
    expected = {"theme": "dark", "sound": [1, {"a": 0.5}]}
    for phone in (one, two):
        assert (await phone.get("/api/me")).json()["settings"] == expected


@with_people_server()
async def test_settings_end_at_16_kib(server: PeopleServer) -> None:
    """In one piece or piece by piece; what was there stays."""
    phone = await server.phone()
    await phone.join()
    half = {"a": "x" * (SETTINGS_BYTES // 2)}
    assert (await phone.ask("PATCH", "/api/me", {"settings": half})).status_code == 200
    for more in ({"b": "x" * (SETTINGS_BYTES // 2)}, {"c": "x" * SETTINGS_BYTES}):
        answer = await phone.ask("PATCH", "/api/me", {"settings": more})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert (await phone.get("/api/me")).json()["settings"] == half


@with_people_server()
async def test_settings_are_not_too_deep(server: PeopleServer) -> None:
    """Sixteen levels are enough for anybody; deep nesting is no crash."""
    phone = await server.phone()
    await phone.join()
    for depth in (20, 400, 5000, 11_000):
        text = '{"settings":{"a":' + "[" * depth + "]" * depth + "}}"
        headers = {"Content-Type": "application/json"}
        answer = await phone.ask("PATCH", "/api/me", headers=headers, content=text)
        assert (answer.status_code, answer.json()["code"]) == (400, "too-deep"), depth
        said = answer.json()
        assert said["message"] == str(Rejection("too-deep", **said["details"])), depth


@with_people_server()
async def test_a_name_can_be_changed(server: PeopleServer) -> None:
    """The new one is shown from now on; a refused one changes nothing."""
    phone = await server.phone()
    await phone.join()
    assert (await phone.ask("PATCH", "/api/me", {"name": "Ada L."})).json()["name"] == "Ada L."
    answer = await phone.ask("PATCH", "/api/me", {"name": "Bot", "settings": {"a": 1}})
    assert answer.json()["code"] == "reserved-name"
    me = (await phone.get("/api/me")).json()
    assert (me["name"], me["settings"]) == ("Ada L.", {})
    assert (await server.people.guest(phone.token)).name == "Ada L."


@with_people_server()
async def test_asvs_8_2_3_fields_that_are_not_offered_cannot_be_set(server: PeopleServer) -> None:
    """Id, times and what else is kept are not for setting."""
    phone = await server.phone()
    me = await phone.join()
    for field in ("id", "created", "seen", "device", "recovery", "is_operator"):
        answer = await phone.ask("PATCH", "/api/me", {field: "x"})
        assert answer.status_code == 400
    assert (await phone.get("/api/me")).json() == me


@with_people_server()
async def test_asvs_7_5_2_devices_are_listed_without_secrets(server: PeopleServer) -> None:
    """Label, times and which one this is; no token, no digest."""
    one, two = await server.phone(), await server.phone()
    await one.join()
    server.clock.advance(60)
    await two.post("/api/devices/redeem", {"code": await one.code(), "label": "Telephone"})
    answer = await two.get("/api/me/devices")
    first, second = answer.json()
    assert [first["is_this"], second["is_this"]] == [False, True]
    assert second["label"] == "Telephone"
    assert second["created"] == first["created"] + 60_000
    assert one.token not in answer.text
    assert two.token not in answer.text
    assert set(first) == {"id", "label", "created", "seen", "is_this"}


@with_people_server()
async def test_asvs_8_2_2_devices_of_others_are_out_of_reach(server: PeopleServer) -> None:
    """Another's device is no other than one that is not there."""
    ada, bert = await server.phone(), await server.phone()
    device = (await ada.join())["device"]
    await bert.join("Bert")
    foreign = await bert.ask("DELETE", f"/api/me/devices/{device}")
    nothing = await bert.ask("DELETE", "/api/me/devices/0123456789abcdef")
    assert foreign.status_code == nothing.status_code == 404
    assert foreign.content == nothing.content
    assert await ada.is_known()


@with_people_server()
async def test_asvs_7_1_2_one_device_too_many_ends_the_longest_unused(server: PeopleServer) -> None:
    """A guest has at most 32; the newest always gets in."""
    first = await server.phone()
    me = await first.join()
    guest = await server.people.guest(first.token)
    ended: list[bytes | None] = []

    async def listen(person: str, digest: bytes | None) -> None:
        assert person == me["id"]
        ended.append(digest)

    server.people.signals.subscribe(listen)
    for _ in range(MOST_DEVICES):
        server.clock.advance(60)
        phone = await server.phone()
        await phone.post("/api/devices/redeem", {"code": await first.code()})
        if len((await phone.get("/api/me/devices")).json()) == MOST_DEVICES:
            break
    server.clock.advance(60)
    code = await first.code()
    last = await server.phone()
    assert (await last.post("/api/devices/redeem", {"code": code})).status_code == 201
    assert len((await last.get("/api/me/devices")).json()) == MOST_DEVICES
    assert ended == [guest.digest]
    assert not await first.is_known()


@with_people_server()
async def test_asvs_14_3_2_nothing_is_cached_and_types_are_told(server: PeopleServer) -> None:
    """Every answer, refusals too: no-store, nosniff, JSON."""
    phone = await server.phone()
    answers = [await phone.get("/api/me"), await phone.post("/api/guests", {"name": "Ada"})]
    answers += [await phone.get("/api/me"), await phone.get("/api/me/export")]
    answers += [await phone.ask("PATCH", "/api/me", content="{", headers={"Content-Type": "x/y"})]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-type"].startswith("application/json")
        json.loads(answer.content)
