"""The search of ``examples/`` plays its matches, as somebody would start it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.base.jit import IS_PLAIN

pytestmark = pytest.mark.thorough
EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "pimc.py"


@pytest.mark.skipif(IS_PLAIN, reason="whole games of a search")
@pytest.mark.timeout(600)
def test_the_search_plays_novices_and_the_rule_bot() -> None:
    """Two worlds are enough to be ahead of novices."""
    ended = subprocess.run(
        [sys.executable, str(EXAMPLE), "2", "2"], capture_output=True, text=True, timeout=600
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    ahead = re.findall(
        r"^pimc at a table of (\w+), .* points, (-?[\d.]+) ±", ended.stdout, re.MULTILINE
    )
    assert [others for others, _ in ahead] == ["novice", "rule"]
    assert float(ahead[0][1]) > 0
