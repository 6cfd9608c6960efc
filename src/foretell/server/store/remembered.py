"""Whom tokens speak for, remembered: after a restart everybody shows theirs at the same time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from foretell.server.store.people import KnownToken

MOST: Final = 50_000


class Remembered:
    """Look-ups of tokens as long as nothing changes about them; wrong tokens are not kept."""

    def __init__(self, known: Iterable[KnownToken] = ()) -> None:
        """Begin with some."""
        self.version = 0
        """Is another one after each change: what was looked up before it is not remembered."""
        self._known: dict[bytes, KnownToken] = {}
        self._of: defaultdict[str, set[bytes]] = defaultdict(set)
        for one in known:
            self.add(one)

    def get(self, digest: bytes) -> KnownToken | None:
        """What is remembered of a token."""
        return self._known.get(digest)

    def add(self, known: KnownToken) -> None:
        """Remember one; the one that has been here longest goes if there are too many."""
        if len(self._known) >= MOST:
            self.drop(next(iter(self._known)))
        self._known[known.digest] = known
        self._of[known.person].add(known.digest)

    def drop(self, *digests: bytes) -> None:
        """Something has changed about tokens: look them up anew."""
        self.version += 1
        for digest in digests:
            known = self._known.pop(digest, None)
            if known is not None:
                self._of[known.person].discard(digest)
                if not self._of[known.person]:
                    del self._of[known.person]

    def drop_person(self, person: str) -> None:
        """Something has changed about a person, or all their tokens."""
        self.drop(*self._of.get(person, ()))

    def drop_all(self) -> None:
        """Anything may have changed."""
        self.version += 1
        self._known.clear()
        self._of.clear()
