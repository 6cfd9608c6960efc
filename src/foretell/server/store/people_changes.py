"""What is changed in the SQLite file about people: each function is one change of one commit.

They run in the store's writer among the moves of the tables, so none may fail: what does not
apply changes nothing and says so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from foretell.server.store import claims
from foretell.server.store.people import Added, MuteRecord, NewDevice, Way
from foretell.server.store.writer import connect

CODE_OWNER: Final = "select person from device_codes where digest = ? and until > ?"
PHRASE_OWNER: Final = "select person from recovery where digest = ?"
IF_THERE: Final = "where exists (select 1 from people where id = ?)"
"""For what is asked by somebody who is deleted in the same moment."""
RATED: Final = ("rated_people", "rated_places", "claims")
OWN_ROWS: Final = (
    *("devices", "tokens", "device_codes", "recovery", "profiles", *RATED),
    *Way,
)
"""The tables with a column ``person`` from which a deleted person's rows go."""


def statement(query: str, *values: object) -> Callable[[sqlite3.Connection], None]:
    """A change of one statement."""

    def change(connection: sqlite3.Connection) -> None:
        connection.execute(query, values)

    return change


def empty_journal(path: Path) -> bool:
    """Bring the journal into the file and cut it to nothing; False if somebody reads in it now."""
    connection = connect(path)
    try:
        return not connection.execute("pragma wal_checkpoint(truncate)").fetchone()[0]
    finally:
        connection.close()


def add_person(person: str, name: str, device: NewDevice, connection: sqlite3.Connection) -> None:
    """A new person with a first device."""
    connection.execute("insert or ignore into people values (?, ?, ?)", (person, name, device.at))
    row = person, "{}", device.at
    connection.execute("insert or ignore into profiles values (?, ?, ?)", row)
    _add_token(person, device, connection)


def _add_token(person: str, device: NewDevice, connection: sqlite3.Connection) -> None:
    row = device.digest, person, device.at
    connection.execute("insert or ignore into tokens values (?, ?, ?)", row)
    about = device.digest, person, device.id, device.label, device.at
    connection.execute("insert or ignore into devices values (?, ?, ?, ?, ?)", about)


def _add_device(person: str, device: NewDevice, most: int, connection: sqlite3.Connection) -> Added:
    """Another device; if that is one too many, those that were longest unused go."""
    query = (
        "select t.digest from tokens t left join devices d on d.digest = t.digest "
        "where t.person = ? order by max(t.created, ifnull(d.seen, 0)) desc limit -1 offset ?"
    )
    dropped = [row[0] for row in connection.execute(query, (person, most - 1))]
    _drop(dropped, connection)
    _add_token(person, device, connection)
    seen = "update profiles set seen = max(seen, ?) where person = ?"
    connection.execute(seen, (device.at, person))
    return Added(person, dropped)


def _drop(digests: list[bytes], connection: sqlite3.Connection) -> None:
    rows = [(digest,) for digest in digests]
    connection.executemany("delete from tokens where digest = ?", rows)
    connection.executemany("delete from devices where digest = ?", rows)


def merge_settings(
    person: str, patch: dict[str, Any], most: int, connection: sqlite3.Connection
) -> bool:
    """Set the keys of a patch, take away those that are ``None``."""
    query = "select settings from profiles where person = ?"
    rows = connection.execute(query, (person,)).fetchall()
    kept: dict[str, Any] = msgspec.json.decode(rows[0][0]) if rows else {}
    merged = {key: value for key, value in {**kept, **patch}.items() if value is not None}
    text = msgspec.json.encode(merged)
    if len(text) > most:
        return False
    change = "update profiles set settings = ? where person = ?"
    connection.execute(change, (text.decode(), person))
    return True


def seen(digest: bytes, at: int, connection: sqlite3.Connection) -> None:
    """A token was used."""
    connection.execute("update devices set seen = ? where digest = ?", (at, digest))
    query = (
        "update profiles set seen = ? where person = (select person from tokens where digest = ?)"
    )
    connection.execute(query, (at, digest))


def drop_device(person: str, device: str, connection: sqlite3.Connection) -> bytes | None:
    """A device of this person, and of no other."""
    query = "select digest from devices where person = ? and id = ?"
    digests: list[bytes] = [row[0] for row in connection.execute(query, (person, device))]
    _drop(digests, connection)
    return digests[0] if digests else None


def drop_devices(person: str, but: bytes, connection: sqlite3.Connection) -> list[bytes]:
    """All devices of a person but one."""
    query = "select digest from tokens where person = ? and digest <> ?"
    digests = [row[0] for row in connection.execute(query, (person, but))]
    _drop(digests, connection)
    connection.execute("delete from device_codes where person = ?", (person,))
    return digests


def put_code(person: str, digest: bytes, until: int, connection: sqlite3.Connection) -> None:
    """The one code of a person."""
    connection.execute("delete from device_codes where person = ?", (person,))
    query = f"insert or ignore into device_codes select ?, ?, ? {IF_THERE}"
    connection.execute(query, (digest, person, until, person))


def use_code(
    digest: bytes, device: NewDevice, most: int, connection: sqlite3.Connection
) -> Added | None:
    """Once: the code goes in the same commit in which the device comes."""
    rows = connection.execute(CODE_OWNER, (digest, device.at)).fetchall()
    connection.execute("delete from device_codes where digest = ?", (digest,))
    return _add_device(rows[0][0], device, most, connection) if rows else None


def put_phrase(person: str, digest: bytes, at: int, connection: sqlite3.Connection) -> None:
    """The one phrase of a person."""
    connection.execute("delete from recovery where person = ?", (person,))
    query = f"insert or ignore into recovery select ?, ?, ? {IF_THERE}"
    connection.execute(query, (digest, person, at, person))


def use_phrase(
    digest: bytes, device: NewDevice, most: int, connection: sqlite3.Connection
) -> Added | None:
    """The phrase stays good."""
    rows = connection.execute(PHRASE_OWNER, (digest,)).fetchall()
    return _add_device(rows[0][0], device, most, connection) if rows else None


def forget(person: str, connection: sqlite3.Connection) -> None:
    """Every row of a person but those of tables, which the tables change themselves."""
    for table in OWN_ROWS:
        connection.execute(f"delete from {table} where person = ?", (person,))  # noqa: S608
    for way in Way:
        connection.execute(f"delete from {way} where muted = ?", (person,))  # noqa: S608
    connection.execute("delete from people where id = ?", (person,))


def mute(
    person: str, mute: MuteRecord, most: int, way: Way, connection: sqlite3.Connection
) -> bool:
    """Both are people here still, and the person's list is not too long."""
    query = f"select count(*) from {way} where person = ? and muted <> ?"  # noqa: S608
    if connection.execute(query, (person, mute.muted)).fetchone()[0] >= most:
        return False
    query = f"insert or ignore into {way} select ?, ?, ?, ? {IF_THERE}"
    connection.execute(query, (person, *mute, person))
    query = f"delete from {way} where muted not in (select id from people)"  # noqa: S608
    connection.execute(query)
    return True


def be_rated(person: str, since: int, connection: sqlite3.Connection, *, is_shown: bool) -> None:
    """Count a person's games at tables opened from now on; since 0: none, nor those before."""
    if not since:
        for table in RATED:
            connection.execute(f"delete from {table} where person = ?", (person,))  # noqa: S608
        return
    query = (
        f"insert into rated_people (person, since, is_shown) select ?, ?, ? {IF_THERE} "
        "on conflict (person) do update set is_shown = excluded.is_shown"
    )
    connection.execute(query, (person, since, is_shown, person))


def tidy(now: int, unused_since: int, connection: sqlite3.Connection) -> None:
    """What is past its time."""
    claims.tidy(connection)
    connection.execute("delete from device_codes where until <= ?", (now,))
    connection.execute("delete from bans where until > 0 and until <= ?", (now,))
    query = (
        "select t.digest from tokens t left join devices d on d.digest = t.digest "
        "where max(t.created, ifnull(d.seen, 0)) < ?"
    )
    _drop([row[0] for row in connection.execute(query, (unused_since,))], connection)
