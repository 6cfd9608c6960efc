"""The page's own tests and types, where npm's packages are installed (`make setup`).

The page counts a score pad by itself: it is handed pads that the engine has counted. The long run
hands it those of a thousand random sets of rules.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import page
from tests.unit.scorepad.vectors import vectors

PLACES = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
RANDOM_RULES = 1000 if os.environ.get("FORETELL_TESTS") == "long" else 30


def pads(folder: Path) -> Path:
    """A file of pads with how they stand."""
    file = folder / "pads.json"
    file.write_text(json.dumps(list(vectors(RANDOM_RULES))), encoding="utf-8")
    return file


@pytest.mark.skipif(not page.MODULES.is_dir(), reason="npm's packages are not installed")
@pytest.mark.parametrize("script", ["test", "check"])
def test_the_page_alone(script: str, tmp_path: Path) -> None:
    """vitest passes; svelte-check finds neither errors nor warnings."""
    given = {"FORETELL_PADS": str(pads(tmp_path))} if script == "test" else {}
    done = subprocess.run(
        ["npm", "run", "--silent", script],
        cwd=page.WEB,
        env={**os.environ, "PATH": PLACES, "NO_COLOR": "1", **given},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
