"""An online tournament in real browsers: two people and six bots, to its end by itself."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Route, expect

from tests.page.browsing import DESK, PATIENCE, PHONE, PRESS, Visitor
from tests.page.conftest import Visit
from tests.server.server_process import Process, serving

pytestmark = pytest.mark.browser

SOON = """from functools import partial
from foretell.server.http.routes import tournaments
tournaments.TournamentOpened = partial(tournaments.TournamentOpened, break_ms=2000)
from tests.seeded_chance import serve
serve()"""
"""A server whose tournaments wait two seconds from round to round, not a minute."""
SHORT = {"preset": "standard", "sizes": [1, 1]}
FORMAT = {"rounds": 1, "rules": SHORT, "cut": 4, "final": 4, "tie": "shared"}
READY = "section > a.go[href^='/t/']"
"""The way to the own table."""
WON = "section[aria-label=Winners] h2"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server in a hurry."""
    with serving(tmp_path / "data", program=SOON) as process:
        yield process


def announce(host: Visitor) -> str:
    """Announce an online tournament of short games; its address."""

    def shorten(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**body, "format": FORMAT}))

    page = host.page
    page.route(re.compile(r"/api/tournaments$"), shorten)
    page.goto(f"{host.url}/tournaments")
    page.get_by_label("What is it called?").fill("Sunday online")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("Online", exact=True).click()
    page.get_by_role("button", name="Announce it").click()
    expect(page.get_by_role("heading", name="Sunday online")).to_be_visible()
    return page.url


def step(guest: Visitor) -> None:
    """Go to the own table, play what is due there, and come back from its end."""
    page = guest.page
    if guest.has(".ending .ways .go"):
        expect(page.get_by_role("button", name="Play again")).to_have_count(0)
        page.get_by_role("link", name="Back to the tournament").click()
        expect(page.get_by_role("heading", name="Sunday online")).to_be_visible()
    elif guest.has(READY):
        with suppress(Error):  # its game may be over just now
            page.locator(READY).click(timeout=3000)
    elif guest.has(".board"):
        page.evaluate(PRESS)
    page.wait_for_timeout(25)


def test_two_people_and_six_bots_play_to_the_end(visit: Visit) -> None:
    """Nobody directs it after the start: tables open, results come, the final is played."""
    ada, ben = visit(DESK), visit(PHONE)
    link = announce(ada)
    ada.page.get_by_role("button", name="Take part yourself").click()
    ada.page.get_by_role("button", name="Take part", exact=True).click()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take part", exact=True).click()
    expect(ben.page.get_by_text("You take part as Ben.")).to_be_visible()
    ada.page.get_by_label("Bots", exact=True).fill("6")
    ada.page.get_by_role("button", name="Add bots").click()
    expect(ada.page.get_by_role("region", name="People").get_by_role("listitem")).to_have_count(8)
    ada.page.get_by_role("button", name="Start now").click()
    expect(ben.page.locator(READY)).to_be_visible()
    end = time.monotonic() + PATIENCE
    while not (ada.has(WON) and ben.has(WON)):
        assert time.monotonic() < end, f"never over\n{ada.shown()}\n{ben.shown()}"
        for guest in (ada, ben):
            step(guest)
    expect(ada.page.get_by_role("button", name=re.compile("^F2"))).to_be_visible()
    expect(ada.page.locator("article.paper")).to_have_count(1)
    winner = ada.page.locator(WON).inner_text().removesuffix(" wins.").split(" and ")[0]
    standings = ada.page.get_by_role("row").filter(has_text=winner)
    expect(standings.first).to_contain_text("1.")
    ada.forgive_requests()  # the browser notes that somebody was faster
