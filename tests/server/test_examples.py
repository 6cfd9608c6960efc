"""The bots of ``examples/`` play whole games on a server, as somebody would start them."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from foretell.client import visit
from tests.server.server_process import Process, serving

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SECONDS = 180
WITH_SOCKETS = 22
"""The first Node.js that has sockets without being asked for them."""


@cache
def node() -> list[str]:
    """How to start Node.js; nothing where there is none that can."""
    beside = Path(sys.executable).with_name("node")
    found = str(beside) if beside.exists() else shutil.which("node")
    if found is None:
        return []
    said = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=60).stdout
    major = int(said.removeprefix("v").partition(".")[0])
    return [found] if major >= WITH_SOCKETS else [found, "--experimental-websocket"]


def command(file: str) -> list[str]:
    """How to start a bot."""
    if file.endswith(".py"):
        return [sys.executable, str(EXAMPLES / file)]
    if not node():
        pytest.skip("no Node.js on this machine")
    return [*node(), str(EXAMPLES / file)]


def scores(said: str) -> dict[str, int]:
    """The names and scores that a bot prints at the end."""
    found = dict(re.findall(r"^(.+) (-?[0-9]+)$", said, re.MULTILINE))
    return {name: int(score) for name, score in found.items()}


@pytest.mark.parametrize(("file", "name"), [("bot.py", "Python"), ("bot.mjs", "Node")])
def test_a_bot_opens_a_table_and_plays_to_the_end(tmp_path: Path, file: str, name: str) -> None:
    """With two bots of the server."""
    with serving(tmp_path) as process:
        ended = subprocess.run(
            [*command(file), process.url], capture_output=True, text=True, timeout=SECONDS
        )
    assert (ended.returncode, ended.stderr) == (0, "")
    totals = scores(ended.stdout)
    assert (len(totals), name in totals) == (3, True)
    assert any(totals.values())


def test_bots_play_with_each_other_and_a_person(tmp_path: Path) -> None:
    """Both find a table by its link and say the same at the end."""

    async def play(process: Process) -> list[str]:
        async with visit(process.url, "Ada") as ada:
            rules = {"sizes": [1, 2]}
            link = f"{process.url}/t/{await ada.open(rules, 3, options={'pace': 0})}"
            async with ada.table(link) as table:
                await table.sit()
                bots = [_begun(file, link) for file in ("bot.py", "bot.mjs")]
                while not all(table.facts["fair"]["commits"]):
                    await table.changed()
                await table.start()
                while (seen := await table.turn()) is not None:
                    await table.act(seen.legal[-1])
                said = [(await asyncio.to_thread(bot.communicate))[0] for bot in bots]
                assert [scores(one) for one in said] == [_scores(table.facts, table.scores)] * 2
                return said

    with serving(tmp_path) as process:
        said = asyncio.run(asyncio.wait_for(play(process), SECONDS))
    assert all("Ada" in one for one in said)


def _begun(file: str, link: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*command(file), link], stdout=subprocess.PIPE, text=True)


def _scores(facts: dict[str, list[dict[str, str]]], totals: list[int]) -> dict[str, int]:
    return dict(zip((seat["name"] for seat in facts["seats"]), totals, strict=True))
