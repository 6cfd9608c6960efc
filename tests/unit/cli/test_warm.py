"""Compiling tells how far it is, also where no line can move."""

from __future__ import annotations

import pytest

from foretell.cli.warm import Progress


def test_each_step_has_a_line_of_its_own_in_a_file(capfd: pytest.CaptureFixture[str]) -> None:
    """It stands there as soon as the step begins, not at the end."""
    with Progress("Compiling") as progress:
        for step in ("0/2 dealing", "1/2 playing"):
            progress.reach(step)
            lines = capfd.readouterr().err.splitlines()
            assert len(lines) == 1
            assert lines[0].startswith(f"  Compiling: {step} ")
