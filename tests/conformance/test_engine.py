"""The engine and the cases agree."""

from __future__ import annotations

import pytest

from foretell.conformance.cases import Case, read_cases
from foretell.conformance.check import CaseVerdict, verdict
from foretell.conformance.question import question
from foretell.conformance.run import CHECKOUT, paths_in
from foretell.conformance.subject import ENGINE

CASES = [case for path in paths_in(CHECKOUT) for case in read_cases(path)]
WAITING: dict[str, str] = {}
"""Case -> what the engine or the record still has to learn; strict: gone once it has."""


def param(case: Case) -> object:
    """A case under its name, expected to fail while it waits."""
    reason = WAITING.get(case.id)
    marks = [pytest.mark.xfail(reason=reason)] if reason else []
    return pytest.param(case, id=case.id, marks=marks)


@pytest.mark.parametrize("case", [param(case) for case in CASES])
def test_engine_agrees(case: Case) -> None:
    assert verdict(case, ENGINE(question(case))) == CaseVerdict()
