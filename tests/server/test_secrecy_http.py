"""Non-interference of all that is asked over HTTP (S1): bodies, headers, refusals, log lines.

A game is played in two worlds that look the same to a watcher; each is then put into a server of
its own, and everything is asked that the server's own description offers, by a stranger and by
somebody who sits there. A route that is new is asked without a word here.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from foretell.server.deals.secrets import GameSecret
from foretell.server.http.admission import AdmissionMiddleware
from foretell.server.http.app import make_app
from foretell.server.http.pages.page import table_page
from foretell.server.store.interface import Batch
from foretell.server.tables.live_table import LiveTable
from tests.server.fake_clock import FakeClock
from tests.server.noninterference import play
from tests.server.redealing import redealt
from tests.server.scripted_choices import Behaviour, Script, ScriptedDeals
from tests.server.scripted_game import ScriptedGame
from tests.server.server_without_sockets import server

RULES = [("hidden", 5), ("pass-one", 4), ("standard", 12), ("delayed", 9)]
MOVING = re.compile(r"^(process|python|foretell_\w*seconds)\S* \S+$", re.MULTILINE)
"""Figures of the process, which are never the same twice."""
NAMES = {"table": "t", "game": "t"}
Answers = dict[str, Any]


class Lines(logging.Handler):
    """Keeps every line that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of ours."""
        if record.name.startswith("foretell"):
            self.said.append(f"{record.levelname} {record.getMessage()} {record.exc_text or ''}")


async def asked(game: ScriptedGame, folder: Path) -> Answers:
    """What a server answers that has this game."""
    clock = FakeClock(game.sim.clock.now())
    async with server(folder, clock) as made:
        store = game.sim.store
        secret = GameSecret("t", store.secrets["t"]["t"])
        batch = Batch("t", 0, list(store.logs["t"]), store.tables["t"], secret)
        stored = asyncio.get_running_loop().create_future()
        made.store.append(batch, stored.set_result)
        assert await stored is None
        app: Any = AdmissionMiddleware(make_app(made), made.operation.admission)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await everything(http)


async def everything(http: httpx.AsyncClient) -> Answers:
    """Every route that reads, asked with the game's id, by a stranger and by a player."""
    made = await http.post("/api/guests", json={"name": "Ada", "wants_token": True})
    known = {"Authorization": f"Bearer {made.json()['token']}"}
    assert (await http.get("/api/me", headers=known)).json()["id"] == "p0"
    described = (await http.get("/schema/openapi.json")).json()["paths"]
    found: Answers = {}
    for path, methods in described.items():
        for headers in ({}, known) if "get" in methods else ():
            url = re.sub(r"\{(\w+)[^}]*\}", lambda name: NAMES.get(name[1], "x"), path)
            answer = await http.get(url, headers=headers)
            body = MOVING.sub("", answer.text)
            found[f"{path} {bool(headers)}"] = answer.status_code, answer.headers.raw, body
    return found


def answers(game: ScriptedGame, folder: Path) -> Answers:
    """All answers, and what was logged meanwhile; ids, tokens, secrets are no matter of chance."""
    lines, root = Lines(), logging.getLogger()
    level, numbers = root.level, itertools.count()
    root.addHandler(lines)
    root.setLevel(logging.DEBUG)
    ids = mock.patch("secrets.token_hex", side_effect=lambda size: "p0" if size == 12 else "d")
    tokens = mock.patch("secrets.token_urlsafe", side_effect=lambda _: f"{next(numbers):043}")
    secrets = mock.patch("secrets.token_bytes", side_effect=bytes)  # the commitments of the days
    ScriptedDeals.script = game.script
    try:
        with ids, tokens, secrets:
            found = asyncio.run(asked(game, folder))
    finally:
        root.removeHandler(lines)
        root.setLevel(level)
    return {**found, "log": lines.said}


@pytest.mark.parametrize(("rules", "steps"), RULES)
def test_nothing_tells_more_over_http(rules: str, steps: int, tmp_path: Path) -> None:
    """The same to the byte, whatever a watcher may not know."""
    value = {"preset": rules, "sizes": [3, 3]}
    with mock.patch("foretell.server.deals.secrets.FairDeals", ScriptedDeals):
        one = ScriptedGame(value, Script(), steps, Behaviour())
        done = play(one, steps)
        assert not one.sim.is_over
        other = ScriptedGame(value, redealt(one, steps), steps, Behaviour())
        assert play(other, steps) == done
        assert one.sim.store.logs != other.sim.store.logs or one.decks != other.decks
        mine, theirs = answers(one, tmp_path / "one"), answers(other, tmp_path / "other")
    assert len(mine) > 20
    assert any(status == 200 and "Ada" in body for status, _, body in list(mine.values())[:-1])
    assert mine == theirs


def test_a_page_that_tells_a_hand_is_found(tmp_path: Path) -> None:
    """The comparison would see it."""

    def leaky(live: LiveTable, lang: str) -> str:
        return table_page(live, lang) + str(live.state.handle.seats_of("hands"))

    with (
        mock.patch("foretell.server.http.routes.tables.table_page", leaky),
        pytest.raises(AssertionError, match="/t/"),
    ):
        test_nothing_tells_more_over_http("hidden", 5, tmp_path)
