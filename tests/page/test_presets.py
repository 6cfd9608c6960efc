"""Games of the named variants on the page, to their end: nothing gets stuck, nothing goes wrong.

The page presses what the server says may be done. Each variant once is for the long tests, with a
few of its own rounds from the first to the last; a few short ones are always played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from foretell.rules.plan import round_sizes
from foretell.rules.presets import PRESETS, usual_players
from tests.page.browsing import PHONE, Visitor
from tests.server.server_process import serving

pytestmark = pytest.mark.browser

SHORT = {"camelot": 3, "smyrna": 4, "solitaire": 1}
"""Variants that ask for the most, with the number of players."""
OVER = "document.querySelector('.ending')"
STEPS = 4
"""A long game has its first round, its last, and those at as many equal steps between."""
PATIENCE = 180.0


@pytest.fixture(scope="module")
def visitor(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """One person on one server for all games."""
    with serving(tmp_path_factory.mktemp("presets")) as server:
        ada = Visitor(browser, server.url, PHONE)
        ada.page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
        yield ada
        ada.close()


def play(ada: Visitor, rules: dict[str, Any], players: int, seconds: float) -> None:
    """A whole game with bots that do not wait."""
    body = {"rules": rules, "players": players, "options": {"clock": 0, "pace": 0}}
    made = ada.page.request.post(f"{ada.url}/api/tables", data=body)
    ada.page.goto(ada.url + json.loads(made.body())["page"])
    ada.page.locator(".btn.go").click()
    ada.press_until(OVER, seconds)
    wrong, ada.errors = ada.errors, []  # of this game: the next one is another's
    assert not wrong, wrong


@pytest.mark.parametrize(("name", "players"), SHORT.items())
def test_a_short_game_ends(visitor: Visitor, name: str, players: int) -> None:
    """Two rounds of the variants that ask for the most: somebody stands on the first step."""
    play(visitor, {"preset": name, "sizes": [2, 3]}, players, PATIENCE)
    expect(visitor.page.locator(".podium .place-1")).to_have_count(1)


def some_rounds(name: str) -> tuple[int, ...]:
    """The sizes of a few rounds out of a variant's own game, in their order."""
    sizes = round_sizes(PRESETS[name].rules(usual_players(name)))
    last = len(sizes) - 1
    return tuple(sizes[number] for number in sorted({last * n // STEPS for n in range(STEPS + 1)}))


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_a_game_with_all_kinds_of_rounds_ends(visitor: Visitor, name: str) -> None:
    """From small rounds to the largest hands, with the usual number of players."""
    play(visitor, {"preset": name, "sizes": some_rounds(name)}, usual_players(name), PATIENCE)
