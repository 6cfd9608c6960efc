"""Lets one module be imported from another file than its own: `tests/faults` plants faults so.

A copy of this file stands beside `planted.json`, which names the module's file and the one in its
place. Python reads it at the start of every process that has its folder in `PYTHONPATH`, those that
a test starts too; the working tree is not touched.
"""

from __future__ import annotations

import json
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType


def plant(module: str, source: str) -> None:
    """From now on import the module of a file from another file."""
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path != module:
            return usual(loader, name)
        return loader.source_to_code(Path(source).read_bytes(), module)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]


said = Path(__file__).with_name("planted.json")
if said.exists():
    plant(*json.loads(said.read_text("utf-8")))
