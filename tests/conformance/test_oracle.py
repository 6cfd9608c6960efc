"""The oracle and the cases agree; the cases name every paragraph."""

from __future__ import annotations

import pytest

from foretell.conformance.cases import Case, read_cases
from foretell.conformance.check import CaseVerdict, verdict
from foretell.conformance.question import question
from tests.conformance.oracle_subject import FOLDER, ORACLE

POSITIONS = list(read_cases(FOLDER / "positions"))
GAMES = list(read_cases(FOLDER / "games"))


@pytest.mark.parametrize("case", POSITIONS + GAMES, ids=lambda case: case.id)
def test_oracle_agrees(case: Case) -> None:
    assert verdict(case, ORACLE(question(case))) == CaseVerdict()


def test_ids_are_unique() -> None:
    ids = [case.id for case in POSITIONS + GAMES]
    assert len(set(ids)) == len(ids)


def test_every_position_claims_something() -> None:
    assert [case.id for case in POSITIONS if not case.expect] == []


def test_there_are_enough() -> None:
    assert len(POSITIONS) >= 200
    assert len(GAMES) >= 40


def test_every_paragraph_is_named() -> None:
    named = {source for case in POSITIONS + GAMES for source in case.source}
    paragraphs = {f"1.{number}" for number in range(1, 19)}
    questions = {f"Q{number}" for number in range(3, 31)} - {"Q4", "Q25", "Q26"}
    wanted = (FOLDER / "variants.txt").read_text("utf-8").splitlines()
    assert sorted((paragraphs | questions | set(wanted)) - named) == []
