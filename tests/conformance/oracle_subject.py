"""The oracle behind the interface that the conformance runner asks."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from foretell.conformance.answering import ImplementationRefused, answering
from foretell.conformance.question import Question

FOLDER = Path(__file__).parents[2] / "conformance"
sys.path.insert(0, str(FOLDER))

import halts  # type: ignore[import-not-found]  # noqa: E402
import moves  # type: ignore[import-not-found]  # noqa: E402


class OracleStanding:
    """One of the oracle's games at the end of a case's record."""

    def __init__(self, question: Question) -> None:
        self.case: dict[str, Any] = {
            "rules": question.rules,
            "players": question.players,
            "rounds": [dict(given) for given in question.rounds],
            "scores": None if question.scores is None else list(question.scores),
        }
        try:
            self.facts = moves.facts(self.case)
        except halts.Broken as error:
            raise ImplementationRefused(error.code, **error.place) from error

    def act(self, action: str, seat: int | None) -> None:
        try:
            self.case = moves.after(self.case, action, seat)
        except halts.Broken as error:
            raise ImplementationRefused(error.code, **error.place) from error
        self.facts = moves.facts(self.case)

    def look(self) -> Mapping[str, object]:
        return {key: value for key, value in self.facts.items() if key != "game"}

    def see(self, seat: int | None) -> Mapping[str, list[str]]:
        found: dict[str, list[str]] = moves.view(self.facts["game"], seat)
        return found


ORACLE = answering(OracleStanding)
