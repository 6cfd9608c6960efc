"""How many connections the server holds: bounded by address and in all, whatever they do.

A connection has its place from the moment it is accepted, before it has said anything, until it is
closed; when it becomes a socket it keeps it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from foretell.server.addresses import is_within, network
from foretell.server.admission.pacing import AddressPace
from foretell.server.limits import address_key

TOO_MANY: Final = "too-many-connections"
MOST: Final = 8192
"""In all, where nobody says how many files may be open."""
HTTP, SOCKET, STARTING = "http", "socket", "tls"

Complain = Callable[[str, str], object]
"""Is told the address and the code of what was refused."""


class ConnectionSlot:
    """The place of one connection."""

    __slots__ = ("_all", "_key", "kind", "peer", "wait")

    def __init__(self, connections: Connections, peer: str, key: str | None, wait: float) -> None:
        """``key``: who shares the bound of its address; ``None`` for a trusted proxy.

        ``wait``: seconds until it is listened to.
        """
        self._all: Connections | None = connections
        self._key = key
        self.peer = peer
        self.wait = wait
        self.kind = STARTING
        connections.kinds[self.kind] += 1

    def turns(self, kind: str) -> None:
        """The connection is something else from now on: HTTP, then perhaps a socket."""
        if self._all is not None:
            self._all.kinds[self.kind] -= 1
            self._all.kinds[kind] += 1
            self.kind = kind

    def complain(self, code: str) -> None:
        """What it did is counted, and told in the log."""
        if self._all is not None:
            self._all.complain(self.peer, code)

    def leave(self) -> None:
        """The connection is gone; doing this twice does no harm."""
        whole, self._all = self._all, None
        if whole is not None:
            whole.kinds[self.kind] -= 1
            whole.left(self._key)


class Connections:
    """All connections of one server."""

    def __init__(
        self, per_address: int, proxies: tuple[str, ...], complain: Complain, pace: AddressPace
    ) -> None:
        """``per_address``: 0 sets no limit, as for ``proxies``, which speak for many.

        ``pace``: how fast one address may make them.
        """
        self._per_address = per_address
        self._pace = pace
        self._proxies = tuple(network(text) for text in proxies)
        self._by_address: Counter[str] = Counter()
        self.complain = complain
        self.kinds: Counter[str] = Counter({STARTING: 0, HTTP: 0, SOCKET: 0})
        self.most = MOST
        """In all."""

    def __len__(self) -> int:
        """How many there are."""
        return sum(self.kinds.values())

    def enter(self, peer: str) -> ConnectionSlot | None:
        """Give a new connection its place; none where there are too many, or too many wait."""
        key = self._key(peer)
        is_full = key is not None and self._by_address[key] >= self._per_address
        if is_full or len(self) >= self.most or (wait := self._wait(key)) is None:
            self.complain(peer, TOO_MANY)
            return None
        if key is not None:
            self._by_address[key] += 1
        return ConnectionSlot(self, peer, key, wait)

    def _key(self, peer: str) -> str | None:
        if not self._per_address or is_within(peer, self._proxies):
            return None
        return address_key(peer)

    def _wait(self, key: str | None) -> float | None:
        return 0.0 if key is None else self._pace.turn(key)

    def left(self, key: str | None) -> None:
        """A connection is gone."""
        if key is not None:
            self._by_address[key] -= 1
            if not self._by_address[key]:
                del self._by_address[key]
