"""The rules of a game as one value that cannot contradict itself (rules 3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from foretell.rules.axes import Axes
from foretell.rules.checks import check


class _HashedAxes(Axes):
    """Axes with room for their hash: whatever is looked up by rules asks for it."""

    __slots__ = ("_hash",)
    _hash: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(_HashedAxes):
    """One set of rules for one number of players; made only if nothing in it contradicts.

    Raises:
        BadRules: two axes contradict each other (rules 3); the error names both and says why.

    >>> Rules(players=5).bidding[0][1].value
    'in-turn'
    >>> Rules(name="Thursday") == Rules()
    True
    """

    name: str = field(default="", compare=False)
    """What somebody calls these rules; empty where nobody does. It makes no other rules of them."""

    def __post_init__(self) -> None:
        """Refuse a value that contradicts itself."""
        check(self)

    def __hash__(self) -> int:
        """The hash of the axes, found once: they are many, and nobody can change them."""
        try:
            return self._hash
        except AttributeError:
            object.__setattr__(self, "_hash", Axes.__hash__(self))
            return self._hash
