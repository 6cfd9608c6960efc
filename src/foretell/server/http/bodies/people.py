"""What is sent and answered over HTTP about people."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from foretell.server.people.mentions import ChatRef, Held, Left, TableRef
from foretell.server.people.moderation import refusal_of
from foretell.server.people.people import Identity
from foretell.server.store.people import (
    Account,
    BanRecord,
    Device,
    MuteRecord,
    PadName,
    RatedChoice,
    RatedPlace,
    Way,
)

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Label = Annotated[str, Meta(max_length=24)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something asked for."""


class NewGuest(Ask, frozen=True):
    """Who wants to play; a program asks for the token, a browser gets a cookie alone."""

    name: Name
    label: Label = ""
    wants_token: bool = False
    figure: Label = ""


class Change(Ask, frozen=True):
    """What to change of oneself: a setting that is ``null`` is taken away, others stay.

    ``figure`` stands for you at tables; an empty one lets your initials do so.
    """

    name: Name | None = None
    settings: dict[str, Any] | None = None
    figure: Label | None = None


class Redeem(Ask, frozen=True):
    """A one-time code; ``replace``: the device may stop to speak for another guest."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    label: Label = ""
    replace: bool = False
    wants_token: bool = False


class Recover(Ask, frozen=True):
    """A recovery phrase; ``replace`` as for a code."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]
    label: Label = ""
    replace: bool = False
    wants_token: bool = False


class SignOut(Ask, frozen=True):
    """Which devices are to be signed out: all, or all others."""

    but_this: bool = False


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a stable code, a sentence, and what it speaks of.

    Rules that contradict themselves: ``axes``, by their keys, and why, without those; in the
    language that was asked for, like the sentence.
    """

    code: str
    message: str
    axes: list[str] = []
    reason: str = ""
    details: dict[str, str | int] = {}


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are; times in milliseconds since 1970, ``recovery``: when the phrase was made.

    ``token`` is there once, for a program that asked for it; ``figure`` if one is chosen.
    """

    id: str
    name: str
    settings: dict[str, Any]
    created: int
    seen: int
    device: str
    recovery: int | None
    token: str | None = None
    figure: str = ""


class DeviceCode(msgspec.Struct, frozen=True):
    """A one-time code, its link, and the link as a QR code in SVG."""

    code: str
    link: str
    svg: str
    until: int


class OwnDevice(msgspec.Struct, frozen=True):
    """A device that speaks for you; ``seen`` to the hour."""

    id: str
    label: str
    created: int
    seen: int
    is_this: bool


class SignedOut(msgspec.Struct, frozen=True):
    """How many devices were signed out."""

    devices: int


class Phrase(msgspec.Struct, frozen=True):
    """A recovery phrase, shown this once."""

    phrase: str


class MuteRef(msgspec.Struct, frozen=True):
    """Somebody whom you have muted or blocked, by the name of that time."""

    name: str
    at: int


class RatedRef(msgspec.Struct, frozen=True):
    """A game that counts for your rating, by which rules, your place, and when it was over."""

    game: str
    pool: str
    place: int
    at: int


class Deleted(msgspec.Struct, frozen=True):
    """What could not be deleted of you: at damaged tables, entries that cannot be read."""

    left: list[Left]


class Export(msgspec.Struct, frozen=True):
    """All that is kept of you."""

    me: Me
    devices: list[OwnDevice]
    bans: list[str]
    tables: list[TableRef]
    games: list[TableRef]
    chat: list[ChatRef]
    mutes: list[MuteRef]
    blocks: list[MuteRef]
    pads: list[TableRef]
    tournaments: list[TableRef]
    rated_since: int
    ratings_shown: bool
    names: list[str]
    rated: list[RatedRef]


def shown_me(account: Account, guest: Identity, token: str | None = None) -> Me:
    """Oneself, field by field."""
    return Me(
        id=account.id,
        name=account.name,
        settings=account.settings,
        created=account.created,
        seen=account.seen,
        device=guest.device,
        recovery=account.recovery or None,
        token=token,
        figure=account.figure,
    )


def shown_device(device: Device, guest: Identity) -> OwnDevice:
    """A device, field by field: no digest."""
    is_this = device.id == guest.device
    return OwnDevice(device.id, device.label, device.created, device.seen, is_this)


def shown_export(
    me: Me,
    devices: list[OwnDevice],
    bans: list[BanRecord],
    held: Held,
    away: dict[Way, list[MuteRecord]],
    rated: tuple[RatedChoice, list[PadName], list[RatedPlace]],
) -> Export:
    """Everything in one document; ``rated``: the choice, names on score pads, places that count."""
    told = [refusal_of(ban).message for ban in bans]
    muted, blocked = ([MuteRef(o.name, o.at) for o in away[way]] for way in (Way.MUTE, Way.BLOCK))
    seen = (held.tables, held.games, held.chat)
    kept = (held.pads, held.tournaments)
    choice, names, places = rated
    pads = [f"/pad/{one.pad}" for one in names]
    counted = [RatedRef(one.game, one.pool, one.place, one.at) for one in places]
    return Export(me, devices, told, *seen, muted, blocked, *kept, *choice, pads, counted)
