"""Export of all one's data, deletion of all of it, and what goes by itself."""

from __future__ import annotations

import hashlib
import secrets

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.server.people.mentions import ChatRef, Held, TableRef, erased, renamed
from foretell.server.people.mutes import Mutes
from foretell.server.people.people import DAY, PHRASE_DAYS
from foretell.server.people.tokens import LIFE_DAYS
from foretell.server.protocol import events as e
from foretell.server.protocol.events import LogEntry
from foretell.server.store.people import MuteRecord, Way
from tests.server.people.people_server import PeopleServer, Phone, with_people_server

TABLE = TableRef("t1", "Ada's table", "finished", "/t/t1", 1, 2)
HELD = Held(tables=[], games=[TABLE], chat=[ChatRef("t1", 3, "hello there")])


@with_people_server()
async def test_the_export_holds_everything_but_secrets(server: PeopleServer) -> None:
    """Person, settings, devices, tables, games with links, lines of chat; as a file."""
    phone = await server.phone()
    me = await phone.join()
    await phone.ask("PATCH", "/api/me", {"settings": {"theme": "dark"}})
    phrase = (await phone.post("/api/me/recovery")).json()["phrase"]
    server.tables.kept[me["id"]] = HELD
    await server.people.store.be_rated(me["id"], 5, is_shown=True)
    answer = await phone.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="foretell-me.json"'
    told = answer.json()
    assert told["me"]["settings"] == {"theme": "dark"}
    assert told["games"] == [msgspec.to_builtins(TABLE)]
    assert told["chat"] == [{"table": "t1", "at": 3, "text": "hello there"}]
    assert (told["rated_since"], told["ratings_shown"], told["rated"]) == (5, True, [])
    assert [device["is_this"] for device in told["devices"]] == [True]
    for secret in (phone.token, phrase, hashlib.sha256(phone.token.encode()).hexdigest()):
        assert secret not in answer.text


@with_people_server()
async def test_deletion_leaves_nothing_in_the_files(server: PeopleServer) -> None:
    """Not in a row, not in an unused part of the file, not in the journal."""
    phones: list[Phone] = []
    traces: list[list[bytes]] = []
    for number in range(40):
        phone, name = await server.phone(f"10.0.0.{number}"), f"N{secrets.token_hex(8)}"
        me = await phone.join(name)
        mark = secrets.token_hex(200)
        await phone.ask("PATCH", "/api/me", {"settings": {"mark": mark}, "name": f"{name}B"})
        await phone.post("/api/me/devices/code")
        digest = hashlib.sha256(phone.token.encode()).digest()
        phones.append(phone)
        traces.append([me["id"].encode(), name.encode(), mark.encode(), digest])
    assert all(trace in server.bytes() for trace in traces[7])
    for number in (7, 8, 30):
        assert (await phones[number].ask("DELETE", "/api/me")).status_code == 204
    left = server.bytes()
    assert not [trace for number in (7, 8, 30) for trace in traces[number] if trace in left]
    assert traces[9][3] in left
    assert await phones[9].is_known()


@with_people_server()
async def test_asvs_7_4_2_deletion_ends_tokens_sockets_and_ways_back(server: PeopleServer) -> None:
    """Every device, code and phrase is void; the tables are asked to forget; sockets close."""
    one, two = await server.phone(), await server.phone()
    me = await one.join()
    await two.post("/api/devices/redeem", {"code": await one.code()})
    code = await one.code()
    phrase = (await one.post("/api/me/recovery")).json()["phrase"]
    told: list[tuple[str, bytes | None]] = []

    async def listen(person: str, digest: bytes | None) -> None:
        told.append((person, digest))

    server.people.signals.subscribe(listen)
    answer = await one.ask("DELETE", "/api/me")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert answer.headers["clear-site-data"] == '"storage"'
    assert told == [(me["id"], None)]
    assert server.tables.asked == [("forget", me["id"])]
    assert not await two.is_known()
    other = await server.phone()
    assert (await other.post("/api/devices/redeem", {"code": code})).status_code == 403
    assert (await other.post("/api/recover", {"phrase": phrase})).status_code == 403


@with_people_server()
async def test_deletion_that_fails_in_the_middle_can_be_asked_again(server: PeopleServer) -> None:
    """If the tables cannot forget now, the token is good for another try."""
    phone = await server.phone()
    me = await phone.join()
    server.tables.is_broken = True
    with pytest.raises(OSError, match="disk full"):
        await server.people.forget(me["id"])
    assert await phone.is_known()
    server.tables.is_broken = False
    assert (await phone.ask("DELETE", "/api/me")).status_code == 204


@with_people_server()
async def test_nobody_acts_while_being_deleted(server: PeopleServer) -> None:
    """From the first moment of it, tokens speak for nobody."""
    phone = await server.phone()
    me = await phone.join()
    known: list[bool] = []

    async def forget(person: str) -> None:
        known.append(await phone.is_known())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.people.tables, "forget", forget)
        await server.people.forget(me["id"])
    assert known == [False]


@with_people_server()
async def test_asvs_14_2_7_who_is_never_seen_again_is_forgotten(server: PeopleServer) -> None:
    """After 400 days without a device; with a phrase after three years."""
    ada, bert = await server.phone(), await server.phone()
    me = await ada.join()
    phrase = None
    await bert.join("Bert")
    phrase = (await bert.post("/api/me/recovery")).json()["phrase"]
    server.clock.advance((LIFE_DAYS - 1) * DAY / 1000)
    assert await server.people.tidy() == 0
    server.clock.advance(2 * DAY / 1000)
    assert await server.people.tidy() == 1
    assert server.tables.asked == [("forget", me["id"])]
    assert (await bert.post("/api/recover", {"phrase": phrase})).status_code == 201
    server.clock.advance((PHRASE_DAYS + 1) * DAY / 1000)
    assert await server.people.tidy() == 1
    assert (await bert.post("/api/recover", {"phrase": phrase})).status_code == 403


@with_people_server()
async def test_what_comes_too_late_is_not_kept(server: PeopleServer) -> None:
    """A code or phrase that is stored in the moment after the deletion is nobody's."""
    phone = await server.phone()
    me = await phone.join()
    guest = await server.people.guest(phone.token)
    await server.people.forget(me["id"])
    store = server.people.store
    await store.put_code(guest.id, b"code", 2**50)
    await store.put_phrase(guest.id, b"phrase", 1)
    assert await store.code_owner(b"code", 0) is None
    assert await store.phrase_owner(b"phrase") is None
    assert not await store.merge_settings(guest.id, {"a": "b"}, 1)


ENTRIES = st.builds(
    LogEntry,
    at=st.integers(0, 9),
    by=st.sampled_from(["p", "q", ""]),
    event=st.one_of(
        st.builds(e.Sat, seat=st.integers(0, 5), person=st.sampled_from("pq"), name=st.just("Ada")),
        st.builds(e.Said, name=st.just("Ada"), text=st.just("hello"), seat=st.none()),
        st.builds(e.Acted, seat=st.integers(0, 5), choices=st.just([1, 2])),
    ),
)


@given(ENTRIES)
def test_an_entry_of_a_log_forgets_its_person(entry: LogEntry) -> None:
    """Name and text go, all else stays; others' entries are the same; done again it is the same."""
    gone = erased(entry, "p")
    assert erased(gone, "p") == gone
    is_own = entry.by == "p" if isinstance(entry.event, e.Said) else False
    is_own |= isinstance(entry.event, e.Sat) and entry.event.person == "p"
    assert (b"Ada" in e.written(gone)) == (b"Ada" in e.written(entry) and not is_own)
    if not is_own:
        assert gone == entry == renamed(entry, "p", "Eve")
    assert (gone.at, gone.by, gone.act) == (entry.at, entry.by, entry.act)


@with_people_server()
async def test_a_token_that_is_not_used_speaks_for_nobody(server: PeopleServer) -> None:
    """Not a day longer than the page says; each use begins the time anew."""
    phone = await server.phone()
    await phone.join()
    for _ in range(2):
        server.clock.advance((LIFE_DAYS - 1) * DAY / 1000)
        assert await phone.is_known()
        await server.people.close()
    server.clock.advance(LIFE_DAYS * DAY / 1000)
    assert not await phone.is_known()


@with_people_server()
async def test_who_is_deleted_is_muted_by_nobody(server: PeopleServer) -> None:
    """What one keeps away from is kept at once, and goes with the person."""
    ada, bo, cy = [await (await server.phone()).join(name) for name in ("Ada", "Bo", "Cy")]
    store = server.people.store
    mutes = Mutes(store, server.people.limits, lambda *_: None)
    await mutes.mute(ada["id"], MuteRecord(bo["id"], "Bo", 1))
    await mutes.mute(ada["id"], MuteRecord(cy["id"], "Cy", 1), Way.BLOCK)
    away = await mutes.of(ada["id"])
    assert away.unread == {bo["id"], cy["id"]}
    assert away.blocked == {cy["id"]}
    await server.people.forget(bo["id"])
    assert [one.name for way in Way for one in await store.mutes(ada["id"], way)] == ["Cy"]
    await server.people.forget(cy["id"])
    assert not any(await mutes.of(ada["id"]))


def test_who_waits_for_a_seat_is_renamed_in_the_log_too() -> None:
    """An own seat, one that is taken at the next deal, and a line: all bear the new name."""
    for event in (e.Sat(0, "p", "Ada"), e.SatLate(0, "p", "Ada"), e.Said("Ada", "hello")):
        new = renamed(LogEntry(1, event, "p"), "p", "Eve").event
        assert new == msgspec.structs.replace(event, name="Eve")
        assert renamed(LogEntry(1, event, "q"), "q", "Eve").event == (
            event if isinstance(event, e.Sat | e.SatLate) else new
        )
