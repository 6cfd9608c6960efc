"""Who comes in: real addresses, known names, own pages, bans, and how much one address may take.

Every request and every socket passes here first; what applies to which stands in :mod:`.kinds`.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from foretell.server.addresses import Origins, is_within
from foretell.server.admission.complaints import Complaints
from foretell.server.admission.hosts import LOOPBACK, Hosts
from foretell.server.admission.kinds import (
    GAMES,
    LISTS,
    ODDS,
    PADS,
    PRINTS,
    REPLAYS,
    REQUESTS,
    RULES,
    STEPS,
    TABLES,
    Kind,
    kind_of,
)
from foretell.server.admission.pacing import AddressPace
from foretell.server.clock import Clock
from foretell.server.limits import Limiter, Rate, TooMany, address_key
from foretell.server.protocol.rejection import Rejection
from foretell.server.settings.settings import ServerSettings

HOUR: Final = 3600.0
MINUTE: Final = 60.0
GUESTS, LINES, SEATS = "guest", "line", "seat"
LINES_AT_ONCE: Final = 10
SEATS_AT_ONCE: Final = 20
FORWARDING: Final = (
    *("via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip"),
    *("cf-connecting-ip", "fly-client-ip", "fastly-client-ip", "cdn-loop", "x-scheme"),
)
"""What proxies add to a request, beside what begins as these do."""
FORWARDED: Final = ("forwarded", "x-forwarded", "x-original-", "x-envoy-")
ASKED: Final = Rate(200, 0.05)
"""What an address may ask of people's routes."""
FILES: Final = Rate(12, 10.0)
"""Records that an address may have replayed: each takes the machine some tenths of a second."""
TOLD: Final = Rate(120, 0.25)
"""What an address may ask of games that are over: each is played again, one at a time for all.

And of robot events: the names of hundreds of people may be looked up for one.
"""
WATCHED: Final = Rate(20, 1.0)
"""Such games that an address may have step by step, which takes four times as long."""
ALL_DEALS: Final = Rate(20, 2.0)
"""How often an address may have the list of all commitments: 15 MB after fifty thousand games."""
SHEETS: Final = Rate(40, 5.0)
"""What an address may have printed: a deck takes the machine some seconds, all else less."""
CHECKS: Final = Rate(100, 0.25)
"""Rules that an address may have checked: each takes the event loop some milliseconds."""
NOTES: Final = Rate(120, 0.5)
"""Notes on score pads: several phones at one table share an address."""
HANDS: Final = Rate(20, 3.0)
"""Hands whose odds an address may ask for: each takes a thread of the bots up to a second."""
MALFORMED: Final = ("bad-host", "unknown-host", "not-json")
"""Codes of what no program sends that was meant for this server: told in the log."""


class Arrival(NamedTuple):
    """A request, or how a socket begins; ``peer`` and ``here`` are the ends of its connection."""

    method: str
    path: str
    scheme: str
    peer: str
    here: str
    headers: Mapping[str, str]


class Admitted(NamedTuple):
    """What is known of a request that came in; ``origin`` is the server's, as browsers write it."""

    address: str
    origin: str
    even_banned: bool = False

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server by HTTPS."""
        return self.origin.startswith(("https:", "wss:"))

    @property
    def key(self) -> str:
        """Who shares the limits of the address."""
        return address_key(self.address)


class Admission:
    """The admission of one server."""

    def __init__(
        self,
        settings: ServerSettings,
        clock: Clock,
        complain: Complaints,
        admit_address: Callable[[str], object],
    ) -> None:
        """``admit_address`` refuses addresses that are banned."""
        self.settings = settings
        self.complain = complain
        self._origins = Origins(settings.public_url, settings.trusted_proxies, settings.origins)
        self._hosts = Hosts(settings)
        self._admit_address = admit_address
        self.sockets: Counter[str] = Counter()
        self._limiter = Limiter(clock, rates(settings))
        self._pace = AddressPace(clock, settings.requests_per_address, "request")

    def turn(self, asked: Arrival) -> float:
        """The seconds that a request has to wait before anything is made of it.

        Raises:
            TooMany: as many of its address wait as may.
        """
        wait = self._pace.turn(address_key(self._address(asked)))
        if wait is None:
            self.complain.count(TooMany.default_code)
            raise TooMany(1.0)
        return wait

    def _address(self, asked: Arrival) -> str:
        return self._origins.address(asked.peer, asked.headers.get("x-forwarded-for", ""))

    def admit(self, asked: Arrival) -> Admitted:
        """Let a request in.

        Raises:
            Rejection: what applies to its kind does not hold.
        """
        host = asked.headers.get("host", "")
        address = self._address(asked)
        kind = kind_of(asked.method, asked.path)
        with self._counting(address):
            self._check(kind, asked, address)
        return Admitted(address, self._origins.origin(asked.scheme, host), kind.even_banned)

    @contextmanager
    def _counting(self, address: str) -> Iterator[None]:
        """Count what is refused; what is no request of ours is told in the log."""
        try:
            yield
        except Rejection as refused:
            if refused.code in MALFORMED:
                self.complain(address, refused.code)
            else:
                self.complain.count(refused.code)
            raise

    def _check(self, kind: Kind, asked: Arrival, address: str) -> None:
        """Check the cheapest first, and all of it before a body is read."""
        if not kind.any_host:
            self._hosts.check(asked.headers.get("host"), asked.here)
        if not kind.even_banned:
            self._admit_address(address)
        if not kind.any_page:
            self._check_page(asked)
        if kind.in_json:
            check_json(asked.headers)
        if kind.is_near and not self._is_near(address, asked.headers):
            raise Rejection("not-for-you")
        if kind.bucket:
            self._limiter.demand(kind.bucket, address_key(address))

    def _check_page(self, asked: Arrival) -> None:
        origin, site = asked.headers.get("origin"), asked.headers.get("sec-fetch-site")
        host = asked.headers.get("host", "")
        if not self._origins.is_own(asked.scheme, host, origin, site):
            raise Rejection("foreign-origin", origin=(origin or site or "?")[:100])

    def open_socket(self, address: str) -> str:
        """Let a socket in that was admitted; what to give to :meth:`close_socket` at its end.

        Raises:
            Rejection: the address holds as many as it may.
        """
        key, most = address_key(address), self.settings.sockets_per_address
        if most and self.sockets[key] >= most:
            self.complain.count("too-many-sockets")
            raise Rejection("too-many-sockets", most=most)
        self.sockets[key] += 1
        return key

    def close_socket(self, key: str) -> None:
        """A socket is gone."""
        self.sockets[key] -= 1
        if not self.sockets[key]:
            del self.sockets[key]

    def open_table(self, hosted: int) -> None:
        """Let a guest who hosts so many running tables open one more.

        Raises:
            Rejection: those are as many as it may.
        """
        most = self.settings.tables_per_guest
        if most and hosted >= most:
            raise Rejection("too-many-tables", hosted=hosted)

    def _is_near(self, address: str, headers: Mapping[str, str]) -> bool:
        """Whether a program of this machine asks, or somebody who has the operator's token.

        What comes through a proxy comes from anywhere, however near the proxy stands.
        """
        token = self.settings.metrics_token.encode()
        said = headers.get("authorization", "").removeprefix("Bearer ").encode()
        if token and hmac.compare_digest(said, token):
            return True
        return is_within(address, LOOPBACK) and not any(map(is_forwarding, headers))


def is_forwarding(header: str) -> bool:
    """Whether a header is one that proxies add.

    >>> is_forwarding("X-Forwarded-Proto"), is_forwarding("accept")
    (True, False)
    """
    name = header.lower()
    return name in FORWARDING or name.startswith(FORWARDED)


def rates(settings: ServerSettings) -> dict[str, Rate]:
    """How much may come from an address; what a person may say, and how often sit or stand."""
    most = {GUESTS: settings.guests_per_address, TABLES: settings.tables_per_address}
    made = {deed: Rate(n, HOUR / n) if n else Rate(1, 0.0) for deed, n in most.items()}
    minutely = {
        LINES: (LINES_AT_ONCE, settings.lines_per_minute),
        SEATS: (SEATS_AT_ONCE, settings.seats_per_minute),
    }
    for deed, (burst, n) in minutely.items():
        made[deed] = Rate(burst, MINUTE / n) if n else Rate(1, 0.0)
    counted = {REQUESTS: ASKED, REPLAYS: FILES, RULES: CHECKS, PADS: NOTES, PRINTS: SHEETS}
    return {**made, **counted, ODDS: HANDS, GAMES: TOLD, STEPS: WATCHED, LISTS: ALL_DEALS}


def check_json(headers: Mapping[str, str]) -> None:
    """Refuse a body that a plain form of another site could have sent.

    Raises:
        Rejection: the body does not say that it is JSON.
    """
    is_empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (is_empty and not kind):
        raise Rejection("not-json")
