"""The tables of the SQLite store and how old files become new ones."""

from __future__ import annotations

import sqlite3
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

MIGRATIONS: Final = (
    """
    create table tables (
        id text primary key, seq integer not null, status text not null,
        is_private integer not null, changed integer not null, summary blob not null
    ) without rowid;
    create index tables_by_status on tables (status, is_private, changed);
    create table events (
        table_id text not null, seq integer not null, body blob not null,
        primary key (table_id, seq)
    ) without rowid;
    create table secrets (table_id text primary key, secret blob not null) without rowid;
    create table people (
        id text primary key, name text not null, created integer not null
    ) without rowid;
    create table tokens (
        digest blob primary key, person text not null, created integer not null
    ) without rowid;
    create index tokens_by_person on tokens (person);
    create table sitters (
        person text not null, table_id text not null, primary key (person, table_id)
    ) without rowid;
    """,
    """
    create table profiles (
        person text primary key, settings text not null, seen integer not null
    ) without rowid;
    insert into profiles select id, '{}', created from people;
    create table devices (
        digest blob primary key, person text not null, id text not null, label text not null,
        seen integer not null
    ) without rowid;
    create index devices_by_person on devices (person);
    insert into devices
        select digest, person, lower(hex(randomblob(8))), '', created from tokens;
    create table device_codes (
        digest blob primary key, person text not null, until integer not null
    ) without rowid;
    create index device_codes_by_person on device_codes (person);
    create table recovery (
        digest blob primary key, person text not null unique, created integer not null
    ) without rowid;
    create table salts (name text primary key, salt blob not null) without rowid;
    insert into salts values ('recovery', randomblob(32));
    create table bans (
        kind text not null, what text not null, until integer not null, reason text not null,
        at integer not null, primary key (kind, what)
    ) without rowid;
    create table withdrawn_names (skeleton text primary key, at integer not null) without rowid;
    """,
    """
    alter table secrets rename to table_secrets;
    create table secrets (
        game text primary key, table_id text not null, secret blob not null
    ) without rowid;
    insert into secrets select table_id, table_id, secret from table_secrets;
    drop table table_secrets;
    create index secrets_by_table on secrets (table_id);
    create table published (
        number integer primary key, game text not null unique, line text not null
    );
    """,
    """
    create table mutes (
        person text not null, muted text not null, name text not null, at integer not null,
        primary key (person, muted)
    ) without rowid;
    create index mutes_by_muted on mutes (muted);
    """,
    """
    update tables set
        changed = changed / 60000 * 60000,
        summary = cast(json_set(
            cast(summary as text), '$.changed', changed / 60000 * 60000
        ) as blob)
    where status = 'playing' and json_valid(cast(summary as text));
    """,
    """
    create table blocks (
        person text not null, muted text not null, name text not null, at integer not null,
        primary key (person, muted)
    ) without rowid;
    create index blocks_by_muted on blocks (muted);
    """,
    """
    create table probes (number integer primary key, filler blob not null);
    """,
    """
    update events set body = cast(
        json_set(cast(body as text), '$.event.k', 'premoved') as blob
    )
    where cast(body as text) like '%"k":"winged"%'
        and iif(json_valid(cast(body as text)),
            json_extract(cast(body as text), '$.event.k'), '') = 'winged';
    """,
    """
    -- a log that was too short gets a hole, by which it is found too short from now on
    insert into events
        select id, seq + 1, x'' from tables
        where seq > (select count(*) from events where table_id = id);
    create table table_summaries (
        id text primary key, status text not null, is_private integer not null,
        changed integer not null, summary blob not null
    ) without rowid;
    insert into table_summaries select id, status, is_private, changed, summary from tables;
    drop table tables;
    alter table table_summaries rename to tables;
    create index tables_by_status on tables (status, is_private, changed);
    create trigger log_is_whole before insert on events
        when new.seq <> (
            select ifnull(max(seq) + 1, 0) from events where table_id = new.table_id
        )
        begin select raise(abort, 'the log has another length'); end;
    """,
    """
    create table mentions (
        person text not null, table_id text not null, primary key (person, table_id)
    ) without rowid;
    insert or ignore into mentions select person, table_id from sitters;
    insert or ignore into mentions
        select j.value, e.table_id
        from events e, json_tree(
            iif(json_valid(cast(e.body as text)), cast(e.body as text), '{}')
        ) j
        where j.key in ('by', 'person', 'host') and j.type = 'text' and j.value <> '';
    """,
    """
    create table rated_people (person text primary key, since integer not null) without rowid;
    create table rated_places (
        number integer primary key autoincrement, game text not null, pool text not null,
        at integer not null, person text not null, place integer not null, unique (game, person)
    );
    create index rated_places_by_person on rated_places (person);
    """,
    """
    alter table rated_people add column is_shown integer not null default 0;
    """,
    """
    create table claims (
        pad text not null, seat integer not null, digest blob not null unique,
        person text not null, primary key (pad, seat)
    ) without rowid;
    create unique index claims_by_person on claims (person, pad) where person <> '';
    """,
    """
    alter table people add column figure text not null default '';
    """,
)
"""Each brings a file from one version of the format to the next; none is ever changed
in what it does to rows that are not damaged."""


class NewerFormat(ForetellError):
    """A data folder that a newer Foretell has written."""

    default_code = "newer-format"


def newer_format(found: int, known: int) -> NewerFormat:
    """The refusal of data of a format that is not known yet.

    >>> str(newer_format(4, 3))
    'data format 4 is of a newer Foretell; this one knows up to 3'
    """
    return spoken(NewerFormat(""), "failed-newer-data", found=str(found), known=str(known))


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to the newest format, step by step.

    Raises:
        NewerFormat: the file is newer than this program.
    """
    version = int(connection.execute("pragma user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise newer_format(version, len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"begin; {script} pragma user_version = {number}; commit;")
