"""What is dealt in a test comes from its seed: the same again, others with another seed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell import fair
from foretell.client import visit
from tests import seeded_chance, seeds
from tests.house.source import ROOT
from tests.server.server_process import serving

SHORT = {"preset": "standard", "sizes": [3, 3]}
OURS = ("TESTS_", "tests.seeded_chance")


async def game_of_bots(url: str) -> tuple[str, Any]:
    """A game of one person who plays the first card that is allowed: its table and its record."""
    async with visit(url, "Ada") as ada:
        link = await ada.open(SHORT, 3, options={"pace": 0, "clock": 0})
        async with ada.table(link) as table:
            await table.sit()
            await table.start()
            while (seen := await table.turn()) is not None:
                await table.act(seen.legal[0])
        return link, httpx.get(f"{url}/games/{link}/deal.json", trust_env=False).json()


def played(folder: Path, seed: str) -> tuple[str, Any]:
    """The same person on a new server, with a seed."""
    seeds.begin(seed)
    with serving(folder) as process:
        return asyncio.run(game_of_bots(process.url))


def test_a_game_comes_back(tmp_path: Path) -> None:
    """Its table's id, every seed, every deal and all that the bots did."""
    once, again, other = (
        played(tmp_path / name, seed) for name, seed in {"a": "1", "b": "1", "c": "2"}.items()
    )
    assert once == again
    assert once[0] != other[0]
    assert once[1]["rounds"] != other[1]["rounds"]


def test_a_failure_shows_the_seed(tmp_path: Path) -> None:
    """And names it in a way that can be typed."""
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["tests.seeds"]\n')
    (tmp_path / "test_red.py").write_text("def test_red():\n    assert False\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "."],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), seeds.VARIABLE: "1234"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.count("dealt from TESTS_SEED=1234") == 2


def test_no_program_draws_what_another_draws() -> None:
    """A server and its guests have one seed, and secrets of their own."""
    roles = [
        seeded_chance.role(name)[seeded_chance.ROLE] for name in ("server", "server", "terminal")
    ]
    assert len(set(roles)) == 3


def test_without_a_seed_chance_is_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """And tokens are drawn from the system's entropy even where games are not."""
    from foretell.server.people.tokens import new_token

    seeds.begin("1")
    first, token = fair.Secret().reveal(), new_token()
    seeded_chance.begin_anew()
    assert fair.Secret().reveal() == first
    assert new_token() != token
    monkeypatch.delenv(seeded_chance.FILE)
    assert fair.Secret().reveal() != fair.Secret().reveal()


def test_the_package_knows_nothing_of_it() -> None:
    """No setting of a server and nothing in its code can take its entropy away."""
    found = [
        path
        for path in (ROOT / "src").rglob("*.py")
        if any(word in path.read_text(encoding="utf-8") for word in OURS)
    ]
    assert not found
