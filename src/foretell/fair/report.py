"""What came of a verification: every check by name, and what failed, in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

MOST_VALUE: Final = 60
MOST_SENTENCE: Final = 400


def shown(value: object) -> str:
    """A value of a bundle as a sentence shows it: short, and without what a terminal obeys.

    >>> shown("9c"), shown("9c\\x1b"), shown([1, 2])
    ('9c', "'9c\\\\x1b'", '[1, 2]')
    """
    text = value if isinstance(value, str) and value.isprintable() else repr(value)
    return text if len(text) <= MOST_VALUE else text[:MOST_VALUE] + " …"


def one_line(sentence: str) -> str:
    """A sentence in characters that print, not too long."""
    text = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in sentence)
    return text if len(text) <= MOST_SENTENCE else text[:MOST_SENTENCE] + " …"


class Verdict(Enum):
    """The end of a report."""

    VERIFIED = "verified"  # nothing failed, and a person's seed is in it
    UNVERIFIABLE = "not verifiable"  # nothing failed, but only bots gave seeds
    FAILED = "failed"


ABOUT: Final = {
    "shape": "it is a bundle of fair1, and complete",
    "seats": "the seats stand in order, as many as the rules have players",
    "server": "the server's seed is the one it committed to",
    "commitments": "each player's seed is the one that seat committed to",
    "transcript": "all seeds were revealed before cards were dealt",
    "first dealer": "the seeds, the table or the rules chose who deals first",
    "rounds": "no deal is missing, from the first to the record's last",
    "decks": "each deck is the one that the seeds give",
    "hands": "each hand is what the deck deals to that seat",
    "turn-ups": "each turned-up card is the next card of the deck",
    "draws": "each card pulled and each lot is the one that the seeds give",
    "record": "the game record follows the rules and tells of the same deals",
    "kept": "it agrees with what you saw and kept",
    "list": "the server's public list tells the same",
}
"""Each check and what it makes sure of."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked; it holds where nothing failed."""

    name: str
    failures: tuple[str, ...] = ()

    @property
    def about(self) -> str:
        """What it makes sure of."""
        return ABOUT[self.name]

    @property
    def holds(self) -> bool:
        """Whether nothing failed."""
        return not self.failures


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """All checks of a bundle; ``notes`` are true and worth knowing, but no failures.

    ``against_kept`` is whether C and the own seed were compared with what a player had kept: a
    bundle that is checked without them shows only that it agrees with itself.
    """

    game: str = ""
    transcript: str = ""
    checks: tuple[Check, ...]
    notes: tuple[str, ...] = ()
    has_person: bool = False
    against_kept: bool = False

    @property
    def failures(self) -> list[str]:
        """What failed, each as a sentence behind its check's name."""
        return [f"{one.name}: {why}" for one in self.checks for why in one.failures]

    @property
    def failed(self) -> list[str]:
        """The names of the checks that do not hold."""
        return [one.name for one in self.checks if not one.holds]

    @property
    def verdict(self) -> Verdict:
        """What it comes to."""
        if self.failed:
            return Verdict.FAILED
        return Verdict.VERIFIED if self.has_person else Verdict.UNVERIFIABLE

    def to_json(self) -> dict[str, Any]:
        """The report as plain values."""
        against = "what you kept" if self.against_kept else "the bundle"
        return {
            "game": self.game,
            "verdict": self.verdict.value,
            "checked_against": against,
            "transcript": self.transcript,
            "checks": [
                {"name": one.name, "holds": one.holds, "failures": list(one.failures)}
                for one in self.checks
            ],
            "notes": list(self.notes),
        }
