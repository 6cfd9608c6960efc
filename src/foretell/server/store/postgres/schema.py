"""The tables of the PostgreSQL store and how old databases become new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from foretell.server.store.errors import bad_data
from foretell.server.store.schema import newer_format

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Connection

MIGRATIONS: Final = (
    """
    create domain blob as bytea;  -- as SQLite calls it: statements that both understand say so
    create function is_json(body bytea) returns boolean language plpgsql immutable as $$
        begin
            perform convert_from(body, 'UTF8')::json;
            return true;
        exception when others then
            return false;
        end
    $$;
    create function host_of(summary bytea) returns text language plpgsql immutable as $$
        begin
            return coalesce(convert_from(summary, 'UTF8')::json ->> 'host', '');
        exception when others then
            return '';
        end
    $$;

    -- narrow and updated in place: what is appended moves only this row
    create table heads (
        table_id text primary key, seq integer not null, epoch bigint not null default 0
    ) with (fillfactor = 50);
    create table events (
        table_id text not null, seq integer not null, body bytea not null,
        primary key (table_id, seq)
    );
    create table tables (
        id text primary key, status text not null, is_private smallint not null,
        changed bigint not null, summary bytea not null,
        host text generated always as (host_of(summary)) stored
    );
    create index tables_by_status on tables (status, is_private, changed);
    create index tables_by_host on tables (host, status);
    create table sitters (
        person text not null, table_id text not null, primary key (person, table_id)
    );
    create table mentions (
        person text not null, table_id text not null, primary key (person, table_id)
    );
    create table secrets (game text primary key, table_id text not null, secret bytea not null);
    create index secrets_by_table on secrets (table_id);
    create table published (
        number bigserial primary key, game text not null unique, line text not null
    );

    create table people (id text primary key, name text not null, created bigint not null);
    create table profiles (
        person text primary key, settings text not null, seen bigint not null
    );
    create table tokens (
        digest bytea primary key, person text not null, created bigint not null
    );
    create index tokens_by_person on tokens (person);
    create table devices (
        digest bytea primary key, person text not null, id text not null, label text not null,
        seen bigint not null
    );
    create index devices_by_person on devices (person);
    create table device_codes (
        digest bytea primary key, person text not null, until bigint not null
    );
    create index device_codes_by_person on device_codes (person);
    create table recovery (
        digest bytea primary key, person text not null unique, created bigint not null
    );
    create table salts (name text primary key, salt bytea not null);
    insert into salts values (
        'recovery', decode(replace(gen_random_uuid()::text || gen_random_uuid(), '-', ''), 'hex')
    );
    create table mutes (
        person text not null, muted text not null, name text not null, at bigint not null,
        primary key (person, muted)
    );
    create index mutes_by_muted on mutes (muted);
    create table blocks (
        person text not null, muted text not null, name text not null, at bigint not null,
        primary key (person, muted)
    );
    create index blocks_by_muted on blocks (muted);
    create table bans (
        kind text not null, what text not null, until bigint not null, reason text not null,
        at bigint not null, primary key (kind, what)
    );
    create table withdrawn_names (skeleton text primary key, at bigint not null);
    create table rated_people (
        person text primary key, since bigint not null, is_shown smallint not null default 0
    );
    create table rated_places (
        number bigserial primary key, game text not null, pool text not null,
        at bigint not null, person text not null, place bigint not null, unique (game, person)
    );
    create index rated_places_by_person on rated_places (person);
    create table claims (
        pad text not null, seat bigint not null, digest bytea not null unique,
        person text not null, primary key (pad, seat)
    );
    create unique index claims_by_person on claims (person, pad) where person <> '';
    -- numbers are given in the order of the commits: whoever reads on misses none before them
    create function one_after_another() returns trigger language plpgsql as $$
        begin
            perform pg_advisory_xact_lock(hashtext(tg_table_name));
            return null;
        end
    $$;
    create trigger in_order before insert on published
        for each statement execute function one_after_another();
    create trigger in_order before insert on rated_places
        for each statement execute function one_after_another();
    create table probes (number integer primary key, filler bytea not null);
    """,
    """
    -- the servers: each has a lease, which it renews by the database's clock
    create table members (
        id bigserial primary key, name text not null, until timestamptz not null,
        since timestamptz not null, is_leaving boolean not null default false,
        is_gone boolean not null default false
    );
    alter table heads add column owner bigint, add column looked bigint not null default 0;
    create index heads_by_owner on heads (owner) where owner is not null;
    -- who is asked for a table that another server has
    create table errands (
        id bigserial primary key, wanted text not null, person text,
        at timestamptz not null default clock_timestamp()
    );
    -- what changed that other servers remember, for some seconds, and whose connection changed it
    create table news (
        id bigserial primary key, tx xid8 not null default pg_current_xact_id(),
        at timestamptz not null default clock_timestamp(),
        name text not null default current_setting('application_name'),
        kind text not null, about text not null, digest bytea
    );
    create index news_by_tx on news (tx);
    create function has_others() returns boolean language sql stable as $$
        select exists (
            select 1 from members
            where not is_gone and name <> current_setting('application_name')
        )
    $$;
    create function news_of_person() returns trigger language plpgsql as $$
        declare changed jsonb := coalesce(to_jsonb(old), to_jsonb(new));
        begin
            if has_others() then
                insert into news (kind, about, digest)
                values (tg_argv[0], changed ->> tg_argv[1], (changed ->> 'digest')::bytea);
            end if;
            return null;
        end
    $$;
    create function news_of_bans() returns trigger language plpgsql as $$
        begin
            if has_others() then
                insert into news (kind, about) values ('bans', '');
            end if;
            return null;
        end
    $$;
    create trigger news after delete on tokens
        for each row execute function news_of_person('token', 'person');
    create trigger news after delete on people
        for each row execute function news_of_person('person', 'id');
    create trigger renamed after update of name on people
        for each row execute function news_of_person('name', 'id');
    create trigger news after insert or delete on mutes
        for each row execute function news_of_person('away', 'person');
    create trigger news after insert or delete on blocks
        for each row execute function news_of_person('away', 'person');
    create trigger news after delete on tables
        for each row execute function news_of_person('gone', 'id');
    create trigger news after update on events
        for each row execute function news_of_person('rewritten', 'table_id');
    create trigger news after insert or update or delete on bans
        for each statement execute function news_of_bans();
    create trigger news after insert on withdrawn_names
        for each statement execute function news_of_bans();
    """,
    """
    -- how much strangers have made and guessed, by digests
    -- not logged: in no journal, replica or base backup
    create unlogged table buckets (
        deed text not null, doer bytea not null, full_at double precision not null,
        wait double precision not null, primary key (deed, doer)
    );
    """,
    """
    alter table people add column figure text not null default '';
    -- told as a new name: also who knows of no figures looks the person up anew
    create trigger chosen after update of figure on people
        for each row execute function news_of_person('name', 'id');
    """,
)
"""Each brings a database from one version of the format to the next; none is ever changed."""

MIGRATING: Final = 0x466F7265_0001
"""The advisory lock of whoever migrates."""


async def migrate(connection: Connection, place: str) -> None:
    """Bring a database to the newest format; one process at a time does.

    Raises:
        NewerFormat: the database is newer than this program.
    """
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("create table if not exists format (version integer not null)")
        version = await connection.fetchval("select max(version) from format") or 0
        if version > len(MIGRATIONS):
            raise newer_format(version, len(MIGRATIONS)).within(place)
        for script in MIGRATIONS[version:]:
            await connection.execute(script)
        await connection.execute("delete from format")
        await connection.execute("insert into format values ($1)", len(MIGRATIONS))


async def check_version(connection: Connection, place: str) -> None:
    """Refuse what this program cannot read.

    Raises:
        BadData: the database is of an older or a newer format, or there is nothing in it.
    """
    found, known = None, len(MIGRATIONS)
    if await connection.fetchval("select to_regclass('format') is not null"):
        found = await connection.fetchval("select max(version) from format")
    if found is None:  # also where only the tables came along, as with pg_dump --schema-only
        raise bad_data(place, "no-data", name="format")
    if found != known:
        key = "newer-data" if found > known else "older-data"
        raise bad_data(place, key, found=str(found), known=str(known))
