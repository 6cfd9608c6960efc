"""The page's own tests and types, where npm's packages are installed (`make setup`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import page

PLACES = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


@pytest.mark.skipif(not page.MODULES.is_dir(), reason="npm's packages are not installed")
@pytest.mark.parametrize("script", ["test", "check"])
def test_the_page_alone(script: str) -> None:
    """vitest passes; svelte-check finds neither errors nor warnings."""
    done = subprocess.run(
        ["npm", "run", "--silent", script],
        cwd=page.WEB,
        env={**os.environ, "PATH": PLACES, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
