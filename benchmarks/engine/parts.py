"""What there is to measure, part by part, and all of it together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from benchmarks.engine.compiled import measure_random_play, measure_variants
from benchmarks.engine.driven import measure_from_python
from benchmarks.engine.environments import measure_environments
from benchmarks.engine.library import measure_library
from benchmarks.engine.measure import Effort, Measured, Tell
from benchmarks.engine.sampling import measure_sample
from benchmarks.engine.spiel import measure_openspiel
from benchmarks.engine.starts import measure_compile, measure_starts


@dataclass(frozen=True, slots=True)
class Part:
    """A title, what the figures mean, and what measures them."""

    title: str
    means: str
    measure: Callable[[Effort, Tell], Measured]


PARTS: Final = {
    "random_play": Part(
        "Random play, compiled",
        "Whole four-player standard games inside compiled code on one core, through the "
        "functions that play every set of rules.",
        measure_random_play,
    ),
    "from_python": Part(
        "Driven from Python",
        "The same games when a loop in Python asks what is legal and makes every choice.",
        measure_from_python,
    ),
    "library": Part(
        "As programs play",
        "Whole standard games of four by random legal actions, run in turn, in Python's hands: "
        "by number, by text, and each seat by its view; python-chess beside them.",
        measure_library,
    ),
    "openspiel": Part(
        "Beside OpenSpiel's oh_hell",
        "Random play of four, run in turn with ours; ratios are taken run by run.",
        measure_openspiel,
    ),
    "variants": Part(
        "Every preset, compiled",
        "As random play, each preset at its usual table. A chance draw inside a round counts "
        "as a decision, a deal does not.",
        measure_variants,
    ),
    "sample_us": Part(
        "Sampling what a seat cannot see",
        "engine.sample in compiled code, at random moments of random four-player games.",
        measure_sample,
    ),
    "environments": Part(
        "Environments",
        "Random open actions through `foretell.envs`, standard games of four; choosing is not in "
        "the time of the batches.",
        measure_environments,
    ),
    "compile_s": Part(
        "First compile",
        "Once, at set-up or the first start, with its progress shown.",
        measure_compile,
    ),
    "start_s": Part(
        "Starts",
        "Whole commands with everything compiled, from a fresh Python to their end.",
        measure_starts,
    ),
}
"""By the key of the JSON, in its order."""


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
