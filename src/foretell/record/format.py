"""What a game record holds, as frozen values under the names of the file (record.md, format 1).

``None`` stands for a key that is left out. Cards stay text: what they mean is for
:mod:`foretell.record.replay`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from foretell.record.sheet import record_html, record_text, rules_said
from foretell.rules.value import Rules

FORMAT: Final = 1
RULES_NAME: Final = "rules_name"
"""The tag for what somebody calls own rules."""


def rules_name_of(rules: Rules) -> dict[str, str]:
    """The tag of rules that somebody has named; of others none.

    >>> rules_name_of(Rules(name="Thursday")), rules_name_of(Rules())
    ({'rules_name': 'Thursday'}, {})
    """
    return {RULES_NAME: rules.name} if rules.name else {}


@dataclass(frozen=True, slots=True)
class RevokeNote:
    """A revoke that ended a round (rules 14): ``trick`` from 1, ``None`` where nobody noted it."""

    seat: int
    trick: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRecord:
    """One round; the fields stand in the order in which a file has them."""

    play_off: tuple[int, ...] | None = None
    dealer: int
    size: int | None = None
    hands: tuple[str, ...] | None = None
    turn_up: str | None = None
    trump: str | None = None
    twist: str | None = None
    uber: str | None = None
    bids: tuple[int, ...] | None = None
    adjust: int | None = None
    passes: tuple[str, ...] | None = None
    pulls: tuple[str, ...] | None = None
    tricks: tuple[str, ...] | None = None
    revoke: RevokeNote | None = None
    won: tuple[int, ...] | None = None
    bonus: tuple[int, ...] | None = None
    score: tuple[int, ...] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that the round has, in the order of a file.

        >>> RoundRecord(dealer=2, turn_up="Zd").keys
        ('dealer', 'turn_up')
        """
        return tuple(key for key in ROUND_KEYS if getattr(self, key) is not None)


ROUND_KEYS: Final = tuple(key.name for key in fields(RoundRecord))


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One game, finished or not; ``tags`` are the other top-level keys, in their order."""

    rules: str | Mapping[str, Any] = "standard"
    players: tuple[str, ...]
    scores: tuple[int, ...] | None = None
    tags: Mapping[str, Any] = field(default_factory=dict)
    rounds: tuple[RoundRecord, ...] = ()

    def __str__(self) -> str:
        """Rules, players and score sheet, as lines of text.

        >>> print(Record(rules="quick", players=("Ada", "Bo"), scores=(20, 30)))
        Rules: quick
        round  trump  Ada  Bo
        score         20   30
        For each player: ○ deals; in the box bid and tricks; points; the total.
        """
        return record_text(self._rules_said(), self.players, self.rounds, self.scores)

    def _repr_html_(self) -> str:
        """Rules, players and score sheet, as a table for a notebook."""
        return record_html(self._rules_said(), self.players, self.rounds, self.scores)

    def _rules_said(self) -> str:
        return rules_said(self.rules, str(self.tags.get(RULES_NAME, "")))
