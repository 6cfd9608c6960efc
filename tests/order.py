"""The order of the tests: workers take tests from each other, so none may need those before it.

``TESTS_ORDER=backwards`` plays the last one first; `make long` does.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

VARIABLE: Final = "TESTS_ORDER"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Turn the order round if that is wished for."""
    if os.environ.get(VARIABLE) == "backwards":
        items.reverse()
