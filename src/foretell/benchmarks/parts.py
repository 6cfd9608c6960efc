"""What there is to measure, part by part, and all of it together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from foretell.benchmarks.measure import Effort, Measured, Tell


@dataclass(frozen=True, slots=True)
class Part:
    """A key of the JSON, a title, what the figures mean, and where they are measured.

    Modules are loaded when their part is measured.
    """

    key: str
    title: str
    means: str
    module: str
    function: str

    def measure(self, effort: Effort, tell: Tell) -> Measured:
        """Measure it."""
        home = import_module(f"foretell.benchmarks.{self.module}")
        found: Measured = getattr(home, self.function)(effort, tell)
        return found


PARTS: Final = {
    one.key: one
    for one in (
        Part(
            "random_play",
            "Random play, compiled",
            "Whole four-player standard games inside compiled code on one core, through the "
            "functions that play every set of rules.",
            "compiled",
            "measure_random_play",
        ),
        Part(
            "from_python",
            "Driven from Python",
            "The same games when a loop in Python asks what is legal and makes every choice.",
            "driven",
            "measure_from_python",
        ),
        Part(
            "openspiel",
            "Beside OpenSpiel's oh_hell",
            "Random play of four, run in turn with ours; ratios are taken run by run.",
            "spiel",
            "measure_openspiel",
        ),
        Part(
            "variants",
            "Every preset, compiled",
            "As random play, each preset at its usual table. A chance draw inside a round counts "
            "as a decision, a deal does not.",
            "compiled",
            "measure_variants",
        ),
        Part(
            "sample_us",
            "Sampling what a seat cannot see",
            "engine.sample in compiled code, at random moments of random four-player games.",
            "sampling",
            "measure_sample",
        ),
        Part(
            "compile_s",
            "First compile",
            "Once, at set-up or the first start, with its progress shown.",
            "starts",
            "measure_compile",
        ),
        Part(
            "start_s",
            "Starts",
            "Whole commands with everything compiled, from a fresh Python to their end.",
            "starts",
            "measure_starts",
        ),
    )
}
"""By key, in the order of the JSON."""


def measure_all(
    chosen: Iterable[str], effort: Effort, tell: Callable[[str, str], None]
) -> dict[str, Measured]:
    """Measure the chosen parts; the others are there too, with nothing in them."""
    wanted = set(chosen)
    found = {key: Measured(None) for key in PARTS}
    for key, part in PARTS.items():
        if key in wanted:
            tell(part.title, "")
            found[key] = part.measure(effort, lambda detail, part=part: tell(part.title, detail))  # type: ignore[misc]
    return found


def as_json(found: dict[str, Measured]) -> dict[str, Any]:
    """The figures for programs: every key, null for what was not measured."""
    return {key: measured.json for key, measured in found.items()}
