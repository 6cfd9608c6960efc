"""Powers of e that are the same on every machine."""

from __future__ import annotations

import ast
from math import exp
from pathlib import Path

import pytest

from foretell import bots
from foretell.bots.powers import power_of_e


@pytest.mark.parametrize("x", [0.0, -1e-9, -0.5, -1.0, -3.3, -17.0, -90.0, -650.0, -800.0])
def test_a_power_is_that_of_the_library(x: float) -> None:
    """As near as a choice by chance could ever notice."""
    assert power_of_e(x) == pytest.approx(exp(x), rel=1e-11, abs=1e-300)


def test_no_bot_takes_more_than_roots_from_a_library() -> None:
    """What else is in ``math`` differs in the last place from machine to machine."""
    taken = {
        name.name
        for file in Path(bots.__file__).parent.rglob("*.py")
        for found in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(found, ast.ImportFrom) and found.module == "math"
        for name in found.names
    }
    assert taken <= {"sqrt"}
