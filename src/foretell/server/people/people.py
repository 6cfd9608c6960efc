"""People: guests with a name, settings, and devices that speak for them."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from foretell.server.clock import Clock
from foretell.server.limits import Limiter, Rate
from foretell.server.people.common_limits import CommonLimits
from foretell.server.people.errors import NoGuest
from foretell.server.people.figures import check_figure
from foretell.server.people.mentions import Held, Left, TableMentions
from foretell.server.people.moderation import Moderation
from foretell.server.people.signals import Signals
from foretell.server.people.tokens import LIFE_DAYS, digest, new_token
from foretell.server.protocol.names import LONGEST, clean_name
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import NotSaved
from foretell.server.store.people import Account, Device, NewDevice, PeopleStore
from foretell.server.store.sharing import Sharing, Unshared

SETTINGS_BYTES: Final = 16 * 1024
SETTINGS_DEPTH: Final = 16
MOST_DEVICES: Final = 32
NOTE_SECONDS: Final = 3600
"""A device is noted as seen at most so often: an hour says enough."""
PHRASE_DAYS: Final = 3 * 365
"""People with a recovery phrase are kept so long without a sign of life."""
DAY: Final = 24 * 3600 * 1000
RATES: Final[Mapping[str, Rate]] = {
    "guest": Rate(20, 180.0),  # by address: new guests, a school class behind one address fits
    "code": Rate(10, 30.0),  # by person: one-time codes made
    "try": Rate(5, 60.0),  # by address: wrong codes and phrases
    "phrase": Rate(5, 60.0),  # by person: recovery phrases made
    "recover": Rate(8, 15.0),  # by address: phrases tried, right ones too: each costs a scrypt
    "change": Rate(60, 1.0),  # by person: names and settings
    "export": Rate(5, 60.0),  # by person
    "line": Rate(10, 1.5),  # by person: lines of chat
    "seat": Rate(20, 3.0),  # by person: sitting down and standing up, at all tables
}
_log = structlog.get_logger(__name__)


class Identity(NamedTuple):
    """Somebody who has shown a good token: who, and by which of their devices."""

    id: str
    name: str
    device: str
    digest: bytes
    figure: str = ""
    """The figure that the person has chosen; empty: the initials."""


class NewToken(NamedTuple):
    """A new device: its token, which is shown this once, and whom it speaks for."""

    token: str
    guest: Identity


class People:
    """All that is done with people; ``signals`` tells the sockets who is signed out."""

    def __init__(
        self,
        store: PeopleStore,
        clock: Clock,
        *,
        tables: TableMentions,
        rates: Mapping[str, Rate] = RATES,
        sharing: Sharing | None = None,
    ) -> None:
        """``tables``: what people leave at tables; ``rates``: others than the usual ones."""
        self.store = store
        self.clock = clock
        self.tables = tables
        self.signals = Signals()
        rates = {**RATES, **rates}
        self.limits = Limiter(clock, rates)
        self.common_limits = CommonLimits(self.limits, rates, sharing or Unshared(), store.salt)
        self.moderation = Moderation(store, clock, self.signals, self.tables)
        self._leaving: set[str] = set()
        self._notes: dict[bytes, asyncio.Task[None]] = {}

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.now() * 1000)

    def new_device(self, token: str, label: str) -> NewDevice:
        """What is written down of a token.

        Raises:
            Refused: the label is too long or cannot be seen.
        """
        label = clean_name(label[: LONGEST * 4]) if label.strip() else ""
        return NewDevice(digest(token), secrets.token_hex(8), label, self.now())

    async def join(
        self, name: str, *, address: str = "", label: str = "", figure: str = ""
    ) -> NewToken:
        """Make a new guest.

        Raises:
            Refused: no person may bear the name, there is no such figure, or too many come from
                this address.
        """
        name = self.moderation.name(name)
        check_figure(figure)
        token, person = new_token(), secrets.token_hex(12)
        device = self.new_device(token, label)
        await self.common_limits.demand("guest", address)
        await self.store.add_person(person, name, device)
        if figure:
            await self.store.choose_figure(person, figure)
        return NewToken(token, Identity(person, name, device.id, device.digest, figure))

    async def guest(self, token: str | None, *, even_banned: bool = False) -> Identity:
        """Whom a token speaks for now.

        Raises:
            NoGuest: nobody; a wrong token is no other than none.
            Banned: somebody whom an operator has banned.
        """
        hashed = digest(token or "")
        known = await self.store.known(hashed)
        if known is None or not hmac.compare_digest(known.digest, hashed):
            raise NoGuest
        if known.person in self._leaving or known.seen <= self.now() - LIFE_DAYS * DAY:
            raise NoGuest
        if not even_banned:
            self.moderation.admit(known.person)
        if known.seen <= self.now() - NOTE_SECONDS * 1000:
            self._note(hashed)
        return Identity(known.person, known.name, known.device, hashed, known.figure)

    def _note(self, hashed: bytes) -> None:
        """Write down that a token was used, in passing."""
        if hashed not in self._notes:
            task = asyncio.ensure_future(self._write_note(hashed))
            self._notes[hashed] = task
            task.add_done_callback(lambda _: self._notes.pop(hashed, None))

    async def _write_note(self, hashed: bytes) -> None:
        try:
            await self.store.seen(hashed, self.now())
        except Exception as error:  # noqa: BLE001 - it is noted the next time
            _log.warning("people.not-noted", error=str(error))

    async def account(self, guest: Identity) -> Account:
        """What is kept of a guest.

        Raises:
            NoGuest: they are gone in this moment.
        """
        account = await self.store.account(guest.id)
        if account is None:
            raise NoGuest
        return account

    async def change(
        self,
        guest: Identity,
        name: str | None = None,
        settings: dict[str, Any] | None = None,
        figure: str | None = None,
    ) -> None:
        """Change the name, some settings (``None`` takes one away), or the figure.

        Raises:
            Refused: no person may bear the name, the settings are too much, or there is no such
                figure.
        """
        self.limits.demand("change", guest.id)
        name = None if name is None else self.moderation.name(name)
        check_figure(figure or "")
        if settings:
            check_settings(settings)
            if not await self.store.merge_settings(guest.id, settings, SETTINGS_BYTES):
                raise _too_large()
        if name is not None and name != guest.name:
            await self.store.rename(guest.id, name)
        if figure is not None and figure != guest.figure:
            await self.store.choose_figure(guest.id, figure)

    async def devices(self, guest: Identity) -> list[Device]:
        """The devices that speak for a guest."""
        return await self.store.devices(guest.id)

    async def sign_out(self, guest: Identity, device: str) -> None:
        """Let one of the own devices speak no more.

        Raises:
            Rejection: it is not one of them.
        """
        dropped = await self.store.drop_device(guest.id, device)
        if dropped is None:
            raise Rejection("no-such-device")
        await self.signals.signed_out(guest.id, dropped)

    async def sign_out_everywhere(self, guest: Identity, *, but_this: bool = False) -> int:
        """Let all devices speak no more, or all others; how many went."""
        dropped = await self.store.drop_devices(guest.id, guest.digest if but_this else b"")
        if but_this:
            for hashed in dropped:
                await self.signals.signed_out(guest.id, hashed)
        else:
            await self.signals.signed_out(guest.id)
        return len(dropped)

    async def held(self, guest: Identity) -> Held:
        """What is kept of a guest at tables."""
        self.limits.demand("export", guest.id)
        return await self.tables.held(guest.id)

    async def forget(self, person: str) -> list[Left]:
        """Delete a person: the sockets close, tables show "gone", nothing else is kept.

        What stands in entries of damaged tables that cannot be read is left, and told. If the
        disk fails in the middle, the tokens are good for another try.
        """
        self._leaving.add(person)
        try:
            await self.signals.signed_out(person)
            left = await self.tables.forget(person)
            await self.store.forget(person)
            if left:
                _log.warning("people.left", tables=[one.table for one in left])
            return left
        finally:
            self._leaving.discard(person)

    async def tidy(self) -> int:
        """Once a day: drop what is past its time; how many people went with it."""
        now = self.now()
        await self.store.tidy(now, now - LIFE_DAYS * DAY)
        idle = await self.store.idle(now - LIFE_DAYS * DAY, now - PHRASE_DAYS * DAY)
        return sum([await self._is_forgotten(person) for person in idle])

    async def _is_forgotten(self, person: str) -> bool:
        """Delete somebody; whether that worked. If not, the others go all the same.

        Raises:
            NotSaved: nothing can be written now.
        """
        try:
            await self.forget(person)
        except NotSaved:
            raise
        except Exception:  # noqa: BLE001  # whatever it is, it is theirs alone
            _log.exception("people.not-forgotten")
            return False
        return True

    async def close(self) -> None:
        """Finish what is being written in passing."""
        await asyncio.gather(*self._notes.values())


def check_settings(settings: dict[str, Any]) -> None:
    """Refuse what is too large or too deep before anything is done with it.

    Raises:
        Rejection: it is.

    >>> check_settings({"theme": "dark", "cards": {"size": 2}})
    """
    level: list[Any] = [settings]
    for _ in range(SETTINGS_DEPTH):
        level = [inner for value in level for inner in _inside(value)]
    if level:
        raise Rejection("too-deep", most=SETTINGS_DEPTH)
    if len(msgspec.json.encode(settings)) > SETTINGS_BYTES:
        raise _too_large()


def _too_large() -> Rejection:
    return Rejection("too-large", most=SETTINGS_BYTES, what="bytes")


def _inside(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
