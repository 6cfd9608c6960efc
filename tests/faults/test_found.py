"""The tests are measured: small faults outside the engine, planted one at a time, are noticed."""

from __future__ import annotations

import pytest

import page
from tests.faults.planting import FAULTS, Fault, find


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["what"])
def test_fault_is_noticed(fault: Fault) -> None:
    """By the tests that are named for it, within a minute; without it they pass."""
    if fault["file"].startswith("web/") and not page.MODULES.is_dir():
        pytest.skip("npm's packages are not installed")
    assert not find(fault).why
