"""Advice in real terminals: in a game against bots here, and at a table where one practises."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from foretell.client import visit
from tests.terminal.driver import Terminal
from tests.terminal.remote_player import joined, table

ROW = re.compile(r"^  (\S+) +([+−]?\d+)  \d: \d+ %", re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "title", "hint", "ask"),
    [
        ("en", "What would you do?", "a advice", "Your bid"),
        ("de", "Was wäre gut?", "a Rat", "Ansage"),
    ],
)
def test_advice_in_a_game_here(
    state: Path, rules_file: Callable[[str], str], lang: str, title: str, hint: str, ask: str
) -> None:
    """A letter shows what each bid is worth; any key goes back to the question."""
    rules = rules_file('preset = "standard"\nsizes = [2]\n')
    options = ["--rules", rules, "--players", "3", "--seed", "7", "--pace", "instant"]
    with Terminal(["play", *options, "--lang", lang], state) as terminal:
        terminal.wait_for(hint)
        assert ask in terminal.text
        terminal.type("a")
        terminal.wait_for(title)
        assert {row[0] for row in ROW.findall(terminal.text)} == {"0", "1", "2"}
        terminal.type("")
        terminal.wait_for(hint)
        assert ask in terminal.text


def test_advice_at_a_table_where_one_practises(tmp_path: Path) -> None:
    """The server finds it; once somebody else plays too it is refused."""
    with (
        table(tmp_path, {"sizes": [2, 2]}) as (process, link, token),
        joined(link, tmp_path, "--token", token) as terminal,
    ):
        terminal.wait_for("You are the host")
        terminal.type("s")
        terminal.wait_for("Your bid")
        terminal.until(lambda: "a advice" in terminal.lines[-1], "a advice")
        terminal.type("a")
        terminal.wait_for("What would you do?")
        assert {row[0] for row in ROW.findall(terminal.text)} == {"0", "1", "2"}
        terminal.type("")
        terminal.wait_for("Your bid")
        asyncio.run(sit_late(process.url, link))
        terminal.type("a")
        terminal.told("Advice is for practice")
        assert "a advice" not in terminal.lines[-1]


async def sit_late(url: str, link: str) -> None:
    """Somebody takes a bot's seat from the next round on."""
    async with visit(url, "Bea") as bea, bea.table(link) as seat:
        await seat.sit()
