"""A planted fault is there in every program that a test starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.server_process import serving
from tests.terminal.driver import Terminal

HOOK = """import pathlib, sys
name = "server" if "--port" in sys.orig_argv else "terminal"
pathlib.Path(__file__).with_name(name).touch()
"""


def test_programs_look_where_their_test_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server and a terminal read the hook that lies in ``PYTHONPATH``."""
    hook = tmp_path / "hook"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(HOOK)
    monkeypatch.setenv("PYTHONPATH", str(hook))
    with serving(tmp_path / "data"), Terminal(["--version"], tmp_path / "state") as terminal:
        assert terminal.ended() == 0
    assert {one.name for one in hook.iterdir()} >= {"server", "terminal"}
