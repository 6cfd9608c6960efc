"""Running cases and counting them by paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from foretell.conformance.cases import Case, read_cases
from foretell.conformance.check import Opener, problems

PARTS: Final = ("positions", "rules", "games")
CHECKOUT: Final = Path(__file__).parents[3] / "conformance"


@dataclass(frozen=True)
class Result:
    """A case and what an implementation got wrong in it."""

    case: Case
    problems: tuple[str, ...]


@dataclass(frozen=True)
class ParagraphRow:
    """A paragraph: how many cases name it, how many of them failed."""

    source: str
    cases: int
    failed: int


def folder() -> Path | None:
    """Where the cases are: beside us in a checkout, else in the folder we are in."""
    here = Path.cwd() / "conformance"
    return next((path for path in (CHECKOUT, here) if (path / "positions").is_dir()), None)


def paths_in(folder: Path) -> list[Path]:
    """The folders of cases of a conformance folder."""
    return [folder / part for part in PARTS if (folder / part).is_dir()]


def run(paths: Iterable[Path], opens: Opener) -> Iterator[Result]:
    """Hold an implementation against all cases of some files and folders."""
    for path in paths:
        for case in read_cases(path):
            yield Result(case, tuple(problems(case, opens)))


def by_paragraph(results: Sequence[Result]) -> list[ParagraphRow]:
    """The table: paragraphs, then the questions of the FAQ, then variants by name.

    A case that names several paragraphs is counted in each.
    """
    sources = {source for result in results for source in result.case.source}
    rows = []
    for source in sorted(sources, key=_order):
        named = [result for result in results if source in result.case.source]
        rows.append(
            ParagraphRow(source, len(named), sum(bool(result.problems) for result in named))
        )
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
