"""Which sockets speak for whom: they close when their token does not speak any more (S6)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from foretell.server.tables.session import SocketSession

SIGNED_OUT: Final = 4401


class Sessions:
    """The sockets of everybody who is known, by person and by the digest of the token."""

    def __init__(self) -> None:
        """Nobody is here."""
        self._of: defaultdict[str, set[tuple[bytes, SocketSession]]] = defaultdict(set)

    @contextmanager
    def held(self, person: str, digest: bytes, session: SocketSession) -> Iterator[None]:
        """Keep a socket in sight while it is open."""
        key = digest, session
        self._of[person].add(key)
        try:
            yield
        finally:
            self._of[person].discard(key)
            if not self._of[person]:
                del self._of[person]

    async def signed_out(self, person: str, digest: bytes | None) -> None:
        """Close the sockets of one token, or all of a person's."""
        for token, session in tuple(self._of.get(person, ())):
            if digest is None or token == digest:
                session.end("signed-out", SIGNED_OUT)

    def muted(self, person: str, muted: frozenset[str]) -> None:
        """Show a person's open sockets no lines of these people."""
        for _, session in self._of.get(person, ()):
            session.mutes(muted)

    def renamed(self, person: str, name: str, figure: str | None = None) -> None:
        """Let open sockets speak under another name, and with another figure where one is given."""
        for _, session in self._of.get(person, ()):
            session.renamed(name, figure)
