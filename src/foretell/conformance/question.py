"""What an implementation is asked of a case; nothing in it says what is expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from foretell.base.errors import BadRules
from foretell.conformance.cases import Case, Table
from foretell.rules.toml import axes_table

APART: Final = ("refused", "sees", "error")
"""What is expected and asked otherwise than by its key."""


@dataclass(frozen=True)
class Question:
    """A case as an implementation gets it; as JSON, an object of the same keys."""

    id: str
    rules: str | Table
    axes: Table | None
    players: int
    rounds: tuple[Table, ...]
    scores: tuple[int, ...] | None
    do: tuple[str, ...]
    ask: tuple[str, ...]
    tries: tuple[str, ...]
    views: tuple[str, ...]


def question(case: Case) -> Question:
    """What a case asks; the phase, where its record has to be refused.

    >>> from pathlib import Path
    >>> case = Case("x", ("1.6",), Path(), "standard", 3, expect={"refused": {"9": "bid-range"}})
    >>> question(case).ask, question(case).tries
    ((), ('9',))
    """
    keys = tuple(key for key in case.expect if key not in APART)
    return Question(
        id=case.id,
        rules=case.rules,
        axes=_axes(case),
        players=case.players,
        rounds=case.rounds,
        scores=case.scores,
        do=case.do,
        ask=("phase",) if "error" in case.expect else keys,
        tries=tuple(cast("Mapping[str, str]", case.expect.get("refused", {}))),
        views=tuple(cast("Mapping[str, Table]", case.expect.get("sees", {}))),
    )


def _axes(case: Case) -> Table | None:
    """What the rules say, axis by axis; nothing where they name what does not exist."""
    try:
        return axes_table(case.rules, case.players)
    except BadRules:
        return None
