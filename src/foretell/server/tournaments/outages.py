"""Time in which no server led a tournament: it costs nobody anything, as at any other table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

GAP_MS: Final = 10_000
"""Where nobody has looked after a tournament for so long, it was led by nobody."""


class Leading:
    """Since when this server leads each tournament; milliseconds since 1970, as all times here."""

    def __init__(self) -> None:
        """The server has not looked after any tournament yet."""
        self._since: dict[str, int] = {}
        self._away: dict[str, int | None] = {}
        self._looked_at = 0

    def begin(self, some: Collection[str], at: int) -> None:
        """A look begins, at all those that this server leads now."""
        gap = at - self._looked_at
        self._away = {one: away for one, away in self._away.items() if one in some}
        for one in some:
            if one not in self._since:
                self._away[one] = None
            elif gap > GAP_MS:
                self._away[one] = gap
        known = {} if gap > GAP_MS else self._since
        self._since = {one: known.get(one, at) for one in some}

    def end(self, at: int) -> None:
        """The look has ended; how long it took is no gap."""
        self._looked_at = at

    def since(self, one: str) -> int:
        """Since when this server leads a tournament without a gap."""
        return self._since.get(one, 0)

    def is_settled(self, one: str) -> bool:
        """Whether nothing has to be made good of the time before."""
        return one not in self._away

    def away(self, one: str, signs: Iterable[int]) -> int:
        """How long nobody led a tournament, in milliseconds; 0: hardly.

        ``signs``: when something happened before this server led it, as far as its logs tell; what
        this server knows by itself is exact.
        """
        away = self._away.get(one)
        known = self.since(one) - max(signs) if away is None else away
        return known if known > GAP_MS else 0

    def settle(self, one: str) -> None:
        """The time before is made good."""
        self._away.pop(one, None)
