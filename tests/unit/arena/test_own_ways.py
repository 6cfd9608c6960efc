"""Bots that do in their own code what ends or spoils a command: leave it, or print."""

from __future__ import annotations

import json
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
TALKER = """
import os
print("loaded")
class Talker:
    def choose(self, seen):
        print("thinking")
        os.write(1, b"without Python\\n")
        return seen.legal[0]
"""
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


@pytest.mark.parametrize("command", ASKED)
def test_what_a_bot_prints_spoils_no_json(
    command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It goes to stderr, whether Python writes it or somebody else."""
    (tmp_path / "talk.py").write_text(TALKER, encoding="utf-8")
    (tmp_path / "short.toml").write_text(RULES, encoding="utf-8")
    rules = () if command == "conformance" else ("--rules", str(tmp_path / "short.toml"))
    asked = [part.format(bot=tmp_path / "talk.py:Talker") for part in ASKED[command]]
    result = CliRunner().invoke(main, [*asked, *rules, "--json"], catch_exceptions=False)
    assert result.exit_code == 0
    assert json.loads(result.stdout)
    assert "loaded" in result.stderr
    assert "thinking" in result.stderr
    own = capfd.readouterr()
    assert "without Python" not in own.out
    assert "without Python" in own.err
