"""A program that has much to say to a server keeps to its rate by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from foretell.client import visit
from foretell.game.game import Game
from foretell.rules.files import load_rules
from foretell.rules.registered import register
from foretell.rules.value import Rules
from foretell.server.limits import MESSAGES
from foretell.server.protocol import commands as w
from tests.server.server_process import serving

TOO_MANY = 2 * MESSAGES.burst


def test_many_commands_at_once_are_all_done(tmp_path: Path) -> None:
    """Nobody is told ``too-fast``, and the socket stays."""
    seen: list[dict[str, Any]] = []

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, ada.table(await ada.open()) as table:
            table.on_message = seen.append
            ons = [number % 2 == 0 for number in range(TOO_MANY)]
            await asyncio.gather(*(table.do(w.Lock(on)) for on in ons))

    with serving(tmp_path) as process:
        asyncio.run(asyncio.wait_for(test(process.url), 60))
    assert sum(message["t"] == "done" for message in seen) == TOO_MANY
    assert not [message for message in seen if message["t"] in ("bye", "link")]


def test_lines_of_chat_wait_until_more_may_be_said(tmp_path: Path) -> None:
    """All of them are said, in their order."""
    said = [f"line {number}" for number in range(12)]

    async def test(url: str) -> list[str]:
        async with visit(url, "Ada") as ada, ada.table(await ada.open()) as table:
            for text in said:
                await table.do(w.Say(text))
            return [line["text"] for line in table.view["chat"]]

    with serving(tmp_path / "data") as process:
        assert asyncio.run(asyncio.wait_for(test(process.url), 60)) == said


def test_own_rules_keep_their_name(tmp_path: Path) -> None:
    """From the file to the table, to whoever sits there, and to the record."""
    file = tmp_path / "thursday.toml"
    file.write_text('name = "Thursday"\nbidding = "hidden"\nsizes = [1]', encoding="utf-8")

    async def test(url: str) -> str:
        async with visit(url, "Ada") as ada:
            link = await ada.open(load_rules(file), players=3, options={"pace": 0})
            async with ada.table(link) as table:
                assert (table.rules.name, table.rules) == ("Thursday", load_rules(file, 3))
                await table.sit()
                await table.start()
                while (seen := await table.turn()) is not None:
                    await table.act(seen.legal[0])
                record = f"{url}/games/{table.facts['fair']['game']}/record.toml"
        async with httpx.AsyncClient(trust_env=False) as http:
            return (await http.get(record)).text

    with serving(tmp_path / "data") as process:
        record = asyncio.run(asyncio.wait_for(test(process.url), 60))
    assert 'rules_name = "Thursday"' in record
    assert Game.replay(record).rules == load_rules(file, 3)


def test_registered_rules_are_opened_by_their_name(tmp_path: Path) -> None:
    """The server is told what they are, and what they are called; it need not know them."""
    rules = Rules(rounds=2, players=3)

    async def test(url: str) -> tuple[Rules, str]:
        async with visit(url, "Ada") as ada, ada.table(await ada.open("rate-thursday")) as table:
            return table.rules, table.rules.name

    with serving(tmp_path / "data") as process:
        register("rate-thursday", rules)
        assert asyncio.run(asyncio.wait_for(test(process.url), 60)) == (rules, "rate-thursday")
