"""What is committed names no machine: no folder of somebody's, no registry's host."""

from __future__ import annotations

import re

import pytest

from tests.house.source import ROOT, tracked_files

FOLDERS = "root|home|opt|mnt|work|Users|private|srv"
TRACES = re.compile(
    rf"(?<![\w.\-*)])/(?:{FOLDERS})/"
    r"|file://|\bpypi\.\w+|pythonhosted|npmjs\.|registry\.(?:npm|yarn)|anaconda\.",
)
TEXT = {".py", ".toml", ".txt", ".md", ".json", ".cfg", ".ini", ".yml", ".yaml", ".ftl", ".html"}
OURS = {"tests/house/test_no_machine_named.py"}


def test_no_file_names_a_machine() -> None:
    """Locks, docs and sources work anywhere."""
    if not tracked_files():
        pytest.skip("not a git checkout")
    found = []
    for file in tracked_files():
        name = file.relative_to(ROOT).as_posix()
        if name in OURS or (file.suffix and file.suffix not in TEXT):
            continue
        text = file.read_text(encoding="utf-8", errors="replace")
        found += [f"{name}: {match.group()}" for match in TRACES.finditer(text)]
    assert not found
