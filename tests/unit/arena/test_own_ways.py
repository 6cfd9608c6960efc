"""Bots that do in their own code what ends or spoils a command: leave it, or print."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.base.jit import IS_PLAIN
from foretell.cli.main import main
from foretell.conformance.run import CHECKOUT

RULES = 'preset = "standard"\nsizes = [1]\n'
QUITTER = """
import sys
class Quitter:
    def choose(self, seen):
        sys.exit()
class Never:
    def __init__(self):
        sys.exit(0)
    def choose(self, seen):
        return seen.legal[0]
"""
POSITION = str(CHECKOUT / "bots" / "lead-top-trump-4-1.toml")
ASKED = {
    "arena": ("arena", "{bot}", "rule", "--deals", "2", "--players", "3", "--processes", "1"),
    "simulate": ("simulate", "--games", "1", "--players", "3", "--bots", "{bot}"),
    "conformance": ("conformance", POSITION, "--bot", "{bot}"),
}
pytestmark = pytest.mark.skipif(IS_PLAIN, reason="compiled bots at the table")


@pytest.mark.parametrize("command", ASKED)
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("quit.py:Quitter", "Quitter failed: SystemExit (quit.py:5)"),
        ("quit.py:Never", "Never cannot be made: SystemExit: 0 (quit.py:8)"),
        ("file.py:Mine", "file.py cannot be loaded: SystemExit (file.py:2)"),
    ],
)
def test_a_bot_that_leaves_is_told(command: str, spec: str, said: str, tmp_path: Path) -> None:
    """One line and status 1, as for whatever else fails there; it ended in silence, as if done."""
    (tmp_path / "quit.py").write_text(QUITTER, encoding="utf-8")
    (tmp_path / "file.py").write_text("import sys\nsys.exit()\n", encoding="utf-8")
    asked = [part.format(bot=tmp_path / spec) for part in ASKED[command]]
    result = CliRunner().invoke(main, asked)
    assert result.exit_code == 1
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
