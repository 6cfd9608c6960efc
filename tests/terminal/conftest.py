"""What the terminal tests share: a folder for saved games, rules of a few short rounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("pexpect")


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """Where the games of one test are kept."""
    return tmp_path / "state"


@pytest.fixture
def rules_file(tmp_path: Path) -> Callable[[str], str]:
    """Writes rules of one's own and gives the file's name."""

    def write(text: str) -> str:
        path = tmp_path / "rules.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write
