"""The operators' part: whom the server lets in, and which names nobody may bear."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Final

from foretell.base.i18n import UNSAID
from foretell.server.addresses import network
from foretell.server.clock import Clock
from foretell.server.people.banned_networks import BannedNetworks, banned_network
from foretell.server.people.errors import Banned
from foretell.server.people.mentions import TableMentions
from foretell.server.people.signals import Signals
from foretell.server.protocol.names import (
    LONGEST,
    is_guest,
    numbered_guest,
    person_name,
    skeleton,
)
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.people import BanRecord, PeopleStore

PERSON: Final = "person"
ADDRESS: Final = "address"
CHAT: Final = "chat"


class Moderation:
    """Bans and withdrawn names, in memory; :meth:`refresh` reads what another process wrote."""

    def __init__(
        self,
        store: PeopleStore,
        clock: Clock,
        signals: Signals,
        tables: TableMentions,
    ) -> None:
        """Nobody is banned before :meth:`read`."""
        self._store = store
        self._clock = clock
        self._signals = signals
        self._tables = tables
        self._people: dict[str, BanRecord] = {}
        self._silenced: dict[str, BanRecord] = {}
        self._networks = BannedNetworks()
        self._withdrawn: frozenset[str] = frozenset()
        self._reading = asyncio.Lock()

    async def read(self) -> None:
        """Take in what is kept of bans and names."""
        async with self._reading:  # what was read first is not taken in last
            await self._take_in()

    async def _take_in(self) -> None:
        bans, withdrawn = await self._store.bans(), await self._store.withdrawn()
        self._people = {ban.what: ban for ban in bans if ban.kind == PERSON}
        self._silenced = {ban.what: ban for ban in bans if ban.kind == CHAT}
        self._networks = BannedNetworks(ban for ban in bans if ban.kind == ADDRESS)
        self._withdrawn = frozenset(withdrawn)

    def _now(self) -> int:
        return int(self._clock.now() * 1000)

    def _holds(self, ban: BanRecord) -> bool:
        return not ban.until or ban.until > self._now()

    def ban_of(self, person: str) -> BanRecord | None:
        """The ban of a person, if there is one now."""
        ban = self._people.get(person)
        return ban if ban and self._holds(ban) else None

    def bans_of(self, person: str) -> list[BanRecord]:
        """The ban of a person and the silence, as far as there are such now."""
        found = (self._people.get(person), self._silenced.get(person))
        return [ban for ban in found if ban and self._holds(ban)]

    def demand_voice(self, person: str) -> None:
        """Let a person talk.

        Raises:
            Rejection: an operator has taken their voice.
        """
        ban = self._silenced.get(person)
        if ban and self._holds(ban):
            raise refusal_of(ban)

    def admit(self, person: str) -> None:
        """Let a person in.

        Raises:
            Banned: an operator has banned them.
        """
        if ban := self.ban_of(person):
            raise refusal_of(ban)

    def admit_address(self, address: str) -> None:
        """Let an address in.

        Raises:
            Banned: an operator has banned it or its network.
        """
        for ban in self._networks.of(address):
            if self._holds(ban):
                raise refusal_of(ban)

    def name(self, text: str, most: int = LONGEST) -> str:
        """The name of a person, in its normal form; ``most`` letters.

        Raises:
            Rejection: no person may bear it.
        """
        name = person_name(text, most)
        if skeleton(name) in self._withdrawn:
            raise Rejection("reserved-name", name=name)
        return name

    async def ban_person(self, person: str, *, until: float = 0, reason: str = "") -> BanRecord:
        """Ban a person and close their sockets; ``until`` in seconds, 0 for good.

        Raises:
            Rejection: there is no such person.
        """
        await self._demand(person)
        ban = BanRecord(PERSON, person, int(until * 1000), reason, self._now())
        await self._store.ban(ban)
        await self.read()
        await self._signals.signed_out(person)
        return ban

    async def _demand(self, person: str) -> None:
        """Refuse an id that is nobody's."""
        if await self._store.account(person) is None:
            raise Rejection("no-such-person", person=person)

    async def silence(self, person: str, *, until: float = 0, reason: str = "") -> BanRecord:
        """Let a person play but not talk; ``until`` in seconds, 0 for good.

        Raises:
            Rejection: there is no such person.
        """
        await self._demand(person)
        ban = BanRecord(CHAT, person, int(until * 1000), reason, self._now())
        await self._store.ban(ban)
        await self.read()
        return ban

    async def ban_address(self, text: str, *, until: float = 0, reason: str = "") -> BanRecord:
        """Ban an address or a network such as ``192.0.2.0/24``; of IPv6 an address is its /64.

        Raises:
            Rejection: it is neither.
        """
        ban = BanRecord(ADDRESS, _network_text(text), int(until * 1000), reason, self._now())
        await self._store.ban(ban)
        await self.read()
        return ban

    async def lift(self, kind: str, what: str) -> None:
        """Lift a ban or a silence.

        Raises:
            Rejection: there is none.
        """
        meant = _lifted(what) if kind == ADDRESS else [what]
        held = [ban.what for ban in await self._store.bans() if ban.kind == kind]
        found = [one for one in held if _today(kind, one) in meant]
        if not found:
            raise Rejection("not-muted" if kind == CHAT else "not-banned", what=meant[0])
        for one in found:
            await self._store.lift(kind, one)
        await self.read()

    async def bans(self) -> list[BanRecord]:
        """The bans and silences that hold now."""
        return [ban for ban in await self._store.bans() if self._holds(ban)]

    async def withdraw_name(self, person: str) -> str:
        """Give a person a neutral name, and the old one to nobody any more; the new name."""
        account = await self._store.account(person)
        if account is None:
            raise Rejection("no-such-person", person=person)
        name = numbered_guest(secrets.randbelow(9000) + 1000)
        if not is_guest(account.name):
            await self._store.withdraw(skeleton(account.name), self._now())
            await self.read()  # or somebody could take it while all that is rewritten
        await self._store.rename(person, name)
        await self._tables.rename(person, name)
        return name

    async def refresh(self) -> None:
        """Read bans and names anew, and close the sockets of who is banned since."""
        before = self._banned()
        await self.read()
        for person in self._banned() - before:
            await self._signals.signed_out(person)

    def _banned(self) -> set[str]:
        """The people whose ban holds now: one that has run out keeps nobody away."""
        return {person for person, ban in self._people.items() if self._holds(ban)}


def _network_text(text: str) -> str:
    try:
        return str(banned_network(text))
    except ValueError as error:
        raise Rejection("bad-address", text=text) from error


def _lifted(text: str) -> list[str]:
    """What may be banned by an address: of IPv6 the address alone too, as bans once were kept."""
    return [_network_text(text), str(network(text))]


def _today(kind: str, what: str) -> str:
    """Who or what a ban is of, as it would be kept today."""
    return str(network(what)) if kind == ADDRESS else what


def refusal_of(ban: BanRecord) -> Rejection:
    """What somebody who is banned or silenced is told: until when, and why, where that is known.

    >>> str(refusal_of(BanRecord("person", "p", 86_400_000, "shouting", 0)))
    'An operator of this server has banned you until 1970-01-02 00:00 UTC: shouting'
    >>> str(refusal_of(BanRecord("chat", "p", 0, "", 0)))
    'An operator of this server has silenced you'
    """
    moment = datetime.fromtimestamp(ban.until / 1000, UTC)
    until = f"{moment:%Y-%m-%d %H:%M} UTC" if ban.until else UNSAID["until"]
    about = {"until": until, "reason": ban.reason or UNSAID["reason"]}
    return Rejection("silenced", **about) if ban.kind == CHAT else Banned(**about)
