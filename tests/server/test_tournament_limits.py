"""One request to a tournament keeps the server busy for a moment at most."""

from __future__ import annotations

import httpx
import pytest

from tests.server.test_tournaments import (  # noqa: F401  # fixtures
    NAMES,
    ada,
    noted,
    opened,
    people,
    process,
    seen,
)

UNDRAWN = {"entry": "undrawn", "n": 1, "who": "Ada", "why": "again"}


@pytest.mark.parametrize(
    "entries",
    [
        [{"entry": "draw"}, UNDRAWN, {"entry": "draw"}],
        [{"entry": "from-pad", "n": 1, "table": 1, "pad": "x"}] * 11,
    ],
)
def test_draws_and_score_pads_are_counted(
    ada: httpx.Client,  # noqa: F811
    entries: list[dict[str, object]],
) -> None:
    """Nothing of what is too much happens; one draw does."""
    path = opened(ada)
    noted(ada, path, *people(*NAMES))
    assert noted(ada, path, *entries, status=400)["code"] == "tournament-much"
    assert seen(ada, path)["rounds"] == []
    assert len(noted(ada, path, {"entry": "draw"})["rounds"]) == 1
