"""`import foretell` is quick, and each public name comes from where it says."""

from __future__ import annotations

import subprocess
import sys

import pytest

import foretell

SECONDS = 0.15


def seconds_to_import() -> float:
    """How long a fresh Python's processor takes over the import alone, the best of five."""
    code = "import time; t = time.process_time(); import foretell; print(time.process_time() - t)"
    runs = (subprocess.check_output([sys.executable, "-c", code], text=True) for _ in range(5))
    return min(map(float, runs))


def test_import_is_quick() -> None:
    """Nothing is loaded before it is used."""
    assert seconds_to_import() <= SECONDS


@pytest.mark.parametrize("name", sorted(foretell._HOMES))
def test_public_names_are_there(name: str) -> None:
    """Each promised name loads, is listed, and is what its home calls so."""
    value = getattr(foretell, name)
    assert value is getattr(sys.modules[foretell._HOMES[name]], name)
    assert name in dir(foretell)
    assert name in foretell.__all__


def test_other_names_are_refused() -> None:
    """A misspelt name is an ordinary error."""
    with pytest.raises(AttributeError, match="no attribute 'wizzard'"):
        _ = foretell.wizzard
