"""People in a database, whichever it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import astuple

from foretell.server.store import claims
from foretell.server.store import people_changes as changes
from foretell.server.store.interface import RatedGame
from foretell.server.store.people import (
    Account,
    Added,
    BanRecord,
    Device,
    KnownToken,
    MuteRecord,
    NewDevice,
    PadName,
    RatedChoice,
    RatedPlace,
    Way,
)
from foretell.server.store.people_changes import USED, settings_in
from foretell.server.store.remembered import MOST, Remembered
from foretell.server.store.transactions import Database, one

KNOWN: Final = f"""
    select t.person, p.name, coalesce(d.id, ''), t.digest, {USED} as at,
    p.figure
    from tokens t join people p on p.id = t.person left join devices d on d.digest = t.digest
"""  # noqa: S608  # no values
ACCOUNT: Final = """
    select p.id, p.name, coalesce(f.settings, '{}'), p.created,
        case when cast(f.seen as bigint) > p.created then cast(f.seen as bigint)
        else p.created end, coalesce(r.created, 0), p.figure
    from people p left join profiles f on f.person = p.id left join recovery r on r.person = p.id
    where p.id = $1
"""
DEVICES: Final = f"""
    select coalesce(d.id, ''), coalesce(d.label, ''), t.created, {USED}
    from tokens t left join devices d on d.digest = t.digest
    where t.person = $1 order by t.created, d.id
"""  # noqa: S608  # no values
RATED: Final = "select number, game, pool, at, person, place from rated_places"
SHOWN: Final = """
    select p.id, p.name from rated_people r join people p on p.id = r.person where r.is_shown = 1
"""
IDLE: Final = """
    select p.id from people p left join profiles f on f.person = p.id
    where not exists (select 1 from tokens t where t.person = p.id)
    and case when cast(f.seen as bigint) > p.created then cast(f.seen as bigint)
    else p.created end < case when
        exists (select 1 from recovery r where r.person = p.id)
        then cast($1 as bigint) else cast($2 as bigint) end
"""
BAN: Final = """
    insert into bans values ($1, $2, $3, $4, $5) on conflict (kind, what) do update
    set until = excluded.until, reason = excluded.reason, at = excluded.at
"""


class StoredPeople:
    """A :class:`foretell.server.store.people.PeopleStore` in a database of the newest format."""

    def __init__(self, database: Database) -> None:
        """Nobody is remembered yet."""
        self._database = database
        self._rows = database.rows
        self._write = database.change
        self._known = Remembered()
        self._muting: set[str] | None = None
        """The people who keep away from anybody: of all others nothing has to be read."""

    async def read_ahead(self) -> None:
        """Remember those who were here last: after a restart all of them come at once."""
        latest = await self._rows(f"{KNOWN} order by at desc limit $1", MOST)
        for row in reversed(latest):
            self._known.add(KnownToken(*row))
        query = " union ".join(f"select person from {way}" for way in Way)  # noqa: S608  # an enum
        self._muting = {row[0] for row in await self._rows(query)}

    def look_again(self, person: str) -> None:
        """Something about a person was changed by another server."""
        self._known.drop_person(person)
        if self._muting is not None:
            self._muting.add(person)

    def look_again_at_all(self) -> None:
        """Anything may have been changed by another server."""
        self._known.drop_all()
        self._muting = None

    async def add_person(self, person: str, name: str, device: NewDevice) -> None:
        """Write a new person down, with a first device."""
        await self._write(partial(changes.add_person, person, name, device))

    async def account(self, person: str) -> Account | None:
        """What is kept of a person."""
        for row in await self._rows(ACCOUNT, person):
            return Account(row[0], row[1], settings_in(row[2]) or {}, *row[3:])
        return None

    async def known(self, digest: bytes) -> KnownToken | None:
        """Whom a token speaks for."""
        known = self._known.get(digest)
        if known is None:
            version = self._known.version
            rows = await self._rows(f"{KNOWN} where t.digest = $1", digest)
            known = KnownToken(*rows[0]) if rows else None
            if known is not None and version == self._known.version:
                self._known.add(known)
        return known

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        await self._write(one("update people set name = $1 where id = $2", name, person))
        self._known.drop_person(person)

    async def choose_figure(self, person: str, figure: str) -> None:
        """Give a person another figure; an empty one: the initials."""
        await self._write(one("update people set figure = $1 where id = $2", figure, person))
        self._known.drop_person(person)

    async def merge_settings(self, person: str, patch: dict[str, Any], most: int) -> bool:
        """Set some settings, ``None`` takes one away; False if they would be too many bytes."""
        return await self._write(partial(changes.merge_settings, person, patch, most))

    async def seen(self, digest: bytes, at: int) -> None:
        """Note that a token was used."""
        await self._write(partial(changes.seen, digest, at))
        self._known.drop(digest)

    async def devices(self, person: str) -> list[Device]:
        """The devices of a person, the oldest first."""
        return [Device(*row) for row in await self._rows(DEVICES, person)]

    async def drop_device(self, person: str, device: str) -> bytes | None:
        """Let a device of a person speak no more; its digest, ``None`` if there is no such."""
        dropped = await self._write(partial(changes.drop_device, person, device))
        self._known.drop_person(person)
        return dropped

    async def drop_devices(self, person: str, but: bytes = b"") -> list[bytes]:
        """Let no device but one speak any more, and no code add one; the digests that went."""
        dropped = await self._write(partial(changes.drop_devices, person, but))
        self._known.drop_person(person)
        return dropped

    async def put_code(self, person: str, digest: bytes, until: int) -> None:
        """Keep a one-time code; the person's earlier one is void."""
        await self._write(partial(changes.put_code, person, digest, until))

    async def code_owner(self, digest: bytes, now: int) -> str | None:
        """Whose code this is, if it is still good."""
        rows = await self._rows(changes.CODE_OWNER, digest, now)
        return rows[0][0] if rows else None

    async def use_code(self, digest: bytes, device: NewDevice, most: int) -> Added | None:
        """Void a code and add the device to its person; ``None`` if it is not good any more."""
        added = await self._write(partial(changes.use_code, digest, device, most))
        self._known.drop(*(added.dropped if added else ()))
        return added

    async def salt(self) -> bytes:
        """What the digests of phrases are salted with, the same as long as the store lives."""
        rows = await self._rows("select salt from salts where name = 'recovery'")
        return bytes(rows[0][0])

    async def put_phrase(self, person: str, digest: bytes, at: int) -> None:
        """Keep a recovery phrase; the person's earlier one is void."""
        await self._write(partial(changes.put_phrase, person, digest, at))

    async def phrase_owner(self, digest: bytes) -> str | None:
        """Whose phrase this is."""
        rows = await self._rows(changes.PHRASE_OWNER, digest)
        return rows[0][0] if rows else None

    async def use_phrase(self, digest: bytes, device: NewDevice, most: int) -> Added | None:
        """Add a device to the person of a phrase; ``None`` if it is nobody's any more."""
        added = await self._write(partial(changes.use_phrase, digest, device, most))
        self._known.drop(*(added.dropped if added else ()))
        return added

    async def forget(self, person: str) -> None:
        """Keep nothing of a person, not even in unused parts of a file."""
        await self._write(partial(changes.forget, person))
        self._known.drop_person(person)
        await self._database.wipe()

    async def mute(self, person: str, mute: MuteRecord, most: int, way: Way = Way.MUTE) -> bool:
        """Keep a person away from another one; False if those would be too many."""
        if self._muting is not None:
            self._muting.add(person)
        return await self._write(partial(changes.mute, person, mute, most, way))

    async def unmute(self, person: str, muted: str, way: Way = Way.MUTE) -> None:
        """Keep a person away from another one no longer."""
        query = f"delete from {way} where person = $1 and muted = $2"  # noqa: S608  # an enum
        await self._write(one(query, person, muted))

    async def mutes(self, person: str, way: Way = Way.MUTE) -> list[MuteRecord]:
        """From whom a person keeps away, by name."""
        if self._muting is not None and person not in self._muting:
            return []
        query = f"select muted, name, at from {way} where person = $1 order by name, at"  # noqa: S608
        return [MuteRecord(*row) for row in await self._rows(query, person)]

    async def be_rated(self, person: str, since: int, *, is_shown: bool = False) -> None:
        """Count games at tables opened since; 0: none, nor those before."""
        await self._write(partial(changes.be_rated, person, since, is_shown=is_shown))

    async def rated_choice(self, person: str) -> RatedChoice:
        """Since when a person's games count, and whether everybody may see the ratings."""
        query = "select since, is_shown from rated_people where person = $1"
        rows = await self._rows(query, person)
        return RatedChoice(rows[0][0], bool(rows[0][1])) if rows else RatedChoice(0, is_shown=False)

    async def shown_people(self) -> list[tuple[str, str]]:
        """Ids and names of those whose ratings everybody may see."""
        return [(person, name) for person, name in await self._rows(SHOWN)]

    async def rated_places(self, after: int = 0) -> list[RatedPlace]:
        """The places of all who are rated, from a number on."""
        rows = await self._rows(f"{RATED} where number > $1 order by number", after)
        return [RatedPlace(*row) for row in rows]

    async def rated_places_of(self, person: str) -> list[RatedPlace]:
        """The places of one person."""
        rows = await self._rows(f"{RATED} where person = $1 order by number", person)
        return [RatedPlace(*row) for row in rows]

    async def rated_count(self) -> int:
        """How many places there are."""
        rows = await self._rows("select count(*) from rated_places")
        return int(rows[0][0])

    async def offer_names(self, pad: str, codes: Sequence[tuple[int, bytes]]) -> set[int]:
        """Keep codes that claim seats of a pad, in place of earlier ones; the seats still free."""
        return await self._write(partial(claims.offer, pad, codes))

    async def claim_name(self, digest: bytes, person: str) -> PadName | None:
        """Have a name be a rated person's, if it is nobody's yet; whose it is then."""
        return await self._write(partial(claims.claim, digest, person))

    async def disclaim_name(self, pad: str, person: str) -> None:
        """Have a person's name on a pad be nobody's again."""
        await self._write(partial(claims.disclaim, pad, person))

    async def names_on(self, pad: str) -> list[PadName]:
        """The names on a pad that are somebody's."""
        return [PadName(*row) for row in await self._rows(f"{claims.OWN} and pad = $1", pad)]

    async def names_of(self, person: str) -> list[PadName]:
        """The names on score pads that are a person's."""
        rows = await self._rows(f"{claims.OWN} and person = $1", person)
        return [PadName(*row) for row in rows]

    async def rate_game(self, name: str, game: RatedGame | None) -> None:
        """Keep what a game says, in place of what it said before."""
        await self._write(partial(claims.rate, name, game))

    async def ban(self, ban: BanRecord) -> None:
        """Keep a ban, in place of an earlier one."""
        await self._write(one(BAN, *astuple(ban)))

    async def lift(self, kind: str, what: str) -> None:
        """Delete a ban."""
        query = "delete from bans where kind = $1 and what = $2"
        await self._write(one(query, kind, what))

    async def bans(self) -> list[BanRecord]:
        """All bans, also those whose time is over."""
        # each by its name: a newer program beside this one may have added more
        rows = await self._rows(
            "select kind, what, until, reason, at from bans order by kind, what"
        )
        return [BanRecord(*row) for row in rows]

    async def withdraw(self, skeleton: str, at: int) -> None:
        """Let nobody bear a name that looks like this."""
        query = "insert into withdrawn_names values ($1, $2) on conflict do nothing"
        await self._write(one(query, skeleton, at))

    async def withdrawn(self) -> list[str]:
        """What the withdrawn names look like."""
        return [row[0] for row in await self._rows("select skeleton from withdrawn_names")]

    async def tidy(self, now: int, unused_since: int) -> None:
        """Drop codes and bans whose time is over, and tokens that were not used since."""
        await self._write(partial(changes.tidy, now, unused_since))
        self._known.drop_all()

    async def idle(self, since: int, long_since: int) -> list[str]:
        """People without a device, not seen since; with a phrase only those long not seen."""
        return [row[0] for row in await self._rows(IDLE, long_since, since)]
