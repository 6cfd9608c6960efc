"""What people need of a store; every implementation passes one test suite.

Writes are on the disk before the awaited call returns; reads see only what was written so. Times
are milliseconds since 1970. Tokens, codes and phrases come here as digests, never themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

import msgspec

from foretell.server.store.interface import RatedGame


class Account(NamedTuple):
    """Everything that is kept of a person beside tables and devices."""

    id: str
    name: str
    settings: dict[str, Any]
    created: int
    seen: int
    recovery: int
    """When the recovery phrase was made; 0 if there is none."""
    figure: str = ""
    """What stands for the person at tables; empty: the initials."""


class Device(NamedTuple):
    """A token of a person, as the person may see it."""

    id: str
    label: str
    created: int
    seen: int


class NewDevice(NamedTuple):
    """A token to write down."""

    digest: bytes
    id: str
    label: str
    at: int


class KnownToken(NamedTuple):
    """Whom a token speaks for, and when it last did."""

    person: str
    name: str
    device: str
    digest: bytes
    seen: int
    figure: str = ""


class Added(NamedTuple):
    """A device that was added to a person, and the digests of those that had to go for it."""

    person: str
    dropped: list[bytes]


class Way(StrEnum):
    """How a person keeps away from another one."""

    MUTE = "mutes"
    """Their lines of chat are not shown to the person."""
    BLOCK = "blocks"
    """The same, and they do not sit at tables of which the person is host."""


class MuteRecord(NamedTuple):
    """Somebody from whom a person keeps away, by the name of that time."""

    muted: str
    name: str
    at: int


class RatedPlace(NamedTuple):
    """The place of a rated person in a game; by ``number`` in the order in which games ended."""

    number: int
    game: str
    pool: str
    at: int
    person: str
    place: int


class RatedChoice(NamedTuple):
    """Since when a person's games count, 0 if they do not; whether everybody may see ratings."""

    since: int
    is_shown: bool


class PadName(NamedTuple):
    """The name of a seat on a score pad, and the person whose it is; empty: nobody's yet."""

    pad: str
    seat: int
    person: str


class BanRecord(msgspec.Struct, frozen=True):
    """A ban: ``kind`` is ``person`` or ``address``, or ``chat`` for a person who may come
    and play but not talk; ``until`` 0 is for good.
    """

    kind: str
    what: str
    until: int
    reason: str
    at: int


class PeopleStore(Protocol):
    """People, their devices and secrets, and what operators have banned."""

    async def add_person(self, person: str, name: str, device: NewDevice) -> None:
        """Write a new person down, with a first device."""

    async def account(self, person: str) -> Account | None:
        """What is kept of a person."""

    async def known(self, digest: bytes) -> KnownToken | None:
        """Whom a token speaks for."""

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""

    async def choose_figure(self, person: str, figure: str) -> None:
        """Give a person another figure; an empty one: the initials."""

    async def merge_settings(self, person: str, patch: dict[str, Any], most: int) -> bool:
        """Set some settings, ``None`` takes one away; False if they would be too many bytes."""

    async def seen(self, digest: bytes, at: int) -> None:
        """Note that a token was used."""

    async def devices(self, person: str) -> list[Device]:
        """The devices of a person, the oldest first."""

    async def drop_device(self, person: str, device: str) -> bytes | None:
        """Let a device of a person speak no more; its digest, ``None`` if there is no such."""

    async def drop_devices(self, person: str, but: bytes = b"") -> list[bytes]:
        """Let no device but one speak any more, and no code add one; the digests that went."""

    async def put_code(self, person: str, digest: bytes, until: int) -> None:
        """Keep a one-time code; the person's earlier one is void."""

    async def code_owner(self, digest: bytes, now: int) -> str | None:
        """Whose code this is, if it is still good."""

    async def use_code(self, digest: bytes, device: NewDevice, most: int) -> Added | None:
        """Void a code and add the device to its person; ``None`` if it is not good any more."""

    async def salt(self) -> bytes:
        """What the digests of phrases are salted with, the same as long as the store lives."""

    async def put_phrase(self, person: str, digest: bytes, at: int) -> None:
        """Keep a recovery phrase; the person's earlier one is void."""

    async def phrase_owner(self, digest: bytes) -> str | None:
        """Whose phrase this is."""

    async def use_phrase(self, digest: bytes, device: NewDevice, most: int) -> Added | None:
        """Add a device to the person of a phrase; ``None`` if it is nobody's any more."""

    async def forget(self, person: str) -> None:
        """Keep nothing of a person, not even in unused parts of a file."""

    async def mute(self, person: str, mute: MuteRecord, most: int, way: Way = Way.MUTE) -> bool:
        """Keep a person away from another one; False if those would be too many."""

    async def unmute(self, person: str, muted: str, way: Way = Way.MUTE) -> None:
        """Keep a person away from another one no longer."""

    async def mutes(self, person: str, way: Way = Way.MUTE) -> list[MuteRecord]:
        """From whom a person keeps away, by name."""

    async def be_rated(self, person: str, since: int, *, is_shown: bool = False) -> None:
        """Count games at tables opened since, if none are counted; 0: none, nor those before.

        ``is_shown``: everybody may see the ratings.
        """

    async def rated_choice(self, person: str) -> RatedChoice:
        """What a person has chosen."""

    async def shown_people(self) -> list[tuple[str, str]]:
        """Ids and names of those whose ratings everybody may see."""

    async def rated_places(self, after: int = 0) -> list[RatedPlace]:
        """The places of all who are rated, from a number on."""

    async def rated_places_of(self, person: str) -> list[RatedPlace]:
        """The places of one person."""

    async def rated_count(self) -> int:
        """How many places there are."""

    async def offer_names(self, pad: str, codes: Sequence[tuple[int, bytes]]) -> set[int]:
        """Keep codes that claim seats of a pad, in place of earlier ones; the seats still free."""

    async def claim_name(self, digest: bytes, person: str) -> PadName | None:
        """Have a name be a rated person's, if it is nobody's yet; whose it is then.

        ``None`` where there is no such code. A person has one name on a pad.
        """

    async def disclaim_name(self, pad: str, person: str) -> None:
        """Have a person's name on a pad be nobody's again."""

    async def names_on(self, pad: str) -> list[PadName]:
        """The names on a pad that are somebody's."""

    async def names_of(self, person: str) -> list[PadName]:
        """The names on score pads that are a person's."""

    async def rate_game(self, name: str, game: RatedGame | None) -> None:
        """Keep what a game says, in place of what it said before; nothing where it says none."""

    async def ban(self, ban: BanRecord) -> None:
        """Keep a ban, in place of an earlier one."""

    async def lift(self, kind: str, what: str) -> None:
        """Delete a ban."""

    async def bans(self) -> list[BanRecord]:
        """All bans, also those whose time is over."""

    async def withdraw(self, skeleton: str, at: int) -> None:
        """Let nobody bear a name that looks like this."""

    async def withdrawn(self) -> list[str]:
        """What the withdrawn names look like."""

    async def tidy(self, now: int, unused_since: int) -> None:
        """Drop codes and bans whose time is over, and tokens that were not used since."""

    async def idle(self, since: int, long_since: int) -> list[str]:
        """People without a device, not seen since; with a phrase only those long not seen."""
