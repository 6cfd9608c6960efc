"""Real processes and sockets: whole games, clean ends, cut sockets (R6)."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from foretell.client import CommandRejected, Guest, Table, visit
from tests.promises.histories import History, begin, play
from tests.server.server_process import serving

QUICK = {"pace": 0, "clock": 0}


async def opened(me: Guest, rules: object, players: int) -> str:
    """A table whose bots do not wait."""
    return await me.open(rules, players, options=QUICK)


async def whole_game(url: str, rules: object, cut: float = 0.0) -> dict[str, Any]:
    """Two people and two bots play; now and then somebody's socket is cut."""
    chance = random.Random(7)
    async with visit(url, "Ada") as ada, visit(url, "Grace") as grace:
        link = await opened(ada, rules, 4)
        async with ada.table(link) as one, grace.table(f"{url}/t/{link}") as other:
            await one.sit(2)
            await begin(one, other)
            games = [asyncio.create_task(play(t, History(), chance)) for t in (one, other)]
            while cut and not all(game.done() for game in games):
                await asyncio.sleep(cut * chance.random())
                await chance.choice((one, other)).link.drop()
            await asyncio.gather(*games)
            assert one.view["sheet"] == other.view["sheet"]
            return one.view


def test_a_game_over_sockets_and_a_clean_end(tmp_path: Path) -> None:
    """Everything is stored when it ends, and there again afterwards."""
    with serving(tmp_path) as process:
        view = asyncio.run(whole_game(process.url, "standard"))
        assert view["table"]["status"] == "finished"
        assert len(view["sheet"]) == 15
        assert process.stop() == 0
        process.start()
        lobby = asyncio.run(_lobby(process.url))
        assert [one["scores"] for one in lobby["finished"]] == [view["sheet"][-1]["scores"]]
        assert process.stop() == 0


async def _lobby(url: str) -> Any:
    async with visit(url, "Mary") as mary:
        return await mary.get("/api/tables")


def test_sockets_cut_at_random_moments(tmp_path: Path) -> None:
    """The seat belongs to its holder, not to a socket: the game goes on and ends (R6)."""
    with serving(tmp_path) as process:
        view = asyncio.run(whole_game(process.url, {"preset": "hidden", "sizes": [2, 5, 3]}, 0.1))
        assert view["table"]["status"] == "finished"


def test_a_wrong_token_changes_nothing(tmp_path: Path) -> None:
    """Nobody becomes somebody else by guessing (R6)."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada:
            link = await opened(ada, "standard", 3)
            with pytest.raises(CommandRejected):
                async with visit(url, token="wrong"):  # noqa: S106
                    pass
            stranger = Table(link, ada.url, "wrong")
            async with stranger, ada.table(link) as own:
                with pytest.raises(CommandRejected, match="only watches"):
                    await stranger.sit()
                await own.sit()
                assert own.seat == 0

    with serving(tmp_path) as process:
        asyncio.run(test(process.url))
