"""How often somebody may do something: token buckets over a clock that is never set.

A bucket holds some tokens, each deed takes one, and a new one drops in every so many seconds. It
is kept as one number, the time at which it will be full again, so that a forgotten bucket and a
full one are the same.
"""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from foretell.server.addresses import ip_of
from foretell.server.clock import Clock
from foretell.server.protocol.rejection import Rejection

MOST_KEYS: Final = 100_000
FEWEST_KEYS: Final = 1024
SLACK: Final = 1e-4
"""Seconds that rounding may have added up to."""


class Rate(NamedTuple):
    """So many at once, and another one every so many seconds."""

    burst: int
    every: float


MESSAGES: Final = Rate(40, 0.05)
"""Messages that one socket may send: others close it (``too-fast``)."""


class TooMany(Rejection):
    """Too often; ``seconds`` is when to try again."""

    default_code = "too-many"

    def __init__(self, seconds: float) -> None:
        """Say when to try again."""
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(seconds=self.seconds)


def spend(full_at: float, now: float, rate: Rate) -> tuple[float, float]:
    """Take one token: when the bucket is full again, and the seconds to wait (0: it was taken).

    >>> spend(0.0, 100.0, Rate(2, 5.0)), spend(110.0, 100.0, Rate(2, 5.0))
    ((105.0, 0.0), (110.0, 5.0))
    """
    full_at = max(full_at, now)
    wait = full_at - now - (rate.burst - 1) * rate.every
    return (full_at, wait) if wait > SLACK else (full_at + rate.every, 0.0)


class Bucket:
    """One bucket, for what has its own place to keep it, as a socket has."""

    __slots__ = ("_clock", "_full_at", "_rate")

    def __init__(self, clock: Clock, rate: Rate) -> None:
        """Begin full."""
        self._clock = clock
        self._rate = rate
        self._full_at = 0.0

    def take(self) -> float:
        """Take a token; the seconds to wait if there is none, else 0."""
        self._full_at, wait = spend(self._full_at, self._clock.steady(), self._rate)
        return wait


class Limiter:
    """Buckets by deed and doer: an address, a person, or both in one text."""

    def __init__(
        self, clock: Clock, rates: Mapping[str, Rate], *, most_keys: int = MOST_KEYS
    ) -> None:
        """Know the rate of each deed."""
        self._clock = clock
        self._rates = dict(rates)
        self._most = most_keys
        self._sweep_at = min(FEWEST_KEYS, most_keys)
        self._full_at: dict[tuple[str, str], float] = {}

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._full_at)

    def wait(self, deed: str, doer: str) -> float:
        """The seconds until a deed is allowed; takes nothing."""
        return self._spend(deed, doer)[1]

    def take(self, deed: str, doer: str) -> float:
        """Take a token; the seconds to wait if there is none, else 0."""
        self._full_at[deed, doer], wait = self._spend(deed, doer)
        if len(self._full_at) > self._sweep_at:
            self._sweep()
        return wait

    def owed(self, deed: str, doer: str) -> float:
        """The seconds until a bucket is full again."""
        return max(0.0, self._full_at.get((deed, doer), 0.0) - self._clock.steady())

    def _spend(self, deed: str, doer: str) -> tuple[float, float]:
        now = self._clock.steady()
        return spend(self._full_at.get((deed, doer), 0.0), now, self._rates[deed])

    def look(self, deed: str, doer: str) -> None:
        """Refuse a deed that is not allowed now; take nothing.

        Raises:
            TooMany: the bucket is empty.
        """
        if seconds := self.wait(deed, doer):
            raise TooMany(seconds)

    def demand(self, deed: str, doer: str) -> None:
        """Take a token, or refuse.

        Raises:
            TooMany: the bucket is empty.
        """
        if seconds := self.take(deed, doer):
            raise TooMany(seconds)

    def _sweep(self) -> None:
        """Forget full buckets; if there are too many others, the half that is full first."""
        now = self._clock.steady()
        kept = {key: at for key, at in self._full_at.items() if at > now}
        if len(kept) >= self._most:
            emptiest = sorted(kept, key=kept.__getitem__, reverse=True)[: self._most // 2]
            kept = {key: kept[key] for key in emptiest}
        self._full_at = kept
        self._sweep_at = min(max(FEWEST_KEYS, 2 * len(kept)), self._most)


def address_key(address: str) -> str:
    """Who shares a bucket: one IPv4 address, or one IPv6 network of 64 bits.

    >>> address_key("::ffff:192.0.2.1"), address_key("2001:db8::1"), address_key("?")
    ('192.0.2.1', '2001:db8::/64', '?')
    """
    ip = ip_of(address)
    if ip is None:
        return address[:64]
    return str(ip if ip.version == 4 else ipaddress.ip_network((ip, 64), strict=False))
