"""``foretell join`` in a real terminal: sit down, begin, and play to the last page."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from foretell.client import visit
from foretell.terminal.words import Words
from tests.server.process import serving
from tests.terminal.driver import Player, Terminal

QUICK = {"pace": 0, "clock": 0}


async def opened(url: str, rules: object, players: int) -> tuple[str, str]:
    """A table and its host's token."""
    async with visit(url, "Ada") as ada:
        return await ada.open(rules, players, options=QUICK), ada.token


@pytest.mark.parametrize("rules", [{"sizes": [1, 3]}, {"preset": "hidden", "sizes": [2]}])
def test_a_game_in_a_terminal(tmp_path: Path, rules: object) -> None:
    """The host joins by the link, says /start in the chat, and plays against bots."""
    with serving(tmp_path / "data") as process:
        link, token = asyncio.run(opened(process.url, rules, 3))
        arguments = ["join", f"{process.url}/t/{link}", "--token", token, "--pace", "instant"]
        with Terminal(arguments, tmp_path) as terminal:
            while "/start begins" not in terminal.raw:
                assert terminal.pump(), terminal.raw
            terminal.process.send("/start\n")
            player = Player(terminal, Words("en", unicode=True, symbols=True))
            player.play()
            assert terminal.ended() == 0
        view = asyncio.run(finished(process.url))
        assert len(re.findall(r"\d+", str(view))) > 0


async def finished(url: str) -> object:
    """The scores of the finished game."""
    async with visit(url, "Eve") as eve:
        found = (await eve.get("/api/tables"))["finished"]
        assert len(found) == 1
        return found[0]["scores"]
