"""Recovery phrases bring the same person back."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from foretell.server.people import phrases
from foretell.server.people.people import MOST_DEVICES, RATES
from tests.server.people.people_server import START, PeopleServer, with_people_server


@with_people_server()
async def test_a_phrase_brings_the_person_back(server: PeopleServer) -> None:
    """With all devices lost, on a new one, as often as it is needed."""
    lost = await server.phone()
    me = await lost.join()
    phrase = (await lost.post("/api/me/recovery")).json()["phrase"]
    assert (await lost.get("/api/me")).json()["recovery"] == START * 1000
    await lost.post("/api/me/sign-out-everywhere")
    for written in (phrase, phrase.upper().replace(" ", "-"), f"  {phrase}.\n"):
        found = await server.phone()
        answer = await found.post("/api/recover", {"phrase": written, "label": "new"})
        assert answer.status_code == 201
        assert answer.json()["id"] == me["id"]
        assert await found.is_known()


@with_people_server()
async def test_asvs_6_5_2_a_phrase_is_shown_once_and_kept_as_scrypt(server: PeopleServer) -> None:
    """Nothing answers it again; the files hold the digest alone."""
    phone = await server.phone()
    await phone.join()
    phrase = (await phone.post("/api/me/recovery")).json()["phrase"]
    for path in ("/api/me", "/api/me/export", "/api/me/devices"):
        assert phrase not in (await phone.get(path)).text
    kept = server.bytes()
    assert phrase.encode() not in kept
    assert phrases.phrase_digest(phrase, await server.people.store.salt()) in kept


@with_people_server()
async def test_a_new_phrase_replaces_the_old_one(server: PeopleServer) -> None:
    """The old one is nobody's."""
    phone, other = await server.phone(), await server.phone()
    await phone.join()
    old = (await phone.post("/api/me/recovery")).json()["phrase"]
    new = (await phone.post("/api/me/recovery")).json()["phrase"]
    assert (await other.post("/api/recover", {"phrase": old})).status_code == 403
    assert (await other.post("/api/recover", {"phrase": new})).status_code == 201


@with_people_server()
async def test_asvs_6_3_1_wrong_phrases_are_few(server: PeopleServer) -> None:
    """Five wrong ones close the address for a while; all are told the same."""
    phone = await server.phone()
    wrong = ["open sesame", phrases.new_phrase(), "x", "ba " * 10, "bada " * 9]
    answers = [await phone.post("/api/recover", {"phrase": phrase}) for phrase in wrong]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1
    assert (await phone.post("/api/recover", {"phrase": wrong[1]})).status_code == 429
    server.clock.advance(RATES["try"].every)
    assert (await phone.post("/api/recover", {"phrase": wrong[1]})).status_code == 403


@with_people_server()
async def test_phrases_are_made_seldom(server: PeopleServer) -> None:
    """Each costs a scrypt."""
    phone = await server.phone()
    await phone.join()
    statuses = [(await phone.post("/api/me/recovery")).status_code for _ in range(6)]
    assert statuses == [201] * RATES["phrase"].burst + [429]


@with_people_server()
async def test_asvs_7_2_4_recovery_ends_the_token_before(server: PeopleServer) -> None:
    """On a device that is still signed in, the old token goes."""
    phone = await server.phone()
    await phone.join()
    old = phone.token
    phrase = (await phone.post("/api/me/recovery")).json()["phrase"]
    assert (await phone.post("/api/recover", {"phrase": phrase})).status_code == 201
    phone.token = old
    assert not await phone.is_known()


@with_people_server()
async def test_a_device_that_is_pushed_out_is_known_no_more(server: PeopleServer) -> None:
    """The longest unused makes room for a new one, at once, though it was here a moment ago."""
    first = await server.phone()
    await first.join()
    phrase = (await first.post("/api/me/recovery")).json()["phrase"]
    for _ in range(MOST_DEVICES - 1):
        server.clock.advance(RATES["code"].every)
        other = await server.phone()
        code = {"code": await first.code()}
        assert (await other.post("/api/devices/redeem", code)).status_code == 201
    assert await first.is_known()
    last = await server.phone()
    assert (await last.post("/api/recover", {"phrase": phrase})).status_code == 201
    assert len((await last.get("/api/me/devices")).json()) == MOST_DEVICES
    assert await other.is_known()
    assert not await first.is_known()


@with_people_server()
async def test_the_device_of_another_asks_first(server: PeopleServer) -> None:
    """As with a code."""
    ada, bert = await server.phone(), await server.phone()
    me = await ada.join()
    await bert.join("Bert")
    phrase = (await ada.post("/api/me/recovery")).json()["phrase"]
    assert (await bert.post("/api/recover", {"phrase": phrase})).status_code == 409
    answer = await bert.post("/api/recover", {"phrase": phrase, "replace": True})
    assert answer.json()["id"] == me["id"]


def test_asvs_6_5_3_and_6_5_4_a_phrase_has_112_bits_or_more() -> None:
    """Ten words of more than 4,000, none refused, all different."""
    assert phrases.BITS > 112
    assert len(set(phrases.LIST)) == len(phrases.LIST) == 4096 - len(phrases.REFUSED)
    every = {a + b for a, b in itertools.product(phrases.SYLLABLES, repeat=2)}
    assert every >= phrases.REFUSED
    assert len({phrases.new_phrase() for _ in range(200)}) == 200


@given(st.text(max_size=300))
def test_any_text_is_a_phrase_or_none(text: str) -> None:
    """What is taken for one has its form, and is taken for itself."""
    phrase = phrases.plain_phrase(text)
    assert phrase is None or phrases.plain_phrase(phrase) == phrase
