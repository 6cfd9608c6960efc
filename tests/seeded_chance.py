"""Chance from a seed, for games in tests: what happened once happens again.

Games draw from the operating system's entropy, and nothing in the package can change that. A test
takes the two doors to it, :mod:`secrets` and ``random.SystemRandom``, for those modules alone that
deal and that play; in a program that a test starts (:func:`serve`, :func:`main`), too. Tokens and
phrases are drawn as ever.

The seed is the content of a file, which is another one for each test (`tests/seeds.py`): a server
that several tests use deals to each of them what it would deal to it alone.
"""

from __future__ import annotations

import base64
import os
import random
import secrets
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = "TESTS_SEED_FILE"
"""Names the file; where there is none, chance stays chance."""
ROLE: Final = "TESTS_ROLE"
"""Which of a test's programs this is: no two of them draw the same."""
GAMES: Final = {
    "foretell.fair.secret",
    "foretell.server.tables.registry",
    "foretell.terminal.opening",
}
"""The modules whose draws decide what is dealt: seeds, ids of tables, the seed of a local game."""
MOVED: Final = {"foretell.server.tables.ids": "foretell.server.tables.registry"}
"""What draws elsewhere now draws as before: the games of all tests stay what they were."""
_drawn: Counter[str] = Counter()


def begin_anew() -> None:
    """Nothing has been drawn yet."""
    _drawn.clear()


def seed() -> str:
    """What is drawn from now; empty where nothing is seeded_chance."""
    place = os.environ.get(FILE)
    return f"{os.environ.get(ROLE, '')} {Path(place).read_text(encoding='utf-8')}" if place else ""


def drawn(kind: str) -> random.Random:
    """Chance for the next draw of a kind."""
    text = seed()
    _drawn[f"{text} {kind}"] += 1
    return random.Random(f"{text} {kind} {_drawn[f'{text} {kind}']}")


def role(name: str) -> dict[str, str]:
    """What a program is told when it is started, so that no two draw the same."""
    text = seed()
    _drawn[f"{text} role {name}"] += 1
    return {ROLE: f"{name} {_drawn[f'{text} role {name}']}"} if text else {}


def found_first() -> dict[str, str]:
    """Where a program that a test starts finds these tests; where its parent looks stays known."""
    known = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(ROOT), known] if known else [str(ROOT)])}


def _deals(depth: int = 2) -> str:
    """The module that draws, if what it draws decides what is dealt."""
    name = str(sys._getframe(depth).f_globals.get("__name__"))
    name = MOVED.get(name, name)
    return name if name in GAMES and seed() else ""


def sow() -> None:
    """Let games of this process draw from the seed."""
    entropy, bits = secrets.token_bytes, secrets.randbits

    def token_bytes(size: int = 32) -> bytes:
        kind = _deals()
        return drawn(kind).randbytes(size) if kind else entropy(size)

    def token_urlsafe(size: int = 32) -> str:
        kind = _deals()
        made = drawn(kind).randbytes(size) if kind else entropy(size)
        return base64.urlsafe_b64encode(made).rstrip(b"=").decode()

    def randbits(count: int) -> int:
        kind = _deals()
        return drawn(kind).getrandbits(count) if kind else bits(count)

    changed: Any = secrets
    changed.token_bytes, changed.token_urlsafe = token_bytes, token_urlsafe
    changed.randbits = randbits


def serve() -> None:
    """``foretell serve`` with chance from the seed."""
    from foretell.cli.serve import serve_command

    sow()
    serve_command()


def main() -> None:
    """``foretell`` with chance from the seed."""
    from foretell.cli.main import main as foretell

    sow()
    foretell(prog_name="foretell")
