"""What is changed about people in a database: each function is one transaction.

In SQLite they run among the moves of the tables, so none may fail: what does not apply changes
nothing and says so.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from foretell.server.store import claims
from foretell.server.store.people import Added, MuteRecord, NewDevice, Way
from foretell.server.store.transactions import Transaction, do

CODE_OWNER: Final = "select person from device_codes where digest = $1 and until > $2"
PHRASE_OWNER: Final = "select person from recovery where digest = $1"
IF_THERE: Final = "where exists (select 1 from people where id = {}) on conflict do nothing"
"""For what is asked by somebody who is deleted in the same moment."""
USED: Final = (
    "case when cast(d.seen as bigint) > t.created then cast(d.seen as bigint) else t.created end"
)
"""When the device ``d`` of a token ``t`` was last used, also where that is damaged."""
RATED: Final = ("rated_people", "rated_places", "claims")
OWN_ROWS: Final = (
    *("devices", "tokens", "device_codes", "recovery", "profiles", *RATED),
    *Way,
)
"""The tables with a column ``person`` from which a deleted person's rows go."""


def add_person(person: str, name: str, device: NewDevice) -> Transaction[None]:
    """A new person with a first device."""
    insert = "insert into people (id, name, created) values ($1, $2, $3) on conflict do nothing"
    yield from do(insert, person, name, device.at)
    insert = "insert into profiles values ($1, $2, $3) on conflict do nothing"
    yield from do(insert, person, "{}", device.at)
    yield from _add_token(person, device)


def _add_token(person: str, device: NewDevice) -> Transaction[None]:
    insert = "insert into tokens values ($1, $2, $3) on conflict do nothing"
    yield from do(insert, device.digest, person, device.at)
    insert = "insert into devices values ($1, $2, $3, $4, $5) on conflict do nothing"
    yield from do(insert, device.digest, person, device.id, device.label, device.at)


def _add_device(person: str, device: NewDevice, most: int) -> Transaction[Added]:
    """Another device; if that is one too many, those that were longest unused go."""
    query = (
        "select t.digest from tokens t left join devices d on d.digest = t.digest "  # noqa: S608
        f"where t.person = $1 order by {USED} desc"
    )
    devices = yield from do(query, person)
    dropped = [bytes(row[0]) for row in devices[most - 1 :]]
    yield from _drop(dropped)
    yield from _add_token(person, device)
    seen = "update profiles set seen = $1 where person = $2 and seen < $1"
    yield from do(seen, device.at, person)
    return Added(person, dropped)


def _drop(digests: list[bytes]) -> Transaction[None]:
    for digest in digests:
        yield from do("delete from tokens where digest = $1", digest)
        yield from do("delete from devices where digest = $1", digest)


def settings_in(text: str | bytes) -> dict[str, Any] | None:
    """The settings of a person; ``None`` where they are damaged.

    >>> settings_in('{"theme": "dark"}'), settings_in("[]"), settings_in(b"no JSON")
    ({'theme': 'dark'}, None, None)
    """
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError):
        return None


def merge_settings(person: str, patch: dict[str, Any], most: int) -> Transaction[bool]:
    """Set the keys of a patch, take away those that are ``None``."""
    rows = yield from do("select settings from profiles where person = $1", person)
    kept = (settings_in(rows[0][0]) or {}) if rows else {}
    merged = {key: value for key, value in {**kept, **patch}.items() if value is not None}
    text = msgspec.json.encode(merged)
    if len(text) > most:
        return False
    change = "update profiles set settings = $1 where person = $2"
    yield from do(change, text.decode(), person)
    return True


def seen(digest: bytes, at: int) -> Transaction[None]:
    """A token was used."""
    yield from do("update devices set seen = $1 where digest = $2", at, digest)
    change = (
        "update profiles set seen = $1 where person = (select person from tokens where digest = $2)"
    )
    yield from do(change, at, digest)


def drop_device(person: str, device: str) -> Transaction[bytes | None]:
    """A device of this person, and of no other; a code that it may have made is void, too."""
    rows = yield from do("select digest from devices where person = $1 and id = $2", person, device)
    digests = [bytes(row[0]) for row in rows]
    yield from _drop(digests)
    if digests:
        yield from do("delete from device_codes where person = $1", person)
    return digests[0] if digests else None


def drop_devices(person: str, but: bytes) -> Transaction[list[bytes]]:
    """All devices of a person but one."""
    query = "select digest from tokens where person = $1 and digest <> $2"
    rows = yield from do(query, person, but)
    digests = [bytes(row[0]) for row in rows]
    yield from _drop(digests)
    yield from do("delete from device_codes where person = $1", person)
    return digests


def put_code(person: str, digest: bytes, until: int) -> Transaction[None]:
    """The one code of a person."""
    yield from do("delete from device_codes where person = $1", person)
    insert = f"insert into device_codes select $1, $2, $3 {IF_THERE.format('$2')}"
    yield from do(insert, digest, person, until)


def use_code(digest: bytes, device: NewDevice, most: int) -> Transaction[Added | None]:
    """Once: the code goes in the same commit in which the device comes."""
    rows = yield from do(CODE_OWNER, digest, device.at)
    yield from do("delete from device_codes where digest = $1", digest)
    return (yield from _add_device(rows[0][0], device, most)) if rows else None


def put_phrase(person: str, digest: bytes, at: int) -> Transaction[None]:
    """The one phrase of a person."""
    yield from do("delete from recovery where person = $1", person)
    insert = f"insert into recovery select $1, $2, $3 {IF_THERE.format('$2')}"
    yield from do(insert, digest, person, at)


def use_phrase(digest: bytes, device: NewDevice, most: int) -> Transaction[Added | None]:
    """The phrase stays good."""
    rows = yield from do(PHRASE_OWNER, digest)
    return (yield from _add_device(rows[0][0], device, most)) if rows else None


def forget(person: str) -> Transaction[None]:
    """Every row of a person but those of tables, which the tables change themselves."""
    for table in OWN_ROWS:
        yield from do(f"delete from {table} where person = $1", person)  # noqa: S608  # ours
    for way in Way:
        yield from do(f"delete from {way} where muted = $1", person)  # noqa: S608  # an enum
    yield from do("delete from people where id = $1", person)


def mute(person: str, mute: MuteRecord, most: int, way: Way) -> Transaction[bool]:
    """Both are people here still, and the person's list is not too long."""
    query = f"select count(*) from {way} where person = $1 and muted <> $2"  # noqa: S608
    rows = yield from do(query, person, mute.muted)
    if rows[0][0] >= most:
        return False
    insert = f"insert into {way} select $1, $2, $3, $4 {IF_THERE.format('$1')}"
    yield from do(insert, person, *mute)
    yield from do(f"delete from {way} where muted not in (select id from people)")  # noqa: S608
    return True


def be_rated(person: str, since: int, *, is_shown: bool) -> Transaction[None]:
    """Count a person's games at tables opened from now on; since 0: none, nor those before."""
    if not since:
        for table in RATED:
            yield from do(f"delete from {table} where person = $1", person)  # noqa: S608
        return
    insert = (
        "insert into rated_people (person, since, is_shown) select $1, $2, $3 "
        "where exists (select 1 from people where id = $1) "
        "on conflict (person) do update set is_shown = excluded.is_shown"
    )
    yield from do(insert, person, since, int(is_shown))


def tidy(now: int, unused_since: int) -> Transaction[None]:
    """What is past its time."""
    yield from claims.tidy()
    yield from do("delete from device_codes where until <= $1", now)
    yield from do("delete from bans where until > 0 and until <= $1", now)
    query = (
        "select t.digest from tokens t left join devices d on d.digest = t.digest "  # noqa: S608
        f"where {USED} < $1"
    )
    rows = yield from do(query, unused_since)
    yield from _drop([bytes(row[0]) for row in rows])
