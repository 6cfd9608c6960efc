"""The suite is measured: small faults put into the engine one at a time, each found by a case."""

from __future__ import annotations

import pytest

from tests.conformance.find_fault import FAULTS, applies, find
from tests.conformance.test_engine import WAITING

ENOUGH = 60


def test_enough_faults_still_apply() -> None:
    """Text that the engine has since said otherwise is skipped; mend the list in time."""
    stale = [fault["what"] for fault in FAULTS if not applies(fault)]
    assert len(FAULTS) - len(stale) >= ENOUGH, f"conformance/faults.toml: gone are {stale}"


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["what"])
def test_fault_is_found(fault: dict[str, str]) -> None:
    if not applies(fault):
        pytest.skip(f"{fault['file']} says it otherwise now")
    found = find(fault, tuple(WAITING))
    assert found
    assert found != "it does not start"
