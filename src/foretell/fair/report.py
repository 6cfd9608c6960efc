"""What came of a verification: every check by name, and what failed, in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from foretell.base.decoding import clean, shown
from foretell.base.i18n import LANGUAGES, DeferredText, Value, text


def fault(key: str, /, **args: Value) -> DeferredText:
    """A sentence of a report, by the text ``fair-<key>``.

    >>> str(fault("commitment", seat=person(1)))
    'seat 2: the seed is not the one that this seat committed to'
    """
    return DeferredText(f"fair-{key}", args)


def person(seat: object) -> str:
    """The number of a seat as people count them, from 1; what is none, as it is.

    >>> person(0), person("x")
    ('1', 'x')
    """
    return str(seat + 1) if isinstance(seat, int) else shown(seat)


class Verdict(Enum):
    """The end of a report."""

    VERIFIED = "verified"  # nothing failed, and a person's seed is in it
    UNVERIFIABLE = "not verifiable"  # nothing failed, but only bots gave seeds
    COMMITTED = "committed"  # nothing failed; the deals of an event that nobody else gave a seed
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked; it holds where nothing failed."""

    name: str
    failures: tuple[DeferredText, ...] = ()

    def called(self, lang: str) -> str:
        """Its name in a language."""
        return text(f"fair-check-{self.slug}", lang)

    def about(self, lang: str) -> str:
        """What it makes sure of.

        >>> Check("first dealer").about("en")
        'the seeds, the table or the rules chose who deals first'
        """
        return text(f"fair-about-{self.slug}", lang)

    def told(self, lang: str) -> list[str]:
        """What failed, a sentence each."""
        return [clean(one.told(lang)) for one in self.failures]

    @property
    def slug(self) -> str:
        """Its name as keys of texts have it."""
        return self.name.replace(" ", "-")

    @property
    def holds(self) -> bool:
        """Whether nothing failed."""
        return not self.failures


@dataclass(frozen=True, slots=True, kw_only=True)
class BundleReport:
    """All checks of a bundle; ``notes`` are true and worth knowing, but no failures.

    ``against_kept`` is whether C and the own seed were compared with what a player had kept: a
    bundle that is checked without them shows only that it agrees with itself.
    """

    game: str = ""
    transcript: str = ""
    checks: tuple[Check, ...]
    notes: tuple[DeferredText, ...] = ()
    has_person: bool = False
    is_committed: bool = False
    against_kept: bool = False

    @property
    def failures(self) -> list[str]:
        """What failed, each as an English sentence behind its check's name."""
        return self.told(LANGUAGES[0])

    def told(self, lang: str) -> list[str]:
        """What failed, each as a sentence of a language behind its check's name."""
        return [f"{one.called(lang)}: {why}" for one in self.checks for why in one.told(lang)]

    @property
    def failed(self) -> list[str]:
        """The names of the checks that do not hold."""
        return [one.name for one in self.checks if not one.holds]

    @property
    def verdict(self) -> Verdict:
        """What it comes to."""
        if self.failed:
            return Verdict.FAILED
        if self.is_committed:
            return Verdict.COMMITTED
        return Verdict.VERIFIED if self.has_person else Verdict.UNVERIFIABLE

    def to_json(self) -> dict[str, Any]:
        """The report as plain values, its sentences in English."""
        against = "what you kept" if self.against_kept else "the bundle"
        return {
            "game": self.game,
            "verdict": self.verdict.value,
            "checked_against": against,
            "transcript": self.transcript,
            "checks": [
                {"name": one.name, "holds": one.holds, "failures": one.told(LANGUAGES[0])}
                for one in self.checks
            ],
            "notes": [str(one) for one in self.notes],
        }
