"""Who comes in: real addresses, own pages, bans, and how much one address may take.

Every request and every socket passes here first.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from foretell.server.addresses import Origins, is_within
from foretell.server.admission.hosts import LOOPBACK, Hosts
from foretell.server.clock import Clock
from foretell.server.limits import Limiter, Rate, TooMany, address_key
from foretell.server.people.errors import ForeignOrigin
from foretell.server.protocol.rejection import Rejection
from foretell.server.settings.settings import ServerSettings

HOUR: Final = 3600.0
MINUTE: Final = 60.0
SAFE: Final = ("GET", "HEAD", "OPTIONS")
GUESTS, TABLES, REPLAYS, RULES = "guest", "table", "replay", "rules"
LINES, SEATS = "line", "seat"
LINES_AT_ONCE: Final = 10
SEATS_AT_ONCE: Final = 20
EVEN_BANNED: Final = ("/api/me", "/about", "/health")
"""Routes for everybody: one's own data may be seen and deleted by somebody who is banned."""
ROUTES: Final = {
    "/api/tables": TABLES,
    "/api/replay": REPLAYS,
    "/api/rules": RULES,
}
"""Routes whose POST counts against the address; guests are counted when they are made."""
FORWARDING: Final = ("via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip")
"""What proxies add to a request, beside what begins as these do."""
FORWARDED: Final = ("forwarded", "x-forwarded")
FILES: Final = Rate(30, 5.0)
"""Records that an address may have replayed: each takes the machine some tenths of a second."""
CHECKS: Final = Rate(100, 0.25)
"""Rules that an address may have checked: each takes the event loop some milliseconds."""


class TooManySockets(Rejection):
    """One address holds as many sockets as it may."""

    default_code = "too-many-sockets"
    status = 429


class TooManyTables(Rejection):
    """A guest has as many tables open as it may."""

    default_code = "too-many-tables"
    status = 429


def nobody_is_banned(_address: str) -> None:
    """Let everybody in: there are no bans."""


class Admission:
    """The admission of one server."""

    def __init__(self, settings: ServerSettings, clock: Clock) -> None:
        """Everybody may come, within the limits."""
        self.settings = settings
        self.origins = Origins(settings.public_url, settings.trusted_proxies, settings.origins)
        self.hosts = Hosts(settings)
        self.admit: Callable[[str], None] = nobody_is_banned
        self.sockets: Counter[str] = Counter()
        self._limiter = Limiter(clock, rates(settings))

    def address(self, peer: str, headers: Mapping[str, str]) -> str:
        """The client's address: what a proxy says of it counts only if the proxy is trusted."""
        return self.origins.address(peer, headers.get("x-forwarded-for", ""))

    def is_own(self, scheme: str, headers: Mapping[str, str]) -> bool:
        """Whether a request is from our own page, from one that may, or from a program."""
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        return self.origins.is_own(scheme, headers.get("host", ""), origin, site)

    def request(
        self, method: str, path: str, address: str, scheme: str, headers: Mapping[str, str]
    ) -> None:
        """Let a request in.

        Raises:
            Banned: the address is banned.
            ForeignOrigin: another site's page asks for a change.
            TooMany: the address has asked for too many tables, replays or checks of rules.
        """
        path = plain_path(path)
        if not path.startswith(EVEN_BANNED):
            self.admit(address)
        if method in SAFE:
            return
        self._own(scheme, headers)
        deed = ROUTES.get(path) if method == "POST" else None
        if deed is not None:
            self._limiter.demand(deed, address_key(address))

    def _own(self, scheme: str, headers: Mapping[str, str]) -> None:
        if not self.is_own(scheme, headers):
            origin = headers.get("origin", "another site")
            raise ForeignOrigin(f"{origin[:100]}: only this server's own page may do that")

    def open_socket(self, address: str, scheme: str, headers: Mapping[str, str]) -> str:
        """Let a socket in; what to give to :meth:`close_socket` when it is gone.

        Raises:
            Banned, ForeignOrigin: as for requests.
            TooManySockets: the address holds as many as it may.
        """
        self.admit(address)
        self._own(scheme, headers)
        key, most = address_key(address), self.settings.sockets_per_address
        if most and self.sockets[key] >= most:
            raise TooManySockets(f"at most {most} sockets from one address: close another first")
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
            TooManyTables: those are as many as it may.
        """
        most = self.settings.tables_per_guest
        if most and hosted >= most:
            raise TooManyTables(f"you have {hosted} tables open: finish or close one first")

    def may_read_metrics(self, address: str, headers: Mapping[str, str]) -> bool:
        """Whether the figures are for this one: a program of this machine, or who has the token.

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
    return {**made, REPLAYS: FILES, RULES: CHECKS}


def plain_path(path: str) -> str:
    """A path as routes are found by: slashes too many say nothing.

    >>> plain_path("//api//tables/")
    '/api/tables'
    """
    return f"/{'/'.join(filter(None, path.split('/')))}"


def waits(error: Rejection) -> dict[str, str]:
    """The header that says when to come again."""
    return {"retry-after": str(error.seconds)} if isinstance(error, TooMany) else {}
