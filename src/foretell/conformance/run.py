"""Running cases and counting them by paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from foretell.conformance.answering import Answering
from foretell.conformance.cases import LEVELS, Case, read_cases
from foretell.conformance.check import CaseVerdict, verdict
from foretell.conformance.question import question

PARTS: Final = ("positions", "rules", "games")
CHECKOUT: Final = Path(__file__).parents[3] / "conformance"


@dataclass(frozen=True)
class Result:
    """A case and how an implementation's answer stands to it."""

    case: Case
    verdict: CaseVerdict


@dataclass(frozen=True)
class ParagraphRow:
    """A paragraph: how many cases name it, how many are answered wrongly, or not fully."""

    source: str
    cases: int
    failed: int
    unanswered: int


def folder() -> Path | None:
    """Where the cases are: beside us in a checkout, else in the folder we are in."""
    here = Path.cwd() / "conformance"
    return next((path for path in (CHECKOUT, here) if (path / "positions").is_dir()), None)


def paths_in(folder: Path) -> list[Path]:
    """The folders of cases of a conformance folder."""
    return [folder / part for part in PARTS if (folder / part).is_dir()]


def run(paths: Iterable[Path], answers: Answering, level: str = LEVELS[-1]) -> Iterator[Result]:
    """Hold an implementation against the cases of some files and folders, up to a level."""
    asked = LEVELS[: LEVELS.index(level) + 1]
    for path in paths:
        for case in read_cases(path):
            if case.level in asked:
                yield Result(case, verdict(case, answers(question(case))))


def by_paragraph(results: Sequence[Result]) -> list[ParagraphRow]:
    """The table: paragraphs, then the questions of the FAQ, then variants by name.

    A case that names several paragraphs is counted in each; one that is answered wrongly and not
    fully has failed.
    """
    sources = {source for result in results for source in result.case.source}
    rows = []
    for source in sorted(sources, key=_order):
        named = [result.verdict for result in results if source in result.case.source]
        failed = sum(bool(one.problems) for one in named)
        open_ = sum(not one.passed for one in named) - failed
        rows.append(ParagraphRow(source, len(named), failed, open_))
    return rows


def _order(source: str) -> tuple[int, list[int], str]:
    """In the order of the rules: 1.2 before 1.10, Q5 before Q12.

    >>> sorted(["Q12", "Magic", "1.10", "Q5", "1.2", "3"], key=_order)
    ['1.2', '1.10', '3', 'Q5', 'Q12', 'Magic']
    """
    numbers = source.removeprefix("Q").split(".")
    if all(number.isdigit() for number in numbers):
        return (int(source.startswith("Q")), [int(number) for number in numbers], source)
    return (2, [], source)
